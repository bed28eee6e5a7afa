import { expect, it } from 'vitest';
import { keyRows } from '../../session/keys/key-map';
import { keyWords, meaningText } from './key-words';

it('the table of keys says in both languages what each does', () => {
  for (const language of ['en', 'ja'] as const) {
    expect(keyWords(language).title).not.toBe('');
    for (const { means } of keyRows(false)) expect(meaningText(means, language)).not.toBe('');
  }
});
