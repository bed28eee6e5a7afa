import type { Capability } from '../lib/agent/fold/capability';
import type { AbortSignalLike, Clock } from '../lib/base/ports';
import { channelName } from '../lib/bridge/contract';
import { createSeamCall } from '../lib/capabilities/seam/call';
import type { ContextPack, Deliberator } from '../lib/mind/context-pack';
import { ForwardedMind } from '../lib/mind/forwarded-mind';
import type { Checkpoint } from '../lib/runtime/ports';
import { browserClock } from './platform';
import { withSeamCommands } from './seam-mind';

/**
 * What only the seams build has: places to hold the agent, a clock to turn, a capability whose end a test decides, and a mind that can
 * be told to use it. A test sets them by messages on a channel of their own. No message comes early enough for the first things that a
 * worker does: what holds from its start may stand in its name, `… hold=CHECKPOINT:NTH shift=MS pace=TIMES`. With a pace the agent's
 * own clock runs so many times faster, its waits too.
 */
export type SeamMessage =
  /** Hold at the `nth` (from 1) passing of a checkpoint, until the thread dies or is released. */
  | { kind: 'hold'; at: Checkpoint; nth: number }
  | { kind: 'armed'; at: Checkpoint }
  | { kind: 'held'; at: Checkpoint }
  | { kind: 'release' }
  /** Shifts the wall clock; ms. */
  | { kind: 'shift_clock'; ms: number }
  /** How often the agent woke, from a wait or by a message, and began to deliberate, since it started; and how far its clock has come, ms. */
  /** The mind begins to think, or thinks no more; `at`: ms since 1970 UTC. */
  | { kind: 'mind'; isThinking: boolean; at: number }
  | { kind: 'how_often' }
  | { kind: 'so_often'; wakes: number; deliberations: number; clock: number };

export const seamChannelName = 'yadori-seams';

let shift = __SEAMS__ ? Number(/\bshift=(\d+)/.exec(self.name)?.[1] ?? 0) : 0;
const pace = __SEAMS__ ? Number(/\bpace=(\d+)/.exec(self.name)?.[1] ?? 1) : 1;
const startedAt = browserClock.now();
let wakes = 0;
let deliberations = 0;
let hold: { at: string; left: number } | null = __SEAMS__ ? namedHold() : null;
let release: () => void = () => {};

const channel = __SEAMS__ ? new BroadcastChannel(seamChannelName) : null;
channel?.addEventListener('message', ({ data }: MessageEvent<SeamMessage>) => {
  if (data.kind === 'hold') {
    hold = { at: data.at, left: data.nth };
    tell({ kind: 'armed', at: data.at });
  }
  if (data.kind === 'held') hold = null; // it is for whichever agent comes there first
  if (data.kind === 'release') release();
  if (data.kind === 'shift_clock') shift = data.ms;
  if (data.kind === 'how_often')
    tell({ kind: 'so_often', wakes, deliberations, clock: browserClock.monotonic() * pace });
});

if (__SEAMS__) {
  // whatever comes from its page or from another tab wakes it, too
  for (const source of [self, new BroadcastChannel(channelName)])
    source.addEventListener('message', () => (wakes += 1));
}

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

function tellMind(isThinking: boolean): void {
  tell({ kind: 'mind', isThinking, at: performance.timeOrigin + performance.now() });
}

function namedHold(): typeof hold {
  const [, at, nth] = /\bhold=(\w+):(\d+)/.exec(self.name) ?? [];
  return at === undefined ? null : { at, left: Number(nth) };
}

class CountedMind extends ForwardedMind {
  readonly #told: Pick<Deliberator, 'deliberate'>;

  constructor(real: Deliberator) {
    super(() => real);
    this.#told = withSeamCommands(real);
  }

  override deliberate(pack: ContextPack, signal: AbortSignalLike): Promise<unknown> {
    deliberations += 1;
    tellMind(true);
    return this.#told.deliberate(pack, signal).finally(() => tellMind(false));
  }
}

export const seams = {
  checkpoint,
  mind: (real: Deliberator): Deliberator => new CountedMind(real),
  clock: (real: Clock): Clock => ({
    now: () => startedAt + (real.now() - startedAt) * pace + shift,
    monotonic: () => real.monotonic() * pace,
    wait: async (ms, signal) => {
      await real.wait(ms / pace, signal);
      wakes += 1;
    },
  }),
  capabilities: (): Capability[] => [
    createSeamCall({ fetch: (path, request) => fetch(new URL(path, import.meta.url), request), clock: browserClock }),
  ],
};
