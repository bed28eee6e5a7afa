import type { Table } from 'dexie';
import { isShownPictures, isXai, type MindInUse, type MindProfile } from './minds';
import { VersionedDexie } from './versioned-dexie';

/** What one mind used for one purpose in one hour. */
export interface MindUse {
  /** `2026-11-28T18 id purpose`; the hour is of UTC. */
  key: string;
  /** UTC. */
  day: string;
  mind: string;
  purpose: string;
  calls: number;
  input: number;
  output: number;
  /** How many of these tokens nobody reported: reckoned from the text. Absent in rows of older builds: none. */
  estimated?: number;
  /** Of the input, what its host or engine had kept and did not read anew, as far as it was told. Absent in rows of older builds. */
  cached?: number;
  /** By the prices set then; in the currency of the budget. */
  cost: number;
}

/**
 * `chosen`: the mind in use; null: Reflex. `loading`: the one on this device that is being loaded; null: none. `answering`: the one that
 * writes an answer; null: none.
 */
export interface ChosenMindRow {
  key: 'chosen' | 'loading' | 'answering';
  /** Of the profile. */
  id: string | null;
  /** For `answering`: how many answers running were begun, and none of them ended. */
  times?: number;
}

/** Where a conversation at a host stands: what it is asked to go on from. */
export interface ConversationRow {
  /** `conversation:` and the id of the profile. */
  key: string;
  /** The host's id of its newest answer that held. */
  answer: string;
  /** What it was made with: another model or address does not know it. */
  baseUrl: string;
  model: string;
  /** The log that it is of, and the seq of what the answer was given to. */
  log: string | null;
  seq: number;
  /** Hash of what was said once and holds since; see prompt.ts. */
  standing: string;
  /** Wall time, ms. */
  at: number;
  /** What its last turn read in all. */
  tokens: number;
}

/** In which order minds follow one another when one fails; ids of profiles. */
export interface OrderRow {
  key: 'order';
  ids: readonly string[];
}

/** The minds of this browser; see MindProfile. Written by pages, use by the leading agent. */
export class MindsDatabase extends VersionedDexie {
  readonly profiles!: Table<MindProfile, string>;
  readonly chosen!: Table<ChosenMindRow | ConversationRow | OrderRow, string>;
  readonly uses!: Table<MindUse, string>;

  constructor(name = 'yadori-minds') {
    // strict: what the person chose is kept nowhere else
    super(name, { version: 1, chromeTransactionDurability: 'strict' });
    this.version(1).stores({ profiles: 'id', chosen: 'key', uses: 'key, day' });
  }

  /** Null: Reflex, also where the chosen one is there no more. */
  async inUse(): Promise<MindProfile | null> {
    const id = await this.chosenId();
    return id === null ? null : ((await this.profiles.get(id)) ?? null);
  }

  /** As `inUse`, as far as it is shown everywhere. */
  async facts(): Promise<MindInUse | null> {
    const profile = await this.inUse();
    if (!profile) return null;
    const { id, name, kind, baseUrl } = profile;
    const host = kind === 'served' ? new URL(baseUrl).host : null;
    return {
      id,
      name,
      host,
      ...(isXai(profile) && { service: 'xai' as const }),
      ...(isShownPictures(profile) && { sees: true as const }),
    };
  }

  /** Null: Reflex. */
  async choose(id: string | null): Promise<void> {
    await this.transaction('rw!', this.chosen, () => this.chosen.put({ key: 'chosen', id }));
  }

  /** Null: Reflex. */
  async chosenId(): Promise<string | null> {
    const row = await this.chosen.get('chosen');
    return row && 'id' in row ? row.id : null;
  }

  /** Minds that are not named in it come last. */
  async order(): Promise<readonly string[]> {
    const row = await this.chosen.get('order');
    return row && 'ids' in row ? row.ids : [];
  }

  /** Null: none, or one of another model or address. */
  async conversation({ id, baseUrl, model }: MindProfile): Promise<ConversationRow | null> {
    const row = await this.chosen.get(conversationKey(id));
    return row && 'answer' in row && row.baseUrl === baseUrl && row.model === model ? row : null;
  }

  /** Kept before a load and taken away after it: found later, the load took its thread down, or the page was closed meanwhile. */
  async markLoading(id: string | null): Promise<void> {
    await this.transaction('rw!', this.chosen, () => this.chosen.put({ key: 'loading', id }));
  }

  /** As markLoading, for an answer. */
  async markAnswering(id: string): Promise<void> {
    await this.transaction('rw!', this.chosen, async () => {
      await this.chosen.put({ key: 'answering', id, times: (await this.cutOffAnswers(id)) + 1 });
    });
  }

  async unmarkAnswering(): Promise<void> {
    await this.transaction('rw!', this.chosen, () => this.chosen.put({ key: 'answering', id: null }));
  }

  async cutOffAnswers(id: string): Promise<number> {
    const row = await this.chosen.get('answering');
    return row && 'id' in row && row.id === id ? (row.times ?? 0) : 0;
  }

  /** The person wants it tried again, whatever happened. */
  async forgetStops(): Promise<void> {
    await this.markLoading(null);
    await this.unmarkAnswering();
  }

  async isMarkedLoading(id: string): Promise<boolean> {
    const row = await this.chosen.get('loading');
    return row !== undefined && 'id' in row && row.id === id;
  }
}

export function conversationKey(profile: string): string {
  return `conversation:${profile}`;
}
