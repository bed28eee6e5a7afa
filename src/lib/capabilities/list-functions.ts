import type { CapabilityFace } from '../agent/fold/capability';
import { isNeverByRule } from '../agent/fold/rules';
import { readingCapabilities } from '../agent/fold/snapshot';
import type { Language } from '../base/language';
import type { FunctionFacts } from '../bridge/contract';
import type { CapabilityRegistry } from './registry';

interface About {
  does: string;
  touches: string;
}

/** What each capability does and touches whatever its payload: what a person reads before anything is asked. Loaded when it is looked at. */
const abouts: Readonly<Record<string, Readonly<Record<Language, About>>>> = {
  conversation: {
    en: { does: 'Answers you in chat.', touches: 'Nothing but the chat.' },
    ja: { does: 'チャットで返事をします。', touches: 'チャットのほかには何にも触れません。' },
  },
  question: {
    en: { does: 'Asks you something and waits for the reply.', touches: 'Nothing but the chat.' },
    ja: { does: '質問をして、返答を待ちます。', touches: 'チャットのほかには何にも触れません。' },
  },
  'note.write': {
    en: { does: 'Writes a new note, or replaces one.', touches: 'One note on this device.' },
    ja: { does: 'ノートを新しく書くか、書き替えます。', touches: 'この端末のノート一件。' },
  },
  'note.append': {
    en: { does: 'Adds lines to a note.', touches: 'One note on this device.' },
    ja: { does: 'ノートに書き足します。', touches: 'この端末のノート一件。' },
  },
  'note.read': {
    en: { does: 'Reads a note.', touches: 'One note on this device; nothing is changed.' },
    ja: { does: 'ノートを読みます。', touches: 'この端末のノート一件。何も変えません。' },
  },
  'note.list': {
    en: { does: 'Lists the notes of a folder.', touches: 'Names and sizes of notes; nothing is changed.' },
    ja: { does: 'フォルダーのノートを並べます。', touches: 'ノートの名前と大きさ。何も変えません。' },
  },
  'note.delete': {
    en: { does: 'Deletes a note.', touches: 'One note on this device, for good.' },
    ja: { does: 'ノートを削除します。', touches: 'この端末のノート一件。元には戻せません。' },
  },
  'note.move': {
    en: { does: 'Gives a note another name.', touches: 'One note on this device; it can be undone.' },
    ja: { does: 'ノートの名前を変えます。', touches: 'この端末のノート一件。元に戻せます。' },
  },
  'alarm.set': {
    en: { does: 'Sets an alarm, or changes one.', touches: 'One alarm on this device; it can be undone.' },
    ja: { does: 'アラームをかけるか、変えます。', touches: 'この端末のアラーム一件。元に戻せます。' },
  },
  'alarm.cancel': {
    en: { does: 'Cancels an alarm.', touches: 'One alarm on this device; it can be undone.' },
    ja: { does: 'アラームを取り消します。', touches: 'この端末のアラーム一件。元に戻せます。' },
  },
  'alarm.snooze': {
    en: { does: 'Lets an alarm ring once more, later.', touches: 'One alarm on this device.' },
    ja: { does: 'アラームを後でもう一度鳴らします。', touches: 'この端末のアラーム一件。' },
  },
  'alarm.list': {
    en: { does: 'Lists the alarms.', touches: 'The alarms on this device; nothing is changed.' },
    ja: { does: 'アラームを並べます。', touches: 'この端末のアラーム。何も変えません。' },
  },
  recall: {
    en: {
      does: 'Searches what was said, and your notes.',
      touches: 'Log and notes on this device; nothing is changed.',
    },
    ja: { does: '発言とノートから言葉を探します。', touches: 'この端末の記録とノート。何も変えません。' },
  },
  'event.read': {
    en: {
      does: 'Opens what was said or found, by its number.',
      touches: 'The log on this device; nothing is changed.',
    },
    ja: { does: '発言や結果を番号で開きます。', touches: 'この端末の記録。何も変えません。' },
  },
  'reading.allow': {
    en: {
      does: 'Asks, once an address, whether the mind there may look at your notes, lists, log and alarms.',
      touches: 'Your automatic rules; what it reads is then sent to that address.',
    },
    ja: {
      does: '接続先の頭脳がノート・一覧・記録・アラームを見てよいか、接続先ごとに一度だけ尋ねます。',
      touches: '自動実行ルール。読んだものは、その接続先へ送られるようになります。',
    },
  },
  world: {
    en: { does: "Acts in the Lab's small world, one step at a time.", touches: 'That world alone; nothing is sent.' },
    ja: { does: 'ラボの小さな世界で、一歩ずつ行動します。', touches: 'その世界の中だけ。外へは何も送りません。' },
  },
  'collections.search': {
    en: {
      does: 'Searches your documents at a host. Needs a served mind with collections, entered under Models.',
      touches: 'The words are sent to that host; nothing is changed.',
    },
    ja: {
      does: '接続先に置いた文書から言葉を探します。モデルのページでコレクションを入れた頭脳が要ります。',
      touches: '言葉をその接続先に送ります。何も変えません。',
    },
  },
  'budget.extend': {
    en: { does: 'Goes on after a budget was used up.', touches: 'The count of turns; it begins anew.' },
    ja: { does: '予算を使いきったあとに続けます。', touches: 'ターンの数え方。数え直します。' },
  },
  'plan.change': {
    en: {
      does: 'Changes steps of a plan as you wish, and corrects notes, the goal and alarms with it, all by one y.',
      touches: 'One plan, and the notes, goal and alarms that are named; it can be undone.',
    },
    ja: {
      does: '計画の手順を言われたとおりに変え、ノート・目的・アラームも合わせて一度に直します。',
      touches: '計画一つと、挙げたノート・目的・アラーム（この端末）。元に戻せます。',
    },
  },
  'plan.keep': {
    en: {
      does: 'Keeps a plan: its note with a checklist, and its alarms, all by one y.',
      touches: 'One note and the alarms on this device; it can be undone.',
    },
    ja: {
      does: '計画を一度にまとめます：チェックリスト付きのノートと、アラーム。',
      touches: 'この端末のノート一件とアラーム。元に戻せます。',
    },
  },
  'purpose.set': {
    en: { does: 'Proposes a goal to work for. Only your y sets it.', touches: 'The goal, and so the plan.' },
    ja: { does: '目的を提案します。決まるのは承認したときだけです。', touches: '目的と、そこからの計画。' },
  },
  'settings.change': {
    en: { does: 'Proposes another value for one setting.', touches: 'That setting; it can be undone.' },
    ja: { does: '設定一つの変更を提案します。', touches: 'その設定だけ。元に戻せます。' },
  },
  'rules.change': {
    en: {
      does: 'Proposes one more automatic rule, or the end of one.',
      touches: 'Your automatic rules; it can be undone.',
    },
    ja: { does: '自動実行ルールの追加か取り消しを提案します。', touches: '自動実行ルール。元に戻せます。' },
  },
};

/** All capabilities of this build, by name. `isWritable`: whether anything can be saved now, without which nothing is done. */
export function listFunctions(
  { names, get }: Pick<CapabilityRegistry, 'names' | 'get'>,
  lang: Language,
  isWritable: boolean,
): FunctionFacts[] {
  return names().flatMap((name) => {
    const face = get(name);
    if (!face) return [];
    const { does, touches } = aboutOf(face, lang);
    return [
      {
        name,
        title: face.title[lang],
        does,
        touches,
        sends: face.sends,
        asks: asksOf(face),
        problem: isWritable ? null : ('not_saved' as const),
      },
    ];
  });
}

function asksOf({ kind, name }: CapabilityFace): FunctionFacts['asks'] {
  if (kind === 'say') return 'never';
  if (readingCapabilities.some((known) => known === name)) return 'reading';
  return isNeverByRule(name) ? 'always' : 'by_rule';
}

/** One that is not told of here says at least its title, and whether anything leaves the device. */
function aboutOf({ name, title, sends }: CapabilityFace, lang: Language): About {
  const known = Object.hasOwn(abouts, name) ? abouts[name] : undefined;
  if (known) return known[lang];
  const leaves = lang === 'ja' ? 'この端末の外へ送ります。' : 'Something outside this device.';
  const stays = lang === 'ja' ? 'この端末の中だけ。' : 'Only this device.';
  return { does: title[lang], touches: sends ? leaves : stays };
}
