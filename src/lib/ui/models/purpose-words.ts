import type { Language } from '../../base/language';

/** What a model, or a host, was asked for; see ModelPurpose, and the purposes of other requests. */
export const purposeWords: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: {
    reply: 'reply',
    deliberate: 'next step',
    make_goal: 'next goal',
    ask_purpose: 'asking for a purpose',
    check: 'check',
    probe: 'whether it is there',
    collections: 'search of documents',
    download: 'download',
  },
  ja: {
    reply: '返事',
    deliberate: '次の一手',
    make_goal: '次のゴール',
    ask_purpose: '目的を尋ねる',
    check: '確認',
    probe: '応答するかの確認',
    collections: '文書の検索',
    download: 'ダウンロード',
  },
};
