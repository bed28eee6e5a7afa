import type { Snapshot } from '../../agent/fold/snapshot';
import type { Crossing, StateThen } from '../../bridge/contract';
import type { LogSource } from './page-log';
import { stateChanges, type StateChange } from './state-diff';
import { readTurn, type Turn } from './turn';

export type ComparedWith = 'before' | 'now' | 'marked';

/** Why there is nothing to show: the log or the agent's thread could not be asked. */
export interface InspectorProblem {
  code: 'log' | 'state';
  detail: string;
}

/** Looks at one turn: the newest, as it goes, or an earlier one, with the state as it was then. */
export class Inspector {
  turn = $state.raw<Turn | null>(null);
  /** False until the log was looked at once. */
  isLoaded = $state(false);
  /** An earlier turn is shown, and stays until the person goes on. */
  isPast = $state(false);
  /** After the turn that is shown, where that is an earlier one; null: not folded yet. */
  then = $state.raw<Snapshot | null>(null);
  /** How far a fold has come; null: none runs. */
  progress = $state.raw<{ folded: number; upTo: number } | null>(null);
  problem = $state.raw<InspectorProblem | null>(null);
  /** Between the turn that is shown and the one it is compared with; null: not asked for, or not known yet. */
  changes = $state.raw<StateChange[] | null>(null);
  comparedWith = $state<ComparedWith>('before');
  marked = $state.raw<{ turn: Turn; number: number } | null>(null);

  readonly #log: LogSource;
  readonly #stateAt: (seq: number) => Promise<Crossing<StateThen>>;
  readonly #now: () => Snapshot;
  /** What is to be shown: the turn of that seq, or the newest. */
  #at = Infinity;
  /** One look follows the other: a burst of events is worth one. No fold is waited for, since it may take long. */
  #isFollowing = false;
  #isBehind = false;
  #isFolding = false;
  #areChangesOpen = false;
  /** More happened than they show: they stand until others take their place. */
  #areChangesStale = false;
  /** Of the look and the fold that count: older answers are dropped. */
  #look = 0;
  #foldNumber = 0;

  constructor(log: LogSource, stateAt: (seq: number) => Promise<Crossing<StateThen>>, now: () => Snapshot) {
    this.#log = log;
    this.#stateAt = stateAt;
    this.#now = now;
  }

  /** Something was written. An earlier turn stays in view; only whether one comes behind it may have changed. */
  async follow(): Promise<void> {
    this.#isBehind = true;
    if (this.#isFollowing) return;
    this.#isFollowing = true;
    try {
      while (this.#isBehind) {
        this.#isBehind = false;
        const read = await this.#read(this.#at, true);
        // a turn that only goes on is compared with the same one: what runs for it may end
        if (read === 'other' || (read === 'same' && !this.#isFolding)) void this.#fold();
      }
    } finally {
      this.#isFollowing = false;
    }
  }

  async earlier(): Promise<void> {
    if (this.turn?.previous != null) await this.#show(this.turn.previous);
  }

  async later(): Promise<void> {
    if (this.turn?.next != null) await this.#show(this.turn.next);
  }

  async now(): Promise<void> {
    await this.#show(Infinity);
  }

  /** The turn that the event of that seq is of, or came after. */
  async goTo(seq: number): Promise<void> {
    await this.#show(seq);
  }

  async openChanges(isOpen: boolean): Promise<void> {
    this.#areChangesOpen = isOpen;
    if (isOpen && (this.changes === null || this.#areChangesStale)) await this.#fold();
  }

  async compareWith(other: ComparedWith): Promise<void> {
    this.comparedWith = other;
    this.changes = null;
    await this.#fold();
  }

  /** So that others can be compared with it. */
  mark(): void {
    const number = this.then?.run.turn ?? this.#now().run.turn;
    if (this.turn) this.marked = { turn: this.turn, number };
  }

  async #show(at: number): Promise<void> {
    this.#foldNumber++; // what was shown is left, and what was on its way for it
    this.#isFolding = false;
    this.progress = null;
    if ((await this.#read(at)) !== null) await this.#fold();
  }

  /** Null: it could not be read, and `problem` says so, or something else is looked at by now. */
  async #read(at: number, isSame = false): Promise<'same' | 'other' | null> {
    const look = ++this.#look;
    this.#at = at;
    try {
      // before the first turn there is none: the first is shown
      const turn = (await readTurn(this.#log, at)) ?? (at === Infinity ? null : await this.#first());
      if (look !== this.#look) return null;
      const isOther = turn?.seq !== this.turn?.seq || turn?.to !== this.turn?.to;
      if (isOther) {
        this.then = null;
        this.changes = null;
      } else if (isSame && !this.isPast) this.#areChangesStale = true; // it goes on
      this.turn = turn;
      this.isLoaded = true;
      this.isPast = turn !== null && turn.next !== null;
      if (!this.isPast) this.#at = Infinity; // so that it goes on
      this.problem = null;
      return isOther ? 'other' : 'same';
    } catch (error) {
      if (look === this.#look) this.problem = { code: 'log', detail: textOf(error) };
      return null;
    }
  }

  async #first(): Promise<Turn | null> {
    const first = await this.#log.thoughtAfter(0);
    return first && readTurn(this.#log, first.seq);
  }

  /** Of what is shown. What goes wrong is told, and leaves the turn in view. */
  async #fold(): Promise<void> {
    const fold = ++this.#foldNumber;
    this.#isFolding = true;
    try {
      await this.#foldOf(fold);
    } catch (error) {
      if (fold === this.#foldNumber) this.problem = { code: 'log', detail: textOf(error) };
    } finally {
      if (fold === this.#foldNumber) {
        this.#isFolding = false;
        this.progress = null;
      }
    }
  }

  /** Only what is looked at: for the newest turn nothing is folded before its changes are opened. */
  async #foldOf(fold: number): Promise<void> {
    const { turn } = this;
    this.progress = null;
    if (!turn) return;
    if (this.isPast && this.then === null) {
      const then = await this.#state(turn.to ?? turn.seq, fold);
      if (!then) return;
      this.then = then;
    }
    if (!this.#areChangesOpen || (this.changes !== null && !this.#areChangesStale)) return;
    const other = await this.#other(turn, fold);
    const own = this.isPast ? this.then : this.#now(); // after the wait: the newest turn may have gone on meanwhile
    if (!own || !other || fold !== this.#foldNumber) return;
    const mine = { snapshot: own, mood: moodOf(this.turn ?? turn) };
    const isEarlier = other.snapshot.run.last.seq <= own.run.last.seq;
    this.#areChangesStale = false;
    this.changes = isEarlier ? stateChanges(other, mine) : stateChanges(mine, other);
  }

  async #other(turn: Turn, fold: number): Promise<{ snapshot: Snapshot; mood: ReturnType<typeof moodOf> } | null> {
    if (this.comparedWith === 'now') {
      const newest = await readTurn(this.#log);
      return { snapshot: this.#now(), mood: newest && moodOf(newest) };
    }
    if (this.comparedWith === 'marked' && this.marked) {
      const { turn: marked } = this.marked;
      const snapshot = marked.to === null ? await this.#endOf(marked, fold) : await this.#state(marked.to, fold);
      return snapshot && { snapshot, mood: moodOf(marked) };
    }
    const before = turn.previous === null ? null : await readTurn(this.#log, turn.previous);
    const snapshot = await this.#state(turn.from - 1, fold);
    return snapshot && { snapshot, mood: before && moodOf(before) };
  }

  /** The newest turn when it was marked may have ended since. */
  async #endOf(marked: Turn, fold: number): Promise<Snapshot | null> {
    const anew = await readTurn(this.#log, marked.seq);
    return anew?.to == null ? this.#now() : this.#state(anew.to, fold);
  }

  /** Null: something else is looked at by now, or it cannot be told, and `problem` says so. */
  async #state(seq: number, fold: number): Promise<Snapshot | null> {
    for (;;) {
      const answer = await this.#stateAt(seq).catch((error: unknown): Crossing<StateThen> => ({
        ok: false,
        code: 'storage',
        message: textOf(error),
      }));
      if (fold !== this.#foldNumber) return null;
      if (!answer.ok) {
        this.problem = { code: 'state', detail: answer.message };
        return null;
      }
      const { snapshot, folded, upTo } = answer.value;
      this.progress = snapshot ? null : { folded, upTo };
      if (snapshot) return snapshot;
    }
  }
}

function moodOf({ thought }: Turn): { v: number; a: number; d: number } | null {
  return thought?.decision.mood_influence.vad ?? null;
}

function textOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
