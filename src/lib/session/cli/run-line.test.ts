import { beforeEach, describe, expect, it } from 'vitest';
import { sentenceContext } from '../../../../tests/support/judge-sentences';
import { emptySnapshot, type Snapshot } from '../../agent/fold/snapshot';
import type { YadoriDatabase } from '../../bridge/database';
import { readMessage } from '../../reflex/sentences/read-message';
import type { NewRow } from '../send/outbox';
import { emptyView } from '../view/page-view';
import type { Heard } from '../send/sender.svelte';
import type { CliContext } from './cli-command';
import { plainText } from './cli-output';
import { commandTable } from './command-table';
import { completionOf } from './complete';
import { runLine } from './run-line';

const notes = [
  {
    path: 'bees/goal.md',
    content: 'Goal\nof bees',
    bytes: 12,
    time: '2026-11-28T09:00:00.000Z',
    taint: ['web:example.org'],
  },
  { path: 'list.md', content: 'List', bytes: 4, time: '2026-11-28T09:00:00.000Z', taint: [] },
];
/** As much of the store as commands read. */
const database = {
  notes: {
    get: (path: string) => Promise.resolve(notes.find((note) => note.path === path)),
    toArray: () => Promise.resolve(notes),
  },
} as unknown as YadoriDatabase;

let sent: NewRow[];
let heard: Heard;
let snapshot: Snapshot;
let context: CliContext;

beforeEach(() => {
  sent = [];
  heard = { ok: true, parameters: {} };
  snapshot = emptySnapshot();
  context = {
    lang: 'en',
    commands: commandTable,
    database,
    view: () => ({ ...emptyView, snapshot }),
    snapshot: () => snapshot,
    status: () => ({ role: 'leading' }),
    send: (row) => {
      sent.push(row);
      return Promise.resolve(heard);
    },
    exportFile: () => Promise.resolve({ ok: false, code: 'storage', message: 'no room' }),
    audit: () => Promise.resolve({ ok: false, code: 'storage', message: 'no room' }),
    save: () => {},
    pickFile: () => Promise.resolve(null),
    chosen: null,
    now: () => 0,
  };
});

const printed = async (line: string): Promise<string> => plainText((await runLine(line, context)).parts);

function waiting(): Snapshot {
  const pending = { request: 'R8', lines: ['Write a note', 'Your notes'], capability: 'note.write' };
  return { ...snapshot, run: { ...snapshot.run, pending: pending as unknown as Snapshot['run']['pending'] } };
}

describe('what is typed', () => {
  it('[SP-04] goes to the Avatar with its surface where it is no command', async () => {
    for (const line of ['Where are the bees?', 'hello', 'ミツバチはどこ', 'Xyz'])
      expect(await runLine(line, context)).toMatchObject({ isLogged: true });
    expect(sent).toHaveLength(4);
    expect(sent[0]).toEqual({
      kind: 'text',
      text: 'Where are the bees?',
      surface: 'cli',
      shown_request: null,
      taint: [],
    });
  });

  it('is told to be no command where it looks like one', async () => {
    expect(await printed('/xyz')).toBe('No command “xyz”. `help` lists them.');
    expect(await printed('xyz')).toBe('No command “xyz”. `help` lists them; `say xyz` says it to the Avatar.');
    expect(await printed('stauts')).toContain('Perhaps `status`?');
    expect(await printed('log | xyz')).toBe('No command “xyz”. `help` lists them.');
    expect(sent).toEqual([]);
  });

  it('is told how to be said where it only begins like a command', async () => {
    for (const line of ['plan my week', 'stop it please', 'status of my bees', 'files are gone', 'help me'])
      expect((await runLine(line, context)).status).toBe('fail');
    expect(await printed('plan my week')).toContain('`say plan my week`');
    expect(sent).toEqual([]);
    await runLine('say plan my week', context);
    expect(sent).toMatchObject([{ kind: 'text', text: 'plan my week' }]);
  });

  it('[AV-34] is an answer where it is exactly y or n, to the request that is shown', async () => {
    expect(await printed('y')).toBe('Nothing waits for y or n.');
    expect(sent).toEqual([]);
    snapshot = waiting();
    await runLine('Ｙ', context);
    await runLine('reject', context);
    await runLine('yes', context);
    expect(sent).toMatchObject([
      { text: 'y', shown_request: 'R8' },
      { text: 'n', shown_request: 'R8' },
      { text: 'yes', shown_request: null },
    ]);
  });

  it('sets the purpose as it was typed, signs and all', async () => {
    await runLine('purpose Finish "it" > by 4 | 5', context);
    expect(sent).toMatchObject([{ kind: 'text', text: '/purpose Finish "it" > by 4 | 5', surface: 'cli' }]);
    expect(await printed('purpose')).toContain('No purpose yet');
  });

  it('is refused as in the chat, before anything is sent', async () => {
    const refusal = { ok: false, code: 'control_characters' };
    expect(await runLine('say a\u0007b', context)).toMatchObject({ status: 'fail', refusal });
    expect(await runLine(`say sk-${'a'.repeat(30)}`, context)).toMatchObject({ refusal: { code: 'looks_like_a_key' } });
    expect(await runLine(`purpose ${'a'.repeat(2_001)}`, context)).toMatchObject({
      refusal: { code: 'purpose_too_long' },
    });
    expect(sent).toEqual([]);
  });
});

describe('pipes and notes', () => {
  it('hands on what is printed, and counts it', async () => {
    expect(await printed('files | grep GOAL')).toMatch(/^bees\/goal\.md\t12\t/);
    expect(await printed('files | count')).toBe('2');
    expect(await printed('files | tail 1')).toMatch(/^list\.md/);
    expect(await printed('files bees/goal.md | head 1')).toBe('Goal');
    expect(await printed('grep x')).toContain('log | grep');
    expect(await printed('files | status')).toContain('cannot stand behind a |');
    expect(await printed('files | head x')).toContain('does not know what to do with “x”');
  });

  it('asks for a note in place of writing it, with the line and with the marks of what is in it', async () => {
    expect(await runLine('files bees/goal.md | grep bees > copy.md', context)).toMatchObject({ isLogged: true });
    expect(sent).toEqual([
      {
        kind: 'command',
        line: '/files bees/goal.md | grep bees > copy.md',
        taint: ['web:example.org'],
        capability: 'note.write',
        payload: { path: 'copy.md', content: 'of bees\n', mode: 'create' },
      },
    ]);
    await runLine('files | count > list.md', context);
    expect(sent[1]).toMatchObject({ payload: { path: 'list.md', content: '2\n', mode: 'replace' } });
    await runLine('files | count >> list.md', context);
    expect(sent[2]).toMatchObject({ capability: 'note.append', payload: { path: 'list.md', content: '2\n' } });
  });

  it('writes nothing where nothing was printed or anything went wrong', async () => {
    expect(await printed('files | grep nowhere > a.md')).toContain('nothing to write');
    for (const line of ['rules revoke 3 > a.md', 'config tries_a_task 5 | count', 'choose 1 > a.md'])
      expect(await printed(line)).toContain('stands alone');
    for (const line of ['files nowhere > a.md', 'files | grep > a.md', 'files | xyz > a.md', 'export > a.md'])
      expect((await runLine(line, context)).status).toBe('fail');
    expect(sent).toEqual([]);
  });

  it('tells what the leader refused', async () => {
    heard = { ok: false, code: 'request_open', parameters: {} };
    expect(await runLine('files > a.md', context)).toMatchObject({ status: 'fail', refusal: { code: 'request_open' } });
  });
});

describe('settings and rules', () => {
  it('are changed by a request, within their limits', async () => {
    expect(await printed('config')).toContain('tries_a_task\t3\t1 to 10\ttries a task');
    expect(await printed('config tries_a_task 99')).toBe('tries_a_task can be 1 to 10. Nothing was changed.');
    expect(await printed('config mood_influence perhaps')).toContain('can be on / off');
    expect(await printed('config avatar.name Hachi')).toContain('on the page Settings');
    expect(await printed('config toString 1')).toContain('No setting');
    expect(await printed('config tries_a_task 3')).toContain('is 3 already');
    expect(sent).toEqual([]);
    await runLine('config tries_a_task 5', context);
    expect(sent).toMatchObject([
      { kind: 'command', capability: 'settings.change', payload: { setting: 'tries_a_task', before: 3, after: 5 } },
    ]);
  });

  it('are revoked and undone by their own rows, with the line', async () => {
    expect(await runLine('undo', context)).toMatchObject({ refusal: { code: 'nothing_to_undo' } });
    snapshot = { ...snapshot, run: { ...snapshot.run, undoable: [4, 9] } };
    await runLine('undo', context);
    await runLine('rules revoke 12', context);
    expect(sent).toEqual([
      { kind: 'undo', change: 9, line: '/undo' },
      { kind: 'revoke', rule: '12', line: '/rules revoke 12' },
    ]);
    expect(await printed('rules')).toContain('No rule of yours');
    expect(await printed('rules revoke')).toContain('Which one?');
  });
});

describe('the plan by hand', () => {
  beforeEach(() => {
    const tasks = [
      { id: 'G1-T1', name: 'Write the list', status: 'done' as const },
      { id: 'G1-T2', name: 'Rent the hall', status: 'pending' as const, owner: 'yours' as const },
      { id: 'G1-T3', name: 'Hire a band', status: 'pending' as const },
    ];
    const goals = [{ id: 'G1', name: 'Party', status: 'active' as const, tasks }];
    snapshot = { ...snapshot, state: { ...snapshot.state, plan: { purpose: 'Party', goals } } };
  });

  it.each([
    ['task done G1-T2', { do: 'done', task: 'G1-T2', name: 'Rent the hall' }],
    ['task drop g1-t3', { do: 'drop', task: 'G1-T3', name: 'Hire a band' }],
    ['task add G1 Order pizza', { do: 'add', name: 'Order pizza', owner: 'yours' }],
    ['task rename G1-T3 Hire a choir', { do: 'rename', task: 'G1-T3', name: 'Hire a band', to: 'Hire a choir' }],
    ['task rename g1 Party for 15', { do: 'goal', name: 'Party', to: 'Party for 15' }],
    ['task date G1-T2 2026-12-05', { do: 'date', task: 'G1-T2', name: 'Rent the hall', date: '2026-12-05' }],
    ['task yours G1-T3', { do: 'owner', task: 'G1-T3', name: 'Hire a band', owner: 'yours' }],
    ['task up G1-T3', { do: 'move', task: 'G1-T3', name: 'Hire a band', before: 'G1-T2' }],
  ])('%s', async (line, change) => {
    expect((await runLine(line, context)).status).toBe('done');
    expect(sent).toEqual([{ kind: 'plan', goal: 'G1', changes: [change], line: `/${line}` }]);
  });

  it('says which step or day is meant, and what the leader refused', async () => {
    for (const line of ['task', 'task done', 'task done G9-T1', 'task add G1', 'task burn G1-T2'])
      expect(await printed(line)).toContain('Which one?');
    expect(await printed('task date G1-T2 soon')).toContain('When?');
    expect(sent).toEqual([]);
    heard = { ok: false, code: 'task_ended', parameters: {} };
    expect(await runLine('task drop G1-T1', context)).toMatchObject({ refusal: { code: 'task_ended' } });
  });

  it('completes what can be done, and to what', async () => {
    expect(await completionOf('task do', context)).toBe('ne');
    expect(await completionOf('task done G', context)).toBe('1-T2');
  });
});

describe('completion', () => {
  it.each([
    ['ru', 'les'],
    ['/ru', 'les'],
    ['log --t', 'ype'],
    ['log --type th', 'ought'],
    ['files | gr', 'ep'],
    ['files be', 'es/'],
    ['files > l', 'ist.md'],
    ['export st', 'ate'],
    ['help st', 'atus'],
    ['config tri', 'es_a_task'],
    ['purpose st', ''],
    ['status ', ''],
    ['xyz', ''],
    ['', ''],
    ['log --last 1', ''],
    ['gr', ''],
  ])('of %j adds %j', async (line, rest) => {
    expect(await completionOf(line, context)).toBe(rest);
  });
});

it('a command that throws says so and what to do', async () => {
  const broken = { ...context, database: {} as YadoriDatabase };
  expect(plainText((await runLine('files', broken)).parts)).toMatch(/^That did not work: .*Nothing was changed/);
});

describe('alarm', () => {
  const one = {
    id: 'A12',
    text: 'water the plants',
    at: '18:00',
    zone: 'Europe/Berlin',
    date: null,
    weekdays: [0, 1, 2, 3, 4, 5, 6],
    late_minutes: null,
    snoozed: null,
    after: '2026-11-28T09:00:00.000Z',
    rang: [],
    ring: null,
    taint: ['web:example.org'],
  };

  it('lists what is set, with where its words come from', async () => {
    expect(await printed('alarm')).toContain('No alarm.');
    snapshot = { ...snapshot, run: { ...snapshot.run, alarms: [one] } };
    const listed = await runLine('alarm', context);
    expect(plainText(listed.parts)).toContain('A12\t18:00 every day\tEurope/Berlin\t\twater the plants');
    expect(listed.taint).toEqual(['web:example.org']);
    expect(sent).toEqual([]);
  });

  it('prints into pipes and notes like other commands, by its name alone or with `list`', async () => {
    const other = { ...one, id: 'A13', text: 'feed the cat' };
    snapshot = { ...snapshot, run: { ...snapshot.run, alarms: [one, other] } };
    expect(await printed('alarm list')).toBe(await printed('alarm'));
    for (const line of ['alarm list | grep "x', "alarm list|grep 'x", 'alarm list > "x', 'alarm | grep "x'])
      expect(await printed(line)).toContain('A quote is not closed');
    expect(sent).toEqual([]);
    for (const line of ['alarm | grep cat', 'alarm list | grep cat', 'alarm|grep cat', 'alarm ｜ grep cat']) {
      expect(await printed(line)).toContain('feed the cat');
      expect(await printed(line)).not.toContain('water');
    }
    expect(await printed('alarm |')).toContain('no command on one side');
    expect(sent).toEqual([]);
    await runLine('alarm > alarms.md', context);
    await runLine('alarm list | head 1 >> alarms.md', context);
    expect(sent).toMatchObject([
      { kind: 'command', capability: 'note.write', payload: { path: 'alarms.md' }, taint: ['web:example.org'] },
      { kind: 'command', capability: 'note.append', payload: { path: 'alarms.md' } },
    ]);
  });

  it('takes no pipe and no redirect where it asks for one, but any sign in its words', async () => {
    for (const line of [
      'alarm at 18:00 to water | grep x',
      'alarm at 18:00 to water > a.md',
      'alarm cancel A12 > a.md',
    ])
      expect(await printed(line)).toContain('stands alone');
    expect(sent).toEqual([]);
    await printed("alarm at 18:00 to see whether Nagi's a > b | c");
    expect(sent).toMatchObject([{ kind: 'text', text: expect.stringContaining("Nagi's a > b | c") as string }]);
  });

  it('asks for one, and for its end, in words that the mind reads', async () => {
    snapshot = { ...snapshot, run: { ...snapshot.run, alarms: [one] } };
    await printed('alarm at 18:00 to water the plants');
    await printed('alarm cancel a12');
    context = { ...context, lang: 'ja' };
    await printed('alarm 18時に植木の水やり');
    await printed('alarm cancel A12');
    const texts = sent.map((row) => (row.kind === 'text' ? row.text : ''));
    expect(texts).toHaveLength(4);
    expect(texts.map((text, index) => readMessage(text, sentenceContext(index < 2 ? 'en' : 'ja'))[0]?.id)).toEqual([
      'alarm_set',
      'alarm_cancel',
      'alarm_set',
      'alarm_cancel',
    ]);
  });

  it('sends nothing while a request waits, and says so', async () => {
    snapshot = { ...snapshot, run: { ...waiting().run, alarms: [one] } };
    for (const line of ['alarm cancel A12', 'alarm at 18:00 to water the plants'])
      expect(await printed(line)).toContain('A request waits for y or n.');
    expect(await printed('alarm')).toContain('A12');
    expect(sent).toEqual([]);
  });

  it('is never taken for the answer to a question that waits; what `answer` says always is', async () => {
    const asking = { decision: 'D7', output: 7, answer: null } as unknown as Snapshot['run']['asking'];
    expect(await printed('answer Blue')).toContain('No question is open.');
    snapshot = { ...snapshot, run: { ...snapshot.run, asking, alarms: [one] } };
    await runLine('alarm cancel A12', context);
    await runLine('answer help', context);
    expect(sent).toMatchObject([
      { kind: 'text', as: 'aside' },
      { kind: 'text', text: 'help', as: 'answer' },
    ]);
  });

  it('says so where there is none of that id', async () => {
    expect(await printed('alarm cancel A7')).toContain('Which one?');
    expect(await printed('alarm cancel')).toContain('Which one?');
    expect(sent).toEqual([]);
  });
});

describe('purpose', () => {
  it('prints into pipes and notes when it only shows', async () => {
    snapshot = {
      ...snapshot,
      state: { ...snapshot.state, plan: { ...snapshot.state.plan, purpose: 'Know the bees' } },
    };
    expect(await printed('purpose | grep bees')).toContain('Know the bees');
    await runLine('purpose > purpose.md', context);
    expect(sent).toMatchObject([{ kind: 'command', payload: { path: 'purpose.md', content: 'Know the bees\n' } }]);
  });
});
