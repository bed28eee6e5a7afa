import type { Capability } from '../lib/agent/capability';
import type { Clock } from '../lib/base/ports';
import { createSeamCall } from '../lib/capabilities/seam/call';
import type { Checkpoint } from '../lib/runtime/ports';
import { browserClock } from './platform';

/**
 * What only the seams build has: places to hold the agent, a clock to turn, and a capability whose end a test decides. A test sets
 * them by messages on a channel of their own.
 */
export type SeamMessage =
  /** Hold at the `nth` (from 1) passing of a checkpoint, until the thread dies. */
  | { kind: 'hold'; at: Checkpoint; nth: number }
  | { kind: 'held'; at: Checkpoint }
  /** Shifts the wall clock; ms. */
  | { kind: 'shift_clock'; ms: number };

export const seamChannelName = 'yadori-seams';

let shift = 0;
let hold: { at: Checkpoint; left: number } | null = null;

const channel = __SEAMS__ ? new BroadcastChannel(seamChannelName) : null;
channel?.addEventListener('message', ({ data }: MessageEvent<SeamMessage>) => {
  if (data.kind === 'hold') hold = { at: data.at, left: data.nth };
  if (data.kind === 'shift_clock') shift = data.ms;
});

async function checkpoint(name: Checkpoint): Promise<void> {
  if (hold?.at !== name) return;
  hold.left -= 1;
  if (hold.left > 0) return;
  channel?.postMessage({ kind: 'held', at: name } satisfies SeamMessage);
  await new Promise(() => {}); // only a kill ends this
}

export const seams = {
  checkpoint,
  clock: (real: Clock): Clock => ({ ...real, now: () => real.now() + shift }),
  capabilities: (): Capability[] => [
    createSeamCall({ fetch: (path, request) => fetch(new URL(path, import.meta.url), request), clock: browserClock }),
  ],
};
