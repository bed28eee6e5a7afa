import { describe, expect, it } from 'vitest';
import { approvalKeyOf, approvalLetters } from './approval-keys';
import { keyRows, letters, pagesByLetter, panesByPlace } from './key-map';
import type { KeyPress } from './key-press';
import { shortcutOf } from './shortcuts';

function press(key: string, more: Partial<KeyPress> = {}): KeyPress {
  const plain = { isComposing: false, repeat: false, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };
  return { key, code: '', keyCode: 0, ...plain, ...more };
}
const free = { isInTextField: false, isCovered: false, isAfterGo: false, hasLetters: true };

describe('the table of keys', () => {
  it('has every key that does something, and each of them does what it says', () => {
    for (const key of Object.keys(approvalLetters)) {
      expect(approvalKeyOf(press(key), { now: 9_999, shownAt: 0, isInTextField: false, isCovered: false })).toBe(key);
    }
    for (const [action, key] of Object.entries(letters)) expect(shortcutOf(press(key), free)).toBe(action);
    for (const [code, pane] of Object.entries(panesByPlace))
      expect(shortcutOf(press('x', { altKey: true, code }), free)).toEqual({ pane });
    for (const [key, page] of Object.entries(pagesByLetter))
      expect(shortcutOf(press(key), { ...free, isAfterGo: true })).toEqual({ page });
    const shown = keyRows(false).map(({ keys }) => keys.join(' '));
    expect(new Set(shown).size).toBe(shown.length);
    for (const key of [
      ...Object.keys(approvalLetters),
      '/',
      '?',
      '`',
      'j',
      'k',
      ',',
      'Ctrl .',
      'Alt 6',
      'g s',
      'Enter',
      'Esc',
    ])
      expect(shown).toContain(key);
  });

  it('names keys as the platform does', () => {
    const keysOf = (isApple: boolean) =>
      keyRows(isApple)
        .filter(
          ({ means }) =>
            means === 'stop_or_resume' || (typeof means === 'object' && 'pane' in means && means.pane === 'chat'),
        )
        .map(({ keys }) => keys.join(' '));
    expect(keysOf(true)).toEqual(['⌘ .', '⌥ 1']);
    expect(keysOf(false)).toEqual(['Ctrl .', 'Alt 1']);
  });
});
