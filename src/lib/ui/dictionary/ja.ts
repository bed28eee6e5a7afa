import { revealed } from '../../base/text';
import { firstWords } from '../chat/first-words';
import { formatBytes, formatNumber } from '../format';
import type { Dictionary } from './dictionary';
import { importProblems } from './import-problems';

const number = (value: string | number | undefined) => formatNumber(value, 'ja');

function importProblemJa(reason: string | number): string {
  return importProblems[reason]?.ja ?? String(reason);
}

/** `name`: the Avatar's. */
export const ja = (name: string): Dictionary => ({
  name,
  mind: { name: 'Reflex', place: '規則・この端末', device: 'モデル・この端末' },
  offline: 'オフライン',
  offlineHint: `通信なし。${name}はそのまま動きます。`,
  pages: 'ページ',
  menu: 'メニュー',
  page: {
    chat: 'チャット',
    log: 'ログ',
    vitals: 'バイタル',
    models: 'モデル',
    rules: '自動実行ルール',
    data: 'データ',
    settings: '設定',
    help: 'ヘルプ',
  },
  backupDue: 'バックアップにない記録が多くあります。',
  language: '言語',
  theme: '明暗を切り替える',
  stop: '停止',
  resume: '再開',
  drop: '破棄',
  close: '閉じる',
  cancel: 'やめる',
  removed: '（削除済み）',

  cycle: 'サイクル',
  phaseLabel: 'フェーズ',
  phase: {
    idle: '待機',
    input: '入力',
    plan: '計画',
    thought: '思考',
    approving: '承認待ち',
    asking: '返答待ち',
    action: '行動',
    result: '結果',
  },
  halted: (reason) => `停止：${reason}`,
  cell: { input: '入力', plan: '計画', thought: '思考', action: '行動', result: '結果' },
  gate: 'ここで y か n を待ちます。承認なしには何にも触れません。',
  strip: {
    noInput: '新しい入力なし',
    noPurpose: '目的はまだない',
    notRunYet: (what) => `実行前：${what}`,
    notRun: '実行せず',
    ended: { done: '完了', fail: '失敗', rejected: '却下', dropped: '破棄', needless: '不要' },
    halted: '停止中',
    turn: (turn) => `ターン ${turn}`,
    seconds: (seconds) => `${seconds} 秒`,
    haltHint: {
      rejected: '「再開」で続けます。',
      invalid: '話しかければ、もう一度試します。',
      stopped: '「再開」で続けます。',
      budget: '返答か「再開」で続けます。',
      storage: '保存できません。',
      data_lost: '前より少ない記録しかありません。',
      corrupt: '記録が壊れています。',
      mind: '話しかければ、もう一度試します。',
      model: '話しかければもう一度試します。ほかの頭脳も選べます。',
      imported: '話しかけるか「再開」で続けます。',
    },
  },

  panes: 'ペイン',
  inspector: { label: 'インスペクター', short: '内側', empty: 'まだ何も考えていません。' },
  vitals: { label: 'バイタル' },
  cli: { label: 'CLI' },
  chat: {
    label: 'チャット',
    log: '会話',
    message: firstWords.ja.message,
    placeholder: firstWords.ja.placeholder(name),
    firstPlaceholder: '目的を自分の言葉で書く',
    answerPlaceholder: '答えを書く',
    open: '開く',
    openNote: (path) => `${path} を開く`,
    send: firstWords.ja.send,
    earlier: '前の会話を表示',
    later: '次の会話を表示',
    newest: '最新へ',
    damaged: (seq) =>
      `これより前の会話は読めません。ログの記録${seq}番が壊れています。「データ」で読める分を書き出すか、バックアップを読み込んでください。`,
    sending: firstWords.ja.sending,
    brokenOff: '途中で切れました（発言されていません）',
    today: '今日',
    yesterday: '昨日',
    you: firstWords.ja.you,
    choices: '選択肢',
    samples: '目的を書くか、次のどれかから始められます。',
    wished: {
      rejected: 'n と答えたので見送りました。',
      dropped: '破棄したので見送りました。',
      needless: '見送ったものが前提なので、これも見送りました。',
    },
    partial: 'ゴールは終わりましたが、できなかったタスクがあります。',
    answers: '次の質問への答え：',
    skip: 'スキップ',
    skipAnswer: 'スキップ',
    leave: '別の話',
    left: '答えではありません。質問はそのまま：',
    back: '答える',
    unclear: 'これは質問への答えですか。まだ送っていません。',
    isAnswer: '答えとして送る',
    isAside: '別の話として送る',
    stoppedPlaceholder: '停止中。話しかけるか「再開」で続ける',
    prefilled: (host) =>
      `リンク${host === 'unknown' ? '' : `（${host}）`}が書き入れた文です。送信するまで何も送りません。`,
    empty: '消す',
  },

  plan: {
    wish: { rejected: 'あなたが却下', dropped: 'あなたが破棄', needless: '前提を見送ったため不要' },
    finished: '終わった目的',
    finishedHint: '次にしたいことをチャットに書くと、新しい目的になります。',
    newPurpose: '新しい目的',
    askedHint: 'タスクはすべて終わりました。目的を達成したかどうか、チャットで尋ねています。',
    label: '計画',
    goals: (count) => `ゴール ${count}`,
    purpose: '目的',
    emptyTitle: 'まだ計画はありません。',
    empty: '目的を決めると、ゴールとタスクになります。',
    noGoals: '進行中のゴールはありません。',
  },

  approval: {
    label: '承認待ち',
    asks: `${name}が許可を求めています`,
    asksAgain: `${name}が失敗したことのやり直しを求めています`,
    touches: '触れるもの',
    approve: '承認',
    reject: '却下',
    payload: '内容',
    always: '常に許可…',
    failedAt: (time, cause) => `${time}に失敗しています：${cause}。`,
    failedWithoutCause: (time) => `${time}に失敗しています。`,
    stain: (origins) => `${origins}をもとにした判断です。自動では承認できません。`,
    origin: {
      public: (from) => `公開の書き込み（${from}）`,
      web: (from) => `ウェブページの言葉（${from}）`,
      tool: (from) => `ツールの出力（${from}）`,
      import: (from) => `読み込んだファイル（${from}）`,
      link: (from) => `リンクが書き入れた文（${from}）`,
    },
    and: '、',
    hidden: '見えない文字や向きを変える文字が含まれています。‹U+…› と表示しています。',
    payloadGone: '内容を読み取れません。却下するか、ページを開き直してください。',
    emptyPayload: '空',
    preview: '書き込む文',
    previewAdded: '書き足す文',
    beginning: '（はじめの部分）',
    moreLines: (count) => `残り${number(count)}行も見る`,
    alwaysHint: (folder) =>
      `このゴールでは、同じ種類を続けて承認しています。「常に許可…」なら、${folder} の中を1時間まとめて許可できます。`,
    digest: '指紋',
    ownWords: `${name}自身の言葉。確認されていません`,
    rules: 'Reflex（公開された規則）の言葉。確認されていません',
    show: '見て答える',
    fold: 'たたむ',
  },

  notice: {
    halt: {
      rejected: {
        title: '却下されました。',
        text: '見送って待っています。「再開」を押すか、何か話しかけると続けます。',
      },
      invalid: {
        title: '正しい判断が作れませんでした。',
        text: '三度続けて捨てました。何か話しかければ、もう一度試します。',
      },
      stopped: { title: '止まっています。', text: '「再開」を押すまで何も進みません。話しかければ答えます。' },
      budget: { title: '予算を使いきりました。', text: '質問に答えるか「再開」を押してください。' },
      storage: {
        title: '何も保存できません。',
        text: '気づかないうちに失われないよう止まりました。データを書き出し、この端末の空きを増やしてから開き直してください。',
      },
      data_lost: {
        title: 'データが失われました。',
        text: '前より少ない記録しかありません。上書きはしていません。控えを読み込むか、消去してやり直してください。',
      },
      corrupt: {
        title: '記録が壊れています。',
        text: '何も変えていません。「データ」で無事な部分を書き出し、読み込むか、やり直してください。',
      },
      mind: { title: '人格か気分を読み取れません。', text: '何も判断しません。何か話しかければ、もう一度試します。' },
      model: {
        title: 'モデルから答えがありません。',
        text: '失われたものはありません。話しかければもう一度試します。「モデル」でほかの頭脳も選べます。',
      },
      imported: {
        title: '読み込みました。',
        text: `${name}はここで待っています。話しかけるか「再開」を押してください。`,
      },
    },
    stoppedAt: (task) => `${task}の途中です。再開するか、破棄してください。`,
    interrupted: (task) => ({
      title: `${task}を中断しました。`,
      text: 'お話を先にうかがいます。再開するか、破棄してください。',
    }),
    asking: (task, asked) => ({
      title: task === null ? '質問が返答待ちです。' : `${task}は返答待ちです。`,
      text: asked ?? '質問はチャットにあります。',
    }),
    answer: '答える',
    readOnly: {
      disk_full: {
        title: '何も保存できません。',
        text: '空きがありません。読むことと書き出すことはできます。この端末の空きを増やしてから開き直してください。',
      },
      storage: {
        title: '何も保存できません。',
        text: 'ブラウザーの保存領域が使えず、開き直しても同じでした。何も消していません。読むことと、読める分を書き出すことはできます。ページを開き直し、続くときはブラウザーを再起動してください。',
      },
      corrupt: {
        title: '記録が壊れています。',
        text: '何も変えていません。読むことと、「データ」で無事な部分を書き出し、それかバックアップを読み込むことができます。',
      },
      newer: {
        title: 'このページはデータより古い版です。',
        text: '表示だけしています。開き直すと新しい版になります。',
      },
      data_lost: {
        title: 'データが失われました。',
        text: '前より少ない記録しかありません。上書きはしていません。控えを読み込むか、消去してやり直してください。',
      },
    },
    gone: {
      title: `${name}が応答しません。`,
      text: '動作が何度も途切れました。失われたものはありません。ページを開き直してください。',
    },
    view: {
      unavailable: {
        title: 'この端末のデータを読み取れません。',
        text: '表示は古いかもしれません。開き直しても続くときは、Yadoriのほかのタブを閉じ、このブラウザーが保存を許しているか確かめてください。',
      },
      newer: {
        title: 'このページはデータより古い版です。',
        text: '表示だけしています。開き直すと新しい版になります。',
      },
      replaced: {
        title: '別のタブで新しいYadoriが動いています。',
        text: 'このタブは止まりました。開き直してください。',
      },
      unreadable: {
        title: '保存した状態を読み取れません。',
        text: '何も変えていません。開き直せば、記録から作り直せます。',
      },
      silent: {
        title: 'この端末のデータからまだ応答がありません。',
        text: '表示は古いかもしれません。このページは読み取りを続けます。長く続くときは開き直してください。',
      },
    },
    blocked: (tabs) => ({
      title: tabs
        ? `ほかに${number(tabs)}つのYadoriのタブが、データを古い形のまま開いています。`
        : 'Yadoriのほかのタブが、データを古い形のまま開いています。',
      text: 'そのタブを閉じるか、開き直してください。あとはこのタブが自分で続けます。',
    }),
    blockedBy: ({ page, opened, hidden }) =>
      `「${page}」のタブ（${opened}に開いたもの、${hidden === null ? '表示中' : `${hidden}から見ていないもの`}）`,
    blockedByUnnamed: (tabs) => `見分けのつかない前の版のタブ（${number(tabs)}つ）`,
    update: { title: '新しい版が用意できました。', text: `${name}が待機するまで待ちます。` },
    useNow: '今すぐ使う',
    replaced: {
      title: '別のタブで新しい版が動いています。',
      text: 'このタブはこのまま動きます。都合のよいときに開き直してください。',
    },
    reload: '開き直す',
    standby: '動いているのは別のタブです。このタブでも読み書きできます。',
    leaderSilent: '動いているタブが応答しません。ほかの Yadori のタブを閉じてから、このタブを再読み込みしてください。',
    goToData: 'データを開く',
  },

  enterKey: '「モデル」でキーを登録する',

  refusal: {
    empty: () => '送る文がありません。',
    text_too_long: ({ length, limit }) =>
      `メッセージが${number(length)}文字あります。上限は${number(limit)}文字です。何も変えていません。短くして送り直してください。`,
    purpose_too_long: ({ length, limit }) =>
      `目的が${number(length)}文字あります。上限は${number(limit)}文字です。何も変えていません。短くして送り直してください。`,
    control_characters: ({ character, place }) =>
      `${number(place)}文字目が制御文字です（${character ?? '見えない文字'}）。何も変えていません。取り除いて送り直してください。`,
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
      `ルールは${number(limit)}件までです。何も変えていません。「自動実行ルール」で一件取り消してから、やり直してください。`,
    no_such_rule: () => 'そのルールはもうありません。何も変えていません。',
    nothing_to_undo: () => '取り消せる変更はありません。何も変えていません。',
    changed_since: () => 'そのあとでまた変わっています。何も変えていません。新しい変更から先に取り消してください。',
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
    not_empty: () =>
      'Yadoriが空ではないので、読み込みませんでした。今あるものを書き出し、消去してから読み込んでください。',
    unreadable: () => '読み取れませんでした。何も変えていません。開き直してやり直してください。',
    malformed_import: ({ line, reason, name: named }) =>
      `このファイルは使えません${line ? `：${number(line)}行目` : ''}${reason === undefined ? '' : `（${importProblemJa(reason)}${named === undefined ? '' : `：${revealed(String(named))}`}）`}。何も変えていません。古いバックアップなど、別のファイルを選んでください。`,
    import_died: () =>
      'ファイルを最後まで読めませんでした。途中で閉じられたか、メモリが足りなくなったようです。ファイルは取りやめ、何も変えていません。「データ」から選び直せます。くり返すなら、この端末には大きすぎます。',
    import_cancelled: () => '読み込みを中止しました。何も変えていません。',
    event_too_large: ({ length, limit }) =>
      `大きすぎて残せません${length === undefined ? '' : `：${formatBytes(Number(length), 'ja')}、上限は${formatBytes(Number(limit), 'ja')}`}。何も変えていません。短くして送り直してください。`,
    busy: () =>
      `${name}がその文を使って動いています。停止するか、待機になってからやり直してください。何も変えていません。`,
    not_redactable: ({ seq }) =>
      `その文${seq === undefined ? '' : `（記録${number(seq)}番）`}はもうありません。何も変えていません。探し直してください。`,
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
  loadFailed: 'この部分を読み込めませんでした。ページを開き直してやり直してください。',
});
