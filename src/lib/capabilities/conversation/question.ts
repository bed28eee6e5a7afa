import * as z from 'zod/mini';
import { hasDeceptiveCharacters } from '../../base/text';
import { defineCapability, isUnbounded } from '../define-capability';
import { lineCode, said, spokenText } from './say';

const maxChoices = 12;
/** UTF-16 units: a button's words are a name. */
const maxLabel = 200;

const choice = z.strictObject({
  /** For code alone; what a button does is told by it. */
  id: z.string().check(z.regex(/^[\x21-\x7E]{1,80}$/)),
  label: z.string().check(
    z.maxLength(maxLabel),
    z.refine((label) => label.trim() !== '' && !/[\t\n]/.test(label) && !hasDeceptiveCharacters(label)),
  ),
});
const schema = z.strictObject({
  code: lineCode,
  text: spokenText,
  /** Empty: any answer in words. */
  choices: z.array(choice).check(
    z.maxLength(maxChoices),
    z.refine((choices) => new Set(choices.map(({ id }) => id)).size === choices.length),
  ),
});

/** Asks the person; the next input or a pressed choice is the answer. */
export const question = defineCapability({
  name: 'question',
  version: 1,
  kind: 'say',
  sends: false,
  title: { en: 'Ask you', ja: '質問' },
  schema,
  isWithin: isUnbounded,
  run: (_payload, { lang }) => said(lang === 'ja' ? 'チャットで尋ねました' : 'Asked in the chat'),
  // the question is shown in one transaction with its action; one that was shown is open as such and never probed
  probe: () => Promise.resolve('not_done'),
});
