import * as z from 'zod/mini';
import type { JsonObject } from '../../base/json';
import { hasDeceptiveCharacters } from '../../base/text';
import { failure, success, type Result } from '../../base/result';
import {
  alarmDate,
  alarmId,
  alarmStored,
  alarmWeekdays,
  isOver,
  maxAlarms,
  maxAlarmText,
  wallTime,
  zoneName,
  type Alarm,
  type AlarmTerms,
} from './alarm';

const alarmText = z.string().check(
  z.minLength(1),
  z.maxLength(maxAlarmText),
  z.refine((text) => !hasDeceptiveCharacters(text)),
);
const snoozeMinutes = z.int().check(z.minimum(1), z.maximum(1_440));

/** A new alarm, or with `alarm` other times and words for one that is there. */
export const alarmSetting = z
  .strictObject({
    alarm: z.optional(alarmId),
    text: alarmText,
    at: wallTime,
    zone: zoneName,
    /** For once; else the weekdays. */
    date: z.optional(alarmDate),
    weekdays: z.optional(alarmWeekdays.check(z.minLength(1))),
    /** Left out: it rings however late. */
    late_minutes: z.optional(z.int().check(z.minimum(0), z.maximum(10_080))),
  })
  .check(z.refine(({ date, weekdays }) => (date === undefined) !== (weekdays === undefined)));
export type AlarmSetting = z.infer<typeof alarmSetting>;

/** The words stand in it so that the person sees what goes; what is another meanwhile is not touched. */
export const alarmCancelling = z.strictObject({ alarm: alarmId, text: z.string().check(z.maxLength(maxAlarmText)) });
export const alarmSnoozing = z.strictObject({
  alarm: alarmId,
  text: z.string().check(z.maxLength(maxAlarmText)),
  minutes: snoozeMinutes,
});

export const alarmCapabilities = { set: 'alarm.set', cancel: 'alarm.cancel', snooze: 'alarm.snooze' } as const;

export interface AlarmChange {
  subject: string;
  before: JsonObject | null;
  after: JsonObject | null;
}

/**
 * What a proposal about an alarm would change; null for what is none. `stale`: it is not as the proposal says, or there is no room.
 * `seq`: of the change to be written, which a new alarm is called by. `now`: ms since 1970 UTC.
 */
export function alarmChange(
  alarms: readonly Alarm[],
  capability: string | null,
  payload: JsonObject,
  { seq, now }: { seq: number; now: number },
): Result<AlarmChange, 'stale'> | null {
  switch (capability) {
    case alarmCapabilities.set:
      return setting(alarms, alarmSetting.parse(payload), seq);
    case alarmCapabilities.cancel: {
      const { alarm, text } = alarmCancelling.parse(payload);
      const known = found(alarms, alarm, text);
      return known ? success(changed(known, null)) : failure('stale', 'there is no such alarm');
    }
    case alarmCapabilities.snooze: {
      const { alarm, text, minutes } = alarmSnoozing.parse(payload);
      const known = found(alarms, alarm, text);
      return known ? success(snoozedBy(known, minutes, now)) : failure('stale', 'there is no such alarm');
    }
    default:
      return null;
  }
}

/** The change that puts a ring off. */
export function snoozedBy(known: Alarm, minutes: number, now: number): AlarmChange {
  return changed(known, { ...known, snoozed: new Date(now + minutes * 60_000).toISOString() });
}

export function changed(before: AlarmTerms | null, after: AlarmTerms | null): AlarmChange {
  const id = (before ?? after)?.id ?? '';
  return { subject: `alarms.${id}`, before: before && alarmStored(before), after: after && alarmStored(after) };
}

/** Whether one more can be set. */
export function hasRoomForAlarm(alarms: readonly Alarm[]): boolean {
  return alarms.filter((known) => !isOver(known)).length < maxAlarms;
}

function setting(alarms: readonly Alarm[], proposal: AlarmSetting, seq: number): Result<AlarmChange, 'stale'> {
  const { alarm: id = `A${seq}`, text, at, zone, date = null, weekdays = [], late_minutes = null } = proposal;
  const known = alarms.find((candidate) => candidate.id === id) ?? null;
  if (proposal.alarm !== undefined && !known) return failure('stale', 'there is no such alarm');
  if (!known && !hasRoomForAlarm(alarms)) return failure('stale', `there are ${maxAlarms} alarms already`);
  return success(changed(known, { id, text, at, zone, date, weekdays, late_minutes, snoozed: null }));
}

function found(alarms: readonly Alarm[], id: string, text: string): Alarm | undefined {
  return alarms.find((known) => known.id === id && (known.text ?? '') === text);
}
