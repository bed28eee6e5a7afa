import type { EndedResultBody } from '../../src/lib/events/action-result';
import { valueAt, type JsonObject } from '../../src/lib/base/json';
import { shortLog, type LogWriter } from './clean-log';
import { edited, exported, type ForgedLog } from './forge';

const path = 'bees/goal.md';
const alarm = { text: 'Meet 12 keepers', at: '18:00', zone: 'Europe/Berlin', date: '2026-11-29' };
const terms = (id: string, more: JsonObject = {}): JsonObject => ({
  ...{ ...alarm, id, weekdays: [], late_minutes: null, snoozed: null },
  ...more,
});
const tasks = {
  goal: 'G1',
  goal_name: 'Read about bees',
  changes: [{ do: 'drop', task: 'G1-T2', name: 'Step G1-T2' }],
};
const notes = [
  {
    path,
    edits: [
      { find: '12 hives', replace: '15 hives' },
      { find: '12 keepers', replace: '15 keepers' },
    ],
  },
];
const purpose = { before: 'Learn about city bees', after: 'Learn about 15 city bees', kind: 'to_reach' };
const parts = [
  { path, at: 2, length: 8, text: '12 hives' },
  { path, at: 20, length: 10, text: '12 keepers' },
];
const isOther = 'it changes something else than D16 was approved for';
const isOtherPart = 'it keeps other parts than D16 edited';

/** Corrections that changed something else than was approved, or half of it; each result stands at seq 20. */
export function correctedOtherwise(): ForgedLog[] {
  return [
    log('3-correction-keeps-another-text', 20, isOtherPart, (writer) =>
      corrected(writer, { notes }, { kept_parts: [{ ...parts[0], text: '99 hives' }, parts[1]] as typeof parts }),
    ),
    log('3-correction-keeps-another-length', 20, isOtherPart, (writer) =>
      corrected(writer, { notes }, { kept_parts: [{ ...parts[0], length: 9 }, parts[1]] as typeof parts }),
    ),
    log('3-correction-keeps-half', 20, isOtherPart, (writer) =>
      corrected(writer, { notes }, { kept_parts: parts.slice(0, 1) }),
    ),
    log('3-correction-keeps-one-place-twice', 20, isOtherPart, (writer) =>
      corrected(writer, { notes }, { kept_parts: [parts[0], { ...parts[1], at: 4 }] as typeof parts }),
    ),
    log('3-parts-kept-of-no-edit', 20, 'it keeps parts of notes, and D16 edited none', (writer) =>
      corrected(writer, tasks, { kept_parts: parts }),
    ),
    log('3-correction-half-made', 20, 'of 3 changes that D16 was approved with 1 came', (writer) => {
      const result = corrected(writer, { ...tasks, purpose, notes, alarms: [alarm] }, { kept_parts: parts });
      set(writer, result);
      writer.input('Go on');
    }),
    log('3-correction-with-another-alarm', 21, isOther, (writer) => {
      set(writer, corrected(writer, { notes, alarms: [alarm] }), { at: '03:00' });
    }),
    log('3-correction-ends-another-alarm', 21, isOther, (writer) => {
      const result = corrected(writer, { alarms_off: [{ ...alarm, alarm: 'A7' }] });
      const body = { type: 'change', subject: 'alarms.A7', after: null, by: 'user', undo_of: null } as const;
      writer.write({ ...body, before: terms('A7', { at: '07:00' }) }, { trigger: result });
    }),
    log('3-correction-rewords-the-purpose-otherwise', 21, isOther, (writer) =>
      reworded(writer, corrected(writer, { purpose, notes }), { value: 'Serve me' }),
    ),
    log('3-correction-of-another-purpose', 21, isOther, (writer) =>
      reworded(writer, corrected(writer, { purpose, notes }), {}, { value: 'Learn about wasps' }),
    ),
    log('3-correction-changes-another-task', 21, isOther, (writer) =>
      dropped(writer, corrected(writer, { ...tasks, notes }), 'G1-T3'),
    ),
    log('3-correction-changes-more', 22, isOther, (writer) => {
      const result = corrected(writer, { notes, alarms: [alarm] });
      set(writer, result);
      set(writer, result);
    }),
    log('3-correction-that-failed-sets-an-alarm', 21, isOther, (writer) =>
      set(
        writer,
        corrected(writer, { notes, alarms: [alarm] }, { status: 'fail', outcome: 'no_effect', cause: 'mismatch' }),
      ),
    ),
    {
      ...named('3-correction-shown-otherwise', 17, 'line 1 says something else than the payload of D16'),
      text: shownOtherwise(),
    },
    log('3-part-brought-back-of-another-note', 21, 'it brings back another note than seq 20 kept', (writer) =>
      back(writer, corrected(writer, { notes }, { kept_parts: parts }), ['bees/more.md']),
    ),
    log('3-part-brought-back-over-newer-text', 27, 'seq 25 wrote that note since', (writer) => {
      const result = corrected(writer, { notes }, { kept_parts: parts });
      const payload = { path, content: '# Bees', mode: 'replace' };
      const thought = writer.think(writer.input('Write it'), 'note.write', payload);
      writer.end(writer.act(writer.answer(writer.ask(thought), 'granted')));
      back(writer, result, [path]);
    }),
    log('6-purpose-taken-back-otherwise', 22, 'it takes back a purpose that was set otherwise', (writer) => {
      const made = reworded(writer, corrected(writer, { purpose, notes }), {});
      const [now, was] = [
        { value: purpose.after, kind: 'to_reach' },
        { value: 'Serve me', kind: 'to_reach' },
      ];
      const after = { ...was, decision: 'D3', keeps_goals: true };
      writer.write(
        { type: 'change', subject: 'purpose', before: now, after, by: 'user', undo_of: made },
        { trigger: made },
      );
    }),
  ];
}

function corrected(writer: LogWriter, payload: JsonObject, end: Partial<EndedResultBody> = {}): number {
  const thought = writer.think(writer.input('We are 15 now'), 'plan.change', payload);
  return writer.end(writer.act(writer.answer(writer.ask(thought), 'granted')), end);
}

function set(writer: LogWriter, trigger: number, more: JsonObject = {}): number {
  const id = `A${writer.events.length + 1}`;
  return writer.write(
    { type: 'change', subject: `alarms.${id}`, before: null, after: terms(id, more), by: 'user', undo_of: null },
    { trigger },
  );
}

function reworded(writer: LogWriter, trigger: number, more: JsonObject, was: JsonObject = {}): number {
  const before = { value: purpose.before, kind: 'to_reach', decision: 'D3', ...was };
  const after = { value: purpose.after, kind: 'to_reach', keeps_goals: true, decision: 'D16', ...more };
  return writer.write({ type: 'change', subject: 'purpose', before, after, by: 'user', undo_of: null }, { trigger });
}

function dropped(writer: LogWriter, trigger: number, task: string): number {
  const side = (status: string): JsonObject => ({ tasks: { [task]: { name: `Step ${task}`, status } } });
  const body = { type: 'change', subject: 'plan.G1', by: 'user', undo_of: null } as const;
  return writer.write({ ...body, before: side('pending'), after: side('fail') }, { trigger });
}

function back(writer: LogWriter, seq: number, value: string[]): number {
  return writer.write(
    { type: 'change', subject: 'note', before: null, after: { value }, by: 'user', undo_of: seq },
    { trigger: seq },
  );
}

/** The card told of another number than the payload holds. */
function shownOtherwise(): string {
  const { events, writer } = shortLog();
  const asked = writer.ask(writer.think(writer.input('We are 15 now'), 'plan.change', { ...tasks, notes }));
  return exported(
    edited(events, asked, (event) => {
      const replace = valueAt(event, '/lines/0/parameters/edits/0/replace') as JsonObject;
      replace['text'] = '13 hives';
    }),
  );
}

function named(name: string, line: number, says: string): Omit<ForgedLog, 'text'> {
  return { name, invariant: Number(name[0]) as ForgedLog['invariant'], line, seq: line, says };
}

function log(name: string, line: number, says: string, write: (writer: LogWriter) => unknown): ForgedLog {
  const { events, writer } = shortLog();
  write(writer);
  return { ...named(name, line, says), text: exported(events) };
}
