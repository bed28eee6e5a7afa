import type { Workbox } from 'workbox-window';
import { whenIdle } from '../page/idle';
import type { TabChannel } from './tab-channel';

/** New builds: offered, never forced, since a running agent may not be reloaded under its user. */
export class Updates {
  /** A new build is installed and waits. */
  isWaiting = $state(false);
  /** Another tab activated a new build: this page runs on, but can start no thread again, since its scripts left the precache. */
  isReplaced = $state(false);

  readonly #channel: TabChannel;
  #workbox: Workbox | null = null;
  #isAsked = false;

  constructor(channel: TabChannel) {
    this.#channel = channel;
    channel.listen('update_activated', () => (this.isReplaced = true));
  }

  /** Registers the service worker; without one the app works as well, save offline. */
  start(): void {
    if (!('serviceWorker' in navigator)) return;
    let isControlled = navigator.serviceWorker.controller !== null;
    navigator.serviceWorker.addEventListener('controllerchange', () => {
      if (this.#isAsked) location.reload();
      else if (isControlled) this.isReplaced = true; // else it is the first control ever
      isControlled = true;
    });
    // it fetches the whole app, which the first moment has no time for
    whenIdle(() => void this.#register().catch((error: unknown) => console.warn('no service worker', error)));
  }

  async #register(): Promise<void> {
    const { Workbox } = await import('workbox-window');
    const workbox = new Workbox(new URL('service-worker.js', document.baseURI).href);
    workbox.addEventListener('waiting', () => (this.isWaiting = true));
    this.#workbox = workbox;
    await workbox.register();
  }

  /** Activates the waiting build and reloads this page under it; other tabs are told. */
  activate(): void {
    if (!this.#workbox) return;
    this.#isAsked = true;
    this.#channel.post({ kind: 'update_activated' });
    this.#workbox.messageSkipWaiting();
  }
}
