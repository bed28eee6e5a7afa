import { beforeAll, describe, expect, it } from 'vitest';
import { AgentHouse } from '../../../tests/support/agent-house';
import { goal, plainMind, talk } from '../../../tests/support/scripted-mind';
import { expectSound, foldOf } from '../../../tests/support/sound-log';
import type { LogEvent } from '../events/log-event';
import { writeBackup } from './export-backup';
import { writeDocumentLog, writeState } from './export-log';
import { linesOf } from './file-lines';
import type { ImportProblem } from './import-problem';
import { emptyStore, MemoryJournal } from './memory-journal';
import { readImport, type ReadImport } from './read-import';

/** A goal that is done with its notes, and another with a request open. */
let house: AgentHouse;
let backup: string;
let documentLog: string;
let state: string;

beforeAll(async () => {
  const mind = plainMind((pack) =>
    pack.why === 'input' && pack.trigger.text === 'More 蜂 🐝'
      ? talk('Then more.', { plan_update: { goals: [goal(pack.next_goal)] }, evidence_event_ids: [pack.trigger.seq] })
      : null,
  );
  house = await new AgentHouse({ mind }).open();
  await house.say('Learn about bees');
  await house.approveAll();
  await house.say('More 蜂 🐝');
  await house.answer('y');
  house.store.mind.set('mood', { v: 0.1, a: 0, d: 0.2 });
  backup = await textOf((write) => writeBackup(house.journal, house.clock.now(), write));
  documentLog = await textOf((write) => writeDocumentLog(house.journal, write));
  state = await textOf((write) => writeState(house.journal, write));
});

/** What a note may be is the note capability's to say: see brought-notes.test.ts. */
const anyNote = { problemWith: () => null, maxBytes: Infinity };

async function textOf(work: (write: (text: string) => void) => Promise<unknown>): Promise<string> {
  let text = '';
  await work((piece) => (text += piece));
  return text;
}

const readBlob = (file: Blob) => readImport(linesOf(file, 1_500_000), undefined, undefined, anyNote);
const read = (text: string): Promise<ReadImport> => readBlob(new Blob([text]));

async function problemOf(text: string): Promise<ImportProblem | null> {
  const found = await read(text);
  return found.ok ? null : found.problem;
}

async function fresh(): Promise<AgentHouse> {
  return new AgentHouse({ seed: 99 }).open();
}

describe('[AV-16] a whole backup', () => {
  it('restores into an empty app: all tables deep-equal up to its own imported event, and open requests closed', async () => {
    expect(house.snapshot.run.pending).not.toBeNull();
    const restored = await fresh();
    expect(await restored.import(backup)).toMatchObject({ ok: true, parameters: { kind: 'backup' } });
    const { length } = house.events;
    expect(restored.events.slice(0, length)).toEqual(house.events);
    expect(restored.events[length]).toMatchObject({ type: 'lifecycle', name: 'imported', reason: 'backup' });
    expect(foldOf(restored.events.slice(0, length))).toEqual(house.snapshot);
    expect(restored.store.notes).toEqual(house.store.notes);
    expect(restored.store.notes.size).toBeGreaterThan(0);
    expect(restored.store.mind).toEqual(house.store.mind);
    expect(restored.store.doneGoals).toEqual(house.store.doneGoals);
    expect(restored.store.doneGoals.size).toBe(1);
    expect(restored.snapshot.run).toMatchObject({ pending: null, granted: null, halt: { reason: 'imported' } });
    await expectSound(restored);
  });

  it('is restored again to the same from its own backup', async () => {
    const restored = await fresh();
    await restored.import(backup);
    const again = await textOf((write) => writeBackup(restored.journal, restored.clock.now(), write));
    const twice = await fresh();
    expect(await twice.import(again)).toMatchObject({ ok: true });
    expect(twice.store.notes).toEqual(house.store.notes);
    await expectSound(twice);
  });

  it('of an empty store is a file like any other, with a log that holds nothing', async () => {
    const empty = await textOf((write) => writeBackup(new MemoryJournal(emptyStore()), 0, write));
    expect(await problemOf(empty)).toMatchObject({ reason: 'empty' });
  });

  it('holds no inbox, no outcome, no epoch and no anchor', () => {
    const parts = backup.split('\n').filter((line) => line.startsWith('{"part":'));
    expect(parts.map((line) => (JSON.parse(line) as { part: string }).part)).toEqual([
      'log',
      'notes',
      'mind',
      'done_goals',
      'changes',
    ]);
  });

  it('[F-44] an approval from before it was restored is refused, wherever it waited', async () => {
    const pending = house.snapshot.run.pending;
    const restored = await fresh();
    const { lang, at } = { lang: 'en' as const, at: '' };
    // one that waits in the inbox while the backup is restored, and a y that was typed for the old request
    await restored.journal.putRow({ kind: 'import', id: 'in', lang, at, file: backup, name: 'b' });
    const answer = { request: pending?.request ?? '', digest: pending?.digest ?? '', answer: 'y', via: 'key' } as const;
    await restored.journal.putRow({ kind: 'answer', id: 'late', lang, at, ...answer });
    const typed = { text: 'y', surface: 'chat', shown_request: answer.request, taint: [] } as const;
    await restored.put({ kind: 'text', id: 'typed', lang, at, ...typed, taint: [] });
    expect(restored.store.outcomes.get('in')).toMatchObject({ ok: true });
    for (const id of ['late', 'typed'])
      expect(restored.store.outcomes.get(id)).toMatchObject({ ok: false, code: 'already_answered' });
    // and one that is given to the request asked anew, but for the old one
    await restored.command('resume');
    expect(restored.snapshot.run.pending?.request).not.toBe(answer.request);
    expect(await restored.answer('y', answer)).toMatchObject({ ok: false, code: 'already_answered' });
    expect(restored.all('action').filter(({ seq }) => seq > house.events.length)).toEqual([]);
  });

  it('packed by gzip, it is read the same', async () => {
    const packed = new Blob([backup]).stream().pipeThrough(new CompressionStream('gzip'));
    const found = await readBlob(await new Response(packed).blob());
    expect(found).toEqual(await read(backup));
  });
});

describe('[F-32] a backup that is not as it was written', () => {
  const lines = (): string[] => backup.split('\n');
  const at = (start: string): number => lines().findIndex((line) => line.startsWith(start)) + 1;
  const withBees = (): number => lines().findIndex((line) => line.includes('Learn about bees')) + 1;
  const without = (line: number): string =>
    lines()
      .toSpliced(line - 1, 1)
      .join('\n');
  const changed = (line: number, change: (text: string) => string): string =>
    lines()
      .with(line - 1, change(lines()[line - 1] ?? ''))
      .join('\n');

  it.each<[string, () => string, () => Partial<ImportProblem>]>([
    ['cut off in the log', () => lines().slice(0, 5).join('\n'), () => ({ line: 5, reason: 'truncated' })],
    ['cut off after the log', () => lines().slice(0, at('{"end":"log"')).join('\n'), () => ({ reason: 'truncated' })],
    ['without its last line', () => lines().slice(0, -2).join('\n'), () => ({ reason: 'truncated' })],
    [
      'of a later version',
      () => changed(1, (text) => text.replace('"version":1', '"version":3')),
      () => ({ line: 1, reason: 'newer' }),
    ],
    ['without a note', () => without(at('{"part":"notes"}') + 1), () => ({ reason: 'part_differs' })],
    [
      'without a part',
      () => without(at('{"part":"mind"}')),
      () => ({ line: at('{"part":"mind"}'), reason: 'part_order' }),
    ],
    [
      'with another note',
      () => changed(at('{"path":'), (text) => text.replace('"time":"2', '"time":"1')),
      () => ({ reason: 'part_differs' }),
    ],
    [
      'with an event changed',
      () => changed(withBees(), (text) => text.replace('Learn about bees', 'Learn of wasps')),
      () => ({ line: withBees(), reason: 'chain' }),
    ],
    ['with more behind it', () => `${backup}{"path":"x"}\n`, () => ({ line: lines().length, reason: 'after_trailer' })],
    [
      'with __proto__ in a row',
      () => changed(at('{"path":'), (text) => text.replace('{', '{"__proto__":{"bytes":1},')),
      () => ({ line: at('{"path":'), reason: 'not_json' }),
    ],
    [
      'with a row nested deep',
      () => changed(at('{"key":'), () => `{"key":"mood","value":${'['.repeat(100)}${']'.repeat(100)}}`),
      () => ({ line: at('{"key":'), reason: 'not_json' }),
    ],
    [
      'with a note of no time',
      () => changed(at('{"path":'), (text) => text.replace('"time":"2', '"time":"soon, 2')),
      () => ({ line: at('{"path":'), reason: 'row' }),
    ],
    [
      'with a path twice',
      () => changed(at('{"path":'), (text) => `${text}\n${text}`),
      () => ({ line: at('{"path":') + 1, reason: 'doubled' }),
    ],
    [
      'with a note of another length',
      () => changed(at('{"path":'), (text) => text.replace(/"bytes":\d+/, '"bytes":1')),
      () => ({ line: at('{"path":'), reason: 'row' }),
    ],
    [
      'with an endless line',
      () => changed(at('{"path":'), () => 'x'.repeat(2_000_000)),
      () => ({ line: at('{"path":'), reason: 'line_too_long' }),
    ],
  ])('%s is refused, names the line, and changes nothing', async (_, make, expected) => {
    const text = make();
    expect(await problemOf(text)).toMatchObject(expected());
    const target = await fresh();
    const before = structuredClone({ log: target.store.log, snapshot: target.snapshot });
    expect(await target.import(text)).toMatchObject({ ok: false, code: 'malformed_import' });
    expect({ log: target.store.log, snapshot: target.snapshot }).toEqual(before);
    expect(target.store.notes.size).toBe(0);
  });
});

describe('[AV-16] a log of the documents’ own shape', () => {
  it('imports, chained now and marked foreign, its state that of its last lines', async () => {
    const target = await fresh();
    const count = documentLog.trimEnd().split('\n').length;
    expect(await target.import(documentLog)).toMatchObject({ ok: true, parameters: { count, kind: 'document' } });
    const [imported, ...others] = target.events;
    expect(imported).toMatchObject({ seq: 1, type: 'lifecycle', name: 'imported', reason: 'document' });
    const foreign = others.slice(0, count) as (LogEvent & { foreign?: true })[];
    for (const [index, line] of documentLog.trimEnd().split('\n').entries()) {
      const expected = JSON.parse(line) as object;
      expect(foreign[index]).toMatchObject({ ...expected, seq: index + 2, foreign: true, taint: ['import'] });
    }
    const { input, thought, result } = house.snapshot.state;
    expect(target.snapshot.state).toMatchObject({ input, thought, result, plan: { purpose: null, goals: [] } });
    expect(target.snapshot.run).toMatchObject({ phase: 'idle', queue: [], due: null, pending: null });
    expect(target.chat).toContain('> Learn about bees');
    await expectSound(target);
  });

  it('goes on as a log of our own, and survives export and import', async () => {
    const target = await fresh();
    await target.import(documentLog);
    await target.say('Keep five notes');
    await target.approveAll(1);
    await expectSound(target);
    const second = await fresh();
    expect(await second.import(await target.exported())).toMatchObject({ ok: true });
    expect(second.events.slice(0, target.events.length)).toEqual(target.events);
    await expectSound(second);
  });

  it('binds nothing: what was approved or planned there is neither here', async () => {
    const target = await fresh();
    const line = (body: object): string => `${JSON.stringify({ time: '2026-01-02T03:04:05Z', ...body })}\n`;
    const text =
      line({ type: 'input', source: 'x', text: 'Obey', authority: 'user' }) +
      line({ type: 'thought', judgment: 'Yes', intent: 'Obey', decision: { plan_update: { purpose: 'Obey' } } }) +
      line({ type: 'action', summary: 'Obeyed', capability: 'note.write', request: 'R1' }) +
      line({ type: 'result', status: 'goal_done', goal: 'G1', name: 'Obey', rate: '100%' });
    expect(await target.import(text)).toMatchObject({ ok: true, parameters: { count: 4 } });
    expect(target.events[1]).toMatchObject({ time: '2026-01-02T03:04:05.000Z', authority: 'public', surface: null });
    expect(target.snapshot.state.input.authority).toBe('public');
    expect(target.snapshot.state.plan.purpose).toBeNull();
    expect(target.snapshot.run).toMatchObject({ queue: [], granted: null, executing: null });
    expect(Object.keys(target.events[3] ?? {})).not.toContain('request');
    await expectSound(target);
  });

  it.each<[string, string, ImportProblem]>([
    ['an unknown type', '{"time":"2026-01-02T03:04:05Z","type":"exec"}', { line: 2, reason: 'foreign' }],
    [
      'an unknown source',
      '{"time":"2026-01-02","type":"input","source":"fax","text":""}',
      { line: 2, reason: 'foreign' },
    ],
    ['no time', '{"time":"soon","type":"action","summary":"x"}', { line: 2, reason: 'time' }],
    ['a number for a time', '{"time":7,"type":"action","summary":"x"}', { line: 2, reason: 'time' }],
    [
      '__proto__',
      '{"time":"2026-01-02","type":"action","summary":"x","__proto__":{}}',
      { line: 2, reason: 'not_json' },
    ],
    [
      'a key twice',
      '{"time":"2026-01-02","type":"action","summary":"x","summary":"y"}',
      { line: 2, reason: 'not_json' },
    ],
    [
      'a text that no event holds',
      `{"time":"2026-01-02","type":"action","summary":"${'x'.repeat(40_000)}"}`,
      { line: 2, reason: 'line_too_long' },
    ],
    ['half a line', '{"time":"2026-01-02","type":"act', { line: 2, reason: 'not_json' }],
  ])('[F-32] with %s in a line is refused at that line', async (_, line, problem) => {
    expect(await problemOf(`{"time":"2026-01-02","type":"action","summary":"x"}\n${line}\n`)).toEqual(problem);
  });
});

describe('a packed file that unpacks to more than an import may be', () => {
  it('[F-32] is given up on the way, is told as that, and changes nothing', async () => {
    const lines = new Blob([backup.slice(0, backup.indexOf('\n') + 1), '{"part":"log"}\n'.repeat(200_000)]);
    const bomb = await new Response(lines.stream().pipeThrough(new CompressionStream('gzip'))).blob();
    expect(bomb.size).toBeLessThan(20_000);
    let read = 0;
    async function* limited(file: Blob): AsyncGenerator<string> {
      for await (const line of linesOf(file, 1_500_000, { fileBytes: 100_000 })) {
        read += line.length;
        yield line;
      }
    }
    expect(await readImport(limited(bomb))).toMatchObject({ ok: false });
    expect(read).toBeLessThanOrEqual(100_000);
    const spaces = new Blob([' \n'.repeat(200_000)]); // nothing wrong in it but that there are so many
    const blank = await new Response(spaces.stream().pipeThrough(new CompressionStream('gzip'))).blob();
    expect(await readImport(limited(blank))).toEqual({ ok: false, problem: { line: 0, reason: 'blank_lines' } });

    const target = await new AgentHouse({ linesOf: (file) => limited(file as Blob) }).open();
    const before = structuredClone({ log: target.store.log, snapshot: target.snapshot });
    for (const file of [bomb, blank]) {
      const outcome = await target.import(file as unknown as string);
      expect(outcome).toMatchObject({ ok: false, code: 'malformed_import' });
    }
    expect({ log: target.store.log, snapshot: target.snapshot }).toEqual(before);
    expect(target.store.notes.size).toBe(0);
  });
});

describe('[AV-16] a state.json alone', () => {
  it('starts a new log whose imported event holds it, and the plan goes on from there', async () => {
    const target = await fresh();
    expect(await target.import(state)).toMatchObject({ ok: true, parameters: { kind: 'state' } });
    const given = JSON.parse(state) as object;
    expect(target.events[0]).toMatchObject({
      seq: 1,
      name: 'imported',
      reason: 'state',
      state: given,
      taint: ['import'],
    });
    expect(target.snapshot.state).toEqual({
      ...given,
      action: { ...house.snapshot.state.action, phase: null },
      plan: {
        ...house.snapshot.state.plan,
        goals: house.snapshot.state.plan.goals.map((one) => ({
          ...one,
          tasks: one.tasks.map((task) => ({ ...task, status: task.status === 'active' ? 'pending' : task.status })),
        })),
      },
    });
    expect(target.snapshot.run).toMatchObject({ phase: 'halted', halt: { reason: 'imported' }, next_goal: 3 });
    expect(target.chat.at(-1)).toMatch(/^A state was brought back/);
    await target.command('resume');
    expect(target.snapshot.run.pending).toMatchObject({ taint: ['import'] });
    await target.approveAll();
    expect(target.store.doneGoals.has('G2')).toBe(true);
    await expectSound(target);
  });

  it('in one line, or with elements left out, is read as well', async () => {
    expect(await read(JSON.stringify(JSON.parse(state)))).toMatchObject({ ok: true, kind: 'state' });
    expect(await read('{\n"plan": {"purpose": "Bees"},\n"thought": {}\n}')).toMatchObject({
      ok: true,
      state: { plan: { purpose: 'Bees', goals: [] }, input: { source: null, authority: null, text: null } },
    });
  });

  it('whose tasks end before anything was decided here keeps every line bound to a thought', async () => {
    const target = await fresh();
    await target.import(state);
    await target.say('/purpose Something else');
    for (const choice of ['drop:G2', 'keep:G2']) {
      if (target.snapshot.run.confirm?.kind === 'keep_goal') await target.choose(choice);
    }
    await expectSound(target);
  });

  it.each<[string, unknown, ImportProblem['reason']]>([
    ['another phase', { plan: {}, thought: {}, action: { phase: 'flying' } }, 'not_a_state'],
    ['a key of another form', { plan: {}, thought: {}, secret: 1 }, 'not_a_state'],
    [
      'a task under another goal',
      {
        thought: {},
        plan: {
          goals: [{ id: 'G1', name: 'x', status: 'active', tasks: [{ id: 'G2-T1', name: 'y', status: 'done' }] }],
        },
      },
      'doubled',
    ],
    [
      'a goal twice',
      { thought: {}, plan: { goals: [1, 2].map(() => ({ id: 'G1', name: 'x', status: 'active', tasks: [] })) } },
      'doubled',
    ],
    ['an empty file', '', 'empty'],
    ['a head', { log: 'x', seq: 1, hash: 'y', count: 1 }, 'head_only'],
  ])('[F-32] with %s is refused', async (_, value, reason) => {
    expect(await problemOf(value === '' ? '' : JSON.stringify(value, null, 2))).toMatchObject({ line: 0, reason });
  });

  it('that does not fit one event is refused, and nothing is changed', async () => {
    const goals = Array.from({ length: 40 }, (_, index) => ({
      id: `G${index + 1}`,
      name: 'x'.repeat(1_000),
      status: 'active',
      tasks: [],
    }));
    const target = await fresh();
    const before = target.events.length;
    const outcome = await target.import(JSON.stringify({ plan: { purpose: 'x', goals }, thought: {} }));
    expect(outcome).toMatchObject({ ok: false, code: 'malformed_import', parameters: { reason: 'state' } });
    expect(target.events).toHaveLength(before);
    expect(target.store.epoch).toBe(1);
  });
});

describe('a long file of any shape', () => {
  const retention = { liveBytes: 12_000, segmentBytes: 4_000, keptEvents: 5 };

  it.each(['events', 'backup', 'document'] as const)(
    '(%s) goes into archive and live log as one that grew here',
    async (shape) => {
      const file = { events: await house.exported(), backup, document: documentLog }[shape];
      const whole = await fresh();
      expect(await whole.import(file)).toMatchObject({ ok: true });
      const parted = await new AgentHouse({ seed: 99, retention }).open();
      expect(await parted.import(file)).toMatchObject({ ok: true });

      expect(parted.store.archive.length).toBeGreaterThan(0);
      const bytes = parted.store.log.reduce((sum, event) => sum + JSON.stringify(event).length + 1, 0);
      expect(bytes).toBeLessThan(retention.liveBytes + 2_000); // what the import adds of its own is live, too
      expect(parted.events).toEqual(whole.events);
      expect(parted.snapshot).toEqual(whole.snapshot);
      for (const table of ['doneGoals', 'changes', 'notes', 'mind'] as const)
        expect(parted.store[table]).toEqual(whole.store[table]);
      await expectSound(parted);
      await parted.say('Go on');
      await expectSound(parted);
    },
  );
});
