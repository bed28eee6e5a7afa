import { describe, expect, it } from 'vitest';
import { keysOfGrammar } from '../../src/lib/care/find-distress';
import type { GrammarKeys } from '../../src/lib/care/form-keys';
import { formKeysModule } from './form-keys-plugin';

describe('the keys that the build works out', () => {
  it('let a form be looked for in just the texts in which it is looked for without them', async () => {
    const code = `data:text/javascript,${encodeURIComponent(formKeysModule())}`;
    const { formKeys } = (await import(/* @vite-ignore */ code)) as { formKeys: Record<'en' | 'ja', GrammarKeys> };
    for (const lang of ['en', 'ja'] as const) {
      const whole = keysOfGrammar(lang);
      for (const part of Object.keys(whole) as (keyof GrammarKeys)[]) {
        expect(formKeys[lang][part]).toHaveLength(whole[part].length);
        for (const [index, keys] of whole[part].entries()) {
          const brief = formKeys[lang][part][index] ?? null;
          // each text with one of these has one of those, and the other way round
          expect(brief?.every((key) => keys?.includes(key)) ?? null).toBe(keys && true);
          expect(keys?.every((key) => brief?.some((short) => key.includes(short))) ?? null).toBe(keys && true);
        }
      }
    }
  });
});
