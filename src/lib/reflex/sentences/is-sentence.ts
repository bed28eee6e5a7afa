import type { Language } from '../../base/language';
import { grammars } from './grammars';
import { readMessage } from './read-message';

const noDates = {
  read: () => [],
  after: () => ({ date: '2026-01-01', at: '00:00' }),
  elsewhere: () => ({ date: '2026-01-01', clock: '00:00:00' }),
};

/** Whether a line without any time in it is a sentence that rules read. */
export function isSentence(line: string, lang: Language): boolean {
  const now = { date: '2026-01-01', clock: '00:00:00', zone: 'UTC' };
  return readMessage(line, { lang, now, dates: noDates, grammar: grammars[lang], names: [] }).length > 0;
}
