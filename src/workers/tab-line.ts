import { channelName, type TabMessage } from '../lib/bridge/contract';
import type { TabLine } from '../lib/runtime/ports';

const channel = new BroadcastChannel(channelName);

/** To and from the other tabs, and the pages of all. */
export const tabLine: TabLine = {
  post: (message) => channel.postMessage(message),
  listen: (hear) => channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => hear(data)),
};
