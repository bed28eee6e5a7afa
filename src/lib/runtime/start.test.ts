import { expect, it } from 'vitest';
import { AgentHouse } from '../../../tests/support/agent-house';
import { plainMind } from '../../../tests/support/scripted-mind';
import { expectSound } from '../../../tests/support/sound-log';
import type { MemoryStore } from '../journal/memory-journal';

/** All that a start does, as it happens. */
async function startOf(
  store?: MemoryStore,
  ready?: () => Promise<void>,
): Promise<{ house: AgentHouse; order: string[] }> {
  const order: string[] = [];
  const mind = plainMind((pack) => {
    order.push(`judges with ${pack.purpose ? 'a purpose' : 'no purpose'}`);
    return null;
  });
  const connect = async (): Promise<void> => {
    order.push('connects');
    await ready?.();
    order.push('connected');
  };
  const house = new AgentHouse({
    ...(store && { store }),
    mind: { ...mind, ready: connect },
    watch: { onStart: (step) => order.push(`# ${step}`) },
  });
  const { load, mind: readMind, append } = house.journal;
  house.journal.load = () => {
    order.push('loads');
    return load.call(house.journal);
  };
  house.journal.mind = (key) => {
    order.push(`reads ${key}`);
    return readMind.call(house.journal, key);
  };
  house.journal.append = (batch) => {
    order.push(`stores ${batch.events.map(({ type }) => type).join(' ')}`);
    return append.call(house.journal, batch);
  };
  await house.open();
  return { house, order };
}
const upToCycle = [
  ...['# state', 'loads', '# mind', 'reads persona', 'reads mood', 'connects', 'connected'],
  ...['# purpose', 'stores lifecycle', '# cycle'],
];

it('[AV-06] starts with the state, then the mind, then the purpose, and only then the cycle', async () => {
  const first = await startOf();
  // the first start brings the rules that are shipped
  const firstTo = upToCycle.map((line) => (line === 'stores lifecycle' ? 'stores lifecycle change' : line));
  expect(first.order.slice(0, upToCycle.length)).toEqual(firstTo);
  expect(first.order).toContain('judges with no purpose');
  expect(first.house.chat).toEqual(['What should I work towards?']); // asks for it
  await first.house.say('Keep five notes');
  await first.house.answer('y');
  await first.house.close();

  const second = await startOf(first.house.store);
  expect(second.order).toEqual(upToCycle); // a request is open: nothing to judge yet
  expect(second.house.all('lifecycle').filter(({ name }) => name === 'started')).toHaveLength(2);
  expect(second.house.chat.filter((line) => line === 'What should I work towards?')).toHaveLength(1);
  await second.house.answer('y');
  expect(second.order).toContain('judges with a purpose');
  await expectSound(second.house);
});

it('a mind that cannot be connected, or not in time, holds up nothing: it is told of when it is to judge', async () => {
  const refused = await startOf(undefined, () => Promise.reject(new Error('its code did not come')));
  expect(refused.order.slice(0, 6)).toEqual(upToCycle.slice(0, 6));
  expect(refused.order.filter((line) => line.startsWith('#'))).toEqual(['# state', '# mind', '# purpose', '# cycle']);
  expect(refused.house.snapshot.run.halt).toMatchObject({ reason: 'model' });

  const never = await startOf(undefined, () => new Promise(() => {}));
  expect(never.order.at(-1)).toBe('connects');
  expect(never.house.status).toEqual({ role: 'starting' });
  never.house.clock.advance(5_000);
  await never.house.settle();
  expect(never.order).toEqual(expect.arrayContaining(['# purpose', '# cycle']));
  expect(never.house.status).toEqual({ role: 'leading' });
  await never.house.command('stop');
  expect(never.house.snapshot.run.halt).toMatchObject({ reason: 'stopped' });
});
