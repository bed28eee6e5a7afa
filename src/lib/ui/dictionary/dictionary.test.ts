import { describe, expect, it } from 'vitest';
import { refusals } from '../../agent/fold/inbox-row';
import { haltReasons } from '../../events/lifecycle';
import { pageRefusals } from '../../session/send/sender.svelte';
import type { Language } from '../../base/language';
import { approvalWords } from '../approvals/approval-words';
import { noticeWords } from '../frame/notice-words';
import { refusalWords } from '../frame/refusal-words';
import { dictionaryOf } from './dictionaries';

/** With the words that come late, since they hold to the same. */
const allWords = (language: Language, name: string) => ({
  ...dictionaryOf(language, name),
  card: approvalWords[language](name),
  notice: noticeWords[language](name),
  ...refusalWords[language](name),
});
const dictionaries = { en: allWords('en', 'Nagi'), ja: allWords('ja', '凪') };

/** Every word with its place; functions are called with what they may get. */
function wordsOf(value: unknown, place = ''): [string, string][] {
  if (typeof value === 'string') return [[place, value]];
  if (typeof value === 'function') {
    const takesParameters = place.startsWith('.refusal');
    return wordsOf((value as (...given: unknown[]) => unknown)(takesParameters ? {} : '7'), `${place}()`);
  }
  return Object.entries(value as object).flatMap(([key, inner]) => wordsOf(inner, `${place}.${key}`));
}

const places = (language: 'en' | 'ja') => wordsOf(dictionaries[language]).map(([place]) => place);

describe('the dictionaries', () => {
  it('hold the same words, none empty, in both languages', () => {
    expect(places('ja')).toEqual(places('en'));
    for (const language of ['en', 'ja'] as const) {
      expect(wordsOf(dictionaries[language]).filter(([, word]) => word.trim() === '')).toEqual([]);
    }
  });

  it('leave no sentence in English among the Japanese', () => {
    const english = wordsOf(dictionaries.ja).filter(
      ([place, word]) => !/[\u3000-\u9FFF]/u.test(word) && place !== '.mind.name' && place !== '.cli.label',
    );
    expect(english.filter(([place]) => !/\.(?:origin|and)/.test(place))).toEqual([]);
  });

  it('say nothing that an instrument does not say', () => {
    const words = (['en', 'ja'] as const).flatMap((language) => wordsOf(dictionaries[language]));
    expect(words.filter(([, word]) => /[!！]|\boops\b|\bplease\b|\bAI\b|させていただ/iu.test(word))).toEqual([]);
  });

  it('know every halt and every refusal', () => {
    for (const dictionary of Object.values(dictionaries)) {
      expect(Object.keys(dictionary.notice.halt).sort()).toEqual([...haltReasons].sort());
      expect(Object.keys(dictionary.refusal).sort()).toEqual([...refusals, ...pageRefusals].sort());
    }
  });

  it('use the names that others rely on', () => {
    const { en, ja } = dictionaries;
    const names = ({ chat, plan, card, phaseLabel, stop, resume, drop, page, language }: typeof en) => [
      [chat.label, plan.label, card.label, phaseLabel, chat.message],
      [chat.send, card.approve, card.reject, card.payload, stop, resume, drop],
      [page.data, page.help, language],
    ];
    expect(names(en)).toEqual([
      ['Chat', 'Plan', 'Approval', 'Phase', 'Message'],
      ['Send', 'Approve', 'Reject', 'Payload', 'Stop', 'Resume', 'Drop'],
      ['Data', 'Help', 'Language'],
    ]);
    expect(names(ja)).toEqual([
      ['チャット', '計画', '承認待ち', 'フェーズ', 'メッセージ'],
      ['送信', '承認', '却下', '内容', '停止', '再開', '破棄'],
      ['データ', 'ヘルプ', '言語'],
    ]);
  });
});
