import * as z from 'zod/mini';
import { oneLine } from '../../base/text';
import { defineCapability, isUnbounded } from '../define-capability';
import { lineCode, said, sayTouches, spokenText } from './say';

const schema = z.strictObject({ code: lineCode, text: spokenText });

/** Says something in the chat. */
export const conversation = defineCapability({
  name: 'conversation',
  version: 1,
  kind: 'say',
  sends: false,
  title: { en: 'Talk', ja: '会話' },
  schema,
  describe: ({ text }, lang) => [
    lang === 'ja' ? `チャットで話す：${oneLine(text)}` : `Say in the chat: ${oneLine(text)}`,
    sayTouches[lang],
  ],
  isWithin: isUnbounded,
  run: (_payload, { lang }) => said(lang === 'ja' ? 'チャットで話しました' : 'Said it in the chat'),
  // what was said commits together with its result: without a result nothing was said
  probe: () => Promise.resolve('not_done'),
});
