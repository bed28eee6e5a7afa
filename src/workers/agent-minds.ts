import type { TabMessage } from '../lib/bridge/contract';
import type { Egress } from '../lib/bridge/egress-contract';
import type { DocumentMatch, MindChecked, MindProfile } from '../lib/bridge/minds';
import { conversationKey, MindsDatabase } from '../lib/bridge/minds-database';
import type { ModelThread } from '../lib/bridge/model-contract';
import type { ConversationStore } from '../lib/deliberation/llm/conversation';
import { LlmDeliberator } from '../lib/deliberation/llm/llm-deliberator';
import { settings } from '../lib/agent/fold/settings';
import { checkModel } from '../lib/models/check-model';
import { threadModel } from '../lib/models/thread-model';
import type { LanguageModel } from '../lib/models/language-model';
import type { SearchDocuments } from '../lib/capabilities/collections/search-collections';
import { searchDocuments } from '../lib/models/openai/search-documents';
import { listModels, openaiCompatible } from '../lib/models/openai/openai-compatible';
import { MindUseRecord } from '../lib/models/mind-use';
import type { Deliberator } from '../lib/mind/context-pack';
import { lentEgress, lentModel, type LentModel } from './lent-calls';
import type { LentThread } from './lent-thread';
import { browserClock, browserRandom } from './platform';

/** At most so often does a draft go to the tabs; ms. */
const draftEveryMs = 50;
/** How long a check may take; a model of this device is loaded first. ms. */
const checkMs = { served: 90_000, device: 300_000 } as const;

/** The minds that think with a model, in the agent's thread: made from what the person set up. */
export class AgentMinds {
  readonly #database = new MindsDatabase();
  readonly #egress: Pick<Egress, 'send' | 'abort'>;
  readonly #model: LentModel;
  readonly #browser: LentModel;
  readonly #post: (message: TabMessage) => void;
  readonly #use = new MindUseRecord(this.#database, browserClock);
  #current: LlmDeliberator | null = null;
  #draftAt = -Infinity;
  /** Waits to be shown. */
  #draft: { trigger: number; text: string } | null = null;

  constructor(
    lent: { egress: LentThread<Egress>; model: LentThread<ModelThread>; browser: LentThread<ModelThread> },
    post: (message: TabMessage) => void,
  ) {
    this.#post = post;
    this.#egress = lentEgress(lent.egress);
    this.#model = lentModel(lent.model);
    this.#browser = lentModel(lent.browser);
  }

  /** The one in use; null: Reflex. Rejects where that cannot be read. */
  async chosen(): Promise<Deliberator | null> {
    const profile = await this.#database.inUse();
    this.#current = profile && this.#mindOf(profile);
    return this.#current;
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
    return searchDocuments(profile.baseUrl, asked, this.#egress, crypto.randomUUID(), signal);
  }

  /** The person changed what may have stood in the way. */
  tryAnew(): void {
    this.#current?.tryAnew();
  }

  async check(id: string): Promise<MindChecked> {
    const profile = await this.#database.profiles.get(id);
    if (!profile) return { ok: false, code: 'not_loaded', message: 'it is not set up' };
    const isServed = profile.kind === 'served';
    return checkModel(this.#modelOf(profile), {
      clock: browserClock,
      limitMs: isServed ? checkMs.served : checkMs.device,
      list: isServed ? (signal) => listModels(profile.baseUrl, this.#egress, crypto.randomUUID(), signal) : null,
      onCall: (likely) => this.#use.begin(profile, 'check', likely),
    });
  }

  /** The newest is shown at last, however quick they come. */
  #showDraft(draft: { trigger: number; text: string }): void {
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

  #modelOf(profile: MindProfile): LanguageModel {
    const newId = (): string => crypto.randomUUID();
    return profile.kind === 'served'
      ? openaiCompatible(profile, this.#egress, newId)
      : threadModel(profile, profile.kind === 'browser' ? this.#browser : this.#model, newId);
  }

  #mindOf(profile: MindProfile): LlmDeliberator {
    const conversation = this.#conversationOf(profile); // one for all channels
    return new LlmDeliberator(this.#modelOf(profile), {
      clock: browserClock,
      random: browserRandom,
      temperature: (pack) => settings.parse(pack.settings)['grok.temperature'],
      onDraft: (draft) => this.#showDraft(draft),
      onCall: (purpose, likely) => this.#use.begin(profile, purpose, likely),
      spent: (pack) => this.#use.spent(settings.parse(pack.settings), pack.models_extended),
      ...(profile.stores === true && profile.protocol === 'responses' && { conversation: () => conversation }),
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
        await (kept ? chosen.put(kept) : chosen.delete(key)).catch(forgotten);
      },
    };
  }
}

/** What cannot be read or kept is no conversation: all is told anew then. */
function forgotten(error: unknown): null {
  console.warn('where the conversation stands cannot be kept', error);
  return null;
}
