import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { AgentHouse as House } from '../../../tests/support/agent-house';
import { talk, plainMind } from '../../../tests/support/scripted-mind';
import { expectSound } from '../../../tests/support/sound-log';

let AgentHouse: typeof House;

// tests share their modules, so what uses it is loaded anew; an import that fails would take longer than a turn
beforeAll(async () => {
  vi.resetModules();
  vi.doMock('./late-step', () => ({ loadedLateStep: () => null, loadLateStep: () => Promise.resolve(null) }));
  ({ AgentHouse } = await import('../../../tests/support/agent-house'));
});
afterAll(() => {
  vi.doUnmock('./late-step');
  vi.resetModules();
});

describe('a leader whose late code does not come', () => {
  it('refuses the rows that need it and goes on', async () => {
    const house = await new AgentHouse().open();
    const { length } = house.events;
    const refused = { ok: false, code: 'unreadable' };
    expect(await house.set({ turns_an_hour: 300 })).toMatchObject(refused);
    expect(await house.undo(1)).toMatchObject(refused);
    expect(await house.revoke('reading')).toMatchObject(refused);
    expect(await house.say('/undo')).toMatchObject(refused);
    expect(await house.byHand('G1', { do: 'drop', task: 'G1-T1', name: 'x' })).toMatchObject(refused);
    expect(house.events).toHaveLength(length);
    await house.say('Keep five notes');
    expect(house.snapshot.run.pending?.capability).toBe('note.write');
    expect(await house.always()).toMatchObject(refused);
    expect(house.snapshot.run.pending?.capability).toBe('note.write');
    expect(await house.answer('y')).toMatchObject({ ok: true });
    expect(await house.command('stop')).toMatchObject({ ok: true });
    await expectSound(house);
  });

  it('says that a budget is spent, and goes on by Resume', async () => {
    const mind = plainMind((pack) => (pack.why === 'plan' ? talk(`Hm ${pack.trigger.seq}.`) : null));
    const house = await new AgentHouse({ mind }).open();
    await house.say('Keep five notes');
    expect(house.snapshot.run).toMatchObject({ halt: { reason: 'budget' }, pending: null });
    expect(house.chat.at(-1)).toBe('5 turns brought nothing new. Go on all the same?');
    expect(await house.command('resume')).toMatchObject({ ok: true });
    await expectSound(house);
  });
});
