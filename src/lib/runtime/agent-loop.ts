import type { Catalogue } from '../agent/capability';
import type { DeliberationOutput, Effect, Stimulus, UnderWay } from '../agent/effects';
import { fallbackLanguage } from '../agent/effects';
import { inboxRow, type InboxRow } from '../agent/inbox-row';
import { StorageError } from '../agent/ports';
import type { Due } from '../agent/snapshot';
import { Committer, LeadershipEnded } from './committer';
import { gather } from './gather';
import { loadSnapshot } from './load-snapshot';
import type { AbortHandle, RuntimePorts } from './ports';
import { replaceLog, type Replacement } from './replace-log';
import { probeAction, runAction } from './run-action';

/** How often the cycle asks by itself whether something became due; ms. */
const heartbeatMs = 60_000;

/** Why a leader ended. `released`: it was asked to. `stale`: another leads, or changed the log. */
export type LeadEnd = 'released' | 'stale' | 'read_only';

interface Running {
  underWay: NonNullable<UnderWay>;
  abort: AbortHandle;
  isAborted: boolean;
}

/**
 * The leading tab's cycle. One step at a time, each committed before the next: rows first, then what is due by the snapshot. One
 * deliberation or action runs beside it, so that a message or a stop can cut in.
 */
export class AgentLoop {
  readonly #ports: RuntimePorts;
  readonly #catalogue: Catalogue;
  #running: Running | null = null;
  #finished: Stimulus[] = [];
  #wake: () => void = () => {};
  #isPoked = false;
  #isReleased = false;

  constructor(ports: RuntimePorts) {
    this.#ports = ports;
    this.#catalogue = (name) => ports.capabilities.get(name);
  }

  /** Something may be in the inbox. */
  poke(): void {
    this.#isPoked = true;
    this.#wake();
  }

  /** Ends `lead` at the next opportunity. */
  release(): void {
    this.#isReleased = true;
    this.#wake();
  }

  /** Call only while holding the leader lock. Never rejects for faults of the store: then it ends, having told why. */
  async lead(): Promise<LeadEnd> {
    try {
      return await this.#lead();
    } catch (error) {
      if (error instanceof LeadershipEnded && error.code !== 'storage') return 'stale';
      if (!(error instanceof LeadershipEnded) && !(error instanceof StorageError)) throw error;
      this.#ports.onStatus({ role: 'read_only', code: 'storage', detail: error.message });
      return 'read_only';
    } finally {
      this.#running?.abort.abort();
      this.#running = null;
    }
  }

  async #lead(): Promise<LeadEnd> {
    const { journal } = this.#ports;
    const loaded = await loadSnapshot(journal);
    if (!loaded.ok) {
      this.#ports.onStatus({ role: 'read_only', code: loaded.code, detail: loaded.message });
      return this.#waitForRepair();
    }
    const epoch = await journal.claimEpoch(1);
    const committer = new Committer(this.#ports, this.#catalogue, epoch, loaded.value.snapshot);
    this.#ports.onStatus({ role: 'leading' });
    await this.#take(committer, { kind: 'started', rebuilt: loaded.value.isRebuilt });
    return this.#cycle(committer);
  }

  async #cycle(committer: Committer): Promise<LeadEnd> {
    let lastBeat = this.#ports.clock.monotonic();
    while (!this.#isReleased) {
      if (await this.#takeRow(committer)) continue;
      const finished = this.#finished.shift();
      if (finished) {
        this.#running = null;
        await this.#take(committer, finished);
        continue;
      }
      if (await this.#take(committer, { kind: 'continue' })) continue;
      const isBeat = await this.#rest(heartbeatMs - (this.#ports.clock.monotonic() - lastBeat));
      if (!isBeat) continue;
      lastBeat = this.#ports.clock.monotonic();
      await this.#take(committer, { kind: 'heartbeat' });
    }
    return 'released';
  }

  /** Steps, commits, and starts what follows. Whether anything happened. */
  async #take(committer: Committer, stimulus: Stimulus, order: number | null = null): Promise<boolean> {
    const changes = stimulus.kind === 'executed' ? stimulus.report.changes : [];
    const { events, effects, row } = await committer.commit(stimulus, this.#running?.underWay ?? null, {
      order,
      changes,
    });
    for (const effect of effects) this.#perform(committer, effect);
    return events.length > 0 || effects.length > 0 || row !== null;
  }

  async #takeRow(committer: Committer): Promise<boolean> {
    const { journal, checkpoint } = this.#ports;
    const next = await journal.nextRow();
    if (!next) return false;
    await checkpoint?.('row_read');
    const parsed = inboxRow.safeParse(next.row);
    if (!parsed.success) {
      await this.#refuseUnreadable(committer, next);
      return true;
    }
    const row: InboxRow = parsed.data;
    if (row.kind === 'import' || row.kind === 'clear') {
      this.#cutOff();
      this.#finished = [];
      this.#running = null;
      await replaceLog(this.#ports, committer, this.#catalogue, row, next.order);
      return true;
    }
    return this.#take(committer, { kind: 'row', row }, next.order);
  }

  async #refuseUnreadable(committer: Committer, { order, row }: { order: number; row: unknown }): Promise<void> {
    const id =
      typeof row === 'object' && row !== null && 'id' in row && typeof row.id === 'string' ? row.id : `row-${order}`;
    const at = new Date(this.#ports.clock.now()).toISOString();
    const outcome = { id, ok: false, code: 'unreadable' as const, parameters: {}, at };
    const { epoch } = committer;
    const refused = await this.#ports.journal.append({
      epoch,
      events: [],
      snapshot: null,
      row: { order, outcome },
      notes: null,
      doneGoals: [],
    });
    if (!refused.ok) throw new LeadershipEnded(refused.code, refused.message);
  }

  #perform(committer: Committer, effect: Effect): void {
    switch (effect.kind) {
      case 'abort':
        this.#cutOff();
        return;
      case 'deliberate':
        this.#start({ kind: 'deliberate', due: effect.due }, (abort) =>
          this.#deliberate(committer, effect.due, effect.attempt, abort),
        );
        return;
      case 'execute':
        this.#start({ kind: 'execute', action: effect.action }, async (abort) => {
          const end = await runAction(this.#ports, effect.action, abort);
          await this.#ports.checkpoint?.('after_effect');
          return end;
        });
        return;
      case 'probe':
        this.#start({ kind: 'probe', action: effect.action }, () => probeAction(this.#ports, effect.action));
    }
  }

  #cutOff(): void {
    if (!this.#running) return;
    this.#running.isAborted = true;
    this.#running.abort.abort();
  }

  #start(underWay: NonNullable<UnderWay>, work: (abort: AbortHandle) => Promise<Stimulus>): void {
    const running: Running = { underWay, abort: this.#ports.newAbort(), isAborted: false };
    this.#running = running;
    void work(running.abort).then(
      (stimulus) => this.#finish(running, stimulus),
      (error: unknown) => this.#fail(running, error),
    );
  }

  #finish(running: Running, stimulus: Stimulus): void {
    if (this.#running !== running) return; // the log was replaced meanwhile
    const isCutOff = running.isAborted && stimulus.kind === 'decided';
    this.#finished.push(isCutOff ? { ...stimulus, output: { kind: 'aborted' } } : stimulus);
    this.#wake();
  }

  /** A mind or a read that threw: the cycle must not hang on it. An aborted one is simply over. */
  #fail(running: Running, error: unknown): void {
    if (running.underWay.kind !== 'deliberate') {
      const { action } = running.underWay;
      this.#finish(
        running,
        running.underWay.kind === 'probe'
          ? { kind: 'probed', action, end: 'unknown' }
          : { kind: 'refused', action, cause: 'unavailable' },
      );
      return;
    }
    const output: DeliberationOutput = running.isAborted
      ? { kind: 'aborted' }
      : { kind: 'output', raw: String(error), shown: [], taint: [], isRules: false, past: new Map() };
    this.#finish(running, { kind: 'decided', due: running.underWay.due, attempt: 1, output });
  }

  async #deliberate(committer: Committer, due: Due, attempt: number, abort: AbortHandle): Promise<Stimulus> {
    const { journal, clock, zone, capabilities, deliberator, checkpoint } = this.#ports;
    const now = clock.now();
    const options = {
      attempt,
      now,
      date: zone.dateAt(now),
      zone: zone.name,
      lang: due.lang ?? fallbackLanguage,
      catalogue: capabilities.names(),
    };
    const gathered = await gather(journal, committer.snapshot, due, options);
    if (!gathered.ok)
      return { kind: 'decided', due, attempt, output: { kind: 'no_persona', message: gathered.message } };
    await checkpoint?.('deliberating');
    const raw = await deliberator
      .deliberate(gathered.pack, abort.signal)
      .catch((error: unknown) => (abort.signal.aborted ? null : String(error)));
    const { shown, taint, past } = gathered;
    const output: DeliberationOutput = { kind: 'output', raw, shown, taint, isRules: deliberator.isRules, past };
    return { kind: 'decided', due, attempt, output };
  }

  /** Waits for a poke, a finished effect or the next heartbeat. True when it was the heartbeat. */
  async #rest(limitMs: number): Promise<boolean> {
    if (this.#isPoked) {
      this.#isPoked = false;
      return false;
    }
    if (this.#finished.length > 0 || this.#isReleased) return false;
    const timer = this.#ports.newAbort();
    const isBeat = await Promise.race([
      new Promise<false>((resolve) => (this.#wake = () => resolve(false))),
      this.#ports.clock.wait(Math.max(0, limitMs), timer.signal).then(() => true as const),
    ]);
    this.#wake = () => {};
    timer.abort();
    this.#isPoked = false;
    return isBeat;
  }

  /** A broken or newer log: nothing acts. Only putting another log in its place is possible. */
  async #waitForRepair(): Promise<LeadEnd> {
    const { journal } = this.#ports;
    const epoch = await journal.claimEpoch(1);
    while (!this.#isReleased) {
      const next = await journal.nextRow();
      const parsed = next && inboxRow.safeParse(next.row);
      if (next && parsed?.success && (parsed.data.kind === 'clear' || parsed.data.kind === 'import')) {
        const repaired: Replacement = await replaceLog(
          this.#ports,
          { epoch },
          this.#catalogue,
          parsed.data,
          next.order,
        );
        if (repaired === 'replaced') return 'stale'; // begin anew on the new log
        continue;
      }
      await this.#rest(heartbeatMs);
    }
    return 'released';
  }
}
