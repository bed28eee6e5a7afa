import { liveQuery } from 'dexie';
import { unaskedNow } from '../../agent/fold/rules';
import type { MindInUse } from '../../bridge/minds';
import { MindsDatabase } from '../../bridge/minds-database';
import { placeOfMind, whereWordsGo, type WhereWordsGo } from '../../mind/where-words-go';
import type { AgentHost } from '../agent/agent-host.svelte';
import type { Avatar } from '../settings/avatar';
import type { Preferences } from '../settings/preferences.svelte';
import { earlierMindKey, readChoice } from '../page/stored-choice';
import type { StoredKeys } from '../send/stored-keys';
import type { TabChannel } from '../tabs/tab-channel';
import { timeNow } from '../page/time-now';
import type { LiveView } from '../view/live-view.svelte';
import type { Minds } from './minds.svelte';

export interface CurrentMindParts {
  agent: AgentHost;
  avatar: Avatar;
  channel: TabChannel;
  preferences: Preferences;
  storedKeys: StoredKeys;
  view: LiveView;
}

/** The mind that this browser uses, and where its words go; what sets up and runs minds comes in when one is chosen or looked for. */
export class CurrentMind {
  /** Null: Reflex; undefined: not read yet. */
  inUse = $state.raw<MindInUse | null | undefined>();

  readonly #parts: CurrentMindParts;
  readonly #database = new MindsDatabase();
  #minds: Promise<Minds> | null = null;

  constructor(parts: CurrentMindParts) {
    this.#parts = parts;
    parts.channel.listen('mind', () => this.#follow());
  }

  /** As it is called now; null: Reflex. One of xAI goes by the model that the settings name. */
  get name(): string | null {
    return (this.inUse?.service === 'xai' ? this.grokModel : null) ?? this.inUse?.name ?? null;
  }

  get grokModel(): string | null {
    return this.#parts.view.current.snapshot.run.settings['grok.model'];
  }

  /** What is true of it, in the page's language. */
  get whereWordsGo(): WhereWordsGo {
    const { avatar, preferences, view } = this.#parts;
    const mind = this.inUse ?? null;
    const mayRead = unaskedNow(view.current.snapshot.run.rules, mind, timeNow()).reading;
    return whereWordsGo(placeOfMind(mind), preferences.language, avatar.name, mayRead);
  }

  /** Shows which it is, from now on. */
  watch(): void {
    if (readChoice(earlierMindKey) !== null) void this.#carryOver();
    liveQuery(() => this.#database.facts()).subscribe({
      next: (mind) => {
        this.inUse = mind;
        this.#follow();
      },
      error: (error: unknown) => console.warn('the mind in use cannot be read', error),
    });
  }

  /** What owns the threads that minds need, beside this page's agent; there once one was chosen or looked for. */
  minds(): Promise<Minds> {
    this.#minds ??= import('./minds.svelte').then(
      ({ Minds: Owner }) => new Owner(this.#parts.agent, this.#database, () => this.#changed()),
    );
    this.#minds.catch(() => (this.#minds = null)); // its code did not come: the next one asks again
    return this.#minds;
  }

  /** As `minds`, but only where it is there already. */
  startedMinds(): Promise<Minds | null> {
    return this.#minds ?? Promise.resolve(null);
  }

  /** It may be another now, or set up otherwise. */
  #follow(): void {
    this.#parts.storedKeys.changed();
    void (this.inUse ? this.minds() : this.startedMinds()).then(
      (minds) => minds?.follow(),
      (error: unknown) => console.warn('no minds', error),
    );
  }

  #changed(): void {
    this.#parts.channel.post({ kind: 'mind' });
    this.#follow();
  }

  async #carryOver(): Promise<void> {
    try {
      const { carryOverMind } = await import('./carry-over-mind');
      await carryOverMind(this.#database);
      this.#parts.channel.post({ kind: 'mind' });
    } catch (error) {
      console.warn('the mind of an earlier build cannot be taken over', error); // tried again at the next start
    }
  }
}
