import { describe, expect, it } from 'vitest';
import { FakeChannel, FakeLocks } from '../../../tests/support/fake-tabs';
import { FakeClock } from '../../../tests/support/fake-clock';
import { plainMind } from '../../../tests/support/scripted-mind';
import { seededRandom } from '../../../tests/support/seeded-random';
import '../../../tests/support/loaded-code';
import { createRegistry } from '../capabilities/registry';
import { shippedCapabilities } from '../capabilities/shipped';
import type { AgentStatus } from '../bridge/contract';
import { packLog } from '../journal/log-packer';
import { readImport } from '../journal/read-import';
import { emptyStore, MemoryJournal, type MemoryStore } from '../journal/memory-journal';
import type { AgentLoop } from './agent-loop';
import { Leadership, stealsAtMost } from './leadership';

/** Tabs of one browser over one store. */
class Browser {
  readonly store: MemoryStore = emptyStore();
  readonly clock = new FakeClock();
  readonly locks = new FakeLocks();
  readonly channel = new FakeChannel();
  readonly tabs: Tab[] = [];

  async open(isVisible = true): Promise<Tab> {
    const tab = new Tab(this, isVisible, this.tabs.length + 1);
    this.tabs.push(tab);
    await this.settle();
    return tab;
  }

  async settle(): Promise<void> {
    for (let turn = 0; turn < 60; turn++) await new Promise((resolve) => setImmediate(resolve));
  }

  async pass(seconds: number): Promise<void> {
    for (let second = 0; second < seconds; second++) {
      this.clock.advance(1_000);
      await this.settle();
    }
  }

  get leaders(): Tab[] {
    return this.tabs.filter(({ status }) => status.role === 'leading');
  }

  get starts(): number {
    return this.store.log.filter(({ type, name }) => type === 'lifecycle' && name === 'started').length;
  }
}

class Tab {
  status: AgentStatus = { role: 'starting' };
  loop: AgentLoop | null = null;
  readonly leadership: Leadership;
  readonly line: ReturnType<FakeChannel['line']>;
  isOver = false;
  /** How often its status was told. */
  told = 0;
  #isFrozen = false;
  #thawed: (() => void)[] = [];

  constructor({ store, clock, locks, channel }: Browser, isVisible: boolean, seed: number) {
    this.line = channel.line();
    const journal = new MemoryJournal(store);
    const nextRow = journal.nextRow.bind(journal);
    journal.nextRow = async () => {
      if (this.#isFrozen) await new Promise<void>((resolve) => this.#thawed.push(resolve));
      return nextRow();
    };
    this.leadership = new Leadership(
      {
        journal,
        clock,
        random: seededRandom(seed),
        deliberator: plainMind(),
        capabilities: createRegistry(shippedCapabilities),
        zone: {
          name: 'UTC',
          dateAt: (now) => new Date(now).toISOString().slice(0, 10),
          clockAt: (now) => new Date(now).toISOString().slice(11, 19),
        },
        linesOf: () => null,
        packLog,
        readImport,
        newAbort: () => {
          const controller = new AbortController();
          return { signal: controller.signal, abort: () => controller.abort() };
        },
        onStatus: (status) => {
          this.told += 1;
          this.status = status;
        },
        onCommit: () => {},
      },
      { locks, line: this.line, onLoop: (loop) => (this.loop = loop) },
      isVisible,
    );
    void this.leadership.run().then(() => (this.isOver = true));
  }

  /** It hears and says nothing, and its next look at the inbox does not come back until it is thawed. */
  freeze(): void {
    this.#isFrozen = true;
    this.line.cut();
    this.loop?.poke();
  }

  thaw(): void {
    this.#isFrozen = false;
    this.line.mend();
    for (const go of this.#thawed.splice(0)) go();
  }
}

describe('leadership', () => {
  it('one tab leads, and the others wait and are told', async () => {
    const browser = new Browser();
    const first = await browser.open();
    const second = await browser.open();
    await browser.pass(20);
    expect(first.status).toEqual({ role: 'leading' });
    expect(second.status).toEqual({ role: 'standby', isLeaderSilent: false });
    expect(browser.starts).toBe(1);
  });

  it('a frozen leader is taken over from within 6 s, and what it writes afterwards is refused', async () => {
    const browser = new Browser();
    const first = await browser.open();
    const second = await browser.open();
    await browser.pass(3);
    first.freeze();
    await browser.settle();
    await browser.pass(6);
    expect(second.status).toEqual({ role: 'leading' });
    const { length } = browser.store.log;
    first.thaw();
    await browser.settle();
    expect(browser.store.log).toHaveLength(length);
    expect(first.status).toEqual({ role: 'standby', isLeaderSilent: false });
    await browser.pass(20);
    expect(browser.leaders).toEqual([second]);
  });

  it('a leader that answers is never taken over from, nor does a tab steal that was itself frozen', async () => {
    const browser = new Browser();
    await browser.open();
    const second = await browser.open();
    await browser.pass(3);
    browser.clock.advance(3_600_000); // both were asleep: the leader had no time to answer
    await browser.settle();
    await browser.pass(10);
    expect(browser.starts).toBe(1);
    expect(second.status.role).toBe('standby');
  });

  it('a frozen leader is taken over from by a tab that a busy machine holds up again and again', async () => {
    const browser = new Browser();
    const first = await browser.open();
    const second = await browser.open();
    await browser.pass(3);
    first.freeze();
    await browser.settle();
    for (let time = 0; time < 6 && second.status.role !== 'leading'; time++) {
      browser.clock.advance(5_000); // its turn to ask comes late
      await browser.settle();
      await browser.pass(2);
    }
    expect(second.status).toEqual({ role: 'leading' });
  });

  it('a tab that nobody sees takes nothing away, until it is seen', async () => {
    const browser = new Browser();
    const first = await browser.open();
    const second = await browser.open(false);
    first.freeze();
    await browser.pass(30);
    expect(second.status.role).toBe('standby');
    second.leadership.setVisible(true);
    await browser.settle();
    await browser.pass(6);
    expect(second.status.role).toBe('leading');
  });

  it('steals are bounded, and then the person is told what to do', async () => {
    const browser = new Browser();
    const first = await browser.open();
    const second = await browser.open();
    for (let steal = 0; steal < stealsAtMost; steal++) {
      first.freeze();
      await browser.pass(6);
      expect(second.status.role).toBe('leading');
      first.thaw();
      await browser.settle();
      second.loop?.release(); // and so the first leads again
      await browser.settle();
      expect(first.status.role).toBe('leading');
    }
    first.freeze();
    await browser.pass(30);
    expect(second.status).toEqual({ role: 'standby', isLeaderSilent: true });
    await browser.pass(600);
    expect(second.status.role).toBe('leading');
  });

  it('a leader that was silent and answers again is told of, once', async () => {
    const browser = new Browser();
    const first = await browser.open();
    const second = await browser.open();
    for (let steal = 0; steal < stealsAtMost; steal++) {
      first.freeze();
      await browser.pass(6);
      first.thaw();
      await browser.settle();
      second.loop?.release();
      await browser.settle();
    }
    first.freeze();
    await browser.pass(10);
    expect(second.status).toEqual({ role: 'standby', isLeaderSilent: true });
    const told = second.told;
    await browser.pass(10);
    expect(second.told).toBe(told);
    first.thaw();
    await browser.pass(3);
    expect(second.status).toEqual({ role: 'standby', isLeaderSilent: false });
    expect(browser.leaders).toEqual([first]);
  });

  it('a leader that nobody sees for a minute hands over to a tab that is seen, and not before', async () => {
    const browser = new Browser();
    const first = await browser.open();
    const second = await browser.open();
    first.leadership.setVisible(false);
    await browser.pass(55);
    expect(browser.leaders).toEqual([first]);
    await browser.pass(8);
    expect(browser.leaders).toEqual([second]);
    expect(first.status).toEqual({ role: 'standby', isLeaderSilent: false });
  });

  it('a leader alone is asked nothing and stays, seen or not', async () => {
    const browser = new Browser();
    const first = await browser.open(false);
    await browser.pass(200);
    expect(browser.leaders).toEqual([first]);
    expect(browser.starts).toBe(1);
  });
});
