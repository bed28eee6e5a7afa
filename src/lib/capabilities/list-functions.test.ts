import { describe, expect, it } from 'vitest';
import { listFunctions } from './list-functions';
import { createRegistry } from './registry';
import { shippedCapabilities } from './shipped';

const registry = createRegistry(shippedCapabilities);

describe('the list of functions', () => {
  it('[CG-03] tells of every capability what it does, what it touches and whether it is possible now, in both languages', () => {
    for (const lang of ['en', 'ja'] as const) {
      const functions = listFunctions(registry, lang, true);
      expect(functions.map(({ name }) => name)).toEqual(registry.names());
      for (const { does, touches, title, problem } of functions) {
        expect([does, touches, title].every((text) => text !== '')).toBe(true);
        expect(problem).toBeNull();
        // words of its own, in its own language
        expect(does).not.toBe(title);
        expect([does, touches].every((text) => /[ぁ-ん一-龠]/u.test(text))).toBe(lang === 'ja');
      }
    }
    const named = (wanted: string) =>
      listFunctions(registry, 'en', true)
        .filter(({ asks }) => asks === wanted)
        .map(({ name }) => name);
    expect(named('never')).toEqual(['conversation', 'question']);
    expect(named('always')).toEqual([
      'budget.extend',
      'plan.change',
      'plan.keep',
      'purpose.set',
      'reading.allow',
      'rules.change',
      'settings.change',
    ]);
  });

  it('says why nothing is possible where nothing can be saved', () => {
    expect(listFunctions(registry, 'en', false).every(({ problem }) => problem === 'not_saved')).toBe(true);
  });
});
