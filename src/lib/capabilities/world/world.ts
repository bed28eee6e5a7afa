import * as z from 'zod/mini';
import type { Capability } from '../../agent/fold/capability';
import type { Language } from '../../base/language';
import { commands, type Command } from '../../world/command';
import { defineCapability, isUnbounded } from '../define-capability';
import type { Acted } from './logged-lives';

/** The lives that can be acted in. Rejects when that cannot be told. */
export interface ActingLives {
  act(life: number, tick: number, command: Command): Promise<Acted>;
}

const words: Readonly<Record<Command, Readonly<Record<Language, string>>>> = {
  north: { en: 'Go one square north', ja: '北へ1マス進む' },
  east: { en: 'Go one square east', ja: '東へ1マス進む' },
  south: { en: 'Go one square south', ja: '南へ1マス進む' },
  west: { en: 'Go one square west', ja: '西へ1マス進む' },
  gather: { en: 'Take what is on this square', ja: 'このマスにあるものを取る' },
  wait: { en: 'Wait a moment', ja: '少し待つ' },
  rest: { en: 'Rest a moment', ja: '少し休む' },
  turn_left: { en: 'Turn left', ja: '左を向く' },
  turn_right: { en: 'Turn right', ja: '右を向く' },
};

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
    describe: ({ command, tick }, lang) => [
      words[command]?.[lang] ?? (lang === 'ja' ? '不明な行動' : 'An unknown command'),
      lang === 'ja'
        ? `ラボの世界の中だけ（${tick}歩目）。外へは何も送りません。`
        : `Inside the Lab's world only (step ${tick}). Nothing is sent.`,
    ],
    isWithin: (bounds) => isUnbounded(bounds),
    run: async ({ command, life, tick }, context) => {
      const { runInWorld } = await import('./run-in-world');
      return runInWorld(() => lives.act(life, tick, command), context);
    },
    // what the log does not tell did not happen: the world is lived anew up to there
    probe: () => Promise.resolve('not_done'),
  });
}
