import { describe, expect, it } from 'vitest';
import { AgentHouse } from '../../../tests/support/agent-house';
import {
  after,
  append,
  asked,
  before,
  budget,
  corrector,
  list,
  noPlan,
  noteIn,
  notes,
  prepared,
  state,
  texts,
  undoOf,
} from '../../../tests/support/corrected-party';
import { decision } from '../../../tests/support/scripted-mind';
import { expectSound } from '../../../tests/support/sound-log';
import type { JsonObject } from '../base/json';
import type { ContextPack } from '../mind/context-pack';

describe('a correction', () => {
  it('is one card that shows each place, in both languages', async () => {
    const house = await asked();
    expect(house.snapshot.run.pending?.lines.map(({ text }) => text)).toEqual([
      'Make 9 changes around the plan “Goal 1”: call the plan “Party for 15”; drop “Task 2”; add “Cake for 15”; in party/budget.md, “12 people: 36” → “15 people: 45”; in party/budget.md, “Drinks for 12: 24” → “Drinks for 15: 30”; in party/list.md, “12 plates⏎” → “15 plates⏎- [ ] 15 cups⏎”; the goal: “Party for 12” → “Party for 15”; no alarm any more: Order cake for 12, 08:00 on Saturday, 12 December 2026 (UTC); a new alarm: Order cake for 15, 08:00 on Saturday, 12 December 2026 (UTC)',
      'Just these places, on this device. Alarms ring only while a tab of Yadori is open. Undo takes all of it back. Nothing is sent.',
    ]);
    const japanese = await prepared(corrector());
    await japanese.say('We’re 15 now', { lang: 'ja' });
    expect(japanese.snapshot.run.pending?.lines[0].text).toContain(
      'ノート party/list.md：「12 plates⏎」→「15 plates⏎- [ ] 15 cups⏎」／目的：「Party for 12」→「Party for 15」／アラームをやめる：Order cake for 12、2026年12月12日（土）08:00（UTC）／新しいアラーム：Order cake for 15、',
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
      summary: 'Changed the plan “Party for 15”, 2 notes, the goal and an alarm',
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
      'Make one change in a note: in party/list.md, “12 plates⏎” → “15 plates⏎- [ ] 15 cups⏎”',
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
    const house = await prepared(mind);
    await house.say('Go', more);
    expect(house.all('approval').some(({ capability }) => capability === 'plan.change')).toBe(false);
    expect(house.all('lifecycle').findLast(({ name }) => name === 'invalid_output')?.detail).toMatch(
      /only a word of the person’s own|there is no note/,
    );
  });
});
