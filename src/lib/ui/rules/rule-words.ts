import type { Language } from '../../base/language';

/** Words about rules: the panel on the approval card and the page have them in common. */
export interface RuleWords {
  title: string;
  lead: (name: string) => string;
  how: (name: string) => string;
  inForce: string;
  none: string;
  shipped: string;
  shippedText: (name: string, written: string) => string;
  worldText: string;
  readingText: (name: string) => string;
  /** A rule that lets the mind at an address read. */
  hostReads: (host: string) => string;
  hereReads: string;
  /** In a sentence, what such a rule is about. */
  reading: string;
  /** Bounds, as parts of a sentence. */
  inFolder: (folder: string) => string;
  inAll: string;
  newOnly: string;
  newAndAdded: string;
  /** What the person orders themselves. */
  ownOrders: string;
  ofMind: (host: string | null) => string;
  unreadable: string;
  rate: (count: string) => string;
  anyRate: string;
  until: (time: string) => string;
  untilRevoked: string;
  ended: (time: string, name: string) => string;
  uses: (all: number, thisHour: number) => string;
  revoke: string;
  revoked: (capability: string, name: string) => string;
  remove: string;
  undo: string;
  history: string;
  historyText: string;
  historyEmpty: string;
  made: (name: string) => string;
  gone: (name: string) => string;
  suspended: (name: string) => string;
  undone: string;
  setting: (name: string, before: string, after: string) => string;
  change: string;
  /** Rules that came with an import. */
  imported: { title: string; text: (name: string) => string; turnOn: string; leaveOff: string };
  panel: {
    title: string;
    text: string;
    folder: string;
    mode: string;
    anyMode: string;
    onlyAdding: string;
    rate: string;
    lasts: string;
    hours: (hours: number) => string;
    always: string;
    sum: (parts: string) => string;
    confirm: string;
    waiting: string;
    impossible: string;
    failed: string;
  };
}

const en: RuleWords = {
  title: 'Automatic rules',
  lead: (name) =>
    `${name} asks before it touches anything. A rule answers for you: within its bounds ${name} need not ask. Only you can make one, and you can take it back at any time.`,
  how: (name) =>
    `No rule yet, so ${name} asks each time. To make one, press r or Always… on an approval, and choose the bounds.`,
  inForce: 'Rules in force',
  none: 'None',
  shipped: 'Built in',
  shippedText: (name, written) =>
    `Speaking in chat. It touches nothing; without it ${name} could not answer you. ${written}`,
  worldText: 'Acting in the Lab’s small world, step by step. It touches that world alone and sends nothing.',
  readingText: (name) =>
    `Looking at your notes, lists, log and alarms, while ${name} thinks in this browser. It changes nothing, and nothing leaves this device. A mind at an address asks you first.`,
  hostReads: (host) =>
    `the mind at ${host} looks at your notes, lists, log and alarms without asking; what it reads is sent to ${host}`,
  hereReads: 'a mind in this browser looks at your notes, lists, log and alarms without asking',
  reading: 'reading',
  inFolder: (folder) => `in ${folder}`,
  inAll: 'in all notes',
  newOnly: 'new notes only',
  newAndAdded: 'new notes and adding to notes',
  ownOrders: 'only what you order yourself in a short message, and only what it adds; Undo takes it back',
  ofMind: (host) => (host === null ? 'while a mind in this browser thinks' : `while the mind at ${host} thinks`),
  unreadable: 'bounds removed, so it covers nothing',
  rate: (count) => `at most ${count} an hour`,
  anyRate: 'as often as needed',
  until: (time) => `until ${time}`,
  untilRevoked: 'until revoked',
  ended: (time, name) => `ended ${time}; ${name} asks again`,
  uses: (all, thisHour) =>
    all === 0 ? 'not used yet' : `used ${all === 1 ? 'once' : `${all} times`}, ${thisHour} of them this hour`,
  revoke: 'Revoke',
  revoked: (capability, name) => `Revoked. ${name} asks before ${capability} again.`,
  remove: 'Remove',
  undo: 'Undo',
  history: 'History',
  historyText: 'Every change of a rule or a setting, newest first.',
  historyEmpty: 'Nothing was changed yet. Each rule and each setting that changes will stand here, with a way back.',
  made: (name) => `Rule made: ${name}`,
  gone: (name) => `Rule revoked: ${name}`,
  suspended: (name) => `Rule from an import, off: ${name}`,
  undone: 'Undone.',
  setting: (name, before, after) => `Setting: ${name}, ${before} → ${after}`,
  change: 'Change',
  imported: {
    title: 'Rules from the import',
    text: (name) => `They are off, so ${name} asks first. Turn on the ones you want.`,
    turnOn: 'Turn on',
    leaveOff: 'Leave off',
  },
  panel: {
    title: 'Approve this, and do not ask again for…',
    text: 'The narrowest bounds are chosen.',
    folder: 'Where',
    mode: 'What',
    anyMode: 'New notes, and writing over old ones',
    onlyAdding: 'adding to notes only',
    rate: 'How often',
    lasts: 'How long',
    hours: (hours) => (hours === 1 ? '1 hour' : hours < 48 ? `${hours} hours` : `${hours / 24} days`),
    always: 'Until revoked',
    sum: (parts) => `Without asking: ${parts}.`,
    confirm: 'Approve, and make this rule',
    waiting: 'Looking up the bounds …',
    impossible: 'No rule can approve this kind of action. Answer y or n.',
    failed: 'The bounds could not be read. Answer y or n, or reload the page.',
  },
};

const ja: RuleWords = {
  title: '自動実行ルール',
  lead: (name) =>
    `${name}は何かに触れる前に必ず尋ねます。ルールがあれば、その範囲では尋ねずに進めます。ルールを作れるのはあなただけで、いつでも取り消せます。`,
  how: (name) =>
    `まだルールはないので、${name}は毎回尋ねます。承認カードで r か「常に許可…」を押し、範囲を選ぶと作れます。`,
  inForce: '有効なルール',
  none: 'なし',
  shipped: '最初からあるもの',
  shippedText: (name, written) =>
    `チャットで話すこと。何にも触れません。これがないと${name}は返事ができません。${written}`,
  worldText: 'ラボの小さな世界での行動。その世界だけのことで、外へは何も送りません。',
  readingText: (name) =>
    `${name}がこのブラウザーで考えるときに、ノート・一覧・記録・アラームを見ること。何も変えず、この端末からは出ません。接続先で考える頭脳は、先に尋ねます。`,
  hereReads: 'このブラウザーの頭脳が、ノート・一覧・記録・アラームを尋ねずに見ます',
  reading: '読むこと',
  hostReads: (host) => `${host}の頭脳が、ノート・一覧・記録・アラームを尋ねずに見ます。読んだものは${host}へ送られます`,
  inFolder: (folder) => `${folder} の中`,
  inAll: 'すべてのノート',
  newOnly: '新しいノートのみ',
  newAndAdded: '新しいノートと、ノートへの書き足し',
  ownOrders: '自分で短いメッセージで頼んだことの、追加だけ（元に戻せます）',
  ofMind: (host) => (host === null ? 'このブラウザーの頭脳が考えるとき' : `${host}の頭脳が考えるとき`),
  unreadable: '範囲が削除されたので、何も許可しません',
  rate: (count) => `1時間に${count}回まで`,
  anyRate: '回数の上限なし',
  until: (time) => `${time}まで`,
  untilRevoked: '取り消すまで',
  ended: (time) => `${time}に終了。また尋ねます`,
  uses: (all, thisHour) => (all === 0 ? 'まだ使っていません' : `${all}回使用、うちこの1時間に${thisHour}回`),
  revoke: '取り消す',
  revoked: (name) => `取り消しました。${name} の前には、また尋ねます。`,
  remove: '消す',
  undo: '元に戻す',
  history: '履歴',
  historyText: 'ルールと設定の変更すべて。新しい順です。',
  historyEmpty: 'まだ何も変わっていません。ルールや設定が変わるとここに並び、元に戻せます。',
  made: (name) => `ルールを作成：${name}`,
  gone: (name) => `ルールを取り消し：${name}`,
  suspended: (name) => `読み込んだルール（オフ）：${name}`,
  undone: '元に戻しました。',
  setting: (name, before, after) => `設定：${name} ${before} → ${after}`,
  change: '変更',
  imported: {
    title: '読み込んだルール',
    text: (name) => `今はオフなので、${name}は先に尋ねます。使うものだけオンにしてください。`,
    turnOn: 'オンにする',
    leaveOff: 'オフのまま',
  },
  panel: {
    title: 'これを承認し、次からは尋ねない範囲',
    text: 'いちばん狭い範囲が選ばれています。',
    folder: '場所',
    mode: '対象',
    anyMode: '新しいノートと、既存ノートの上書き',
    onlyAdding: 'ノートへの書き足しのみ',
    rate: '回数',
    lasts: '期間',
    hours: (hours) => (hours < 48 ? `${hours}時間` : `${hours / 24}日間`),
    always: '取り消すまで',
    sum: (parts) => `尋ねずに行うこと：${parts}。`,
    confirm: '承認して、このルールを作る',
    waiting: '範囲を調べています…',
    impossible: 'この種類の行動はルールにできません。y か n で答えてください。',
    failed: '範囲を読み取れませんでした。y か n で答えるか、開き直してください。',
  },
};

export const ruleWords: Readonly<Record<Language, RuleWords>> = { en, ja };
