import type { Language } from '../../base/language';
import { formatNumber } from '../format';

interface DraftWords {
  thinking: (seconds: number) => string;
  thought: (seconds: number) => string;
  stop: string;
  /** It takes long. */
  waiting: (mind: string, seconds: number) => string;
}

/** As a person says it: 45 s, 2 min 10 s, 1 h 3 min. */
function timeIn(seconds: number, language: Language): string {
  const units = { en: [' h', ' min', ' s'], ja: ['時間', '分', '秒'] }[language];
  const parts = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60];
  const first = Math.max(0, seconds < 60 ? 2 : seconds < 3_600 ? 1 : 0);
  const shown = parts.map((value, at) =>
    at === first || value > 0 ? `${formatNumber(value, language)}${units[at]}` : '',
  );
  return shown
    .slice(first, first + 2)
    .filter((part) => part !== '')
    .join(language === 'ja' ? '' : ' ');
}

export const draftWords: Readonly<Record<Language, DraftWords>> = {
  en: {
    stop: 'Stop here',
    thinking: (seconds) => `Thinking, ${timeIn(seconds, 'en')}`,
    thought: (seconds) => `Thought for ${timeIn(seconds, 'en')}`,
    waiting: (mind, seconds) => `Still waiting for ${mind}: ${timeIn(seconds, 'en')}`,
  },
  ja: {
    stop: 'ここで止める',
    thinking: (seconds) => `考えています（${timeIn(seconds, 'ja')}）`,
    thought: (seconds) => `${timeIn(seconds, 'ja')}考えました`,
    waiting: (mind, seconds) => `${mind} の返事を待っています（${timeIn(seconds, 'ja')}）`,
  },
};
