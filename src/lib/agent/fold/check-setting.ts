import { canonicalJson } from '../../base/canonical-json';
import type { JsonValue } from '../../base/json';
import { failure, success, type Result } from '../../base/result';
import { hasDeceptiveCharacters, wellFormed } from '../../base/text';
import { redactedText } from '../../events/family';
import { controlCharacterIn, holdsKey } from './check-text';
import { defaultSettings, settingForms, type SettingForm, type SettingName, type Settings } from './settings';

/** Why a value is not possible. */
export const settingProblems = [
  'not_a_number',
  'not_whole',
  'too_small',
  'too_large',
  'empty',
  'too_long',
  'too_many',
  'control_characters',
  'has_lines',
  'unseen_characters',
  'looks_like_a_key',
  'not_a_choice',
] as const;
export interface SettingProblem {
  reason: (typeof settingProblems)[number];
  /** limit, least, most, length, count, place, character: as far as the reason has them. */
  parameters: Record<string, string | number>;
}

/** The value as it is kept: ends of texts trimmed, numbers to 6 decimals; or what is wrong with it. `value`: anything. */
export function checkSetting<N extends SettingName>(
  name: N,
  value: unknown,
): { ok: true; value: Settings[N] } | { ok: false; problem: SettingProblem } {
  const form = settingForms[name];
  if (value === null && 'isOwn' in form) return { ok: true, value: null as Settings[N] };
  const checked = checkForm(form, value);
  // the form's kind is that of the setting's type
  return checked.ok ? { ok: true, value: checked.value as Settings[N] } : checked;
}

/** What a side of a change says of a setting. What was taken out of it reads as unset. A failure: it is no value of it. */
export function settingIn<N extends SettingName>(
  name: N,
  side: Readonly<Record<string, JsonValue>> | null,
): Result<Settings[N], 'not_valid'> {
  const value = side?.['value'];
  const readable = Array.isArray(value) ? value.filter((item) => !isRedacted(item)) : value;
  if (isRedacted(readable)) return success(defaultSettings[name]);
  const checked = checkSetting(name, readable);
  return checked.ok ? success(checked.value) : failure('not_valid', checked.problem.reason);
}

/** As a side of a change holds it. */
export function settingStored(value: Settings[SettingName]): { value: JsonValue } {
  return { value };
}

export function isSameSetting(left: Settings[SettingName], right: Settings[SettingName]): boolean {
  return canonicalJson(left) === canonicalJson(right);
}

type Checked = { ok: true; value: Settings[SettingName] } | { ok: false; problem: SettingProblem };

function checkForm(form: SettingForm, value: unknown): Checked {
  switch (form.kind) {
    case 'whole':
    case 'number':
      return checkNumber(value, form, form.kind === 'whole');
    case 'switch':
      return typeof value === 'boolean' ? { ok: true, value } : problem('not_a_choice');
    case 'choice':
      return typeof value === 'string' && form.of.includes(value) ? { ok: true, value } : problem('not_a_choice');
    case 'text':
      return checkLine(value, form);
    case 'list':
      return checkList(value, form);
    case 'mood':
      return checkMood(value);
  }
}

function checkNumber(value: unknown, { least, most }: { least: number; most: number }, isWhole: boolean): Checked {
  if (typeof value !== 'number' || !Number.isFinite(value)) return problem('not_a_number', { least, most });
  if (value < least) return problem('too_small', { least, most });
  if (value > most) return problem('too_large', { least, most });
  if (isWhole && !Number.isInteger(value)) return problem('not_whole', { least, most });
  return { ok: true, value: Math.round(value * 1e6) / 1e6 + 0 }; // never −0
}

function checkLine(value: unknown, { most, hasLines = false }: { most: number; hasLines?: boolean }): Checked {
  if (typeof value !== 'string') return problem('empty');
  const text = wellFormed(value).trim();
  if (text === '') return problem('empty');
  if (text.length > most) return problem('too_long', { length: text.length, limit: most });
  const control = controlCharacterIn(text);
  if (control) return problem('control_characters', control);
  if (!hasLines && /[\t\n\r]/.test(text)) return problem('has_lines');
  // who reads a name beside other words must see all of it, and in its place
  if (!hasLines && hasDeceptiveCharacters(text)) return problem('unseen_characters');
  return holdsKey(text) ? problem('looks_like_a_key') : { ok: true, value: text };
}

function checkList(value: unknown, { items, most }: { items: number; most: number }): Checked {
  if (!Array.isArray(value)) return problem('empty');
  const kept: string[] = [];
  for (const item of value as unknown[]) {
    const checked = checkLine(item, { most });
    if (!checked.ok) return checked;
    if (typeof checked.value === 'string' && !kept.includes(checked.value)) kept.push(checked.value);
  }
  return kept.length > items ? problem('too_many', { count: kept.length, limit: items }) : { ok: true, value: kept };
}

function checkMood(value: unknown): Checked {
  const given: Record<string, unknown> = typeof value === 'object' && value !== null ? { ...value } : {};
  const axes: number[] = [];
  for (const axis of ['v', 'a', 'd']) {
    const checked = checkNumber(given[axis], { least: -1, most: 1 }, false);
    if (!checked.ok) return checked;
    axes.push(Number(checked.value));
  }
  const [v = 0, a = 0, d = 0] = axes;
  return { ok: true, value: { v, a, d } };
}

function problem(reason: SettingProblem['reason'], parameters: SettingProblem['parameters'] = {}): Checked {
  return { ok: false, problem: { reason, parameters } };
}

function isRedacted(value: unknown): boolean {
  return redactedText.safeParse(value).success;
}
