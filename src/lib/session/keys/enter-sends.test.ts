import { describe, expect, it } from 'vitest';
import { enterSends } from './enter-sends';
import type { KeyPress } from './key-press';

const enter: KeyPress = {
  key: 'Enter',
  code: 'Enter',
  keyCode: 13,
  isComposing: false,
  repeat: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
};

describe('Enter in the message box', () => {
  it('sends', () => {
    expect(enterSends(enter, Infinity)).toBe(true);
  });

  it('[F-40] never sends while composing: as Chromium and Firefox tell it, and as Safari does', () => {
    expect(enterSends({ ...enter, isComposing: true, keyCode: 229 }, Infinity)).toBe(false);
    expect(enterSends({ ...enter, isComposing: true }, Infinity)).toBe(false);
    expect(enterSends({ ...enter, keyCode: 229 }, Infinity)).toBe(false);
  });

  it('[F-40] never sends right after compositionend, which Safari fires before the keydown', () => {
    expect(enterSends(enter, 0)).toBe(false);
    expect(enterSends(enter, 20)).toBe(false);
  });

  it('sends when it is pressed again to send what was composed', () => {
    expect(enterSends(enter, 120)).toBe(true);
  });

  it('is a new line with Shift, and nothing with other modifiers or held down', () => {
    for (const held of ['shiftKey', 'ctrlKey', 'metaKey', 'altKey', 'repeat'] as const) {
      expect(enterSends({ ...enter, [held]: true }, Infinity)).toBe(false);
    }
  });

  it('is Enter alone', () => {
    expect(enterSends({ ...enter, key: 'y' }, Infinity)).toBe(false);
  });
});
