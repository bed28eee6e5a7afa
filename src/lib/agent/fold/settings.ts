import * as z from 'zod/mini';
import { vad } from '../../events/decision';

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

/** Each applies to whatever begins after the change: nothing needs a restart. */
export const settingForms: Readonly<Record<SettingName, SettingForm>> = {
  turns_an_hour: { kind: 'whole', least: 10, most: 3_600 },
  turns_without_progress: { kind: 'whole', least: 1, most: 50 },
  actions_a_task: { kind: 'whole', least: 1, most: 30 },
  tries_a_task: { kind: 'whole', least: 1, most: 10 },
  tokens_an_hour: { kind: 'whole', least: 1_000, most: 100_000_000 },
  money_an_hour: { kind: 'number', least: 0, most: 10_000 },
  currency: { kind: 'choice', of: currencies },
  heartbeat_seconds: { kind: 'whole', least: 15, most: 600 },
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
