import { hasModifier, isOfInputMethod, type KeyPress } from './key-press';

export type Shortcut = 'stop_or_resume' | 'message' | 'help' | 'go' | 'chat' | 'pane_chat' | 'pane_plan' | 'leave';

export interface ShortcutMoment {
  isInTextField: boolean;
  /** Something modal is open: only its own keys count. */
  isCovered: boolean;
  /** The key before was a `g`, not long ago. */
  isAfterGo: boolean;
}

/** What a key does anywhere in the app, the approval's own keys apart; null: nothing. */
export function shortcutOf(press: KeyPress, moment: ShortcutMoment): Shortcut | null {
  if (isOfInputMethod(press)) return null;
  // the one key that must work everywhere, under a dialog too
  if (press.key === '.' && (press.ctrlKey || press.metaKey) && !press.altKey && !press.repeat) return 'stop_or_resume';
  if (moment.isCovered) return null;
  if (press.key === 'Escape') return 'leave';
  if (press.altKey && !press.ctrlKey && !press.metaKey && !press.shiftKey) {
    // by place: with Alt a Mac types other characters
    if (press.code === 'Digit1') return 'pane_chat';
    if (press.code === 'Digit2') return 'pane_plan';
    return null;
  }
  if (moment.isInTextField || hasModifier(press) || press.repeat) return null;
  if (press.key === '?') return 'help'; // with Shift on most keyboards
  if (press.shiftKey) return null;
  if (press.key === '/') return 'message';
  if (press.key === 'g') return 'go';
  return press.key === 'c' && moment.isAfterGo ? 'chat' : null;
}
