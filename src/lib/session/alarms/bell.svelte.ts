import type { TabMessage } from '../../bridge/contract';
import type { Avatar } from '../settings/avatar';
import type { Preferences } from '../settings/preferences.svelte';
import type { TabChannel } from '../tabs/tab-channel';
import type { LiveView } from '../view/live-view.svelte';
import type { AlarmBell } from './alarm-bell.svelte';

/** Rings alarms in this page. What sounds them comes in when one rings, or when its sound is tried. */
export class Bell {
  loaded = $state.raw<AlarmBell | null>(null);

  readonly #view: LiveView;
  readonly #preferences: Preferences;
  readonly #avatar: Avatar;

  constructor(channel: TabChannel, view: LiveView, preferences: Preferences, avatar: Avatar) {
    channel.listen('ring', (ring) => void this.#ring(ring));
    this.#view = view;
    this.#preferences = preferences;
    this.#avatar = avatar;
  }

  async load(): Promise<AlarmBell> {
    const { AlarmBell: Loaded } = await import('./alarm-bell.svelte');
    return (this.loaded ??= new Loaded());
  }

  async #ring(ring: Extract<TabMessage, { kind: 'ring' }>): Promise<void> {
    const { name } = this.#avatar;
    const title = this.#preferences.language === 'ja' ? `${name}のアラーム` : `${name}’s alarm`;
    try {
      await (await this.load()).ring(ring, { log: this.#view.current.snapshot.run.log, title });
    } catch (error) {
      console.warn('no ring', error); // its code did not come; the chat tells of it
    }
  }
}
