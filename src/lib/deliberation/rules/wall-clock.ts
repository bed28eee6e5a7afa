import type { CalendarDate } from '../../base/calendar-date';
import type { Now } from '../../reflex/spans/span';

const dayMs = 86_400_000;

/** What the clocks of the zone show so many seconds from now, with a change of its offset in between. */
export function wallClockAfter(seconds: number, now: Now): { date: CalendarDate; at: string } {
  const { date, clock } = shownAt(momentOf(now) + Math.min(seconds, 1e9) * 1000, now.zone);
  return { date, at: clock.endsWith(':00') ? clock.slice(0, 5) : clock };
}

export function wallClockIn(zone: string, now: Now): { date: CalendarDate; clock: string } {
  return shownAt(momentOf(now), zone);
}

function momentOf({ date, clock, zone }: Now): number {
  const shown = Date.parse(`${date}T${clock}Z`);
  return shown - offsetAt(shown - offsetAt(shown, zone), zone);
}

function shownAt(moment: number, zone: string): { date: CalendarDate; clock: string } {
  const text = new Date(moment + offsetAt(moment, zone)).toISOString();
  return { date: text.slice(0, 10), clock: text.slice(11, 19) };
}

const formats = new Map<string, Intl.DateTimeFormat | null>();

function offsetAt(moment: number, zone: string): number {
  let format = formats.get(zone);
  if (format === undefined) formats.set(zone, (format = newFormat(zone)));
  if (!format || !Number.isFinite(moment)) return 0;
  const whole = Math.floor(moment / 1000) * 1000;
  const parts = Object.fromEntries(format.formatToParts(whole).map(({ type, value }) => [type, Number(value)]));
  const shown = Date.UTC(
    parts['year'] as number,
    (parts['month'] as number) - 1,
    parts['day'],
    parts['hour'],
    parts['minute'],
    parts['second'],
  );
  const offset = shown - whole;
  return Math.abs(offset) > dayMs ? 0 : offset;
}

function newFormat(timeZone: string): Intl.DateTimeFormat | null {
  try {
    return new Intl.DateTimeFormat('en-GB', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
  } catch {
    return null;
  }
}
