import { oneLine } from '../base/text';
import { coded, numberIn, textIn, type LineFamily } from './line-family';

const recallTouches = {
  en: 'The log and your notes on this device, read only. {sent}',
  ja: 'この端末の記録とノートを読むだけ。{sent}',
};

const eventTouches = {
  en: 'The log on this device, read only. {sent}',
  ja: 'この端末の記録を読むだけ。{sent}',
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
    'event.read': {
      version: 1,
      lines: (payload) => {
        const [seq, from] = [numberIn(payload, 'seq'), numberIn(payload, 'from')];
        return from === null ? coded('event.read', { seq }) : coded('event.read.on', { seq, from });
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
    'event.read': { en: 'Read event {seq} of the log', ja: '記録{seq}番を読む' },
    'event.read.touches': eventTouches,
    'event.read.on': {
      en: 'Read event {seq} of the log, from character {from} on',
      ja: '記録{seq}番の{from}文字目から先を読む',
    },
    'event.read.on.touches': eventTouches,
    'collections.search': {
      en: 'Search collections at {host} ({collections}) for “{query}”',
      ja: '「{query}」を{host}のコレクションから探す（{collections}）',
    },
    'collections.search.touches': {
      en: 'These words are sent to {host}. It is read only; nothing is changed.{goes}',
      ja: 'この言葉を{host}に送ります。読むだけで、何も変えません。{goes}',
    },
  },
};
