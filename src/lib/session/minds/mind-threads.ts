import { expose, transfer } from 'comlink';
import { startBlobWorker } from '../../bridge/blob-worker';
import { BrowserModel, promptApi } from '../../bridge/browser-model';
import type { LentName } from '../../bridge/contract';
import type { Egress, EgressRecord, Lendable } from '../../bridge/egress-contract';
import { readAllowedOrigins } from '../../bridge/egress-store';
import { liveRemote, type LiveRemote } from '../../bridge/live-remote';
import type { MindProfile } from '../../bridge/minds';
import type { OwnedModelThread } from '../../bridge/model-contract';
import type { AgentHost } from '../agent-host.svelte';
import type { OpenPhrases } from './open-phrases';
import egressUrl from '../../../workers/egress.worker.ts?worker&url';
import modelUrl from '../../../workers/model.worker.ts?worker&url';

/** How long a policy is waited for, where none is in force yet; ms. */
const policyWaitMs = 12_000;
/** Requests of threads that are gone; the oldest leave. */
const keptRecords = 200;

interface Thread<T> {
  worker: Worker;
  remote: LiveRemote<T & Lendable>;
}
interface EgressThread extends Thread<Egress> {
  /** What its policy lets it reach: a thread's own never changes. */
  origins: readonly string[];
}

/**
 * The threads that minds need: started when one is used, and lent to this page's agent. One that dies, or whose policy is not that of what
 * is set up by now, in this window or in another, gives way to a new one.
 */
export class MindThreads {
  readonly #agent: AgentHost;
  readonly #phrases: OpenPhrases;
  #egress: EgressThread | null = null;
  /** They end what they have begun. */
  readonly #retiring = new Set<EgressThread>();
  #records: EgressRecord[] = [];
  #model: Thread<OwnedModelThread> | null = null;
  /** What this agent has: a second port to the same thread would outlive the first one's death. */
  readonly #lent = new Set<unknown>();
  #lastChange: Promise<void> = Promise.resolve();

  constructor(agent: AgentHost, phrases: OpenPhrases) {
    this.#agent = agent;
    this.#phrases = phrases;
    phrases.onChange = (origin, key) => void this.#egress?.remote.unlock(origin, key).catch(unanswered);
  }

  /** This page's agent is another one now, and has nothing. */
  agentIsNew(): void {
    this.#lent.clear();
  }

  /** Lends the agent what these minds need. Resolves once it is lent; never rejects. */
  lend(profiles: () => Promise<MindProfile[]>): Promise<void> {
    return this.#inTurn(async () => {
      await this.#followOrigins();
      const known = await profiles();
      if (known.some(({ kind }) => kind === 'browser')) this.#lendBrowser();
      if (known.some(isInOurThread)) await this.#lendModel();
    });
  }

  /** The agent gave one up, since it did not answer: it gets a new way there, to a new thread where the old one is dead. */
  lendAnew(name: LentName): Promise<void> {
    return this.#inTurn(async () => {
      if (name === 'browser') {
        this.#lent.delete('browser');
        this.#lendBrowser();
      } else if (name === 'model') {
        this.#lent.delete(this.#model);
        await this.#lendModel();
      } else {
        const known = this.#egress;
        if (known) {
          this.#lent.delete(known);
          const isAlive = await known.remote.ping().then(
            () => true,
            () => false,
          );
          if (!isAlive) {
            known.worker.terminate();
            this.#egress = null;
          }
        }
        await this.#followOrigins();
      }
    });
  }

  /** The model in that thread, or on its way in, is to go; others go on. Resolves true where it took the thread down. */
  async endModel(id: string): Promise<boolean> {
    const thread = this.#model;
    if (!thread || !(await thread.remote.concerns(id).catch(() => true))) return false;
    this.#end(thread);
    return true;
  }

  /** Of models in that thread only this one is needed from now on. */
  keepOnly(id: string | null): void {
    void this.#model?.remote.keepOnly(id).catch(unanswered);
  }

  /** What left this page through them, oldest first. */
  async requests(): Promise<EgressRecord[]> {
    const threads = [...this.#retiring, ...(this.#egress ? [this.#egress] : [])];
    const now = await Promise.all(threads.map(({ remote }) => remote.records().catch(() => [])));
    return [...this.#records, ...now.flat()];
  }

  async #followOrigins(): Promise<void> {
    const origins = await readAllowedOrigins();
    const before = this.#egress;
    if (before && sameList(before.origins, origins) && (await isAsGuardedAsCanBe(before))) {
      this.#lendEgress(before);
      return;
    }
    const thread = await startEgress(origins);
    this.#egress = thread;
    this.#lendEgress(thread);
    if (before) void this.#retire(before, origins);
  }

  /** What it has begun goes on where it could be begun now, too. */
  async #retire(thread: EgressThread, origins: readonly string[]): Promise<void> {
    this.#retiring.add(thread);
    this.#lent.delete(thread);
    if (thread.origins.every((origin) => origins.includes(origin))) await thread.remote.idle().catch(unanswered);
    const records = await thread.remote.records().catch(() => []);
    this.#records = [...this.#records, ...records].slice(-keptRecords);
    this.#retiring.delete(thread);
    thread.worker.terminate();
  }

  #lendEgress(thread: EgressThread): void {
    if (this.#lent.has(thread)) return;
    this.#lent.add(thread);
    const { port1, port2 } = new MessageChannel();
    for (const [origin, key] of this.#phrases.all) thread.remote.unlock(origin, key).catch(unanswered);
    thread.remote.serve(transfer(port1, [port1])).catch(unanswered);
    this.#agent.lend('egress', port2);
  }

  /** One that died is noticed here, and started anew: what it had loaded is loaded again from its file. */
  async #lendModel(): Promise<void> {
    const known = this.#model;
    if (known) await known.remote.ping().catch(unanswered);
    const thread = (this.#model ??= this.#startModel());
    const { remote } = thread;
    await remote.ping(); // never lent before it lives: who has a port to a dead thread waits for nothing
    if (this.#lent.has(thread)) return;
    this.#lent.add(thread);
    const { port1, port2 } = new MessageChannel();
    await remote.serve(transfer(port1, [port1]));
    this.#agent.lend('model', port2);
  }

  /** The page itself answers for it: no thread has it. */
  #lendBrowser(): void {
    const api = promptApi();
    if (!api || this.#lent.has('browser')) return;
    this.#lent.add('browser');
    const { port1, port2 } = new MessageChannel();
    expose(new BrowserModel(api), port1);
    this.#agent.lend('browser', port2);
  }

  #startModel(): Thread<OwnedModelThread> {
    const worker = startBlobWorker(modelUrl, 'model');
    const thread: Thread<OwnedModelThread> = {
      worker,
      remote: liveRemote<OwnedModelThread & Lendable>(worker, 'model', { onSilent: () => this.#end(thread) }),
    };
    return thread;
  }

  #end(thread: Thread<OwnedModelThread>): void {
    thread.worker.terminate();
    this.#lent.delete(thread);
    if (this.#model === thread) this.#model = null;
  }

  /** One change of threads at a time. */
  #inTurn(change: () => Promise<void>): Promise<void> {
    const done = this.#lastChange.then(change);
    this.#lastChange = done.catch((error: unknown) => console.warn('no thread', error));
    return this.#lastChange;
  }
}

/** Whether it is loaded by the thread of this page that holds models. */
function isInOurThread({ kind }: MindProfile): boolean {
  return kind === 'wllama' || kind === 'webllm';
}

/** From its network address: only so does it get a policy of its own, which an active service worker puts on it. */
async function startEgress(origins: readonly string[]): Promise<EgressThread> {
  if ('serviceWorker' in navigator) {
    const patience = new Promise((resolve) => setTimeout(resolve, policyWaitMs));
    await Promise.race([navigator.serviceWorker.ready, patience]);
  }
  const worker = new Worker(new URL(egressUrl, location.href), { type: 'module', name: 'egress' });
  return { worker, remote: liveRemote<Egress & Lendable>(worker, 'egress'), origins };
}

/** It has a policy, or a new one would have none either. */
async function isAsGuardedAsCanBe({ remote }: EgressThread): Promise<boolean> {
  if (await remote.isGuarded().catch(() => false)) return true;
  const registration = 'serviceWorker' in navigator ? await navigator.serviceWorker.getRegistration() : undefined;
  return !registration?.active;
}

function sameList(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((item, place) => item === other[place]);
}

function unanswered(error: unknown): void {
  console.warn('a thread of minds does not answer', error);
}
