import { describe, expect, it } from 'vitest';
import { AgentHouse } from '../../../tests/support/agent-house';
import { KilledHouse } from '../../../tests/support/killed-house';
import { scriptedMind, talk } from '../../../tests/support/scripted-mind';
import { expectSound } from '../../../tests/support/sound-log';
import { MemoryJournal } from '../journal/memory-journal';

describe('an import whose tab is killed', () => {
  it('killed before it is begun, it is imported by the next tab', async () => {
    const first = await new AgentHouse().open();
    await first.say('Keep five notes');
    const file = await first.exported();
    const killed = new KilledHouse({ seed: 50 }, 'row_read', 1);
    await killed.live((house) => house.open());
    await killed.live((house) => house.import(file));
    expect(killed.wasKilled).toBe(true);
    expect(killed.house.all('lifecycle').filter(({ name }) => name === 'imported')).toHaveLength(1);
    expect(killed.house.all('input')).toHaveLength(1);
    await expectSound(killed.house);
  });

  it('[F-32] one that ended its thread is dropped with a word, changes nothing, and what waits behind it goes on', async () => {
    const first = await new AgentHouse().open();
    await first.say('Keep five notes');
    const file = await first.exported();
    const readings: string[] = [];
    const linesOf = async function* (text: unknown, row: string): AsyncGenerator<string> {
      readings.push(row);
      yield* String(text).split('\n');
    };
    // nth 3: begun and read whole, but not committed
    const killed = new KilledHouse({ seed: 50, linesOf, mind: scriptedMind(() => talk('Hm.')) }, 'before_commit', 3);
    await killed.live((house) => house.open());
    await killed.dieWhile((house) => house.import(file));
    await killed.house.journal.putRow({
      kind: 'text',
      id: 'behind',
      lang: 'en',
      at: '',
      text: 'Hello',
      surface: 'chat',
      shown_request: null,
      taint: [],
    });
    await killed.replace();
    await killed.house.settle();
    expect(readings).toHaveLength(1);
    expect(killed.house.all('lifecycle').filter(({ name }) => name === 'imported')).toEqual([]);
    expect([...killed.house.store.outcomes.values()]).toMatchObject([
      { ok: false, code: 'import_died' },
      { id: 'behind', ok: true },
    ]);
    const [dropped, ...others] = killed.house.chat.filter((line) => line !== 'Hm.');
    expect(dropped).toMatch(/^I could not finish reading the file you chose: .* nothing was changed\./);
    expect(others).toEqual(['> Hello']);
    await expectSound(killed.house);
  });

  it('dropped once, the same file can be chosen again', async () => {
    const first = await new AgentHouse().open();
    await first.say('Keep five notes');
    const file = await first.exported();
    const killed = new KilledHouse({ seed: 50 }, 'before_commit', 3);
    await killed.live((house) => house.open());
    await killed.live((house) => house.import(file));
    expect(killed.wasKilled).toBe(true);
    expect(await killed.house.import(file)).toMatchObject({ ok: true });
    expect(killed.house.all('input')).toHaveLength(1);
    await expectSound(killed.house);
  });

  it('on a log that cannot be read it is dropped likewise, and another repairs it', async () => {
    const good = await new AgentHouse().open();
    const file = await good.exported();
    const { store } = await new AgentHouse().open();
    (store.log[1] as Record<string, unknown>)['lang'] = 'ja';
    store.begun = store.nextOrder;
    await new MemoryJournal(store).putRow({ kind: 'import', id: 'in', lang: 'en', at: '', file, name: 'x' });
    const house = await new AgentHouse({ store }).open();
    expect(store.outcomes.get('in')).toMatchObject({ ok: false, code: 'import_died' });
    expect(await house.import(file)).toMatchObject({ ok: true });
    expect(house.end).toBe('repaired');
  });
});
