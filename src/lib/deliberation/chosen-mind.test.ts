import { expect, it } from 'vitest';
import { plainMind } from '../../../tests/support/scripted-mind';
import type { Deliberator } from '../mind/context-pack';
import { ChosenMind } from './chosen-mind';

const mindNamed = (name: string): Deliberator => ({ ...plainMind(), name, isRules: name === 'reflex' });

/** Loads that end when the test says so, in any order. */
function chosenMind() {
  const loads: { arrive(name: string): void; fail(): void }[] = [];
  const load = (): Promise<Deliberator | null> =>
    new Promise((resolve, reject) => {
      loads.push({
        arrive: (name) => resolve(mindNamed(name)),
        fail: () => reject(new Error('The model could not be loaded.')),
      });
    });
  let isChosen = false;
  const mind = new ChosenMind(mindNamed('reflex'), load, () => Promise.resolve(isChosen));
  return { mind, loads, choose: (): void => ((isChosen = true), mind.changed()) };
}

it('begins to load as soon as it is chosen, and says that it will read before it is there', async () => {
  const { mind, loads, choose } = chosenMind();
  expect(await mind.willRead()).toBe(false);
  choose();
  expect(loads).toHaveLength(1);
  expect([mind.name, await mind.willRead()]).toEqual(['reflex', true]);
  const ready = mind.ready();
  loads[0]?.arrive('model');
  await ready;
  expect([mind.name, mind.isRules, loads.length]).toEqual(['model', false, 1]);
});

it('what was ready when a deliberation began judges to its end, whatever is chosen and comes in meanwhile', async () => {
  const { mind, loads, choose } = chosenMind();
  choose();
  loads[0]?.arrive('first');
  await mind.ready();
  choose();
  loads[1]?.arrive('second');
  await new Promise((resolve) => setImmediate(resolve));
  expect(mind.name).toBe('first');
  await mind.ready();
  expect(mind.name).toBe('second');
});

it('whoever waits while another is chosen waits for that one, whichever arrives first', async () => {
  const { mind, loads, choose } = chosenMind();
  choose();
  const ready = mind.ready();
  choose();
  loads[1]?.arrive('second');
  loads[0]?.arrive('first');
  await ready;
  expect(mind.name).toBe('second');
  expect(loads).toHaveLength(2);
});

it('a load that failed is told to all who waited, and is tried again the next time', async () => {
  const { mind, loads, choose } = chosenMind();
  choose();
  const waiting = [mind.ready(), mind.ready()];
  loads[0]?.fail();
  const ended = await Promise.allSettled(waiting);
  expect(ended.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  const again = mind.ready();
  loads[1]?.arrive('model');
  await again;
  expect(mind.name).toBe('model');
});

it('a load that fails after another was chosen is nobody’s failure', async () => {
  const { mind, loads, choose } = chosenMind();
  choose();
  const ready = mind.ready();
  choose();
  loads[0]?.fail();
  loads[1]?.arrive('second');
  await ready;
  expect(mind.name).toBe('second');
});
