import { expect, it } from 'vitest';
import { languages } from '../base/language';
import { careAnswer, helpMark } from './care-answer';
import { emergencyNumbers, helpLines } from './help-lines';

it.each(languages)('names each line with its number, its hours and its page, %s', (lang) => {
  const answer = careAnswer('reply.care', lang);
  for (const { languages: shown, number, page, hours, name, source } of helpLines) {
    if (!shown.includes(lang)) continue;
    const line = answer.split('\n').find((one) => one.includes(number ?? page ?? name)) ?? '';
    expect(line.startsWith(helpMark), name).toBe(true);
    expect(line).toContain(hours[lang]);
    if (number !== null) expect(line).toContain(name);
    if (page !== null) expect(line).toContain(page);
    expect(source).not.toBe('');
  }
  for (const number of emergencyNumbers[lang]) expect(answer).toContain(number);
  expect(answer).not.toMatch(/[!！\p{Extended_Pictographic}]/u);
});

it.each(languages)('names the main line again in the short one, %s', (lang) => {
  const short = careAnswer('reply.care.again', lang);
  expect(short.split('\n')).toHaveLength(1);
  expect(short.length).toBeLessThan(careAnswer('reply.care', lang).length / 2);
  expect(short).toContain(lang === 'ja' ? '0120-279-338' : '988');
});
