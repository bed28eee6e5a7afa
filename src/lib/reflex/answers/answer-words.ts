import type { Language } from '../../base/language';
import type { WhenProblem } from '../spans/when';

/** All that rules say, in one language. */
export interface AnswerWords {
  option: { wait: string; answer: string; ask: string; nextPlan: string };
  judged: {
    unavailable: string;
    ordered: string;
    answered: string;
    notRead: string;
    nothingDue: string;
    publicInput: string;
    requestOpen: string;
    oldStep: string;
  };
  first(name: string): string;
  firstButtons: readonly { id: string; label: string; said: string }[];
  hello(name: string, person: string | null, about: string): string;
  farewell(person: string | null): string;
  thanks: string;
  praise: string;
  howAreYou(mood: 'up' | 'even' | 'down'): string;
  jokes: readonly string[];
  help(name: string): string;
  who(name: string): string;
  explain: { request: string; question: string; nothing: string };
  picture: string;
  /** What no rule reads. */
  notRead: string;
  notReadOpen: string;
  buttons: { note: string; remind: string; goal: string; mind: string; help: string };
  /** As the person would say it; `said`: their words. */
  sayInstead: { note(said: string): string; remind(said: string): string; goal(said: string): string };
  time(clock: string): string;
  date(day: string): string;
  dateOf(day: string): string;
  sum(of: string, result: string): string;
  stopped: string;
  resume: string;
  undoHint: string;
  left: string;
  /** A choice or an answer to a question that is over. */
  buttonGone: string;
  later(said: string): string;
  requestOpen: string;
  publicTalk: string;
  unknownCommand(command: string): string;
  purposeMissing: string;
  second(said: string): string;
  alarm: {
    none: string;
    all(count: number): string;
    openTab: string;
    noPause: string;
    when(text: string): string;
    whenButtons: readonly { id: string; label: string; said: string }[];
    problem: Readonly<Record<WhenProblem | 'unread', string>>;
    unreadPart(part: string): string;
    full(most: number): string;
    which: string;
    noSuch: string;
    unnamed: { alarm: string; wake: string; timer: string };
    set(text: string): string;
    cancel(text: string): string;
    snooze(text: string): string;
  };
  list: {
    /** Names of lists that are called by a word of their own. */
    shopping: string;
    todo: string;
    packing: string;
    folder: string;
    added(list: string): string;
    noList: string;
    notOn(item: string): string;
    which: string;
    nothingToAdd: string;
  };
  note: {
    daily: string;
    about: string;
    aboutHeading: string;
    none: string;
    all(count: number): string;
    more(count: number): string;
    noSuch(name: string): string;
    tooLong: string;
    what: string;
    exists(name: string): string;
    do(action: string, path: string): string;
  };
  find(query: string): string;
  queryTooLong: string;
  name(name: string): string;
  setting: {
    no: string;
    unread: string;
    same(value: string): string;
    range(least: number, most: number): string;
    change(name: string): string;
    on: string;
    off: string;
  };
  purpose: {
    none: string;
    is(text: string): string;
    taken(text: string): string;
    tooLong(length: number, most: number): string;
    goal(name: string, done: number, total: number): string;
    next(name: string, day: string): string;
    noGoal: string;
    ask: string;
    reached(text: string): string;
    reachedButtons: readonly { id: string; label: string }[];
    resting: string;
    drop(text: string): string;
    dropButtons: readonly { id: string; label: string }[];
    kept: string;
    dropped: string;
    offerPlan: string;
    offerButtons: readonly { id: string; label: string }[];
  };
  plan: {
    which: string;
    keep(name: string): string;
    done: string;
    nothingKnown: string;
    full: string;
    oldStep: string;
    /** A step that only a model could do. */
    notMine(name: string): string;
    taskDone: { id: string; label: string };
    oldIntake: string;
  };
}

const en: AnswerWords = {
  option: { wait: 'wait', answer: 'answer', ask: 'ask you', nextPlan: 'ask what comes next' },
  judged: {
    unavailable: 'That is not available right now.',
    ordered: 'You asked for it.',
    answered: 'You asked something.',
    notRead: 'No rule reads this.',
    nothingDue: 'Nothing is due.',
    publicInput: 'It comes from outside.',
    requestOpen: 'A request is waiting for your answer.',
    oldStep: 'This step belongs to an older plan.',
  },
  first: (name) =>
    `Hello! I’m ${name}. I live in this browser, and I ask before I change anything. What can I do for you?`,
  firstButtons: [
    { id: 'first:trip', label: 'Plan a trip', said: 'Plan a trip' },
    { id: 'first:party', label: 'Plan a party', said: 'Plan a party' },
    { id: 'first:habit', label: 'Start a habit: stretch every morning', said: 'Make a plan to stretch every morning' },
    { id: 'first:remind', label: 'Remind me of something', said: 'Remind me' },
  ],
  hello: (name, person, about) => `Hello${person === null ? '' : `, ${person}`}! I’m ${name}. ${about}`,
  farewell: (person) => `Take care${person === null ? '' : `, ${person}`}. Your alarms stay set.`,
  thanks: 'You’re welcome.',
  praise: 'That’s nice to hear.',
  howAreYou: (mood) =>
    mood === 'up'
      ? 'I’m well, thank you. How are you?'
      : mood === 'down'
        ? 'A little slow today, but fine. How are you?'
        : 'Calm, thank you. How are you?',
  jokes: [
    'I asked my calendar for a day off. It said its days were numbered.',
    'My to-do list and I have an understanding: it grows, and I tick.',
    'I would tell you a joke about the cache, but you have heard it already.',
  ],
  help: (name) =>
    `I’m ${name}. Without a language model I do a few things well:\n- Reminders, alarms, timers: “Remind me Friday at 3pm to call Bob”, “Timer 10 minutes”\n- Lists and notes: “Add milk and eggs to the shopping list”, “Note: the key is under the mat”\n- Plans: “Plan my trip to Lisbon in March”, “Plan a party for 12 people on Saturday”\n- What you tell me: “Remember that I’m vegetarian”, “My name is Sam”\n- Day, time, small sums, and “undo”\nI ask before I change anything. Help lists every sentence; a language model can be chosen under Models.`,
  who: (name) =>
    `I’m ${name}, a program that lives in this browser tab. Right now I follow written rules, so I understand only some sentences; with a language model I can talk freely. Nothing you write here leaves this device.`,
  explain: {
    request: 'The card shows what I would do. Yes does it, No leaves everything as it is.',
    question: 'Your answer makes the plan fit better. “I don’t know” is fine, too.',
    nothing: 'Nothing is waiting for you. Say what you need, or “help”.',
  },
  picture: 'I can’t see pictures without a language model. Tell me in words what it’s about.',
  notRead:
    'Sorry, I didn’t follow. Without a language model I understand only some sentences. What shall I do with it?',
  notReadOpen: 'Sorry, I didn’t follow. My question is still open.',
  buttons: {
    note: 'Note it',
    remind: 'Remind me',
    goal: 'Make it a goal',
    mind: 'Give me a better mind',
    help: 'What I can do',
  },
  sayInstead: {
    note: (said) => `Note: ${said}`,
    remind: (said) => `Remind me: ${said}`,
    goal: (said) => `My goal: ${said}`,
  },
  time: (clock) => `It’s ${clock}.`,
  date: (day) => `Today is ${day}.`,
  dateOf: (day) => `That’s ${day}.`,
  sum: (of, result) => `${of} = ${result}`,
  stopped: 'I’ve stopped. Press Resume, or write /resume, when I may go on.',
  resume: 'Press Resume, or write /resume, and I go on.',
  undoHint: 'Press Undo beside what I did last, or write /undo.',
  left: 'All right, I leave it.',
  buttonGone: 'That question is over. Nothing was changed.',
  later: (said) => `I keep “${said}” for right after. First please answer the card: yes or no.`,
  requestOpen: 'Please answer the card first: yes or no.',
  publicTalk: 'I only take orders from the person I live with.',
  unknownCommand: (command) =>
    `There is no command ${command}. There are /help, /status, /stop, /resume, /undo, /drop and /purpose.`,
  purposeMissing: 'Write the purpose after it: /purpose learn to bake bread',
  second: (said) => `I stopped there, so “${said}” is not done. Say it again if you still want it.`,
  alarm: {
    none: 'No alarm is set. Try “Remind me at 18:00 to water the plants”.',
    all: (count) => (count === 1 ? 'One alarm is set:' : `${count} alarms are set:`),
    openTab: 'They ring while a tab of Yadori is open.',
    noPause: 'I can’t pause a timer yet. I can move it (“add 5 minutes to the timer”) or cancel it.',
    when: (text) => (text === '' ? 'For when?' : `When shall I remind you of “${text}”?`),
    whenButtons: [
      { id: 'when:hour', label: 'In an hour', said: 'in an hour' },
      { id: 'when:evening', label: 'Today at 19:00', said: 'today at 19:00' },
      { id: 'when:tomorrow', label: 'Tomorrow at 9:00', said: 'tomorrow at 9:00' },
    ],
    problem: {
      no_time: 'At what time? Say it like “at 7:30” or “in 20 minutes”.',
      no_day: 'On which day? Say it like “on 5 December at 9:00”.',
      past: 'That time is over, so I set nothing. Give me a later one.',
      no_such_day: 'There is no such day. Nothing was set.',
      cannot: 'I can’t do that yet: alarms ring once, or weekly on the days you name. Nothing was set.',
      two_times: 'I read more than one time there. Which one shall it be? Nothing was set.',
      zone_unknown: 'I don’t know that time zone. Say the time by your own clock. Nothing was set.',
      unread: 'Part of that I can’t read, so I set nothing.',
    },
    unreadPart: (part) =>
      `I’m not sure what “${part}” means there, so I set nothing. Say it like “Remind me Friday at 3pm to call Bob”.`,
    full: (most) => `There are ${most} alarms already, and that is the most. Cancel one first.`,
    which: 'Which one?',
    noSuch: 'I find no such alarm.',
    unnamed: { alarm: 'Alarm', wake: 'Wake up', timer: 'Timer' },
    set: (text) => `set an alarm: ${text}`,
    cancel: (text) => `cancel the alarm “${text}”`,
    snooze: (text) => `let “${text}” ring again later`,
  },
  list: {
    shopping: 'shopping',
    todo: 'to do',
    packing: 'packing',
    folder: 'lists',
    added: (list) => `add to the list ${list}`,
    noList: 'There is no such list yet. Say “Add milk to the shopping list” to begin one.',
    notOn: (item) => `I find “${item}” on no list.`,
    which: 'On which list?',
    nothingToAdd: 'What shall I put on it? Say “Add milk and eggs to the shopping list”.',
  },
  note: {
    daily: 'daily',
    about: 'About you',
    aboutHeading: 'About you',
    none: 'There are no notes yet. Say “Note: …” to write one.',
    all: (count) => (count === 1 ? 'There is one note:' : `There are ${count} notes:`),
    more: (count) => `and ${count} more`,
    noSuch: (name) => `I find no note “${name}”. “Show my notes” lists them.`,
    tooLong: 'That is too long to write at once. Send it in parts.',
    what: 'What shall I write? Say “Note: the key is under the mat”.',
    exists: (name) => `There is a note “${name}” already. Nothing was changed.`,
    do: (action, path) => `${action} ${path}`,
  },
  find: (query) => `search for “${query}”`,
  queryTooLong: 'That is too long to search for. A few words are enough.',
  name: (name) => `remember your name: ${name}`,
  setting: {
    no: 'There is no such setting here.',
    unread: 'I could not read a number there. Say it like “Heartbeat 2 minutes”.',
    same: (value) => `It is ${value} already.`,
    range: (least, most) => `That can be ${least} to ${most}. Nothing was changed.`,
    change: (name) => `change the setting ${name}`,
    on: 'on',
    off: 'off',
  },
  purpose: {
    none: 'There is no purpose yet. Say “My goal: …”, or ask for a plan.',
    is: (text) => `Your goal: ${text}`,
    taken: (text) => `Got it: ${text}.`,
    tooLong: (length, most) => `That has ${length} characters; ${most} is the most. Nothing was changed.`,
    goal: (name, done, total) => `${name}: ${done} of ${total} steps done.`,
    next: (name, day) => `Next for you: ${name}${day === '' ? '' : `, by ${day}`}.`,
    noGoal: 'No plan is under way.',
    ask: 'What would you like to work towards?',
    reached: (text) => `All done. Is “${text}” finished?`,
    reachedButtons: [
      { id: 'reached:next_goal', label: 'Not yet, plan on' },
      { id: 'reached:new_purpose', label: 'Yes, something new' },
      { id: 'reached:rest', label: 'Yes, rest' },
    ],
    resting: 'Then I rest. Tell me when there is something new.',
    drop: (text) => `Stop working on “${text}”?`,
    dropButtons: [
      { id: 'drop:yes', label: 'Yes, stop' },
      { id: 'drop:no', label: 'No, keep it' },
    ],
    kept: 'It stays.',
    dropped: 'All right, that goal is gone. Tell me when there is something new.',
    offerPlan: 'Shall I make a starting plan for it?',
    offerButtons: [
      { id: 'plan:yes', label: 'Yes, make a plan' },
      { id: 'plan:no', label: 'Not now' },
    ],
  },
  plan: {
    which:
      'A plan for what? A trip, a party, a move, an exam, a habit, something to learn, an application, a text, tidying, a meeting?',
    keep: (name) => `keep the plan “${name}”`,
    done: 'The plan is up to date.',
    nothingKnown: 'There is no plan of mine to change. Ask for one: “Plan a party for 15 people on Saturday”.',
    full: 'Eight plans are under way, and that is the most. Finish or drop one first.',
    oldStep: 'Steps of older plans are left out; their notes stay as they are.',
    notMine: (name) =>
      `I can’t do “${name}” without a language model. Choose one under Models, or do it yourself and tell me.`,
    taskDone: { id: 'task:done', label: 'It’s done' },
    oldIntake:
      'I ask fewer questions now: the ones from before are gone, and what you told me stands in the chat. Ask for a plan in one sentence, like “Plan my trip to Lisbon in March”.',
  },
};

const ja: AnswerWords = {
  option: { wait: '待つ', answer: '答える', ask: '尋ねる', nextPlan: '次のことを尋ねる' },
  judged: {
    unavailable: '今は使えません。',
    ordered: '頼まれました。',
    answered: '尋ねられました。',
    notRead: '読み取れる文ではありません。',
    nothingDue: 'することはありません。',
    publicInput: '外から届いた言葉です。',
    requestOpen: '確認が返事を待っています。',
    oldStep: 'この手順は以前の計画のものです。',
  },
  first: (name) =>
    `はじめまして、${name}です。このブラウザーに住んでいます。何かを変える前には、必ず確認します。何をしましょうか。`,
  firstButtons: [
    { id: 'first:trip', label: '旅行の計画', said: '旅行の計画を立てて' },
    { id: 'first:party', label: 'パーティーの計画', said: 'パーティーの計画を立てて' },
    { id: 'first:habit', label: '毎朝のストレッチを習慣に', said: '毎朝ストレッチを続ける計画を立てて' },
    { id: 'first:remind', label: '何かを知らせてもらう', said: 'リマインドして' },
  ],
  hello: (name, person, about) => `こんにちは${person === null ? '' : `、${person}`}。${name}です。${about}`,
  farewell: (person) => `${person === null ? '' : `${person}、`}ゆっくり休んでくださいね。アラームはそのままです。`,
  thanks: 'どういたしまして。',
  praise: 'うれしいです。',
  howAreYou: (mood) =>
    mood === 'up'
      ? '元気です。あなたは？'
      : mood === 'down'
        ? '少しのんびりしていますが、大丈夫です。あなたは？'
        : '落ち着いています。あなたは？',
  jokes: [
    'カレンダーに休みをお願いしたら、「日が足りない」と言われました。',
    'やることリストと仲良しです。増える係と、消す係で。',
    '布団の話をしようと思いましたが、もう飛んでいったようです。',
  ],
  help: (name) =>
    `${name}です。言語モデルがなくても、こんなことができます。\n- リマインダー、アラーム、タイマー：「金曜の15時に電話って知らせて」「10分タイマー」\n- リストとメモ：「買い物リストに牛乳と卵」「メモ：鍵は玄関」\n- 計画：「来月末の引っ越しの計画を立てて」「土曜のパーティーを12人で計画して」\n- 覚えること：「卵アレルギーって覚えておいて」「名前は美咲です」\n- 日付、時刻、簡単な計算、「元に戻して」\n何かを変える前に、必ず確認します。わかる文はヘルプにすべてあります。言語モデルは「モデル」で選べます。`,
  who: (name) =>
    `${name}です。このブラウザーのタブに住んでいるプログラムです。今は決まった文だけを読み取っています。言語モデルを選ぶと、自由に話せます。ここに書いたことは、この端末の外には出ません。`,
  explain: {
    request: 'カードに、これからすることが書いてあります。「はい」で実行し、「いいえ」なら何も変わりません。',
    question: '答えてもらうと、計画がもっと合うようになります。「わからない」でも大丈夫です。',
    nothing: '待っていることはありません。してほしいことか、「ヘルプ」と書いてください。',
  },
  picture: '言語モデルがないので、画像は見られません。何の画像か、言葉で教えてください。',
  notRead: 'すみません、わかりませんでした。言語モデルがないので、わかる文が限られています。どうしましょうか。',
  notReadOpen: 'すみません、わかりませんでした。さっきの質問はまだ待っています。',
  buttons: { note: 'メモする', remind: '知らせて', goal: '目標にする', mind: 'もっと賢くする', help: 'できること' },
  sayInstead: {
    note: (said) => `メモ：${said}`,
    remind: (said) => `リマインド：${said}`,
    goal: (said) => `目標：${said}`,
  },
  time: (clock) => `${clock}です。`,
  date: (day) => `今日は${day}です。`,
  dateOf: (day) => `${day}です。`,
  sum: (of, result) => `${of} ＝ ${result}`,
  stopped: '止まりました。続けてよいときは「再開」を押すか、/resume と書いてください。',
  resume: '「再開」を押すか、/resume と書くと続けます。',
  undoHint: '最後にしたことの「元に戻す」を押すか、/undo と書いてください。',
  left: 'わかりました。そのままにします。',
  buttonGone: 'その質問はもう終わっています。何も変えていません。',
  later: (said) => `「${said}」はこのあとで取りかかります。先にカードに答えてください。`,
  requestOpen: '先にカードに「はい」か「いいえ」で答えてください。',
  publicTalk: '一緒に暮らしている人の頼みだけを聞きます。',
  unknownCommand: (command) =>
    `${command} というコマンドはありません。/help、/status、/stop、/resume、/undo、/drop、/purpose があります。`,
  purposeMissing: '目的を続けて書いてください：/purpose パンを焼けるようになる',
  second: (said) => `そこで止めたので、「${said}」はまだです。必要なら、もう一度言ってください。`,
  alarm: {
    none: 'アラームはありません。「18時に水やりを知らせて」のように言ってください。',
    all: (count) => `アラームは${count}件です。`,
    openTab: 'Yadoriのタブが開いている間に鳴ります。',
    noPause: 'タイマーの一時停止はまだできません。「タイマーを5分延ばして」か、取り消しならできます。',
    when: (text) => (text === '' ? 'いつにしますか。' : `「${text}」はいつ知らせましょうか。`),
    whenButtons: [
      { id: 'when:hour', label: '1時間後', said: '1時間後' },
      { id: 'when:evening', label: '今日の19時', said: '今日の19時' },
      { id: 'when:tomorrow', label: '明日の朝9時', said: '明日の朝9時' },
    ],
    problem: {
      no_time: '何時にしますか。「7時半に」「20分後に」のように言ってください。',
      no_day: 'どの日にしますか。「12月5日の9時に」のように言ってください。',
      past: 'その時刻はもう過ぎているので、何も設定していません。これからの時刻を教えてください。',
      no_such_day: 'その日はありません。何も設定していません。',
      cannot: 'それはまだできません。アラームは一度だけか、決まった曜日に毎週鳴ります。何も設定していません。',
      two_times: '時刻が二つ以上読み取れました。どれにしますか。何も設定していません。',
      zone_unknown: 'そのタイムゾーンはわかりません。手元の時計の時刻で言ってください。何も設定していません。',
      unread: '一部が読み取れないので、何も設定していません。',
    },
    unreadPart: (part) =>
      `「${part}」の意味がわからないので、何も設定していません。「金曜の15時に電話って知らせて」のように言ってください。`,
    full: (most) => `アラームはもう${most}件あり、これが上限です。先に一つ取り消してください。`,
    which: 'どれですか。',
    noSuch: 'そのアラームは見つかりません。',
    unnamed: { alarm: 'アラーム', wake: '起きる時間', timer: 'タイマー' },
    set: (text) => `アラームをかける：${text}`,
    cancel: (text) => `アラーム「${text}」を取り消す`,
    snooze: (text) => `「${text}」をあとでもう一度鳴らす`,
  },
  list: {
    shopping: '買い物',
    todo: 'やること',
    packing: '持ち物',
    folder: 'リスト',
    added: (list) => `リスト「${list}」に加える`,
    noList: 'そのリストはまだありません。「買い物リストに牛乳」のように言うと作ります。',
    notOn: (item) => `「${item}」はどのリストにもありません。`,
    which: 'どのリストですか。',
    nothingToAdd: '何を入れますか。「買い物リストに牛乳と卵」のように言ってください。',
  },
  note: {
    daily: 'メモ',
    about: 'あなたのこと',
    aboutHeading: 'あなたのこと',
    none: 'メモはまだありません。「メモ：…」と書くと残します。',
    all: (count) => `メモは${count}件です。`,
    more: (count) => `ほか${count}件`,
    noSuch: (name) => `「${name}」というメモは見つかりません。「メモ一覧」で並べます。`,
    tooLong: '一度に書くには長すぎます。分けて送ってください。',
    what: '何を書きますか。「メモ：鍵は玄関」のように言ってください。',
    exists: (name) => `「${name}」というメモはもうあります。何も変えていません。`,
    do: (action, path) => `${path}：${action}`,
  },
  find: (query) => `「${query}」を探す`,
  queryTooLong: '探す言葉が長すぎます。短い言葉で足ります。',
  name: (name) => `名前を覚える：${name}`,
  setting: {
    no: 'その設定はここにはありません。',
    unread: '数を読み取れませんでした。「ハートビートを2分にして」のように言ってください。',
    same: (value) => `もう${value}です。`,
    range: (least, most) => `${least}から${most}までにできます。何も変えていません。`,
    change: (name) => `設定「${name}」を変える`,
    on: 'オン',
    off: 'オフ',
  },
  purpose: {
    none: '目標はまだありません。「目標：…」と書くか、計画を頼んでください。',
    is: (text) => `目標：${text}`,
    taken: (text) => `「${text}」を目標にしますね。`,
    tooLong: (length, most) => `${length}文字あります。${most}文字までです。何も変えていません。`,
    goal: (name, done, total) => `${name}：${total}件のうち${done}件が済みました。`,
    next: (name, day) => `次は「${name}」${day === '' ? '' : `（${day}まで）`}です。`,
    noGoal: '進めている計画はありません。',
    ask: '何に取り組みたいですか。',
    reached: (text) => `全部終わりました。「${text}」はこれで完了ですか。`,
    reachedButtons: [
      { id: 'reached:next_goal', label: 'まだ続ける' },
      { id: 'reached:new_purpose', label: '完了、次のことを' },
      { id: 'reached:rest', label: '完了、休む' },
    ],
    resting: 'では休みます。何かあれば教えてください。',
    drop: (text) => `「${text}」をやめますか。`,
    dropButtons: [
      { id: 'drop:yes', label: 'はい、やめる' },
      { id: 'drop:no', label: 'いいえ、続ける' },
    ],
    kept: 'そのままにします。',
    dropped: 'わかりました。その目標は終わりにします。何かあれば教えてください。',
    offerPlan: '最初の計画を作りましょうか。',
    offerButtons: [
      { id: 'plan:yes', label: 'はい、作る' },
      { id: 'plan:no', label: '今はいい' },
    ],
  },
  plan: {
    which:
      '何の計画ですか。旅行、パーティー、引っ越し、試験、習慣、習い事、就職・転職、文章、片づけ、会議などがあります。',
    keep: (name) => `計画「${name}」をまとめる`,
    done: '計画は今のままで大丈夫です。',
    nothingKnown: '変えられる計画がありません。「土曜のパーティーを15人で計画して」のように頼んでください。',
    full: '進めている計画が8つあり、これが上限です。先に一つ終えるか、やめてください。',
    oldStep: '以前の計画の手順は見送ります。書いてあるノートはそのままです。',
    notMine: (name) =>
      `「${name}」は言語モデルなしではできません。「モデル」で選ぶか、ご自分で済ませて教えてください。`,
    taskDone: { id: 'task:done', label: '済みました' },
    oldIntake:
      '質問を減らしました。以前の質問は終わりにします。教えてもらったことはチャットに残っています。「来月末の引っ越しの計画を立てて」のように、一文で頼んでください。',
  },
};

export const answerWords: Readonly<Record<Language, AnswerWords>> = { en, ja };
