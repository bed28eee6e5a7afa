import { describe, expect, it } from 'vitest';
import type { KeyPress } from './key-press';
import { shortcutOf, type ShortcutMoment } from './shortcuts';

function press(key: string, more: Partial<KeyPress> = {}): KeyPress {
  const plain = { isComposing: false, repeat: false, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };
  return { key, code: '', keyCode: 0, ...plain, ...more };
}

const free: ShortcutMoment = { isInTextField: false, isCovered: false, isAfterGo: false, hasLetters: true };
const typing: ShortcutMoment = { ...free, isInTextField: true };

describe('shortcuts', () => {
  it('stop or resume from anywhere, in a text field and under a dialog too', () => {
    for (const moment of [free, typing, { ...free, isCovered: true }]) {
      expect(shortcutOf(press('.', { ctrlKey: true }), moment)).toBe('stop_or_resume');
      expect(shortcutOf(press('.', { metaKey: true }), moment)).toBe('stop_or_resume');
    }
    expect(shortcutOf(press('.'), free)).toBeNull();
    expect(shortcutOf(press('.', { ctrlKey: true, repeat: true }), free)).toBeNull();
  });

  it('are text in a text field when they are single letters', () => {
    for (const key of ['/', '?', 'g', 'c']) expect(shortcutOf(press(key), typing)).toBeNull();
    expect(shortcutOf(press('/'), free)).toBe('message');
    expect(shortcutOf(press('?', { shiftKey: true }), free)).toBe('keys');
  });

  it('go to a page by g, then its letter', () => {
    expect(shortcutOf(press('g'), free)).toBe('go');
    expect(shortcutOf(press('c'), free)).toBeNull();
    expect(shortcutOf(press('c'), { ...free, isAfterGo: true })).toEqual({ page: 'chat' });
    expect(shortcutOf(press('l'), { ...free, isAfterGo: true })).toEqual({ page: 'log' });
  });

  it('choose a pane by Alt and the digit’s place, whatever a Mac types there', () => {
    expect(shortcutOf(press('¡', { altKey: true, code: 'Digit1' }), typing)).toEqual({ pane: 'chat' });
    expect(shortcutOf(press('2', { altKey: true, code: 'Digit2' }), free)).toEqual({ pane: 'plan' });
    expect(shortcutOf(press('3', { altKey: true, code: 'Digit6' }), free)).toEqual({ pane: 'cli' });
    expect(shortcutOf(press('9', { altKey: true, code: 'Digit9' }), free)).toBeNull();
  });

  it('are no single letters where these are switched off; the others stay', () => {
    const off = { ...free, hasLetters: false, isAfterGo: true };
    for (const key of ['/', '?', 'g', '`', 'c']) expect(shortcutOf(press(key), off)).toBeNull();
    expect(shortcutOf(press('.', { ctrlKey: true }), off)).toBe('stop_or_resume');
    expect(shortcutOf(press('1', { altKey: true, code: 'Digit1' }), off)).toEqual({ pane: 'chat' });
    expect(shortcutOf(press('Escape'), off)).toBe('leave');
  });

  it('leave a field by Escape', () => {
    expect(shortcutOf(press('Escape'), typing)).toBe('leave');
  });

  it('[F-40] are none while an input method composes', () => {
    for (const key of ['Escape', '/', '?', 'g']) expect(shortcutOf(press(key, { isComposing: true }), free)).toBeNull();
    expect(shortcutOf(press('/', { keyCode: 229 }), free)).toBeNull();
  });
});
