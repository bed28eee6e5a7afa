import type { TabMessage } from '../lib/bridge/contract';
import type { Egress } from '../lib/bridge/egress-contract';
import {
  asConfigured,
  isXai,
  wayOf,
  type DocumentMatch,
  type MindChecked,
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
import { checkModel } from '../lib/models/check-model';
import { threadModel } from '../lib/models/thread-model';
import type { LanguageModel } from '../lib/models/language-model';
import type { SearchDocuments } from '../lib/capabilities/collections/search-collections';
import { searchDocuments } from '../lib/models/openai/search-documents';
import { listModels, openaiCompatible } from '../lib/models/openai/openai-compatible';
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
import { lentEgress, lentModel, type LentModel } from './lent-calls';
import type { LentThread } from './lent-thread';
import { browserClock, browserRandom, zoneNamed } from './platform';

/** At most so often does a draft go to the tabs; ms. */
const draftEveryMs = 50;
/** How long a check may take; a model of this device is loaded first. ms. */
const checkMs = { served: 90_000, device: 300_000 } as const;

/** What is learnt of a host by asking it. */
type Found = Partial<Pick<MindProfile, 'asksInWords' | 'refused' | 'way'>>;

/** The minds that think with a model, in the agent's thread: made from what the person set up. */
export class AgentMinds {
  readonly #database: MindsDatabase;
  readonly #egress: Pick<Egress, 'send' | 'abort'>;
  readonly #model: LentModel;
  readonly #browser: LentModel;
  readonly #post: (message: TabMessage) => void;
  readonly #use: MindUseRecord;
  #current: LlmDeliberator | null = null;
  #draftAt = -Infinity;
  /** Waits to be shown. */
  #draft: Draft | null = null;

  constructor(
    database: MindsDatabase,
    lent: { egress: LentThread<Egress>; model: LentThread<ModelThread>; browser: LentThread<ModelThread> },
    post: (message: TabMessage) => void,
  ) {
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
    const asNew = { ...profile, asksInWords: false, refused };
    const model = this.#modelOf(asNew, (found) => (refused = found));
    const checked = await checkModel(model, {
      clock: browserClock,
      limitMs: isServed ? checkMs.served : checkMs.device,
      list: isServed ? (signal) => this.#listOf(profile, signal) : null,
      onCall: (likely) => this.#use.begin(profile, 'check', likely),
    });
    if (!checked.ok) return checked;
    const { schema, way } = checked.value;
    await this.#keepFound(profile, { asksInWords: schema === 'asked', refused, way });
    return checked;
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

  async #listOf({ baseUrl }: MindProfile, signal: AbortSignal): ReturnType<typeof listModels> {
    const [guard, listed] = [await readGuard(), await listModels(baseUrl, this.#egress, crypto.randomUUID(), signal)];
    return listed.ok ? { ok: true, models: modelsWithout(listed.models, guard) } : failureWithout(listed, guard);
  }

  #modelOf(profile: MindProfile, onRefused: (refused: string[]) => void): LanguageModel {
    const newId = (): string => crypto.randomUUID();
    const model =
      profile.kind === 'served'
        ? openaiCompatible({ ...profile, onRefused }, this.#egress, newId)
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
      spent: (pack) => this.#use.spent(settings.parse(pack.settings), pack.models_extended),
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
