import { describe, expect, it } from 'vitest';
import { AgentHouse, type HouseOptions } from '../../../tests/support/agent-house';
import { FakeClock } from '../../../tests/support/fake-clock';
import { decision, plainMind, talk } from '../../../tests/support/scripted-mind';
import { expectSound } from '../../../tests/support/sound-log';
import type { JsonObject } from '../base/json';
import { textOf } from '../events/family';

const daily: JsonObject = {
  text: 'Water the plants',
  at: '09:30',
  zone: 'UTC',
  weekdays: [0, 1, 2, 3, 4, 5, 6],
  late_minutes: 60,
};
const once: JsonObject = { text: 'Water the plants', at: '09:30', zone: 'UTC', date: '2026-11-28' };

/** "set" proposes this alarm, "cancel ID" and "snooze ID" those; nothing else is done. */
function alarmMind(setting: JsonObject = daily) {
  return plainMind((pack) => {
    const [verb = '', alarm = ''] = (pack.trigger.text ?? '').split(' ');
    if (pack.why !== 'input') return decision({});
    if (verb === 'set') return decision({ action_type: 'alarm.set', action_payload: setting });
    const text = setting['text'] ?? '';
    if (verb === 'cancel') return decision({ action_type: 'alarm.cancel', action_payload: { alarm, text } });
    if (verb === 'snooze')
      return decision({ action_type: 'alarm.snooze', action_payload: { alarm, text, minutes: 5 } });
    return talk('heard');
  });
}

async function withAlarm(setting = daily, options: HouseOptions = {}): Promise<AgentHouse> {
  const house = await new AgentHouse({ mind: alarmMind(setting), clock: new FakeClock(), ...options }).open();
  await house.say('set');
  await house.answer('y');
  return house;
}

async function pass(house: AgentHouse, ms: number): Promise<void> {
  house.clock.advance(ms);
  await house.settleFully();
}

const minute = 60_000;
const hour = 60 * minute;
const rings = (house: AgentHouse): string[] =>
  house
    .all('output')
    .flatMap(({ code = '', parameters }) =>
      ['alarm.rang', 'alarm.late', 'alarm.missed'].includes(code)
        ? [`${code.slice(6)} ${JSON.stringify(parameters?.['occurrence'])}`.replaceAll('"', '')]
        : [],
    );

describe('an alarm', () => {
  it('is asked for, set with y, rings at its time, and is written down before it sounds', async () => {
    const house = await withAlarm();
    const [set] = house.changed;
    expect(set).toMatchObject({ subject: `alarms.A${set?.seq}`, before: null, by: 'user' });
    expect(house.snapshot.run.alarms).toMatchObject([{ id: `A${set?.seq}`, at: '09:30', ring: null }]);
    await pass(house, 29 * minute);
    expect(house.rings).toEqual([]);
    await pass(house, minute);
    expect(rings(house)).toEqual(['rang 2026-11-28']);
    expect(house.rings).toMatchObject([{ alarm: `A${set?.seq}`, seq: house.newest('output').seq }]);
    expect(house.newest('output').choices?.map(({ id }) => id)).toEqual(['snooze:10', 'snooze:60', 'done']);
    expect(textOf(house.newest('output').data)).toContain('Water the plants');
    await pass(house, 23 * hour + 59 * minute);
    expect(rings(house)).toHaveLength(1);
    await pass(house, minute);
    expect(rings(house)).toEqual(['rang 2026-11-28', 'rang 2026-11-29']);
    await expectSound(house);
  });

  it('n sets none', async () => {
    const house = await new AgentHouse({ mind: alarmMind() }).open();
    await house.say('set');
    await house.answer('n');
    await pass(house, 2 * hour);
    expect(house.snapshot.run.alarms).toEqual([]);
    expect(house.rings).toEqual([]);
  });

  it('rings although deliberation fails, and while the cycle is stopped', async () => {
    const mind = plainMind((pack) => {
      if ((pack.trigger.text ?? '') === 'set') return decision({ action_type: 'alarm.set', action_payload: daily });
      throw new Error('no mind at all');
    });
    const house = await new AgentHouse({ mind }).open();
    await house.say('set');
    await house.answer('y');
    await house.say('anything');
    expect(house.snapshot.run.halt?.reason).toBe('invalid');
    await house.command('stop');
    await pass(house, 30 * minute);
    expect(rings(house)).toEqual(['rang 2026-11-28']);
    expect(house.rings).toHaveLength(1);
  });

  it('[F-15] rings at most once a day, whatever the clock does: a year ahead, back again, an hour back, summer time, a long sleep', async () => {
    const house = await withAlarm();
    await pass(house, 30 * minute);
    house.clock.jump(365 * 24 * hour);
    await pass(house, minute);
    expect(rings(house)).toEqual(['rang 2026-11-28', 'rang 2027-11-28']);
    house.clock.jump(-365 * 24 * hour);
    await pass(house, minute);
    expect(house.newest('observation')).toMatchObject({ source: 'clock' });
    house.clock.jump(-hour);
    await pass(house, hour);
    expect(rings(house)).toHaveLength(2);
    await pass(house, 24 * hour + 8 * hour);
    expect(rings(house)).toEqual(['rang 2026-11-28', 'rang 2027-11-28', 'missed 2026-11-29']);
    expect(house.rings).toHaveLength(2);

    // 02:30 comes twice in the night of 25 October
    const night = await withAlarm(
      { ...daily, at: '02:30', zone: 'Europe/Berlin' },
      { clock: new FakeClock(Date.UTC(2026, 9, 24, 9)) },
    );
    for (let half = 0; half < 90; half++) await pass(night, 30 * minute);
    expect(rings(night)).toEqual(['rang 2026-10-25', 'rang 2026-10-26']);
    const seqs = house.events.map(({ seq }) => seq);
    expect(seqs).toEqual([...seqs].sort((one, other) => one - other));
    await expectSound(house);
  });

  it('one for once that came while nobody was there rings late, once, in the tab that opens next', async () => {
    const house = await withAlarm(once);
    await house.close();
    const clock = new FakeClock(Date.UTC(2026, 10, 28, 17, 0, 0));
    const next = await new AgentHouse({ mind: alarmMind(once), store: house.store, clock }).open();
    await next.settleFully();
    expect(rings(next)).toEqual(['late 2026-11-28']);
    await next.close();
    const third = await new AgentHouse({ mind: alarmMind(once), store: house.store, clock }).open();
    await third.settleFully();
    expect(rings(third)).toHaveLength(1);
    expect(third.rings).toEqual([]);
    await expectSound(third);
  });

  it('rings again after Snooze, and is over after Done', async () => {
    const house = await withAlarm(once);
    await pass(house, 30 * minute);
    expect(await house.choose('snooze:10', house.newest('output').seq)).toMatchObject({ ok: true });
    expect(house.snapshot.run.alarms).toMatchObject([{ ring: null, snoozed: '2026-11-28T09:40:00.000Z' }]);
    await pass(house, 10 * minute);
    expect(rings(house)).toEqual(['rang 2026-11-28', 'rang snooze']);
    const ring = house.newest('output').seq;
    expect(await house.choose('done', ring)).toMatchObject({ ok: true });
    expect(house.snapshot.run.alarms).toEqual([]);
    expect(await house.choose('done', ring)).toMatchObject({ ok: false, code: 'no_such_choice' });
    expect(house.snapshot.run.undoable).toHaveLength(1); // the setting alone
    await expectSound(house);
  });

  it('is cancelled and put off only with y, and /undo brings it back', async () => {
    const house = await withAlarm();
    const id = house.snapshot.run.alarms[0]?.id ?? '';
    await house.say(`cancel ${id}`);
    expect(house.snapshot.run.alarms).toHaveLength(1);
    await house.answer('y');
    expect(house.snapshot.run.alarms).toEqual([]);
    expect(await house.say('/undo')).toMatchObject({ ok: true });
    expect(house.snapshot.run.alarms).toMatchObject([{ id, at: '09:30' }]);
    await house.say(`snooze ${id}`);
    await house.answer('y');
    await pass(house, 5 * minute);
    expect(rings(house)).toEqual(['rang snooze']);
    await expectSound(house);
  });

  it('once cancelled is set again as it was by the press beside the line that tells of it', async () => {
    const house = await withAlarm();
    const before = house.snapshot.run.alarms[0];
    await house.say(`cancel ${before?.id}`);
    await house.answer('y');
    const line = house
      .all('output')
      .find(({ code, parameters }) => code === 'found.alarm' && JSON.stringify(parameters).includes('Cancelled'));
    const change = house.changed.at(-1);
    // Undo stands at the line of the result that the change came of
    expect([change?.trigger, change?.after]).toEqual([line?.trigger, null]);
    expect(house.snapshot.run.undoable).toContain(change?.seq);
    await pass(house, 5 * minute);
    expect(await house.undo(change?.seq ?? 0)).toMatchObject({ ok: true });
    const { after: _after, ...terms } = before!;
    expect(house.snapshot.run.alarms).toMatchObject([terms]);
    expect(await house.undo(change?.seq ?? 0)).toMatchObject({ ok: false, code: 'changed_since' });
    await pass(house, 25 * minute);
    expect(rings(house)).toEqual(['rang 2026-11-28']);
    await expectSound(house);
  });

  it('wakes the cycle for its time and no oftener', async () => {
    const house = await withAlarm(once);
    const { length } = house.events;
    for (let minutes = 0; minutes < 29; minutes++) await pass(house, minute);
    expect(house.events).toHaveLength(length);
  });
});
