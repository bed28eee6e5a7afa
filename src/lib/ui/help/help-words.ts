import type { Language } from '../../base/language';

export interface HelpRow {
  /** Shown as keys, or as code. */
  what: readonly string[];
  does: string;
}

/** The Help page's own words; loaded with it. */
export interface HelpWords {
  title: string;
  lead: string;
  cycleTitle: string;
  cycle: readonly string[];
  rulesTitle: string;
  /** `model`: what the mind in use is called; null: Reflex. */
  rules(model: string | null): string;
  say: string;
  does: string;
  grammarTitle: string;
  grammar: string;
  commandsTitle: string;
  commands: readonly HelpRow[];
  keysTitle: string;
  keysText: string;
  keysButton: string;
  limitsTitle: string;
  limits: readonly string[];
  /** With Reflex alone. */
  rulesLimit: string;
  privacyTitle: string;
  privacy: readonly string[];
  version(build: string): string;
}

const en = (name: string): HelpWords => ({
  title: 'Help',
  lead: `${name} is an autonomous agent that lives in this browser tab. You give it a purpose; it makes goals and tasks, does them one by one, asks before it touches anything, and writes everything down.`,
  cycleTitle: 'How it works',
  cycle: [
    'Input, plan, thought, action, result: the five segments at the top show which of them is at work, and what each holds.',
    `Before an action ${name} waits in the door between thought and action. The amber card says what would be done and what it touches; both lines are made by code from what would really run. Press y or n, or use the buttons.`,
    `Always… makes a rule with that y: within the bounds that you choose ${name} need not ask again. Automatic rules lists them, and takes any of them back.`,
    'n leaves that task out and stops the cycle; Resume, or whatever you say next, goes on with the next task. The log marks it FAIL / rejected: left out because you said n.',
    'While a question waits, the message box names it. A sentence of another kind is taken as what it is and the question stays. Skip goes on without an answer, Drop leaves the step out.',
    `A task that failed is marked and left. ${name} repeats it only when you approve that.`,
    'What you say goes first. It cuts off the task at work; Resume goes on with it, Drop leaves it.',
  ],
  rulesTitle: 'What it understands',
  rules: (model) =>
    model === null
      ? `No language model is at work here. ${name}’s mind is Reflex: published rules, the same for everyone, all of them below. A sentence that fits none is not guessed at: ${name} says so, and shows what it does understand.`
      : `${model} is in use, a language model that reads free sentences. Below are those that Reflex, the rules without a model, understands. The commands work with both.`,
  say: 'You say',
  does: 'Then',
  grammarTitle: 'The whole grammar',
  grammar:
    '(a|b): one of them. [a|b]: one of them or none. <list>: a word of that list. {text}, {list}, {name}, {to}, {target}: any words. {when}, {old}: a day, a time, or both; in reminders it may stand anywhere.',
  commandsTitle: 'Commands in the chat',
  commands: [
    { what: ['/help'], does: 'Says what can be said.' },
    { what: ['/status'], does: 'Says purpose, goals and what is open.' },
    { what: ['/purpose TEXT'], does: 'Sets the purpose, in your words.' },
    { what: ['/stop'], does: 'Stops at once, as the button does. “Stop” alone does the same.' },
    { what: ['/resume'], does: 'Goes on.' },
    { what: ['/drop'], does: 'Drops the task that was cut off or waits for a reply.' },
    { what: ['/undo'], does: 'Takes back the newest change of a rule, a setting, an alarm, a note or the plan.' },
    {
      what: ['/done', '/fail', '/retry'],
      does: `Says how an action ended whose end ${name} does not know, or tries it again.`,
    },
  ],
  keysTitle: 'Keys',
  keysText: 'Single letters work outside text fields only; Esc leaves one. Settings switches them off.',
  keysButton: 'Show all keys',
  limitsTitle: 'What it cannot do yet',
  limits: [
    'It works with notes and alarms on this device. It reads text files that you add, and with a model that sees it looks at pictures that you show it. It does not search the web, send messages or look at other files.',
    'It works while a tab of it is open, and rests when none is. An alarm that must ring anyway can be saved for your calendar.',
  ],
  rulesLimit: 'It understands the sentences above, not free conversation.',
  privacyTitle: 'What stays where',
  privacy: [
    'There is no server behind this page, no account, no counting of visits.',
    'Whoever uses this browser profile can read them. Under Data you can export them, and clear them for good.',
    'A message that looks like a secret key is not stored. Keys belong under Models.',
  ],
  version: (build) => `Build ${build}`,
});

const ja = (name: string): HelpWords => ({
  title: 'ヘルプ',
  lead: `${name}は、このブラウザーのタブに住む自律エージェントです。目的を渡すとゴールとタスクを作り、一つずつ進めます。何かに触れる前には必ず尋ね、すべてを記録します。`,
  cycleTitle: 'しくみ',
  cycle: [
    '入力・計画・思考・行動・結果。上の五つの帯が、今どこが動いていて何を持っているかを示します。',
    `行動の前に、${name}は思考と行動の間の戸口で待ちます。琥珀色のカードに、何をするかと何に触れるかが出ます。この二行は、実際に実行される内容からプログラムが作ったものです。y か n、またはボタンで答えてください。`,
    '「常に許可…」は、その承認と一緒にルールを作ります。選んだ範囲では、もう尋ねません。「自動実行ルール」で確かめ、いつでも取り消せます。',
    'n を押すと、そのタスクは見送られ、サイクルが止まります。「再開」を押すか話しかけると、次のタスクから続けます。ログには FAIL / 却下、つまり n の返答により見送ったものとして残ります。',
    '質問の返答を待つ間は、メッセージ欄にその質問が出ます。別の種類の文はそのとおりに受け取り、質問は残ります。「スキップ」なら答えずに進み、「破棄」ならその手順をやめます。',
    '失敗したタスクは印をつけて先へ進みます。やり直すのは、承認されたときだけです。',
    '話しかければ、そちらが先です。進行中のタスクは中断します。「再開」で続け、「破棄」でやめます。',
  ],
  rulesTitle: 'わかる文',
  rules: (model) =>
    model === null
      ? `ここでは言語モデルは動いていません。${name}の頭脳 Reflex は公開された規則で、だれにでも同じように働きます。規則は下にあるものがすべてです。どれにも当てはまらない文は推測せず、わからないと伝えて、わかる文を示します。`
      : `今の頭脳は${model}（言語モデル）で、自由な文を読みます。下にあるのは、モデルを使わない規則 Reflex がわかる文です。コマンドはどちらでも使えます。`,
  say: '話しかける言葉',
  does: 'すると',
  grammarTitle: '文法のすべて',
  grammar:
    '(a|b)：どれか一つ。[a|b]：どれか一つ、またはなし。<list>：その一覧の言葉。{text}、{list}、{name}、{to}、{target}：任意の言葉。{when}、{old}：日付や時刻。リマインダーでは、どこにあってもかまいません。',
  commandsTitle: 'チャットで使えるコマンド',
  commands: [
    { what: ['/help'], does: '話しかけ方を示す。' },
    { what: ['/status'], does: '目的とゴール、今の状況を示す。' },
    { what: ['/purpose 文章'], does: '目的を自分の言葉で決める。' },
    { what: ['/stop'], does: 'ボタンと同じように、すぐ止める。「止めて」だけでも止まります。' },
    { what: ['/resume'], does: '続ける。' },
    { what: ['/drop'], does: '中断したタスク、返答待ちのタスクを破棄する。' },
    { what: ['/undo'], does: 'ルール・設定・アラーム・ノート・計画の、いちばん新しい変更を取り消す。' },
    {
      what: ['/done', '/fail', '/retry'],
      does: '終わりのわからない行動がどうなったかを伝える、または承認のうえで試し直す。',
    },
  ],
  keysTitle: 'キー',
  keysText: '一文字のキーは入力欄の外でだけ働きます。Esc で欄から出られます。「設定」でオフにもできます。',
  keysButton: 'キー操作の一覧',
  limitsTitle: 'まだできないこと',
  limits: [
    '扱うのはこの端末のノートとアラーム、追加していただいたテキストファイルです。画像が見えるモデルなら、見せていただいた画像も見ます。ウェブの検索、メッセージの送信、ほかのファイルの読み取りはできません。',
    'タブが開いている間だけ動きます。必ず鳴らしたいアラームは、カレンダー用に保存できます。',
  ],
  rulesLimit: 'わかるのは上の文で、自由な会話ではありません。',
  privacyTitle: 'データのありか',
  privacy: [
    'このページの後ろにサーバーはなく、アカウントも訪問の計測もありません。',
    'このブラウザーを使える人には読めます。「データ」で書き出しと消去ができます。',
    '秘密のキーに見えるメッセージは保存しません。キーは「モデル」で登録します。',
  ],
  version: (build) => `ビルド ${build}`,
});

export const helpWords: Readonly<Record<Language, (name: string) => HelpWords>> = { en, ja };
