import { LlmDeliberator, type LlmOptions } from '../../src/lib/deliberation/llm/llm-deliberator';
import type { LanguageModel } from '../../src/lib/models/language-model';
import { AgentHouse, type HouseOptions } from './agent-house';
import { FakeClock } from './fake-clock';
import { seededRandom } from './seeded-random';

const utc = {
  dateAt: (time: number) => new Date(time).toISOString().slice(0, 10),
  clockAt: (time: number) => new Date(time).toISOString().slice(11, 19),
};

/** A whole agent that thinks with a model. */
export class LlmHouse extends AgentHouse {
  readonly mind: LlmDeliberator;

  constructor(
    model: LanguageModel,
    options: Partial<LlmOptions> = {},
    more: Pick<HouseOptions, 'capabilities' | 'collections'> = {},
  ) {
    const clock = new FakeClock();
    const mind = new LlmDeliberator(model, {
      clock,
      random: seededRandom(7),
      temperature: () => 0,
      zone: () => utc,
      place: { kind: 'served', host: 'models.example' },
      way: 'form',
      ...options,
    });
    super({ mind, clock, ...more });
    this.mind = mind;
  }

  get invalid(): string[] {
    return this.all('lifecycle').flatMap(({ name, detail }) =>
      name === 'invalid_output' && typeof detail === 'string' ? [detail] : [],
    );
  }
}
