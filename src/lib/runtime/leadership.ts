import { failure } from '../base/result';
import { leaderLockName, type TabMessage } from '../bridge/contract';
import { readOnlyCode, type NewHandles } from '../bridge/new-handles';
import { AgentLoop, type LeadEnd } from './agent-loop';
import { PlainAbort } from './plain-abort';
import type { Locks, RuntimePorts, TabLine } from './ports';

/** A standby that is seen asks so often whether the leader lives; ms. */
const askEveryMs = 1_000;
/** So many questions without an answer, and the lock is taken away. */
const unansweredAtMost = 4;
/** A tab whose turn to ask comes this late was itself held up: that its last question had no answer counts for nothing; ms. */
const heldUpMs = 2 * askEveryMs;
/** How often one tab takes the lock away within `stealsWithinMs`: one that cannot lead must not do so for ever. */
export const stealsAtMost = 3;
const stealsWithinMs = 600_000;
/** A leader that nobody sees for so long hands over to a tab that is seen; ms. */
const hiddenMs = 60_000;
/** Beginning anew on a log that was changed under it waits longer each time; ms. */
const firstPauseMs = 250;
const longestPauseMs = 30_000;

export interface TabPorts {
  locks: Locks;
  line: TabLine;
  /** A new loop leads. */
  onLoop: (loop: AgentLoop | null) => void;
  /** What takes the place of a connection to the store that failed; absent where there can be none. */
  handles?: NewHandles;
}

/**
 * This tab's place among all tabs. It waits for the lock and leads while it holds it. While a person sees it, it asks whether the leader
 * lives, and takes the lock away from one that does not answer: a frozen tab keeps its lock, and what it writes afterwards is refused by
 * its epoch.
 */
export class Leadership {
  readonly #ports: RuntimePorts;
  readonly #tabs: TabPorts;
  #isVisible: boolean;
  #hiddenSince: number;
  #loop: AgentLoop | null = null;
  #leading: Promise<unknown> = Promise.resolve();
  #unanswered = 0;
  #steals: number[] = [];
  /** Loops ended by a log that was changed under them, one after the other. */
  #stale = 0;
  #onVisible: () => void = () => {};
  #queue = new PlainAbort();
  #hasLeft = false;
  #failure = '';

  constructor(ports: RuntimePorts, tabs: TabPorts, isVisible: boolean) {
    this.#ports = ports;
    this.#tabs = tabs;
    this.#isVisible = isVisible;
    this.#hiddenSince = ports.clock.monotonic();
  }

  /** Resolves when it takes part no more: what is stored can only be read now. */
  async run(): Promise<void> {
    this.#tabs.line.listen((message) => this.#hear(message));
    let isStealing = false;
    for (;;) {
      const end = await this.#wait(isStealing);
      if (this.#hasLeft || (end === 'broken' && !(await this.#mend()))) return;
      isStealing = end === 'silent';
      if (isStealing) this.#steals.push(this.#ports.clock.monotonic());
    }
  }

  /** Takes part no more, and says nothing of it: the store is no longer this build's. */
  leave(): void {
    this.#hasLeft = true;
    this.#giveUp();
    this.#queue.abort();
  }

  setVisible(isVisible: boolean): void {
    if (this.#isVisible === isVisible) return;
    this.#isVisible = isVisible;
    this.#unanswered = 0;
    if (isVisible) this.#onVisible();
    else this.#hiddenSince = this.#ports.clock.monotonic();
  }

  #hear(message: TabMessage): void {
    if (message.kind === 'beat') this.#unanswered = 0;
    if (message.kind !== 'are_you_there' || !this.#loop) return;
    this.#tabs.line.post({ kind: 'beat' });
    // whoever asks is seen
    const isUnseen = !this.#isVisible && this.#ports.clock.monotonic() - this.#hiddenSince >= hiddenMs;
    if (isUnseen) this.#loop.handOver();
  }

  /**
   * In the queue, or past it; then leads. `silent`: the leader does not answer. `again`: the lock is to be waited for anew. `broken`: the
   * store failed.
   */
  async #wait(steals: boolean): Promise<'broken' | 'again' | 'silent'> {
    const queue = new PlainAbort();
    this.#queue = queue;
    const watching = new PlainAbort();
    let isSilent = false;
    let end: LeadEnd | null = null;
    if (!steals) {
      void this.#watch(watching, () => {
        isSilent = true;
        queue.abort();
      });
    }
    const held = await this.#tabs.locks.hold(
      leaderLockName,
      {
        steals,
        signal: queue,
        onWaiting: () => this.#ports.onStatus({ role: 'standby', isLeaderSilent: false }),
      },
      () => {
        watching.abort();
        const leading = this.#lead().then((reason) => void (end = reason));
        this.#leading = leading;
        return leading;
      },
    );
    watching.abort();
    if (held === 'lost') {
      this.#giveUp();
      await this.#leading; // two loops of one tab would tell two stories
    }
    if (held === 'given_up') return isSilent ? 'silent' : 'again';
    return end === 'read_only' ? 'broken' : 'again';
  }

  /**
   * Whether it goes on, on a new connection: what failed is not written again, but all begins anew from what is stored then. While it
   * tries, the lock is free for a tab that can write. False: it told why nothing can be saved.
   */
  async #mend(): Promise<boolean> {
    const opened = (await this.#tabs.handles?.next(this.#failure)) ?? failure('storage' as const, this.#failure);
    if (this.#hasLeft) return false;
    if (opened.ok) return true;
    this.#ports.onStatus({ role: 'read_only', code: readOnlyCode(opened), detail: opened.message });
    return false;
  }

  async #lead(): Promise<LeadEnd> {
    const loop = new AgentLoop(this.#ports);
    this.#loop = loop;
    this.#tabs.onLoop(loop);
    try {
      const end = await loop.lead();
      this.#failure = loop.failure ?? '';
      const isCurrent = this.#loop === loop;
      this.#giveUp();
      // another wrote while this one held the lock: whoever it is, it must not be fought at full speed
      this.#stale = end === 'stale' && isCurrent ? this.#stale + 1 : 0;
      if (this.#stale > 0) await this.#ports.clock.wait(pauseMs(this.#stale));
      return end;
    } finally {
      this.#giveUp();
    }
  }

  /** Another leads now, or will. */
  #giveUp(): void {
    this.#loop?.release();
    this.#loop = null;
    this.#tabs.onLoop(null);
  }

  /** While this tab waits and is seen. Never rejects. */
  async #watch(over: PlainAbort, onSilent: () => void): Promise<void> {
    const { clock } = this.#ports;
    this.#unanswered = 0;
    let isToldSilent = false;
    let asked = clock.monotonic();
    for (;;) {
      if (!this.#isVisible) await this.#untilVisible(over);
      await clock.wait(askEveryMs, over);
      if (over.aborted) return;
      const now = clock.monotonic();
      // not for all before it: a busy machine holds a tab up again and again, and a silent leader would keep its place for ever
      if (now - asked > heldUpMs) this.#unanswered = Math.max(0, this.#unanswered - 1);
      asked = now;
      if (!this.#isVisible) continue;
      const isSilent = this.#unanswered >= unansweredAtMost;
      if (isSilent && this.#maySteal(now)) return onSilent();
      if (isSilent !== isToldSilent) this.#ports.onStatus({ role: 'standby', isLeaderSilent: isSilent });
      isToldSilent = isSilent;
      this.#unanswered += 1;
      this.#tabs.line.post({ kind: 'are_you_there' });
    }
  }

  #untilVisible(over: PlainAbort): Promise<void> {
    return new Promise((resolve) => {
      this.#onVisible = resolve;
      over.addEventListener('abort', resolve);
      if (over.aborted || this.#isVisible) resolve();
    });
  }

  #maySteal(now: number): boolean {
    this.#steals = this.#steals.filter((time) => now - time < stealsWithinMs);
    return this.#steals.length < stealsAtMost;
  }
}

function pauseMs(times: number): number {
  return Math.min(firstPauseMs * 2 ** (times - 1), longestPauseMs);
}
