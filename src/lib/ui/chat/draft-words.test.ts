import { expect, it } from 'vitest';
import { draftWords } from './draft-words';

const { en, ja } = draftWords;

it('says a time as a person does, in both languages', () => {
  expect([9, 45].map(en.thinking)).toEqual(['Thinking, 9 s', 'Thinking, 45 s']);
  expect([60, 130, 3_600, 3_785].map((seconds) => en.waiting('Qwen3', seconds))).toEqual([
    'Still waiting for Qwen3: 1 min',
    'Still waiting for Qwen3: 2 min 10 s',
    'Still waiting for Qwen3: 1 h',
    'Still waiting for Qwen3: 1 h 3 min',
  ]);
  expect([ja.thinking(45), ja.thought(72), ja.waiting('Qwen3', 130)]).toEqual([
    '考えています（45秒）',
    '1分12秒考えました',
    'Qwen3 の返事を待っています（2分10秒）',
  ]);
});
