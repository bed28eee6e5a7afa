import type { Capability } from '../../src/lib/agent/fold/capability';
import type { InboxRow } from '../../src/lib/agent/fold/inbox-row';
import type { AgentStatus, TabMessage } from '../../src/lib/bridge/contract';
import type { Clock } from '../../src/lib/base/ports';
import { placeFile } from '../../src/lib/capabilities/note/place-file';
import { createRegistry } from '../../src/lib/capabilities/registry';
import { shippedCapabilities } from '../../src/lib/capabilities/shipped';
import { packLog } from '../../src/lib/journal/log-packer';
import { readImport } from '../../src/lib/journal/read-import';
import type { AgentLoop } from '../../src/lib/runtime/agent-loop';
import { Leadership } from '../../src/lib/runtime/leadership';
import { PlainAbort } from '../../src/lib/runtime/plain-abort';
import type { RuntimePorts } from '../../src/lib/runtime/ports';
import { NewHandles } from '../../src/lib/bridge/new-handles';
import { failure, success } from '../../src/lib/base/result';
import { lookAtAlarms } from '../../src/lib/scheduler/alarm-times';
import '../support/loaded-code';
import { seededRandom } from '../support/seeded-random';
import type { Pending } from './schedule';
import { SimJournal } from './sim-journal';
import type { SimLocks } from './sim-locks';
import { simMind } from './sim-mind';
import { simReader } from './sim-reader';
import { outsideCall } from './sim-outside';
import { Violation } from './violation';
import type { World } from './world';

/** As session/view/live-view.svelte.ts looks and session/send/outbox.ts pokes; ms. */
const lookEveryMs = 5_000;

/** Between tabs, what a message may suffer. */
const messageFaults = { lost: 0.08, doubled: 0.05, late: 0.08 } as const;

/** One tab: the real runtime over ports whose every answer the schedule gives. */
export class SimTab {
  isAlive = true;
  isFrozen = false;
  isVisible: boolean;
  /** It once held the lock: only then may it write. */
  hasHeldLock = false;
  isConnectionLost = false;
  /** Of its newest leadership. */
  epoch = 0;
  status: AgentStatus = { role: 'starting' };
  /** From this seq on it wrote what it has not heard to be stored. */
  unheardFrom = Infinity;
  /** It takes part no more, having told the person why. */
  isOver = false;
  /** What went wrong in it that must not. */
  wrong: unknown = null;
  readonly journal: SimJournal;
  readonly leadership: Leadership;
  #loop: AgentLoop | null = null;
  #hear: (message: TabMessage) => void = () => {};

  constructor(
    readonly world: World,
    locks: SimLocks,
    readonly number: number,
    private readonly others: () => readonly SimTab[],
  ) {
    const { choice, plant } = world;
    this.isVisible = choice.chance(0.7);
    this.journal = new SimJournal(world, this);
    const capabilities = createRegistry([...shippedCapabilities, this.#outside()]);
    const ports: RuntimePorts = {
      journal: this.journal,
      clock: this.#clock(),
      random: seededRandom(choice.below(2 ** 31)),
      deliberator: world.reads ? simReader(world, this) : simMind(world, this),
      capabilities,
      zone: { name: 'Europe/Berlin', dateAt: berlinDate, clockAt: berlinClock },
      linesOf: () => null,
      packLog,
      placeFile,
      readImport,
      newAbort: () => {
        const signal = new PlainAbort();
        return { signal, abort: () => signal.abort() };
      },
      onStatus: (status) => (this.status = status),
      onCommit: () => {}, // a hint for pages
      anchors: this.#anchors(),
      schedule: (alarms, now) => Promise.resolve(lookAtAlarms(alarms, now, berlinOffset)),
      onRing: ({ seq }) => void this.watched(Promise.resolve().then(() => world.rung(seq))),
      checkedTail: 12, // starts are what a life here consists of
      ...(world.retention && { retention: world.retention }),
    };
    this.leadership = new Leadership(
      ports,
      {
        locks: locks.of(this, plant === 'no_lock'),
        line: { post: (message) => this.post(message), listen: (hear) => (this.#hear = hear) },
        onLoop: (loop) => (this.#loop = loop),
        handles: new NewHandles(ports.clock, () => this.#reopen()),
      },
      this.isVisible,
    );
    this.#look();
    this.leadership.run().then(
      () => (this.isOver = true),
      (error: unknown) => (this.wrong ??= error),
    );
  }

  /** Its page puts a row before the leader. Rejects when it could not be stored. */
  async put(row: InboxRow): Promise<void> {
    await this.journal.putRow(row);
    this.poke();
    this.post({ kind: 'poke' });
  }

  poke(): void {
    this.#loop?.poke();
  }

  post(message: TabMessage): void {
    for (const other of this.others()) if (other !== this) this.#send(other, message);
  }

  see(isVisible: boolean): void {
    this.isVisible = isVisible;
    this.leadership.setVisible(isVisible);
  }

  /** Resolves and rejects as it does; what it must not do is kept. */
  watched<T>(work: Promise<T>): Promise<T> {
    work.catch((error: unknown) => {
      if (error instanceof Violation) this.wrong ??= error;
    });
    return work;
  }

  /** The schedule gives the answer when it likes. */
  later<T>(label: string, answer: () => T | Promise<T>, wait = 0): Promise<T> {
    const { schedule } = this.world;
    return new Promise((resolve, reject) => {
      schedule.add({
        owner: this,
        label,
        due: schedule.now + wait,
        queue: null,
        happen: () => void this.watched(Promise.resolve().then(answer)).then(resolve, reject),
      });
    });
  }

  /** As a page that is seen does every few seconds: the poke for a row may have died with the tab that put it. */
  #look(): void {
    const { schedule, store } = this.world;
    if (this.isVisible && store.inbox.length > 0) {
      this.poke();
      this.post({ kind: 'poke' });
    }
    const due = schedule.now + lookEveryMs;
    schedule.add({ owner: this, label: 'page.look', due, queue: null, happen: () => this.#look() });
  }

  #send(other: SimTab, message: TabMessage): void {
    const { choice, coverage, schedule, isCalm } = this.world;
    const deliver = (wait: number): void =>
      schedule.add({
        owner: other,
        label: `channel.${message.kind}`,
        due: schedule.now + wait,
        queue: null,
        happen: () => (message.kind === 'poke' ? other.poke() : other.#hear(message)),
      });
    const suffers = (kind: keyof typeof messageFaults): boolean => {
      const does = !isCalm && choice.chance(messageFaults[kind]);
      if (does) coverage.fault(`message ${kind}`);
      return does;
    };
    if (suffers('lost')) return;
    deliver(suffers('late') ? choice.below(6_000) : 0);
    if (suffers('doubled')) deliver(choice.below(2_000));
  }

  #clock(): Clock {
    const { world } = this;
    const { schedule } = world;
    return {
      now: () => world.wall(),
      monotonic: () => schedule.now,
      wait: (ms, signal) =>
        new Promise((resolve) => {
          if (signal?.aborted) return resolve();
          const pending: Pending = {
            owner: this,
            label: 'clock.wait',
            due: schedule.now + Math.max(1, ms),
            queue: null,
            happen: resolve,
          };
          schedule.add(pending);
          signal?.addEventListener('abort', () => {
            schedule.remove(pending);
            resolve();
          });
        }),
    };
  }

  /** A new connection in place of one that failed; there is none while the disk is full. */
  #reopen(): ReturnType<ConstructorParameters<typeof NewHandles>[1]> {
    return this.later('store.reopen', () => {
      if (this.world.isDiskFull) return failure('storage', 'QuotaExceededError: the disk is full');
      this.isConnectionLost = false;
      this.world.coverage.count('new connections');
      return success(null);
    });
  }

  #anchors(): NonNullable<RuntimePorts['anchors']> {
    const { anchors, plant } = this.world;
    return {
      read: () => this.later('anchor.read', () => (plant === 'no_anchor' ? [] : anchors.read())),
      write: (anchor) => this.later('anchor.write', () => anchors.write(anchor)),
    };
  }

  #outside(): Capability {
    return outsideCall(this.world, this);
  }
}

/** UTC+2 until the last Sunday of October 2026, 01:00 UTC; then UTC+1. */
function berlinDate(now: number): string {
  return berlinTime(now).slice(0, 10);
}

function berlinClock(now: number): string {
  return berlinTime(now).slice(11, 19);
}

export function berlinTime(now: number): string {
  return new Date(now + berlinOffset(now)).toISOString();
}

/** Ms. */
function berlinOffset(now: number): number {
  return (now < Date.UTC(2026, 9, 25, 1) ? 2 : 1) * 3_600_000;
}
