import type { CalendarDate } from '../../base/calendar-date';
import type { Now } from '../../reflex/spans/span';

const dayMs = 86_400_000;

/** What the clocks of the zone show so many seconds from now, with a change of its offset in between. An unknown zone has none. */
export function wallClockAfter(seconds: number, { date, clock, zone }: Now): { date: CalendarDate; at: string } {
  const shown = Date.parse(`${date}T${clock}Z`);
  const start = shown - offsetAt(shown - offsetAt(shown, zone), zone);
  const later = start + Math.min(seconds, 1e9) * 1000;
  const text = new Date(later + offsetAt(later, zone)).toISOString();
  const at = text.slice(11, 19);
  return { date: text.slice(0, 10), at: at.endsWith(':00') ? at.slice(0, 5) : at };
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
