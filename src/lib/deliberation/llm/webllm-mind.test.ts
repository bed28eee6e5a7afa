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
import { promptOf, rooms } from './prompt';

const engines = new WebLlmHouse();
beforeAll(() => engines.open(), 120_000);
afterAll(() => engines.close());

describe('a mind that thinks with WebLLM', () => {
  const ask = (text: string, more: Partial<ModelRequest>): Promise<ModelAnswer> =>
    engines.model({ text, end: 'stop' }).generate(requestOf(more), new AbortController().signal);

  it.each(['en', 'ja'] as const)(
    'the form of a real turn, in %s, is one that its grammar compiler takes and keeps',
    async (lang) => {
      for (const pack of [packOf(lang, { trigger: said('Repair the garden gate') }), packOfTask(lang, null)]) {
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

  const cases: [string, (good: string) => string][] = [
    ['prose', () => 'I would write a note now.'],
    ['a fence around it', (good) => `\`\`\`json\n${good}\n\`\`\``],
    ['JSON that is cut off', (good) => good.slice(0, -20)],
    ['words after it', (good) => `${good} Done!`],
    ['a wrong word for the outcome', (good) => good.replace('"do_action"', '"act_now"')],
    ['an action that does not exist', (good) => good.replace(/"action_type":"[^"]*"/, '"action_type":"shell.run"')],
    ['evidence that was not shown', (good) => good.replace('"evidence_event_ids":[]', '"evidence_event_ids":[999]')],
    ['a field too many', (good) => good.replace('{', '{"approved":true,')],
    ['an empty answer', () => ''],
    ['reasoning alone', () => '<think>Hm.</think>'],
    ['an endless one', () => `{"judgment":"${'on '.repeat(1_500)}`],
  ];
  it.each(cases)('[F-33] %s is dropped, and the third running halts, naming mind and cause', async (_, write) => {
    const house = await houseOf(write);
    expect(house.invalid).toHaveLength(3);
    expect(house.snapshot.run.halt?.reason).toBe('invalid');
    expect(house.snapshot.run.halt?.detail).toContain('tiny · WebLLM');
    expect(house.all('action')).toEqual([]);
  });

  it('[AV-07] a good answer is a decision', async () => {
    const house = await houseOf((good) => good);
    expect(house.chat).toEqual(['What shall I work towards?']);
    expect(house.invalid).toEqual([]);
  });
});
