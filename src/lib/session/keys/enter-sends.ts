import { hasModifier, isOfInputMethod, type KeyPress } from './key-press';

/** An Enter this soon after a composition ended is the one that ended it; ms. */
export const compositionTailMs = 50;

/**
 * Whether this key sends the message. Shift Enter is a new line; an Enter that belongs to an input method chooses its words.
 * `sinceCompositionMs`: since the box's last compositionend, Infinity where there was none.
 */
export function enterSends(press: KeyPress, sinceCompositionMs: number): boolean {
  if (press.key !== 'Enter' || press.shiftKey || hasModifier(press) || press.repeat) return false;
  return !isOfInputMethod(press) && sinceCompositionMs > compositionTailMs;
}
