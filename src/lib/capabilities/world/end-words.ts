import type { Language } from '../../base/language';
import type { LifeEnd } from './logged-lives';

/** What hurts, and how a life ends. */
export const endWords: Readonly<Record<Language, Readonly<Record<LifeEnd, string>>>> = {
  en: {
    field: 'an unseen field',
    fire: 'fire',
    pit: 'a pit',
    nettle: 'nettles',
    beast: 'a beast',
    hunger: 'hunger',
    thirst: 'thirst',
    exhaustion: 'exhaustion',
    time: 'all steps were taken',
    dropped: 'you ended it',
  },
  ja: {
    field: '見えない危険地帯',
    fire: '火',
    pit: '穴',
    nettle: 'とげ草',
    beast: '獣',
    hunger: '空腹',
    thirst: '渇き',
    exhaustion: '疲労',
    time: '歩き終わりました',
    dropped: 'あなたが終わらせました',
  },
};
