import type { PackEvent } from './context-pack';

/** Somebody of the public wrote it, or had a part in it: it orders nothing. */
export function isFromPublic({ taint }: Pick<PackEvent, 'taint'>): boolean {
  return taint.some((origin) => origin.startsWith('public:'));
}
