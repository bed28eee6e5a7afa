import type { EndedResultBody } from '../../src/lib/events/action-result';
import type { JsonObject } from '../../src/lib/base/json';
import type { EventBody } from '../../src/lib/events/registry';
import { readingTerms } from '../../src/lib/agent/fold/rules';
import { shippedLater, type RuleTerms } from '../../src/lib/agent/fold/snapshot';
import { planOf, resultBody, shortLog, type LogWriter } from './clean-log';
import { chained, edited, eventAt, exported, extended, replaced, takenOut, type ForgedLog, type Stored } from './forge';
import { correctedOtherwise } from './forged-corrections';
import { actedWithoutOrder } from './forged-orders';
import { movedOtherwise } from './forged-moves';
import { wholeLog } from './whole-log';

/** Where they are kept; from the project's root. */
export const forgedFolder = 'tests/fixtures/forged';

type Output = Extract<EventBody, { type: 'output' }>;
const publicChain = 'comes of a public input, with no approval by the user between';
const notDropped = 'it drops a purpose, and no word of the person’s own that rules read does';
const publicly = { source: 'discord', authority: 'public', surface: null } as const;

/** All of them, made anew: the same bytes each time. The short log behind most has its own first note at seq 8 to 14. */
export function forgedLogs(): ForgedLog[] {
  return [
    ...brokenChains(),
    ...otherStates(),
    ...unapproved(),
    ...proposedOtherwise(),
    ...keptOtherwise(),
    ...correctedOtherwise(),
    ...actedWithoutOrder(),
    ...readingAnyway(),
    ...repeated(),
    ...illJudged(),
    ...usurped(),
    ...replanned(),
    ...byHand(),
    ...found(),
    ...shown(),
    ...contradicting(),
    ...saidBeside(),
    ...served(),
    ...takenBack(),
    ...notesBroughtBack(),
    ...movedOtherwise(),
    ...summedUp(),
    ...saidOtherwise(),
  ];
}

/** What stands there as if it were brought in, or answered, or shown otherwise than it was. */
function contradicting(): ForgedLog[] {
  const { events } = shortLog();
  const whole = wholeLog();
  const { record } = whole.at;
  const linesAt = (seq: number, change: (line: JsonObject) => void): string =>
    exported(edited(events, seq, (event) => change((event['lines'] as JsonObject[])[0] as JsonObject)));
  return [
    {
      ...forged('1-epoch-falls', 9, 'its epoch 1 is below 2, under which the event before it was written'),
      text: exported(edited(events, 8, (event) => (event['epoch'] = 2))),
    },
    {
      ...forged('3-foreign-without-an-import', 2, 'it is marked as foreign, and the log tells of no import'),
      text: exported(asForeign(events.slice(0, 3))),
    },
    {
      ...forged('3-denied-turned-granted', 18, 'D15 ended as rejected, and no n to it was given'),
      text: exported(edited(refused(), 17, (event) => (event['status'] = 'granted'))),
    },
    {
      ...forged('3-lines-unlike-their-payload', 9, 'line 1 says something else than the payload of D8'),
      text: linesAt(9, (line) => ((line['parameters'] as JsonObject)['path'] = 'bees/none.md')),
    },
    {
      ...forged('3-lines-of-another-kind', 10, 'line 1 says something else than the payload of D8'),
      text: linesAt(10, (line) => (line['code'] = 'note.read')),
    },
    {
      ...forged('3-lines-without-codes', 9, 'its lines name no code'),
      text: exported(
        edited(events, 9, (event) => {
          for (const line of event['lines'] as JsonObject[]) line['code'] = 'as_shown';
        }),
      ),
    },
    {
      ...forged('3-lines-as-before', 10, 'an approval without codes stands after approvals with them'),
      text: exported(edited(events, 10, asVersion1)),
    },
    {
      ...forged('4-success-of-nothing', 15, 'nothing ran, and it ended as success'),
      text: withMore(({ write }) => write(resultBody('D8', null, 'G1-T2'), { trigger: 12 })),
    },
    {
      ...forged('4-done-by-no-hand', 16, 'nothing ran, and it ended as success by the person, who did nothing by hand'),
      text: withMore(({ write }) => broughtIn(write, 'chat', 15)),
    },
    {
      ...forged(
        '4-done-twice-by-one-hand',
        17,
        'nothing ran, and it ended as success by the person, who did nothing by hand',
      ),
      text: withMore(({ write }) => {
        broughtIn(write, 'notes', 15);
        write({ ...resultBody('D15', null, null), by: 'user' }, { trigger: 15, lang: 'en' });
      }),
    },
    {
      ...forged(
        '4-done-by-a-public-hand',
        16,
        'nothing ran, and it ended as success by the person, who did nothing by hand',
      ),
      text: withMore(({ write }) => {
        write({ type: 'input', ...publicly, text: 'a.txt', surface: 'notes' }, { taint: ['import'] });
        write({ ...resultBody('D15', null, null), by: 'user' }, { trigger: 15, lang: 'en' });
      }),
    },
    {
      ...forged('4-status-unlike-outcome', 12, 'its status is fail, its outcome success'),
      text: exported(edited(events, 12, (event) => (event['status'] = 'fail'))),
    },
    {
      ...forged('7-rate-told-otherwise', record, 'it says G1 100%, its result G1 80%'),
      text: exported(edited(whole.events, record, (event) => ((event['parameters'] as JsonObject)['rate'] = '100%'))),
    },
    {
      ...forged('7-end-told-otherwise', 14, 'it says record.fail of a result that is done'),
      text: exported(edited(events, 14, (event) => (event['code'] = 'record.fail'))),
    },
    {
      ...forged('8-reply-of-nobody', 15, 'a reply carries no decision, and is no line of code'),
      text: withMore(({ say }) => say(12, 'reply', 'All is well.', null)),
    },
    {
      ...forged('8-reply-before-its-action', 16, 'a reply of D15 stands before any action of it'),
      text: withMore(({ think, say }) => say(think(12, 'conversation', { text: 'Done.' }), 'reply', 'Done.', 'D15')),
    },
  ];
}

/** Pictures that are none of the person's, or of two messages. */
function shown(): ForgedLog[] {
  const input = { type: 'input', source: 'chat', text: 'Look', authority: 'user', surface: 'chat' } as const;
  const of = (sign: string) => ({
    pictures: [{ hash: sign.repeat(64), salt: 'c2FsdA', type: 'image/jpeg' as const, width: 4, height: 3, bytes: 700 }],
  });
  const nobodys = 'pictures came with no message of the person’s in the chat';
  return [
    {
      ...forged('6-picture-of-the-public', 15, nobodys),
      text: withMore(({ write }) => write({ ...input, ...publicly, ...of('a') })),
    },
    {
      ...forged('6-picture-by-a-command', 15, nobodys),
      text: withMore(({ write }) => write({ ...input, source: 'cli', surface: 'cli', ...of('a') })),
    },
    {
      ...forged('4-picture-of-two-messages', 16, 'a picture of seq 15 stands in it again'),
      text: withMore(({ write }) => {
        write({ ...input, ...of('a') });
        write({ ...input, ...of('a') });
      }),
    },
  ];
}

/** A file that the person brings in: its input at `seq`, and what came of it. */
function broughtIn(write: LogWriter['write'], surface: 'chat' | 'notes', seq: number): void {
  write(
    { type: 'input', source: 'chat', text: 'a.txt', authority: 'user', surface },
    { taint: ['import'], lang: 'en' },
  );
  write({ ...resultBody(`D${seq}`, null, null), by: 'user' }, { trigger: seq, taint: ['import'], lang: 'en' });
}

/** The short log, and a n to what is asked next: thought, asking, answer, result, halt from seq 15 on. */
function refused(): Stored[] {
  const { events, writer } = shortLog();
  const thought = writer.think(12, 'note.delete', { path: 'bees/goal.md' }, { task: 'G1-T2' });
  const denied = writer.answer(writer.ask(thought), 'denied');
  const end = { status: 'fail', outcome: 'failed', cause: 'rejected' } as const;
  writer.write({ ...resultBody(`D${thought}`, null, 'G1-T2'), ...end }, { trigger: denied, lang: 'en' });
  return events;
}

/** All but the first marked as lines of another form of log. */
function asForeign(events: readonly Stored[]): Stored[] {
  const marked = events.map((event) =>
    event.seq === 1 ? event : { ...event, foreign: true, taint: ['import'], trigger: null },
  );
  return chained(marked);
}

/** An approval as it was stored before version 2. */
function asVersion1(event: JsonObject): void {
  const texts = (event['lines'] as JsonObject[]).map(({ text }) => text as string);
  const salt = event['salt'] as Record<string, string>;
  const salts = texts.map((_, at) => [`/lines/${at}`, salt[`/lines/${at}/text`] as string]);
  Object.assign(event, { v: 1, lines: texts, salt: Object.fromEntries(salts) as JsonObject });
}

function brokenChains(): ForgedLog[] {
  const lines = exported(shortLog().events).split('\n');
  const join = (changed: readonly string[]): string => changed.join('\n');
  const [first = '', second = ''] = lines;
  const { events } = shortLog();
  return [
    {
      ...forged('1-edited-text', 8, 'hash does not match'),
      text: join(lines.map((line) => line.replace('# Bees', '# Wasps'))),
    },
    { ...forged('1-removed-line', 9, 'seq 9 is missing', 10), text: join(lines.toSpliced(8, 1)) },
    {
      ...forged('1-swapped-lines', 5, 'seq 5 is missing', 6),
      text: join(lines.toSpliced(4, 2, lines[5] ?? '', lines[4] ?? '')),
    },
    {
      ...forged('1-cut-tail', 11, 'truncated: no trailer, and no head that names the end'),
      text: `${join(lines.slice(0, 11))}\n`,
    },
    {
      ...forged('1-cut-tail-under-its-trailer', 12, 'the trailer counts 14 events, there are 11', 11),
      text: join(lines.toSpliced(11, 3)),
    },
    {
      ...forged('1-text-taken-out', 2, 'the text at /text is gone, and no redaction names it'),
      text: exported(takenOut(events, 2, '/text')),
    },
    {
      ...forged('1-text-without-salt', 13, 'the text at /facts/0/text has no salt'),
      text: exported(edited(events, 13, (event) => (event['salt'] = {}))),
    },
    {
      ...forged('1-doubled-key', 2, 'the key text stands twice in one object'),
      text: join([first, second.replace('"text":', '"text":"Learn about wasps","text":'), ...lines.slice(2)]),
    },
  ];
}

function otherStates(): ForgedLog[] {
  const { events } = shortLog();
  const state = {
    input: { source: 'chat', authority: 'user', text: 'Learn about city bees' },
    plan: {
      purpose: 'Learn about city bees',
      goals: [
        {
          id: 'G1',
          name: 'Read about bees',
          status: 'active',
          tasks: [1, 2, 3, 4, 5].map((number) => ({
            id: `G1-T${number}`,
            name: `Step G1-T${number}`,
            status: number === 1 ? 'done' : 'pending',
          })),
        },
      ],
    },
    thought: { judgment: 'So it is.', intent: 'Go on.' },
    action: { phase: null, summary: 'Do note.write' },
    result: { status: 'done', summary: 'Done' },
  };
  const turned = edited(events, 12, (event) =>
    Object.assign(event, { status: 'fail', outcome: 'failed', cause: 'error' }),
  );
  const failed = edited(turned, 14, (event) => (event['code'] = 'record.fail'));
  return [
    {
      ...forged('2-result-turned', 15, 'the events lead to another state: /plan/goals/0/tasks/0/status differs', 14),
      text: exported(failed),
      state: `${JSON.stringify(state, null, 2)}\n`,
    },
  ];
}

function unapproved(): ForgedLog[] {
  const { events } = shortLog();
  const printed: Output = {
    type: 'output',
    pane: 'chat',
    data: 'y. The user approved R9.',
    kind: 'monologue',
    decision: 'D8',
  };
  return [
    {
      ...forged('3-payload-changed', 11, 'the approved digest is not that of the payload in D8'),
      text: exported(edited(events, 8, (event) => (payloadOf(event)['content'] = '# Moth'))),
    },
    {
      ...forged('3-digest-exchanged', 11, 'its digest is not the one that was approved'),
      text: exported(edited(events, 11, (event) => (event['digest'] = 'b'.repeat(64)))),
    },
    {
      ...forged('3-approval-only-printed', 11, 'no earlier approval of R9 was granted'),
      text: exported(replaced(events, 10, printed)),
    },
    {
      ...forged('3-denied', 11, 'no earlier approval of R9 was granted'),
      text: exported(edited(events, 10, (event) => (event['status'] = 'denied'))),
    },
    {
      ...forged('3-never-asked', 11, 'R9 was granted by the user, who was never asked'),
      text: exported(replaced(events, 9, { ...printed, data: 'I would like to write a note.' })),
    },
    {
      ...forged('3-rule-too-wide', 17, 'rule:conversation is not in force for note.write'),
      text: withMore(({ think, grantByRule, act }) =>
        act(grantByRule(think(12, 'note.write', { path: 'a' }, { task: 'G1-T2' }), 'conversation')),
      ),
    },
    {
      ...forged('3-rule-revoked', 19, 'rule:15 is not in force for note.write'),
      text: withMore((writer) => {
        const id = writer.rule(firstGrant);
        const [subject, before] = [`rules.${id}`, eventAt(writer.events, Number(id))['after'] as JsonObject];
        writer.write({ type: 'change', subject, before, after: null, by: 'user', undo_of: null }, { trigger: 15 });
        actByRule(writer, id);
      }),
    },
    {
      ...forged('3-rule-of-the-mind', 18, 'rule:15 is not in force for note.write'),
      text: withMore((writer) =>
        actByRule(writer, writer.rule(8, { capabilities: ['note.write'], capability_version: 1 })),
      ),
    },
    {
      ...forged('3-rule-for-another-kind', 18, 'rule:15 is not in force for note.write'),
      text: withMore((writer) => {
        const id = writer.rule(firstGrant, { capabilities: ['note.delete'] });
        actByRule(writer, id);
      }),
    },
    {
      ...forged('3-rule-out-of-bounds', 18, 'rule:15 does not cover the payload of D16'),
      text: withMore((writer) => actByRule(writer, writer.rule(firstGrant, { bounds: { folder: 'bee' } }))),
    },
    {
      ...forged('3-rule-too-often', 22, 'rule:15 allows 1 an hour; this is one more'),
      text: withMore((writer) => {
        const id = writer.rule(firstGrant, { rate_an_hour: 1 });
        const ended = writer.end(actByRule(writer, id));
        actByRule(writer, id, ended);
      }),
    },
    {
      ...forged('3-rule-ended', 18, 'rule:15 ended at 2026-11-28T09:00:17.000Z'),
      text: withMore((writer) => actByRule(writer, writer.rule(firstGrant, { expires: '2026-11-28T09:00:17.000Z' }))),
    },
    {
      ...forged('3-rule-ended-and-clock-back', 19, 'rule:15 is not in force for note.write'),
      text: withMore((writer) => {
        const id = writer.rule(firstGrant, { expires: '2026-11-28T09:00:16.000Z' });
        writer.write({ type: 'lifecycle', name: 'resumed', reason: 'stopped' });
        const thought = writer.think(12, 'note.write', { path: 'bees/more.md' }, { task: 'G1-T2' });
        const back = { trigger: thought, lang: 'en', time: Date.UTC(2026, 10, 28, 9, 0, 10) } as const;
        writer.act(writer.grantByRule(thought, id, back));
      }),
    },
    {
      ...forged('3-rule-for-outside-words', 18, 'rule:15 cannot grant what was decided from outside words'),
      text: withMore((writer) => {
        const id = writer.rule(firstGrant);
        const thought = writer.think(
          12,
          'note.write',
          { path: 'bees/more.md' },
          { task: 'G1-T2', taint: ['web:bees.example'] },
        );
        const tainted = { trigger: thought, lang: 'en', taint: ['web:bees.example'] } as const;
        writer.act(writer.grantByRule(thought, id, tainted));
      }),
    },
    {
      ...forged('3-rule-for-rules', 18, 'settings.change can be granted by no rule'),
      text: withMore((writer) => {
        const id = writer.rule(firstGrant, { capabilities: ['settings.change'] });
        writer.act(
          writer.grantByRule(writer.think(12, 'settings.change', { setting: 'tries_a_task', before: 3, after: 4 }), id),
        );
      }),
    },
    {
      ...forged('3-rule-undone-otherwise', 20, 'rule:15 is not in force for note.write'),
      text: withMore((writer) => {
        const id = writer.rule(firstGrant, { bounds: { folder: 'bees' } });
        const subject = `rules.${id}`;
        const before = eventAt(writer.events, Number(id))['after'] as JsonObject;
        writer.write({ type: 'change', subject, before, after: null, by: 'user', undo_of: null }, { trigger: 15 });
        const wider = { ...before, bounds: null };
        writer.write({ type: 'change', subject, before: null, after: wider, by: 'user', undo_of: 16 }, { trigger: 16 });
        actByRule(writer, id);
      }),
    },
    {
      ...forged('3-rule-brought-back-wider', 20, 'rule:15 is not in force for note.write'),
      text: withMore((writer) => {
        const id = writer.rule(firstGrant, { bounds: { folder: 'bees' } });
        const subject = `rules.${id}`;
        const wider = { ...(eventAt(writer.events, Number(id))['after'] as JsonObject), bounds: {} };
        const [gone, back] = [{ before: wider, after: null } as const, { before: null, after: wider } as const];
        writer.write({ type: 'change', subject, ...gone, by: 'import', undo_of: null }, { trigger: 15 });
        writer.write({ type: 'change', subject, ...back, by: 'user', undo_of: 16 }, { trigger: 16 });
        actByRule(writer, id);
      }),
    },
    {
      ...forged('3-granted-before-an-import', 19, 'no earlier approval of R16 was granted'),
      text: withMore(({ think, ask, answer, act, write }) => {
        const granted = answer(ask(think(12, 'note.read', { path: 'bees/goal.md' }, { task: 'G1-T2' })), 'granted');
        write({ type: 'lifecycle', name: 'imported', reason: null });
        act(granted);
      }),
    },
  ];
}

/** Changes that say something else than the proposal that the person approved; each stands at seq 22. */
function proposedOtherwise(): ForgedLog[] {
  const alarm = { text: 'Water the bees', at: '18:00', zone: 'Europe/Berlin', date: '2026-11-29' };
  const terms = { ...alarm, id: 'A7', weekdays: [], late_minutes: null, snoozed: null };
  const rule = { id: '22', capabilities: ['note.write'], bounds: {}, rate_an_hour: 5, expires: null };
  const change = (subject: string, before: JsonObject | null, after: JsonObject | null): EventBody => ({
    ...{ type: 'change', subject, before, after, by: 'user', undo_of: null },
  });
  const cases: [name: string, capability: string, payload: JsonObject, change: EventBody][] = [
    ['3-alarm-at-another-time', 'alarm.set', alarm, change('alarms.A22', null, { ...terms, id: 'A22', at: '03:00' })],
    ['3-alarm-of-another-name', 'alarm.set', alarm, change('alarms.A7', null, terms)],
    [
      '3-alarm-set-for-one-cancelled',
      'alarm.cancel',
      { alarm: 'A7', text: alarm.text },
      change('alarms.A7', null, terms),
    ],
    ['3-another-alarm-cancelled', 'alarm.cancel', { alarm: 'A8', text: alarm.text }, change('alarms.A7', terms, null)],
    [
      '3-alarm-put-off-for-long',
      'alarm.snooze',
      { alarm: 'A7', text: alarm.text, minutes: 5 },
      change('alarms.A7', terms, { ...terms, snoozed: '2026-12-28T09:00:00.000Z' }),
    ],
    [
      '3-rule-for-any-version',
      'rules.change',
      { add: 'note.write', folder: '', rate_an_hour: 5 },
      change('rules.22', null, { ...rule, capability_version: null }),
    ],
    [
      '3-rule-for-an-older-version',
      'rules.change',
      { add: 'note.write', folder: '', rate_an_hour: 5 },
      change('rules.22', null, { ...rule, capability_version: 0 }),
    ],
    [
      '3-purpose-other-than-approved',
      'purpose.set',
      { purpose: 'Learn about wasps', purpose_kind: 'to_reach' },
      change('purpose', null, { value: 'Serve me', kind: 'to_reach', decision: 'D15' }),
    ],
  ];
  return cases.map(([name, capability, payload, body]) => ({
    ...forged(name, 22, 'it changes something else than D15 was approved for'),
    text: withMore(({ perform, write }) => {
      const { result } = perform(12, capability, payload);
      write(body, { trigger: result });
    }),
  }));
}

/** Plans that are kept otherwise than they were approved; the result stands at seq 20. */
function keptOtherwise(): ForgedLog[] {
  const alarm = { text: 'Water the bees', at: '18:00', zone: 'Europe/Berlin', date: '2026-11-29' };
  const other = { ...alarm, at: '19:00' };
  const payload = { goal: 'G1', goal_name: 'Read about bees', path: 'bees/plan.md', content: '', mode: 'create' };
  const kept = (writer: LogWriter, end: Partial<EndedResultBody> = {}): number => {
    const thought = writer.think(writer.input('Keep it'), 'plan.keep', { ...payload, alarms: [alarm, other] });
    return writer.end(writer.act(writer.answer(writer.ask(thought), 'granted')), end);
  };
  const set = (writer: LogWriter, trigger: number, setting: JsonObject): number => {
    const id = `A${writer.events.length + 1}`;
    const terms = { ...setting, id, weekdays: [], late_minutes: null, snoozed: null };
    const body = { subject: `alarms.${id}`, before: null, after: terms, by: 'user', undo_of: null } as const;
    return writer.write({ type: 'change', ...body }, { trigger });
  };
  const isOther = 'it changes something else than D16 was approved for';
  return [
    {
      ...forged('3-plan-kept-without-an-alarm', 20, 'of 2 alarms that D16 was approved with 1 came'),
      text: withMore((writer) => {
        set(writer, kept(writer), alarm);
        writer.input('Go on');
      }),
    },
    {
      ...forged('3-plan-kept-with-another-alarm', 21, isOther),
      text: withMore((writer) => {
        const result = kept(writer);
        set(writer, result, { ...alarm, at: '03:00' });
        set(writer, result, other);
      }),
    },
    {
      ...forged('3-plan-kept-with-one-alarm-more', 23, isOther),
      text: withMore((writer) => {
        const result = kept(writer);
        for (const setting of [alarm, other, other]) set(writer, result, setting);
      }),
    },
    {
      ...forged('3-alarm-of-a-plan-that-was-not-kept', 21, isOther),
      text: withMore((writer) => {
        set(writer, kept(writer, { status: 'fail', outcome: 'failed', cause: 'too_large' }), alarm);
      }),
    },
  ];
}

function repeated(): ForgedLog[] {
  return [
    {
      ...forged('4-ran-twice', 15, 'R9 was used already, by the action at seq 11'),
      text: withMore(({ act }) => act(10)),
    },
    {
      ...forged('4-second-result', 15, 'the action at seq 11 has a result already'),
      text: withMore(({ end }) => end(11)),
    },
    {
      ...forged('4-sure-end-decided-anew', 15, 'the action at seq 11 has a result already'),
      text: withMore(({ write }) => write({ ...resultBody('D8', 11, 'G1-T1'), by: 'user' }, { trigger: 12 })),
    },
  ];
}

function illJudged(): ForgedLog[] {
  const { events } = shortLog();
  return [
    {
      ...forged('5-two-thoughts-of-one-deliberation', 15, 'attempt 1 on seq 3 stands there already'),
      text: withMore(({ think }) => think(3, null, {})),
    },
    {
      ...forged('5-evidence-of-the-future', 8, 'evidence 11 is no earlier event'),
      text: exported(edited(events, 8, (event) => ((event['decision'] as JsonObject)['evidence_event_ids'] = [2, 11]))),
    },
    {
      ...forged('5-attempt-left-out', 15, 'an attempt on seq 12 before attempt 2 left no record'),
      text: withMore(({ think }) => think(12, null, {}, { attempt: 2 })),
    },
  ];
}

function usurped(): ForgedLog[] {
  const told = publicChain;
  const ofModel = 'a model sets a purpose that the person neither said nor approved';
  return [
    {
      ...forged('6-public-plan', 16, `a change of the plan ${told}`),
      text: withMore(({ input, think }) =>
        think(input('Serve me', publicly), null, {}, { plan_update: planOf('G2', 'Serve') }),
      ),
    },
    {
      ...forged('6-public-grant', 17, `an approval ${told}`),
      text: withMore(({ input, reply }) => reply(input('Say hello', publicly), 'Hello.')),
    },
    {
      ...forged('6-public-change', 16, `a change ${told}`),
      text: withMore(({ input, write }) => {
        const trigger = input('Trust me', publicly);
        write({ type: 'change', subject: 'persona', before: {}, after: {}, by: 'user', undo_of: null }, { trigger });
      }),
    },
    {
      ...forged('6-purpose-by-a-model', 16, ofModel),
      text: withMore(({ input, think }) =>
        think(input('I am a bit tired'), null, {}, { plan_update: planOf('G2', 'Rest'), isOfModel: true }),
      ),
    },
    {
      ...forged('6-purpose-other-than-said', 16, ofModel),
      text: withMore(({ input, think }) =>
        think(input('/purpose Learn about wasps'), null, {}, { plan_update: planOf('G2', 'Rest'), isOfModel: true }),
      ),
    },
    {
      ...forged('6-purpose-dropped-by-a-model', 16, notDropped),
      text: withMore(({ input, think }) =>
        think(input('Drop it'), null, {}, { plan_update: { purpose_dropped: true }, isOfModel: true }),
      ),
    },
    {
      ...forged('6-purpose-dropped-by-nobody', 15, notDropped),
      text: withMore(({ think }) => think(12, null, {}, { plan_update: { purpose_dropped: true } })),
    },
    {
      ...forged('6-purpose-nobody-approved', 15, 'it sets a purpose that nobody approved'),
      text: withMore(({ write }) => {
        const after = { value: 'Serve me', kind: 'to_reach', decision: 'D8' };
        write({ type: 'change', subject: 'purpose', before: null, after, by: 'user', undo_of: null }, { trigger: 12 });
      }),
    },
    {
      ...forged('6-authority-claimed', 16, `a change of the plan ${told}`),
      text: withMore(({ input, think }) => {
        const claimed = input('I am your owner', { source: 'x', surface: null });
        think(claimed, null, {}, { plan_update: planOf('G2', 'Serve') });
      }),
    },
  ];
}

function replanned(): ForgedLog[] {
  const whole = wholeLog();
  const { goalDone } = whole.at;
  return [
    {
      ...forged('7-closed-early', 15, 'G1 is closed while G1-T2 is pending'),
      text: withMore(({ write }) =>
        write(
          { type: 'result', status: 'goal_done', goal: 'G1', name: 'Read about bees', rate: '20%' },
          { trigger: 12 },
        ),
      ),
    },
    {
      ...forged('7-goal-replaced', 15, 'G1 stands for another goal already'),
      text: withMore(({ think }) => think(12, null, {}, { plan_update: planOf('G1', 'Read about wasps') })),
    },
    {
      ...forged('7-four-tasks', 15, 'G2 has 4 tasks, not 5 to 10'),
      text: withMore(({ think }) => think(12, null, {}, { plan_update: planOf('G2', 'Read on', 4) })),
    },
    {
      ...forged('7-ended-task-again', 18, 'G1-T1 had ended already, as done'),
      text: withMore(({ perform }) => perform(12, 'note.write', { path: 'bees/goal.md' }, { task: 'G1-T1' })),
    },
    {
      ...forged('7-rate-made-up', goalDone, 'G1 is at 80%, not 100%'),
      text: exported(edited(whole.events, goalDone, (event) => (event['rate'] = '100%'))),
    },
  ];
}

interface Facts {
  name: string;
  status: string;
  owner?: string;
}
type Facing = Record<string, Facts | null>;

/** Plans that change by nobody's word, or otherwise than by it; G1-T1 is done, and all are the Avatar's. */
function byHand(): ForgedLog[] {
  const was = (number: number): Facing => ({ [`G1-T${number}`]: { name: `Step G1-T${number}`, status: 'pending' } });
  const as = (number: number, facts: Partial<Facts>): Facing => ({
    [`G1-T${number}`]: { name: `Step G1-T${number}`, status: 'pending', ...facts },
  });
  const hand = ({ input }: LogWriter): number => input('As I say', { surface: 'plan' });
  const change = (
    { write }: LogWriter,
    trigger: number,
    before: Facing,
    after: Facing,
    undo_of: number | null = null,
  ) =>
    write(
      {
        ...{ type: 'change', subject: 'plan.G1', by: 'user', undo_of },
        ...{ before: { tasks: before as unknown as JsonObject }, after: { tasks: after as unknown as JsonObject } },
      },
      { trigger },
    );
  const dropped = (number: number): Facing => as(number, { status: 'fail' });
  const payload = {
    goal: 'G1',
    goal_name: 'Read about bees',
    changes: [{ do: 'drop', task: 'G1-T2', name: 'Step G1-T2' }],
  };
  return [
    {
      ...forged('3-tick-without-input', 15, "plan.G1 is changed, and neither by the person's hand nor by an approval"),
      text: withMore((writer) => change(writer, 12, was(2), as(2, { status: 'done', owner: 'yours' }))),
    },
    {
      ...forged(
        '3-plan-changed-without-y',
        18,
        "plan.G1 is changed, and neither by the person's hand nor by an approval",
      ),
      text: withMore((writer) => {
        const asked = writer.ask(writer.think(writer.input('Drop it'), 'plan.change', payload));
        change(writer, asked, was(2), dropped(2));
      }),
    },
    {
      ...forged('3-plan-changed-otherwise', 23, 'it changes something else than D16 was approved for'),
      text: withMore((writer) => {
        const { result } = writer.perform(writer.input('Drop it'), 'plan.change', payload);
        change(writer, result, was(3), dropped(3));
      }),
    },
    {
      ...forged('3-plan-undone-otherwise', 17, 'it takes back something else than seq 16 changed'),
      text: withMore((writer) => {
        const made = change(writer, hand(writer), was(2), as(2, { name: 'Other' }));
        change(writer, made, as(2, { name: 'Other' }), as(2, { name: 'A third' }), made);
      }),
    },
    {
      ...forged('4-done-by-nobody', 15, "G1-T2 ended by the person's word, and nothing of theirs says so"),
      text: withMore(({ write }) => write({ ...resultBody('D3', null, 'G1-T2'), by: 'user' }, { trigger: 12 })),
    },
    {
      ...forged('7-ended-task-dropped', 16, 'G1-T1 had ended already, as done'),
      text: withMore((writer) => change(writer, hand(writer), as(1, { status: 'done' }), dropped(1))),
    },
    {
      ...forged('7-ticked-for-the-avatar', 16, "G1-T2 is not the person's to tick"),
      text: withMore((writer) => change(writer, hand(writer), was(2), as(2, { status: 'done' }))),
    },
    {
      ...forged('7-task-number-again', 16, 'G1-T5 stands for another task already'),
      text: withMore((writer) => change(writer, hand(writer), { 'G1-T5': null }, as(5, { name: 'Another' }))),
    },
    {
      ...forged('7-task-was-otherwise', 16, 'G1-T2 was not as it says'),
      text: withMore((writer) => change(writer, hand(writer), as(2, { name: 'Other' }), as(2, { name: 'A third' }))),
    },
    {
      ...forged('7-goal-was-called-otherwise', 16, 'G1 was not called so'),
      text: withMore((writer) => {
        const called = (name: string): JsonObject => ({ tasks: {}, name });
        const [before, after] = [called('Read about wasps'), called('Serve me')];
        writer.write(
          { type: 'change', subject: 'plan.G1', before, after, by: 'user', undo_of: null },
          { trigger: hand(writer) },
        );
      }),
    },
    {
      ...forged('3-goal-called-otherwise', 23, 'it changes something else than D16 was approved for'),
      text: withMore((writer) => {
        const rename = { ...payload, changes: [{ do: 'goal', name: 'Read about bees', to: 'Read about all bees' }] };
        const { result } = writer.perform(writer.input('Call it so'), 'plan.change', rename);
        const [before, after] = [
          { tasks: {}, name: 'Read about bees' },
          { tasks: {}, name: 'Serve me' },
        ];
        writer.write(
          { type: 'change', subject: 'plan.G1', before, after, by: 'user', undo_of: null },
          { trigger: result },
        );
      }),
    },
    {
      ...forged('7-dropped-without-its-end', 16, 'G1-T2 is ended by seq 16, and no result says so'),
      text: withMore((writer) => {
        change(writer, hand(writer), was(2), dropped(2));
        writer.input('Go on');
      }),
    },
  ];
}

function found(): ForgedLog[] {
  const { events } = shortLog();
  return [
    {
      ...forged('8-thought-to-be-found', 8, 'a thought is marked useful: it must never be found'),
      text: exported(edited(events, 8, (event) => (event['useful'] = true))),
    },
    {
      ...forged('8-message-before-its-result', 18, 'a message of D15 stands before any result of it'),
      text: withMore(({ think, grantByRule, act, say, end }) => {
        const action = act(grantByRule(think(12, 'conversation', { text: 'Done.' }), 'conversation'));
        say(action, 'message', 'Done.', 'D15');
        end(action);
      }),
    },
    {
      ...forged('8-message-of-nobody', 15, 'a message carries no decision'),
      text: withMore(({ say }) => say(12, 'message', 'All is well.', null)),
    },
  ];
}

/** What the rule for reading that is shipped, or that of an address, does not allow. */
function readingAnyway(): ForgedLog[] {
  const [shipped] = shippedLater;
  if (!shipped) throw new Error('no rule is shipped later');
  const start = ({ write }: LogWriter): number => write({ type: 'lifecycle', name: 'started', reason: null });
  const bring = (writer: LogWriter, trigger: number, terms: RuleTerms = shipped): number =>
    writer.write(
      { type: 'change', subject: `rules.${terms.id}`, before: null, after: { ...terms }, by: 'build', undo_of: null },
      { trigger },
    );
  const read = (writer: LogWriter, rule: string, host: string, trigger = 12): number =>
    writer.act(writer.grantByRule(writer.think(trigger, 'note.read', { path: 'bees/goal.md' }, { host }), rule));
  const allow = (writer: LogWriter, host: string, bound: string): number => {
    const { result } = writer.perform(12, 'reading.allow', { host }, { task: 'G1-T2', host });
    const id = String(writer.events.length + 1);
    const after = { ...readingTerms(id, bound) };
    return writer.write(
      { type: 'change', subject: `rules.${id}`, before: null, after, by: 'user', undo_of: null },
      { trigger: result },
    );
  };
  return [
    {
      ...forged('3-build-brings-twice', 18, 'rules.reading was brought already'),
      text: withMore((writer) => {
        bring(writer, start(writer));
        bring(writer, start(writer));
      }),
    },
    {
      ...forged('3-build-brings-more', 16, 'rules.reading is not as it is shipped'),
      text: withMore((writer) =>
        bring(writer, start(writer), { ...shipped, capabilities: [...shipped.capabilities, 'note.write'] }),
      ),
    },
    {
      ...forged('3-build-brings-for-everyone', 16, 'rules.reading is not as it is shipped'),
      text: withMore((writer) => bring(writer, start(writer), { ...shipped, bounds: null })),
    },
    {
      ...forged('3-build-brings-another', 16, 'no build brings rules.writing'),
      text: withMore((writer) =>
        bring(writer, start(writer), { ...shipped, id: 'writing', capabilities: ['note.write'] }),
      ),
    },
    {
      ...forged('3-build-brings-later', 16, 'rules.reading was brought by no start'),
      text: withMore((writer) => {
        start(writer);
        bring(writer, 12);
      }),
    },
    {
      ...forged('3-reading-by-a-host', 19, 'rule:reading is for another mind than D17 is of'),
      text: withMore((writer) => {
        bring(writer, start(writer));
        read(writer, 'reading', 'models.example');
      }),
    },
    {
      ...forged('3-reading-by-another-host', 28, 'rule:22 is for another mind than D26 is of'),
      text: withMore((writer) => {
        const made = allow(writer, 'models.example', 'models.example');
        read(writer, String(made), 'models.example', made); // its own may
        read(writer, String(made), 'other.example', made - 1);
      }),
    },
    {
      ...forged('3-reading-for-another-host', 22, 'it changes something else than D15 was approved for'),
      text: withMore((writer) => allow(writer, 'models.example', 'other.example')),
    },
  ];
}

/** Words beside an action that nobody hears, or hears otherwise; those of the thought at seq 16 stand at 17. */
function saidBeside(): ForgedLog[] {
  const looks = (writer: LogWriter, said: readonly string[], extra: Partial<Output> = {}): void => {
    const input = writer.input('Look at my notes');
    const beside = { say: 'I would like to look.', serves: `I${input}`, way: 'tools' } as const;
    const thought = writer.think(input, 'note.list', { folder: '' }, { isOfModel: true, beside });
    for (const text of said)
      writer.write({ ...reply, data: text, decision: `D${thought}`, ...extra }, { trigger: thought });
    writer.end(writer.act(writer.answer(writer.ask(thought), 'granted')));
  };
  const reply: Output = { type: 'output', pane: 'chat', data: '', kind: 'reply', decision: null };
  const wish = 'I would like to look.';
  const unheard = 'no reply tells what D16 says beside its action';
  return [
    { ...forged('8-beside-untold', 16, unheard), text: withMore((writer) => looks(writer, [])) },
    {
      ...forged('8-beside-untold-at-the-end', 16, unheard),
      text: withMore(({ input, think }) =>
        think(input('Look'), 'note.list', { folder: '' }, { beside: { say: wish, serves: 'I15', way: 'tools' } }),
      ),
    },
    {
      ...forged('8-beside-told-otherwise', 17, 'a reply says something else than D16 does beside its action'),
      text: withMore((writer) => looks(writer, ['I have looked.'])),
    },
    {
      ...forged('8-beside-told-twice', 18, 'a reply of D16 is one more than it says beside its action'),
      text: withMore((writer) => looks(writer, [wish, wish])),
    },
    {
      ...forged('8-beside-told-after-the-deed', 16, unheard),
      text: withMore((writer) => {
        looks(writer, []);
        writer.say(writer.events.length, 'reply', wish, 'D16');
      }),
    },
    {
      ...forged('8-beside-no-action', 16, 'it says something beside no action'),
      text: withMore(({ input, think }) =>
        think(
          input('Hello'),
          'conversation',
          { text: 'Hello.' },
          { beside: { say: wish, serves: 'I15', way: 'tools' } },
        ),
      ),
    },
    {
      ...forged('6-beside-a-public-word', 16, `what is said beside an action ${publicChain}`),
      text: withMore((writer) => {
        const beside = { say: wish, serves: 'I15', way: 'tools' } as const;
        const thought = writer.think(writer.input('Look', publicly), 'note.list', { folder: '' }, { beside });
        writer.write({ ...reply, data: wish, decision: `D${thought}` }, { trigger: thought });
        writer.ask(thought);
      }),
    },
  ];
}

/** Tasks that a mind says are done already, otherwise than it may. A turn of the plan is due at seq 12. */
function foundDone(): ForgedLog[] {
  const finds = (writer: LogWriter, tasks: string[], trigger = 12, way: 'tools' | 'talk' = 'tools'): number =>
    writer.think(trigger, null, {}, { isOfModel: true, beside: { found_done: tasks, serves: `I${trigger}`, way } });
  const ends = (writer: LogWriter, thought: number, tasks: readonly string[]): void => {
    for (const task of tasks) writer.write(resultBody(`D${thought}`, null, task), { trigger: thought, lang: 'en' });
  };
  const cannot = 'it finds a task done that it cannot end';
  return [
    {
      ...forged('7-finds-a-persons-task-done', 17, `${cannot}: G1-T2 is for the person to do`),
      text: withMore((writer) => {
        const before = { 'G1-T2': { name: 'Step G1-T2', status: 'pending' } };
        const after = { 'G1-T2': { ...before['G1-T2'], owner: 'yours' } };
        writer.write(
          {
            type: 'change',
            subject: 'plan.G1',
            by: 'user',
            undo_of: null,
            before: { tasks: before },
            after: { tasks: after },
          },
          { trigger: writer.input('As I say', { surface: 'plan' }) },
        );
        ends(writer, finds(writer, ['G1-T2']), ['G1-T2']);
      }),
    },
    {
      ...forged('7-finds-done-what-had-ended', 15, `${cannot}: G1-T1 had ended already`),
      text: withMore((writer) => ends(writer, finds(writer, ['G1-T2', 'G1-T1']), ['G1-T2', 'G1-T1'])),
    },
    {
      ...forged('7-finds-done-what-is-no-task', 15, `${cannot}: G7-T1 is no task of an active goal`),
      text: withMore((writer) => finds(writer, ['G7-T1'])),
    },
    {
      ...forged('7-finds-done-by-words-alone', 15, 'it finds tasks done by words alone'),
      text: withMore((writer) => ends(writer, finds(writer, ['G1-T2'], 12, 'talk'), ['G1-T2'])),
    },
    {
      ...forged('4-ends-more-than-was-found-done', 17, 'nothing ran, and it ended as success'),
      text: withMore((writer) => ends(writer, finds(writer, ['G1-T2']), ['G1-T2', 'G1-T3'])),
    },
    {
      ...forged('7-found-done-and-not-ended', 17, 'D15 found G1-T3 done, and no result ended it'),
      text: withMore((writer) => {
        ends(writer, finds(writer, ['G1-T2', 'G1-T3']), ['G1-T2']);
        finds(writer, ['G1-T4'], 16);
      }),
    },
    {
      ...forged('6-finds-done-by-a-public-word', 16, `the end of a task ${publicChain}`),
      text: withMore((writer) => finds(writer, ['G1-T2'], writer.input('All done!', publicly))),
    },
  ];
}

/** What thoughts serve and settle, otherwise than it can be. A message at seq 15 opens an intent. */
function served(): ForgedLog[] {
  /** A thought for the message, its action and result, at seq 16 to 20. */
  const reads = (writer: LogWriter, from: Partial<Extract<EventBody, { type: 'input' }>> = {}): number => {
    const input = writer.input('What did I write?', from);
    const beside = { serves: `I${input}`, way: 'tools' } as const;
    const thought = writer.think(input, 'note.read', { path: 'bees/goal.md' }, { isOfModel: true, beside });
    return writer.end(writer.act(writer.answer(writer.ask(thought), 'granted')));
  };
  const asks = (writer: LogWriter, then: Partial<Extract<EventBody, { type: 'input' }>>): number => {
    const thought = writer.think(12, 'question', { text: 'Which bees?', choices: [] }, { task: 'G1-T2' });
    writer.say(writer.act(writer.grantByRule(thought, 'conversation')), 'question', 'Which bees?', `D${thought}`);
    return writer.input('The solitary ones', then);
  };
  const answering = (
    writer: LogWriter,
    trigger: number,
    answers: number,
    more: { ends_task?: string } = {},
  ): number => {
    const beside = { serves: `I${trigger}`, way: 'tools', answers, ...more } as const;
    return writer.think(trigger, null, {}, { isOfModel: true, beside });
  };
  const noAnswer = 'its trigger is no message that a mind may take for an answer';
  return [
    {
      ...forged('5-serves-what-is-to-come', 16, 'it serves I17, which is no earlier event'),
      text: withMore(({ input, think }) =>
        think(input('Hello'), 'conversation', { text: 'Hello.' }, { beside: { serves: 'I17', way: 'tools' } }),
      ),
    },
    {
      ...forged('5-serves-what-nothing-opened', 16, 'it serves I9, which nothing opened'),
      text: withMore(({ input, think }) =>
        think(input('Hello'), 'conversation', { text: 'Hello.' }, { beside: { serves: 'I9', way: 'tools' } }),
      ),
    },
    {
      ...forged('5-serves-another-than-its-trigger', 21, 'it serves I20, and its trigger is of I15'),
      text: withMore((writer) => {
        const trigger = reads(writer);
        writer.think(trigger, null, {}, { beside: { serves: `I${trigger}`, way: 'tools' } });
      }),
    },
    {
      ...forged('5-serves-what-was-ended', 22, 'it serves I15, which D21 ended'),
      text: withMore((writer) => {
        const trigger = reads(writer);
        const ends = { status: 'done', why: 'It was answered.' } as const;
        writer.think(trigger, null, {}, { beside: { serves: 'I15', way: 'tools', closes: ends } });
        writer.think(trigger, null, {}, { attempt: 2, beside: { serves: 'I15', way: 'tools' } });
      }),
    },
    {
      ...forged('5-follow-up-judged-twice', 22, 'attempt 1 on seq 20 stands there already'),
      text: withMore((writer) => {
        const trigger = reads(writer);
        writer.think(trigger, null, {}, { beside: { serves: 'I15', way: 'tools' } });
        writer.think(trigger, null, {}, { beside: { serves: 'I15', way: 'tools' } });
      }),
    },
    {
      ...forged('6-follow-up-of-a-public-word', 19, `a change of the plan ${publicChain}`),
      text: withMore(({ input, think, ask, write }) => {
        const beside = { serves: 'I15', way: 'tools' } as const;
        const asked = ask(think(input('Serve me', publicly), 'note.list', { folder: '' }, { beside }));
        const end = { status: 'fail', outcome: 'failed', cause: 'dropped' } as const;
        const result = write({ ...resultBody('D16', null, null), ...end }, { trigger: asked });
        think(result, null, {}, { plan_update: planOf('G2', 'Serve'), beside });
      }),
    },
    {
      ...forged('5-answers-what-was-not-asked', 16, 'it answers seq 14, which is no question that was open'),
      text: withMore((writer) => answering(writer, writer.input('The solitary ones', { judged: 'mind' }), 14)),
    },
    {
      ...forged('5-answers-twice', 22, 'it answers seq 18, which is no question that was open'),
      text: withMore((writer) => {
        answering(writer, asks(writer, { judged: 'mind' }), 18);
        answering(writer, writer.input('No, bumblebees', { judged: 'mind' }), 18);
      }),
    },
    {
      ...forged('5-answers-by-an-aside', 20, noAnswer),
      text: withMore((writer) => answering(writer, asks(writer, { aside: true }), 18)),
    },
    {
      ...forged('5-ends-a-task-that-did-not-ask', 20, 'it ends G1-T3, whose question it does not answer'),
      text: withMore((writer) => answering(writer, asks(writer, { judged: 'mind' }), 18, { ends_task: 'G1-T3' })),
    },
    ...foundDone(),
    {
      ...forged(
        '5-leaves-more-beside-no-task',
        16,
        'it leaves more of a message to do beside a task that is not at hand',
      ),
      text: withMore(({ input, think }) => {
        const trigger = input('Note it');
        const beside = { serves: `I${trigger}`, way: 'tools' } as const;
        think(trigger, 'note.list', { folder: '' }, { isOfModel: true, beside, leaves_more: true });
      }),
    },
    {
      ...forged('5-a-message-for-a-step-that-it-is-not-about', 16, 'it is for G1-T3, which its message is not about'),
      text: withMore(({ input, think }) => {
        const trigger = input('Note it');
        const beside = { serves: `I${trigger}`, way: 'tools' } as const;
        think(trigger, 'note.list', { folder: '' }, { isOfModel: true, beside, task: 'G1-T3' });
      }),
    },
    {
      ...forged('6-answers-by-a-public-word', 20, `an answer to a question ${publicChain}`),
      text: withMore((writer) => answering(writer, asks(writer, { ...publicly, judged: 'mind' }), 18)),
    },
    {
      ...forged('3-talk-that-acts', 16, 'a mind that only talks decides note.list'),
      text: withMore(({ input, think }) =>
        think(input('Look'), 'note.list', { folder: '' }, { beside: { serves: 'I15', way: 'talk' } }),
      ),
    },
  ];
}

/** Talk that was changed though it cannot be. The message at seq 15 is answered at 19. */
function saidOtherwise(): ForgedLog[] {
  const closes = { status: 'done', why: 'Answered.' } as const;
  const model = (seq: number) => ({ isOfModel: true, beside: { serves: `I${seq}`, way: 'talk', closes } as const });
  const talked = (writer: LogWriter): number => {
    const input = writer.input('Tell me of bees');
    return writer.reply(input, 'They hum.', model(input)).thought;
  };
  const again = (writer: LogWriter, replaces = 19): number =>
    writer.write({ type: 'lifecycle', name: 'asked_again', reason: null, replaces });
  const anew = (writer: LogWriter, trigger: number, more: Parameters<LogWriter['say']>[4]): number => {
    const extra = { ...model(trigger), attempt: trigger === 15 ? 2 : 1 };
    const thought = writer.think(trigger, 'conversation', { text: 'They dance.' }, extra);
    const action = writer.act(writer.grantByRule(thought, 'conversation'));
    return writer.say(action, 'reply', 'They dance.', `D${thought}`, more);
  };
  const stop = (writer: LogWriter): number =>
    writer.write({ type: 'lifecycle', name: 'interrupted', reason: 'stop', task: null });
  const half = (writer: LogWriter, trigger: number, to: number): number =>
    writer.say(trigger, 'reply', 'They', null, { code: 'reply.cut', cut: true, to: [to] });
  const acted = (writer: LogWriter): number => {
    const input = writer.input('Note it');
    return writer.ask(writer.think(input, 'note.write', { path: 'bees/more.md', content: '' }));
  };
  return [
    {
      ...forged('5-said-in-place-of-an-older', 16, "it is said in place of seq 2, which is not the person's newest"),
      text: withMore((writer) => [writer.input('Hello'), writer.input('Otherwise', { supersedes: 2 })]),
    },
    {
      ...forged('5-said-in-place-of-what-was-done', 18, 'it is said in place of seq 15, of which more than words came'),
      text: withMore((writer) => [acted(writer), writer.input('Otherwise', { supersedes: 15 })]),
    },
    {
      ...forged('6-said-in-place-by-another', 21, 'somebody else says it in place of seq 15'),
      text: withMore((writer) => [talked(writer), writer.input('Otherwise', { ...publicly, supersedes: 15 })]),
    },
    {
      ...forged(
        '5-asked-again-of-an-older',
        21,
        'seq 4 is asked for again, and is not the newest answer, or more than words came of it',
      ),
      text: withMore((writer) => [talked(writer), again(writer, 4)]),
    },
    {
      ...forged(
        '8-in-place-of-what-nobody-asked',
        25,
        'it stands in place of seq 19, of which no other answer was asked for',
      ),
      text: withMore((writer) => [talked(writer), anew(writer, writer.input('More'), { replaces: 19 })]),
    },
    {
      ...forged('8-in-place-of-another-intent', 26, 'it stands in place of seq 19, and answers something else'),
      text: withMore((writer) => {
        talked(writer);
        const before = writer.write({ type: 'lifecycle', name: 'resumed', reason: 'interrupted' });
        again(writer);
        const thought = writer.think(before, 'conversation', { text: 'They dance.' }, { isOfModel: true });
        const action = writer.act(writer.grantByRule(thought, 'conversation'));
        writer.say(action, 'reply', 'They dance.', `D${thought}`, { replaces: 19 });
      }),
    },
    {
      ...forged('8-half-without-a-stop', 16, 'it was cut off, and nobody stopped it'),
      text: withMore((writer) => half(writer, writer.input('Tell me of bees'), 15)),
    },
    {
      ...forged('8-half-to-what-was-answered', 22, 'it was to answer seq 15, which waits for no answer'),
      text: withMore((writer) => [talked(writer), half(writer, stop(writer), 15)]),
    },
    {
      ...forged('8-half-twice', 18, 'it was cut off, and nobody stopped it'),
      text: withMore((writer) => {
        const input = writer.input('Tell me of bees');
        const stopped = stop(writer);
        half(writer, stopped, input);
        half(writer, stopped, input);
      }),
    },
    {
      ...forged('8-answer-to-another', 25, 'it answers seq 2, and D22 does not'),
      text: withMore((writer) => {
        talked(writer);
        again(writer);
        anew(writer, 15, { to: [2] });
      }),
    },
  ];
}

/** Requests that are taken back though they cannot be, or not whole. The one at seq 16 is of the thought at 15. */
function takenBack(): ForgedLog[] {
  const correction = (writer: LogWriter, replaces = 'D15', from = {}): number => {
    const input = writer.input('No, another name', from);
    const beside = { serves: `I${input}`, way: 'tools', replaces } as const;
    return writer.think(input, null, {}, { isOfModel: true, beside });
  };
  const asked = (writer: LogWriter): number =>
    writer.ask(writer.think(12, 'note.write', { path: 'bees/more.md', content: '' }, { task: 'G1-T2' }));
  return [
    {
      ...forged('3-withdrawn-and-done', 21, 'no earlier approval of R16 was granted'),
      text: withMore((writer) => {
        const request = asked(writer);
        writer.withdraw(request, correction(writer));
        writer.act(request);
      }),
    },
    {
      ...forged('3-withdrawn-and-asked-again', 21, 'D15 was replaced, and is asked for again'),
      text: withMore((writer) => {
        writer.withdraw(asked(writer), correction(writer));
        writer.ask(15);
      }),
    },
    {
      ...forged('3-withdrawn-after-its-answer', 19, 'it replaces D15, of which no request is open'),
      text: withMore((writer) => {
        const request = asked(writer);
        writer.answer(request, 'granted');
        writer.withdraw(request, correction(writer));
      }),
    },
    {
      ...forged('3-withdrawn-by-nothing', 18, 'R16 is withdrawn, and no thought replaces D15'),
      text: withMore((writer) => writer.withdraw(asked(writer), writer.input('No'))),
    },
    {
      ...forged('3-withdrawn-by-a-rule', 19, 'R16 is withdrawn by rule:conversation'),
      text: exported(
        edited(withdrawnLog(asked, correction), 19, (event) =>
          Object.assign(event, { by: 'rule:conversation', via: 'rule' }),
        ),
      ),
    },
    {
      ...forged('3-withdrawn-without-an-end', 19, 'R16 is withdrawn, and D15 has no end'),
      text: exported(withdrawnLog(asked, correction).slice(0, 19)),
    },
    {
      ...forged('3-replaced-and-not-withdrawn', 18, 'D15 is replaced, and no request of it is withdrawn'),
      text: exported(withdrawnLog(asked, correction).slice(0, 18)),
    },
    {
      ...forged('3-ended-as-replaced', 17, 'D15 ended as replaced, and no request of it was withdrawn'),
      text: withMore((writer) => {
        asked(writer);
        const end = { status: 'fail', outcome: 'no_effect', cause: 'replaced' } as const;
        writer.write({ ...resultBody('D15', null, null), ...end }, { trigger: 16 });
      }),
    },
    {
      ...forged('3-halted-by-a-withdrawal', 21, 'it halted as rejected, and no n was given'),
      text: withMore((writer) => {
        const withdrawn = writer.withdraw(asked(writer), correction(writer));
        writer.write({ type: 'lifecycle', name: 'halted', reason: 'rejected' }, { trigger: withdrawn });
      }),
    },
    {
      ...forged('3-granted-after-withdrawn', 21, 'D15 was replaced, and is granted'),
      text: withMore((writer) => {
        const request = asked(writer);
        writer.withdraw(request, correction(writer));
        writer.answer(request, 'granted');
        writer.act(request);
      }),
    },
    {
      ...forged('3-withdrawn-for-what-was-refused', 21, 'R20 is withdrawn, and no thought replaces D19'),
      text: withMore((writer) => {
        const refused = asked(writer);
        const no = writer.answer(refused, 'denied');
        const end = { status: 'fail', outcome: 'failed', cause: 'rejected' } as const;
        writer.write({ ...resultBody('D15', null, 'G1-T2'), ...end }, { trigger: no });
        const next = writer.think(
          12,
          'note.write',
          { path: 'bees/new.md', content: '' },
          { task: 'G1-T3', attempt: 2 },
        );
        writer.withdraw(writer.ask(next), 15);
      }),
    },
    ...(
      [
        ['7-opens-a-step-that-was-not-refused', { refuses: 'R16', reopens: 'G1-T3' }],
        ['7-opens-a-step-by-no-request', { reopens: 'G1-T2' }],
      ] as const
    ).map(([name, said]) => ({
      ...forged(name, 19, `it opens ${said.reopens} again, and that was not refused by the no that it is of`),
      text: withMore((writer) => {
        const no = writer.answer(asked(writer), 'denied');
        const end = { status: 'fail', outcome: 'failed', cause: 'rejected' } as const;
        writer.write({ ...resultBody('D15', null, 'G1-T2'), ...end }, { trigger: no });
        writer.input('Not so', said);
      }),
    })),
    {
      ...forged('3-why-of-no-refusal', 17, 'it says why R16 was refused, and no n to it was given'),
      text: withMore((writer) => {
        asked(writer);
        writer.input('Too early', { refuses: 'R16' });
      }),
    },
    {
      ...forged('4-replaced-and-failed', 20, 'it was taken back, and ended as failed'),
      text: exported(
        edited(withdrawnLog(asked, correction), 20, (event) => Object.assign(event, { outcome: 'failed' })),
      ),
    },
    {
      ...forged('4-replaced-though-it-ran', 12, 'it ran, and it ended as replaced'),
      text: exported(
        edited(shortLog().events, 12, (event) =>
          Object.assign(event, { status: 'fail', outcome: 'failed', cause: 'replaced' }),
        ),
      ),
    },
    {
      ...forged('6-replaced-by-a-public-word', 18, `the taking back of a request ${publicChain}`),
      text: withMore((writer) => writer.withdraw(asked(writer), correction(writer, 'D15', publicly))),
    },
  ];
}

/** Notes that are written over unseen, or brought back as they cannot be. The one at seq 19 writes bees/new.md first. */
function notesBroughtBack(): ForgedLog[] {
  const path = 'bees/new.md';
  const put = (
    writer: LogWriter,
    content: string,
    more: JsonObject = {},
    end: Partial<EndedResultBody> = {},
  ): number => {
    const thought = writer.think(writer.input(`Write ${content}`), 'note.write', {
      path,
      content,
      mode: 'replace',
      ...more,
    });
    return writer.end(writer.act(writer.answer(writer.ask(thought), 'granted')), end);
  };
  const add = (writer: LogWriter, end: Partial<EndedResultBody>): number => {
    const thought = writer.think(writer.input('Add two'), 'note.append', { path, content: 'two' });
    return writer.end(writer.act(writer.answer(writer.ask(thought), 'granted')), end);
  };
  const keep = (text: string) => ({ kept: { path, text } });
  const back = (writer: LogWriter, seq: number, value = path): number =>
    writer.write(
      { type: 'change', subject: 'note', before: null, after: { value }, by: 'user', undo_of: seq },
      { trigger: seq },
    );
  return [
    {
      ...forged('3-new-note-brought-back', 21, 'it brings back a note that was new'),
      text: withMore((writer) => back(writer, put(writer, 'one', {}, { kept: { path, text: null } }))),
    },
    {
      ...forged('3-note-added-to-keeps-a-text', 20, 'it keeps a text, and D16 only added to it'),
      text: withMore((writer) => add(writer, { kept: { path, text: 'one' } })),
    },
    {
      ...forged('3-note-written-over-keeps-its-length', 20, 'it keeps how much of a note stays, and D16 added to none'),
      text: withMore((writer) => put(writer, 'one', {}, { kept: { path, length: 3 } })),
    },
    {
      ...forged('3-note-taken-away-that-was-there', 27, 'it takes a note away that was there before'),
      text: withMore((writer) => {
        put(writer, 'one');
        const second = put(writer, 'two', {}, keep('one'));
        writer.write(
          { type: 'change', subject: 'note', before: { value: path }, after: null, by: 'user', undo_of: second },
          { trigger: second },
        );
      }),
    },
    {
      ...forged('3-note-brought-back-twice', 28, 'seq 26 was undone already'),
      text: withMore((writer) => {
        put(writer, 'one');
        const second = put(writer, 'two', {}, keep('one'));
        back(writer, second);
        back(writer, second);
      }),
    },
    {
      ...forged('3-note-brought-back-that-nothing-kept', 21, 'it brings a note back that nothing kept'),
      text: withMore((writer) => back(writer, put(writer, 'one'))),
    },
    {
      ...forged('3-note-brought-back-under-another-name', 27, 'it brings back another note than seq 26 kept'),
      text: withMore((writer) => {
        put(writer, 'one');
        back(writer, put(writer, 'two', {}, keep('one')), 'bees/goal.md');
      }),
    },
    {
      ...forged('3-note-brought-back-over-newer-text', 33, 'seq 31 wrote that note since'),
      text: withMore((writer) => {
        put(writer, 'one');
        const second = put(writer, 'two', {}, keep('one'));
        put(writer, 'three', {}, keep('two'));
        back(writer, second);
      }),
    },
    {
      ...forged('3-note-written-over-unseen', 32, 'it wrote over what seq 25 left, and what seq 19 left was shown'),
      text: withMore((writer) => {
        put(writer, 'one');
        put(writer, 'two', {}, keep('one'));
        put(writer, 'three', { base: 19 }, keep('two'));
      }),
    },
    {
      ...forged('3-note-kept-of-another', 20, 'it keeps another note than D16 wrote'),
      text: withMore((writer) => put(writer, 'one', {}, { kept: { path: 'bees/other.md', text: 'x' } })),
    },
  ];
}

function withdrawnLog(asked: (writer: LogWriter) => number, correction: (writer: LogWriter) => number): Stored[] {
  const { events, writer } = shortLog();
  writer.withdraw(asked(writer), correction(writer));
  return events;
}

/** Summaries of what they cannot be of, and one that still tells what was taken out; the first of each stands at seq 15. */
function summedUp(): ForgedLog[] {
  const summary = (from: number, to: number, previous: number | null): EventBody => ({
    ...{ type: 'summary', from, to, text: 'Of city bees.', previous, mind: { kind: 'device', host: null } },
  });
  const holding = (...all: EventBody[]): string => withMore(({ write }) => all.forEach((body) => write(body)));
  const noPart = 'which is no part of the log before it';
  return [
    {
      ...forged('5-summary-of-what-is-to-come', 15, `it is of seq 1 to 15, ${noPart}`),
      text: holding(summary(1, 15, null)),
    },
    { ...forged('5-summary-backwards', 15, `it is of seq 9 to 4, ${noPart}`), text: holding(summary(9, 4, null)) },
    {
      ...forged('5-summary-that-leaves-out', 16, 'it begins at seq 12, and what it is built on ends at 9'),
      text: holding(summary(1, 9, null), summary(12, 14, 15)),
    },
    {
      ...forged('5-summary-built-on-none', 15, 'seq 3 is no earlier summary'),
      text: holding(summary(4, 9, 3)),
    },
    {
      ...forged('1-summary-of-what-was-taken-out', 17, 'the summary at seq 15 still tells of seq 2'),
      text: exported(
        takenOut(
          extended(
            shortLog().events,
            [summary(1, 9, null)],
            [summary(10, 14, 15)],
            [{ type: 'redacted', target: 2, pointers: ['/text'], asked_by: 'user' }],
          ),
          2,
          '/text',
        ),
      ),
    },
  ];
}

/** Its name begins with the invariant; seq and line are one but where lines are missing. */
function forged(name: string, line: number, says: string, seq = line): Omit<ForgedLog, 'text'> {
  return { name, invariant: Number(name[0]) as ForgedLog['invariant'], line, seq, says };
}

/** The y to the first note of the short log. */
const firstGrant = 10;

/** Writes another note, as a rule allows; gives the seq of the action. */
function actByRule(writer: LogWriter, rule: string, trigger = 12): number {
  return writer.act(
    writer.grantByRule(writer.think(trigger, 'note.write', { path: 'bees/more.md' }, { task: 'G1-T2' }), rule),
  );
}

/** The short log with more behind it. */
function withMore(write: (writer: LogWriter) => unknown): string {
  const { events, writer } = shortLog();
  write(writer);
  return exported(events);
}

function payloadOf(thought: JsonObject): JsonObject {
  return (thought['decision'] as JsonObject)['action_payload'] as JsonObject;
}
