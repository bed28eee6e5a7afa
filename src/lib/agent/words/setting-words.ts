import type { Language } from '../../base/language';
import { oneLine } from '../../base/text';
import type { SettingName, Settings } from '../fold/settings';

const titles: Readonly<Record<SettingName, Readonly<Record<Language, string>>>> = {
  turns_an_hour: { en: 'turns of my own an hour', ja: '1時間に自分で進めるターン数' },
  turns_without_progress: { en: 'turns without progress', ja: '進展なしで続けるターン数' },
  actions_a_task: { en: 'actions a task', ja: '1タスクの行動回数' },
  tries_a_task: { en: 'tries a task', ja: '1タスクのやり直し回数' },
  tokens_an_hour: { en: 'tokens an hour', ja: '1時間のトークン数' },
  money_an_hour: { en: 'money an hour', ja: '1時間の金額' },
  currency: { en: 'currency', ja: '通貨' },
  first_word_minutes: { en: 'wait for a first word, in minutes', ja: '最初の言葉を待つ時間（分）' },
  heartbeat_seconds: { en: 'heartbeat, in seconds', ja: 'ハートビートの間隔（秒）' },
  live_log_mb: { en: 'size of the live log, in MB', ja: '手元に置く記録の大きさ（MB）' },
  mood_influence: { en: 'influence of the mood', ja: '気分の影響' },
  'avatar.name': { en: 'the Avatar’s name', ja: 'アバターの名前' },
  'user.name': { en: 'your name', ja: 'あなたの名前' },
  'grok.model': { en: 'language model', ja: '言語モデル' },
  'grok.temperature': { en: 'temperature', ja: '温度' },
  'persona.persona_text': { en: 'the persona’s description', ja: '人格の説明' },
  'persona.addon_text': { en: 'the persona’s way of speaking', ja: '人格の話し方' },
  'persona.second_person_label': { en: 'what it calls you', ja: 'あなたの呼び方' },
  'persona.interests': { en: 'the persona’s interests', ja: '人格の興味' },
  'persona.values': { en: 'the persona’s values', ja: '人格が大切にすること' },
  'persona.caution': { en: 'the persona’s caution', ja: '人格の慎重さ' },
  'persona.curiosity': { en: 'the persona’s curiosity', ja: '人格の好奇心' },
  'persona.baseline': { en: 'the mood at rest', ja: 'ふだんの気分' },
};

/** What a setting is called where somebody reads of it. */
export function settingTitle(name: SettingName, lang: Language): string {
  return titles[name][lang];
}

/** A value in one short line; what is unset is named so. */
export function settingValueText(name: SettingName, value: Settings[SettingName], lang: Language): string {
  const japanese = lang === 'ja';
  const isItsOwn = name.startsWith('persona.') || name === 'avatar.name';
  if (value === null) return isItsOwn ? (japanese ? '既定' : 'as shipped') : japanese ? 'なし' : 'none';
  if (typeof value === 'boolean') return japanese ? (value ? 'オン' : 'オフ') : value ? 'on' : 'off';
  if (typeof value === 'number') return numberText(value);
  if (typeof value === 'string') return quoted(oneLine(value, 60), japanese);
  if (Array.isArray(value)) {
    return value.length === 0 ? (japanese ? 'なし' : 'none') : oneLine(value.join(japanese ? '、' : ', '), 80);
  }
  return (['v', 'a', 'd'] as const).map((axis) => `${axis.toUpperCase()} ${numberText(value[axis])}`).join(', ');
}

function quoted(text: string, japanese: boolean): string {
  return japanese ? `「${text}」` : `“${text}”`;
}

/** Thousands apart, with a real minus. */
function numberText(value: number): string {
  const [whole = '', decimals] = String(Math.abs(value)).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return `${value < 0 ? '−' : ''}${grouped}${decimals === undefined ? '' : `.${decimals}`}`;
}
