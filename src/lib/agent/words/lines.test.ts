import { describe, expect, it } from 'vitest';
import { causes } from '../../events/action-result';
import { haltReasons } from '../../events/lifecycle';
import { causeLine, haltLine, lineOf } from './lines';

describe('the lines of our own', () => {
  it('[AV-53] the three records are exactly so, in both languages', () => {
    for (const lang of ['en', 'ja'] as const) {
      expect(lineOf('record.done', lang, { id: 'G1-T1', name: '名 name' })).toBe('[G1-T1] DONE 名 name');
      expect(lineOf('record.fail', lang, { id: 'G1-T1', name: 'name', cause: 'x' })).toBe('[G1-T1] FAIL name / x');
      expect(lineOf('record.goal', lang, { id: 'G1', name: 'name', rate: '80%' })).toBe('[G1] DONE name / 80%');
    }
  });

  it('[AV-53] each cause is one short sentence of ours, in both languages', () => {
    for (const lang of ['en', 'ja'] as const) {
      const said = causes.map((cause) => causeLine(cause, lang));
      expect(new Set(said).size).toBe(causes.length);
      for (const line of said) {
        expect(line.length).toBeLessThanOrEqual(60);
        expect(line).not.toMatch(/[\n/.。]/);
      }
    }
  });

  it('every halt has its reason', () => {
    for (const reason of haltReasons)
      for (const lang of ['en', 'ja'] as const) expect(haltLine(reason, lang)).not.toBe('');
  });

  it('a parameter is put in as it is, once, whatever it holds', () => {
    expect(lineOf('record.done', 'en', { id: '{name}', name: '$& {id} $1' })).toBe('[{name}] DONE $& {id} $1');
    expect(lineOf('record.fail', 'en', { id: 'G1' })).toBe('[G1] FAIL  / ');
  });
});
