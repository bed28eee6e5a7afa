import { beforeAll, describe, expect, it } from 'vitest';
import { AgentHouse } from '../../../tests/support/agent-house';
import { batch, chain, snapshotAfter } from '../../../tests/support/journal-batches';
import { goal, plainMind, talk } from '../../../tests/support/scripted-mind';
import { wholeLog } from '../../../tests/support/whole-log';
import { StorageError, type Journal, type StoredLogEvent } from '../agent/fold/ports';
import { emptySnapshot, type Snapshot } from '../agent/fold/snapshot';
import type { ExportShape } from '../bridge/contract';
import { genesisHash } from '../events/genesis-hash';
import type { LogEvent } from '../events/log-event';
import { exportFile } from './export-file';
import { writeEvents } from './export-log';
import { emptyStore, MemoryJournal } from './memory-journal';

const now = Date.UTC(2026, 10, 28, 12, 0, 0, 5);
/** One goal done, and another begun. */
let house: AgentHouse;

beforeAll(async () => {
  const more = plainMind((pack) =>
    pack.why === 'input' && pack.trigger.text === 'More 蜂 🐝'
      ? talk('Then more.', { plan_update: { goals: [goal(pack.next_goal)] }, evidence_event_ids: [pack.trigger.seq] })
      : null,
  );
  house = await new AgentHouse({ mind: more }).open();
  await house.say('Learn about bees', { surface: 'cli' });
  await house.approveAll();
  await house.say('More 蜂 🐝');
});

describe('state.json', () => {
  it('[AV-11] has the shape of the documents, 2-space indent, UTF-8 without a mark, and only active goals', async () => {
    const { text, name, mime } = await exported(house.journal, 'state');
    const state = JSON.parse(text) as Snapshot['state'];
    expect(text).toBe(`${JSON.stringify(state, null, 2)}\n`);
    expect([name, mime]).toEqual(['state.json', 'application/json']);
    expect(Object.entries(state).map(([key, value]) => [key, Object.keys(value)])).toEqual([
      ['input', ['source', 'authority', 'text']],
      ['plan', ['purpose', 'goals']],
      ['thought', ['judgment', 'intent']],
      ['action', ['phase', 'summary']],
      ['result', ['status', 'summary']],
    ]);
    expect(house.all('result').map(({ status }) => status)).toContain('goal_done');
    expect(state.plan.goals.map(({ id, status }) => [id, status])).toEqual([['G2', 'active']]);
    expect(Object.keys(state.plan.goals[0] ?? {})).toEqual(['id', 'name', 'status', 'tasks']);
    expect(Object.keys(state.plan.goals[0]?.tasks[0] ?? {})).toEqual(['id', 'name', 'status']);
    expect(state.input).toEqual({ source: 'chat', authority: 'user', text: 'More 蜂 🐝' });
    expect(state.action.phase).toBe('approving');
    expect(state).toEqual(house.snapshot.state);
  });

  it('of a log that is empty has every key, and nothing is set', async () => {
    const { text } = await exported(new MemoryJournal(), 'state');
    expect(JSON.stringify(JSON.parse(text))).toBe(
      '{"input":{"source":null,"authority":null,"text":null},"plan":{"purpose":null,"goals":[]},' +
        '"thought":{"judgment":null,"intent":null},"action":{"phase":null,"summary":null},"result":{"status":null,"summary":null}}',
    );
  });

  it.each([
    ['is missing', null],
    ['cannot be read', { state: {}, run: {} }],
    ['is not that of the newest event', emptySnapshot()],
  ])('is refused, and never told as empty, when the saved one %s', async (_, snapshot) => {
    const store = emptyStore();
    store.log = structuredClone(house.store.log);
    store.snapshot = snapshot;
    expect(await exportFile(new MemoryJournal(store), 'state', now)).toMatchObject({ ok: false, code: 'storage' });
  });
});

describe('events.jsonl', () => {
  it("[AV-12] has one event a line, the documents' fields first, UTF-8 without a mark, times in ISO 8601 UTC", async () => {
    const { text, lines, name, count, seq } = await exported(house.journal, 'events');
    expect([name, count, seq]).toEqual(['events.jsonl', house.events.length, house.events.length]);
    expect(text.endsWith('\n')).toBe(true);
    const events = lines.slice(0, -1).map((line) => JSON.parse(line) as LogEvent);
    expect(events).toEqual(house.events);
    const first: Record<string, string[]> = {
      input: ['time', 'type', 'source', 'text'],
      thought: ['time', 'type', 'judgment', 'intent'],
      action: ['time', 'type', 'summary'],
      result: ['time', 'type', 'status', 'summary'],
      goal_done: ['time', 'type', 'status', 'goal', 'name', 'rate'],
    };
    const seen = new Set<string>();
    for (const [index, event] of events.entries()) {
      const kind = event.type === 'result' && event.status === 'goal_done' ? 'goal_done' : event.type;
      seen.add(kind);
      const expected = first[kind] ?? ['time', 'type'];
      expect(Object.keys(event).slice(0, expected.length), lines[index]).toEqual(expected);
      expect(event.time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
      expect(lines[index]).toBe(JSON.stringify(event)); // compact
    }
    expect([...seen]).toEqual(expect.arrayContaining(Object.keys(first)));

    // append-only: what was written before stands unchanged before what follows
    await house.say('And one thing more');
    const later = await exported(house.journal, 'events');
    expect(later.lines.length).toBeGreaterThan(lines.length);
    expect(later.lines.slice(0, lines.length - 1)).toEqual(lines.slice(0, -1));

    const document = await exported(house.journal, 'document');
    const types = new Set(document.lines.map((line) => (JSON.parse(line) as { type: string }).type));
    expect([...types].sort()).toEqual(['action', 'input', 'result', 'thought']);
  });

  it('ends with a trailer that says how many there are, of which log, and what the last one hashes to', async () => {
    const { lines } = await exported(house.journal, 'events');
    expect(lines.at(-1)).toBe(
      JSON.stringify({
        time: '2026-11-28T12:00:00.005Z',
        type: 'exported',
        log: house.snapshot.run.log,
        count: house.events.length,
        head: house.events.at(-1)?.hash,
      }),
    );
  });

  it('of an empty log is a trailer alone', async () => {
    const { text, seq, count } = await exported(new MemoryJournal(), 'events');
    expect(text).toBe(
      `{"time":"2026-11-28T12:00:00.005Z","type":"exported","log":null,"count":0,"head":"${genesisHash}"}\n`,
    );
    expect([seq, count]).toEqual([0, 0]);
  });

  it('holds 5,000 events without holding more than a page of them at a time', async () => {
    const journal = new MemoryJournal();
    const epoch = await journal.claimEpoch(1);
    const log = chain(5_000);
    await journal.append(batch(epoch, log, { snapshot: snapshotAfter(log.at(-1)) }));
    const steps: string[] = [];
    const watched = watching(journal, (from, limit) => void steps.push(`read ${from} ${limit}`));
    let text = '';
    await writeEvents(watched, now, (piece) => {
      steps.push(`write ${piece.split('\n').length - 1}`);
      text += piece;
    });
    expect(steps).toEqual([
      ...[1, 1_001, 2_001, 3_001, 4_001].flatMap((from) => [`read ${from} 1000`, 'write 1000']),
      'write 1',
    ]);
    expect(text.split('\n')).toHaveLength(5_002);
  });

  it('goes exactly up to the head of the moment, while the leader writes on', async () => {
    const journal = new MemoryJournal();
    const epoch = await journal.claimEpoch(1);
    const log = chain(2_600);
    let written = 1_500;
    await journal.append(batch(epoch, log.slice(0, written), { snapshot: snapshotAfter(log[written - 1]) }));
    const busy = watching(journal, async () => {
      const next = log.slice(written, written + 500);
      written += next.length;
      expect(await journal.append(batch(epoch, next, { snapshot: snapshotAfter(next.at(-1)) }))).toMatchObject({
        ok: true,
      });
    });
    const { lines, seq } = await exported(busy, 'events');
    expect(written).toBeGreaterThan(2_000);
    expect(seq).toBe(1_500);
    expect(lines).toHaveLength(1_501);
    expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ count: 1_500, head: log[1_499]?.hash });
  });

  it.each([
    ['shorter', 1_000],
    ['as long as it', 1_500],
    ['longer', 2_000],
  ])('is given up when a log %s is put in its place meanwhile', async (_, length) => {
    const journal = new MemoryJournal();
    const epoch = await journal.claimEpoch(1);
    const log = chain(1_500);
    await journal.append(batch(epoch, log, { snapshot: snapshotAfter(log.at(-1)) }));
    const other = chain(length, 'other');
    let reads = 0;
    const replaced = watching(journal, async () => {
      if (++reads === 2) await journal.replace({ ...batch(epoch, other), snapshot: snapshotAfter(other.at(-1)) });
    });
    expect(await exportFile(replaced, 'events', now)).toMatchObject({ ok: false, code: 'storage' });
  });

  it('writes nothing to the log', async () => {
    const before = structuredClone(house.store);
    for (const shape of ['events', 'document', 'state', 'head'] as const) await exported(house.journal, shape);
    expect(house.store).toEqual(before);
  });
});

describe('the document shape', () => {
  it("has the four types with the documents' fields and nothing else, and no trailer", async () => {
    const { lines, count, name } = await exported(house.journal, 'document');
    const types = ['input', 'thought', 'action', 'result'];
    const expected = house.events.filter(({ type }) => types.includes(type));
    expect([name, count]).toEqual(['events-document.jsonl', expected.length]);
    expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual(
      expected.map((event) => {
        const { time, type } = event;
        switch (event.type) {
          case 'input':
            return { time, type, source: event.source, text: event.text };
          case 'thought':
            return { time, type, judgment: event.judgment, intent: event.intent };
          case 'action':
            return { time, type, summary: event.summary };
          case 'result':
            return event.status === 'goal_done'
              ? { time, type, status: event.status, goal: event.goal, name: event.name, rate: event.rate }
              : { time, type, status: event.status, summary: event.summary };
          default:
            return null;
        }
      }),
    );
  });

  it('has null for what was redacted', async () => {
    const { events } = wholeLog();
    const store = emptyStore();
    store.log = events as StoredLogEvent[];
    const { lines } = await exported(new MemoryJournal(store), 'document');
    const target = events.find((event) => event['type'] === 'redacted')?.['target'] as number;
    const { time } = events[target - 1] as unknown as LogEvent;
    expect(lines).toContain(JSON.stringify({ time, type: 'input', source: 'chat', text: null }));
    expect(lines.join('\n')).not.toContain('sha256');
  });
});

it('head.json says what the log must end with', async () => {
  const { text, name, seq } = await exported(house.journal, 'head');
  const length = house.events.length;
  const head = { log: house.snapshot.run.log, seq: length, hash: house.events.at(-1)?.hash, count: length };
  expect(text).toBe(`${JSON.stringify(head, null, 2)}\n`);
  expect([name, seq]).toEqual(['head.json', length]);
  const { text: empty } = await exported(new MemoryJournal(), 'head');
  expect(JSON.parse(empty)).toEqual({ log: null, seq: 0, hash: genesisHash, count: 0 });
});

it('tells a store that cannot be read, and hides no bug behind it', async () => {
  const failing = (error: Error): Journal =>
    Object.assign(new MemoryJournal(structuredClone(house.store)), {
      events: () => Promise.reject(error),
      head: house.journal.head.bind(house.journal),
    });
  for (const shape of ['events', 'document'] as const) {
    expect(await exportFile(failing(new StorageError('the disk is gone')), shape, now)).toEqual({
      ok: false,
      code: 'storage',
      message: 'the disk is gone',
    });
    await expect(exportFile(failing(new TypeError('a bug')), shape, now)).rejects.toThrow('a bug');
  }
});

/** Decoded as strict UTF-8, keeping a mark if there were one. */
async function exported(
  journal: Journal,
  shape: ExportShape,
): Promise<{ text: string; lines: string[]; name: string; mime: string; seq: number; count: number }> {
  const crossing = await exportFile(journal, shape, now);
  if (!crossing.ok) throw new Error(crossing.message);
  const { blob, name, mime, seq, count } = crossing.value;
  const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(await blob.arrayBuffer());
  expect(text.startsWith('\uFEFF')).toBe(false);
  expect(blob.type).toBe(mime);
  return { text, lines: text.split('\n').slice(0, -1), name, mime, seq, count };
}

/** The same journal; `before` is told of each page that is read. */
function watching(journal: MemoryJournal, before: (from: number, limit: number) => void | Promise<void>): Journal {
  const watched = new MemoryJournal(journal.store);
  watched.lines = async (from, limit) => {
    await before(from, limit);
    return journal.lines(from, limit);
  };
  return watched;
}
