import { expose, transfer } from 'comlink';
import { liveQuery } from 'dexie';
import type { Egress, EgressRecord, Lendable } from '../../bridge/egress-contract';
import { readKey, removeKey, writeAllowedOrigins } from '../../bridge/egress-store';
import { closeKey, openKey } from '../../bridge/key-vault';
import { liveRemote, type LiveRemote } from '../../bridge/live-remote';
import { mindKey, type MindChecked, type MindInUse, type MindProfile } from '../../bridge/minds';
import { conversationKey, MindsDatabase, type MindUse } from '../../bridge/minds-database';
import { toOrigin } from '../../bridge/origins';
import type { AgentHost } from '../agent-host.svelte';
import { writeChoice } from '../stored-choice';
import { inOrder, movedUp, nextMind } from './mind-order';
import { newSalt, passphraseKey } from './passphrase-key';
import { isGguf, removeModelFile, writeModelFile } from '../../bridge/model-files';
import type { ModelThread } from '../../bridge/model-contract';
import { BrowserModel, promptApi } from '../../bridge/browser-model';
import { startBlobWorker } from '../../bridge/blob-worker';
import modelUrl from '../../../workers/model.worker.ts?worker&url';
import { WebLlmDownloads } from './webllm-downloads.svelte';
import egressUrl from '../../../workers/egress.worker.ts?worker&url';

/** How long a policy is waited for, where none is in force yet; ms. */
const policyWaitMs = 12_000;

interface Thread<T> {
  worker: Worker;
  remote: LiveRemote<T & Lendable>;
}

/** A key of an origin, as the page may know it. */
export interface KeyFacts {
  hasKey: boolean;
  hasPassphrase: boolean;
}

/** The minds of this browser, and the threads that they need: started when one is used, and lent to this page's agent. */
export class Minds {
  profiles = $state.raw<MindProfile[]>([]);
  uses = $state.raw<MindUse[]>([]);
  /** Id of the one in use; null: Reflex. */
  inUse = $state<string | null>(null);
  readonly webllm: WebLlmDownloads;

  readonly #agent: AgentHost;
  readonly #changed: () => void;
  readonly #database = new MindsDatabase();
  #egress: Thread<Egress> | null = null;
  #model: Thread<ModelThread> | null = null;
  /** What this agent has: a second port to the same thread would outlive the first one's death. */
  readonly #lent = new Set<unknown>();
  #lastChange: Promise<void> = Promise.resolve();
  #phrase: CryptoKey | null = null;

  /** `changed`: tells all tabs. */
  constructor(agent: AgentHost, changed: () => void) {
    this.#agent = agent;
    this.#changed = changed;
    this.webllm = new WebLlmDownloads(
      () => this.#database.profiles.toArray(),
      (profile) => this.#keep(profile),
    );
    agent.onThread = () => {
      this.#lent.clear();
      this.lend();
    };
  }

  /** Shows what is set up, until the returned function is called. */
  watch(): () => void {
    const watching = liveQuery(async () => ({
      profiles: inOrder(await this.#database.profiles.toArray(), await this.#database.order()),
      inUse: await this.#database.chosenId(),
      uses: await this.#database.uses.toArray(),
    })).subscribe({
      next: ({ profiles, inUse, uses }) => {
        this.profiles = profiles;
        this.inUse = inUse;
        this.uses = uses;
      },
      error: (error: unknown) => console.warn('the minds cannot be looked up', error),
    });
    return () => watching.unsubscribe();
  }

  /** Lends the agent what it may need. */
  lend(): void {
    void this.#inTurn(async () => {
      this.#egress ??= await startEgress();
      this.#lendEgress(this.#egress);
      const profiles = await this.#database.profiles.toArray();
      if (profiles.some(({ kind }) => kind === 'browser')) this.#lendBrowser();
      if (profiles.some(isInOurThread)) await this.#lendModel();
    });
  }

  /** Copies a GGUF file into this browser. Null: it was kept. */
  async addFile(file: File): Promise<'not_gguf' | 'no_room' | null> {
    if (!(await isGguf(file))) return 'not_gguf';
    const id = crypto.randomUUID();
    try {
      await writeModelFile(id, file);
    } catch (error) {
      if (error instanceof DOMException && error.name === 'QuotaExceededError') return 'no_room';
      throw error;
    }
    const name = file.name.replace(/\.gguf$/i, '');
    const profile: MindProfile = {
      id,
      kind: 'wllama',
      name,
      baseUrl: '',
      model: file.name,
      protocol: 'chat',
      contextTokens: null,
      price: null,
      bytes: file.size,
    };
    await this.#keep(profile);
    return null;
  }

  async #keep(profile: MindProfile): Promise<void> {
    const { profiles } = this.#database;
    await this.#database.transaction('rw', profiles, () => profiles.put(profile));
    this.lend();
    this.#changed();
  }

  /** Sets the browser's own model up, as `name`. */
  async addBrowserModel(name: string): Promise<void> {
    const { profiles } = this.#database;
    const own = { id: 'browser', kind: 'browser', name, model: name } as const;
    const rest = { baseUrl: '', protocol: 'chat', contextTokens: null, price: null, bytes: null } as const;
    await this.#database.transaction('rw', profiles, () => profiles.put({ ...own, ...rest }));
    this.lend();
    this.#changed();
  }

  /**
   * Keeps a mind, with the key for its origin where one is given; null leaves the stored one. Resolves when the way there is open.
   */
  async save(profile: MindProfile, key: string | null, passphrase: string): Promise<void> {
    const origin = toOrigin(profile.baseUrl);
    if (origin !== null && key !== null) {
      const salt = newSalt();
      const phrase = passphrase === '' ? null : { key: await passphraseKey(passphrase, salt), salt };
      await closeKey(origin, key, phrase);
      if (phrase) this.#phrase = phrase.key;
    }
    const { profiles, chosen } = this.#database;
    const before = await profiles.get(profile.id);
    await this.#database.transaction('rw', profiles, chosen, async () => {
      await profiles.put(profile);
      if (!profile.stores) await chosen.delete(conversationKey(profile.id));
    });
    if (before && toOrigin(before.baseUrl) !== origin) await this.#forgetKeyOf(before);
    await this.#allow();
    if ((await this.#database.chosenId()) === profile.id)
      await this.use(profile.id); // what is shown of it may be another now
    else this.#changed();
  }

  /** What kept a mind from being asked may be over: the agents ask again, and a model whose last load did not end is loaded again. */
  async tryAnew(): Promise<void> {
    await this.#database.markLoading(null);
    this.#changed();
  }

  /** What the person may go on with when the mind in use fails; null: Reflex. */
  async next(): Promise<MindProfile | null> {
    const inUse = await this.#database.chosenId();
    const ordered = inOrder(await this.#database.profiles.toArray(), await this.#database.order());
    return inUse === null ? null : nextMind(ordered, inUse);
  }

  async moveUp(id: string): Promise<void> {
    const { chosen } = this.#database;
    const ids = movedUp(
      this.profiles.map((profile) => profile.id),
      id,
    );
    await this.#database.transaction('rw', chosen, () => chosen.put({ key: 'order', ids }));
  }

  /** Null: Reflex. */
  async use(id: string | null): Promise<void> {
    const { chosen, profiles } = this.#database;
    await this.#database.transaction('rw', chosen, () => chosen.put({ key: 'chosen', id }));
    const profile = id === null ? null : await profiles.get(id);
    const inUse: MindInUse | null = profile
      ? { id: profile.id, name: profile.name, host: profile.kind === 'served' ? new URL(profile.baseUrl).host : null }
      : null;
    writeChoice(mindKey, inUse && JSON.stringify(inUse));
    this.#changed();
  }

  /** With its key, where no other mind goes to the same origin. */
  async remove(id: string): Promise<void> {
    const profile = await this.#database.profiles.get(id);
    if ((await this.#database.chosenId()) === id) await this.use(null);
    if (profile && isInOurThread(profile)) {
      this.#endModel();
      await this.#database.markLoading(null); // if it was loading, it was this that ended it
    }
    if (profile?.kind === 'wllama') await removeModelFile(id);
    const { profiles, chosen } = this.#database;
    await this.#database.transaction('rw', profiles, chosen, async () => {
      await profiles.delete(id);
      await chosen.delete(conversationKey(id));
    });
    if (profile?.record) await this.webllm.remove(profile.record);
    if (profile) await this.#forgetKeyOf(profile);
    await this.#allow();
    this.#changed();
  }

  /** The key that it went by, where no mind goes there any more. */
  async #forgetKeyOf({ baseUrl }: MindProfile): Promise<void> {
    const others = await this.#database.profiles.toArray();
    const origin = toOrigin(baseUrl);
    if (origin !== null && !others.some((other) => toOrigin(other.baseUrl) === origin)) await removeKey(origin);
  }

  async keyFacts(baseUrl: string): Promise<KeyFacts> {
    const origin = toOrigin(baseUrl);
    const stored = origin === null ? null : await readKey(origin);
    return { hasKey: stored !== null, hasPassphrase: stored?.passphrase != null };
  }

  async forgetKey(baseUrl: string): Promise<void> {
    const origin = toOrigin(baseUrl);
    if (origin !== null) await removeKey(origin);
    this.#changed();
  }

  /** False: it is not the passphrase. The opened key lives in this page's threads alone, until it is closed. */
  async unlock(baseUrl: string, passphrase: string): Promise<boolean> {
    const origin = toOrigin(baseUrl) ?? '';
    const stored = await readKey(origin);
    if (!stored?.passphrase) return true;
    const phrase = await passphraseKey(passphrase, stored.passphrase.salt);
    const opened = await openKey(origin, phrase);
    if (!opened.ok) return false;
    this.#phrase = phrase;
    await this.#egress?.remote.unlock(phrase);
    this.#changed();
    return true;
  }

  async check(id: string): Promise<MindChecked> {
    await this.#database.markLoading(null);
    this.lend();
    return this.#agent.checkMind(id);
  }

  /** What left this page, oldest first. */
  async requests(): Promise<EgressRecord[]> {
    const sent = (await this.#egress?.remote.records().catch(() => [])) ?? [];
    return [...sent, ...(await this.webllm.requests())].sort((one, other) => one.at - other.at);
  }

  /** The origins of all that is set up, and a new thread under the policy that names them: a thread's own never changes. */
  async #allow(): Promise<void> {
    const profiles = await this.#database.profiles.toArray();
    const origins = profiles.map(({ baseUrl }) => toOrigin(baseUrl)).filter((origin) => origin !== null);
    await writeAllowedOrigins(origins);
    await this.#inTurn(async () => {
      this.#egress?.worker.terminate();
      this.#egress = await startEgress();
      this.#lendEgress(this.#egress);
    });
  }

  /** One that died is noticed here, and started anew: what it had loaded is loaded again from its file. */
  async #lendModel(): Promise<void> {
    const known = this.#model;
    if (known) await known.remote.ping().catch((error: unknown) => console.warn('the model thread is gone', error));
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

  #startModel(): Thread<ModelThread> {
    const worker = startBlobWorker(modelUrl, 'model');
    const thread: Thread<ModelThread> = {
      worker,
      remote: liveRemote<ModelThread & Lendable>(worker, 'model', {
        onSilent: () => {
          if (this.#model === thread) this.#endModel();
        },
      }),
    };
    return thread;
  }

  #endModel(): void {
    this.#model?.worker.terminate();
    this.#model = null;
  }

  #lendEgress(thread: Thread<Egress>): void {
    if (this.#lent.has(thread)) return;
    this.#lent.add(thread);
    const { remote } = thread;
    const { port1, port2 } = new MessageChannel();
    const lost = (error: unknown): void => console.warn('the egress thread does not answer', error);
    remote.serve(transfer(port1, [port1])).catch(lost);
    if (this.#phrase) remote.unlock(this.#phrase).catch(lost);
    this.#agent.lend('egress', port2);
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
async function startEgress(): Promise<Thread<Egress>> {
  if ('serviceWorker' in navigator) {
    const patience = new Promise((resolve) => setTimeout(resolve, policyWaitMs));
    await Promise.race([navigator.serviceWorker.ready, patience]);
  }
  const worker = new Worker(new URL(egressUrl, location.href), { type: 'module', name: 'egress' });
  return { worker, remote: liveRemote<Egress & Lendable>(worker, 'egress') };
}
