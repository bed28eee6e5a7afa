import { LlmDeliberator } from '../../src/lib/deliberation/llm/llm-deliberator';
import { scriptedModel } from '../../src/lib/models/scripted';
import { competentAnswer } from '../support/competent-model';
import { FakeClock } from '../support/fake-clock';
import { llmOptions } from '../support/llm-house';
import { ended, packOfTask } from '../support/mind-pack';
import { seededRandom } from '../support/seeded-random';
import { spreadOf, type Figure } from './figure';

const warmups = 30;
const rounds = 200;
const budgetMs = 30;

/** What a turn costs besides the model itself, at a pack of about 6,000 tokens: form, schema, prompt, reading the answer. The 95th of 100. */
export async function measureModelTurn(): Promise<Figure[]> {
  const notes = Array.from({ length: 60 }, (_, index) => ({
    path: `bees/note-${index}.md`,
    bytes: 900,
    time: '',
    taint: [],
  }));
  const result = ended('success', null, { text: 'Nine hives stand on the roof. '.repeat(133) });
  const answers = Array.from({ length: 8 }, (_, index) =>
    ended(null, null, { seq: 40 + index, type: 'input', text: 'Look after them, please. '.repeat(40) }),
  );
  const persona_text = 'Calm and careful, and fond of tidy notes. '.repeat(90);
  const pack = packOfTask('en', null, { result, answers }, { notes });
  pack.persona = { ...pack.persona, persona_text };
  let answer: string | null = null;
  let length = 0;
  const model = scriptedModel(
    ({ messages }) => {
      const prompt = messages.map(({ content }) => content).join('\n');
      length = prompt.length;
      answer ??= competentAnswer(prompt);
      return { pieces: [answer], end: {} };
    },
    { contextTokens: 32_000 },
  );
  const mind = new LlmDeliberator(model, { ...llmOptions, clock: new FakeClock(), random: seededRandom(1) });
  const samples: number[] = [];
  for (let round = 0; round < warmups + rounds; round++) {
    const start = performance.now();
    await mind.deliberate(pack, new AbortController().signal);
    if (round >= warmups) samples.push(performance.now() - start);
  }
  const sorted = [...samples].sort((left, right) => left - right);
  const value = sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN;
  const details = [`95th of 100; prompt of ${length} characters, form not counted`, spreadOf(samples, 2)];
  return [{ name: 'model-turn', value, unit: 'ms', budget: budgetMs, decimals: 2, samples, details }];
}
