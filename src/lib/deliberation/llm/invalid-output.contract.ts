import { expect, it } from 'vitest';
import { competentAnswer } from '../../../../tests/support/competent-model';
import { LlmHouse } from '../../../../tests/support/llm-house';
import { expectSound } from '../../../../tests/support/sound-log';
import type { JsonObject } from '../../base/json';
import type { LanguageModel } from '../../models/language-model';

/** What an engine gives whatever form it was told: a text, one that never ends, or that it would rather not. */
export type InvalidAnswer = { kind: 'text' | 'endless' | 'refusal'; text: string };

export interface InvalidHarness {
  model: LanguageModel;
  /** Called before each request: what its engine will give. */
  say(answer: InvalidAnswer): void | Promise<void>;
}

const text = (written: string): InvalidAnswer => ({ kind: 'text', text: written });

/** All of F-33. `good`: what a model that understands would give in that turn. */
const cases: readonly [string, (good: string) => InvalidAnswer][] = [
  ['prose', () => text('I would write a note now.')],
  ['a fence around it', (good) => text(`\`\`\`json\n${good}\n\`\`\``)],
  ['JSON that is cut off', (good) => text(good.slice(0, -20))],
  ['words after it', (good) => text(`${good} Done!`)],
  ['a wrong word for the outcome', (good) => text(good.replace('"do_action"', '"act_now"'))],
  ['an action that does not exist', (good) => text(good.replace(/"action_type":"[^"]*"/, '"action_type":"shell.run"'))],
  [
    'evidence that was not shown',
    (good) => text(good.replace('"evidence_event_ids":[]', '"evidence_event_ids":[999]')),
  ],
  ['a field too many', (good) => text(good.replace('{', '{"approved":true,'))],
  ['an empty answer', () => text('')],
  ['an endless one', () => ({ kind: 'endless', text: '{"judgment":"' })],
  ['a refusal', () => ({ kind: 'refusal', text: 'I cannot help with that.' })],
];

/** Whatever engine it comes from: nothing of it is done, it is counted, and the third running halts, naming mind and cause. */
export function invalidOutputContract(name: string, open: () => Promise<InvalidHarness>): void {
  it.each(cases)(
    `[F-33] ${name}: %s is dropped, and the third running halts, naming mind and cause`,
    async (_, write) => {
      const { model, say } = await open();
      const house = new LlmHouse({
        name: model.name,
        get contextTokens() {
          return model.contextTokens;
        },
        generate: async (request, signal) => {
          const prompt = request.messages.map(({ content }) => content).join('\n');
          await say(write(competentAnswer(prompt, request.schema as JsonObject)));
          return model.generate(request, signal);
        },
      });
      await house.open();
      // over a real engine or connection it takes as long as it takes
      await expect.poll(() => house.snapshot.run.halt?.reason, { timeout: 50_000 }).toBe('invalid');
      await house.settle();
      expect(house.invalid).toHaveLength(3);
      expect(house.snapshot.run.halt?.detail).toMatch(new RegExp(`^${model.name.replace(/[.*+?]/g, '\\$&')}: \\S`));
      expect(house.chat.at(-1)).toContain(`${model.name} gave no valid decision three times`);
      expect(house.all('thought')).toEqual([]);
      expect(house.all('action')).toEqual([]);
      await expectSound(house);
    },
  );
}
