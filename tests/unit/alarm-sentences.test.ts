import { expect, it } from 'vitest';
import { languages } from '../../src/lib/base/language';
import { readMessage } from '../../src/lib/reflex/sentences/read-message';
import { cancelSentence, setSentence } from '../../src/lib/session/alarms/alarm-sentences';
import { sentenceContext } from '../support/judge-sentences';

it.each(languages)('what the page says of alarms in the person’s place is read as that, %s', (lang) => {
  const [cancel] = readMessage(cancelSentence[lang]('A12'), sentenceContext(lang));
  expect([cancel?.id, cancel?.places.target]).toEqual(['alarm_cancel', 'A12']);
  const rest = lang === 'ja' ? '18時に植木の水やり' : 'at 18:00 to water the plants';
  expect(readMessage(setSentence[lang](rest), sentenceContext(lang))[0]?.id).toBe('alarm_set');
});
