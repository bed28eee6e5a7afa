import { describe, expect, it } from 'vitest';
import { FakeClock } from '../../../tests/support/fake-clock';
import { FakeLocks } from '../../../tests/support/fake-tabs';
import { plainMind } from '../../../tests/support/scripted-mind';
import { seededRandom } from '../../../tests/support/seeded-random';
import { foldOf } from '../../../tests/support/sound-log';
import '../../../tests/support/loaded-code';
import { Choice } from '../../../tests/simulation/choice';
import type { InboxRow } from '../agent/fold/inbox-row';
import type { Snapshot } from '../agent/fold/snapshot';
import { audit } from '../audit/audit';
import type { AgentStatus, TabMessage } from '../bridge/contract';
import { createRegistry } from '../capabilities/registry';
import { shippedCapabilities } from '../capabilities/shipped';
import { emptyStore, MemoryJournal } from '../journal/memory-journal';
import { packLog } from '../journal/log-packer';
import { readImport } from '../journal/read-import';
import type { AgentLoop } from './agent-loop';
import { Leadership } from './leadership';

/** What happens to each message between tabs; all of it when there is no `choice`. */
type Channel = 'whole' | 'dropped' | 'doubled' | 'reordered' | 'all of it' | 'none arrives';

interface Tab {
  hear(message: TabMessage): void;
  loop: AgentLoop | null;
  status: AgentStatus;
}

/** Three tabs over one store and one lossy channel, doing one job that the person gives from changing tabs. */
class Browser {
  readonly store = emptyStore();
  readonly clock = new FakeClock();
  readonly counts = { sent: 0, dropped: 0, doubled: 0, reordered: 0 };
  readonly #locks = new FakeLocks();
  readonly #tabs: Tab[] = [];
  readonly #choice: Choice;
  /** Held back, to come after later ones. */
  #late: (() => void)[] = [];
  #rows = 0;

  constructor(
    readonly channel: Channel,
    seed: number,
  ) {
    this.#choice = new Choice(seed);
  }

  async open(): Promise<this> {
    for (let number = 0; number < 3; number++) {
      this.#openTab(number);
      await this.#turns();
    }
    return this;
  }

  /** Puts a row from the n-th tab, as its page does, until it is taken in and nothing goes on. */
  async send(from: number, row: Record<string, unknown>): Promise<void> {
    const whole = { id: `row-${++this.#rows}`, lang: 'en', at: '', ...row } as unknown as InboxRow;
    await new MemoryJournal(this.store).putRow(whole);
    for (let second = 0; second < 200; second++) {
      // as session/send/outbox.ts does while a row waits
      if (second % 2 === 0 && this.store.inbox.length > 0) {
        this.#tabs[from]?.loop?.poke();
        this.#post(from, { kind: 'poke' });
      }
      await this.#turns();
      if (this.store.inbox.length === 0 && second > 1) return;
      this.clock.advance(1_000);
    }
    throw new Error('the row was never taken');
  }

  say(from: number, text: string): Promise<void> {
    return this.send(from, {
      kind: 'text',
      text,
      surface: 'chat',
      shown_request: this.#run.pending?.request ?? null,
      taint: [],
    });
  }

  /** y, and the same y once more from another tab. */
  async approve(from: number): Promise<void> {
    const { pending } = this.#run;
    const answer = { kind: 'answer', request: pending?.request, digest: pending?.digest, answer: 'y', via: 'key' };
    await this.send(from, answer);
    await this.send((from + 1) % 3, answer);
  }

  /** All that a person could tell apart: no times, and no numbers that count hand-overs between tabs. */
  get end(): unknown {
    const { state, run } = this.store.snapshot as Snapshot;
    return {
      state,
      run: {
        phase: run.phase,
        halt: run.halt,
        queue: run.queue,
        pending: run.pending && run.pending.capability,
        kind: run.purpose_kind,
      },
      notes: [...this.store.notes].map(([path, { content }]) => [path, content]),
      doneGoals: [...this.store.doneGoals.values()].map(({ goal }) => goal),
      chat: this.store.log
        .filter(({ type }) => type === 'input' || type === 'output')
        .map((event) => event['text'] ?? event['data']),
      actions: this.store.log
        .filter(({ type }) => type === 'action')
        .map(({ capability, summary }) => [capability, summary]),
    };
  }

  expectSound(): void {
    expect(foldOf(this.store.log)).toEqual(this.store.snapshot);
    const { log, last } = this.#run;
    const head = { log: log ?? '', seq: last.seq, hash: last.hash, count: this.store.log.length };
    const report = audit(
      this.store.log.map((event) => JSON.stringify(event)),
      { head },
    );
    expect(report.violations).toEqual([]);
  }

  get #run(): Snapshot['run'] {
    return (this.store.snapshot as Snapshot).run;
  }

  #openTab(number: number): void {
    const tab: Tab = { hear: () => {}, loop: null, status: { role: 'starting' } };
    this.#tabs.push(tab);
    const leadership = new Leadership(
      {
        journal: new MemoryJournal(this.store),
        clock: this.clock,
        random: seededRandom(number + 1),
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
        onStatus: (status) => (tab.status = status),
        onCommit: () => this.#post(number, { kind: 'poke' }),
      },
      {
        locks: this.#locks,
        line: { post: (message) => this.#post(number, message), listen: (hear) => (tab.hear = hear) },
        onLoop: (loop) => (tab.loop = loop),
      },
      true,
    );
    void leadership.run();
  }

  #post(from: number, message: TabMessage): void {
    for (const [number, tab] of this.#tabs.entries()) {
      if (number === from) continue;
      const arrive = (): void => (message.kind === 'poke' ? tab.loop?.poke() : tab.hear(message));
      this.counts.sent += 1;
      const may = (...channels: Channel[]): boolean => channels.includes(this.channel) && this.#choice.chance(0.5);
      if (this.channel === 'none arrives' || may('dropped', 'all of it')) {
        this.counts.dropped += 1;
        continue;
      }
      if (may('reordered', 'all of it')) {
        this.counts.reordered += 1;
        this.#late.push(arrive);
        continue;
      }
      arrive();
      if (may('doubled', 'all of it')) {
        this.counts.doubled += 1;
        arrive();
      }
    }
    // the newest first
    if (this.#late.length > 3) for (const arrive of this.#late.splice(0).reverse()) arrive();
  }

  async #turns(): Promise<void> {
    for (let turn = 0; turn < 40; turn++) await new Promise((resolve) => setImmediate(resolve));
  }
}

async function live(channel: Channel, seed: number): Promise<Browser> {
  const browser = await new Browser(channel, seed).open();
  await browser.say(0, 'Keep five notes');
  for (let task = 0; task < 3; task++) await browser.approve(task % 3);
  await browser.say(1, 'Hello there');
  await browser.send(2, { kind: 'control', command: 'stop' });
  await browser.send(0, { kind: 'control', command: 'resume' });
  for (let task = 0; task < 2; task++) await browser.approve(2);
  await browser.say(2, 'And thanks');
  browser.expectSound();
  return browser;
}

describe('messages between tabs', () => {
  const lossyChannels: [Channel, keyof Browser['counts']][] = [
    ['dropped', 'dropped'],
    ['doubled', 'doubled'],
    ['reordered', 'reordered'],
    ['all of it', 'reordered'],
    ['none arrives', 'dropped'],
  ];

  it.each(lossyChannels)(
    '[F-14] %s: the same final state as with a channel that loses nothing',
    async (channel, counted) => {
      const whole = await live('whole', 0);
      expect(whole.counts).toMatchObject({ dropped: 0, doubled: 0, reordered: 0 });
      for (const seed of [1, 2, 3, 4]) {
        const lossy = await live(channel, seed);
        expect(lossy.counts[counted]).toBeGreaterThan(5);
        expect(lossy.end).toEqual(whole.end);
      }
    },
  );
});
