import * as z from 'zod/mini';
import { vad } from '../../events/decision';
import { canonicalJson } from '../../base/canonical-json';
import type { JsonValue } from '../../base/json';
import { failure, type Result, success } from '../../base/result';
import { hasDeceptiveCharacters, wellFormed } from '../../base/text';
import { redactedText } from '../../events/family';
import { controlCharacterIn, holdsKey } from './check-text';

const currencies = ['USD', 'EUR', 'GBP', 'JPY'] as const;

const text = z._default(z.nullable(z.string()), null);

const list = z._default(z.nullable(z.array(z.string())), null);

const fraction = z._default(z.nullable(z.number()), null);

/**
 * What the person sets, as it is kept. Names that config.yaml has are those of the document; null stands for "nothing of the person's
 * own": the persona's name, its texts and its profile are then those that it came with.
 */
export const settings = z.object({
  turns_an_hour: z.int(),
  turns_without_progress: z.int(),
  actions_a_task: z.int(),
  tries_a_task: z.int(),
  tokens_an_hour: z._default(z.int(), 200_000),
  /** In the currency below. */
  money_an_hour: z._default(z.number(), 1),
  currency: z._default(z.enum(currencies), 'USD'),
  heartbeat_seconds: z._default(z.int(), 60),
  /** How long a first word of a model is waited for; 0: as long as fits where it is. See deliberation/llm/patience. */
  first_word_minutes: z._default(z.int(), 0),
  /** Of 1,048,576 bytes. */
  live_log_mb: z._default(z.int(), 10),
  mood_influence: z._default(z.boolean(), true),
  'avatar.name': text,
  'user.name': text,
  'grok.model': text,
  'grok.temperature': z._default(z.number(), 0.7),
  'persona.persona_text': text,
  'persona.addon_text': text,
  'persona.second_person_label': text,
  'persona.interests': list,
  'persona.values': list,
  'persona.caution': fraction,
  'persona.curiosity': fraction,
  'persona.baseline': z._default(z.nullable(vad), null),
});

export type Settings = z.infer<typeof settings>;

export type SettingName = keyof Settings;

export const defaultSettings: Settings = settings.parse({
  turns_an_hour: 600,
  turns_without_progress: 5,
  actions_a_task: 8,
  tries_a_task: 3,
});

/** What a setting can be. Texts: UTF-16 units, and one line unless `hasLines`. `isOwn`: null is possible, too. */
export type SettingForm =
  | { kind: 'whole'; least: number; most: number }
  | { kind: 'number'; least: number; most: number; isOwn?: true }
  | { kind: 'switch' }
  | { kind: 'choice'; of: readonly string[] }
  | { kind: 'text'; most: number; hasLines?: true; isOwn: true }
  | { kind: 'list'; items: number; most: number; isOwn: true }
  | { kind: 'mood'; isOwn: true };

const line = { kind: 'text', most: 200, isOwn: true } as const;

const lines = { kind: 'text', most: 2_000, hasLines: true, isOwn: true } as const;

const words = { kind: 'list', items: 16, most: 60, isOwn: true } as const;

const share = { kind: 'number', least: 0, most: 1, isOwn: true } as const;

/** Each applies to whatever begins after the change: nothing needs a restart. A rule that goes stops what runs by it; see interruptForRule. */
export const settingForms: Readonly<Record<SettingName, SettingForm>> = {
  turns_an_hour: { kind: 'whole', least: 10, most: 3_600 },
  turns_without_progress: { kind: 'whole', least: 1, most: 50 },
  actions_a_task: { kind: 'whole', least: 1, most: 30 },
  tries_a_task: { kind: 'whole', least: 1, most: 10 },
  tokens_an_hour: { kind: 'whole', least: 1_000, most: 100_000_000 },
  money_an_hour: { kind: 'number', least: 0, most: 10_000 },
  currency: { kind: 'choice', of: currencies },
  heartbeat_seconds: { kind: 'whole', least: 15, most: 600 },
  first_word_minutes: { kind: 'whole', least: 0, most: 120 },
  live_log_mb: { kind: 'whole', least: 2, most: 500 },
  mood_influence: { kind: 'switch' },
  'avatar.name': line,
  'user.name': line,
  'grok.model': line,
  'grok.temperature': { kind: 'number', least: 0, most: 2 },
  'persona.persona_text': lines,
  'persona.addon_text': lines,
  'persona.second_person_label': line,
  'persona.interests': words,
  'persona.values': words,
  'persona.caution': share,
  'persona.curiosity': share,
  'persona.baseline': { kind: 'mood', isOwn: true },
};

export const settingNames = Object.keys(settingForms) as readonly SettingName[];

export function isSettingName(name: string): name is SettingName {
  return Object.hasOwn(settingForms, name);
}

/** As a change event names it: `settings.turns_an_hour`, `persona.caution`. */
export function settingSubject(name: SettingName): string {
  return name.startsWith('persona.') ? name : `settings.${name}`;
}

/** The setting that a change is about; null: it is about something else. */
export function settingOfSubject(subject: string): SettingName | null {
  const name = subject.startsWith('settings.') ? subject.slice('settings.'.length) : subject;
  return isSettingName(name) && settingSubject(name) === subject ? name : null;
}

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
