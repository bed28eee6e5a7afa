import { describe, expect, it } from 'vitest';
import { hasPlainDistress } from './plain-distress';

describe('the plainest words of distress, which are there before all others', () => {
  it.each([
    'I want to die',
    'i am going to kill myself',
    'thinking about suicide',
    '死にたい',
    'もう消えたい',
    '自殺する',
  ])('are found: %s', (text) => expect(hasPlainDistress(text)).toBe(true));

  it.each(['Remind me to call Bob', 'the battery died', '宿題助けて', '牛乳が切れた'])('are not found in: %s', (text) =>
    expect(hasPlainDistress(text)).toBe(false),
  );
});
