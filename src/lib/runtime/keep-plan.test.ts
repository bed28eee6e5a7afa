import { describe, expect, it } from 'vitest';
import { AgentHouse, type HouseOptions } from '../../../tests/support/agent-house';
import { KilledHouse } from '../../../tests/support/killed-house';
import { decision, goal, plainDecision, plainMind, talk } from '../../../tests/support/scripted-mind';
import { expectSound } from '../../../tests/support/sound-log';
import type { JsonObject } from '../base/json';
import type { ActionDecision } from '../events/decision';

const path = 'plans/party.md';
const content = '# Party\n\n- [ ] Buy candles\n- [ ] Order pizza\n';
const alarms: JsonObject[] = [
  { text: 'Fetch the cake', at: '08:00', zone: 'UTC', date: '2026-12-12' },
  { text: 'Look at the list', at: '18:00', zone: 'UTC', weekdays: [0, 3] },
];
const keeping: JsonObject = { goal: 'G1', goal_name: 'Goal 1', path, content, mode: 'create', alarms };

const keep = (payload: JsonObject = keeping, more: Partial<ActionDecision> = {}) =>
  decision({ action_type: 'plan.keep', action_payload: payload, ...more });

/** Plans, waits at its tasks, and keeps the plan where a message asks for it. */
function keeper(payload: () => JsonObject = () => keeping, more: Partial<ActionDecision> = {}) {
  return plainMind((pack) => {
    if (pack.why === 'plan' && pack.task) return decision({ reason: 'waits' });
    if (pack.why !== 'input') return null;
    if (pack.trigger.text === 'Keep it') return keep(payload(), more);
    if (pack.purpose) return talk('I see.');
    const made = plainDecision(pack);
    return { ...made, plan_update: { ...made.plan_update, goals: [goal(1)] } };
  });
}

async function asked(mind = keeper(), options: HouseOptions = {}): Promise<AgentHouse> {
  const house = await new AgentHouse({ mind, ...options }).open();
  await house.say('Plan the party');
  await house.say('Keep it');
  return house;
}

const noteIn = (house: AgentHouse) => house.store.notes.get(path)?.content;
const alarmsOf = (house: AgentHouse) => house.snapshot.run.alarms.map(({ text }) => text);

describe('a plan that is kept', () => {
  it('is one card that names each alarm and the note with its steps, in both languages', async () => {
    const house = await asked();
    expect(house.snapshot.run.pending?.lines.map(({ text }) => text)).toEqual([
      'Keep the plan “Goal 1”: an alarm: Fetch the cake, 08:00 on Saturday, 12 December 2026 (UTC); an alarm: Look at the list, 18:00 every Monday, Thursday (UTC); the new note plans/party.md, with 2 steps in it',
      'One note and the alarms on this device. Alarms ring only while a tab of Yadori is open. Undo takes all of it back. Nothing is sent.',
    ]);
    const japanese = await new AgentHouse({ mind: keeper() }).open();
    await japanese.say('Plan the party');
    await japanese.say('Keep it', { lang: 'ja' });
    expect(japanese.snapshot.run.pending?.lines[0].text).toBe(
      '計画「Goal 1」をまとめる：アラーム：Fetch the cake、2026年12月12日（土）08:00（UTC）／アラーム：Look at the list、毎週月・木曜18:00（UTC）／新しいノート plans/party.md（手順2件）',
    );
  });

  it('[F-05] is made by one y, with one action and one result, however often it is pressed', async () => {
    const house = await asked();
    const request = house.snapshot.run.pending?.request ?? '';
    await Promise.all([house.answer('y', { request }), house.answer('y', { request })]);
    expect(noteIn(house)).toBe(content);
    expect(alarmsOf(house)).toEqual(['Fetch the cake', 'Look at the list']);
    expect(house.all('action').filter(({ capability }) => capability === 'plan.keep')).toHaveLength(1);
    expect(house.ended.filter(({ kept }) => kept)).toMatchObject([
      {
        outcome: 'success',
        summary: 'Kept the plan “Goal 1” in plans/party.md, with 2 steps in it and 2 alarms',
        kept: { path, text: null },
      },
    ]);
    await expectSound(house);
  });

  it('makes none of it after n', async () => {
    const house = await asked();
    await house.answer('n');
    expect(noteIn(house)).toBeUndefined();
    expect(alarmsOf(house)).toEqual([]);
    await expectSound(house);
  });

  it('makes none of it where the note is there already, and none where there is no room for its alarms', async () => {
    const house = await asked();
    await house.answer('y');
    const { alarms: before } = house.snapshot.run;
    await house.say('Keep it');
    await house.answer('y');
    expect(house.snapshot.run.alarms).toHaveLength(before.length + 2); // it held just that already: a success
    const other = await asked(keeper(() => ({ ...keeping, content: `${content}- [ ] Sing\n` })));
    other.store.notes.set(path, { path, content: 'mine', bytes: 4, time: '', taint: [], written_by: 1, created_by: 1 });
    await other.answer('y');
    expect(other.ended.at(-1)).toMatchObject({ outcome: 'no_effect', cause: 'exists' });
    expect([noteIn(other), alarmsOf(other)]).toEqual(['mine', []]);
    const many = Array.from({ length: 10 }, (_, at) => ({ ...alarms[1], text: `Ring ${at}` }));
    let round = 0;
    const full = await asked(
      keeper(() => ({ ...keeping, path: `plans/${++round}.md`, content, alarms: round < 3 ? many : alarms })),
    );
    await full.answer('y');
    await full.say('Keep it');
    await full.answer('y');
    expect(full.snapshot.run.alarms).toHaveLength(20);
    await full.say('Keep it');
    expect(full.snapshot.run.pending).toBeNull();
    expect(full.all('lifecycle').find(({ name }) => name === 'invalid_output')?.detail).toContain('20 alarms at most');
    await expectSound(full);
  });

  it('makes none of it where the plan is called otherwise by then, or what was expected of it does not hold', async () => {
    const house = await asked();
    await house.byHand('G1', { do: 'goal', name: '', to: 'Party for 15' });
    await house.answer('y');
    expect(house.ended.at(-1)).toMatchObject({ outcome: 'no_effect', cause: 'mismatch' });
    expect([noteIn(house), alarmsOf(house)]).toEqual([undefined, []]);
    await expectSound(house);
    const expected = [{ kind: 'note_holds' as const, path, texts: ['Party', 'a clown'] }];
    const other = await asked(keeper(() => keeping, { expected }));
    await other.answer('y');
    expect(other.ended.at(-1)).toMatchObject({ outcome: 'no_effect', cause: 'mismatch' });
    expect([noteIn(other), alarmsOf(other)]).toEqual([undefined, []]);
    await expectSound(other);
  });

  it('is not asked for where no such plan stands', async () => {
    const house = await asked(keeper(() => ({ ...keeping, goal: 'G7' })));
    expect(house.snapshot.run.pending).toBeNull();
    expect(house.all('lifecycle').find(({ name }) => name === 'invalid_output')?.detail).toContain('no G7 so called');
  });

  it('goes on with whose words it is made of: note and alarms are theirs, and it always asks', async () => {
    const house = await new AgentHouse({ mind: keeper() }).open();
    await house.say('Plan the party');
    await house.say('Keep it', { taint: ['link:wasps.example'] });
    expect(house.snapshot.run.pending).toMatchObject({ capability: 'plan.keep', taint: ['link:wasps.example'] });
    await house.answer('y');
    expect(house.store.notes.get(path)?.taint).toEqual(['link:wasps.example']);
    expect(house.snapshot.run.alarms.map(({ taint }) => taint)).toEqual([
      ['link:wasps.example'],
      ['link:wasps.example'],
    ]);
    await expectSound(house);
  });
});

describe('a plan that was kept', () => {
  it('is taken back by one Undo: the new note and its alarms', async () => {
    const house = await asked();
    await house.answer('y');
    const result = house.ended.find(({ kept }) => kept)?.seq ?? 0;
    expect(house.snapshot.run.undoable).toEqual([result]);
    expect(await house.undo(result)).toMatchObject({ ok: true });
    expect([noteIn(house), alarmsOf(house)]).toEqual([undefined, []]);
    expect(house.chat.slice(-3)).toEqual([
      'Undone: the note plans/party.md is gone again.',
      'Undone: “Fetch the cake”, 08:00 on Saturday, 12 December 2026, is set no longer.',
      'Undone: “Look at the list”, 18:00 every Monday, Thursday, is set no longer.',
    ]);
    expect(house.snapshot.run.undoable).toEqual([]);
    expect(await house.undo(result)).toMatchObject({ ok: false, code: 'nothing_to_undo' });
    await expectSound(house);
  });

  it('is taken back by /undo, with the text that stood there before, and without an alarm that is gone by then', async () => {
    let isSecond = false;
    const second = () => ({
      ...keeping,
      content: `${content}- [ ] Sing\n`,
      mode: 'replace',
      base: house.store.notes.get(path)?.written_by ?? 0,
    });
    const house = await asked(keeper(() => (isSecond ? second() : keeping)));
    await house.answer('y');
    isSecond = true;
    await house.say('Keep it');
    expect(house.snapshot.run.pending?.lines[0].text).toContain('the note plans/party.md, changed, with 3 steps in it');
    expect(house.snapshot.run.pending?.lines[1].text).not.toContain('Undo');
    await house.answer('y');
    expect(house.snapshot.run.alarms).toHaveLength(4);
    const last = house.snapshot.run.alarms.at(-1);
    const set = house.all('change').find(({ subject }) => subject === `alarms.${last?.id}`);
    await house.undo(set?.seq ?? 0); // that one alone
    await house.say('/undo');
    expect(noteIn(house)).toBe(content);
    expect(house.snapshot.run.alarms).toHaveLength(2);
    await expectSound(house);
  });

  it('stays where its note was written since', async () => {
    const house = await asked();
    await house.answer('y');
    const [result = 0] = house.snapshot.run.undoable;
    const row = { kind: 'command', id: 'c1', lang: 'en', at: '', line: '/append', taint: [] as string[] } as const;
    await house.put({ ...row, capability: 'note.append', payload: { path, content: 'more' } });
    await house.answer('y');
    expect(await house.undo(result)).toMatchObject({ ok: false, code: 'changed_since' });
    expect(alarmsOf(house)).toHaveLength(2);
    await expectSound(house);
  });

  it('is exported, and sound where it is brought in', async () => {
    const house = await asked();
    await house.answer('y');
    const other = await new AgentHouse().open();
    expect(await other.import(await house.exported())).toMatchObject({ ok: true });
    expect(alarmsOf(other)).toEqual(alarmsOf(house));
    await expectSound(other);
  });
});

describe('[F-02] killed while a plan is kept', () => {
  it.each(['after_answer', 'after_action', 'before_commit', 'after_result'] as const)(
    '%s: all of it is there in the end, once, or none',
    async (at) => {
      for (let nth = 1; nth < 40; nth++) {
        const killed = new KilledHouse({ mind: keeper() }, at, nth);
        await killed.live((house) => house.open());
        await killed.live((house) => house.say('Plan the party'));
        await killed.live((house) => house.say('Keep it'));
        await killed.live((house) => house.answer('y'));
        if (killed.wasKilled) await killed.replace();
        const whole = [content, alarms.map(({ text }) => text)];
        const state = [noteIn(killed.house), alarmsOf(killed.house)];
        expect([whole, [undefined, []]]).toContainEqual(state);
        await expectSound(killed.house);
        const { pending } = killed.house.snapshot.run;
        if (pending) await killed.house.answer('y');
        const end = [noteIn(killed.house), alarmsOf(killed.house)];
        expect([whole, [undefined, []]]).toContainEqual(end);
        await expectSound(killed.house);
        if (!killed.wasKilled) break;
      }
    },
  );
});
