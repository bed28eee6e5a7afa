import { coded, textIn, type LineFamily } from './line-family';

const touches = { en: 'This chat only. {sent}', ja: 'このチャットだけ。{sent}' };

export const talkLines: LineFamily = {
  describe: {
    conversation: { version: 1, lines: (payload) => coded('conversation', { text: textIn(payload, 'text') }) },
    question: { version: 1, lines: (payload) => coded('question', { text: textIn(payload, 'text') }) },
  },
  words: {
    conversation: { en: 'Say in the chat: {text}', ja: 'チャットで話す：{text}' },
    'conversation.touches': touches,
    question: { en: 'Ask in the chat: {text}', ja: 'チャットで尋ねる：{text}' },
    'question.touches': touches,
  },
};
