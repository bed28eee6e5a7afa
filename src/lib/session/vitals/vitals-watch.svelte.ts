import { flushSync } from 'svelte';
import type { AgentVitals, Traffic, WorkSpan } from '../../bridge/contract';
import { AgentClock } from './agent-clock';
import { LoopProbe } from './loop-probe';
import { Trend } from './trend';
import type { LongFrame, NetworkState, PressureState, VitalsSources } from './vitals-sources';
import { addShares } from './work-times';

export const metrics = [
  'pageDelay',
  'pageBusy',
  'agentDelay',
  'agentBusy',
  'memory',
  'storage',
  'network',
  'turn',
  'inbox',
  'cost',
] as const;
/** Delays and turns in ms, shares from 0 to 1, memory and storage in bytes, network in bytes a second, inbox in rows. */
export type Metric = (typeof metrics)[number];
/** Ten minutes, and an hour. */
export type Stretch = 'short' | 'long';
export const stretches: Readonly<Record<Stretch, { bucketMs: number; buckets: number }>> = {
  short: { bucketMs: 2_000, buckets: 300 },
  long: { bucketMs: 12_000, buckets: 300 },
};
/** Who looks: the page asks more of the browser than the pane does. */
export type Viewer = 'pane' | 'page';

/** While somebody looks the page's thread is looked at so often; ms. */
const lookMs = 200;
/** Numbers are taken so often while somebody looks, and while only the page is seen; ms. */
const sampleMs = 2_000;
const slowMs = 10_000;
const storageMs = 30_000;
const wholeMemoryMs = 60_000;
/** A page of vitals that is looked at asks the agent's thread so often; the pane never does while the agent is at rest; ms. */
const askMs = 5_000;
/** Of the page's thread; what is left of the 1 % is for the looks. */
const drawShare = 0.006;
/** But numbers are never older than this while somebody looks; ms. */
const mostSeldomMs = 20_000;
const framesKept = 500;
const spansKept = 1_000;

/** What is told apart from trends. Null: not told by this browser; `pressure` undefined: not told yet. */
export interface Told {
  pressure: PressureState | null | undefined;
  canFrames: boolean;
  network: NetworkState;
  quota: number | null;
  /** Undefined: not told yet. */
  wholeMemory: number | null | undefined;
  handled: number | null;
  page: Traffic;
  agent: AgentVitals | null;
  /** Questions that this page asked the agent's thread; each wakes it. */
  questions: number;
}

/**
 * Watches this page and its agent's thread, with care: fully while somebody looks at the numbers, slowly while only the page is seen,
 * not at all while it is hidden; and a resting agent is woken only by who looks at the page of vitals.
 */
export class VitalsWatch {
  readonly trends: Readonly<Record<Metric, Record<Stretch, Trend>>>;
  told = $state.raw<Told>();
  /** Grows with each sample: what reads trends reads this first. */
  samples = $state(0);
  frames = $state.raw<LongFrame[]>([]);
  /** Of the agent, on the page's clock, oldest first. */
  spans = $state.raw<WorkSpan[]>([]);

  readonly #sources: VitalsSources;
  readonly #clock = new AgentClock();
  readonly #probe = new LoopProbe(lookMs);
  readonly #viewers = new Map<symbol, Viewer>();
  #mode: 'off' | 'slow' | 'full' = 'off';
  #cancel: () => void = () => {};
  #endings: (() => void)[] = [];
  #sampledAt = 0;
  #found = { looks: 0, busy: 0, delayMs: 0 };
  #spentMs = 0;
  #ownedUntil = 0;
  #drawDueAt = -Infinity;
  #lastDrawMs = 0;
  #storageAt = -Infinity;
  #storage: { usage: number; quota: number } | null = null;
  #wholeAt = -Infinity;
  #bytes: number | null = null;
  #pressure: PressureState | null | undefined;
  #canFrames = false;
  #framesUntil = -1;
  #wholeMemory: number | null | undefined;
  #agent: AgentVitals | null = null;
  #askedAt = -Infinity;
  #askedSeq = -1;
  #isAsking = false;
  #questions = 0;

  constructor(sources: VitalsSources) {
    this.#sources = sources;
    this.trends = Object.fromEntries(
      metrics.map((metric) => [
        metric,
        {
          short: new Trend(stretches.short.bucketMs, stretches.short.buckets),
          long: new Trend(stretches.long.bucketMs, stretches.long.buckets),
        },
      ]),
    ) as Record<Metric, Record<Stretch, Trend>>;
    sources.onSeen(() => this.#turn());
    this.#turn();
  }

  /** Somebody looks, until the answer is called. */
  look(viewer: Viewer): () => void {
    const key = Symbol(viewer);
    this.#viewers.set(key, viewer);
    this.#turn();
    return () => {
      this.#viewers.delete(key);
      this.#turn();
    };
  }

  get now(): number {
    return this.#sources.now();
  }

  #turn(): void {
    const isLookedAt = this.#viewers.size > 0;
    const mode = !this.#sources.isSeen() ? 'off' : isLookedAt ? 'full' : 'slow';
    if (mode === this.#mode) return;
    this.#mode = mode;
    this.#cancel();
    for (const end of this.#endings.splice(0)) end();
    this.#found = { looks: 0, busy: 0, delayMs: 0 };
    this.#spentMs = 0;
    this.#drawDueAt = -Infinity;
    this.#lastDrawMs = 0;
    this.#sampledAt = this.#sources.now();
    if (mode === 'off') return;
    if (mode === 'full') {
      this.#observe();
      this.#probe.start(this.#sampledAt);
    }
    this.#schedule();
  }

  #schedule(): void {
    const waitMs = this.#mode === 'full' ? this.#probe.waitMs(this.#sources.now()) : slowMs;
    this.#cancel = this.#sources.later(waitMs, () => this.#tick());
  }

  #tick(): void {
    this.#own(() => {
      const now = this.#sources.now();
      if (this.#mode === 'full') this.#find(now);
      if (this.#mode === 'slow' || now - this.#sampledAt >= sampleMs - lookMs / 2) this.#sample(now);
    });
    this.#schedule();
  }

  #find(now: number): void {
    const look = this.#probe.look(now);
    if (!look) return;
    this.#found.looks += look.looks;
    this.#found.busy += look.busy;
    this.#found.delayMs = Math.max(this.#found.delayMs, look.delayMs);
  }

  #sample(now: number): void {
    const { looks, busy, delayMs } = this.#found;
    if (looks > 0) {
      this.#add('pageDelay', now, delayMs);
      this.#add('pageBusy', now, busy / looks, looks);
    }
    this.#add('memory', now, this.#sources.heap() ?? this.#wholeMemory);
    this.#add('inbox', now, this.#sources.activity().inbox);
    this.#addTraffic(now);
    if (this.#storage) this.#add('storage', now, this.#storage.usage);
    if (now - this.#storageAt >= storageMs) this.#askStorage(now);
    if (this.#isPageLooked() && now - this.#wholeAt >= wholeMemoryMs) this.#askWholeMemory(now);
    if (this.#mode === 'full' && this.#isAskDue(now)) void this.#ask(now);
    // what the last sample itself took is in this one
    if (now > this.#sampledAt) this.#add('cost', now, this.#spentMs / (now - this.#sampledAt));
    this.#spentMs = 0;
    this.#found = { looks: 0, busy: 0, delayMs: 0 };
    this.#sampledAt = now;
    if (now >= this.#drawDueAt) this.#draw(now);
  }

  #add(metric: Metric, at: number, value: number | null | undefined, weight = 1): void {
    if (value === null || value === undefined) return;
    this.trends[metric].short.add(at, value, weight);
    this.trends[metric].long.add(at, value, weight);
  }

  #addTraffic(now: number): void {
    const bytes = this.#sources.traffic().bytes + (this.#agent?.traffic.bytes ?? 0);
    if (this.#bytes !== null && now > this.#sampledAt) {
      this.#add('network', now, Math.max(0, bytes - this.#bytes) / ((now - this.#sampledAt) / 1_000));
    }
    this.#bytes = bytes;
  }

  /** As often as what it costs allows: a slow device, or much to draw, is drawn more seldom. */
  #draw(now: number): void {
    const start = this.#sources.now();
    this.#tell();
    flushSync(); // here and not later, so that it counts as a cost of watching
    // what charts put off until after this runs before
    queueMicrotask(() => {
      const end = this.#sources.now();
      this.#spentMs += Math.max(0, end - Math.max(start, this.#ownedUntil));
      const cost = end - start;
      const usual = Math.min(cost, this.#lastDrawMs); // one alone may have been interrupted, or the first
      this.#lastDrawMs = cost;
      this.#drawDueAt = now + Math.min(mostSeldomMs, usual / drawShare) - lookMs / 2;
    });
  }

  #tell(): void {
    this.told = {
      pressure: this.#pressure,
      canFrames: this.#canFrames,
      network: this.#sources.network(),
      quota: this.#storage?.quota ?? null,
      wholeMemory: this.#wholeMemory,
      handled: this.#sources.handled(),
      page: this.#sources.traffic(),
      agent: this.#agent,
      questions: this.#questions,
    };
    this.samples += 1;
  }

  #observe(): void {
    const endFrames = this.#sources.longFrames((frames) => this.#own(() => this.#takeFrames(frames)));
    this.#canFrames = endFrames !== null;
    if (endFrames) this.#endings.push(endFrames);
    let isOver = false;
    this.#endings.push(() => (isOver = true));
    void this.#sources
      .pressure((state) => (this.#pressure = state))
      .then((end) => {
        if (!end) this.#pressure = null;
        else if (isOver) end();
        else this.#endings.push(end);
      });
  }

  /** The browser tells those of before again to who begins to watch. */
  #takeFrames(told: LongFrame[]): void {
    const fresh = told.filter(({ start }) => start > this.#framesUntil);
    if (fresh.length === 0) return;
    this.#framesUntil = fresh.reduce((latest, { start }) => Math.max(latest, start), this.#framesUntil);
    this.frames = [...this.frames, ...fresh].slice(-framesKept);
  }

  #askStorage(now: number): void {
    this.#storageAt = now;
    void this.#sources.storage().then((told) => {
      const isFirst = this.#storage === null;
      this.#storage = told;
      if (told && isFirst) this.#add('storage', this.#sources.now(), told.usage);
    });
  }

  #askWholeMemory(now: number): void {
    this.#wholeAt = now;
    void this.#sources.wholeMemory().then((bytes) => (this.#wholeMemory = bytes));
  }

  #isPageLooked(): boolean {
    return [...this.#viewers.values()].includes('page');
  }

  #isAskDue(now: number): boolean {
    if (this.#isAsking) return false;
    const { seq, isAtWork } = this.#sources.activity();
    if (seq !== this.#askedSeq || isAtWork || (this.#agent && this.#agent.awakeSince !== null)) return true;
    return this.#isPageLooked() && now - this.#askedAt >= askMs;
  }

  async #ask(now: number): Promise<void> {
    this.#isAsking = true;
    this.#askedAt = now;
    this.#askedSeq = this.#sources.activity().seq;
    this.#questions += 1;
    const since = this.#agent?.now ?? -1;
    const askedAt = this.#sources.now();
    const agent = await this.#sources.askAgent(since);
    const receivedAt = this.#sources.now();
    this.#isAsking = false;
    if (agent) this.#own(() => this.#takeAgent(agent, { since, askedAt, receivedAt }));
    else this.#agent = null;
  }

  #takeAgent(agent: AgentVitals, asked: { since: number; askedAt: number; receivedAt: number }): void {
    const { heardAt, now, spans, awakeSince } = agent;
    const { delayMs, isNew } = this.#clock.take({ ...asked, heardAt, answeredAt: now });
    this.#add('agentDelay', asked.receivedAt, delayMs);
    if (isNew) this.spans = []; // their times would be of another clock
    const moved = spans.map((span) => ({ ...span, start: this.#clock.toPage(span.start) }));
    const turns = moved.filter(({ phase }) => phase === 'turn');
    const from = this.#clock.toPage(isNew || asked.since < 0 ? 0 : asked.since);
    const goesOn: WorkSpan[] =
      awakeSince === null ? [] : [{ phase: 'turn', start: this.#clock.toPage(awakeSince), ms: now - awakeSince }];
    for (const stretch of ['short', 'long'] as const) {
      addShares(this.trends.agentBusy[stretch], [...turns, ...goesOn], from, this.#clock.toPage(now));
    }
    for (const { start, ms } of turns) this.#add('turn', start + ms, ms);
    this.spans = [...this.spans, ...moved].slice(-spansKept);
    this.#agent = agent;
  }

  /** What it costs to watch counts as such. */
  #own(work: () => void): void {
    const start = this.#sources.now();
    work();
    this.#ownedUntil = this.#sources.now();
    this.#spentMs += this.#ownedUntil - start;
  }
}
