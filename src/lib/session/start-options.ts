import type { StartOptions } from '../bridge/contract';
import type { Language } from '../base/language';
import { storedAnchor } from './anchor-mirror';
import { folderKey, readChoice } from './stored-choice';

/** What the agent's thread cannot find out by itself. */
export function startOptions(lang: Language): StartOptions {
  return {
    lang,
    zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    isVisible: isSeen(),
    anchor: storedAnchor(),
    hasFolder: readChoice(folderKey) !== null,
  };
}

export function isSeen(): boolean {
  return document.visibilityState === 'visible';
}
