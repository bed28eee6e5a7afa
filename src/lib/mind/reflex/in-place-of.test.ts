import { describe, expect, it } from 'vitest';
import { packOf, said } from '../../../../tests/support/mind-pack';
import type { Language } from '../../base/language';
import { inPlaceOf } from './in-place-of';
import type { IntakeRecipe, Slot } from './recipe-slots';

function taken(slot: Slot, recipe: IntakeRecipe, text: string, lang: Language): string | null {
  return inPlaceOf(slot, recipe, packOf(lang, { trigger: said(text) }))?.slot ?? null;
}

describe('an answer about something else', () => {
  it.each([
    ['why', 'habit', '金', 'ja', null],
    ['why', 'habit', '水', 'ja', null],
    ['why', 'habit', '木', 'ja', null],
    ['why', 'habit', 'sun', 'en', null],
    ['why', 'habit', 'Sat', 'en', null],
    ['why', 'habit', '金曜', 'ja', 'days'],
    ['why', 'habit', '金曜日', 'ja', 'days'],
    ['why', 'habit', 'いや、金', 'ja', 'days'],
    ['why', 'habit', '月水金', 'ja', 'days'],
    ['why', 'habit', '毎日', 'ja', 'days'],
    ['why', 'habit', 'no, Sun', 'en', 'days'],
    ['why', 'habit', 'Sunday', 'en', 'days'],
    ['why', 'habit', 'Mon and Thu', 'en', 'days'],
    ['clock', 'habit', '金', 'ja', 'days'],
    ['clock', 'weekly', 'Sun', 'en', 'days'],
    ['why', 'habit', 'no, at 8:30', 'en', 'clock'],
    ['place', 'event', 'sun', 'en', null],
    ['bring', 'event', 'May', 'en', null],
    ['outcome', 'general', 'March', 'en', null],
    ['kind', 'general', 'March', 'en', 'date'],
    ['outcome', 'general', 'September', 'en', 'date'],
    ['place', 'event', '金', 'ja', null],
    ['place', 'event', 'Friday', 'en', 'date'],
    ['place', 'event', 'no, make it 5 December', 'en', 'date'],
    ['bring', 'event', '金曜日', 'ja', 'date'],
  ] as const)('at %s of %s, “%s” (%s) is one to %s', (slot, recipe, text, lang, other) =>
    expect(taken(slot, recipe, text, lang)).toBe(other),
  );
});
