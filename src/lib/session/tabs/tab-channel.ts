import { channelName, type TabMessage } from '../../bridge/contract';

type OfKind<Kind extends TabMessage['kind']> = Extract<TabMessage, { kind: Kind }>;

/** Hints between tabs; see TabMessage. Where the browser has no BroadcastChannel nobody hears them, and nothing is lost. */
export class TabChannel {
  readonly #channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(channelName) : null;

  post(message: TabMessage): void {
    this.#channel?.postMessage(message);
  }

  listen<Kind extends TabMessage['kind']>(kind: Kind, hear: (message: OfKind<Kind>) => void): void {
    this.#channel?.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
      if (data.kind === kind) hear(data as OfKind<Kind>);
    });
  }
}
