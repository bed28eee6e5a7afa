import { expect, it } from 'vitest';
import { competentAnswer } from '../../../../tests/support/competent-model';
import { LlmHouse } from '../../../../tests/support/llm-house';
import { expectSound } from '../../../../tests/support/sound-log';
import { scriptedModel, type Script } from '../../models/scripted';

const salad = 'Kön ưu가능 הע тек تعيين fprintf逆らうที่ addslashesгде σειρά 한다ing '.repeat(3);

it('tokens at random are withdrawn and asked for anew; twice running they halt the mind by name, and its keeper is told', async () => {
  const scripts: Script[] = [];
  const [salads, drafts]: [number[], string[]] = [[], []];
  const model = scriptedModel(
    ({ messages, schema }) => {
      const prompt = messages.map(({ content }) => content).join('\n');
      return scripts.shift() ?? (schema ? competentAnswer(prompt) : 'Yes, I am well again.');
    },
    { name: 'tiny · test', contextTokens: 32_000 },
  );
  const house = await new LlmHouse(model, {
    onSalad: () => salads.push(1),
    onDraft: ({ text }) => drafts.push(text),
  }).open();

  scripts.push({ pieces: [salad], end: {} });
  await house.say('Good morning');
  expect(house.snapshot.run.halt).toBeNull(); // once may be chance
  expect(house.chat.join('\n')).not.toContain('fprintf');
  expect(house.invalid).toHaveLength(1);

  const before = house.chat.length;
  scripts.push({ pieces: [salad], end: {} }, { pieces: [salad, salad, salad], end: null }); // the second would never end
  await house.say('Are you well?');
  expect(house.snapshot.run.halt).toMatchObject({ reason: 'model' });
  expect(house.snapshot.run.halt?.detail).toContain('salad');
  expect(house.chat.slice(before).join('\n')).toContain('gibberish');
  expect(salads).toHaveLength(1);
  expect(drafts.at(-1)).toBe('');

  const answered = house.chat.length;
  await house.command('resume'); // what was said waits, and is answered once the mind is well
  expect(house.snapshot.run.halt).toBeNull();
  expect(house.chat.length).toBeGreaterThan(answered);
  await expectSound(house);
});
