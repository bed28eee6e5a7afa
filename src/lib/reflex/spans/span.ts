import type { CalendarDate } from '../../base/calendar-date';

/**
 * What stands in a text, typed, with its place. A date may be a bare `weekday` or `isAmbiguous` (3/4), a time `isVague` (no hour was said) or
 * with a half that it is `likely` in; a duration that is no "before" has `ends`; `unread` are words beside a time that may change it.
 */
export type Span = Place & SpanBody;

/** UTF-16 units of the text as given, end exclusive. */
export interface Place {
  from: number;
  to: number;
}

export type SpanBody =
  | DateBody
  | { kind: 'no_date' }
  | TimeBody
  | DurationBody
  | { kind: 'repeat'; every: RepeatUnit; count: number }
  | { kind: 'weekdays'; days: number[]; isRepeat: boolean }
  | { kind: 'exception'; days: number[] | null }
  | { kind: 'number'; value: number; unit: string | null }
  | { kind: 'range'; until: { date: CalendarDate | null; at: string | null } }
  /** `now`: what its clocks show. */
  | { kind: 'zone'; zone: string | null; now?: { date: CalendarDate; clock: string } }
  | { kind: 'negation' }
  | { kind: 'name' }
  | { kind: 'marks' }
  /** A word beside a time that nothing read, and that may change it: "the Friday *after next*", "3 weeks". */
  | { kind: 'unread' };

export interface DateBody {
  kind: 'date';
  date: CalendarDate;
  isPast: boolean;
  /** "In March", "next week": no day was said, and `date` is the first one from today on. */
  isLoose?: true;
  isAmbiguous?: true;
  /** 0 is Monday. Only "Friday" was said: should its time be over today, the Friday after is meant. */
  weekday?: number;
}

export interface TimeBody {
  kind: 'time';
  /** HH:MM or HH:MM:SS. */
  at: string;
  /** Its half of the day was said or is clear; else the next such hour is meant. */
  isSure: boolean;
  part?: DayPart;
  /** Where it is not sure: what else is said makes it likely ("wake me at 6"). */
  likely?: 'morning' | 'evening';
  /** 25時: of the day after. */
  isNextDay?: true;
  /** Only the part of the day was said; `at` is the usual hour of it. */
  isVague?: true;
}

export interface DurationBody {
  kind: 'duration';
  seconds: number;
  sense: 'from_now' | 'length' | 'before';
  /** "A few minutes": `seconds` is a guess. */
  isRough?: true;
  /** When it is over, if counted from now, by the clocks of the zone. */
  ends?: { date: CalendarDate; at: string };
}

export type DayPart = 'morning' | 'noon' | 'afternoon' | 'evening' | 'night' | 'midnight';
export type RepeatUnit = 'year' | 'month' | 'week' | 'day' | 'hour' | 'minute' | 'second';

/** As ContextPack's `now`: the person's calendar day, wall time HH:MM:SS, and IANA zone. */
export interface Now {
  date: CalendarDate;
  clock: string;
  zone: string;
}
