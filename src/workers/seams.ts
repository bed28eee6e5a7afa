import type { Capability } from '../lib/agent/capability';
import type { Clock } from '../lib/base/ports';
import { createSeamCall } from '../lib/capabilities/seam/call';
import type { Deliberator } from '../lib/mind/context-pack';
import type { Checkpoint } from '../lib/runtime/ports';
import { browserClock } from './platform';
import { withSeamCommands } from './seam-mind';

/**
 * What only the seams build has: places to hold the agent, a clock to turn, a capability whose end a test decides, and a mind that can
 * be told to use it. A test sets them by messages on a channel of their own. No message comes early enough for the first things that a
 * worker does: what holds from its start may stand in its name, `… hold=CHECKPOINT:NTH shift=MS`.
 */
export type SeamMessage =
  /** Hold at the `nth` (from 1) passing of a checkpoint, until the thread dies or is released. */
  | { kind: 'hold'; at: Checkpoint; nth: number }
  | { kind: 'armed'; at: Checkpoint }
  | { kind: 'held'; at: Checkpoint }
  | { kind: 'release' }
  /** Shifts the wall clock; ms. */
  | { kind: 'shift_clock'; ms: number };

export const seamChannelName = 'yadori-seams';

let shift = __SEAMS__ ? Number(/\bshift=(\d+)/.exec(self.name)?.[1] ?? 0) : 0;
let hold: { at: string; left: number } | null = __SEAMS__ ? namedHold() : null;
let release: () => void = () => {};

const channel = __SEAMS__ ? new BroadcastChannel(seamChannelName) : null;
channel?.addEventListener('message', ({ data }: MessageEvent<SeamMessage>) => {
  if (data.kind === 'hold') {
    hold = { at: data.at, left: data.nth };
    tell({ kind: 'armed', at: data.at });
  }
  if (data.kind === 'release') release();
  if (data.kind === 'shift_clock') shift = data.ms;
});

async function checkpoint(name: Checkpoint): Promise<void> {
  if (hold?.at !== name) return;
  hold.left -= 1;
  if (hold.left > 0) return;
  hold = null;
  const released = new Promise<void>((resolve) => (release = resolve));
  tell({ kind: 'held', at: name });
  await released;
}

function tell(message: SeamMessage): void {
  channel?.postMessage(message);
}

function namedHold(): typeof hold {
  const [, at, nth] = /\bhold=(\w+):(\d+)/.exec(self.name) ?? [];
  return at === undefined ? null : { at, left: Number(nth) };
}

export const seams = {
  checkpoint,
  mind: (real: Deliberator): Deliberator => withSeamCommands(real),
  clock: (real: Clock): Clock => ({ ...real, now: () => real.now() + shift }),
  capabilities: (): Capability[] => [
    createSeamCall({ fetch: (path, request) => fetch(new URL(path, import.meta.url), request), clock: browserClock }),
  ],
};
