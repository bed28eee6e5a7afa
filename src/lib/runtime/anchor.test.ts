import { describe, expect, it } from 'vitest';
import { AgentHouse } from '../../../tests/support/agent-house';
import { FakeAnchors } from '../../../tests/support/fake-anchors';
import { FakeClock } from '../../../tests/support/fake-clock';
import { expectSound } from '../../../tests/support/sound-log';
import { readAnchor } from '../bridge/anchor';
import { emptyStore } from '../journal/memory-journal';
import { AnchorKeeper } from './anchor-keeper';

/** A house that worked and was closed: its store, and what is known of it outside. */
async function lived(): Promise<{ house: AgentHouse; anchors: FakeAnchors }> {
  const anchors = new FakeAnchors();
  const house = await new AgentHouse({ anchors }).open();
  await house.say('Keep five notes');
  await house.answer('y');
  await house.close();
  return { house, anchors };
}

describe('the anchor', () => {
  it('knows the newest event once the tab is closed', async () => {
    const { house, anchors } = await lived();
    const last = house.events.at(-1);
    expect(anchors.newest).toEqual({ log: house.snapshot.run.log, epoch: 1, seq: last?.seq, hash: last?.hash });
  });

  it('[F-09] an empty store while it knows more is data lost: no first run, nothing is written', async () => {
    const { anchors } = await lived();
    const store = emptyStore();
    const house = await new AgentHouse({ store, anchors }).open();
    expect(house.status).toMatchObject({ role: 'read_only', code: 'data_lost' });
    expect(store.log).toEqual([]);
    expect(store.snapshot).toBeNull();
    expect(await house.command('resume')).toMatchObject({ ok: false, code: 'halted' });
    expect(store.log).toEqual([]);
  });

  it('[F-09] a shortened store, or one with another log, is data lost too', async () => {
    const { house, anchors } = await lived();
    const { store } = house;
    const whole = store.log;
    store.log = whole.slice(0, -3);
    store.snapshot = null; // the fold of what is left would fit
    expect((await new AgentHouse({ store, anchors }).open()).status).toMatchObject({ code: 'data_lost' });
    expect(store.log).toHaveLength(whole.length - 3);

    const other = await new AgentHouse({ seed: 9 }).open();
    for (let word = 0; other.events.length < whole.length; word++) await other.say(`Hello ${word}`);
    const replaced = new AgentHouse({ store: other.store, anchors });
    await replaced.open();
    expect(replaced.status).toMatchObject({ code: 'data_lost' });
  });

  it('[F-09] what was lost can be brought back from an export, or given up by a clear', async () => {
    for (const repair of ['import', 'clear'] as const) {
      const { house: before, anchors } = await lived();
      const file = await before.exported();
      const store = emptyStore();
      const house = await new AgentHouse({ store, anchors }).open();
      expect(await (repair === 'clear' ? house.clear() : house.import(file))).toMatchObject({ ok: true });
      expect(house.end).toBe('repaired');
      const again = await new AgentHouse({ store, anchors }).open();
      expect(again.status).toEqual({ role: 'leading' });
      const epochs = again.events.map(({ epoch }) => epoch);
      expect(Math.max(...epochs)).toBeGreaterThan(1); // above the leaderships that the lost store had seen
      await expectSound(again);
    }
  });

  it('behind is normal: the newest commits may not be written down yet', async () => {
    const { house, anchors } = await lived();
    const [anchor] = await anchors.read();
    const earlier = house.events[4];
    if (anchor && earlier) anchors.kept.set(1, { ...anchor, seq: earlier.seq, hash: earlier.hash });
    expect((await new AgentHouse({ store: house.store, anchors }).open()).status).toEqual({ role: 'leading' });
  });

  it('a log that was replaced on purpose takes its anchors with it, even if the tab dies before a new one is written', async () => {
    const { house, anchors } = await lived();
    const old = await anchors.read();
    const again = await new AgentHouse({ store: house.store, anchors }).open();
    expect(await again.clear()).toMatchObject({ ok: true });
    await again.close();
    anchors.kept = new Map(old.map((anchor) => [anchor.epoch, anchor]));
    expect((await new AgentHouse({ store: house.store, anchors }).open()).status).toEqual({ role: 'leading' });
  });

  it('is written at most once a second, and the last one on closing; one that cannot be written does no harm', async () => {
    const clock = new FakeClock();
    const anchors = new FakeAnchors();
    const keeper = new AnchorKeeper(anchors, clock);
    const anchor = (seq: number) => ({ log: 'l', epoch: 1, seq, hash: 'h' });
    for (let seq = 1; seq <= 5; seq++) keeper.keep(anchor(seq));
    await new Promise((resolve) => setImmediate(resolve));
    expect(anchors.writes).toBe(1);
    clock.advance(1_000);
    await new Promise((resolve) => setImmediate(resolve));
    expect([anchors.writes, anchors.newest?.seq]).toEqual([2, 5]);
    keeper.keep(anchor(6));
    await keeper.close();
    expect(anchors.newest?.seq).toBe(6);

    const broken = new AnchorKeeper(
      { read: () => anchors.read(), write: () => Promise.reject(new Error('no room')) },
      clock,
    );
    broken.keep(anchor(7));
    await expect(broken.close()).resolves.toBeUndefined();
  });

  it('a write that never ends holds up nobody who closes', async () => {
    const clock = new FakeClock();
    const keeper = new AnchorKeeper({ read: async () => [], write: () => new Promise(() => {}) }, clock);
    keeper.keep({ log: 'l', epoch: 1, seq: 1, hash: 'h' });
    let isClosed = false;
    void keeper.close().then(() => (isClosed = true));
    await new Promise((resolve) => setImmediate(resolve));
    expect(isClosed).toBe(false);
    clock.advance(1_000);
    await new Promise((resolve) => setImmediate(resolve));
    expect(isClosed).toBe(true);
  });

  it('is read only if it is one', () => {
    const anchor = { log: 'l', epoch: 3, seq: 8, hash: 'h' };
    expect(readAnchor(JSON.stringify(anchor))).toEqual(anchor);
    for (const text of [null, '', '{', '5', 'null', '{"seq":1}', '{"log":"l","epoch":1.5,"seq":8,"hash":"h"}']) {
      expect(readAnchor(text)).toBeNull();
    }
  });
});
