import { liveQuery, type Subscription } from 'dexie';
import type { Clock } from '../../base/ports';
import type { Result } from '../../base/result';
import type { YadoriDatabase } from '../../bridge/database';
import { findStoreHolders, type StoreHolders } from '../../bridge/open-tabs';
import { openDatabase, reopenDatabase, yieldToNewer } from '../../bridge/open-database';
import { describeStorageError } from '../../bridge/describe-storage-error';
import { timedWait } from '../../bridge/timed-wait';
import { emptyView, type PageView, readPageView, UnreadableSnapshotError } from './page-view';

/**
 * Why the page cannot show the present state; what it showed before stays. `holders`: the tabs that hold the store open in its older form;
 * null: the browser does not tell. `silent`: the store gave no answer, and is asked again.
 */
export type ViewProblem =
  | { code: 'unavailable' | 'newer' | 'replaced' | 'unreadable' | 'silent'; detail: string }
  | { code: 'blocked'; holders: StoreHolders | null };

/** A leader killed between commit and its signal tells nobody, so the page also looks by itself; ms. */
export const lookEveryMs = 5_000;
const pageOfLines = 200;
/** How often a lost connection is opened anew before the page says so, and looks no more. */
const reopenings = 3;
/** How long a look may take before another begins and the page says so; ms. A long import holds the store for seconds. */
export const lookLimitMs = 10_000;
/** After so many looks without an answer the connection is thought to be at fault, and opened anew. */
const silencesOfConnection = 3;
/** How often the tabs that stand in the way are counted; ms. */
const recountMs = 1_000;
/** A browser that draws at all draws within this; ms. One that does not, in a hidden or covered page, is not waited for. */
const longestFrameMs = 100;

/** What a look needs from outside. */
export interface LookPorts {
  wait: Clock['wait'];
  read: typeof readPageView;
  /** Until what a look showed is drawn. */
  drawn: () => Promise<void>;
}

/** Shows what is stored, as it changes: never what was only meant to be stored. */
export class LiveView {
  current = $state.raw<PageView>(emptyView);
  isLoaded = $state(false);
  problem = $state.raw<ViewProblem | null>(null);
  /** When this page saw the phase change; monotonic, ms. */
  phaseSince = $state(0);
  /** The store was let go for a later build. */
  onYield: () => void = () => {};

  readonly #database: YadoriDatabase;
  #looks = $state(0);
  /** Rows whose outcome is awaited, at the moment of asking. */
  readonly #sent: () => readonly string[];
  readonly #onChange: (view: PageView, asked: readonly string[]) => void;
  #lineCount = pageOfLines;
  #watching: Subscription | null = null;
  #timer: ReturnType<typeof setInterval> | undefined;
  #isStopped = false;
  /** The look that is under way, until it is drawn, and the one that comes after it. */
  #running: Promise<void> | null = null;
  #queued: Promise<void> | null = null;
  #failures = 0;
  #silences = 0;
  /** The newest look that began, and the newest whose answer is shown: one that comes late is not put over a later one. */
  #begun = 0;
  #shown = 0;
  readonly #ports: LookPorts;
  #opened: Promise<Result<null, 'newer' | 'storage'>> | null = null;
  #mending: Promise<void> | null = null;
  #isCounting = false;

  constructor(
    database: YadoriDatabase,
    sent: () => readonly string[],
    onChange: (view: PageView, asked: readonly string[]) => void,
    ports: LookPorts = { wait: timedWait, read: readPageView, drawn: nextFrame },
  ) {
    this.#ports = ports;
    this.#database = database;
    this.#sent = sent;
    this.#onChange = onChange;
  }

  /** Begins to look; a page goes on as long as it lives. */
  start(): void {
    yieldToNewer(this.#database, () => {
      this.problem = { code: 'replaced', detail: '' };
      this.onYield();
    });
    this.#database.on('blocked', () => {
      this.tellBlocked();
      return false; // else Dexie writes it to the console
    });
    this.#database.onLost = () => void this.refresh(); // which opens it anew
    void this.#open();
    this.#timer = setInterval(() => document.visibilityState === 'visible' && this.#refreshAnyway(), lookEveryMs);
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && void this.refresh());
  }

  /** Looks no more, for good. */
  stop(): void {
    this.#isStopped = true;
    clearInterval(this.#timer);
    this.#watching?.unsubscribe();
    this.#database.close();
  }

  /** What was told to have changed is not shown yet. */
  get isLooking(): boolean {
    return this.#looks > 0;
  }

  /** Nothing reads or writes the store before it is known to be one of this build. */
  get opened(): Promise<Result<null, 'newer' | 'storage'>> {
    return (this.#opened ??= openDatabase(this.#database));
  }

  async #open(): Promise<void> {
    const opening = this.opened;
    const opened = await opening;
    if (this.#isStopped || opening !== this.#opened) return; // it was silent, and another was begun in its place
    if (opened.ok) this.#showFrom();
    else if (opened.code === 'newer') this.problem = { code: 'newer', detail: opened.message };
    else await this.#failed(new Error(opened.message));
  }

  /** The store is open, for the first time or anew. */
  #showFrom(): void {
    void this.refresh().finally(() => this.#watch());
  }

  /** Looks at each commit, of whichever thread. What a commit overtakes is asked again by Dexie, so only two keys are asked for. */
  #watch(): void {
    this.#watching?.unsubscribe();
    if (this.#isOver()) return;
    const { log, inbox } = this.#database;
    const newestKeys = liveQuery(() => Promise.all([log.orderBy('seq').lastKey(), inbox.orderBy('order').lastKey()]));
    let isFirst = true;
    this.#watching = newestKeys.subscribe({
      next: ([seq = 0, order = 0]) => {
        const { snapshot, inbox: shown } = this.current;
        const isShown = isFirst && snapshot.run.last.seq === seq && (shown.at(-1)?.order ?? 0) === order;
        isFirst = false;
        if (!isShown) void this.refresh();
      },
      error: () => {
        this.#watching = null; // after an error Dexie asks no more
        void this.refresh();
      },
    });
  }

  /** A leader that is killed between commit and signal notifies nobody. */
  #refreshAnyway(): void {
    if (!this.#watching && this.#database.isOpen()) this.#watch();
    void this.refresh();
  }

  /**
   * Shows what is stored now. Never more than one look at a time, and one after it: a look under way may have begun before that was
   * written which is to be shown. What one shows is drawn before the next begins, so that a turn's many changes make no long frame.
   */
  refresh(): Promise<void> {
    if (this.#queued) return this.#queued;
    this.#looks++;
    const begin = (): Promise<void> => {
      this.#queued = null;
      this.#running = look.then(this.#ports.drawn, this.#ports.drawn);
      return this.#look();
    };
    const look: Promise<void> = (this.#running ?? Promise.resolve())
      .then(begin, begin) // however the one before it ended
      .finally(() => this.#looks--);
    return (this.#queued = look);
  }

  async showEarlier(): Promise<void> {
    this.#lineCount += pageOfLines;
    await this.refresh();
  }

  /** Until the line of that seq is among those that are shown, or there are no earlier ones. */
  async showBackTo(seq: number): Promise<void> {
    while (this.current.hasEarlier && (this.current.lines[0]?.seq ?? 0) > seq && !this.#isOver()) {
      this.#lineCount *= 2;
      await this.refresh();
    }
  }

  isWritable(): boolean {
    return !this.#isOver();
  }

  async #look(): Promise<void> {
    const look = ++this.#begun;
    if ((await this.#within(this.#ask(look).then(() => true))) !== null) return;
    if (look !== this.#shown) this.#unanswered();
  }

  async #ask(look: number): Promise<void> {
    await (this.#mending ?? this.opened);
    if (this.#isOver()) return;
    const asked = this.#sent();
    let view: PageView;
    try {
      view = await this.#ports.read(this.#database, { lineCount: this.#lineCount, sent: asked });
    } catch (error) {
      if (look === this.#begun) await this.#failed(error); // of one that was given up, a later one tells
      return;
    }
    if (look < this.#shown || this.#isOver()) return;
    this.#shown = look;
    this.#show(view, asked); // what goes wrong with showing is no fault of the store
  }

  /** Null: it did not end within the limit. */
  async #within<T>(work: Promise<T>): Promise<T | null> {
    const ended = new AbortController();
    try {
      return await Promise.race([work, this.#ports.wait(lookLimitMs, ended.signal).then(() => null)]);
    } finally {
      ended.abort();
    }
  }

  /** It may be a long write of another thread, or a connection that died without a word. */
  #unanswered(): void {
    if (this.#isOver() || this.problem?.code === 'blocked') return;
    this.#tellSilent();
    if (++this.#silences % silencesOfConnection === 0 && !this.#mending) this.#opened = this.#reopen();
  }

  #tellSilent(): void {
    this.problem = { code: 'silent', detail: `no answer for ${lookLimitMs / 1_000} s` };
  }

  #show(view: PageView, asked: readonly string[]): void {
    this.#failures = 0;
    this.#silences = 0;
    if (this.problem && !this.#isOver()) this.problem = null;
    if (!this.isLoaded || view.snapshot.run.phase !== this.current.snapshot.run.phase) {
      this.phaseSince = performance.now();
    }
    this.current = view;
    this.isLoaded = true;
    this.#onChange(view, asked);
  }

  async #reopen(): Promise<Result<null, 'newer' | 'storage'>> {
    const opened = await reopenDatabase(this.#database);
    if (opened.ok) this.#watch();
    return opened;
  }

  async #failed(error: unknown): Promise<void> {
    if (this.#isOver()) return;
    const detail = describeStorageError(error);
    if (error instanceof UnreadableSnapshotError) {
      this.problem = { code: 'unreadable', detail };
      return;
    }
    await (this.#mending ??= this.#mend(detail).finally(() => (this.#mending = null)));
  }

  /** A new handle: on a lost one every try fails, some silently. */
  async #mend(detail: string): Promise<void> {
    for (let cause = detail; ;) {
      if (++this.#failures > reopenings) {
        this.#database.close();
        this.problem = { code: 'unavailable', detail: cause };
        return;
      }
      await this.#ports.wait(200 * this.#failures);
      if (this.#isOver()) return;
      this.#opened = reopenDatabase(this.#database);
      const opened = await this.#within(this.#opened);
      if (this.#isOver()) return;
      if (opened === null) return this.#tellSilent(); // no failure: it may yet open, and each look waits for it
      if (opened.ok) return this.#showFrom();
      if (opened.code === 'newer') return void (this.problem = { code: 'newer', detail: opened.message });
      cause = opened.message;
    }
  }

  /** Other tabs hold the store open in its older form, as this page or its agent was told. */
  tellBlocked(): void {
    if (this.#isCounting) return;
    this.#isCounting = true;
    void this.#countBlocking().finally(() => (this.#isCounting = false));
  }

  /** Until the others are closed; then the opening goes on by itself. */
  async #countBlocking(): Promise<void> {
    let isOpen = false;
    void this.opened.then(() => (isOpen = true));
    while (!isOpen && !this.#isOver()) {
      const holders = await findStoreHolders();
      if (isOpen) return;
      this.problem = { code: 'blocked', holders };
      await this.#ports.wait(recountMs);
    }
  }

  /** The database is not this build's any more, or cannot be reached. */
  #isOver(): boolean {
    return this.#isStopped || isFinal(this.problem);
  }
}

function isFinal(problem: ViewProblem | null): boolean {
  return problem?.code === 'replaced' || problem?.code === 'newer' || problem?.code === 'unavailable';
}

/** Until what was changed has been drawn, so that the next piece of work has a frame of its own. Where nothing is drawn, at once. */
export function nextFrame(): Promise<void> {
  if (document.visibilityState === 'hidden') return Promise.resolve();
  return new Promise((resolve) => {
    const limit = setTimeout(finish, longestFrameMs);
    // called before the frame is drawn: the task after it runs when that is done
    const frame = requestAnimationFrame(() => setTimeout(finish));
    function finish(): void {
      clearTimeout(limit);
      cancelAnimationFrame(frame);
      resolve();
    }
  });
}
