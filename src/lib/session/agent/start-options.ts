import type { StartOptions } from '../../bridge/contract';
import type { Language } from '../../base/language';
import { folderKey, readChoice, writeChoice } from '../page/stored-choice';
import { type Anchor, isNewer, readAnchor } from '../../bridge/anchor';

/** The newest event that a page of this browser was shown. */
const anchorKey = 'yadori.anchor';

/** What the agent's thread cannot find out by itself. */
export function startOptions(lang: Language): StartOptions {
  return {
    lang,
    zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    isVisible: isSeen(),
    anchor: readChoice(anchorKey),
    hasFolder: readChoice(folderKey) !== null,
  };
}

export function isSeen(): boolean {
  return document.visibilityState === 'visible';
}

/** Keeps the newest event that this page was shown. A tab that was frozen must not put an older one in its place. */
export function mirrorAnchor(anchor: Anchor): void {
  const kept = readAnchor(readChoice(anchorKey));
  if (!kept || isNewer(anchor, kept)) writeChoice(anchorKey, JSON.stringify(anchor));
}
