import { describe, expect, it } from 'vitest';
import { AgentHouse } from '../../../tests/support/agent-house';
import { decision, plainMind, writeNote } from '../../../tests/support/scripted-mind';
import { expectSound } from '../../../tests/support/sound-log';

/** A rule was made, and its request answered. */
async function withRule(): Promise<AgentHouse> {
  const mind = plainMind((pack) => (pack.trigger.text === 'sugar' ? writeNote('day.md', 'sugar') : null));
  const house = await new AgentHouse({ mind }).open();
  await house.say('sugar');
  await house.always({ rate_an_hour: 1 });
  return house;
}

describe('“Always…”', () => {
  it('[AV-35] “always” for notes in a folder still answers for the same note the next day, which by then is there', async () => {
    const note = (isThere: boolean) =>
      isThere
        ? decision({ action_type: 'note.append', action_payload: { path: 'bees/day.md', content: 'sugar' } })
        : writeNote('bees/day.md', 'sugar');
    const mind = plainMind((pack) =>
      pack.trigger.text === 'sugar' ? note(pack.notes.some(({ path }) => path === 'bees/day.md')) : null,
    );
    const house = await new AgentHouse({ mind }).open();
    await house.say('sugar');
    const bounds = { folder: 'bees', mode: 'add' };
    expect(await house.always({ bounds, rate_an_hour: 5, lasts_hours: null })).toMatchObject({ ok: true });
    house.clock.advance(86_400_000);
    await house.say('sugar');
    expect(house.snapshot.run.pending).toBeNull();
    expect(house.store.notes.get('bees/day.md')?.content).toBe('sugar\nsugar');
    expect(house.ownRules).toMatchObject([{ capabilities: ['note.append', 'note.write'], bounds, uses: 1 }]);
    await expectSound(house);
  });
});

describe('undo in words', () => {
  it.each(['undo', 'Undo that.', '元に戻して'])('[SP-07] “%s” is /undo where rules judge', async (text) => {
    const house = await withRule();
    await house.revoke(house.ownRules[0]?.id ?? '');
    const inputs = house.all('input').length;
    expect(await house.say(text)).toMatchObject({ ok: true });
    expect(house.ownRules).toHaveLength(1);
    expect(house.all('input')).toHaveLength(inputs);
    await expectSound(house);
  });

  it('what a link filled in takes nothing back, nor a message to a mind that reads, which says itself what it is', async () => {
    const house = await withRule();
    await house.revoke(house.ownRules[0]?.id ?? '');
    await house.say('undo', { taint: ['link:box'] });
    expect(house.ownRules).toHaveLength(0);
    await house.close();
    const reader = { ...plainMind(), name: 'reader', isRules: false };
    const other = await new AgentHouse({ mind: reader, store: house.store }).open();
    await other.say('undo that');
    expect(other.newest('input')).toMatchObject({ text: 'undo that' });
    expect(other.ownRules).toHaveLength(0);
  });
});
