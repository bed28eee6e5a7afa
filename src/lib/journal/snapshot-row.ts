import type { Snapshot } from '../agent/fold/snapshot';

/** A stored snapshot without its key; null where there is none. */
export function withoutKey(row: (Snapshot & { key: string }) | undefined): unknown {
  if (!row) return null;
  const { key: _key, ...snapshot } = row;
  return snapshot;
}
