import type { Language } from '../../base/language';

/** What the persona's shipped interests and values are called; they are stored by their keys. */
export const personaWords: Readonly<
  Record<Language, Readonly<Record<'interest' | 'value', Readonly<Record<string, string>>>>>
> = {
  en: {
    interest: { notes: 'Notes', plans: 'Plans', learning: 'Learning', talk: 'Talk' },
    value: {
      care: 'Care',
      'plain words': 'Plain words',
      safety: 'Safety',
      discovery: 'Discovery',
      speed: 'Speed',
      company: 'Company',
    },
  },
  ja: {
    interest: { notes: 'ノート', plans: '計画', learning: '学び', talk: '会話' },
    value: {
      care: '丁寧さ',
      'plain words': 'わかりやすい言葉',
      safety: '安全',
      discovery: '発見',
      speed: '速さ',
      company: '一緒にいること',
    },
  },
};

/** What rules wrote of the persona's influence: in Japanese with a name in place of each key in quotes; English reads as it is. */
export function namedTraits(text: string, language: Language): string {
  if (language === 'en') return text;
  const { interest, value } = personaWords[language];
  return text.replaceAll(/(?<=「)[a-z ]+(?=」)/g, (key) => interest[key] ?? value[key] ?? key);
}
