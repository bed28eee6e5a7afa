import * as z from 'zod/mini';
import { isCalendarDate } from '../../base/calendar-date';
import { eventSeq } from '../../events/family';
import type { EventOf } from '../../events/log-event';
import { isJsonObject, type JsonObject } from '../../base/json';

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

export const alarmId = z.string().check(z.regex(/^A[1-9]\d{0,14}$/));
/** Wall time, seconds only where they count. */
export const wallTime = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/));
export const zoneName = z.string().check(z.maxLength(64), z.regex(/^[A-Za-z][A-Za-z0-9_+-]*(\/[A-Za-z0-9_+-]+)*$/));
export const alarmDate = z.string().check(z.refine(isCalendarDate));
/** 0 is Monday; sorted, each once. */
export const alarmWeekdays = z
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
  const id = event.subject.slice('alarms.'.length);
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

function isSameTime(old: AlarmTerms, terms: AlarmTerms): boolean {
  return (
    old.at === terms.at &&
    old.zone === terms.zone &&
    old.date === terms.date &&
    old.weekdays.join() === terms.weekdays.join()
  );
}
