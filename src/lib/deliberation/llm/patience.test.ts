import { expect, it } from 'vitest';
import { FakeClock } from '../../../../tests/support/fake-clock';
import { llmOptions } from '../../../../tests/support/llm-house';
import { packOf, said, talkOf } from '../../../../tests/support/mind-pack';
import { macrotask } from '../../../../tests/support/macrotask';
import { seededRandom } from '../../../../tests/support/seeded-random';
import type { MindPlace } from '../../agent/step/turn';
import { modelFailure, type LanguageModel, type ModelAnswer, type ModelRequest } from '../../models/language-model';
import { LlmDeliberator } from './llm-deliberator';

const minute = 60_000;
const here: MindPlace = { kind: 'served', host: 'localhost:11434' };
const elsewhere: MindPlace = { kind: 'served', host: 'models.example' };
const inBrowser: MindPlace = { kind: 'browser', host: null };
const pack = packOf('en', { trigger: said('hello'), transcript: talkOf('hello') });

/** A model whose words are given by hand, on a clock that goes on by hand. */
function asked(place: MindPlace) {
  const clock = new FakeClock();
  let request: ModelRequest | null = null;
  let answer: (value: ModelAnswer) => void = () => {};
  const model: LanguageModel = {
    name: 'slow',
    contextTokens: 32_000,
    generate: (given, signal) =>
      new Promise((resolve) => {
        request = given;
        answer = resolve;
        signal.addEventListener('abort', () => resolve(modelFailure('aborted', 'stopped')));
      }),
  };
  const mind = new LlmDeliberator(model, { ...llmOptions, clock, random: seededRandom(1), place });
  let end: unknown = null;
  const ended = mind.deliberate(pack, new AbortController().signal).then(
    (decision) => (end = decision),
    (error: unknown) => (end = error),
  );
  return {
    pass: async (ms: number) => {
      for (let left = ms; left > 0; left -= minute) {
        clock.advance(Math.min(minute, left));
        await macrotask();
      }
    },
    say: (text: string) => request?.onText?.(text),
    think: (text: string) => request?.onReasoning?.(text),
    finish: async (text: string) => {
      answer({ ok: true, text, usage: null, schema: 'engine' });
      await ended;
    },
    end: () => end,
  };
}

const hello = '{"say":"Hello","call":null,"mark":null}';

it('a first token after ten minutes is waited for on this computer, and the answer taken', async () => {
  const model = asked(here);
  await macrotask();
  await model.pass(10 * minute);
  expect(model.end()).toBeNull();
  model.say(hello);
  await model.finish(hello);
  expect(model.end()).toMatchObject({ action_payload: { text: 'Hello' } });
});

it.each([
  ['on this computer, fifteen minutes', here, 15],
  ['elsewhere, three', elsewhere, 3],
  ['in this browser, fifteen', inBrowser, 15],
])('a first token is waited for no longer than that: %s', async (_, place, minutes) => {
  const model = asked(place);
  await macrotask();
  await model.pass((minutes - 1) * minute);
  expect(model.end()).toBeNull();
  await model.pass(2 * minute);
  expect(model.end()).toMatchObject({ message: expect.stringContaining('nothing came for too long') as string });
});

it('length is no reason to stop: words and reasoning are life, for an hour; three minutes of silence are not', async () => {
  const model = asked(elsewhere);
  await macrotask();
  for (let at = 0; at < 30; at++) {
    await model.pass(2 * minute);
    if (at % 2 === 0) model.think('Hm. ');
    else model.say('{');
  }
  expect(model.end()).toBeNull();
  await model.pass(4 * minute);
  expect(model.end()).toMatchObject({ message: expect.stringContaining('cut_off') as string });
});
