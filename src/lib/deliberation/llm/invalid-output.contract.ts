import { expect, it } from 'vitest';
import { competentAnswer } from '../../../../tests/support/competent-model';
import { LlmHouse } from '../../../../tests/support/llm-house';
import { expectSound } from '../../../../tests/support/sound-log';
import type { LanguageModel } from '../../models/language-model';

/** What an engine gives whatever form it was told: a text, one that never ends, or that it would rather not. */
export type InvalidAnswer = { kind: 'text' | 'endless' | 'refusal'; text: string };

export interface InvalidHarness {
  model: LanguageModel;
  /** Called before each request: what its engine will give. */
  say(answer: InvalidAnswer): void | Promise<void>;
  /** Its engine has no way to say that it refuses: what it writes in place of an answer is text as any. */
  hasNoRefusal?: true;
  /** Its engine keeps the form by itself, and ends whatever leaves it: then this is why each is dropped. */
  ends?: RegExp;
}

const text = (written: string): InvalidAnswer => ({ kind: 'text', text: written });

const noJson = /^the answer does not fit: \/: no JSON; may be /;
const unfit = (at: string): RegExp => new RegExp(`^the answer does not fit: ${at}`);
const call = (name: string, input: object): InvalidAnswer =>
  text(JSON.stringify({ say: '', call: { name, input }, mark: null }));

/** All of F-33 in the way of a form, and why each is dropped. `good`: what a model that understands would give in that turn. */
const cases: readonly [name: string, write: (good: string) => InvalidAnswer, cause: RegExp, grammar?: 'fits'][] = [
  ['prose', () => text('I would write a note now.'), noJson],
  ['words before a fence', (good) => text(`Here:\n\`\`\`json\n${good}\n\`\`\``), noJson],
  ['JSON that is cut off', (good) => text(good.slice(0, -20)), noJson],
  ['words after it', (good) => text(`${good} Done!`), noJson],
  ['a wrong word for a choice', () => call('purpose_set', { purpose: 'Bees', purpose_kind: 'maybe' }), unfit('/call')],
  ['a call that does not exist', () => call('shell_run', {}), unfit('/call')],
  ['a note that does not exist', () => call('note_read', { path: 'none.md' }), unfit('/call'), 'fits'],
  ['a field too many', (good) => text(good.replace('{', '{"approved":true,')), unfit('/approved')],
  ['an empty answer', () => text(''), /^empty: /],
  [
    'an endless one',
    () => ({ kind: 'endless', text: '{"say":"' }),
    /^too_much: |^malformed: .*repeated itself/,
    'fits',
  ],
  ['a refusal', () => ({ kind: 'refusal', text: 'I cannot help with that.' }), /^refused: /],
];

/** Whatever engine it comes from: nothing of it is done, it is counted, and the third running halts, naming mind and cause. */
export function invalidOutputContract(name: string, open: () => Promise<InvalidHarness>): void {
  it.each(cases)(
    `[F-33] ${name}: %s is dropped, and the third running halts, naming mind and cause`,
    async (_, write, cause, grammar) => {
      const { model, say, hasNoRefusal, ends } = await open();
      let said = text('');
      const given: string[] = [];
      const house = new LlmHouse({
        name: model.name,
        get contextTokens() {
          return model.contextTokens;
        },
        generate: async (request, signal) => {
          const prompt = request.messages.map(({ content }) => content).join('\n');
          said = write(competentAnswer(prompt));
          await say(said);
          const answer = await model.generate(request, signal);
          if (answer.ok) given.push(answer.text);
          return answer;
        },
      });
      await house.open();
      // over a real engine or connection it takes as long as it takes
      await expect.poll(() => house.snapshot.run.halt?.reason, { timeout: 50_000 }).toBe('invalid');
      await house.settle();
      const why = (grammar !== 'fits' && ends) || (said.kind === 'refusal' && hasNoRefusal ? noJson : cause);
      const dropped = expect.stringMatching(why) as string;
      expect(house.invalid).toEqual([dropped, dropped, dropped]);
      expect(given.filter((whole) => whole !== said.text)).toEqual([]); // it is this text that was dropped, and no other
      expect(house.snapshot.run.halt?.detail).toMatch(new RegExp(`^${model.name.replace(/[.*+?]/g, '\\$&')}: \\S`));
      expect(house.chat.at(-1)).toContain(`${model.name} gave no valid decision three times`);
      expect(house.all('thought')).toEqual([]);
      expect(house.all('action')).toEqual([]);
      await expectSound(house);
    },
  );
}
