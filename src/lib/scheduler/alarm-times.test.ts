import { describe, expect, it } from 'vitest';
import type { Alarm } from '../agent/fold/alarm';
import { lookAtAlarms } from './alarm-times';
import { momentOf } from '../base/wall-time';
import { zoneOffset } from '../bridge/zone-offset';

const at = (time: string): number => Date.parse(time);

function alarm(more: Partial<Alarm> = {}): Alarm {
  return {
    id: 'A5',
    text: 'Water the plants',
    at: '07:00',
    zone: 'Europe/Berlin',
    date: null,
    weekdays: [0, 1, 2, 3, 4, 5, 6],
    late_minutes: 60,
    snoozed: null,
    after: '2026-11-28T09:00:00.000Z',
    rang: [],
    ring: null,
    taint: [],
    ...more,
  };
}

const look = (given: Alarm, now: string) => lookAtAlarms([given], at(now), zoneOffset);

describe('what of the alarms is due', () => {
  it('is the time of the wall clock in its zone, in summer and in winter', () => {
    expect(look(alarm(), '2026-11-28T10:00:00.000Z').next).toBe(at('2026-11-29T06:00:00.000Z'));
    const summer = alarm({ after: '2026-07-01T09:00:00.000Z' });
    expect(look(summer, '2026-07-01T10:00:00.000Z').next).toBe(at('2026-07-02T05:00:00.000Z'));
  });

  it('takes a time that the clocks jump over as one after the jump, and one that comes twice as the first', () => {
    expect(momentOf('2027-03-28', '02:30', 'Europe/Berlin', zoneOffset)).toBe(at('2027-03-28T01:30:00.000Z'));
    expect(momentOf('2026-10-25', '02:30', 'Europe/Berlin', zoneOffset)).toBe(at('2026-10-25T00:30:00.000Z'));
    expect(momentOf('2026-11-29', '07:00', 'Asia/Kolkata', zoneOffset)).toBe(at('2026-11-29T01:30:00.000Z'));
  });

  it('rings in time, late within its own rule, and is only told of after that', () => {
    const ways = ['06:00:00', '06:04:00', '06:30:00', '07:00:01', '14:00:00'].map(
      (time) => look(alarm(), `2026-11-29T${time}.000Z`).due[0]?.way,
    );
    expect(ways).toEqual(['rang', 'rang', 'late', 'missed', 'missed']);
    const ever = alarm({ late_minutes: null, date: '2026-11-29', weekdays: [] });
    expect(look(ever, '2027-11-29T06:00:00.000Z').due[0]?.way).toBe('late');
  });

  it('of days that passed unseen only the newest is due', () => {
    const { due, next } = look(alarm(), '2027-11-28T10:00:00.000Z');
    expect(due).toEqual([{ id: 'A5', occurrence: '2027-11-28', way: 'missed' }]);
    expect(next).toBe(at('2027-11-29T06:00:00.000Z'));
  });

  it('a day on which it rang is never due again, though the clock goes back an hour', () => {
    const rung = alarm({ after: '2026-11-29T06:00:01.000Z', rang: ['2026-11-29'] });
    expect(look(rung, '2026-11-29T05:30:00.000Z')).toMatchObject({
      due: [],
      next: at('2026-11-30T06:00:00.000Z'),
      hasGoneBack: false,
    });
  });

  it('a clock that was a year ahead and comes back is seen, and the days in between ring', () => {
    const rung = alarm({ after: '2027-11-28T10:00:00.000Z', rang: ['2026-11-28', '2027-11-28'] });
    expect(look(rung, '2026-11-28T10:01:00.000Z')).toMatchObject({
      due: [],
      next: at('2026-11-29T06:00:00.000Z'),
      hasGoneBack: true,
    });
  });

  it('one that was put off is due when that is over, beside its own days', () => {
    const put = alarm({ snoozed: '2026-11-28T10:10:00.000Z' });
    expect(look(put, '2026-11-28T10:00:00.000Z')).toMatchObject({ due: [], next: at('2026-11-28T10:10:00.000Z') });
    expect(look(put, '2026-11-28T10:10:00.000Z').due).toEqual([{ id: 'A5', occurrence: 'snooze', way: 'rang' }]);
  });

  it('rings only on its weekdays', () => {
    const monday = alarm({ weekdays: [0] });
    expect(look(monday, '2026-11-28T10:00:00.000Z').next).toBe(at('2026-11-30T06:00:00.000Z'));
  });
});
