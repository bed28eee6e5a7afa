import { oneLine } from '../base/text';
import { coded, textIn, type LineFamily } from './line-family';

const recallTouches = {
  en: 'The log and your notes on this device, read only. Nothing is sent.',
  ja: 'この端末の記録とノートを読むだけ。外へは何も送りません。',
};

export const searchLines: LineFamily = {
  describe: {
    recall: {
      version: 1,
      lines: (payload) => {
        const query = textIn(payload, 'query');
        return query === '' ? coded('recall.since', { since: textIn(payload, 'since') }) : coded('recall', { query });
      },
    },
    'collections.search': {
      version: 1,
      lines: (payload) => {
        const { collections: ids } = payload;
        const collections = Array.isArray(ids)
          ? oneLine(ids.filter((id) => typeof id === 'string').join(', '), 100)
          : '';
        const host = textIn(payload, 'host', 80);
        return coded('collections.search', { query: textIn(payload, 'query', 100), host, collections }, { host });
      },
    },
  },
  words: {
    recall: { en: 'Search log and notes for “{query}”', ja: '「{query}」を記録とノートから探す' },
    'recall.touches': recallTouches,
    'recall.since': { en: 'Look through log and notes since {since}', ja: '{since}からの記録とノートを見返す' },
    'recall.since.touches': recallTouches,
    'collections.search': {
      en: 'Search collections at {host} ({collections}) for “{query}”',
      ja: '「{query}」を{host}のコレクションから探す（{collections}）',
    },
    'collections.search.touches': {
      en: 'These words are sent to {host}. It is read only; nothing is changed.',
      ja: 'この言葉を{host}に送ります。読むだけで、何も変えません。',
    },
  },
};
