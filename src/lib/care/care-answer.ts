import type { Language } from '../base/language';
import type { CareCode } from './care-codes';
import { helpLines, type HelpLine } from './help-lines';

/** In front of each line of help. */
export const helpMark = '– ';

const texts = {
  en: {
    told: 'Thank you for telling me. You, or whoever you’re worried about, don’t have to face this alone. Please talk to someone now:',
    emergency: 'In danger right now: your local emergency number, such as 112, 911 or 999',
    after:
      'I’m an app, so I can’t call anyone for you. I won’t turn what you wrote into a goal, a note or a reminder. You can keep writing here.',
    again:
      'I’m still here, and so are the lines above: 988 in the US, 116 123 in the UK and Ireland, https://findahelpline.com elsewhere. In danger right now, please call your local emergency number.',
  },
  ja: {
    told: '話してくれて、ありがとうございます。あなたも、心配している相手の方も、ひとりで抱えなくて大丈夫です。どうか今、誰かに話してください。',
    emergency: '今すぐ危険があるとき：110（警察）、119（救急）',
    after:
      '私はアプリなので、代わりに電話をかけることはできません。書いてくれたことを、目標やメモやアラームにはしません。よければ、このまま話してください。',
    again:
      'ここにいます。上の窓口は、今も使えます。よりそいホットライン 0120-279-338 は24時間受け付けています。今すぐ危険があるときは、110か119にかけてください。',
  },
} as const;

/** What is answered to words of distress, by code. */
export function careAnswer(code: CareCode, lang: Language): string {
  const { told, emergency, after, again } = texts[lang];
  if (code === 'reply.care.again') return again;
  const lines = [
    emergency,
    ...helpLines.filter(({ languages }) => languages.includes(lang)).map((line) => helpLineText(line, lang)),
  ];
  return [told, ...lines.map((line) => `${helpMark}${line}`), after].join('\n');
}

function helpLineText({ name, number, page, hours, where }: HelpLine, lang: Language): string {
  const [colon, open, close] = lang === 'ja' ? ['：', '（', '）'] : [': ', ' (', ')'];
  const reached =
    number === null ? (page ?? '') : `${number}${open}${hours[lang] ?? ''}${close}${page === null ? '' : ` ${page}`}`;
  const called = number === null ? (hours[lang] ?? name) : where === undefined ? name : `${where}, ${name}`;
  return `${called}${colon}${reached}`;
}
