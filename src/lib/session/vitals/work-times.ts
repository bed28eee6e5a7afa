import { workPhases, type WorkSpan } from '../../bridge/contract';
import type { Trend } from './trend';
import { summarise, type Summary } from './statistics';

export interface PhaseTime {
  phase: WorkSpan['phase'];
  count: number;
  times: Summary;
}

/** How long each part of a turn took; parts that did not happen are left out. */
export function timesByPhase(spans: readonly WorkSpan[]): PhaseTime[] {
  return workPhases.flatMap((phase) => {
    const all = spans.filter((span) => span.phase === phase).map(({ ms }) => ms);
    const times = summarise(all);
    return times ? [{ phase, count: all.length, times }] : [];
  });
}

/**
 * Writes into a trend which share of each bucket between two moments was spent in spans (0 to 1). `spans` may lie partly outside; they
 * do not overlap.
 */
export function addShares(trend: Trend, spans: readonly WorkSpan[], from: number, to: number): void {
  const first = Math.floor(from / trend.bucketMs);
  const oldest = Math.floor(to / trend.bucketMs) - trend.buckets + 1;
  for (let bucket = Math.max(first, oldest); bucket * trend.bucketMs < to; bucket++) {
    const start = Math.max(from, bucket * trend.bucketMs);
    const end = Math.min(to, (bucket + 1) * trend.bucketMs);
    if (end <= start) continue;
    const busy = spans.reduce((sum, span) => sum + overlap(span, start, end), 0);
    trend.add(start, Math.min(1, busy / (end - start)), end - start);
  }
}

function overlap({ start, ms }: WorkSpan, from: number, to: number): number {
  return Math.max(0, Math.min(start + ms, to) - Math.max(start, from));
}
