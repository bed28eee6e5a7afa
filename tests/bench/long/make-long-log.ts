import { closeSync, openSync, writeSync } from 'node:fs';
import type { InboxRow } from '../../../src/lib/agent/fold/inbox-row';
import { nextWork } from '../../../src/lib/agent/step/next-work';
import type { Snapshot } from '../../../src/lib/agent/fold/snapshot';
import type { Clock } from '../../../src/lib/base/ports';
import { createRegistry } from '../../../src/lib/capabilities/registry';
import { shippedCapabilities } from '../../../src/lib/capabilities/shipped';
import { createReflex, loadReflex } from '../../../src/lib/deliberation/reflex';
import { genesisHash } from '../../../src/lib/events/genesis-hash';
import { packLog } from '../../../src/lib/journal/log-packer';
import { readImport } from '../../../src/lib/journal/read-import';
import { AgentLoop } from '../../../src/lib/runtime/agent-loop';
import { seededRandom } from '../../support/seeded-random';
import { nextRow } from '../turn-worker/next-row';
import { SpooledJournal } from './spooled-journal';

/** Between two words of the person; ms. So that no budget of an hour is ever spent. */
const betweenRows = 60_000;
const begin = Date.parse('2021-03-01T08:00:00.000Z');

/**
 * Writes an events.jsonl of at least `count` events, whole turns: what the real agent with the Reflex mind logs while a person approves,
 * answers and goes on, over years of a clock of its own. The same for the same count. How many events it has.
 */
export async function makeLongLog(file: string, count: number): Promise<number> {
  const output = openSync(file, 'w');
  try {
    const life = new Life((text) => writeSync(output, text));
    return await life.live(count);
  } finally {
    closeSync(output);
  }
}

class Life {
  readonly #journal: SpooledJournal;
  readonly #loop: AgentLoop;
  #now = begin;
  #events = 0;
  #last = genesisHash;
  #lines: string[] = [];
  #rested: () => void = () => {};
  #failed: (reason: Error) => void = () => {};

  constructor(private readonly write: (text: string) => void) {
    this.#journal = new SpooledJournal((event) => {
      this.#events += 1;
      this.#last = event.hash;
      this.#lines.push(`${JSON.stringify(event)}\n`);
    });
    this.#loop = new AgentLoop({
      journal: this.#journal,
      clock: this.#clock(),
      random: seededRandom(1),
      deliberator: createReflex(),
      capabilities: createRegistry(shippedCapabilities),
      zone: {
        name: 'UTC',
        dateAt: (now) => new Date(now).toISOString().slice(0, 10),
        clockAt: (now) => new Date(now).toISOString().slice(11, 19),
      },
      linesOf: () => null,
      packLog,
      readImport,
      newAbort: () => new AbortController(),
      onStatus: (status) => {
        if (status.role === 'read_only') this.#failed(new Error(`the agent stopped: ${status.code}, ${status.detail}`));
      },
      onCommit: () => {},
    });
  }

  async live(count: number): Promise<number> {
    await loadReflex();
    const resting = this.#rest();
    const leading = this.#loop.lead();
    await resting;
    for (let number = 1; this.#events < count; number++) {
      const row: InboxRow = await nextRow(this.#snapshot, this.#journal, number);
      await this.#journal.putRow({ ...row, at: new Date(this.#now).toISOString() });
      const before = this.#events;
      const rested = this.#rest();
      this.#loop.poke();
      await rested;
      if (this.#events === before) throw new Error(`nothing came of row ${number}: ${JSON.stringify(row)}`);
      this.#now += betweenRows;
      this.#flush();
    }
    this.#loop.release();
    await leading;
    const log = (await this.#journal.event(1))?.['log'];
    const time = new Date(this.#now).toISOString();
    this.#lines.push(`${JSON.stringify({ time, type: 'exported', log, count: this.#events, head: this.#last })}\n`);
    this.#flush();
    return this.#events;
  }

  get #snapshot(): Snapshot {
    return this.#journal.store.snapshot as Snapshot;
  }

  #flush(): void {
    this.write(this.#lines.join(''));
    this.#lines = [];
  }

  #rest(): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#rested = resolve;
      this.#failed = reject;
    });
  }

  /** Stands still but for the steps between rows; the loop waits on it only when it has nothing at hand. */
  #clock(): Clock {
    return {
      now: () => this.#now,
      monotonic: () => this.#now - begin,
      wait: (_, signal) => {
        if (nextWork(this.#snapshot, this.#now).kind === 'rest' && !this.#snapshot.run.executing) this.#rested();
        return new Promise((resolve) => signal?.addEventListener('abort', () => resolve()));
      },
    };
  }
}
