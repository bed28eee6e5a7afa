import type { SettingName, SettingProblem } from '../../agent/fold/settings';
import type { Language } from '../../base/language';
import type { FunctionFacts } from '../../bridge/contract';

type Parameters = SettingProblem['parameters'];

/** The Settings page's own words; loaded with it. `name`: the Avatar's. */
export interface SettingsWords {
  title: string;
  lead: (name: string) => string;
  persona: string;
  personaText: string;
  names: string;
  mood: string;
  moodText: string;
  thisPage: string;
  thisPageText: string;
  language: string;
  theme: string;
  themes: Record<'system' | 'dark' | 'light', string>;
  density: string;
  densities: Record<'comfortable' | 'compact', string>;
  letters: string;
  lettersText: string;
  showKeys: string;
  functions: string;
  functionsText: string;
  functionsGone: string;
  functionsWait: string;
  touches: (what: string) => string;
  possible: string;
  notSaved: string;
  asks: Record<FunctionFacts['asks'], string>;
  rules: string;
  rulesText: (name: string) => string;
  budgets: string;
  budgetsText: string;
  upkeep: string;
  upkeepText: string;
  model: string;
  modelText: string;
  config: string;
  history: string;
  historyText: string;
  historyEmpty: string;
  undo: string;
  changed: (title: string, before: string, after: string) => string;
  saving: string;
  shipped: string;
  others: string;
  /** The persona's texts as shipped, for reading. */
  shippedText: string;
  on: string;
  label: Record<SettingName, string>;
  hint: Partial<Record<SettingName, string>>;
  unit: Partial<Record<SettingName, string>>;
  axis: Record<'v' | 'a' | 'd', string>;
  problem: Record<SettingProblem['reason'], (parameters: Parameters) => string>;
}

const en: SettingsWords = {
  title: 'Settings',
  lead: (name) =>
    `Who ${name} is, how far it may go by itself, and how this page looks. Each change applies at once to whatever begins after it, is written into the log, and can be taken back below.`,
  names: 'Names',
  persona: 'Persona',
  personaText:
    'Numbers, interests and values move every decision, and each decision says by how much. The texts are for a language model; rules do not read them.',
  mood: 'Mood',
  moodText: 'The mood it rests at, and whether moods may move decisions. They never take an approval away.',
  thisPage: 'This page',
  thisPageText: 'Kept in this browser alone; no part of the log.',
  language: 'Language of this page',
  theme: 'Theme',
  themes: { system: 'As the system is', dark: 'Dark', light: 'Light' },
  density: 'Density',
  densities: { comfortable: 'Comfortable', compact: 'Compact' },
  letters: 'Single-letter keys',
  lettersText: 'y, n, p, r, g, / and the like. Ctrl . or ⌘ . and Alt with a digit always work.',
  showKeys: 'Show all keys',
  functions: 'Functions',
  functionsText: 'What can be done here, what each touches, and whether it is possible right now.',
  functionsGone: 'The functions cannot be read now. Reload and try again.',
  functionsWait: 'Reading …',
  touches: (what) => `Touches: ${what}`,
  possible: 'Possible now',
  notSaved: 'Not possible now: nothing can be saved, and nothing is done that is not written down',
  asks: {
    never: 'needs no answer',
    by_rule: 'asks each time, unless a rule of yours covers it',
    reading: 'does not ask in this browser, and asks once where the mind is at an address (automatic rule “reading”)',
    always: 'asks each time; no rule can cover it',
  },
  rules: 'Automatic rules',
  rulesText: (name) => `What ${name} may do without asking. You make a rule on an approval, and only you can.`,
  budgets: 'Budgets',
  budgetsText: 'When one is used up, everything halts with a plain question. What you cause yourself is free.',
  upkeep: 'Upkeep',
  upkeepText:
    'Nothing of the log is ever thrown away: what is older than the live log is packed, and read with it as one.',
  model: 'Language model',
  modelText:
    'Reflex needs none. The name is offered when you set up xAI under Models; the temperature is used with any model.',
  config: 'config.yaml',
  history: 'Changes',
  historyText: 'Every setting that was changed, newest first.',
  historyEmpty: 'Nothing was changed yet. Each change will stand here, with a way back.',
  undo: 'Undo',
  changed: (title, before, after) => `${title}: ${before} → ${after}`,
  saving: 'saving',
  shipped: 'As shipped',
  others: 'Others, with commas',
  shippedText: 'Calm and careful. Warm, brief and plain; no flattery.',
  on: 'On',
  label: {
    turns_an_hour: 'Turns of its own an hour',
    turns_without_progress: 'Turns without progress',
    actions_a_task: 'Actions a task',
    tries_a_task: 'Tries a task',
    tokens_an_hour: 'Tokens an hour',
    money_an_hour: 'Money an hour',
    currency: 'Currency',
    heartbeat_seconds: 'Heartbeat',
    first_word_minutes: 'Wait for a first word',
    live_log_mb: 'Live log',
    mood_influence: 'Influence of the mood',
    'avatar.name': 'Name of the Avatar',
    'user.name': 'Your name',
    'grok.model': 'Model',
    'grok.temperature': 'Temperature',
    'persona.persona_text': 'Description',
    'persona.addon_text': 'How it speaks',
    'persona.second_person_label': 'What it calls you',
    'persona.interests': 'Interests',
    'persona.values': 'Values',
    'persona.caution': 'Caution',
    'persona.curiosity': 'Curiosity',
    'persona.baseline': 'Mood at rest',
  },
  hint: {
    'avatar.name': 'Shown everywhere, in both languages.',
    'user.name': 'Used when it greets you. May stay empty.',
    'persona.second_person_label': 'Goes before your name. May stay empty.',
    'persona.caution': '0 daring, 1 careful',
    'persona.curiosity': '0 settled, 1 curious',
    mood_influence: 'Off: the mood moves no score.',
    tokens_an_hour:
      'A language model counts what it reads and writes in tokens, pieces of words. These are for what nobody asked; your messages are always answered.',
    money_an_hour: 'Reflex costs nothing.',
    first_word_minutes:
      'Of a language model that is loading or reads for long. 0: 15 minutes for one on this computer, 3 for one elsewhere.',
    heartbeat_seconds: 'How often it looks by itself whether something became due.',
    live_log_mb: 'As much stays readable event by event; what is older is packed.',
    'grok.model': 'As the provider names it, for example grok-4-heavy. An unknown one is kept.',
    'grok.temperature': '0 to 2',
  },
  unit: { heartbeat_seconds: 's', first_word_minutes: 'min', live_log_mb: 'MB' },
  axis: { v: 'Gladness, low to glad', a: 'Energy, calm to lively', d: 'Confidence, yielding to sure' },
  problem: {
    not_a_number: ({ least, most }) =>
      least === undefined
        ? 'Write a number. Nothing was changed.'
        : `Write a number from ${least} to ${most}. Nothing was changed.`,
    not_whole: () => 'Write a whole number. Nothing was changed.',
    too_small: ({ least }) => `${least} is the least. Nothing was changed.`,
    too_large: ({ most }) => `${most} is the most. Nothing was changed.`,
    empty: () => 'Write at least one character. Nothing was changed.',
    too_long: ({ length, limit }) => `${length} characters; ${limit} is the most. Nothing was changed. Shorten it.`,
    too_many: ({ count, limit }) => `${count} entries; ${limit} is the most. Nothing was changed.`,
    control_characters: ({ place, character }) =>
      `Character ${place} is a control character (${character}). Nothing was changed. Remove it.`,
    has_lines: () => 'It must be one line, without tabs. Nothing was changed.',
    unseen_characters: () =>
      'It holds a character that cannot be seen or turns the text around. Nothing was changed. Type it anew.',
    looks_like_a_key: () =>
      'This looks like a secret key. Settings are kept in the log, so it was not stored. Take the key out. Keys belong under Models.',
    not_a_choice: () => 'Choose one of those that are offered. Nothing was changed.',
  },
};

const ja: SettingsWords = {
  title: '設定',
  lead: (name) =>
    `${name}がどんな人格か、どこまで自分で進めるか、この画面の見た目を決めます。変更はすぐに、これから始まることに効きます。記録にも残り、下の一覧から元に戻せます。`,
  names: '名前',
  persona: '人格',
  personaText:
    '数値・興味・価値観はすべての判断を動かし、どれだけ動かしたかは判断ごとに示されます。文章は言語モデルのためのもので、規則は読みません。',
  mood: '気分',
  moodText: 'ふだんの気分と、気分が判断を動かしてよいかどうか。承認がなくなることはありません。',
  thisPage: 'この画面',
  thisPageText: 'このブラウザーだけに覚えておきます。記録には入りません。',
  language: 'この画面の言語',
  theme: 'テーマ',
  themes: { system: 'システムに合わせる', dark: 'ダーク', light: 'ライト' },
  density: '行の間隔',
  densities: { comfortable: 'ゆったり', compact: '詰める' },
  letters: '一文字のキー',
  lettersText: 'y、n、p、r、g、/ などです。Ctrl .（⌘ .）と Alt＋数字はいつでも使えます。',
  showKeys: 'キー操作の一覧',
  functions: '機能',
  functionsText: 'ここでできること、それぞれが触れるもの、今できるかどうか。',
  functionsGone: '今は読めません。開き直してやり直してください。',
  functionsWait: '読んでいます…',
  touches: (what) => `触れるもの：${what}`,
  possible: '今できます',
  notSaved: '今はできません。何も保存できず、記録できないことは行わないためです',
  asks: {
    never: '承認は要りません',
    by_rule: 'あなたのルールがなければ毎回尋ねます',
    reading: '読むことのルールがあれば、このブラウザーの頭脳は尋ねず、接続先の頭脳は一度だけ尋ねます',
    always: '毎回尋ねます（ルールにはできません）',
  },
  rules: '自動実行ルール',
  rulesText: (name) => `${name}が尋ねずにしてよいこと。ルールは承認カードから、あなただけが作れます。`,
  budgets: '予算',
  budgetsText: '使いきると、すべて止まって続けるかどうかを尋ねます。あなたがきっかけの分は数えません。',
  upkeep: '保守',
  upkeepText: '記録は捨てません。手元に置く分より古いものは圧縮し、一続きの記録として読めます。',
  model: '言語モデル',
  modelText: 'Reflex は使いません。名前は「モデル」で設定するときの候補に、温度はどのモデルにも使います。',
  config: 'config.yaml',
  history: '変更の履歴',
  historyText: '変えた設定を新しい順に並べます。',
  historyEmpty: 'まだ何も変えていません。変更はここに並び、元に戻せます。',
  undo: '元に戻す',
  changed: (title, before, after) => `${title}：${before} → ${after}`,
  saving: '保存中',
  shipped: '既定に戻す',
  others: 'その他（読点で区切る）',
  shippedText: '落ち着いていて慎重。です・ます調で、やわらかく短く話します。',
  on: 'オン',
  label: {
    turns_an_hour: '1時間に自分で進めるターン数',
    turns_without_progress: '進展なしで続けるターン数',
    actions_a_task: '1タスクの行動回数',
    tries_a_task: '1タスクのやり直し回数',
    tokens_an_hour: '1時間のトークン数',
    money_an_hour: '1時間の金額',
    currency: '通貨',
    heartbeat_seconds: 'ハートビート',
    first_word_minutes: '最初の言葉を待つ時間',
    live_log_mb: '手元に置く記録',
    mood_influence: '気分の影響',
    'avatar.name': 'アバターの名前',
    'user.name': 'あなたの名前',
    'grok.model': 'モデル',
    'grok.temperature': '温度',
    'persona.persona_text': '説明',
    'persona.addon_text': '話し方',
    'persona.second_person_label': 'あなたの呼び方',
    'persona.interests': '興味',
    'persona.values': '大切にすること',
    'persona.caution': '慎重さ',
    'persona.curiosity': '好奇心',
    'persona.baseline': 'ふだんの気分',
  },
  hint: {
    'avatar.name': 'どちらの言語でも、この名前になります。',
    'user.name': '挨拶に使います。空のままでもかまいません。',
    'persona.second_person_label': '名前より先に使います。空のままでもかまいません。',
    'persona.caution': '0 大胆、1 慎重',
    'persona.curiosity': '0 落ち着き、1 好奇心',
    mood_influence: 'オフにすると、気分は点数を動かしません。',
    tokens_an_hour:
      'トークンは、言語モデルが読み書きする量の単位です（言葉の切れ端）。頼まれずにすることの分で、あなたへの返事には使いません。',
    money_an_hour: 'Reflex は費用がかかりません。',
    first_word_minutes:
      '読み込み中の言語モデルや、長く読むモデルを待つ時間。0なら、このコンピューターのものは15分、ほかは3分。',
    heartbeat_seconds: 'すべきことができたかを、自分から確かめる間隔。',
    live_log_mb: 'この分だけ一件ずつ読める形で置き、古いものは圧縮します。',
    'grok.model': '提供元での名前。例：grok-4-heavy。知らない名前でも残します。',
    'grok.temperature': '0～2',
  },
  unit: { heartbeat_seconds: '秒', first_word_minutes: '分', live_log_mb: 'MB' },
  axis: { v: '快さ（沈む～晴れやか）', a: '活発さ（静か～活発）', d: '自信（控えめ～確か）' },
  problem: {
    not_a_number: ({ least, most }) =>
      least === undefined
        ? '数字で書いてください。何も変えていません。'
        : `${least}～${most}の数字で書いてください。何も変えていません。`,
    not_whole: () => '整数で書いてください。何も変えていません。',
    too_small: ({ least }) => `${least}以上にしてください。何も変えていません。`,
    too_large: ({ most }) => `${most}以下にしてください。何も変えていません。`,
    empty: () => '一文字以上書いてください。何も変えていません。',
    too_long: ({ length, limit }) =>
      `${length}文字あります。上限は${limit}文字です。何も変えていません。短くしてください。`,
    too_many: ({ count, limit }) => `${count}件あります。上限は${limit}件です。何も変えていません。`,
    control_characters: ({ place, character }) =>
      `${place}文字目が制御文字（${character}）です。何も変えていません。取り除いてください。`,
    has_lines: () => '改行やタブのない一行にしてください。何も変えていません。',
    unseen_characters: () =>
      '見えない文字か、文の向きを変える文字が入っています。何も変えていません。入力し直してください。',
    looks_like_a_key: () =>
      '秘密のキーのようです。設定は記録に残るため、保存しませんでした。キーを取り除いてください。キーは「モデル」で登録します。',
    not_a_choice: () => '選択肢から選んでください。何も変えていません。',
  },
};

const words: Readonly<Record<Language, SettingsWords>> = { en, ja };

export function settingsWords(language: Language): SettingsWords {
  return words[language];
}
