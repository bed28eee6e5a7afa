import { expect, it } from 'vitest';
import { competentDecision } from '../../../../tests/support/competent-model';
import { LlmHouse } from '../../../../tests/support/llm-house';
import { expectSound } from '../../../../tests/support/sound-log';
import type { JsonObject } from '../../base/json';
import type { ModelRequest } from '../../models/language-model';
import { scriptedModel } from '../../models/scripted';
import type { WrittenDecision } from './decision-form';

const promptOf = ({ messages }: ModelRequest): string => messages.map(({ content }) => content).join('\n');
const mayKeep = ({ schema }: ModelRequest): boolean => JSON.stringify(schema).includes('"later"');

/** Competent, and keeps for later what the form lets it keep; `more` is written beside that. */
async function keeping(more: (request: ModelRequest) => Partial<WrittenDecision> = () => ({})) {
  const seen: ModelRequest[] = [];
  const model = scriptedModel(
    (request) => {
      seen.push(request);
      const usual = competentDecision(promptOf(request), request.schema as JsonObject);
      if (!mayKeep(request)) return JSON.stringify(usual);
      const action = {
        decision_outcome: 'do_action' as const,
        action_type: 'conversation',
        action_payload: { text: 'I keep that; it comes next.' },
        task: null,
        finishes: true,
        later: true as const,
      };
      return JSON.stringify({ ...usual, plan_update: null, action, ...more(request) });
    },
    { name: 'tiny · test', contextTokens: 32_000 },
  );
  const house = await new LlmHouse(model).open();
  await house.say('/purpose Repair the garden gate');
  return { house, seen };
}

it('what is asked of a model while a request is open can be kept, and is judged anew once it is answered', async () => {
  const { house, seen } = await keeping();
  const { pending } = house.snapshot.run;
  expect(pending?.task).toBe('G1-T1');
  expect(seen.some(mayKeep)).toBe(false);

  await house.say('Water the plants');
  expect(mayKeep(seen.at(-1) as ModelRequest)).toBe(true);
  expect(promptOf(seen.at(-1) as ModelRequest)).toContain('write later: true in the action');
  expect(house.chat.at(-1)).toBe('I keep that; it comes next.');
  expect(house.snapshot.run).toMatchObject({ pending, queue: [{ later: true }] });

  const before = seen.length;
  await house.answer('y');
  expect(promptOf(seen[before] as ModelRequest)).toContain('Water the plants');
  expect(mayKeep(seen[before] as ModelRequest)).toBe(false);
  expect(house.chat).toContain('You said: Water the plants');
  expect(house.snapshot.run.queue).toEqual([]);
  expect(house.snapshot.run.pending?.task).toBe('G1-T2');
  expect(house.invalid).toEqual([]);
  await expectSound(house);
});

it('a model need not keep what is only talk', async () => {
  const { house } = await keeping((request) => competentDecision(promptOf(request), request.schema as JsonObject));
  await house.say('How are you?');
  expect(house.chat.at(-1)).toBe('You said: How are you?');
  expect(house.snapshot.run.queue).toEqual([]);
  expect(house.invalid).toEqual([]);
});

it('one that keeps a message and acts on it all the same is not heeded', async () => {
  const plan = { purpose_kind: 'ongoing' as const, purpose_reached: false, goal: null };
  const { house } = await keeping(() => ({ plan_update: plan }));
  await house.say('Water the plants');
  expect(house.snapshot.state.plan.purpose).toBe('Repair the garden gate');
  expect(house.invalid).toHaveLength(3);
});

it('a message beside a question comes with the question that stays open', async () => {
  const seen: ModelRequest[] = [];
  const model = scriptedModel(
    (request) => {
      seen.push(request);
      return JSON.stringify(competentDecision(promptOf(request), request.schema as JsonObject));
    },
    { name: 'tiny · test', contextTokens: 32_000 },
  );
  const house = await new LlmHouse(model).open();
  await house.say('How are you?', { as: 'aside' });
  const beside = seen.map(promptOf).find((prompt) => prompt.includes('The person said')) ?? '';
  expect(beside).toContain('no answer to your question, which stays open');
  expect(beside).toMatch(/The question:\nWhat shall I work towards\?/);
  // that message made a plan: nothing is asked any more
  await house.say('And now?');
  const later = seen.map(promptOf).findLast((prompt) => prompt.includes('The person said')) ?? '';
  expect(later).toContain('And now?');
  expect(later).not.toContain('which stays open');
});
