import * as z from 'zod/mini';
import { isCalendarDate } from '../../base/calendar-date';
import { eventSeq } from '../../events/family';
import type { EventOf } from '../../events/log-event';
import { isJsonObject, type JsonObject } from '../../base/json';
import { hasDeceptiveCharacters } from '../../base/text';
import { failure, type Result, success } from '../../base/result';

/** What changes of alarms are about begins so; their id follows. */
export const alarmPrefix = 'alarms.';

/** How many alarms can still ring at one time: they stand in the snapshot. */
export const maxAlarms = 20;

/** Of those that rang for the only time and were not answered, so many are kept for their buttons. */
const keptAnswerless = 4;

/** Days on which a repeating alarm rang: so many are remembered, for a clock that goes back. */
const rememberedDays = 4;

/** A clock that goes back by less is only corrected, or left summer time: what rang already does not ring again. ms. */
const clockSlackMs = 7_200_000;

/** UTF-16 units of what an alarm is for. */
export const maxAlarmText = 120;

const alarmId = z.string().check(z.regex(/^A[1-9]\d{0,14}$/));

/** Wall time, seconds only where they count. */
const wallTime = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/));

const zoneName = z.string().check(z.maxLength(64), z.regex(/^[A-Za-z][A-Za-z0-9_+-]*(\/[A-Za-z0-9_+-]+)*$/));

export const alarmDate = z.string().check(z.refine(isCalendarDate));

/** 0 is Monday; sorted, each once. */
const alarmWeekdays = z
  .array(z.int().check(z.minimum(0), z.maximum(6)))
  .check(z.refine((days) => days.every((day, index) => index === 0 || day > (days[index - 1] as number))));

/** When an alarm rings: at a wall time of a zone, on one day or on weekdays. */
const times = {
  at: wallTime,
  zone: zoneName,
  /** For once; then there are no weekdays. */
  date: z.nullable(alarmDate),
  weekdays: alarmWeekdays,
  /** How late it still rings, where nothing could ring in time; minutes. Later it is only told of. Null: however late. */
  late_minutes: z.nullable(z.int().check(z.minimum(0), z.maximum(10_080))),
};

/** What a change of an alarm holds. */
export const alarmTerms = z.object({
  id: alarmId,
  /** What it is for; null: it was taken out of the log. */
  text: z.nullable(z.string()),
  ...times,
  /** Put off until then, besides; UTC. */
  snoozed: z.nullable(z.string()),
});

export type AlarmTerms = z.infer<typeof alarmTerms>;

/** An alarm as the snapshot has it. */
export const alarm = z.extend(alarmTerms, {
  /** What was due up to then is over; UTC. It follows the clock back where that went back by much. */
  after: z.string(),
  /** The newest days on which it rang: none of them comes again. */
  rang: z.array(z.string()),
  /** Seq of the line that tells of its newest ring, until that is answered. */
  ring: z.nullable(eventSeq),
  taint: z.array(z.string()),
});

export type Alarm = z.infer<typeof alarm>;

/** A ring that is due. */
export interface DueAlarm {
  id: string;
  /** Its day in its zone, or that it was put off. */
  occurrence: string;
  /** `late`: it rings, and says that it is late; `missed`: too late to ring. */
  way: 'rang' | 'late' | 'missed';
}

export const snoozedOccurrence = 'snooze';

const alarmLines = ['alarm.rang', 'alarm.late', 'alarm.missed'] as const;

/** Whether it will never ring again by itself. */
export function isOver({ date, rang, snoozed }: Alarm): boolean {
  return date !== null && rang.includes(date) && snoozed === null;
}

export function termsOfAlarm({ id, text, at, zone, date, weekdays, late_minutes, snoozed }: AlarmTerms): AlarmTerms {
  return { id, text, at, zone, date, weekdays, late_minutes, snoozed };
}

/** As a change event holds them. */
export function alarmStored(terms: AlarmTerms): JsonObject {
  const { text, ...rest } = termsOfAlarm(terms);
  return { ...rest, text: text ?? '' };
}

/** The terms in a change; null for what are none. A text that was taken out reads as null. */
export function alarmIn(value: JsonObject | null): AlarmTerms | null {
  if (value === null) return null;
  const parsed = alarmTerms.safeParse({ ...value, text: isJsonObject(value['text']) ? null : value['text'] });
  return parsed.success ? parsed.data : null;
}

/** The alarms after a change of one of them. */
export function withAlarmChange(alarms: readonly Alarm[], event: EventOf<'change'>): readonly Alarm[] {
  const id = event.subject.slice(alarmPrefix.length);
  if (event.by !== 'user' && event.by !== 'import') return alarms; // nobody else can set one
  const others = alarms.filter((known) => known.id !== id);
  if (event.after === null) return others;
  const terms = alarmIn(event.after);
  if (terms?.id !== id) return alarms;
  const old = alarms.find((known) => known.id === id);
  const isSame = old !== undefined && isSameTime(old, terms);
  const changed: Alarm = {
    ...terms,
    after: isSame ? old.after : event.time,
    rang: isSame ? old.rang : [],
    ring: null,
    taint: [...new Set([...(old?.taint ?? []), ...event.taint])].sort(),
  };
  const over = others.filter(isOver).slice(0, -keptAnswerless);
  return [...others.filter((known) => !over.includes(known)), changed];
}

/** The alarms after a line of code about one: it rang, or its ring was answered. */
export function withAlarmLine(alarms: readonly Alarm[], event: EventOf<'output'>): readonly Alarm[] {
  const { alarm: id, occurrence } = event.parameters ?? {};
  const isRing = (alarmLines as readonly string[]).includes(event.code ?? '');
  if (event.decision !== null || (!isRing && event.code !== 'alarm.done')) return alarms;
  return alarms.map((known) => {
    if (known.id !== id) return known;
    if (!isRing) return { ...known, ring: null };
    if (occurrence === snoozedOccurrence) return { ...known, snoozed: null, ring: event.seq };
    const rang = typeof occurrence === 'string' ? [...known.rang, occurrence].slice(-rememberedDays) : known.rang;
    return { ...known, after: event.time, rang, ring: event.seq };
  });
}

/** The alarms once a clock was seen that went back by much: what comes now is due again, but for the days on which it rang. */
export function withClockBack(alarms: readonly Alarm[], time: string): readonly Alarm[] {
  return alarms.map((known) => (hasClockGoneBack(known, Date.parse(time)) ? { ...known, after: time } : known));
}

/** `now`: ms since 1970 UTC. */
export function hasClockGoneBack({ after }: Alarm, now: number): boolean {
  return now < Date.parse(after) - clockSlackMs;
}

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
  return { subject: `${alarmPrefix}${id}`, before: before && alarmStored(before), after: after && alarmStored(after) };
}

/** Whether so many more can be set. */
export function hasRoomForAlarms(alarms: readonly Alarm[], more = 1): boolean {
  return alarms.filter((known) => !isOver(known)).length + more <= maxAlarms;
}

/** The change that sets one, which is called by the seq of that change. */
export function newAlarm(setting: AlarmSetting, seq: number): AlarmChange {
  return changed(null, termsSet(setting, `A${seq}`));
}

function isSameTime(old: AlarmTerms, terms: AlarmTerms): boolean {
  return (
    old.at === terms.at &&
    old.zone === terms.zone &&
    old.date === terms.date &&
    old.weekdays.join() === terms.weekdays.join()
  );
}

function setting(alarms: readonly Alarm[], proposal: AlarmSetting, seq: number): Result<AlarmChange, 'stale'> {
  const { alarm: id = `A${seq}` } = proposal;
  const known = alarms.find((candidate) => candidate.id === id) ?? null;
  if (proposal.alarm !== undefined && !known) return failure('stale', 'there is no such alarm');
  if (!known && !hasRoomForAlarms(alarms)) return failure('stale', `there are ${maxAlarms} alarms already`);
  return success(changed(known, termsSet(proposal, id)));
}

/** The terms that a setting stands for. */
export function termsSet({ text, at, zone, ...more }: AlarmSetting, id: string): AlarmTerms {
  const { date = null, weekdays = [], late_minutes = null } = more;
  return { id, text, at, zone, date, weekdays, late_minutes, snoozed: null };
}

function found(alarms: readonly Alarm[], id: string, text: string): Alarm | undefined {
  return alarms.find((known) => known.id === id && (known.text ?? '') === text);
}
