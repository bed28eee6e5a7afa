import { isNewer, readAnchor, type Anchor } from '../bridge/anchor';
import { readChoice, writeChoice } from './stored-choice';

const key = 'yadori.anchor';

/** As the agent's thread is told it at its start; null: nothing is known. */
export function storedAnchor(): string | null {
  return readChoice(key);
}

/** Keeps the newest event that this page was shown. A tab that was frozen must not put an older one in its place. */
export function mirrorAnchor(anchor: Anchor): void {
  const kept = readAnchor(readChoice(key));
  if (!kept || isNewer(anchor, kept)) writeChoice(key, JSON.stringify(anchor));
}
