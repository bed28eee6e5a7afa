import { expect, it } from 'vitest';
import { competentTurn, type CompetentAnswer } from '../../../../tests/support/competent-model';
import { LlmHouse } from '../../../../tests/support/llm-house';
import { expectSound } from '../../../../tests/support/sound-log';
import type { ModelRequest } from '../../models/language-model';
import { scriptedModel } from '../../models/scripted';

const promptOf = ({ messages }: ModelRequest): string => messages.map(({ content }) => content).join('\n');
const presentOf = ({ messages }: ModelRequest): string => messages.at(-1)?.content ?? '';
const mayKeep = (request: ModelRequest): boolean => /^Possible marks: .*keep_for_later/m.test(presentOf(request));

interface Answer extends CompetentAnswer {
  mark: string | null;
}

/** Competent, and keeps for later what it may; `more` is written beside that. */
async function keeping(more: (usual: CompetentAnswer) => Partial<Answer> = () => ({})) {
  const seen: ModelRequest[] = [];
  const model = scriptedModel(
    (request) => {
      seen.push(request);
      const { say, call } = competentTurn(promptOf(request));
      const isMark = call?.name === 'mark';
      const usual = { say, call: isMark ? null : call, mark: isMark ? call.input['what'] : null };
      if (request.schema === null) return 'I keep it in mind.'; // the last try, in words
      if (!mayKeep(request)) return JSON.stringify(usual);
      const kept = { say: 'I keep that; it comes next.', call: null, mark: 'keep_for_later' };
      return JSON.stringify({ ...kept, ...more({ say, call }) });
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
  expect(presentOf(seen.at(-1) as ModelRequest)).toContain('mark keep_for_later');
  expect(house.chat.at(-1)).toBe('I keep that; it comes next.');
  expect(house.snapshot.run).toMatchObject({ pending, queue: [{ later: true }] });

  const before = seen.length;
  await house.answer('y');
  expect(promptOf(seen[before] as ModelRequest)).toContain('Water the plants');
  expect(mayKeep(seen[before] as ModelRequest)).toBe(false);
  expect(house.chat.some((line) => line.startsWith('You said: '))).toBe(true);
  expect(house.snapshot.run.queue).toEqual([]);
  expect(house.snapshot.run.pending?.task).toBe('G1-T2');
  expect(house.invalid).toEqual([]);
  await expectSound(house);
});

it('a model need not keep what is only talk', async () => {
  const { house } = await keeping((usual) => ({ ...usual, mark: null }));
  await house.say('How are you?');
  expect(house.chat.at(-1)).toBe('You said: How are you?');
  expect(house.snapshot.run.queue).toEqual([]);
  expect(house.invalid).toEqual([]);
});

it('one that keeps a message and acts on it all the same is not heeded, and the fourth try is words alone', async () => {
  const call = { name: 'purpose_set', input: { purpose: 'Water the plants', purpose_kind: 'ongoing' } };
  const { house, seen } = await keeping(() => ({ call }));
  const before = seen.length;
  await house.say('Water the plants');
  expect(house.snapshot.state.plan.purpose).toBe('Repair the garden gate');
  expect(house.snapshot.run.pending?.capability).toBe('note.write');
  expect(house.invalid).toHaveLength(3);
  expect(seen.slice(before).map(({ schema }) => schema === null)).toEqual([false, false, false, true]);
});

it('a message beside a question comes with the question that stays open', async () => {
  const seen: ModelRequest[] = [];
  const model = scriptedModel(
    (request) => {
      seen.push(request);
      return presentOf(request).includes('Answer the last message')
        ? JSON.stringify({ say: 'I hear you.', call: null, mark: null })
        : JSON.stringify({ say: 'What shall I work towards?', call: null, mark: null });
    },
    { name: 'tiny · test', contextTokens: 32_000 },
  );
  const house = await new LlmHouse(model).open();
  await house.say('How are you?');
  const beside = presentOf(seen.at(-1) as ModelRequest);
  expect(beside).toContain('Your open question: What shall I work towards?');
  expect(beside).toContain('leave the question open');
  expect(house.snapshot.run.asking?.answer).toBeNull();
});
