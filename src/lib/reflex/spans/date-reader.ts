import type { CalendarDate } from '../../base/calendar-date';
import type { Language } from '../../base/language';
import type { DayPart, Now } from './span';

/** Reads days and clock times, of one language a call. It must not throw, and must not depend on the machine's own zone. */
export interface DateReader {
  read(text: string, lang: Language, now: Now): readonly DateMention[];
  /** What the clocks of the zone show so many seconds from now; changes of its offset counted. */
  after(seconds: number, now: Now): { date: CalendarDate; at: string };
  /** What the clocks of another zone show now; null: not known. */
  elsewhere(zone: string, now: Now): { date: CalendarDate; clock: string } | null;
}

/** What one piece of the text says, and no more: what it leaves open is null. */
export interface DateMention {
  from: number;
  to: number;
  day: SaidDay | null;
  clock: SaidClock | null;
  /** Of a range ("9 to 5", "3–5 December"). */
  until?: { day: SaidDay | null; clock: SaidClock | null };
}

export interface SaidDay {
  year: number | null;
  month: number | null;
  day: number | null;
  /** 0 is Monday. */
  weekday: number | null;
  /** "Next month": a span of days of which this is the first. */
  isLoose: boolean;
  /** 3/4 and the like, which may be read in two ways. */
  isAmbiguous: boolean;
}

export interface SaidClock {
  hour: number;
  minute: number;
  second: number | null;
  isSure: boolean;
  part: DayPart | null;
  isVague: boolean;
  /** 25時: of the day after the one that is said. */
  isNextDay: boolean;
}
