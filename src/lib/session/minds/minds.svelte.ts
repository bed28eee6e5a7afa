import { liveQuery } from 'dexie';
import type { EgressRecord } from '../../bridge/egress-contract';
import {
  readAllowedOrigins,
  readKey,
  removeAllKeys,
  removeKey,
  writeAllowedOrigins,
  writeKey,
  type StoredKey,
} from '../../bridge/egress-store';
import { closeKey, openKey } from '../../bridge/key-vault';
import type { MindChecked, MindProfile, Way } from '../../bridge/minds';
import { conversationKey, type MindsDatabase, type MindUse } from '../../bridge/minds-database';
import { isGguf, removeAllModelFiles, removeModelFile, writeModelFile } from '../../bridge/model-files';
import { toOrigin } from '../../bridge/origins';
import type { AgentHost } from '../agent/agent-host.svelte';
import { localAddress, localPrograms, type ModelsListed } from '../../bridge/listed-models';
import { programFound, readLocalPermission, type ProgramFound } from './local-programs';
import { inOrder, movedUp, nextMind } from './mind-order';
import { MindThreads } from './mind-threads';
import { OpenPhrases } from './open-phrases';
import { newSalt, passphraseKey } from './passphrase-key';
import { WebLlmDownloads } from './webllm-downloads.svelte';

/** A key of an origin, as the page may know it. */
export interface KeyFacts {
  hasKey: boolean;
  hasPassphrase: boolean;
}

/** The minds of this browser: what is set up, and which is in use. */
export class Minds {
  profiles = $state.raw<MindProfile[]>([]);
  uses = $state.raw<MindUse[]>([]);
  /** Id of the one in use; null: Reflex. */
  inUse = $state<string | null>(null);
  readonly webllm: WebLlmDownloads;

  readonly #agent: AgentHost;
  readonly #changed: () => void;
  readonly #database: MindsDatabase;
  readonly #phrases = new OpenPhrases();
  readonly #threads: MindThreads;
  /** Origins that are looked at just now, with how often. */
  readonly #tried = new Map<string, number>();
  /** One writing of what is allowed at a time: of two that cross, the later knows all. */
  #allowing = Promise.resolve();

  /** `changed`: tells all tabs. */
  constructor(agent: AgentHost, database: MindsDatabase, changed: () => void) {
    this.#agent = agent;
    this.#database = database;
    this.#changed = changed;
    this.webllm = new WebLlmDownloads(
      () => this.#database.profiles.toArray(),
      (profile) => this.#keep(profile),
    );
    this.#threads = new MindThreads(agent, this.#phrases);
    agent.onThread = () => {
      this.#threads.agentIsNew();
      void this.lend();
    };
    this.#allowing = this.#forbidLeftOver().catch((error: unknown) =>
      console.warn('what is allowed is not read', error),
    );
    agent.onEnd = () => this.#threads.agentEnded();
    agent.onNeed = (thread) => void this.#threads.lendAnew(thread);
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

  allProfiles(): Promise<MindProfile[]> {
    return this.#database.profiles.toArray();
  }

  /** Lends the agent what it may need, by what is set up now. */
  async lend(): Promise<void> {
    await this.#allowing;
    return this.#threads.lend(() => this.#database.profiles.toArray());
  }

  /** Something of it changed, in this window or another. */
  async follow(): Promise<void> {
    await this.lend();
    this.#threads.keepOnly(await this.#database.chosenId());
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
    await this.#database.transaction('rw!', profiles, () => profiles.put(profile));
    this.#changed();
  }

  /** Sets the browser's own model up, as `name`. */
  async addBrowserModel(name: string): Promise<void> {
    const own = { id: 'browser', kind: 'browser', name, model: name } as const;
    const rest = { baseUrl: '', protocol: 'chat', contextTokens: null, price: null, bytes: null } as const;
    await this.#keep({ ...own, ...rest });
  }

  /**
   * Keeps a mind, with the key for its origin where one is given; null leaves the stored one. Resolves when the way there is open.
   */
  async save(profile: MindProfile, key: string | null, passphrase: string): Promise<void> {
    const origin = toOrigin(profile.baseUrl);
    if (origin !== null && key !== null) await this.#closeKey(origin, key, passphrase);
    const { profiles, chosen } = this.#database;
    const before = await profiles.get(profile.id);
    await this.#database.transaction('rw!', profiles, chosen, async () => {
      await profiles.put(profile);
      if (!profile.stores) await chosen.delete(conversationKey(profile.id));
    });
    if (before && toOrigin(before.baseUrl) !== origin) await this.#forgetKeyOf(before);
    await this.#allow();
    this.#changed();
  }

  /** What kept a mind from being asked may be over: the agents ask again, and a model whose last load did not end is loaded again. */
  async tryAnew(): Promise<void> {
    await this.#database.forgetStops();
    this.#changed();
  }

  /** What the person may go on with when the mind in use fails, beside Reflex: `next` by their order, null: Reflex; and all others. */
  async others(): Promise<{ next: MindProfile | null; others: MindProfile[] }> {
    const inUse = await this.#database.chosenId();
    const ordered = inOrder(await this.#database.profiles.toArray(), await this.#database.order());
    const next = inUse === null ? null : nextMind(ordered, inUse);
    return { next, others: ordered.filter(({ id }) => id !== inUse && id !== next?.id) };
  }

  async moveUp(id: string): Promise<void> {
    const ids = movedUp(
      this.profiles.map((profile) => profile.id),
      id,
    );
    const { chosen } = this.#database;
    await this.#database.transaction('rw!', chosen, () => chosen.put({ key: 'order', ids }));
  }

  /** How the person wants it asked; null: as its check found. */
  async setWay(id: string, way: Way | null): Promise<void> {
    const { profiles } = this.#database;
    await this.#database.transaction('rw!', profiles, async () => {
      const profile = await profiles.get(id);
      if (profile) await profiles.put({ ...profile, wayChosen: way });
    });
    this.#changed();
  }

  /** Whether the person wants it shown pictures; null: as its check found. */
  async setSees(id: string, sees: boolean | null): Promise<void> {
    const { profiles } = this.#database;
    await this.#database.transaction('rw!', profiles, async () => {
      const profile = await profiles.get(id);
      if (profile) await profiles.put({ ...profile, seesChosen: sees });
    });
    this.#changed();
  }

  /** Null: Reflex. */
  async use(id: string | null): Promise<void> {
    await this.#database.choose(id);
    this.#changed();
  }

  /** With its key, where no other mind goes to the same origin. */
  async remove(id: string): Promise<void> {
    const profile = await this.#database.profiles.get(id);
    if ((await this.#database.chosenId()) === id) await this.use(null);
    // if it was loading, it was this that ended it
    if (await this.#threads.endModel(id)) await this.#database.forgetStops();
    if (profile?.kind === 'wllama') await removeModelFile(id);
    const { profiles, chosen } = this.#database;
    await this.#database.transaction('rw!', profiles, chosen, async () => {
      await profiles.delete(id);
      await chosen.delete(conversationKey(id));
    });
    if (profile?.record) await this.webllm.remove(profile.record);
    if (profile) await this.#forgetKeyOf(profile);
    await this.#allow();
    this.#changed();
  }

  /** Those that a host serves and the browser's own, every key, and what was counted of use. */
  async eraseServed(): Promise<void> {
    await this.#removeAll(({ kind }) => kind === 'served' || kind === 'browser');
    for (const [origin] of this.#phrases.all) this.#phrases.set(origin, null);
    await removeAllKeys();
    const { uses } = this.#database;
    await this.#database.transaction('rw!', uses, () => uses.clear());
    await this.#forgetRest();
  }

  /** Those that run from files on this device, with the files, and what was only begun. */
  async eraseModels(): Promise<void> {
    await this.#removeAll(({ kind }) => kind === 'wllama' || kind === 'webllm');
    await this.webllm.removeAll();
    await removeAllModelFiles();
    await this.#forgetRest();
  }

  async #removeAll(isMeant: (profile: MindProfile) => boolean): Promise<void> {
    for (const profile of await this.#database.profiles.toArray()) if (isMeant(profile)) await this.remove(profile.id);
  }

  /** Where no mind is left, nothing is to be told of any. */
  async #forgetRest(): Promise<void> {
    const { profiles, chosen, uses } = this.#database;
    await this.#database.transaction('rw!', profiles, chosen, uses, async () => {
      if ((await profiles.count()) > 0) return;
      await chosen.clear();
      await uses.clear();
    });
    this.#changed();
  }

  /** The key that it went by, where no mind goes there any more. */
  async #forgetKeyOf({ baseUrl }: Pick<MindProfile, 'baseUrl'>): Promise<void> {
    const others = await this.#database.profiles.toArray();
    const origin = toOrigin(baseUrl);
    if (origin !== null && !others.some((other) => toOrigin(other.baseUrl) === origin)) await this.#dropKey(origin);
  }

  async #dropKey(origin: string): Promise<void> {
    await removeKey(origin);
    this.#phrases.set(origin, null);
  }

  async keyFacts(baseUrl: string): Promise<KeyFacts> {
    const origin = toOrigin(baseUrl);
    const stored = origin === null ? null : await readKey(origin);
    return { hasKey: stored !== null, hasPassphrase: stored?.passphrase != null };
  }

  async forgetKey(baseUrl: string): Promise<void> {
    const origin = toOrigin(baseUrl);
    if (origin !== null) await this.#dropKey(origin);
    this.#changed();
  }

  /**
   * False: it is not the passphrase. What it opens lives in the threads of this browser's open windows alone, until the last is closed. Keys
   * of other hosts that the same one closes open with it, each by a salt of its own.
   */
  async unlock(baseUrl: string, passphrase: string): Promise<boolean> {
    const origin = toOrigin(baseUrl) ?? '';
    if (!(await this.#openWith(origin, passphrase))) return false;
    this.#changed();
    void this.#openOthers(origin, passphrase);
    return true;
  }

  async #openWith(origin: string, passphrase: string): Promise<boolean> {
    const stored = await readKey(origin);
    if (!stored?.passphrase) return true;
    const phrase = await passphraseKey(passphrase, stored.passphrase.salt);
    const opened = await openKey(origin, phrase);
    if (opened.ok) this.#phrases.set(origin, phrase);
    return opened.ok;
  }

  async #openOthers(opened: string, passphrase: string): Promise<void> {
    const known = new Set([opened, ...this.#phrases.all.map(([origin]) => origin)]);
    const origins = this.profiles.map(({ baseUrl }) => toOrigin(baseUrl)).filter((origin) => origin !== null);
    for (const origin of new Set(origins)) if (!known.has(origin)) await this.#openWith(origin, passphrase);
  }

  /** Looks which programs of this computer serve models. Only a press asks for it: until then their addresses are not allowed. */
  async find(): Promise<ProgramFound[]> {
    const origins = localPrograms.map((program) => new URL(localAddress[program]).origin);
    const listed = await this.#reaching(origins, () =>
      Promise.all(localPrograms.map((program) => this.#agent.listModels(localAddress[program]))),
    );
    const around = { permission: await readLocalPermission(), pageUrl: location.href };
    return localPrograms.map((program, place) => programFound(program, listed[place] as ModelsListed, around));
  }

  /** The models of a host, by the key that is given, or else kept, for it. A key for which no mind is set up then goes with `forgetUnused`. */
  async list(baseUrl: string, key: string | null, passphrase: string): Promise<ModelsListed> {
    const origin = toOrigin(baseUrl);
    if (origin === null) return { ok: false, code: 'origin_not_allowed', message: '' };
    const work = (): Promise<ModelsListed> => this.#reaching([origin], () => this.#agent.listModels(baseUrl));
    return key === null ? work() : this.#trying(origin, { key, passphrase }, work);
  }

  /** A key that does not work, or whose trial fails, gives way to the one that was kept before. */
  async #trying(
    origin: string,
    { key, passphrase }: { key: string; passphrase: string },
    work: () => Promise<ModelsListed>,
  ): Promise<ModelsListed> {
    const before = await readKey(origin);
    const phrase = new Map(this.#phrases.all).get(origin) ?? null;
    await this.#closeKey(origin, key, passphrase);
    const tried = await readKey(origin);
    let isGood = false;
    try {
      const listed = await work();
      isGood = listed.ok;
      return listed;
    } finally {
      if (!isGood && isSameKey(await readKey(origin), tried)) await this.#putBack(origin, before, phrase);
    }
  }

  async #putBack(origin: string, key: StoredKey | null, phrase: CryptoKey | null): Promise<void> {
    if (key === null) return this.#dropKey(origin);
    await writeKey(key);
    this.#phrases.set(origin, phrase);
  }

  /** The key of a host, where no mind goes there. */
  async forgetUnused(baseUrl: string): Promise<void> {
    await this.#forgetKeyOf({ baseUrl });
  }

  async #closeKey(origin: string, key: string, passphrase: string): Promise<void> {
    const salt = newSalt();
    const phrase = passphrase === '' ? null : { key: await passphraseKey(passphrase, salt), salt };
    await closeKey(origin, key, phrase);
    this.#phrases.set(origin, phrase?.key ?? null);
  }

  /** For as long as it takes, these origins may be reached beside those of what is set up. */
  async #reaching<T>(origins: readonly string[], work: () => Promise<T>): Promise<T> {
    for (const origin of origins) this.#tried.set(origin, (this.#tried.get(origin) ?? 0) + 1);
    try {
      await this.#allow();
      return await work();
    } finally {
      for (const origin of origins) {
        const left = (this.#tried.get(origin) ?? 1) - 1;
        if (left > 0) this.#tried.set(origin, left);
        else this.#tried.delete(origin);
      }
      await this.#allow();
    }
  }

  async check(id: string, grokModel: string | null): Promise<MindChecked> {
    await this.#database.forgetStops();
    await this.lend();
    const checked = await this.#agent.checkMind(id, grokModel);
    this.#changed(); // what was found holds from the next turn on
    return checked;
  }

  /** What left this page, oldest first. */
  async requests(): Promise<EgressRecord[]> {
    const sent = await this.#threads.requests();
    return [...sent, ...(await this.webllm.requests())].sort((one, other) => one.at - other.at);
  }

  /** The origins of all that is set up and of what is tried, and a thread under the policy that names them. */
  async #allow(): Promise<void> {
    const written = this.#allowing.then(async () =>
      writeAllowedOrigins([...(await this.#ownOrigins()), ...this.#tried.keys()]),
    );
    this.#allowing = written.catch(() => {}); // told by `written`
    await written;
    await this.lend();
  }

  /** A window that was closed while it looked for models left their addresses allowed. */
  async #forbidLeftOver(): Promise<void> {
    const allowed = await readAllowedOrigins();
    if (allowed.length === 0) return;
    const own = await this.#ownOrigins();
    if (allowed.some((origin) => !own.includes(origin))) await writeAllowedOrigins(own);
  }

  async #ownOrigins(): Promise<string[]> {
    const profiles = await this.#database.profiles.toArray();
    return profiles.map(({ baseUrl }) => toOrigin(baseUrl)).filter((origin) => origin !== null);
  }
}

function isSameKey(one: StoredKey | null, other: StoredKey | null): boolean {
  return one !== null && other !== null && indexedDB.cmp(one.iv, other.iv) === 0;
}
