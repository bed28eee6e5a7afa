import type { Language } from '../../base/language';

/** Sentences to begin with, under a mind of whatever kind. */
export const sampleWords: Readonly<Record<Language, { title: string; lines: readonly string[] }>> = {
  en: {
    title: 'Write what you need, or begin with one of these:',
    lines: ['Plan a trip', 'Plan a party', 'Make a plan to stretch every morning', 'Remind me'],
  },
  ja: {
    title: 'してほしいことを書くか、次のどれかから始められます。',
    lines: ['旅行の計画を立てて', 'パーティーの計画を立てて', '毎朝ストレッチを続ける計画を立てて', 'リマインドして'],
  },
};
