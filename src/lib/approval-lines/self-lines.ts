import { readingCapability } from '../agent/fold/rules';
import { undoLines, undoText } from '../agent/words/undo-lines';
import { proposable, purposeCapability, rulesCapability, settingsCapability } from '../agent/step/proposed-change';
import { settingTitle, settingValueText } from '../agent/words/setting-words';
import type { JsonObject, JsonValue } from '../base/json';
import type { Language } from '../base/language';
import { oneLine } from '../base/text';
import type { SettingName } from '../agent/fold/settings';
import { coded, numberIn, textIn, type LineFamily } from './line-family';

/** What changes the Avatar itself: its settings, the rules it acts by, its budgets, and taking a change back. */
export const selfLines: LineFamily = {
  describe: {
    [settingsCapability]: {
      version: 1,
      lines: (payload) => {
        const { before = null, after = null } = payload;
        return coded(settingsCapability, {
          setting: textIn(payload, 'setting'),
          before: flat(before),
          after: flat(after),
        });
      },
    },
    [rulesCapability]: {
      version: 1,
      lines: (payload) => {
        if (payload['revoke'] !== undefined)
          return coded('rules.revoke', { rule: textIn(payload, 'revoke'), capability: textIn(payload, 'capability') });
        const rate_an_hour = numberIn(payload, 'rate_an_hour');
        const lasts_hours = numberIn(payload, 'lasts_hours');
        // 80 UTF-16 units of a folder are enough to know it by
        const bound = { capability: textIn(payload, 'add'), folder: textIn(payload, 'folder', 80) };
        return coded('rules.add', { ...bound, rate_an_hour, lasts_hours });
      },
    },
    [purposeCapability]: {
      version: 1,
      lines: (payload) =>
        coded(
          purposeCapability,
          { purpose: textIn(payload, 'purpose') },
          {
            purpose_kind: textIn(payload, 'purpose_kind'),
            ...(payload['keeps_goals'] === true && { keeps_goals: true }),
          },
        ),
    },
    [readingCapability]: {
      version: 1,
      lines: (payload) => {
        const host = textIn(payload, 'host', 120);
        return coded(readingCapability, { host }, { host });
      },
    },
    'budget.extend': {
      version: 1,
      lines: (payload) => {
        const budget = textIn(payload, 'budget');
        const used = numberIn(payload, 'count') ?? (textIn(payload, 'amount') || null);
        return coded('budget.extend', { budget, used }, { budget });
      },
    },
    'change.undo': {
      version: 1,
      lines: (payload) => undoLines(numberIn(payload, 'change')),
    },
  },
  words: {
    [settingsCapability]: (parameters, lang) =>
      lang === 'ja' ? `設定を変える：${fromTo(parameters, lang)}` : `Change a setting: ${fromTo(parameters, lang)}`,
    [`${settingsCapability}.touches`]: {
      en: 'This setting only. It applies at once, and /undo takes it back. {sent}',
      ja: 'この設定だけ。すぐに効き、/undo で元に戻せます。{sent}',
    },
    'rules.revoke': {
      en: 'Change an automatic rule: {capability}, rule {rule}, by itself → asks each time',
      ja: '自動実行ルールを変える：{capability}（ルール{rule}）自動 → 毎回尋ねる',
    },
    'rules.revoke.touches': {
      en: 'Automatic rules, one removed. It applies at once, and /undo takes it back. {sent}',
      ja: '自動実行ルール一件の取り消し。すぐに効き、/undo で元に戻せます。{sent}',
    },
    'rules.add': ruleAdded,
    'rules.add.touches': {
      en: 'Automatic rules, one added. It applies at once, and /undo takes it back. {sent}',
      ja: '自動実行ルール一件の追加。すぐに効き、/undo で元に戻せます。{sent}',
    },
    [purposeCapability]: { en: 'Set the goal: {purpose}', ja: '目的にする：{purpose}' },
    [`${purposeCapability}.touches`]: (parameters, lang) =>
      purposeTouches[lang][
        parameters['keeps_goals'] === true ? 'kept' : parameters['purpose_kind'] === 'ongoing' ? 'ongoing' : 'to_reach'
      ],
    [readingCapability]: {
      en: 'Let the mind at {host} read your notes, lists, log and alarms without asking each time',
      ja: '{host}の頭脳が、ノート・一覧・記録・アラームを毎回尋ねずに読めるようにする',
    },
    [`${readingCapability}.touches`]: {
      en: 'What it reads is sent to {host}. You can take it back under Automatic rules.',
      ja: '読んだものは{host}へ送られます。「自動実行ルール」でいつでも取り消せます。',
    },
    'budget.extend': (parameters, lang) => {
      const used = parameters['used'];
      const shown = typeof used === 'number' ? grouped(used) : typeof used === 'string' ? used : null;
      return budgetQuestions[lang][budgetIn(parameters)](shown);
    },
    'budget.extend.touches': (parameters, lang) => budgetTouches[lang][budgetIn(parameters)],
    'undo.what': (parameters, lang) => undoText({ code: 'undo.what', parameters }, lang),
    'undo.touches': (parameters, lang) => undoText({ code: 'undo.touches', parameters }, lang),
  },
};

const purposeTouches: Record<Language, Record<'to_reach' | 'ongoing' | 'kept', string>> = {
  en: {
    to_reach: 'A one-off goal. From now on I plan for this, in place of any earlier goal. {sent}',
    kept: 'Rewords the goal. Your plan stays. {sent}',
    ongoing: 'A habit. From now on I plan for this, in place of any earlier goal. {sent}',
  },
  ja: {
    to_reach: '達成したら終わる目的。これからはこの目的のために計画します。前の目的があれば入れ替わります。{sent}',
    kept: '目的の言い直し。いまの計画はそのまま続きます。{sent}',
    ongoing: '習慣。これからはこの習慣のために計画します。前の目的があれば入れ替わります。{sent}',
  },
};

const budgets = ['turns', 'progress', 'tokens', 'money'] as const;
type Budget = (typeof budgets)[number];

const budgetQuestions: Record<Language, Record<Budget, (used: string | null) => string>> = {
  en: {
    turns: (count) => `${count === null ? 'All' : count} turns this hour are used. Go on for another hour?`,
    progress: (count) =>
      `${count === null ? 'Several' : count} turns in a row brought nothing new. Go on all the same?`,
    tokens: (count) => `${count === null ? 'All' : count} tokens this hour are used. Go on for another hour’s worth?`,
    money: (amount) => `${amount ?? 'The money'} of this hour is spent. Go on for another hour’s worth?`,
  },
  ja: {
    turns: (count) => `この1時間の${count === null ? '' : count}ターンを使いきりました。もう1時間続けますか。`,
    progress: (count) => `${count === null ? '数' : count}ターン続けて進展がありません。それでも続けますか。`,
    tokens: (count) => `この1時間の${count === null ? '' : count}トークンを使いきりました。もう1時間分続けますか。`,
    money: (amount) =>
      `この1時間の予算${amount === null ? '' : `（${amount}）`}を使いきりました。もう1時間分続けますか。`,
  },
};

const budgetTouches: Record<Language, Record<Budget, string>> = {
  en: {
    turns: 'The limit on turns, for one more hour. {sent}',
    progress: 'The limits on turns, counted from zero again. {sent}',
    tokens: 'The limit on tokens, once more for this hour. The model is asked again.',
    money: 'The limit on money, once more for this hour. The model is asked again.',
  },
  ja: {
    turns: 'ターン数の上限、もう1時間分。{sent}',
    progress: 'ターン数の上限、数え直し。{sent}',
    tokens: 'トークンの上限、この1時間にもう一度。モデルにまた尋ねます。',
    money: '料金の上限、この1時間にもう一度。モデルにまた尋ねます。',
  },
};

function budgetIn(parameters: JsonObject): Budget {
  return budgets.find((known) => known === parameters['budget']) ?? 'turns';
}

function ruleAdded(parameters: JsonObject, lang: Language): string {
  const [add, folder] = [textIn(parameters, 'capability'), textIn(parameters, 'folder')];
  const rate = numberIn(parameters, 'rate_an_hour') ?? '…';
  const hours = numberIn(parameters, 'lasts_hours');
  if (lang === 'ja') {
    const where = folder === '' ? 'すべてのノート' : `${folder} の中`;
    const until = hours === null ? '取り消すまで' : `${hours}時間`;
    return `自動実行ルールを変える：${add}（${where}）毎回尋ねる → 尋ねない、1時間に${rate}回まで、${until}`;
  }
  const where = folder === '' ? 'in all notes' : `in ${folder}`;
  const until = hours === null ? 'until revoked' : hours === 1 ? 'for 1 hour' : `for ${hours} hours`;
  return `Change an automatic rule: ${add} ${where}, asks each time → does not ask, at most ${rate} an hour, ${until}`;
}

function fromTo(parameters: JsonObject, lang: Language): string {
  const { before = null, after = null } = parameters;
  const setting = proposable.find((name) => name === parameters['setting']);
  if (setting === undefined) return `${textIn(parameters, 'setting')} → ${valueText(null, after, lang)}`;
  const values = `${valueText(setting, before, lang)} → ${valueText(setting, after, lang)}`;
  return `${settingTitle(setting, lang)}${lang === 'ja' ? ' ' : ', '}${values}`;
}

function valueText(setting: SettingName | null, value: JsonValue, lang: Language): string {
  const isPlain = typeof value === 'number' || typeof value === 'boolean';
  if (!isPlain) return typeof value === 'string' ? oneLine(value, 60) : '…';
  return setting === null ? String(value) : settingValueText(setting, value, lang);
}

/** Of what a proposal may hold: anything else never passed its check. */
function flat(value: JsonValue): JsonValue {
  return typeof value === 'string' ? oneLine(value, 60) : typeof value === 'object' ? null : value;
}

/** 12,345. By hand, since Intl differs between engines. */
function grouped(number: number): string {
  return String(number).replace(/\B(?=(\d{3})+$)/g, ',');
}
