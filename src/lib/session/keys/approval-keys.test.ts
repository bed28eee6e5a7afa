import { describe, expect, it } from 'vitest';
import { approvalKeyOf, guardMs, mayTakeFocus, quietMs, type ApprovalMoment } from './approval-keys';
import type { KeyPress } from './key-press';

function press(key: string, more: Partial<KeyPress> = {}): KeyPress {
  const plain = { isComposing: false, repeat: false, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };
  return { key, code: `Key${key.toUpperCase()}`, keyCode: key.toUpperCase().charCodeAt(0), ...plain, ...more };
}

const settled: ApprovalMoment = { now: 10_000, shownAt: 5_000, isInTextField: false, isCovered: false };

describe('the approval’s keys', () => {
  it('are y, n, p and r, with caps lock too', () => {
    expect(['y', 'n', 'p', 'r', 'Y'].map((key) => approvalKeyOf(press(key), settled))).toEqual([
      'y',
      'n',
      'p',
      'r',
      'y',
    ]);
  });

  it('are no others: neither Enter nor Escape nor space answers', () => {
    for (const key of ['Enter', 'Escape', ' ', 'a', 'ｙ']) expect(approvalKeyOf(press(key), settled)).toBeNull();
  });

  it('do nothing until the guard is over, so that a word being typed never answers', () => {
    const shownAt = 1_000;
    const keyAt = (now: number) => approvalKeyOf(press('y'), { ...settled, shownAt, now });
    expect([keyAt(shownAt), keyAt(shownAt + guardMs - 1), keyAt(shownAt + guardMs)]).toEqual([null, null, 'y']);
  });

  it('do nothing before any card is shown', () => {
    expect(approvalKeyOf(press('y'), { ...settled, shownAt: Infinity })).toBeNull();
  });

  it('[F-40] are never answered by a key of an input method', () => {
    expect(approvalKeyOf(press('y', { isComposing: true }), settled)).toBeNull();
    expect(approvalKeyOf(press('y', { keyCode: 229 }), settled)).toBeNull();
    expect(approvalKeyOf(press('Process'), settled)).toBeNull();
  });

  it('need a key of their own: no modifier, no repeat', () => {
    for (const held of ['ctrlKey', 'metaKey', 'altKey', 'shiftKey', 'repeat'] as const) {
      expect(approvalKeyOf(press('y', { [held]: true }), settled)).toBeNull();
    }
  });

  it('are text in a text field, and belong to a dialog that lies over the card', () => {
    expect(approvalKeyOf(press('y'), { ...settled, isInTextField: true })).toBeNull();
    expect(approvalKeyOf(press('n'), { ...settled, isCovered: true })).toBeNull();
  });
});

describe('a card that appears', () => {
  it('takes the focus only if the box is empty and no key came for a second', () => {
    expect(mayTakeFocus(true, false, 5_000, 5_000 - quietMs)).toBe(true);
    expect(mayTakeFocus(true, false, 5_000, -Infinity)).toBe(true);
    expect(mayTakeFocus(true, false, 5_000, 5_001 - quietMs)).toBe(false);
    expect(mayTakeFocus(false, false, 5_000, -Infinity)).toBe(false);
    expect(mayTakeFocus(true, true, 5_000, -Infinity)).toBe(false);
  });
});
