import type { Catalogue } from '../agent/fold/capability';
import { fallbackLanguage, type Effect, type Stimulus } from '../agent/step/turn';
import { inboxRow, type InboxRow, type RowOf } from '../agent/fold/inbox-row';
import { CorruptLogError, StorageError } from '../agent/fold/ports';
import { canonicalJson } from '../base/canonical-json';
import { AlarmWatch } from './alarm-watch';
import { AnchorKeeper } from './anchor-keeper';
import { Committer, LeadershipEnded } from './committer';
import { aboutOf } from './about-row';
import { Housekeeper } from './housekeeper';
import { loadSnapshot, rebuildSnapshot } from './load-snapshot';
import { loadedCode } from './loaded-code';
import { MindAtHand } from './mind-at-hand';
import { PlainAbort } from './plain-abort';
import type { RuntimePorts } from './ports';
import { UntrueSnapshotError } from './read-back';
import { refuseUnread } from './refuse-row';
import { bring, deliberate, execute, probe } from './late-work';
import { WorkUnderWay } from './work-under-way';

/** So long a start waits for the mind at most; one that comes later, or not, is told of when it is to judge. Ms. */
const connectMs = 5_000;
/** How often a leader that can do nothing looks whether it was given another log; ms. */
const repairLookMs = 60_000;

/**
 * Why a leader ended. `released`: it was asked to. `stale`: another leads, or changed the log. `repaired`: the log was put in order.
 * `read_only`: the store failed; `failure` says how.
 */
export type LeadEnd = 'released' | 'stale' | 'repaired' | 'read_only';

/**
 * The leading tab's cycle. One step at a time, each committed before the next: rows first, then what is due by the snapshot. One
 * deliberation or action runs beside it, so that a message or a stop can cut in.
 */
export class AgentLoop {
  readonly #ports: RuntimePorts;
  readonly #catalogue: Catalogue;
  readonly #mind: MindAtHand;
  readonly #housekeeper: Housekeeper;
  #keeper: AnchorKeeper | null = null;
  readonly #work: WorkUnderWay;
  /** The store failed beside a step, or another leads now. */
  #broken: StorageError | LeadershipEnded | null = null;
  #wake: () => void = () => {};
  /** The inbox may hold a row that was not looked at: reading it costs as much as a commit waits, so it is not read for nothing. */
  #isPoked = true;
  /** The oldest row waits for the end of what runs. */
  #isRowLeft = false;
  #isReleased = false;
  /** When the next alarm is due, and what was looked at for that, and when; by the wall clock, ms since 1970 UTC. */
  readonly #alarms: AlarmWatch;
  /** Nothing runs, and nothing is about to be done. */
  #isIdle = false;
  #isHandingOver = false;
  #failure: string | null = null;

  constructor(ports: RuntimePorts) {
    this.#ports = ports;
    this.#catalogue = (name) => ports.capabilities.get(name);
    this.#mind = new MindAtHand(ports.journal);
    this.#alarms = new AlarmWatch(ports.schedule);
    this.#housekeeper = new Housekeeper(ports.journal, ports.retention);
    this.#work = new WorkUnderWay(
      () => ports.newAbort(),
      () => this.#wake(),
      (error) => {
        this.#broken = error;
        this.#wake();
      },
    );
  }

  /** What the store said when it failed. */
  get failure(): string | null {
    return this.#failure;
  }

  /** How many ends of what ran are not taken up yet. */
  get waitingEnds(): number {
    return this.#work.waiting;
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

  /** As `release`, but what was begun is brought to its end first. */
  handOver(): void {
    this.#isHandingOver = true;
    this.#wake();
  }

  /** Call only while holding the leader lock. Never rejects for faults of the store: then it ends. */
  async lead(): Promise<LeadEnd> {
    try {
      return await this.#lead();
    } catch (error) {
      if (error instanceof LeadershipEnded && error.code !== 'storage') return 'stale';
      if (!(error instanceof LeadershipEnded) && !(error instanceof StorageError)) throw error;
      this.#failure = error.message; // a new connection may heal it: only who knows of that tells the person
      return 'read_only';
    } finally {
      this.#work.end();
      await this.#keeper?.close();
    }
  }

  /** Loads the state, connects the mind, checks the purpose, then starts the cycle. */
  async #lead(): Promise<LeadEnd> {
    const { journal, lang, onStart } = this.#ports;
    onStart?.('state');
    // first, so that nobody writes between reading and the first step
    const claimed = await journal.claimEpoch(1);
    this.#mind.forget(); // another may have led meanwhile
    const anchors = (await this.#ports.anchors?.read()) ?? [];
    const loaded = await loadSnapshot(journal, anchors, this.#ports.checkedTail);
    if (!loaded.ok) {
      this.#ports.onStatus({ role: 'read_only', code: loaded.code, detail: loaded.message });
      return this.#waitForRepair(await this.#claimAbove(claimed, anchors));
    }
    const { snapshot, isRebuilt, lastEpoch } = loaded.value;
    const epoch = await this.#claimAbove(claimed, [{ epoch: lastEpoch }]);
    this.#keeper = this.#ports.anchors ? new AnchorKeeper(this.#ports.anchors, this.#ports.clock) : null;
    const committer = new Committer(this.#ports, this.#catalogue, epoch, snapshot);
    onStart?.('mind');
    await this.#connectMind();
    onStart?.('purpose');
    await this.#take(committer, { kind: 'started', rebuilt: isRebuilt, ...(lang && { lang }) });
    this.#ports.onStatus({ role: 'leading' });
    onStart?.('cycle');
    try {
      return await this.#cycleByTheLog(committer);
    } catch (error) {
      if (!(error instanceof CorruptLogError)) throw error;
      this.#forget();
      this.#broken = null;
      this.#ports.onStatus({ role: 'read_only', code: 'corrupt', detail: error.message });
      return this.#waitForRepair(committer.epoch);
    }
  }

  /** Persona, mood, and the mind that was chosen. What fails here fails again at the first judgement, which tells of it. */
  async #connectMind(): Promise<void> {
    const { deliberator, clock } = this.#ports;
    await this.#mind.read();
    const ready = deliberator.ready?.();
    if (!ready) return;
    const over = new PlainAbort();
    await Promise.race([ready.catch(() => undefined), clock.wait(connectMs, over)]);
    over.abort();
  }

  /** A damaged store may have forgotten how many leaderships there were. */
  async #claimAbove(claimed: number, others: readonly { epoch: number }[]): Promise<number> {
    const highest = others.reduce((most, { epoch }) => Math.max(most, epoch), 0);
    return claimed > highest ? claimed : this.#ports.journal.claimEpoch(highest + 1);
  }

  /** The cycle; where the snapshot turns out to say something else than the log, nothing is done by it, and it is made anew. */
  async #cycleByTheLog(committer: Committer): Promise<LeadEnd> {
    for (;;) {
      try {
        return await this.#cycle(committer);
      } catch (error) {
        if (!(error instanceof UntrueSnapshotError)) throw error;
        await this.#rebuild(committer, error);
      }
    }
  }

  async #rebuild(committer: Committer, { message }: UntrueSnapshotError): Promise<void> {
    const { journal, lang } = this.#ports;
    const { seq } = committer.snapshot.run.last;
    const snapshot = await rebuildSnapshot(journal, seq);
    // by the log itself: then what is read of it is not what was folded
    if (canonicalJson(snapshot) === canonicalJson(committer.snapshot)) throw new CorruptLogError(seq, message);
    this.#forget();
    committer.adopt(snapshot, committer.epoch);
    await this.#take(committer, { kind: 'started', rebuilt: true, ...(lang && { lang }) });
  }

  async #cycle(committer: Committer): Promise<LeadEnd> {
    let lastBeat = this.#ports.clock.monotonic();
    let hasLooked = false;
    let isCalm = false; // a start, above all one after a failure, reads no more of the log than it must
    while (!this.#isReleased) {
      if (this.#broken) throw this.#broken;
      if (await this.#goOn(committer)) {
        hasLooked = false;
        continue;
      }
      if (this.#isHandingOver && this.#work.current === null) return 'released';
      if (!hasLooked && this.#work.current === null) {
        hasLooked = true; // a poke that was lost must not keep a row waiting through a rest
        this.#isPoked = true;
        continue;
      }
      // how often the cycle asks by itself whether something became due
      const beatMs = committer.snapshot.run.settings.heartbeat_seconds * 1_000;
      const untilBeat = beatMs - (this.#ports.clock.monotonic() - lastBeat);
      const untilAlarm = this.#alarms.until(this.#ports.clock.now());
      const isOver = await this.#rest(Math.min(untilBeat, untilAlarm), () => isCalm && this.#tidy(committer));
      if (!isOver || untilAlarm < untilBeat) continue;
      isCalm = true;
      lastBeat = this.#ports.clock.monotonic();
      hasLooked = true;
      this.#isPoked = true; // also while something runs: the poke of a Stop may have been lost
      await this.#take(committer, { kind: 'heartbeat' });
    }
    return 'released';
  }

  /** Rows first, then what ended, then the clock's, then what is due. Whether anything happened. */
  async #goOn(committer: Committer): Promise<boolean> {
    return (
      (await this.#takeRow(committer)) ||
      (await this.#takeFinished(committer)) ||
      (await this.#takeClock(committer)) ||
      (await this.#take(committer, { kind: 'continue' }))
    );
  }

  /** Writes down what rings. An alarm needs no mind, so it is looked at whatever runs or is halted. */
  async #takeClock(committer: Committer): Promise<boolean> {
    const { clock, lang } = this.#ports;
    const look = await this.#alarms.look(committer.snapshot.run.alarms, clock.now());
    if (!look) return false;
    const { due, hasGoneBack } = look;
    return this.#take(committer, { kind: 'clock', due, hasGoneBack, lang: lang ?? fallbackLanguage });
  }

  async #takeFinished(committer: Committer): Promise<boolean> {
    const finished = this.#work.taken();
    if (!finished) return false;
    if (this.#isRowLeft) this.#isPoked = true;
    await this.#take(committer, finished);
    return true;
  }

  /** Steps, commits, and starts what follows. Whether anything happened. */
  async #take(committer: Committer, stimulus: Stimulus, order: number | null = null): Promise<boolean> {
    const changes = stimulus.kind === 'executed' ? stimulus.report.changes : [];
    const { events, effects, row } = await committer.commit(stimulus, this.#work.current, {
      order,
      changes,
    });
    if (events.length > 0) this.#keep(committer);
    for (const effect of effects) this.#perform(committer, effect);
    return row !== 'later' && (events.length > 0 || effects.length > 0 || row !== null);
  }

  async #takeRow(committer: Committer): Promise<boolean> {
    if (!this.#isPoked) return false;
    const { journal, checkpoint } = this.#ports;
    this.#isPoked = false; // before reading: who puts one meanwhile pokes again
    this.#isRowLeft = false;
    const next = await journal.nextRow();
    if (!next) return false;
    if (!next.isLast) this.#isPoked = true;
    await checkpoint?.('row_read');
    const parsed = inboxRow.safeParse(next.row);
    if (!parsed.success) {
      await refuseUnread(this.#ports, committer.epoch, next, 'unreadable');
      return true;
    }
    const row: InboxRow = parsed.data;
    if (row.kind === 'import' || row.kind === 'clear' || row.kind === 'redact') {
      await this.#rewriteLog(committer, row, next.order);
      return true;
    }
    if (row.kind === 'file') return this.#bringFile(committer, row, next.order);
    const about = await aboutOf(journal, committer.snapshot, row);
    const isTaken = await this.#take(committer, { kind: 'row', row, about }, next.order);
    if (!isTaken) {
      this.#isRowLeft = true;
      this.#isPoked = false;
    }
    return isTaken;
  }

  async #bringFile(committer: Committer, row: RowOf<'file'>, order: number): Promise<boolean> {
    if (!(await bring(this.#ports, committer, this.#catalogue, row, order)))
      await refuseUnread(this.#ports, committer.epoch, { order, row }, 'unreadable');
    this.#keep(committer);
    return true;
  }

  /** What changes events that are stored already. */
  async #rewriteLog(committer: Committer, row: RowOf<'import' | 'clear' | 'redact'>, order: number): Promise<void> {
    if (row.kind === 'redact') {
      // what runs was given the text, and may yet bring it back
      if (this.#work.current !== null) return refuseUnread(this.#ports, committer.epoch, { order, row }, 'busy');
      const code = await loadedCode(() => import('./redact-log'));
      if (!code) return refuseUnread(this.#ports, committer.epoch, { order, row }, 'unreadable');
      await code.redactLog(this.#ports, committer, this.#catalogue, row, order);
    } else if (row.kind === 'clear') {
      const code = await loadedCode(() => import('./clear-log'));
      if (!code) return refuseUnread(this.#ports, committer.epoch, { order, row }, 'unreadable');
      await code.clearLog(this.#ports, committer, this.#catalogue, row, order);
      this.#forget();
    } else {
      const code = await loadedCode(() => import('./replace-log'));
      if (!code) return refuseUnread(this.#ports, committer.epoch, { order, row }, 'unreadable');
      if ((await code.replaceLog(this.#ports, committer, this.#catalogue, row, order)) === 'refused') return;
      this.#forget();
    }
    this.#keep(committer);
  }

  #perform(committer: Committer, effect: Effect): void {
    switch (effect.kind) {
      case 'abort':
        this.#work.cutOff();
        return;
      case 'deliberate':
        this.#work.start(
          { kind: 'deliberate', due: effect.due },
          (abort) => deliberate(this.#ports, committer, this.#mind, effect, abort),
          effect.attempt,
        );
        return;
      case 'execute':
        this.#work.start({ kind: 'execute', action: effect.action }, async (abort) => {
          const end = await execute(this.#ports, committer, effect.action, abort);
          await this.#ports.checkpoint?.('after_effect');
          return end;
        });
        return;
      case 'ring':
        this.#ports.onRing?.(effect);
        return;
      case 'probe':
        this.#work.start({ kind: 'probe', action: effect.action }, () => probe(this.#ports, committer, effect.action));
    }
  }

  #keep({ snapshot: { run }, epoch }: Committer): void {
    if (run.log !== null) this.#keeper?.keep({ log: run.log, epoch, seq: run.last.seq, hash: run.last.hash });
  }

  /** Of the log that was replaced nothing may go on. */
  #forget(): void {
    this.#work.forget();
    this.#mind.forget();
    this.#housekeeper.forget();
  }

  /** Waits for a poke, a finished effect or the next heartbeat. True when it was the heartbeat. */
  async #rest(limitMs: number, meanwhile: () => unknown = () => {}): Promise<boolean> {
    if (this.#isPoked || this.#work.waiting > 0 || this.#broken || this.#isReleased) return false;
    if (this.#isHandingOver && this.#work.current === null) return false;
    const timer = new PlainAbort();
    const woken = new Promise<false>((resolve) => {
      this.#wake = () => {
        this.#isIdle = false; // at once: what was begun beside must not go on
        resolve(false);
      };
    });
    this.#isIdle = this.#work.current === null;
    if (this.#isIdle) {
      this.#ports.onRest?.(true);
      meanwhile();
    }
    const isBeat = await Promise.race([
      woken,
      this.#ports.clock.wait(Math.max(0, limitMs), timer).then(() => true as const),
    ]);
    this.#isIdle = false;
    this.#ports.onRest?.(false);
    this.#wake = () => {};
    timer.abort();
    return isBeat;
  }

  /** Puts old events away beside a rest, a piece at a time. Whatever is to be done comes first, and lets it drop what it prepares. */
  #tidy(committer: Committer): void {
    const { settings, last } = committer.snapshot.run;
    if (!this.#housekeeper.isDue(last.seq, settings.live_log_mb)) return;
    void this.#housekeeper
      .step(committer.epoch, last.seq, () => this.#isIdle)
      .then(
        () => this.#wake(),
        (error: unknown) => {
          if (!(error instanceof StorageError) && !(error instanceof LeadershipEnded)) throw error;
          this.#broken = error;
          this.#wake();
        },
      );
  }

  /** A broken or newer log: nothing acts, and nothing is taken in. Only putting another log in its place is possible. */
  async #waitForRepair(epoch: number): Promise<LeadEnd> {
    const { journal } = this.#ports;
    while (!this.#isReleased) {
      this.#isPoked = false;
      const next = await journal.nextRow();
      if (!next) {
        await this.#rest(repairLookMs);
        continue;
      }
      const code = await loadedCode(() => import('./repair'));
      if (!code) await refuseUnread(this.#ports, epoch, next, 'unreadable');
      else if (await code.repairBy(this.#ports, epoch, this.#catalogue, next)) return 'repaired'; // begin anew on the new log
    }
    return 'released';
  }
}
