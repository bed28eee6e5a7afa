import { channelName, type TabMessage } from '../bridge/contract';

/** Hints between tabs; see TabMessage. Where the browser has no BroadcastChannel nobody hears them, and nothing is lost. */
export class TabChannel {
  readonly #channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(channelName) : null;

  post(message: TabMessage): void {
    this.#channel?.postMessage(message);
  }

  listen(hear: (message: TabMessage) => void): void {
    this.#channel?.addEventListener('message', (event: MessageEvent<TabMessage>) => hear(event.data));
  }
}
