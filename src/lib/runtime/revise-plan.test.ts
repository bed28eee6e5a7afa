import { describe, expect, it } from 'vitest';
import { AgentHouse, type HouseOptions } from '../../../tests/support/agent-house';
import { KilledHouse } from '../../../tests/support/killed-house';
import { decision, goal, plainDecision, plainMind, talk } from '../../../tests/support/scripted-mind';
import { expectSound } from '../../../tests/support/sound-log';
import type { Misfit } from '../agent/fold/capability';
import type { JsonObject } from '../base/json';
import type { ActionDecision } from '../events/decision';
import type { ContextPack, Deliberator } from '../mind/context-pack';

const [budget, list] = ['party/budget.md', 'party/list.md'];
const texts: Record<string, string> = {
  [budget]: '# Budget\n\nCake for 12 people: 36\nDrinks for 12: 24\n',
  [list]: '- [ ] 12 plates\n- [ ] Candles\n',
};
const ring: JsonObject = { text: 'Order cake for 12', at: '08:00', zone: 'UTC', date: '2026-12-12' };
const off = (alarm: string): JsonObject => ({ alarm, ...ring });
const notes: JsonObject[] = [
  {
    path: budget,
    edits: [
      { find: '12 people: 36', replace: '15 people: 45' },
      { find: 'Drinks for 12: 24', replace: 'Drinks for 15: 30' },
    ],
  },
  { path: list, edits: [{ find: '12 plates\n', replace: '15 plates\n- [ ] 15 cups\n' }] },
];
const tasks: JsonObject = {
  goal: 'G1',
  goal_name: 'Goal 1',
  changes: [
    { do: 'goal', name: 'Goal 1', to: 'Party for 15' },
    { do: 'drop', task: 'G1-T2', name: 'Task 2' },
    { do: 'add', name: 'Cake for 15' },
  ],
};
const purpose: JsonObject = { before: 'Party for 12', after: 'Party for 15', kind: 'to_reach' };
const all = (alarm: string): JsonObject => ({
  ...tasks,
  notes,
  purpose,
  alarms_off: [off(alarm)],
  alarms: [{ ...ring, text: 'Order cake for 15' }],
});

const written = (path: string): ActionDecision =>
  decision({ action_type: 'note.write', action_payload: { path, content: texts[path] ?? '', mode: 'create' } });

/** Plans, writes notes and an alarm, and corrects all of it where a message asks for it. */
function corrector(
  payload: (pack: ContextPack) => JsonObject = ({ alarms }) => all(alarms[0]?.id ?? 'A1'),
  more: Partial<ActionDecision> = {},
): Deliberator & { misfits: Misfit[] } {
  const mind = plainMind((pack) => {
    if (pack.why === 'plan' && pack.task) return decision({ reason: 'waits' });
    if (pack.why !== 'input') return null;
    const { text } = pack.trigger;
    if (text === budget || text === list) return written(text);
    if (text === 'Ring') return decision({ action_type: 'alarm.set', action_payload: ring });
    if (text === 'We’re 15 now')
      return decision({ action_type: 'plan.change', action_payload: payload(pack), ...more });
    if (pack.purpose) return talk('I see.');
    const made = plainDecision(pack);
    return { ...made, plan_update: { ...made.plan_update, goals: [goal(1)] } };
  });
  const misfits: Misfit[] = [];
  return Object.assign(mind, { misfits, refused: async (found: readonly Misfit[]) => void misfits.push(...found) });
}

async function prepared(mind: Deliberator, options: HouseOptions = {}): Promise<AgentHouse> {
  const house = await new AgentHouse({ mind, ...options }).open();
  await house.say('Party for 12');
  for (const said of [budget, list, 'Ring']) {
    await house.say(said);
    await house.answer('y');
  }
  return house;
}

async function asked(mind: Deliberator = corrector()): Promise<AgentHouse> {
  const house = await prepared(mind);
  await house.say('We’re 15 now');
  return house;
}

const noteIn = (house: AgentHouse, path: string) => house.store.notes.get(path)?.content;

/** All that the correction touches, in few words. */
function state(house: AgentHouse): unknown {
  const { plan } = house.snapshot.state;
  return [
    noteIn(house, budget),
    noteIn(house, list),
    plan.purpose,
    plan.goals[0]?.name,
    plan.goals[0]?.tasks.map(({ id, status }) => `${id} ${status}`),
    house.snapshot.run.alarms.map(({ text }) => text),
  ];
}

const before = [
  texts[budget],
  texts[list],
  'Party for 12',
  'Goal 1',
  ['G1-T1 pending', 'G1-T2 pending', 'G1-T3 pending', 'G1-T4 pending', 'G1-T5 pending'],
  ['Order cake for 12'],
];
const after = [
  '# Budget\n\nCake for 15 people: 45\nDrinks for 15: 30\n',
  '- [ ] 15 plates\n- [ ] 15 cups\n- [ ] Candles\n',
  'Party for 15',
  'Party for 15',
  ['G1-T1 pending', 'G1-T2 fail', 'G1-T3 pending', 'G1-T4 pending', 'G1-T5 pending', 'G1-T6 pending'],
  ['Order cake for 15'],
];

describe('a correction', () => {
  it('is one card that shows each place, in both languages', async () => {
    const house = await asked();
    expect(house.snapshot.run.pending?.lines.map(({ text }) => text)).toEqual([
      'Change the plan “Goal 1”: call the plan “Party for 15”; drop “Task 2”; add “Cake for 15”; party/budget.md: “12 people: 36” → “15 people: 45”; party/budget.md: “Drinks for 12: 24” → “Drinks for 15: 30”; party/list.md: “12 plates⏎” → “15 plates⏎- [ ] 15 cups⏎”; the goal: “Party for 12” → “Party for 15”; no alarm any more: Order cake for 12, 08:00 on Saturday, 12 December 2026 (UTC); a new alarm: Order cake for 15, 08:00 on Saturday, 12 December 2026 (UTC)',
      'Just these places, on this device. Alarms ring only while a tab of Yadori is open. Undo takes all of it back. Nothing is sent.',
    ]);
    const japanese = await prepared(corrector());
    await japanese.say('We’re 15 now', { lang: 'ja' });
    expect(japanese.snapshot.run.pending?.lines[0].text).toContain(
      'party/list.md：「12 plates⏎」→「15 plates⏎- [ ] 15 cups⏎」／目標：「Party for 12」→「Party for 15」／アラームをやめる：Order cake for 12、2026年12月12日（土）08:00（UTC）／新しいアラーム：Order cake for 15、',
    );
  });

  it('[F-05] is made by one y, with one action and one result, however often it is pressed', async () => {
    const house = await asked();
    expect(state(house)).toEqual(before);
    const request = house.snapshot.run.pending?.request ?? '';
    await Promise.all([house.answer('y', { request }), house.answer('y', { request })]);
    expect(state(house)).toEqual(after);
    expect(house.all('action').filter(({ capability }) => capability === 'plan.change')).toHaveLength(1);
    const [result] = house.ended.filter(({ kept_parts }) => kept_parts);
    expect(result).toMatchObject({
      outcome: 'success',
      summary: 'Changed the plan “Goal 1”, 2 notes, the goal and an alarm',
      kept_parts: [
        { path: budget, at: 19, length: 13, text: '12 people: 36' },
        { path: budget, at: 33, length: 17, text: 'Drinks for 12: 24' },
        { path: list, at: 6, length: 24, text: '12 plates\n' },
      ],
    });
    await expectSound(house);
  });

  it('makes none of it after n', async () => {
    const house = await asked();
    await house.answer('n');
    expect(state(house)).toEqual(before);
    await expectSound(house);
  });

  it.each<[string, (house: AgentHouse) => Promise<unknown>]>([
    ['a note was written', (house) => append(house, budget, 'Drinks for 12: 24')],
    ['the plan is called otherwise', (house) => house.byHand('G1', { do: 'goal', name: '', to: 'Feast' })],
    ['a task has ended', (house) => house.byHand('G1', { do: 'drop', task: 'G1-T2', name: '' })],
    ['the alarm is gone', (house) => undoOf(house, 'alarms.')],
  ])('makes none of it where meanwhile %s', async (_, change) => {
    const house = await asked();
    await change(house);
    const then = state(house);
    await house.answer('y');
    expect(house.ended.find(({ cause }) => cause === 'mismatch')).toMatchObject({ outcome: 'no_effect' });
    expect(state(house)).toEqual(then);
    await expectSound(house);
  });

  it('makes none of it where what was expected of it does not hold', async () => {
    const expected = [{ kind: 'note_holds' as const, path: list, texts: ['15 plates', 'a clown'] }];
    const house = await asked(corrector(undefined, { expected }));
    await house.answer('y');
    expect(house.ended.at(-1)).toMatchObject({ outcome: 'no_effect', cause: 'mismatch' });
    expect(state(house)).toEqual(before);
    await expectSound(house);
  });

  it('of a note from elsewhere leaves its mark there, and on nothing else', async () => {
    const house = await prepared(corrector());
    const stored = house.store.notes.get(list);
    if (stored) house.store.notes.set(list, { ...stored, taint: ['import:x'] });
    await house.say('We’re 15 now');
    await house.answer('y');
    const marks = () => [budget, list].map((path) => house.store.notes.get(path)?.taint);
    expect(marks()).toEqual([[], ['import:x']]);
    await house.say('/undo');
    expect(marks()).toEqual([[], ['import:x']]);
    expect(noteIn(house, list)).toBe(texts[list]);
  });

  it('of one note needs no plan and no purpose', async () => {
    const mind = corrector(() => ({ notes: [notes[1] as JsonObject] }));
    const house = await new AgentHouse({ mind: noPlan(mind) }).open();
    await house.say(list);
    await house.answer('y');
    await house.say('We’re 15 now');
    expect(house.snapshot.run.pending?.lines[0].text).toBe(
      'Change a note: party/list.md: “12 plates⏎” → “15 plates⏎- [ ] 15 cups⏎”',
    );
    await house.answer('y');
    expect(noteIn(house, list)).toBe('- [ ] 15 plates\n- [ ] 15 cups\n- [ ] Candles\n');
    await expectSound(house);
  });
});

describe('a correction that does not fit the notes', () => {
  const one = (path: string, find: string): JsonObject => ({ notes: [{ path, edits: [{ find, replace: 'x' }] }] });

  it.each([
    [one(budget, '12'), 'stands 2 times in party/budget.md: take more of the text around it'],
    [one(budget, '13 people'), 'not in party/budget.md: what stands there to the letter; read it first'],
    [one('party/none.md', '12'), 'there is no note party/none.md'],
    [
      {
        notes: [
          {
            path: list,
            edits: [
              { find: '12 plates', replace: 'x' },
              { find: 'plates', replace: 'y' },
            ],
          },
        ],
      },
      'another edit is of the same place: make one of both',
    ],
  ])('%j is not asked for, and the mind is told what is wrong', async (payload, told) => {
    const mind = corrector(() => payload);
    const house = await asked(mind);
    expect(house.all('approval').some(({ capability }) => capability === 'plan.change')).toBe(false);
    expect(mind.misfits[0]?.allowed).toBe(told);
    expect(house.all('lifecycle').find(({ name }) => name === 'invalid_output')?.detail).toContain(told);
    await expectSound(house);
  });

  it.each([
    ['is not looked at for an address that may not read it', false, null],
    [
      'that stands in what it was told is looked at for it',
      true,
      'stands 2 times in party/budget.md: take more of the text around it',
    ],
  ])('of a note %s', async (_, isOwn, told) => {
    const mind = corrector(() => one(budget, '12'));
    const served = Object.assign(mind, { isRules: false, place: { kind: 'served', host: 'models.example' } as const });
    const house = await new AgentHouse({ mind: noPlan(served) }).open();
    if (isOwn) {
      await house.say(budget);
      await house.answer('y');
    } else {
      const [content = '', time] = [texts[budget], '2026-11-27T09:00:00.000Z'];
      house.store.notes.set(budget, {
        path: budget,
        content,
        bytes: 50,
        taint: [],
        written_by: 1,
        created_by: 1,
        time,
      });
    }
    await house.say('We’re 15 now');
    expect(mind.misfits[0]?.allowed ?? null).toBe(told);
    expect(house.snapshot.run.pending !== null).toBe(!isOwn);
    if (isOwn) return;
    await house.answer('y');
    expect(house.ended.at(-1)).toMatchObject({ outcome: 'no_effect', cause: 'mismatch' });
    expect(noteIn(house, budget)).toBe(texts[budget]);
    await expectSound(house);
  });

  it('is taken once it does', async () => {
    let tries = 0;
    const mind = corrector(() => (++tries === 1 ? one(list, 'plates for 12') : { notes: [notes[1] as JsonObject] }));
    const house = await asked(mind);
    expect(mind.misfits).toHaveLength(1);
    await house.answer('y');
    expect(noteIn(house, list)).toContain('15 plates');
    await expectSound(house);
  });
});

describe('a correction that nobody wished for', () => {
  const payload: JsonObject = { notes: [notes[1] as JsonObject] };

  it.each([
    ['the plan alone', (pack: ContextPack) => pack.why === 'plan', {}],
    [
      'a link',
      (pack: ContextPack) => pack.why === 'input' && pack.trigger.text === 'Go',
      { taint: ['link:x.example'] },
    ],
  ])('is not asked for: %s', async (_, when, more) => {
    const honest = corrector();
    const mind = {
      ...honest,
      deliberate: async (pack: ContextPack, signal: AbortSignal) =>
        when(pack)
          ? decision({ action_type: 'plan.change', action_payload: payload })
          : honest.deliberate(pack, signal),
    };
    const house = await prepared(mind as Deliberator);
    await house.say('Go', more);
    expect(house.all('approval').some(({ capability }) => capability === 'plan.change')).toBe(false);
    expect(house.all('lifecycle').findLast(({ name }) => name === 'invalid_output')?.detail).toMatch(
      /only a word of the person’s own|there is no note/,
    );
  });
});

describe('a correction that was made', () => {
  it('is taken back by one Undo, all of it', async () => {
    const house = await asked();
    await house.answer('y');
    const [result = 0] = house.snapshot.run.undoable.slice(-1);
    expect(house.ended.find(({ seq }) => seq === result)?.kept_parts).toBeDefined();
    expect(await house.undo(result)).toMatchObject({ ok: true });
    const [budgetThen, listThen, purposeThen, nameThen, tasksThen, alarmsThen] = state(house) as typeof before;
    expect([budgetThen, listThen, purposeThen, nameThen, alarmsThen]).toEqual([...before.slice(0, 4), before[5]]);
    expect(tasksThen).toEqual(before[4]);
    expect(house.chat.slice(-5)).toEqual([
      'Undone: the plan is as it was.',
      'Undone: party/budget.md, party/list.md are as they were before.',
      'Undone: the goal is as it was.',
      'Undone: “Order cake for 12” rings at 08:00 on Saturday, 12 December 2026.',
      'Undone: “Order cake for 15”, 08:00 on Saturday, 12 December 2026, is set no longer.',
    ]);
    expect(house.snapshot.run.undoable).not.toContain(result);
    expect(await house.undo(result)).toMatchObject({ ok: false, code: 'nothing_to_undo' });
    await expectSound(house);
  });

  it('without notes is taken back as a whole, too, by the words alone', async () => {
    const house = await asked(corrector(({ alarms }) => withoutNotes(all(alarms[0]?.id ?? ''))));
    await house.answer('y');
    await house.say('/undo');
    expect(state(house)).toEqual(before);
    await expectSound(house);
  });

  it('of alarms alone is taken back as one move, and not once the alarm is another', async () => {
    const moved = (alarm: string): JsonObject => ({ alarms_off: [off(alarm)], alarms: [{ ...ring, at: '09:00' }] });
    const house = await asked(corrector(({ alarms }) => moved(alarms[0]?.id ?? '')));
    await house.answer('y');
    expect(house.snapshot.run.alarms.map(({ at }) => at)).toEqual(['09:00']);
    const [result = 0] = house.snapshot.run.undoable.slice(-1);
    await house.undo(result);
    expect(house.snapshot.run.alarms.map(({ at }) => at)).toEqual(['08:00']);
    await house.say('We’re 15 now');
    await house.answer('y');
    const [again = 0] = house.snapshot.run.undoable.slice(-1);
    for (const change of house.all('change').slice(-2)) await house.undo(change.seq); // each by itself
    expect(await house.undo(again)).toMatchObject({ ok: false, code: 'changed_since' });
    await expectSound(house);
  });

  it('stays as a whole where one of its notes was written since', async () => {
    const house = await asked();
    await house.answer('y');
    const [result = 0] = house.snapshot.run.undoable.slice(-1);
    await append(house, list, 'more');
    const then = state(house);
    expect(await house.undo(result)).toMatchObject({ ok: false, code: 'changed_since' });
    expect(state(house)).toEqual(then);
    await expectSound(house);
  });

  it('is gone for Undo once a part of it was taken out of the log', async () => {
    const house = await asked();
    await house.answer('y');
    const seq = house.ended.find(({ kept_parts }) => kept_parts)?.seq ?? 0;
    await house.put({
      ...{ kind: 'redact', id: 'r1', lang: 'en', at: '' },
      targets: [{ seq, pointers: ['/kept_parts/1/text'] }],
    });
    expect(house.snapshot.run.undoable).not.toContain(seq);
    expect(await house.undo(seq)).toMatchObject({ ok: false, code: 'nothing_to_undo' });
    expect(noteIn(house, budget)).toContain('15 people');
    await expectSound(house);
  });

  it('is exported, and sound where it is brought in', async () => {
    const house = await asked();
    await house.answer('y');
    const other = await new AgentHouse().open();
    expect(await other.import(await house.exported())).toMatchObject({ ok: true });
    expect(other.snapshot.state.plan.purpose).toBe('Party for 15');
    await expectSound(other);
  });
});

describe('[F-02] killed while a correction is made', () => {
  it.each(['after_answer', 'after_action', 'before_commit', 'after_result'] as const)(
    '%s: all of it is there in the end, once, or none',
    async (at) => {
      for (let nth = 1; nth < 60; nth++) {
        const killed = new KilledHouse({ mind: corrector() }, at, nth);
        await killed.live((house) => house.open());
        await killed.live((house) => house.say('Party for 12'));
        for (const said of [budget, list, 'Ring']) {
          await killed.live((house) => house.say(said));
          await killed.live((house) => house.answer('y'));
        }
        const isPrepared = !killed.wasKilled;
        await killed.live((house) => house.say('We’re 15 now'));
        await killed.live((house) => house.answer('y'));
        if (killed.wasKilled) await killed.replace();
        if (isPrepared) expect([before, after]).toContainEqual(state(killed.house));
        await expectSound(killed.house);
        if (killed.house.snapshot.run.pending) await killed.house.answer('y');
        if (isPrepared) expect([before, after]).toContainEqual(state(killed.house));
        await expectSound(killed.house);
        if (!killed.wasKilled) break;
      }
    },
  );
});

function withoutNotes({ notes: _, ...others }: JsonObject): JsonObject {
  return others;
}

/** As a mind that never plans. */
function noPlan(mind: Deliberator): Deliberator {
  return {
    ...mind,
    deliberate: async (pack, signal) => {
      const { text } = pack.trigger;
      if (pack.why === 'input' && (text === budget || text === list || text === 'We’re 15 now'))
        return mind.deliberate(pack, signal);
      return pack.why === 'input' ? talk('I see.') : decision({ reason: 'waits' });
    },
  };
}

async function append(house: AgentHouse, path: string, content: string): Promise<void> {
  const { pending } = house.snapshot.run;
  const stored = house.store.notes.get(path);
  if (!pending || !stored) {
    const row = { kind: 'command', id: 'c1', lang: 'en', at: '', line: '/append', taint: [] as string[] } as const;
    await house.put({ ...row, capability: 'note.append', payload: { path, content } });
    await house.answer('y');
    return;
  }
  // as a file of the person's does, which asks for nothing
  house.store.notes.set(path, { ...stored, content: `${stored.content}${content}`, written_by: stored.written_by + 1 });
}

async function undoOf(house: AgentHouse, prefix: string): Promise<void> {
  await house.undo(house.all('change').findLast(({ subject }) => subject.startsWith(prefix))?.seq ?? 0);
}
