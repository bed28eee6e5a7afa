import { describe, expect, it } from 'vitest';
import { AgentHouse } from '../../../tests/support/agent-house';
import {
  after,
  all,
  append,
  asked,
  before,
  budget,
  corrector,
  list,
  noteIn,
  off,
  ring,
  state,
  withoutNotes,
} from '../../../tests/support/corrected-party';
import { KilledHouse } from '../../../tests/support/killed-house';
import { expectSound } from '../../../tests/support/sound-log';
import type { JsonObject } from '../base/json';

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
