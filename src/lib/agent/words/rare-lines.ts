import type { Language } from '../../base/language';
import type { LateLine } from './lines';

/** What is said of rules that come and go, and of what is taken back. */
const lines = {
  'rule.made': {
    en: 'From now on I do {name} within those bounds without asking. Automatic rules shows them; /undo takes it back.',
    ja: 'これからは、その範囲の {name} を尋ねずに行います。「自動実行ルール」で確かめられ、/undo で取り消せます。',
  },
  'rule.revoked': {
    en: 'I ask before {name} again. /undo brings the rule back.',
    ja: '{name} の前には、また尋ねます。/undo でルールを戻せます。',
  },
  'rule.turned_on': {
    en: 'From now on I do {name} within its bounds without asking.',
    ja: 'これからは、その範囲の {name} を尋ねずに行います。',
  },
  'undone.rule': {
    en: 'Undone: I ask before {name} again.',
    ja: '取り消しました。{name} の前には、また尋ねます。',
  },
  'undone.revoke': {
    en: 'Undone: the rule for {name} is back.',
    ja: '取り消しました。{name} のルールは元に戻っています。',
  },
  'undone.setting': {
    en: 'Undone: {name} is {value} again.',
    ja: '取り消しました。{name} は {value} に戻っています。',
  },
  'undone.note': {
    en: 'Undone: {path} is as it was before.',
    ja: '取り消しました。{path} は元の内容に戻っています。',
  },
  'undone.notes': {
    en: 'Undone: {path} are as they were before.',
    ja: '取り消しました。{path} は元の内容に戻っています。',
  },
  'undone.note.new': {
    en: 'Undone: the note {path} is gone again.',
    ja: '取り消しました。ノート {path} を消しました。',
  },
  'undone.note.moved': {
    en: 'Undone: the note is called {path} again.',
    ja: '取り消しました。ノートの名前は {path} に戻っています。',
  },
  'undone.alarm': {
    en: 'Undone: “{name}” rings at {time}.',
    ja: '取り消しました。「{name}」は{time}に鳴ります。',
  },
  'undone.purpose': { en: 'Undone: the goal is as it was.', ja: '目的を元に戻しました。' },
  'undone.plan': { en: 'Undone: the plan is as it was.', ja: '計画を元に戻しました。' },
  'undone.alarm.none': {
    en: 'Undone: “{name}”, {time}, is set no longer.',
    ja: '取り消しました。「{name}」（{time}）のアラームはありません。',
  },
} as const satisfies Record<string, Readonly<Record<Language, string>>>;

export function rareLine(code: keyof typeof lines): LateLine {
  return { code, words: lines[code] };
}
