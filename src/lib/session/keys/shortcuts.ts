import { letters, pagesByLetter, panesByPlace, stopKey } from './key-map';
import { hasModifier, isOfInputMethod, type KeyPress } from './key-press';
import type { Route } from '../page/router.svelte';
import type { Pane } from '../page/layout.svelte';

export type Shortcut =
  'stop_or_resume' | 'message' | 'keys' | 'go' | 'fold_cli' | 'leave' | { page: Route } | { pane: Pane };

export interface ShortcutMoment {
  isInTextField: boolean;
  /** Something modal is open: only its own keys count. */
  isCovered: boolean;
  /** The key before was a `g`, not long ago. */
  isAfterGo: boolean;
  /** Single letters are switched on. */
  hasLetters: boolean;
}

/** What a key does anywhere in the app, the approval's own keys apart; null: nothing. */
export function shortcutOf(press: KeyPress, moment: ShortcutMoment): Shortcut | null {
  if (isOfInputMethod(press)) return null;
  // the one key that must work everywhere, under a dialog too
  if (press.key === stopKey && (press.ctrlKey || press.metaKey) && !press.altKey && !press.repeat)
    return 'stop_or_resume';
  if (moment.isCovered) return null;
  if (press.key === 'Escape') return 'leave';
  if (press.altKey && !press.ctrlKey && !press.metaKey && !press.shiftKey) {
    const pane = panesByPlace[press.code];
    return pane ? { pane } : null;
  }
  if (!moment.hasLetters || moment.isInTextField || hasModifier(press) || press.repeat) return null;
  if (press.key === letters.keys) return 'keys'; // with Shift on most keyboards
  if (press.shiftKey) return null;
  if (press.key === letters.message) return 'message';
  if (press.key === letters.go) return 'go';
  if (press.key === letters.fold_cli) return 'fold_cli';
  const page = moment.isAfterGo ? pagesByLetter[press.key] : undefined;
  return page ? { page } : null;
}
