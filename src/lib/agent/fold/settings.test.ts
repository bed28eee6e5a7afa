import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkSetting,
  defaultSettings,
  settingIn,
  type SettingName,
  settingNames,
  settingOfSubject,
  settingStored,
  settingSubject,
} from './settings';

const reasonOf = (name: SettingName, value: unknown) => {
  const checked = checkSetting(name, value);
  return checked.ok ? null : checked.problem.reason;
};

describe('a value of a setting', () => {
  it('is what is shipped', () => {
    for (const name of settingNames) expect(checkSetting(name, defaultSettings[name])).toMatchObject({ ok: true });
  });

  it.each<[SettingName, unknown, string]>([
    ['turns_an_hour', -1, 'too_small'],
    ['turns_an_hour', 1e9, 'too_large'],
    ['turns_an_hour', 60.5, 'not_whole'],
    ['turns_an_hour', NaN, 'not_a_number'],
    ['turns_an_hour', Infinity, 'not_a_number'],
    ['turns_an_hour', '600', 'not_a_number'],
    ['turns_an_hour', null, 'not_a_number'],
    ['money_an_hour', -0.01, 'too_small'],
    ['grok.temperature', 2.1, 'too_large'],
    ['mood_influence', 'yes', 'not_a_choice'],
    ['currency', 'XXX', 'not_a_choice'],
    ['avatar.name', '', 'empty'],
    ['avatar.name', ' \u3000 ', 'empty'],
    ['avatar.name', 'x'.repeat(300), 'too_long'],
    ['avatar.name', 'a\u0007b', 'control_characters'],
    ['avatar.name', 'a\nb', 'has_lines'],
    ['avatar.name', 'a\u202Eb', 'unseen_characters'],
    ['user.name', `sk-${'a'.repeat(30)}`, 'looks_like_a_key'],
    ['grok.model', 7, 'empty'],
    ['persona.persona_text', 'x'.repeat(2_001), 'too_long'],
    ['persona.interests', ['notes', ''], 'empty'],
    ['persona.interests', Array.from({ length: 17 }, (_, index) => `interest ${index}`), 'too_many'],
    ['persona.caution', 1.01, 'too_large'],
    ['persona.baseline', { v: 0, a: 0 }, 'not_a_number'],
    ['persona.baseline', 'calm', 'not_a_number'],
  ])('is refused for %s: %j is %s', (name, value, reason) => {
    expect(reasonOf(name, value)).toBe(reason);
  });

  it('is kept trimmed, well-formed, without doubles and to 6 decimals', () => {
    expect(checkSetting('avatar.name', '  Sora\uD800 ')).toEqual({ ok: true, value: 'Sora\uFFFD' });
    expect(checkSetting('persona.persona_text', 'one\ntwo\n')).toEqual({ ok: true, value: 'one\ntwo' });
    expect(checkSetting('persona.values', ['care', ' care'])).toEqual({ ok: true, value: ['care'] });
    expect(checkSetting('persona.caution', 0.12345678)).toEqual({ ok: true, value: 0.123457 });
    expect(Object.is((checkSetting('money_an_hour', -0) as { value: number }).value, 0)).toBe(true);
    expect(checkSetting('persona.baseline', { v: 1, a: -1, d: 0, x: 'more' })).toEqual({
      ok: true,
      value: { v: 1, a: -1, d: 0 },
    });
  });

  it('is checked whatever it is, and what is kept passes again as it is', () => {
    fc.assert(
      fc.property(fc.constantFrom(...settingNames), fc.anything(), (name, value) => {
        const checked = checkSetting(name, value);
        if (checked.ok) expect(checkSetting(name, checked.value)).toEqual(checked);
      }),
    );
  });
});

describe('a change of a setting', () => {
  it('names it by its own subject, and no other', () => {
    expect(settingSubject('persona.caution')).toBe('persona.caution');
    expect(settingSubject('avatar.name')).toBe('settings.avatar.name');
    for (const name of settingNames) expect(settingOfSubject(settingSubject(name))).toBe(name);
    for (const other of ['budget', 'rules.12', 'turns_an_hour', 'settings.persona.caution', 'settings.toString'])
      expect(settingOfSubject(other)).toBeNull();
  });

  it('reads as unset where its text was taken out', () => {
    const gone = { sha256: '0'.repeat(64) };
    expect(settingIn('avatar.name', { value: gone })).toMatchObject({ ok: true, value: null });
    expect(settingIn('persona.interests', { value: ['bees', gone] })).toMatchObject({ ok: true, value: ['bees'] });
    expect(settingIn('avatar.name', settingStored('Sora'))).toMatchObject({ ok: true, value: 'Sora' });
    expect(settingIn('turns_an_hour', null)).toMatchObject({ ok: false });
  });
});
