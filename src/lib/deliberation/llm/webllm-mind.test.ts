import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { competentAnswer } from '../../../../tests/support/competent-model';
import { LlmHouse } from '../../../../tests/support/llm-house';
import { packOf, packOfTask, said } from '../../../../tests/support/mind-pack';
import { WebLlmHouse } from '../../../../tests/support/web-llm-house';
import type { JsonObject } from '../../base/json';
import type { LanguageModel, ModelAnswer, ModelRequest } from '../../models/language-model';
import { requestOf } from '../../models/language-model.contract';
import { decisionForm } from './decision-form';
import { invalidOutputContract } from './invalid-output.contract';
import { promptOf, rooms } from './prompt';

const engines = new WebLlmHouse();
beforeAll(() => engines.open(), 120_000);
afterAll(() => engines.close());

invalidOutputContract('WebLLM', () =>
  Promise.resolve({
    model: engines.model({ text: '', end: 'stop', isDeaf: true }),
    ends: /^malformed: Grammar matcher rejected/,
    say: ({ kind, text }) => {
      engines.gpu.script.text = kind === 'endless' ? `${text}${'on '.repeat(1_500)}` : text;
    },
  }),
);
it('[F-33] WebLLM: reasoning alone is an empty answer', async () => {
  const model = engines.model({ text: '<think>Hm.</think>', end: 'stop' });
  expect(await model.generate(requestOf(), new AbortController().signal)).toMatchObject({ ok: false, code: 'empty' });
});

describe('a mind that thinks with WebLLM', () => {
  const ask = (text: string, more: Partial<ModelRequest>): Promise<ModelAnswer> =>
    engines.model({ text, end: 'stop' }).generate(requestOf(more), new AbortController().signal);

  it.each(['en', 'ja'] as const)(
    'the form of a real turn, in %s, is one that its grammar compiler takes and keeps',
    async (lang) => {
      for (const pack of [packOf(lang, { trigger: said('/purpose Repair the garden gate') }), packOfTask(lang, null)]) {
        const form = decisionForm(pack, [pack.trigger.seq]);
        const schema = z.toJSONSchema(form) as JsonObject;
        const messages = promptOf(pack, rooms[0]);
        const written = competentAnswer(messages.map(({ content }) => content).join('\n'), schema);
        const answer = await ask(written, { messages, schema, maxTokens: 3_000 });
        expect(answer).toMatchObject({ ok: true, text: written });
        expect(form.safeParse(JSON.parse(written)).success).toBe(true);
        const other = await ask(written.replace('"do_action"', '"act_now"'), { messages, schema, maxTokens: 3_000 });
        expect(other).toMatchObject({ ok: false, message: expect.stringContaining('the grammar allows no') as string });
      }
    },
  );

  /** Of a good answer to what was asked, what this model writes instead, whatever its grammar allows. */
  async function houseOf(write: (good: string) => string): Promise<LlmHouse> {
    const model = engines.model({ text: '', end: 'stop', isDeaf: true });
    const scripted: LanguageModel = {
      ...model,
      generate: (request, signal) => {
        const prompt = request.messages.map(({ content }) => content).join('\n');
        engines.gpu.script = {
          ...engines.gpu.script,
          text: write(competentAnswer(prompt, request.schema as JsonObject)),
        };
        return model.generate(request, signal);
      },
    };
    return new LlmHouse(scripted).open();
  }

  it('[AV-07] a good answer is a decision', async () => {
    const house = await houseOf((good) => good);
    expect(house.chat).toEqual(['What shall I work towards?']);
    expect(house.invalid).toEqual([]);
  });
});
