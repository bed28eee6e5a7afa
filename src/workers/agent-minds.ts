import type { TabMessage } from '../lib/bridge/contract';
import type { AbortSignalLike } from '../lib/base/ports';
import type { Egress } from '../lib/bridge/egress-contract';
import { idAt, quickestPlace, type PlaceTried } from '../lib/bridge/engine-place';
import { programAt, type ListedModel, type ModelsListed } from '../lib/bridge/listed-models';
import {
  asConfigured,
  isShownPictures,
  isXai,
  wayOf,
  type DocumentMatch,
  type MindChecked,
  type MindFacts,
  type MindProfile,
} from '../lib/bridge/minds';
import { conversationKey, type MindsDatabase } from '../lib/bridge/minds-database';
import type { ModelThread } from '../lib/bridge/model-contract';
import type { ConversationStore } from '../lib/deliberation/llm/conversation';
import { SecretGuard } from '../lib/base/secret-guard';
import { readMarks } from '../lib/bridge/key-vault';
import type { MindPlace } from '../lib/agent/step/turn';
import { LlmDeliberator, type Draft } from '../lib/deliberation/llm/llm-deliberator';
import { settings } from '../lib/agent/fold/settings';
import { checkModel, sampleModel, type CheckOptions } from '../lib/models/check-model';
import { threadModel } from '../lib/models/thread-model';
import type { LanguageModel, TokenUse } from '../lib/models/language-model';
import { timeLimit } from '../lib/models/time-limit';
import type { SearchDocuments } from '../lib/capabilities/collections/search-collections';
import { searchDocuments } from '../lib/models/openai/search-documents';
import { listModels, readOllamaModel, type HostCalls } from '../lib/models/openai/host-models';
import { openaiCompatible, type ReadPicture } from '../lib/models/openai/openai-compatible';
import {
  errorWithout,
  failureWithout,
  matchesWithout,
  modelsWithout,
  withoutSecrets,
} from '../lib/models/without-secrets';
import { MindUseRecord } from '../lib/models/mind-use';
import type { ContextPack, Deliberator } from '../lib/mind/context-pack';
import { ForwardedMind } from '../lib/mind/forwarded-mind';
import { enginePlaces } from './engine-places';
import { lentEgress, lentModel, type LentModel } from './lent-calls';
import type { LentThread } from './lent-thread';
import { browserClock, browserRandom, zoneNamed } from './platform';

/** At most so often does a draft go to the tabs; ms. */
const draftEveryMs = 50;
/** How long a check may take; a model of this device is loaded first. ms. */
const checkMs = { served: 90_000, device: 300_000 } as const;
/** How long a list of models may take; ms. */
const listMs = 10_000;
/** Of Ollama where it does not tell: what it is set to unless it is told otherwise, on most cards. */
const ollamaWindow = 4_096;

/** What is learnt of a host by asking it. */
type Found = Partial<Pick<MindProfile, 'asksInWords' | 'refused' | 'way' | 'place' | 'facts' | 'contextTokens'>>;

/** The minds that think with a model, in the agent's thread: made from what the person set up. */
export class AgentMinds {
  readonly #database: MindsDatabase;
  readonly #egress: Pick<Egress, 'send' | 'abort'>;
  readonly #model: LentModel;
  readonly #browser: LentModel;
  readonly #post: (message: TabMessage) => void;
  readonly #readPicture: ReadPicture;
  readonly #use: MindUseRecord;
  #current: LlmDeliberator | null = null;
  #draftAt = -Infinity;
  /** Waits to be shown. */
  #draft: Draft | null = null;

  constructor(
    database: MindsDatabase,
    lent: { egress: LentThread<Egress>; model: LentThread<ModelThread>; browser: LentThread<ModelThread> },
    post: (message: TabMessage) => void,
    readPicture: ReadPicture,
  ) {
    this.#readPicture = readPicture;
    this.#database = database;
    this.#use = new MindUseRecord(database, browserClock);
    this.#post = post;
    this.#egress = lentEgress(lent.egress);
    this.#model = lentModel(lent.model);
    this.#browser = lentModel(lent.browser);
  }

  /** The one in use; null: Reflex. Rejects where that cannot be read. */
  async chosen(): Promise<Deliberator | null> {
    const profile = await this.#database.inUse();
    this.#current = profile && this.#mindOf(profile);
    return profile && isXai(profile) ? this.#byGrokModel(profile) : this.#current;
  }

  /** Its model is what the settings name at each turn. */
  #byGrokModel(profile: MindProfile): Deliberator {
    let configured = profile;
    let mind = this.#mindOf(profile);
    const judgeOf = (pack: ContextPack): Deliberator => {
      const now = asConfigured(profile, settings.parse(pack.settings)['grok.model']);
      if (now.model !== configured.model) mind = this.#mindOf((configured = now));
      this.#current = mind;
      return mind;
    };
    return new JudgedByAnother(() => mind, judgeOf);
  }

  /** Collections of the mind in use. */
  async collections(): Promise<{ host: string; ids: readonly string[] } | null> {
    const profile = await this.#database.inUse();
    const ids = profile?.kind === 'served' ? (profile.collections ?? []) : [];
    return profile && ids.length > 0 ? { host: new URL(profile.baseUrl).host, ids } : null;
  }

  /** Only what the mind in use names now, whatever was approved before. */
  async searchCollections(...[asked, signal]: Parameters<SearchDocuments>): Promise<DocumentMatch[]> {
    const profile = await this.#database.inUse();
    const now = await this.collections();
    const isNamed = now?.host === asked.host && asked.collections.every((id) => now.ids.includes(id));
    if (!profile || !isNamed) throw new Error('these collections are not set up any more');
    const guard = await readGuard();
    return searchDocuments(profile.baseUrl, asked, this.#egress, crypto.randomUUID(), signal).then(
      (matches) => matchesWithout(matches, guard),
      (error: unknown) => Promise.reject(errorWithout(error, guard)),
    );
  }

  /** The person changed what may have stood in the way. */
  tryAnew(): void {
    this.#current?.tryAnew();
  }

  async check(id: string, grokModel: string | null): Promise<MindChecked> {
    const stored = await this.#database.profiles.get(id);
    if (!stored) return { ok: false, code: 'not_loaded', message: 'it is not set up' };
    const profile = asConfigured(stored, grokModel);
    const isServed = profile.kind === 'served';
    let refused: readonly string[] = [];
    let listed: ListedModel | null = null;
    const options = {
      clock: browserClock,
      limitMs: isServed ? checkMs.served : checkMs.device,
      onCall: (likely: TokenUse) => this.#use.begin(profile, 'check', likely),
    };
    const tried = profile.kind === 'wllama' ? await this.#tryPlaces(profile, options) : [];
    const place = quickestPlace(tried);
    if (place) await this.#keepFound(profile, { place });
    const asNew = { ...profile, asksInWords: false, refused };
    const model = this.#modelOf(asNew, (found) => (refused = found));
    const checked = await checkModel(model, {
      ...options,
      list: isServed
        ? async (signal) => {
            const all = await this.#listOf(profile.baseUrl, signal);
            if (all.ok) listed = all.models.find((one) => one.id === profile.model) ?? null;
            return all;
          }
        : null,
    });
    const isSalad = !checked.ok && checked.code === 'salad';
    if (!checked.ok && !isSalad) return checked;
    const facts = await this.#factsOf(profile, listed, model);
    const speed = checked.ok ? checked.value.tokensPerSecond : null;
    const shown = { ...facts, tokensPerSecond: speed, ...(isSalad && { isSalad }), ...(tried.length > 0 && { tried }) };
    // a window that a check was told is told anew; one that the person wrote stays
    const isOwn = ![null, ollamaWindow, profile.facts?.window].includes(profile.contextTokens);
    const isWindowTold = isServed && !isOwn;
    const window = isWindowTold ? { contextTokens: facts.window } : {};
    const way = checked.ok ? { asksInWords: checked.value.schema === 'asked', refused, way: checked.value.way } : {};
    await this.#keepFound(profile, { ...way, ...window, facts: shown });
    return checked;
  }

  /** The models of a host, in use or not. */
  async list(baseUrl: string): Promise<ModelsListed> {
    const limit = timeLimit(browserClock, listMs);
    const listed = await this.#listOf(baseUrl, limit.signal);
    limit.end();
    if (listed.ok) return { ok: true, value: listed.models };
    return limit.hasPassed() ? { ...listed, code: 'timed_out' } : listed;
  }

  /** One after the other: they need the same memory. Where there is one place only, its check tells how quick it is. */
  async #tryPlaces(profile: MindProfile, options: Omit<CheckOptions, 'list'>): Promise<PlaceTried[]> {
    const places = await enginePlaces();
    if (places.length < 2) return [];
    const tried: PlaceTried[] = [];
    for (const place of places) {
      const model = this.#modelOf({ ...profile, id: idAt(profile.id, place) }, () => {});
      tried.push({ ...place, ...(await sampleModel(model, options)) });
    }
    return tried;
  }

  /** After its answers: what is loaded tells its window then. */
  async #factsOf(profile: MindProfile, listed: ListedModel | null, model: LanguageModel): Promise<MindFacts> {
    const { kind, baseUrl, contextTokens, record } = profile;
    const isOllama = kind === 'served' && programAt(baseUrl) === 'ollama';
    const told = isOllama
      ? await readOllamaModel(baseUrl, profile.model, this.#calls(AbortSignal.timeout(listMs)))
      : null;
    const here = kind === 'webllm' ? record?.model_type === 2 : kind === 'wllama' ? false : null;
    const own = kind === 'served' ? null : model.contextTokens;
    return {
      sees: told?.sees ?? listed?.sees ?? here,
      window: told?.window ?? contextTokens ?? own ?? (isOllama ? ollamaWindow : (listed?.window ?? null)),
      price: listed?.price ?? null,
      tokensPerSecond: null,
    };
  }

  /** How this host is asked; not where the person set it up anew meanwhile. */
  async #keepFound({ id, baseUrl, protocol }: MindProfile, found: Found): Promise<void> {
    const { profiles } = this.#database;
    const now = await profiles.get(id);
    if (!now || now.baseUrl !== baseUrl || now.protocol !== protocol) return;
    const next = { ...now, ...found };
    if (JSON.stringify(next) === JSON.stringify(now)) return;
    await this.#database.transaction('rw!', profiles, () => profiles.put(next));
  }

  /** The newest is shown at last, however quick they come. */
  #showDraft(draft: Draft): void {
    const isWaiting = this.#draft !== null;
    this.#draft = draft;
    if (isWaiting) return;
    const waitMs = Math.max(0, this.#draftAt + draftEveryMs - browserClock.monotonic());
    setTimeout(() => {
      if (this.#draft) this.#post({ kind: 'draft', ...this.#draft });
      this.#draft = null;
      this.#draftAt = browserClock.monotonic();
    }, waitMs);
  }

  async #listOf(baseUrl: string, signal: AbortSignalLike): ReturnType<typeof listModels> {
    const [guard, listed] = [await readGuard(), await listModels(baseUrl, this.#calls(signal))];
    return listed.ok ? { ok: true, models: modelsWithout(listed.models, guard) } : failureWithout(listed, guard);
  }

  #calls(signal: AbortSignalLike): HostCalls {
    return { egress: this.#egress, newId: () => crypto.randomUUID(), signal };
  }

  #modelOf(profile: MindProfile, onRefused: (refused: string[]) => void): LanguageModel {
    const newId = (): string => crypto.randomUUID();
    const model =
      profile.kind === 'served'
        ? openaiCompatible({ ...profile, onRefused, readPicture: this.#readPicture }, this.#egress, newId)
        : threadModel(profile, profile.kind === 'browser' ? this.#browser : this.#model, newId);
    return withoutSecrets(model, readGuard);
  }

  #mindOf(profile: MindProfile): LlmDeliberator {
    const conversation = this.#conversationOf(profile); // one for all channels
    const keep = (found: Found): void => void this.#keepFound(profile, found).catch(forgotten);
    const model = this.#modelOf(profile, (refused) => keep({ refused }));
    return new LlmDeliberator(model, {
      clock: browserClock,
      random: browserRandom,
      temperature: (pack) => settings.parse(pack.settings)['grok.temperature'],
      zone: zoneByName,
      place: placeOfProfile(profile),
      way: wayOf(profile),
      sees: isShownPictures(profile),
      onDraft: (draft) => this.#showDraft(draft),
      onSent: ({ trigger, attempt, prompt, way }) =>
        this.#post({
          kind: 'sent',
          trigger,
          attempt,
          way,
          messages: prompt.messages,
          tools: prompt.tools,
          form: prompt.schema,
        }),
      onCall: (purpose, likely) => this.#use.begin(profile, purpose, likely),
      onWay: (way) => keep({ way }),
      onSalad: () => keep({ facts: { ...noFacts, ...profile.facts, isSalad: true } }),
      spent: (pack, purpose) => this.#use.spent(settings.parse(pack.settings), pack.models_extended, purpose),
      ...(profile.stores === true && profile.protocol === 'responses' && { conversation }),
    });
  }

  #conversationOf(profile: MindProfile): ConversationStore {
    const database = this.#database;
    const { baseUrl, model } = profile;
    const key = conversationKey(profile.id);
    return {
      read: () => database.conversation(profile).catch(forgotten),
      write: async (conversation) => {
        const { chosen } = database;
        const kept = conversation && { ...conversation, key, baseUrl, model };
        await database
          .transaction('rw!', chosen, async () => void (await (kept ? chosen.put(kept) : chosen.delete(key))))
          .catch(forgotten);
      },
    };
  }
}

const noFacts: MindFacts = { sees: null, window: null, price: null, tokensPerSecond: null };

/** Made once for each name: formatters of dates cost more than a turn's other work. */
const zones = new Map<string, ReturnType<typeof zoneNamed>>();
function zoneByName(name: string): ReturnType<typeof zoneNamed> {
  const zone = zones.get(name) ?? zoneNamed(name);
  zones.set(name, zone);
  return zone;
}

function placeOfProfile({ kind, baseUrl }: MindProfile): MindPlace {
  if (kind === 'served') return { kind: 'served', host: new URL(baseUrl).host };
  return { kind: kind === 'browser' ? 'browser' : 'device', host: null };
}

/** Anew for each call: a key may have come meanwhile. */
async function readGuard(): Promise<SecretGuard> {
  return new SecretGuard(await readMarks());
}

/** What cannot be read or kept is no conversation: all is told anew then. */
function forgotten(error: unknown): null {
  console.warn('where the conversation stands cannot be kept', error);
  return null;
}

class JudgedByAnother extends ForwardedMind {
  constructor(
    target: () => Deliberator,
    private readonly judge: (pack: ContextPack) => Deliberator,
  ) {
    super(target);
  }

  override judgeOf(pack: ContextPack): Promise<Deliberator> {
    return Promise.resolve(this.judge(pack));
  }
}
