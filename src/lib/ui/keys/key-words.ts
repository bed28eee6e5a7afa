import type { Language } from '../../base/language';
import type { KeyMeaning } from '../../session/keys/key-map';

/** The words of the table of keys; loaded with it. */
interface KeyWords {
  title: string;
  letters: string;
  lettersOff: string;
  close: string;
  does: Record<Extract<KeyMeaning, string>, string>;
  page: Record<string, string>;
  pane: Record<string, string>;
}

const en: KeyWords = {
  title: 'Keys',
  letters:
    'Single letters work outside text fields, and never while text is being composed. Settings switches them off.',
  lettersOff: 'Single letters are switched off under Settings; those lines are grey.',
  close: 'Close',
  does: {
    approve: 'Approve',
    reject: 'Reject',
    payload: 'Show or hide the payload',
    always: 'Always…: make a rule',
    stop_or_resume: 'Stop or resume, from anywhere',
    message: 'To the message box',
    send: 'Send',
    new_line: 'New line',
    leave: 'Leave a field, close what floats',
    fold_cli: 'Open or fold the CLI',
    next_row: 'Next in a list',
    previous_row: 'Back in a list',
    earlier_turn: 'Inspector: the turn before',
    later_turn: 'Inspector: the turn after',
    keys: 'This table',
  },
  page: { chat: 'Page: Chat', log: 'Page: Log', settings: 'Page: Settings' },
  pane: { chat: 'Chat', plan: 'Plan', inspector: 'Inspector', vitals: 'Vitals', cli: 'CLI' },
};

const ja: KeyWords = {
  title: 'キー操作',
  letters: '一文字のキーは入力欄の外でだけ働き、変換中は働きません。「設定」でオフにできます。',
  lettersOff: '一文字のキーは「設定」でオフになっています（灰色の行）。',
  close: '閉じる',
  does: {
    approve: '承認',
    reject: '却下',
    payload: '内容を開く、閉じる',
    always: '常に許可…（ルールを作る）',
    stop_or_resume: '停止と再開。どこからでも',
    message: 'メッセージ欄へ',
    send: '送信',
    new_line: '改行',
    leave: '欄から出る、開いたものを閉じる',
    fold_cli: 'CLIを開く、たたむ',
    next_row: '一覧の次の行',
    previous_row: '一覧の前の行',
    earlier_turn: 'インスペクター：前のターン',
    later_turn: 'インスペクター：次のターン',
    keys: 'この一覧',
  },
  page: { chat: 'チャットのページ', log: 'ログのページ', settings: '設定のページ' },
  pane: { chat: 'チャット', plan: '計画', inspector: 'インスペクター', vitals: 'バイタル', cli: 'CLI' },
};

const words: Readonly<Record<Language, KeyWords>> = { en, ja };

export function keyWords(language: Language): KeyWords {
  return words[language];
}

/** What a key does, in a few words. */
export function meaningText(means: KeyMeaning, language: Language): string {
  const own = words[language];
  if (typeof means === 'string') return own.does[means];
  return ('pane' in means ? own.pane[means.pane] : own.page[means.page]) ?? '';
}
