import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { AgentHouse } from '../../../tests/support/agent-house';
import { chained, edited, exported, type Stored } from '../../../tests/support/forge';
import { goal, plainMind, talk } from '../../../tests/support/scripted-mind';
import { seededRandom } from '../../../tests/support/seeded-random';
import { wholeLog } from '../../../tests/support/whole-log';
import { defaultRetention } from '../agent/fold/retention';
import { isSoundLine } from '../audit/sound-line';
import { maxLineCharacters, type JsonObject } from '../base/json';
import { hashOf, seal } from '../events/chain';
import { genesisHash } from '../events/genesis-hash';
import { linesOf } from './file-lines';
import { readExportedLog } from './import-log';
import type { ImportProblem } from './import-problem';
import { readImport } from './read-import';
import { emptyStore, MemoryJournal } from './memory-journal';

/** A goal that is done, another with a request open, and what was written of it. */
let house: AgentHouse;
let text: string;
let events: Stored[];
let lines: string[];

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
  text = await house.exported();
  events = house.store.log;
  lines = text.split('\n').slice(0, -1);
});

describe('our own export', () => {
  it('is read whole: events, state, done goals, and the newest leadership', async () => {
    const read = await readText(text);
    expect(read).toEqual({
      ok: true,
      value: {
        archived: [],
        changes: [...house.store.changes.values()],
        count: events.length,
        events: house.store.log,
        snapshot: house.store.snapshot,
        doneGoals: [...house.store.doneGoals.values()],
        epoch: 1,
      },
    });
    expect(house.store.doneGoals.size).toBe(1);
    expect(house.snapshot.run.pending).not.toBeNull();
  });

  it.each([
    ['a byte order mark', (all: string) => `\uFEFF${all}`],
    ['carriage returns', (all: string) => all.replaceAll('\n', '\r\n')],
    ['no line feed at its end', (all: string) => all.slice(0, -1)],
    ['empty lines', (all: string) => `\n${all.replaceAll('\n', '\n \n')}\n\n`],
    ['white space between its values', (all: string) => all.replaceAll('":', '" : ')],
  ])('may have come by %s on its way', async (_, change) => {
    // a text may hold `":` itself: then its hash tells
    const read = await readText(change(text));
    expect(read).toEqual(await readText(text));
  });

  it('may hold events of a type that this build does not know', async () => {
    const unknown = edited(events, 6, (event) => Object.assign(event, { type: 'dream', v: 9, vivid: { yes: [1] } }));
    const read = await readText(exported(unknown));
    expect(read).toMatchObject({ ok: true });
    expect(read.ok && read.value.events).toEqual(unknown);
    const last = edited(events, events.length, (event) => Object.assign(event, { type: 'dream', v: 9 }));
    const atEnd = await readText(exported(last));
    const { seq, hash, time } = last.at(-1) as Stored;
    expect(atEnd.ok && atEnd.value.snapshot.run.last).toEqual({ seq, hash, time });
  });

  it('may hold redacted texts', async () => {
    const log = wholeLog().events;
    const read = await readText(exported(log));
    expect(read.ok && read.value.events).toEqual(log);
  });
});

describe('a file that is no whole export', () => {
  const n = (): number => events.length;
  const changed = (line: number, change: (line: string) => string): string =>
    lines.map((old, index) => (index === line - 1 ? change(old) : old)).join('\n');
  const withLine = (line: number, put: string): string => changed(line, () => put);
  const trailerWith = (change: object): string =>
    changed(n() + 1, (line) => JSON.stringify({ ...(JSON.parse(line) as object), ...change }));
  const rechained = (seq: number, change: (event: JsonObject) => void): string => exported(edited(events, seq, change));
  const inputSeq = (): number => house.all('input')[0]?.seq ?? 0;
  const thoughtSeq = (): number => house.all('thought')[0]?.seq ?? 0;
  const observationSeq = (): number => house.all('observation')[0]?.seq ?? 0;

  const cases: Record<
    string,
    readonly [file: () => string, reason: ImportProblem['reason'], line: number | (() => number)]
  > = {
    'nothing in it': [() => '', 'empty', 0],
    'only empty lines': [() => '\n\n \n', 'empty', 0],
    'a trailer alone': [() => `${lines.at(-1)}\n`, 'empty', 0],
    'no trailer': [() => lines.slice(0, -1).join('\n'), 'truncated', n],
    'no trailer, and empty lines': [() => `${lines.slice(0, -1).join('\n')}\n\n\n`, 'truncated', n],
    'its tail cut off': [() => `${lines.slice(0, -4).join('\n')}\n`, 'truncated', () => n() - 3],
    'its tail cut off inside a line': [
      () => text.slice(0, text.indexOf('\n', 2_000) + 40),
      'not_json',
      () => cutLine(),
    ],
    'its tail taken out before the trailer': [
      () => [...lines.slice(0, -3), lines.at(-1)].join('\n'),
      'trailer',
      () => n() - 1,
    ],
    'a text edited': [() => text.replace('Learn about bees', 'Learn about wasps'), 'chain', inputSeq],
    'a number edited': [() => changed(3, (line) => line.replace('"epoch":1', '"epoch":2')), 'chain', 3],
    'an event edited and hashed anew, but not those after it': [() => withLine(6, rehashed(6)), 'chain', 7],
    'another salt': [
      () => changed(inputSeq(), (line) => line.replace(/"\/text":".{10}/, '"/text":"AAAAAAAAAA')),
      'chain',
      inputSeq,
    ],
    'two lines swapped': [() => lines.toSpliced(3, 2, lines[4] ?? '', lines[3] ?? '').join('\n'), 'gap', 4],
    'a line twice': [() => lines.toSpliced(3, 0, lines[2] ?? '').join('\n'), 'gap', 4],
    'a line missing': [() => lines.toSpliced(6, 1).join('\n'), 'gap', 7],
    'its first line missing': [() => lines.slice(1).join('\n'), 'gap', 1],
    'a wrong count': [() => trailerWith({ count: n() + 1 }), 'trailer', () => n() + 1],
    'a count in words': [() => trailerWith({ count: String(n()) }), 'trailer', () => n() + 1],
    'a trailer with another hash': [() => trailerWith({ head: genesisHash }), 'trailer', () => n() + 1],
    'a trailer of another log': [() => trailerWith({ log: 'other' }), 'trailer', () => n() + 1],
    'a trailer with more in it': [() => trailerWith({ more: 1 }), 'trailer', () => n() + 1],
    'an event after the trailer': [() => `${text}${lines[0]}\n`, 'after_trailer', () => n() + 2],
    'a second trailer': [() => `${text}${lines.at(-1)}\n`, 'after_trailer', () => n() + 2],
    'rubbish after the trailer': [() => `${text}\n\nrubbish`, 'after_trailer', () => n() + 4],
    prose: [() => withLine(2, 'Dear diary'), 'not_json', 2],
    'an array': [() => withLine(2, '[1]'), 'not_json', 2],
    null: [() => withLine(2, 'null'), 'not_json', 2],
    'two values on a line': [() => changed(2, (line) => line + line), 'not_json', 2],
    'a line that is far too long': [() => withLine(3, 'x'.repeat(maxLineCharacters + 1)), 'line_too_long', 3],
    'an event that is far too long': [
      () => changed(3, (line) => line.replace('{', `{"pad":"${'x'.repeat(300_000)}",`)),
      'line_too_long',
      3,
    ],
    'a line of spaces that is far too long': [() => withLine(3, ' '.repeat(maxLineCharacters + 1)), 'line_too_long', 3],
    'spaces without end after the trailer': [
      () => `${text}${' '.repeat(maxLineCharacters + 1)}\n${lines[0]}`,
      'line_too_long',
      () => n() + 2,
    ],
    '100 levels': [
      () => changed(3, (line) => line.replace('{', `{"deep":${'['.repeat(100)}${']'.repeat(100)},`)),
      'not_json',
      3,
    ],
    '100,000 levels': [
      () => changed(3, (line) => line.replace('{', `{"deep":${'['.repeat(1e5)}${']'.repeat(1e5)},`)),
      'not_json',
      3,
    ],
    'a key __proto__': [
      () => changed(3, (line) => line.replace('{', '{"__proto__":{"polluted":true},')),
      'not_json',
      3,
    ],
    'a key __proto__ deep in a payload': [
      () =>
        changed(thoughtSeq(), (line) =>
          line.replace('"action_payload":{', '"action_payload":{"__proto__":{"polluted":true},'),
        ),
      'not_json',
      thoughtSeq,
    ],
    'a key twice in an object': [
      () => changed(inputSeq(), (line) => line.replace('{', '{"text":"shown",')),
      'not_json',
      inputSeq,
    ],
    '−0 for 0': [
      () => changed(observationSeq(), (line) => line.replace('"seq":', '"extra":-0,"seq":')),
      'not_json',
      observationSeq,
    ],
    'a number past all bounds': [
      () => changed(3, (line) => line.replace(/"seq":\d+/, '"seq":1e999')),
      'not_an_event',
      3,
    ],
    'an object that is no event': [() => withLine(4, '{"hello":1}'), 'not_an_event', 4],
    'an event without its hash': [() => changed(4, (line) => line.replace(/,"hash":"\w+"/, '')), 'not_an_event', 4],
    'an event that calls itself exported': [
      () => rechained(4, (event) => Object.assign(event, { type: 'exported', v: 0 })),
      'not_an_event',
      4,
    ],
    'leaderships beyond counting': [
      () => rechained(4, (event) => (event['epoch'] = Number.MAX_SAFE_INTEGER)),
      'not_an_event',
      4,
    ],
    'a later version': [() => rechained(inputSeq(), (event) => (event['v'] = 99)), 'newer', inputSeq],
    'a wrong value, chained anew': [
      () => rechained(inputSeq(), (event) => (event['authority'] = 'root')),
      'wrong_body',
      inputSeq,
    ],
    'a field too many, chained anew': [
      () => rechained(inputSeq(), (event) => (event['more'] = 1)),
      'wrong_body',
      inputSeq,
    ],
    'a text without salt, chained anew': [
      () => rechained(inputSeq(), (event) => (event['salt'] = {})),
      'invariant_1',
      inputSeq,
    ],
    'a salt on an authority, chained anew': [
      () =>
        rechained(inputSeq(), (event) =>
          Object.assign(event['salt'] as JsonObject, { '/authority': 'AAAAAAAAAAAAAAAAAAAAAA' }),
        ),
      'invariant_1',
      inputSeq,
    ],
    'half of a surrogate pair': [
      () => changed(inputSeq(), (line) => line.replace('Learn', '\\ud800Learn')),
      'chain',
      inputSeq,
    ],
    'another log behind it': [
      () => `${text.slice(0, text.lastIndexOf('\n', text.length - 2) + 1)}${text}`,
      'gap',
      () => n() + 1,
    ],
  };

  it.each(Object.entries(cases))(
    '[F-32] with %s is refused, names the place, and changes nothing',
    async (_, [file, reason, line]) => {
      const problem = { line: typeof line === 'number' ? line : line(), reason };
      const given = file();
      expect(await readText(given)).toEqual({ ok: false, problem });
      expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();

      const guest = await new AgentHouse().open();
      const before = structuredClone(guest.store);
      const outcome = await guest.import(given);
      expect(outcome).toMatchObject({ ok: false, code: 'malformed_import', parameters: { reason } });
      if (!given.includes('\r')) expect(outcome.parameters['line']).toBe(problem.line);
      before.outcomes.set(outcome.id, outcome);
      before.nextOrder += 1;
      before.begun = guest.store.begun;
      expect(guest.store).toEqual(before);
      expect(guest.status).toEqual({ role: 'leading' });
      await guest.close();
    },
  );

  it('but bytes is refused at its first line', async () => {
    const bytes = Uint8Array.from({ length: 5_000 }, (_, index) => (index * 7) % 256).filter((byte) => byte !== 10);
    const read = await readImport(linesOf(new Blob([bytes]), maxLineCharacters));
    expect(read).toEqual({ ok: false, problem: { line: 1, reason: 'not_utf8' } });
  });

  it('and leads to a state that is too large is refused as a whole', async () => {
    const random = seededRandom(1);
    const crowd = events.slice(0, 2);
    for (let seq = 3; seq <= 900; seq++) {
      const body = { type: 'input', source: 'x', text: 'Hello', authority: 'public', surface: null } as const;
      const unsealed = { time: 0, body, seq, epoch: 1, trigger: null, lang: null, taint: ['public:x'] };
      crowd.push(seal(unsealed, crowd.at(-1)?.['hash'] as string, random) as unknown as Stored);
    }
    expect(await readText(exported(crowd))).toEqual({ ok: false, problem: { line: 0, reason: 'state' } });
  });

  it('is told, and never breaks the reader, however its events are mixed and chained anew', async () => {
    const log = wholeLog().events;
    const mixed = fc.array(fc.nat({ max: log.length - 1 }), { minLength: 1, maxLength: 40 });
    await fc.assert(
      fc.asyncProperty(mixed, async (places) => {
        const forged = chained(places.map((place, index) => ({ ...(log[place] as Stored), seq: index + 1 })));
        const read = await readText(exported(forged));
        if (!read.ok) expect(read.problem.reason).toMatch(/^(trailer|state|invariant_\d)$/);
        else expect(read.value.events).toEqual(forged);
      }),
      { numRuns: 60 },
    );
  });

  function cutLine(): number {
    return text.slice(0, text.indexOf('\n', 2_000) + 40).split('\n').length;
  }

  function rehashed(line: number): string {
    const event = { ...(JSON.parse(lines[line - 1] ?? '') as JsonObject), epoch: 7 };
    return JSON.stringify({ ...event, hash: hashOf(event) });
  }
});

describe('an import', () => {
  it('[F-12] of our own export continues its chain and closes the requests open in it; one that fails changes nothing', async () => {
    const store = emptyStore();
    const failing = new MemoryJournal(store);
    const guest = await new AgentHouse({ store, journal: () => failing, mind: plainMind() }).open();
    const request = house.snapshot.run.pending;
    const before = structuredClone({
      log: store.log,
      snapshot: store.snapshot,
      notes: store.notes,
      doneGoals: store.doneGoals,
    });

    // broken off while it is read
    expect(await guest.import(text.slice(0, -200))).toMatchObject({ ok: false, code: 'malformed_import' });
    expect({ log: store.log, snapshot: store.snapshot, notes: store.notes, doneGoals: store.doneGoals }).toEqual(
      before,
    );

    // whole: the same log and state, and one event of its own
    expect(await guest.import(text)).toMatchObject({ ok: true });
    const length = house.events.length;
    expect(guest.events.slice(0, length)).toEqual(house.events);
    expect(guest.events[length]).toMatchObject({
      type: 'lifecycle',
      name: 'imported',
      seq: length + 1,
      prev: house.events.at(-1)?.hash,
    });
    expect(store.doneGoals).toEqual(house.store.doneGoals);
    const { plan, input, thought, result } = house.snapshot.state;
    expect(guest.snapshot.state).toMatchObject({ input, thought, result, plan: { purpose: plan.purpose } });
    expect(guest.events[length]?.epoch).toBeGreaterThan(Math.max(...house.events.map(({ epoch }) => epoch)));

    // the request that was open there is closed: its y does nothing here
    expect(request).not.toBeNull();
    expect(guest.snapshot.run.pending).toBeNull();
    expect(guest.snapshot.state.action.phase).toBeNull();
    const answer = { kind: 'answer', id: 'late', lang: 'en', at: '', answer: 'y', via: 'key' } as const;
    const late = await guest.put({ ...answer, request: request?.request ?? '', digest: request?.digest ?? '' });
    expect(late).toMatchObject({ ok: false });
    expect(guest.all('approval').slice(house.all('approval').length)).toEqual([]);

    // it goes on, and what it exports then is as whole
    await guest.command('resume');
    await guest.approveAll(3);
    expect(guest.events.length).toBeGreaterThan(length + 5);
    const again = await guest.exported();
    expect(await readText(again)).toMatchObject({ ok: true, value: { snapshot: guest.store.snapshot } });
    await guest.close();
  });

  it('that the store refuses at the end leaves all as it was', async () => {
    const store = emptyStore();
    const journal = new MemoryJournal(store);
    const guest = await new AgentHouse({ store, journal: () => journal }).open();
    const before = structuredClone({ log: store.log, snapshot: store.snapshot, inbox: store.inbox });
    journal.replace = () => Promise.resolve({ ok: false, code: 'storage', message: 'the disk is full' });
    await guest.import(text);
    expect(store.log).toEqual(before.log);
    expect(store.snapshot).toEqual(before.snapshot);
    expect(guest.status).toMatchObject({ role: 'read_only', code: 'storage' });
  });
});

function readText(file: string): ReturnType<typeof readExportedLog> {
  return readBlob(new Blob([file]));
}

/** Read alone, and with somebody who looks at the lines: whoever hashes, the outcome is the same. */
async function readBlob(file: Blob): ReturnType<typeof readExportedLog> {
  const alone = readExportedLog(linesOf(file, maxLineCharacters), defaultRetention);
  const helped = readExportedLog(linesOf(file, maxLineCharacters), defaultRetention, async (some) =>
    some.map(isSoundLine),
  );
  const [outcome, sameOutcome] = await Promise.allSettled([alone, helped]);
  expect(sameOutcome).toEqual(outcome);
  return alone;
}
