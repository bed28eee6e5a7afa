import type { Place, Span } from './span';

const telling = new Set<Span['kind']>([
  'date',
  'no_date',
  'time',
  'duration',
  'repeat',
  'weekdays',
  'exception',
  'range',
  'zone',
  'number',
  'unread',
]);

/**
 * The first span that says something of time or amount and that nothing covers: then we ask, it never becomes part of a name. A quantity with
 * its noun ("3 eggs", 卵3個) may be part of one, and so may a part of the day ("parents' evening").
 */
export function isLeftover(spans: readonly Span[], covered: readonly Place[]): Span | null {
  const isCovered = ({ from, to }: Place) => covered.some((place) => place.from <= from && to <= place.to);
  return spans.find((span) => telling.has(span.kind) && !isPartOfName(span) && !isCovered(span)) ?? null;
}

function isPartOfName(span: Span): boolean {
  return span.kind === 'number' ? span.unit !== null : span.kind === 'time' && span.isVague === true;
}
