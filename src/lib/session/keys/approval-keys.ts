import { hasModifier, isOfInputMethod, type KeyPress } from './key-press';

/** A word being typed when the card opens must not answer it, nor a press that was under way; ms. */
export const guardMs = 400;
/** The card takes the focus only after this long without a key; ms. */
export const quietMs = 1_000;

/** A letter answers once it stood alone so long: what begins a word is none; ms. */
export const aloneMs = 300;

/** What the rules need to know besides the key. Times are monotonic, ms. */
export interface ApprovalMoment {
  now: number;
  /** When this request appeared on this page. */
  shownAt: number;
  isInTextField: boolean;
  /** Something modal lies over the card. */
  isCovered: boolean;
}

/** Single letters for the approval that is shown; only where such are switched on. */
export const approvalLetters = { y: 'approve', n: 'reject', p: 'payload', r: 'always' } as const;
export type ApprovalKey = keyof typeof approvalLetters;

/** Whether a request has been in sight long enough for a press to be meant for it. */
export function isSettled({ now, shownAt }: Pick<ApprovalMoment, 'now' | 'shownAt'>): boolean {
  return now - shownAt >= guardMs;
}

/** What a key does to the approval that is shown; null: nothing. Escape and Enter never answer. */
export function approvalKeyOf(press: KeyPress, moment: ApprovalMoment): ApprovalKey | null {
  if (hasModifier(press) || press.shiftKey || press.repeat || isOfInputMethod(press)) return null;
  if (moment.isInTextField || moment.isCovered || !isSettled(moment)) return null;
  const key = press.key.toLowerCase(); // with caps lock on it is Y
  return isApprovalKey(key) ? key : null;
}

function isApprovalKey(key: string): key is ApprovalKey {
  return Object.hasOwn(approvalLetters, key);
}

/** Whether a key right behind a y or n makes a word of them. The same letter again, as of a key that bounces, does not. */
export function makesWord(letter: 'y' | 'n', press: KeyPress): boolean {
  return !press.repeat && (isOfInputMethod(press) || (isLetter(press) && press.key.toLowerCase() !== letter));
}

/** It would write something, were it pressed in a text field. */
export function isLetter(press: KeyPress): boolean {
  return !hasModifier(press) && press.key !== ' ' && [...press.key].length === 1;
}

/** Whether a card that appears now may take the focus. `lastKeyAt`: -Infinity where no key came yet. */
export function mayTakeFocus(isBoxEmpty: boolean, isCovered: boolean, now: number, lastKeyAt: number): boolean {
  return isBoxEmpty && !isCovered && now - lastKeyAt >= quietMs;
}
