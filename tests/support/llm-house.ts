import { LlmDeliberator, type LlmOptions } from '../../src/lib/deliberation/llm/llm-deliberator';
import type { LanguageModel } from '../../src/lib/models/language-model';
import { AgentHouse, type HouseOptions } from './agent-house';
import { FakeClock } from './fake-clock';
import { seededRandom } from './seeded-random';

const utc = {
  dateAt: (time: number) => new Date(time).toISOString().slice(0, 10),
  clockAt: (time: number) => new Date(time).toISOString().slice(11, 19),
};

/** Of a model at a host, asked by a form; without what a test has of its own. */
export const llmOptions: Omit<LlmOptions, 'clock' | 'random'> = {
  temperature: () => 0,
  zone: () => utc,
  place: { kind: 'served', host: 'models.example' },
  way: 'form',
};

/** A whole agent that thinks with a model. */
export class LlmHouse extends AgentHouse {
  readonly mind: LlmDeliberator;

  constructor(
    model: LanguageModel,
    options: Partial<LlmOptions> = {},
    more: Pick<HouseOptions, 'capabilities' | 'collections' | 'store' | 'lang'> = {},
  ) {
    const clock = new FakeClock();
    const mind = new LlmDeliberator(model, { ...llmOptions, clock, random: seededRandom(7), ...options });
    super({ mind, clock, ...more });
    this.mind = mind;
  }

  get invalid(): string[] {
    return this.all('lifecycle').flatMap(({ name, detail }) =>
      name === 'invalid_output' && typeof detail === 'string' ? [detail] : [],
    );
  }
}
