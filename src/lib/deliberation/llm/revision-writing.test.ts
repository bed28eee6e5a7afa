import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LlmHouse } from '../../../../tests/support/llm-house';
import { packOf } from '../../../../tests/support/mind-pack';
import { expectSound } from '../../../../tests/support/sound-log';
import type { Alarm } from '../../agent/fold/alarm';
import type { JsonObject } from '../../base/json';
import type { ModelRequest } from '../../models/language-model';
import { scriptedModel } from '../../models/scripted';
import type { Conversation } from './conversation';
import type { ReadingWay } from './prompt';
import { formsFor, misfitLine, planChangeIn, planChangeWritten, toldForms } from './revision-writing';

const note = (path: string) => ({ path, bytes: 9, time: '', taint: [], written_by: 3 });
const alarm: Alarm = {
  ...{ id: 'A12', text: 'Order cake for 12', at: '08:00', zone: 'Europe/Berlin', date: '2026-12-12', weekdays: [] },
  ...{ late_minutes: null, snoozed: null, after: '', rang: [], ring: null, taint: [] },
};
const pack = packOf('en', {
  goals: [
    {
      ...{ id: 'G1', name: 'Party for 12', status: 'active' as const },
      tasks: [{ id: 'G1-T1', name: 'Rent the hall', status: 'pending' as const }],
    },
  ],
  notes: [note('party/budget.md'), note('party'), note('a: b.md')],
  purpose: { text: 'A party for 12', kind: 'ongoing' },
  alarms: [alarm],
});

describe('lines that correct', () => {
  it.each<[string, JsonObject]>([
    ['note party/budget.md: 12 people => 15 people', edited('party/budget.md', '12 people', '15 people')],
    ['NOTE: party/budget.md:  12 people  =>  15 people ', edited('party/budget.md', '12 people', '15 people')],
    ['note a: b.md: x => y', edited('a: b.md', 'x', 'y')],
    ['note gone.md: x => y', edited('gone.md', 'x', 'y')],
    ['note party: - [ ] 12 plates\\n =>', edited('party', '- [ ] 12 plates\n', '')],
    ['note party: a\\nb => c\nd', edited('party', 'a\nb', 'c\nd')],
    ['note party: \\sx\\s => C:\\\\new \\=> y', edited('party', ' x ', 'C:\\new => y')],
    ['purpose A party for 15', { purpose: { before: 'A party for 12', after: 'A party for 15', kind: 'ongoing' } }],
    [
      'alarm off a12 Order cake for 12',
      {
        alarms_off: [
          { alarm: 'A12', text: 'Order cake for 12', at: '08:00', zone: 'Europe/Berlin', date: '2026-12-12' },
        ],
      },
    ],
    [
      'alarm 2026-12-12 09:00 Order cake for 15',
      { alarms: [{ text: 'Order cake for 15', at: '09:00', zone: pack.now.zone, date: '2026-12-12' }] },
    ],
    ['alarm 0,3 09:00 Look', { alarms: [{ text: 'Look', at: '09:00', zone: pack.now.zone, weekdays: [0, 3] }] }],
  ])('%s', (line, payload) => {
    expect(planChangeIn([line], pack)).toEqual(payload);
    expect(misfitLine([line], pack)).toBeNull();
    const written = planChangeWritten(payload)['changes'] as string[];
    expect(planChangeIn(written, pack)).toEqual(payload);
  });

  it.each([
    'note party/budget.md 12 => 15',
    'note party/budget.md: 12 people',
    'note party/budget.md: => 15',
    'note party/budget.md: 12 => 12',
    'note party/budget.md: 12 => 15 => 18',
    'purpose A party for 12',
    'purpose',
    'alarm off A99',
    'alarm 08:00 Cake',
    'alarm 2026-02-30 08:00 Cake',
    'add two\nlines',
    'burn G1-T1',
  ])('%s: none, and it is told which', (line) => {
    expect(planChangeIn(['drop G1-T1', line], pack)).toBeNull();
    expect(misfitLine(['drop G1-T1', line], pack)).toBe(line);
  });

  it('that are about what has ended are told so', () => {
    const [goal] = pack.goals;
    if (!goal) throw new Error('the plan is empty');
    const goals = [{ ...goal, tasks: [...goal.tasks, { id: 'G1-T2', name: 'Ask 12', status: 'done' as const }] }];
    const line = 'rename G1-T2 Ask 15';
    expect(planChangeIn([line], { ...pack, goals })).toBeNull();
    expect(misfitLine(['drop G1-T1', line], { ...pack, goals })).toBe(`${line} (G1-T2 has ended, it stays as it is)`);
  });

  it('come together as one payload, of each note all edits', () => {
    const lines = [
      'rename G1 Party for 15',
      'note party/budget.md: 12 people => 15 people',
      'note party: 12 => 15',
      'note party/budget.md: 12 cups => 15 cups',
    ];
    expect(planChangeIn(lines, pack)).toEqual({
      goal: 'G1',
      goal_name: 'Party for 12',
      changes: [{ do: 'goal', name: 'Party for 12', to: 'Party for 15' }],
      notes: [
        {
          path: 'party/budget.md',
          edits: [
            { find: '12 people', replace: '15 people' },
            { find: '12 cups', replace: '15 cups' },
          ],
        },
        { path: 'party', edits: [{ find: '12', replace: '15' }] },
      ],
    });
    expect(planChangeIn(['purpose a', 'purpose b'], pack)).toBeNull();
    expect(planChangeIn(['note party: 12 => 15'], { ...pack, goals: [], purpose: null })).not.toBeNull();
  });

  it('are read back as they are written, whatever stands in a note', () => {
    const text = fc.string({
      unit: fc.constantFrom('a', '\\', 'n', 's', '\n', ' ', '=', '>', ':', '“', '月'),
      minLength: 1,
    });
    fc.assert(
      fc.property(text, text, (find, replace) => {
        fc.pre(find !== replace);
        const payload = edited('party/budget.md', find, replace);
        expect(planChangeIn(planChangeWritten(payload)['changes'] as string[], pack)).toEqual(payload);
      }),
    );
  });

  it('are told as far as there is something to correct', () => {
    const none = { goals: [], notes: [], purpose: null, alarms: [] };
    expect(formsFor(none).every((form) => form.startsWith('alarm '))).toBe(true);
    expect(formsFor({ ...none, notes: pack.notes })).toContain('note PATH: OLD => NEW');
    expect(formsFor(pack)).toEqual(
      expect.arrayContaining(['drop G1-T1', 'rename G1 NAME', 'purpose TEXT', 'alarm off A12']),
    );
  });

  it('are told in fewer words, and none is lost by that', () => {
    const told = toldForms(pack);
    const verbs = told.flatMap((form) => (form.split(' ')[0] ?? '').split('/'));
    expect(new Set(verbs)).toEqual(new Set(formsFor(pack).map((form) => form.split(' ')[0])));
    expect(told.filter((form) => form.endsWith(' G1-T1'))).toEqual(['drop/done/person/self G1-T1']);
    expect(told).toContain('alarm YYYY-MM-DD/daily/0,3 HH:MM TEXT');
    expect(told.join(' | ').length).toBeLessThan(formsFor(pack).join(' | ').length * 0.8);
    const none = { goals: [], notes: [], purpose: null, alarms: [] };
    expect(toldForms(none)).toEqual(['alarm YYYY-MM-DD/daily/0,3 HH:MM TEXT']);
  });
});

const tasks = ['Ask 12 guests', 'Rent the hall', 'Bake', 'Invite', 'Clean'];

/** Plans, writes a note and an alarm, and corrects what it is told to: by each try the next of `tries`. */
function host(way: ReadingWay, tries: readonly (readonly string[])[]) {
  const prompts: string[] = [];
  let at = 0;
  const model = scriptedModel(
    (request: ModelRequest) => {
      const prompt = request.messages
        .map(
          (message) => `${message.role === 'assistant' ? JSON.stringify(message.calls ?? '') : ''}${message.content}`,
        )
        .join('\n');
      prompts.push(prompt);
      const { say = '', call = null } = answer(prompt, () => tries[at++] ?? []);
      if (way === 'form') return JSON.stringify({ say, call, mark: null });
      const calls = call ? [{ id: 'c00000001', name: call.name, input: JSON.stringify(call.input) }] : [];
      return { pieces: say === '' ? [] : [say], end: { calls } };
    },
    { contextTokens: 32_000 },
  );
  return { model, prompts };
}

function answer(
  prompt: string,
  lines: () => readonly string[],
): { say?: string; call?: { name: string; input: JsonObject } | null } {
  const asked = prompt.slice(prompt.lastIndexOf('# What is asked of you'));
  const said = prompt
    .slice(0, prompt.lastIndexOf('# Now'))
    .trim()
    .split('\n')
    .findLast((line) => !line.startsWith('('));
  if (/The purpose is new|the purpose is set/.test(asked))
    return { say: 'So.', call: { name: 'plan_goal', input: { name: 'Party for 12', tasks } } };
  if (/Take the next step/.test(asked)) return { call: { name: 'rest', input: { until: 'you say so' } } };
  if (/The result above is new|Only words/.test(asked)) return { say: 'Done.' };
  if (said === 'Write')
    return {
      call: { name: 'note_write', input: { path: 'party/budget.md', content: 'Cake for 12\nDrinks for 12\n' } },
    };
  if (said === 'Ring')
    return { call: { name: 'alarm_set', input: { text: 'Cake for 12', at: '08:00', date: '2026-12-12' } } };
  if (said === 'We’re 15 now') return { call: { name: 'plan_change', input: { changes: [...lines()] } } };
  return { say: 'Good.' };
}

describe.each(['tools', 'form'] as const)('a correction by talk, over %s', (way) => {
  async function prepared(...tries: readonly (readonly string[])[]) {
    const { model, prompts } = host(way, tries);
    const writes: (Conversation | null)[] = [];
    const conversation = { read: async () => null, write: async (kept: Conversation | null) => void writes.push(kept) };
    const house = await new LlmHouse(model, { way, conversation }).open();
    await house.say('/purpose A party for 12');
    for (const said of ['Write', 'Ring']) {
      await house.say(said);
      await house.answer('y');
    }
    await house.say('We’re 15 now');
    return { house, prompts, writes };
  }
  const alarmOf = (house: LlmHouse): string => house.snapshot.run.alarms[0]?.id ?? '';
  const lines = (id: string): string[] => [
    'rename G1 Party for 15',
    'rename G1-T1 Ask 15 guests',
    'note party/budget.md: Cake for 12 => Cake for 15',
    'note party/budget.md: Drinks for 12\\n => Drinks for 15\\nCups for 15\\n',
    'purpose A party for 15',
    `alarm off ${id}`,
    'alarm 2026-12-12 08:00 Cake for 15',
  ];

  it('is one card and one y, and no 12 is left but what is told as gone', async () => {
    const probe = await prepared([]);
    const id = alarmOf(probe.house);
    const { house, prompts } = await prepared(lines(id));
    expect(alarmOf(house)).toBe(id);
    expect(house.invalid).toEqual([]);
    await house.answer('y');
    const { plan } = house.snapshot.state;
    expect(house.store.notes.get('party/budget.md')?.content).toBe('Cake for 15\nDrinks for 15\nCups for 15\n');
    expect([plan.purpose, plan.goals[0]?.name]).toEqual(['A party for 15', 'Party for 15']);
    expect(
      plan.goals[0]?.tasks.filter(({ status }) => status !== 'fail').some(({ name }) => name?.includes('12')),
    ).toBe(false);
    expect(house.snapshot.run.alarms.map(({ text }) => text)).toEqual(['Cake for 15']);
    expect(
      house.all('approval').filter(({ status, capability }) => status === 'asked' && capability === 'plan.change'),
    ).toHaveLength(1);
    await house.say('How is it?');
    const told = prompts.at(-1) ?? '';
    // its own deed as it wrote it
    expect(told).toContain('note party/budget.md: Cake for 12 => Cake for 15');
    expect(told).toContain(`alarm off ${id}`);
    await expectSound(house);
  });

  it('that does not fit the notes is told back, with what is wrong, and no card comes up before it fits', async () => {
    const { house, prompts, writes } = await prepared(
      ['note party/budget.md: for 12 => for 15', 'note party/budget.md: Wine => Juice'],
      ['note party/budget.md: Cake for 12 => Cake for 15'],
    );
    expect(house.invalid).toHaveLength(1);
    expect(writes).toContain(null); // what a host keeps would hold a call that nothing came of
    const again = prompts.find((prompt) => prompt.includes('could not be used')) ?? '';
    expect(again).toContain('note party/budget.md: for 12 → stands 2 times in party/budget.md: take more of the text');
    expect(again).toContain('note party/budget.md: Wine → not in party/budget.md');
    expect(
      house.all('approval').filter(({ status, capability }) => status === 'asked' && capability === 'plan.change'),
    ).toHaveLength(1);
    await house.answer('y');
    expect(house.store.notes.get('party/budget.md')?.content).toBe('Cake for 15\nDrinks for 12\n');
    await expectSound(house);
  });

  it('takes the place of the card that is open', async () => {
    const { house } = await prepared(
      ['note party/budget.md: Cake for 12 => Cake for 14'],
      ['note party/budget.md: Cake for 12 => Cake for 15'],
    );
    const first = house.snapshot.run.pending?.request;
    await house.say('We’re 15 now');
    expect(house.snapshot.run.pending?.request).not.toBe(first);
    expect(house.snapshot.run.pending?.lines[0].text).toContain('“Cake for 15”');
    expect(
      house
        .all('approval')
        .filter(({ status }) => status === 'withdrawn')
        .map(({ request }) => request),
    ).toEqual([first]);
    await house.answer('y');
    expect(house.store.notes.get('party/budget.md')?.content).toBe('Cake for 15\nDrinks for 12\n');
    await expectSound(house);
  });

  it.each(['link:wasps.example', 'public:discord'])('is not for words of %s', async (taint) => {
    const { house } = await prepared([], lines('A1'), lines('A1'), lines('A1'), lines('A1'));
    await house.say('We’re 15 now', { taint: [taint] });
    expect(house.all('approval').some(({ capability }) => capability === 'plan.change')).toBe(false);
  });
});

function edited(path: string, find: string, replace: string): JsonObject {
  return { notes: [{ path, edits: [{ find, replace }] }] };
}
