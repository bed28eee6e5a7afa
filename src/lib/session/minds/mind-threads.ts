import { expose, transfer } from 'comlink';
import { startBlobWorker } from '../../bridge/blob-worker';
import { BrowserModel, promptApi } from '../../bridge/browser-model';
import type { LentName } from '../../bridge/contract';
import type { Egress, EgressRecord, Lendable } from '../../bridge/egress-contract';
import { readAllowedOrigins } from '../../bridge/egress-store';
import { liveRemote, type LiveRemote } from '../../bridge/live-remote';
import type { MindProfile } from '../../bridge/minds';
import { modelPatience, type ModelThread, type OwnedModelThread } from '../../bridge/model-contract';
import type { AgentHost } from '../agent/agent-host.svelte';
import type { OpenPhrases } from './open-phrases';
import egressUrl from '../../../workers/egress.worker.ts?worker&url';
import modelUrl from '../../../workers/model.worker.ts?worker&url';

/** How long a policy is waited for, where none is in force yet; ms. */
const policyWaitMs = 12_000;
/** So long may a model's thread take to answer that the agent gave up, after a wait of its own; ms. */
const doubtedMs = 5_000;
/** Requests of threads that are gone; the oldest leave. */
const keptRecords = 200;

interface Thread<T> {
  worker: Pick<Worker, 'terminate'>;
  remote: LiveRemote<T & Lendable>;
}
interface EgressThread extends Thread<Egress> {
  /** What its policy lets it reach: a thread's own never changes. */
  origins: readonly string[];
}

/** What the browser does for them. */
export interface MindThreadPorts {
  allowedOrigins(): Promise<readonly string[]>;
  /** Its policy names what is allowed at that moment. May take as long as a service worker does. */
  startEgress(): Promise<Thread<Egress>>;
  /** `onSilent`: once, when it does not answer any more. */
  startModel(onSilent: () => void): Thread<OwnedModelThread>;
  /** Null: this browser has none. */
  browserModel(): ModelThread | null;
  /** Whether a thread that starts now gets a policy. */
  hasPolicies(): Promise<boolean>;
}

/**
 * The threads that minds need: started when one is used, and lent to this page's agent. One that dies, or whose policy is not that of what
 * is set up by now, in this window or in another, gives way to a new one.
 */
export class MindThreads {
  readonly #agent: Pick<AgentHost, 'lend'>;
  readonly #phrases: Pick<OpenPhrases, 'all' | 'onChange'>;
  readonly #ports: MindThreadPorts;
  #egress: EgressThread | null = null;
  /** They end what they have begun. */
  readonly #retiring = new Set<EgressThread>();
  #records: EgressRecord[] = [];
  #model: Thread<OwnedModelThread> | null = null;
  /** What this agent has: a second port to the same thread would outlive the first one's death. */
  readonly #lent = new Set<unknown>();
  /** Apart: a policy may take long to be in force, and no model of this device needs one. */
  readonly #lastChange = { outside: Promise.resolve(), device: Promise.resolve() };

  constructor(
    agent: Pick<AgentHost, 'lend'>,
    phrases: Pick<OpenPhrases, 'all' | 'onChange'>,
    ports: MindThreadPorts = browserPorts,
  ) {
    this.#agent = agent;
    this.#phrases = phrases;
    this.#ports = ports;
    phrases.onChange = (origin, key) => void this.#egress?.remote.unlock(origin, key).catch(unanswered);
  }

  /** This page's agent is another one now, and has nothing. */
  agentIsNew(): void {
    this.#lent.clear();
  }

  /** What it asked for is of use to nobody. */
  agentEnded(): void {
    const threads = [this.#model, this.#egress, ...this.#retiring];
    for (const thread of threads) void thread?.remote.abandon().catch(unanswered);
  }

  /** Lends the agent what these minds need. Resolves once it is lent; never rejects. */
  async lend(profiles: () => Promise<MindProfile[]>): Promise<void> {
    const outside = this.#inTurn('outside', () => this.#followOrigins());
    await this.#inTurn('device', () => this.#lendOfDevice(profiles));
    await outside;
  }

  async #lendOfDevice(profiles: () => Promise<MindProfile[]>): Promise<void> {
    const known = await profiles();
    if (known.some(({ kind }) => kind === 'browser')) this.#lendBrowser();
    if (known.some(isInOurThread)) await this.#lendModel();
  }

  /** The agent gave one up, since it did not answer: it gets a new way there, to a new thread where the old one is dead. */
  lendAnew(name: LentName): Promise<void> {
    switch (name) {
      case 'browser':
        return this.#inTurn('device', async () => {
          this.#lent.delete('browser');
          this.#lendBrowser();
        });
      case 'model':
        return this.#inTurn('device', async () => {
          const doubted = this.#model;
          this.#lent.delete(doubted);
          if (doubted && !(await answersWithin(doubted.remote, doubtedMs))) this.#end(doubted);
          await this.#lendModel();
        });
      case 'egress':
        return this.#inTurn('outside', async () => {
          if (this.#egress) await this.#endIfDead(this.#egress);
          await this.#followOrigins();
        });
    }
  }

  async #endIfDead(thread: EgressThread): Promise<void> {
    this.#lent.delete(thread);
    try {
      await thread.remote.ping();
    } catch {
      thread.worker.terminate();
      this.#egress = null;
    }
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
    const gone = this.#records; // before those are asked: one that goes meanwhile puts its own here
    const now = await Promise.all(threads.map(({ remote }) => remote.records().catch(() => [])));
    return [...gone, ...now.flat()];
  }

  async #followOrigins(): Promise<void> {
    const origins = await this.#ports.allowedOrigins();
    const before = this.#egress;
    if (before && sameList(before.origins, origins) && (await this.#isAsGuardedAsCanBe(before))) {
      void this.#lendEgress(before);
      return;
    }
    const thread = { ...(await this.#ports.startEgress()), origins };
    this.#egress = thread;
    const lent = this.#lendEgress(thread);
    if (before) void this.#retire(before, origins, lent);
  }

  /** What it has begun goes on where it could be begun now, too. `lent`: nothing more is begun in it. */
  async #retire(thread: EgressThread, origins: readonly string[], lent: Promise<void>): Promise<void> {
    this.#retiring.add(thread);
    this.#lent.delete(thread);
    await thread.remote.keepTo(origins).catch(unanswered);
    await lent;
    await thread.remote.idle().catch(unanswered);
    const records = await thread.remote.records().catch(() => []);
    this.#records = [...this.#records, ...records].slice(-keptRecords);
    this.#retiring.delete(thread);
    thread.worker.terminate();
  }

  /** Resolves once the agent has it; never rejects. */
  async #lendEgress(thread: EgressThread): Promise<void> {
    if (this.#lent.has(thread)) return;
    this.#lent.add(thread);
    const { port1, port2 } = new MessageChannel();
    for (const [origin, key] of this.#phrases.all) thread.remote.unlock(origin, key).catch(unanswered);
    thread.remote.serve(transfer(port1, [port1])).catch(unanswered);
    await this.#agent.lend('egress', port2);
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
    void this.#agent.lend('model', port2);
  }

  /** The page itself answers for it: no thread has it. */
  #lendBrowser(): void {
    const model = this.#ports.browserModel();
    if (!model || this.#lent.has('browser')) return;
    this.#lent.add('browser');
    const { port1, port2 } = new MessageChannel();
    expose(model, port1);
    void this.#agent.lend('browser', port2);
  }

  #startModel(): Thread<OwnedModelThread> {
    const thread = this.#ports.startModel(() => this.#end(thread));
    return thread;
  }

  #end(thread: Thread<OwnedModelThread>): void {
    thread.worker.terminate();
    this.#lent.delete(thread);
    if (this.#model === thread) this.#model = null;
  }

  /** It has a policy, or a new one would have none either. */
  async #isAsGuardedAsCanBe({ remote }: EgressThread): Promise<boolean> {
    return (await remote.isGuarded().catch(() => false)) || !(await this.#ports.hasPolicies());
  }

  /** One change of those threads at a time. */
  #inTurn(kind: 'outside' | 'device', change: () => Promise<void>): Promise<void> {
    const done = this.#lastChange[kind].then(change);
    this.#lastChange[kind] = done.catch((error: unknown) => console.warn('no thread', error));
    return this.#lastChange[kind];
  }
}

function answersWithin(remote: LiveRemote<OwnedModelThread & Lendable>, ms: number): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), ms);
    const end = (isAnswered: boolean): void => {
      clearTimeout(timer);
      resolve(isAnswered);
    };
    remote.ping().then(
      () => end(true),
      () => end(false),
    );
  });
}

/** Whether it is loaded by the thread of this page that holds models. */
function isInOurThread({ kind }: MindProfile): boolean {
  return kind === 'wllama' || kind === 'webllm';
}

const browserPorts: MindThreadPorts = {
  allowedOrigins: readAllowedOrigins,
  /** From its network address: only so does it get a policy of its own, which an active service worker puts on it. */
  startEgress: async () => {
    if ('serviceWorker' in navigator) {
      const patience = new Promise((resolve) => setTimeout(resolve, policyWaitMs));
      await Promise.race([navigator.serviceWorker.ready, patience]);
    }
    const worker = new Worker(new URL(egressUrl, location.href), { type: 'module', name: 'egress' });
    return { worker, remote: liveRemote<Egress & Lendable>(worker, 'egress') };
  },
  startModel: (onSilent) => {
    const worker = startBlobWorker(modelUrl, 'model');
    return {
      worker,
      remote: liveRemote<OwnedModelThread & Lendable>(worker, 'model', { patience: modelPatience, onSilent }),
    };
  },
  browserModel: () => {
    const api = promptApi();
    return api && new BrowserModel(api);
  },
  hasPolicies: async () => {
    const registration = 'serviceWorker' in navigator ? await navigator.serviceWorker.getRegistration() : undefined;
    return Boolean(registration?.active);
  },
};

function sameList(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((item, place) => item === other[place]);
}

function unanswered(error: unknown): void {
  console.warn('a thread of minds does not answer', error);
}
