const formats = new Map<string, Intl.DateTimeFormat>();

/** How far a zone's wall clocks are ahead of UTC at `now` (ms since 1970 UTC), by the browser's own tables; ms. An unknown zone is UTC. */
export function zoneOffset(now: number, zone: string): number {
  const whole = Math.floor(now / 1_000) * 1_000;
  const parts = new Map(
    formatOf(zone)
      .formatToParts(whole)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const of = (type: Intl.DateTimeFormatPartTypes): number => parts.get(type) ?? 0;
  return Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second')) - whole;
}

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const made = newFormat(zone) ?? newFormat('UTC');
  formats.set(zone, made as Intl.DateTimeFormat);
  return made as Intl.DateTimeFormat;
}

function newFormat(timeZone: string): Intl.DateTimeFormat | null {
  const numeric = 'numeric' as const;
  try {
    return new Intl.DateTimeFormat('en-US', {
      timeZone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      hourCycle: 'h23',
      year: numeric,
      month: numeric,
      day: numeric,
      hour: numeric,
      minute: numeric,
      second: numeric,
    });
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
