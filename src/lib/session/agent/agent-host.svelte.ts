import type { ProposedBounds } from '../../agent/fold/capability';
import type { Language } from '../../base/language';
import { proxy, transfer } from 'comlink';
import { startBlobWorker } from '../../bridge/blob-worker';
import type {
  Agent,
  AgentStatus,
  AgentVitals,
  Crossing,
  ExportedFile,
  ExportShape,
  LogQuestion,
  LogStretch,
  FunctionFacts,
  LentName,
  StateThen,
  TextSearch,
} from '../../bridge/contract';
import { liveRemote, type LiveRemote } from '../../bridge/live-remote';
import type { ModelsListed } from '../../bridge/listed-models';
import type { MindChecked } from '../../bridge/minds';
import { isSeen, mirrorAnchor, startOptions } from './start-options';
import type { TabChannel } from '../tabs/tab-channel';
import type { PageView } from '../view/page-view';
import { isBusy } from '../view/run-facts';
import agentUrl from '../../../workers/agent.worker.ts?worker&url';

/** As often as leadership may be stolen: a worker that dies more often dies of something that a restart does not heal. */
const restartsAllowed = 3;
const restartsWithinMs = 600_000;
/** While it starts it is asked again after this long, and then twice as long each time; ms. */
const firstAskMs = 50;
/** Else it is not asked more often than this; ms. */
const askEveryMs = 1_000;

/** Owns this tab's agent thread: starts it, asks how it stands, replaces it when it dies. */
export class AgentHost {
  status = $state.raw<AgentStatus>({ role: 'starting' });
  /** It died and is not started again by itself. */
  isGone = $state(false);
  /** Told of each new thread: what was lent to the one before must be lent anew. */
  onThread: () => void = () => {};
  /** A thread ended; another may follow. */
  onEnd: () => void = () => {};
  /** Told that other tabs keep it from opening the store. */
  onBlocked: () => void = () => {};
  /** Told when it needs one that it has not, or that does not answer it. */
  onNeed: (thread: LentName) => void = () => {};

  #thread: { worker: Worker; remote: LiveRemote<Agent> } | null = null;
  /** Null: it was not started. */
  #language: Language | null = null;
  #restarts: number[] = [];
  #askedAt = -Infinity;
  #isAsking = false;
  /** Begun before this was there. */
  #begun: Worker | null;
  /** While it was being asked. */
  #hasChanged = false;
  #lastSeq = 0;

  readonly #channel: TabChannel;

  constructor(begun: Worker | null, channel: TabChannel) {
    this.#begun = begun;
    this.#channel = channel;
    channel.listen('status_changed', () => this.askAnew());
  }

  /** It has not said yet what it is. */
  get isStarting(): boolean {
    return this.status.role === 'starting' && !this.isGone;
  }

  /** Once. The thread lives as long as the page. */
  start(lang: Language): void {
    this.#language = lang;
    this.#startThread();
    document.addEventListener('visibilitychange', () => {
      this.#thread?.remote.setVisible(isSeen()).catch(() => this.ask());
      if (isSeen()) this.ask();
    });
  }

  /** As the page speaks from now on, and what is said by itself. */
  setLanguage(lang: Language): void {
    if (this.#language === null || this.#language === lang) return;
    this.#language = lang;
    this.#thread?.remote.setLanguage(lang).catch(() => this.ask());
  }

  /** Somebody writes, and will want an answer. */
  prepare(): void {
    this.#thread?.remote.prepare().catch(() => this.ask());
  }

  /** Something new is in the inbox. A dead thread is noticed by this. The leader may be in another tab. */
  poke(): void {
    this.#thread?.remote.poke().catch(() => this.ask());
    this.#channel.post({ kind: 'poke' });
  }

  /** Asks the thread how it stands; a dead one is noticed by this. Not to be called while nothing goes on: it wakes the thread. */
  ask(): void {
    const now = performance.now();
    if (this.#isAsking || (this.status.role !== 'starting' && now - this.#askedAt < askEveryMs)) return;
    this.#isAsking = true;
    this.#askedAt = now;
    void this.#askNow().finally(() => {
      this.#isAsking = false;
      if (this.#hasChanged) this.askAnew();
    });
  }

  /** It is known to stand otherwise than before. */
  askAnew(): void {
    this.#askedAt = -Infinity;
    this.#hasChanged = this.#isAsking;
    this.ask();
  }

  /** Something else is stored. An agent whose writes fail can say so only when asked; at rest it is left asleep. */
  viewChanged({ snapshot: { run }, inbox, anchor }: PageView): void {
    if (anchor) mirrorAnchor(anchor);
    const isNews = run.last.seq !== this.#lastSeq;
    this.#lastSeq = run.last.seq;
    const isAtWork = inbox.length > 0 || isBusy(run) || (isNews && run.halt !== null);
    if (isAtWork || this.status.role !== 'leading') this.ask();
  }

  /** Never rejects, as the others do not. */
  exportFile(shape: ExportShape): Promise<Crossing<ExportedFile>> {
    return this.#crossing((remote) => remote.exportFile(shape));
  }

  functions(lang: Language): Promise<Crossing<readonly FunctionFacts[]>> {
    return this.#crossing(async (remote) => ({ ok: true, value: await remote.functions(lang) }));
  }

  findText(passage: string): Promise<Crossing<TextSearch>> {
    return this.#crossing((remote) => remote.findText(passage));
  }

  listEvents(question: LogQuestion): Promise<Crossing<LogStretch>> {
    return this.#crossing((remote) => remote.listEvents(question));
  }

  exportSelection(seqs: readonly number[]): Promise<Crossing<ExportedFile>> {
    return this.#crossing((remote) => remote.exportSelection(seqs));
  }

  stateAt(seq: number): Promise<Crossing<StateThen>> {
    return this.#crossing((remote) => remote.stateAt(seq));
  }

  /** How the thread fares; null where it does not answer. Wakes it. */
  async vitals(since: number): Promise<AgentVitals | null> {
    return (await this.#thread?.remote.vitals(since).catch(() => null)) ?? null; // a dead one is told of by `status`
  }

  /** Lends the thread another one; a dead one needs none. Resolves once it has it, or is gone; never rejects. */
  async lend(thread: LentName, port: MessagePort): Promise<void> {
    await this.#thread?.remote.lend(thread, transfer(port, [port])).catch(() => this.ask());
  }

  checkMind(id: string, grokModel: string | null): Promise<MindChecked> {
    return this.#crossing((remote) => remote.checkMind(id, grokModel));
  }

  listModels(baseUrl: string): Promise<ModelsListed> {
    return this.#crossing((remote) => remote.listModels(baseUrl));
  }

  ruleBounds(thought: number): Promise<Crossing<ProposedBounds>> {
    return this.#crossing((remote) => remote.ruleBounds(thought));
  }

  async #crossing<T>(ask: (remote: LiveRemote<Agent>) => Promise<Crossing<T>>): Promise<Crossing<T>> {
    const thread = this.#thread;
    if (!thread) return { ok: false, code: 'thread-silent', message: 'no agent runs' };
    try {
      return await ask(thread.remote);
    } catch (error) {
      return { ok: false, code: 'thread-silent', message: error instanceof Error ? error.message : String(error) };
    }
  }

  #startThread(): void {
    if (this.#language === null) return;
    const begun = this.#begun;
    this.#begun = null;
    const worker = begun ?? startBlobWorker(agentUrl, 'agent');
    const remote = liveRemote<Agent>(worker, 'agent', {
      onSilent: (hasStarted) => {
        if (this.#thread?.worker === worker) this.#replace(hasStarted);
      },
    });
    this.#thread = { worker, remote };
    this.onThread();
    remote.askForThreads(proxy((name: LentName) => this.onNeed(name))).catch(() => this.ask());
    // one that was begun was told to start; what it was told may have changed since
    if (begun) remote.setVisible(isSeen()).catch(() => this.ask());
    const starting = begun ? remote.setLanguage(this.#language) : remote.start(startOptions(this.#language));
    starting.then(
      () => this.ask(),
      (error: unknown) => console.error('the agent did not start', error),
    );
  }

  #replace(hadStarted: boolean): void {
    this.#thread?.worker.terminate();
    this.#thread = null;
    this.onEnd();
    const now = performance.now();
    this.#restarts = this.#restarts.filter((time) => now - time < restartsWithinMs);
    // one that never started would fail again at once, and for ever
    if (!hadStarted || this.#restarts.length >= restartsAllowed) {
      this.isGone = true;
      return;
    }
    this.#restarts.push(now);
    this.status = { role: 'starting' };
    this.#startThread();
  }

  async #askNow(): Promise<void> {
    const thread = this.#thread;
    if (!thread) return;
    let waitMs = firstAskMs;
    for (;;) {
      let status: AgentStatus;
      try {
        status = await thread.remote.status();
      } catch (error) {
        console.warn('the agent did not answer', error);
        return;
      }
      if (this.#thread !== thread) return;
      this.#take(status);
      if (status.role !== 'starting') return;
      await new Promise((resolve) => setTimeout(resolve, waitMs));
      waitMs = Math.min(waitMs * 2, 1_000);
    }
  }

  #take(status: AgentStatus): void {
    if (this.status.role === 'starting' && (status.role === 'leading' || status.role === 'standby')) {
      performance.mark('agent-ready');
    }
    this.status = status;
    if (status.role === 'starting' && status.isBlocked) this.onBlocked();
  }
}
