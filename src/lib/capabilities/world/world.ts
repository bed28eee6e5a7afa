import * as z from 'zod/mini';
import type { Capability } from '../../agent/fold/capability';
import { commands, type Command } from '../../world/command';
import { defineCapability, isUnbounded } from '../define-capability';
import type { Acted } from './logged-lives';

/** The lives that can be acted in. Rejects when that cannot be told. */
export interface ActingLives {
  act(life: number, tick: number, command: Command): Promise<Acted>;
}

/**
 * One command in the Lab's world: of one life, and for one tick of it alone. Touches that world alone, so the shipped rule `world` lets it
 * run without a question; what it is told comes from our own grid, so it carries no taint.
 */
export function createWorldCapability(lives: ActingLives): Capability {
  return defineCapability({
    name: 'world',
    version: 1,
    kind: 'act',
    sends: false,
    title: { en: "Act in the Lab's world", ja: 'ラボの世界で行動' },
    schema: z.strictObject({
      command: z.enum(commands),
      /** Seq of the input that began it. */
      life: z.int().check(z.minimum(1)),
      /** The tick that it makes, from 1. */
      tick: z.int().check(z.minimum(1)),
    }),
    isWithin: (bounds) => isUnbounded(bounds),
    load: async () => {
      const { runInWorld } = await import('./run-in-world');
      return ({ command, life, tick }, context) => runInWorld(() => lives.act(life, tick, command), context);
    },
    // what the log does not tell did not happen: the world is lived anew up to there
    probe: () => Promise.resolve('not_done'),
  });
}
