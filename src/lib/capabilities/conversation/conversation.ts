import * as z from 'zod/mini';
import { defineCapability, isUnbounded } from '../define-capability';
import { lineCode, said, spokenText } from './say';

/** Buttons that open a page of the app, or say something in the person's place, as a message of theirs. */
const ways = z.array(
  z.strictObject({
    id: z.string().check(z.regex(/^(?:open|say):[a-z]{1,20}$/)),
    label: z.string().check(z.minLength(1), z.maxLength(80)),
  }),
);
const schema = z.strictObject({
  code: lineCode,
  text: spokenText,
  choices: z.optional(ways.check(z.maxLength(4))),
});

/** Says something in the chat. */
export const conversation = defineCapability({
  name: 'conversation',
  version: 1,
  kind: 'say',
  sends: false,
  title: { en: 'Talk', ja: '会話' },
  schema,
  isWithin: isUnbounded,
  run: (_payload, { lang }) => said(lang === 'ja' ? 'チャットで話しました' : 'Said it in the chat'),
  // what was said commits together with its result: without a result nothing was said
  probe: () => Promise.resolve('not_done'),
});
