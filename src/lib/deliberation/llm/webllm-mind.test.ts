import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { competentAnswer } from '../../../../tests/support/competent-model';
import { LlmHouse } from '../../../../tests/support/llm-house';
import { packOf, talkOf, packOfTask, said } from '../../../../tests/support/mind-pack';
import { expectSound } from '../../../../tests/support/sound-log';
import { WebLlmHouse } from '../../../../tests/support/web-llm-house';
import type { LanguageModel, ModelAnswer, ModelRequest } from '../../models/language-model';
import { requestOf } from '../../models/language-model.contract';
import { invalidOutputContract } from './invalid-output.contract';
import { answerForm, promptOf } from './prompt';
import { readAnswer } from './read-answer';

/** Of its model a byte is a token, so that a request is as long as some of 16,000. */
const engines = new WebLlmHouse(32_768);
beforeAll(() => engines.open(), 120_000);
afterAll(() => engines.close());

invalidOutputContract('WebLLM', () =>
  Promise.resolve({
    model: engines.model({ text: '', end: 'stop', isDeaf: true }),
    ends: /^malformed: .*Grammar matcher rejected/,
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
      const trigger = said('/purpose Repair the garden gate');
      for (const pack of [
        packOf(lang, { trigger, transcript: talkOf('/purpose Repair the garden gate') }),
        packOfTask(lang, null),
      ]) {
        const { messages, schema } = promptOf(pack, 'form', pack.transcript, null, () => ({ date: '', clock: '' }));
        expect(schema).toBe(answerForm());
        const written = competentAnswer(messages.map(({ content }) => content).join('\n'));
        const answer = await ask(written, { messages, schema, maxTokens: 3_000 });
        expect(answer).toMatchObject({ ok: true, text: written });
        expect(readAnswer({ text: written }, 'form', pack)).toMatchObject({ ok: true });
        const other = await ask(written.replace('"name":"', '"name":"x'), { messages, schema, maxTokens: 3_000 });
        expect(other).toMatchObject({ ok: false, message: expect.stringContaining('the grammar allows no') as string });
      }
    },
  );

  /** It writes a good answer to what it is asked, by the grammar of the turn. */
  async function houseOf(): Promise<LlmHouse> {
    const model = engines.model({ text: '', end: 'stop' });
    const scripted: LanguageModel = {
      ...model,
      generate: (request, signal) => {
        const prompt = request.messages.map(({ content }) => content).join('\n');
        engines.gpu.script = {
          ...engines.gpu.script,
          text: competentAnswer(prompt),
        };
        return model.generate(request, signal);
      },
    };
    return new LlmHouse(scripted).open();
  }

  it('[AV-07] wiring, on scripted kernels: a goal with approvals comes to its end through the real package', async () => {
    const house = await houseOf();
    const isItsTurn = (): boolean => {
      const { pending, asking, halt } = house.snapshot.run;
      return (pending ?? asking ?? halt) !== null || house.chat.some((line) => line.startsWith('[G1] DONE'));
    };
    const untilItsTurn = () => expect.poll(isItsTurn, { timeout: 60_000 }).toBe(true);
    await untilItsTurn();
    await house.say('/purpose Repair the garden gate');
    await untilItsTurn();
    for (let answers = 0; house.snapshot.run.pending && answers < 10; answers++) {
      await house.answer('y');
      await untilItsTurn();
    }
    expect(house.chat).toContain('[G1] DONE Repair the garden gate / 100%');
    expect(house.invalid).toEqual([]);
    const approved = house.all('approval').filter(({ status, by }) => status === 'granted' && by === 'user');
    expect(approved.map(({ capability }) => capability)).toEqual(['note.write', 'note.append', 'reading.allow']);
    expect(new Set(house.ended.map(({ task }) => task).filter((task) => task !== null)).size).toBe(5);
    await expectSound(house);
  });
});
