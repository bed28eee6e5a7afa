import type { Language } from '../../base/language';
import { revealed } from '../../base/text';
import type { Trouble } from '../../session/send/sender.svelte';
import { byName } from '../by-name';
import { formatBytes, formatNumber } from '../format';
import { importProblems } from './import-problems';

type Parameters = Readonly<Record<string, string | number | undefined>>;

/** Why something that the person asked for did not happen. */
export interface RefusalWords {
  /** Leads from a refused key to where keys belong. */
  enterKey: string;
  /** Where a text may be an answer or not. */
  unclear: string;
  isAnswer: string;
  isAside: string;
  refusal: Record<Trouble['code'], (parameters: Parameters) => string>;
}

const numbers = {
  en: (value: string | number | undefined) => formatNumber(value, 'en'),
  ja: (value: string | number | undefined) => formatNumber(value, 'ja'),
};

function importProblemOf(reason: string | number, lang: Language): string {
  return importProblems[reason]?.[lang] ?? String(reason);
}

const en = (name: string): RefusalWords => ({
  enterKey: 'Enter a key under Models',
  unclear: 'Is this your answer to the question? Nothing was sent yet.',
  isAnswer: 'It is the answer',
  isAside: 'It is something else',
  refusal: {
    empty: () => 'There is nothing to send.',
    text_too_long: ({ length, limit }) =>
      `That message has ${numbers.en(length)} characters; ${numbers.en(limit)} is the most. Nothing was changed. Shorten it and send again.`,
    purpose_too_long: ({ length, limit }) =>
      `That purpose has ${numbers.en(length)} characters; ${numbers.en(limit)} is the most. Nothing was changed. Shorten it and send again.`,
    control_characters: ({ character, place }) =>
      `Character ${numbers.en(place)} is a control character (${character ?? 'unseen'}). Nothing was changed. Remove it and send again.`,
    looks_like_a_key: () =>
      'This looks like a secret key. Messages are kept in the log, so it was not stored. Take the key out and send again. Keys belong under Models.',
    answer_unclear: () =>
      'That may answer the open question, or be something else. Nothing was sent. `answer …` answers with it; `help` lists the commands.',
    already_answered: () => 'That was answered already. Nothing was done twice.',
    no_such_choice: () => 'That choice is no longer open. Nothing was changed.',
    nothing_to_stop: () => 'Nothing runs that could be stopped.',
    nothing_to_resume: () => 'Nothing waits to be resumed.',
    nothing_to_drop: () => 'There is no task to drop.',
    halted: () => `${name} is halted. The line above says how to go on. Nothing was changed.`,
    no_rule_possible: () =>
      'No rule can be made of this, or not within these bounds. Nothing was changed. Answer y or n, or choose other bounds.',
    too_many_rules: ({ limit }) =>
      `There are ${numbers.en(limit)} rules, which is the most. Nothing was changed. Revoke one under Automatic rules, then try again.`,
    no_such_rule: () => 'There is no such rule any more. Nothing was changed.',
    nothing_to_undo: () => 'There is no change that could be undone. Nothing was changed.',
    changed_since: () => 'It was changed again since. Nothing was changed. Undo the newer change first.',
    no_such_task: () => 'There is no such step in the plan any more. Nothing was changed.',
    task_ended: ({ task }) => `“${task ?? ''}” has ended already. Nothing was changed.`,
    task_at_work: ({ task }) =>
      `“${task ?? ''}” is at work or waits for your answer. Nothing was changed. Answer or drop it first.`,
    not_yours: ({ task }) =>
      `“${task ?? ''}” is ${name}’s to do, so it ends by what ${name} does. Make it yours, then tick it.`,
    too_many_tasks: () => 'The plan has no room for more steps. Nothing was changed. Drop one first.',
    no_change: () => 'The plan is like that already.',
    request_open: () =>
      'An action waits for y or n, or runs. Nothing was changed. Answer it or let it end, then try again.',
    not_possible: ({ place }) =>
      place === 'path' || place === 'folder'
        ? 'That cannot be the name of a note. Nothing was changed. Write it like bees/summary.md.'
        : place === 'content'
          ? 'That text is empty or too long for one note. Nothing was changed. Narrow it down and try again.'
          : 'That action is not possible here, or too large. Nothing was changed. `help` says what is.',
    setting_not_possible: ({ setting }) =>
      `That is no value for the setting “${setting ?? ''}”. Nothing was changed. Look it up under Settings.`,
    notes_full: ({ length, rest }) =>
      `There is not enough room among the notes: this takes ${formatBytes(Number(length), 'en')}, ${formatBytes(Number(rest), 'en')} is left. Nothing was changed. Delete a note you no longer need, then try again.`,
    not_empty: () => 'Yadori is not empty, so nothing was imported. Export what you have, clear it, then import.',
    unreadable: () => 'That could not be read. Nothing was changed. Reload and try again.',
    malformed_import: ({ line, reason, name: named }) =>
      `The file cannot be used${line ? `: line ${numbers.en(line)}` : ''}${reason === undefined ? '' : ` (${importProblemOf(reason, 'en')}${named === undefined ? '' : `: ${revealed(String(named))}`})`}. Nothing was changed. Choose another file, such as an older backup.`,
    import_died: () =>
      'The file could not be read to its end: Yadori was closed or ran out of memory meanwhile. It was dropped, and nothing was changed. Choose it again under Data; if that happens twice, it is too large for this device.',
    import_cancelled: () => 'The import was cancelled. Nothing was changed.',
    event_too_large: ({ length, limit }) =>
      `That is too large to keep${length === undefined ? '' : `: ${formatBytes(Number(length), 'en')}, ${formatBytes(Number(limit), 'en')} is the most`}. Nothing was changed. Shorten it and send again.`,
    busy: () =>
      `${name} is at work and has that text at hand. Stop it, or wait until it rests, then try again. Nothing was changed.`,
    not_redactable: ({ seq }) =>
      `There is no such text${seq === undefined ? '' : ` in event ${numbers.en(seq)}`} any more. Nothing was changed. Search again.`,
    not_editable: () =>
      `${name} has acted on that message, or you have written since. Nothing was sent. Send it as a new message.`,
    not_again: () =>
      'Only the newest answer can be asked for again, while nothing was done on it. Nothing was changed.',
    no_talk: () => 'There’s nothing to close yet.',
    storage: () => 'It could not be saved. Nothing was changed. Make room on this device and try again.',
    storage_full: () =>
      'The storage of this browser is full, so nothing was saved; a message stays in the box. Free some space on this device, or remove models you do not use on the Models page. Then send again.',
    stored_key: () =>
      'This holds a key that you stored under Models, so it was not sent or saved. Keys belong there only. Take it out and send again.',
    too_soon: () =>
      'The request had only just appeared, so your answer did not count. Read it, then send it again: your y or n is still in the box.',
    not_saved: ({ reason }) =>
      `It could not be saved, so nothing was sent; a message stays in the box. Try again, or reload. (${reason ?? 'storage failed'})`,
  },
});

const ja = (name: string): RefusalWords => ({
  enterKey: '「モデル」でキーを登録する',
  unclear: 'これは質問への答えですか。まだ送っていません。',
  isAnswer: '答えとして送る',
  isAside: '別の話として送る',
  refusal: {
    empty: () => '送る文がありません。',
    text_too_long: ({ length, limit }) =>
      `メッセージが${numbers.ja(length)}文字あります。上限は${numbers.ja(limit)}文字です。何も変えていません。短くして送り直してください。`,
    purpose_too_long: ({ length, limit }) =>
      `目的が${numbers.ja(length)}文字あります。上限は${numbers.ja(limit)}文字です。何も変えていません。短くして送り直してください。`,
    control_characters: ({ character, place }) =>
      `${numbers.ja(place)}文字目が制御文字です（${character ?? '見えない文字'}）。何も変えていません。取り除いて送り直してください。`,
    looks_like_a_key: () =>
      '秘密のキーのようです。メッセージは記録に残るため、保存しませんでした。キーを取り除いて送り直してください。キーは「モデル」で登録します。',
    answer_unclear: () =>
      '質問への答えか、別の話か、どちらともとれるため送っていません。answer のあとに書くと答えになります。コマンドの一覧は help で出ます。',
    already_answered: () => 'すでに返答されています。二度は実行しません。',
    no_such_choice: () => 'その選択肢はもう選べません。何も変えていません。',
    nothing_to_stop: () => '止めるものはありません。',
    nothing_to_resume: () => '再開するものはありません。',
    nothing_to_drop: () => '破棄するタスクはありません。',
    halted: () => `${name}は止まっています。続け方は上に書いてあります。何も変えていません。`,
    no_rule_possible: () =>
      'これはルールにできないか、その範囲では作れません。何も変えていません。y か n で答えるか、範囲を選び直してください。',
    too_many_rules: ({ limit }) =>
      `ルールは${numbers.ja(limit)}件までです。何も変えていません。「自動実行ルール」で一件取り消してから、やり直してください。`,
    no_such_rule: () => 'そのルールはもうありません。何も変えていません。',
    nothing_to_undo: () => '取り消せる変更はありません。何も変えていません。',
    changed_since: () => 'そのあとでまた変わっています。何も変えていません。新しい変更から先に取り消してください。',
    no_such_task: () => 'その手順は、もう計画にありません。何も変えていません。',
    task_ended: ({ task }) => `「${task ?? ''}」はもう終わっています。何も変えていません。`,
    task_at_work: ({ task }) =>
      `「${task ?? ''}」は進行中か、返事を待っています。何も変えていません。先に答えるか、取りやめてください。`,
    not_yours: ({ task }) => `「${task ?? ''}」は${name}がすることです。自分の手順に変えると、チェックできます。`,
    too_many_tasks: () => '計画にはこれ以上足せません。何も変えていません。どれかを取りやめてください。',
    no_change: () => '計画はもうそのとおりです。',
    request_open: () =>
      '承認待ちか実行中の行動があります。何も変えていません。答えるか、終わるのを待ってやり直してください。',
    not_possible: ({ place }) =>
      place === 'path' || place === 'folder'
        ? 'ノートの名前として使えません。何も変えていません。bees/まとめ.md のように書いてください。'
        : place === 'content'
          ? '空か、一つのノートには長すぎる文章です。何も変えていません。絞り込んでやり直してください。'
          : 'その行動はここではできないか、大きすぎます。何も変えていません。できることは help で確かめられます。',
    setting_not_possible: ({ setting }) =>
      `設定「${setting ?? ''}」にその値は使えません。何も変えていません。「設定」で確かめてください。`,
    notes_full: ({ length, rest }) =>
      `ノートの空きが足りません（必要：${formatBytes(Number(length), 'ja')}、残り：${formatBytes(Number(rest), 'ja')}）。何も変えていません。いらないノートを削除してから、やり直してください。`,
    not_empty: () =>
      'Yadoriが空ではないので、読み込みませんでした。今あるものを書き出し、消去してから読み込んでください。',
    unreadable: () => '読み取れませんでした。何も変えていません。開き直してやり直してください。',
    malformed_import: ({ line, reason, name: named }) =>
      `このファイルは使えません${line ? `：${numbers.ja(line)}行目` : ''}${reason === undefined ? '' : `（${importProblemOf(reason, 'ja')}${named === undefined ? '' : `：${revealed(String(named))}`}）`}。何も変えていません。古いバックアップなど、別のファイルを選んでください。`,
    import_died: () =>
      'ファイルを最後まで読めませんでした。途中で閉じられたか、メモリが足りなくなったようです。ファイルは取りやめ、何も変えていません。「データ」から選び直せます。くり返すなら、この端末には大きすぎます。',
    import_cancelled: () => '読み込みを中止しました。何も変えていません。',
    event_too_large: ({ length, limit }) =>
      `大きすぎて残せません${length === undefined ? '' : `：${formatBytes(Number(length), 'ja')}、上限は${formatBytes(Number(limit), 'ja')}`}。何も変えていません。短くして送り直してください。`,
    busy: () =>
      `${name}がその文を使って動いています。停止するか、待機になってからやり直してください。何も変えていません。`,
    not_redactable: ({ seq }) =>
      `その文${seq === undefined ? '' : `（記録${numbers.ja(seq)}番）`}はもうありません。何も変えていません。探し直してください。`,
    not_editable: () =>
      `${name}がもう動いたか、そのあとに別のメッセージがあります。送っていません。新しいメッセージとして送ってください。`,
    not_again: () => '答え直せるのは、まだ何も実行していない最新の返事だけです。何も変えていません。',
    no_talk: () => '区切る会話がまだありません。',
    storage: () => '保存できませんでした。何も変えていません。この端末の空きを増やしてやり直してください。',
    storage_full: () =>
      'このブラウザーの保存容量がいっぱいで、保存できませんでした。書いた文は欄に残っています。端末の空きを増やすか、使わないモデルを「モデル」のページで消してから、送り直してください。',
    stored_key: () =>
      '「モデル」に保存した鍵が入っているため、送信も保存もしていません。鍵を入れる場所はそこだけです。取り除いて送り直してください。',
    too_soon: () =>
      '承認の依頼が表示された直後だったので、今の返事は数えていません。内容を読んでから、もう一度送ってください。返事は欄に残っています。',
    not_saved: ({ reason }) =>
      `保存できなかったので、何も送っていません。文を書いていたときは欄に残っています。やり直すか、開き直してください。（${reason ?? '保存に失敗'}）`,
  },
});

/** In a language, with the Avatar's name in them. */
export const refusalWords: Readonly<Record<Language, (name: string) => RefusalWords>> = {
  en: byName(en),
  ja: byName(ja),
};
