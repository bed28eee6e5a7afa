import { describe, expect, it } from 'vitest';
import { readSettingText, settingText } from './setting-input';

const valueOf = (...given: Parameters<typeof readSettingText>) => {
  const read = readSettingText(...given);
  return read.ok ? read.value : read.problem.reason;
};

describe('what is typed into a setting', () => {
  it('is a number however it is written', () => {
    for (const typed of ['1200', ' 1,200 ', '１２００', '1.2e3']) expect(valueOf('turns_an_hour', typed)).toBe(1_200);
    expect(valueOf('money_an_hour', '０．５')).toBe(0.5);
  });

  it.each([
    ['−1', 'too_small'],
    ['-1', 'too_small'],
    ['1e9', 'too_large'],
    ['', 'not_a_number'],
    ['many', 'not_a_number'],
    ['0x20', 'not_a_number'],
    ['60.5', 'not_whole'],
  ])('is refused as a count: %s is %s', (typed, reason) => {
    expect(valueOf('turns_an_hour', typed)).toBe(reason);
  });

  it('is a list with any commas, and nothing where nothing stands', () => {
    expect(valueOf('persona.interests', 'notes, 蜂、 花 ,')).toEqual(['notes', '蜂', '花']);
    expect(valueOf('persona.interests', '')).toEqual([]);
    expect(valueOf('user.name', '  ')).toBeNull();
    expect(valueOf('avatar.name', '  ')).toBe('empty');
    expect(valueOf('persona.persona_text', '')).toBeNull();
  });

  it('reads back as it is shown', () => {
    expect(settingText(['a', 'b'])).toBe('a, b');
    expect(settingText(0.7)).toBe('0.7');
    expect(settingText(null)).toBe('');
  });
});
