import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deleteStore } from '../../../tests/support/delete-store';
import { answerOf, openRaw } from '../../../tests/support/raw-store';
import { endStoreFaults, failStore, storeFaults } from '../../../tests/support/failing-store';
import { FakeClock } from '../../../tests/support/fake-clock';
import { FakeChannel, FakeLocks } from '../../../tests/support/fake-tabs';
import { plainMind } from '../../../tests/support/scripted-mind';
import { seededRandom } from '../../../tests/support/seeded-random';
import { foldOf } from '../../../tests/support/sound-log';
import '../../../tests/support/loaded-code';
import type { InboxRow } from '../agent/fold/inbox-row';
import type { Snapshot } from '../agent/fold/snapshot';
import { audit } from '../audit/audit';
import type { AgentStatus } from '../bridge/contract';
import { YadoriDatabase } from '../bridge/database';
import { handlesAtMost } from '../bridge/new-handles';
import { reopenDatabase } from '../bridge/open-database';
import { createRegistry } from '../capabilities/registry';
import { shippedCapabilities } from '../capabilities/shipped';
import { exportFile } from '../journal/export-file';
import { IndexedDbJournal } from '../journal/indexed-db-journal';
import { packLog } from '../journal/log-packer';
import { readImport } from '../journal/read-import';
import { AgentTab } from './agent-tab';
import type { RuntimePorts } from './ports';

let names = 0;
let rows = 0;

/** One tab's agent over the real journal, on a stand-in for IndexedDB, as workers/agent.worker.ts runs it. */
class Tab {
  readonly database: YadoriDatabase;
  readonly journal: IndexedDbJournal;
  readonly clock = new FakeClock();
  status: AgentStatus = { role: 'starting' };
  readonly told: AgentStatus[] = [];
  /** Seqs whose storing was told. */
  readonly committed: number[] = [];
  isOver = false;
  /** Told of each commit. */
  onCommit: () => void = () => {};
  #tab: AgentTab | null = null;

  constructor(readonly name: string) {
    this.database = new YadoriDatabase(name);
    this.journal = new IndexedDbJournal(this.database);
  }

  async open(locks = new FakeLocks()): Promise<this> {
    const tab = new AgentTab({
      database: this.database,
      line: new FakeChannel().line(),
      locks,
      clock: this.clock,
      onStatus: () => this.#heard(tab.status),
    });
    this.#tab = tab;
    void tab.run(() => this.#ports(tab)).then(() => (this.isOver = true));
    await this.until(() => this.status.role === 'leading' || this.isOver);
    await this.rest();
    return this;
  }

  #ports(tab: AgentTab): RuntimePorts {
    return {
      journal: this.journal,
      clock: this.clock,
      random: seededRandom(1),
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
      onStatus: (status) => tab.tell(status),
      onCommit: (seq) => {
        this.committed.push(seq);
        this.onCommit();
      },
    };
  }

  /** Puts a row as a page does, on a connection of its own. */
  async send(row: Record<string, unknown>, stored: () => unknown = () => {}): Promise<void> {
    const whole = { id: `row-${++rows}`, lang: 'en', at: '', ...row } as unknown as InboxRow;
    await this.beside((database) => database.inbox.add({ ...whole }));
    stored();
    this.#tab?.poke();
  }

  /** `stored`: called before the agent hears of it. */
  say(text: string, stored?: () => unknown): Promise<void> {
    return this.send({ kind: 'text', text, surface: 'chat', shown_request: null, taint: [] }, stored);
  }

  async approve(): Promise<void> {
    const { pending } = (await this.snapshot()).run;
    await this.send({ kind: 'answer', request: pending?.request, digest: pending?.digest, answer: 'y', via: 'key' });
  }

  /** By another connection than the agent's, which may be broken. */
  async beside<T>(work: (database: YadoriDatabase) => PromiseLike<T>): Promise<T> {
    const database = new YadoriDatabase(this.name);
    try {
      await database.open();
      return await work(database);
    } finally {
      database.close();
    }
  }

  events(): Promise<Record<string, unknown>[]> {
    return this.beside((database) => database.log.toArray());
  }

  async snapshot(): Promise<Snapshot> {
    const { key: _key, ...snapshot } = (await this.beside((database) =>
      database.snapshot.get('current'),
    )) as Snapshot & {
      key: string;
    };
    return snapshot;
  }

  async texts(): Promise<unknown[]> {
    return (await this.events()).filter(({ type }) => type === 'input').map(({ text }) => text);
  }

  /** Lets time pass where something waits for it, until a condition holds. */
  async until(condition: () => boolean | Promise<boolean>): Promise<void> {
    for (let turn = 0; turn < 4_000; turn++) {
      await new Promise((resolve) => setImmediate(resolve));
      if (await condition()) return;
      this.clock.advance(20);
    }
    throw new Error(`it never came: ${JSON.stringify(this.status)}`);
  }

  /** Until the inbox is empty and the log no longer grows, or the agent gave up. */
  async rest(): Promise<void> {
    for (let seen = -1; ;) {
      await this.until(async () => this.isOver || (await this.beside((database) => database.inbox.count())) === 0);
      for (let turn = 0; turn < 60; turn++) await new Promise((resolve) => setImmediate(resolve));
      const count = await this.beside((database) => database.log.count());
      if (count === seen) return;
      seen = count;
    }
  }

  async expectSound(): Promise<void> {
    const events = await this.events();
    const snapshot = await this.snapshot();
    expect(foldOf(events)).toEqual(snapshot);
    expect(this.committed.every((seq) => seq <= events.length)).toBe(true);
    const { seq, hash } = snapshot.run.last;
    const report = audit(
      events.map((event) => JSON.stringify(event)),
      { state: snapshot.state, head: { log: snapshot.run.log ?? '', seq, hash, count: events.length } },
    );
    expect(report.violations).toEqual([]);
  }

  #heard(status: AgentStatus): void {
    this.status = status;
    this.told.push(status);
  }
}

let tab: Tab;

beforeEach(() => {
  tab = new Tab(`yadori-${++names}`);
});
afterEach(async () => {
  endStoreFaults();
  tab.database.close();
  vi.restoreAllMocks();
  await deleteStore({ name: tab.name, close() {} });
});

describe('a store that fails under the agent', () => {
  it.each(['closed', 'lost', 'aborted'] as const)(
    '[F-08] %s once: nothing of it is acknowledged, and it goes on by a new connection, without a word to the person',
    async (fault) => {
      for (const after of [0, 1, 2, 3, 5]) {
        tab = new Tab(`yadori-${++names}`);
        await tab.open();
        let seen = 0;
        const told = tab.told.length;
        tab.onCommit = () => {
          if (++seen === after) failStore({ fault, times: 1 });
        };
        await tab.say('Keep five notes', () => after === 0 && failStore({ fault, times: 1 }));
        await tab.rest();
        await tab.approve();
        await tab.rest();
        expect(storeFaults().failed).toBe(1);
        endStoreFaults();
        expect(tab.told.slice(told).filter(({ role }) => role === 'read_only')).toEqual([]);
        await tab.until(() => tab.status.role === 'leading');
        expect(await tab.texts()).toEqual(['Keep five notes']);
        await tab.expectSound();
        tab.database.close();
      }
    },
  );

  it.each(['closed', 'lost', 'aborted'] as const)(
    '[F-08] %s for good: read-only with the cause after 3 new connections, nothing acknowledged, nothing deleted',
    async (fault) => {
      await tab.open();
      await tab.say('Keep five notes');
      await tab.rest();
      const before = await tab.events();
      const { length } = tab.committed;
      const removed = vi.spyOn(indexedDB, 'deleteDatabase');
      await tab.approve();
      failStore({ fault, times: 1_000_000 });
      await tab.until(() => tab.isOver);
      expect(storeFaults().opened).toBe(handlesAtMost);
      if (fault !== 'aborted') {
        await reopenDatabase(tab.database);
        expect(await exportFile(tab.journal, 'events', 0)).toMatchObject({ ok: false, code: 'storage' });
      }
      endStoreFaults();
      const cause = fault === 'aborted' ? /AbortError/ : /InvalidStateError|DatabaseClosedError/;
      expect(tab.status).toEqual({
        role: 'read_only',
        code: 'storage',
        detail: expect.stringMatching(cause) as string,
      });
      expect(tab.committed).toHaveLength(length);
      expect(await tab.events()).toEqual(before);
      expect(removed).not.toHaveBeenCalled();

      // what is there can be exported, by a look that writes nothing
      await reopenDatabase(tab.database);
      const exported = await exportFile(tab.journal, 'events', 0);
      expect(exported).toMatchObject({ ok: true, value: { count: before.length } });

      // and the y that was never taken is there when the tab is opened again
      tab.database.close();
      const again = await new Tab(tab.name).open();
      await again.rest();
      expect((await again.events()).slice(0, before.length)).toEqual(before);
      expect(
        (await again.events()).filter(({ type, capability }) => type === 'action' && capability === 'note.write'),
      ).toHaveLength(1);
      await again.expectSound();
      again.database.close();
    },
  );

  it('[F-08] and cannot be opened again: read-only with the cause, after as many tries', async () => {
    await tab.open();
    const open = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('Internal error opening backing store for indexedDB.open.', 'UnknownError');
    });
    tab.database.backendDB().close();
    tab.clock.advance(60_000); // the heartbeat looks
    await tab.until(() => tab.isOver);
    expect(tab.status).toMatchObject({
      role: 'read_only',
      code: 'storage',
      detail: expect.stringContaining('UnknownError') as string,
    });
    expect(open.mock.calls.length).toBeGreaterThanOrEqual(handlesAtMost);
    open.mockRestore();
    await tab.expectSound();
  });

  it('[F-08] leaves the lead to a tab that can write, while it tries', async () => {
    const locks = new FakeLocks();
    await tab.open(locks);
    const other = new Tab(tab.name);
    const opening = other.open(locks);
    await tab.until(() => other.status.role === 'standby');
    failStore({ fault: 'closed', times: 1 });
    tab.clock.advance(60_000);
    await other.until(() => other.status.role === 'leading');
    endStoreFaults();
    await opening;
    await other.say('Hello');
    await other.rest();
    expect(await tab.texts()).toEqual(['Hello']);
    await tab.until(() => tab.status.role === 'standby');
    await other.expectSound();
    other.database.close();
  });
});

describe('a store that a newer build changes', () => {
  it('is given up at once: the old agent leaves the lead, says so, and writes nothing more', async () => {
    const locks = new FakeLocks();
    await tab.open(locks);
    await tab.say('Keep five notes');
    await tab.rest();
    const before = await tab.events();
    const newer = await openRaw(tab.name, 990, (store) => void store.createObjectStore('later')); // not blocked
    await tab.until(() => tab.isOver);
    expect(tab.status).toMatchObject({ role: 'read_only', code: 'newer' });
    expect(locks.isHeld).toBe(false);
    const late = { kind: 'text', id: 'late', lang: 'en', at: '', text: 'Hello', surface: 'chat', shown_request: null };
    await answerOf(
      newer
        .transaction('inbox', 'readwrite')
        .objectStore('inbox')
        .add({ ...late, taint: [] }),
    );
    tab.clock.advance(120_000);
    for (let turn = 0; turn < 100; turn++) await new Promise((resolve) => setImmediate(resolve));
    expect(await answerOf(newer.transaction('log').objectStore('log').getAll())).toEqual(before);
    expect(newer.version).toBe(990);
    expect(await reopenDatabase(tab.database)).toMatchObject({ ok: false, code: 'newer' });
    newer.close();
  });
});
