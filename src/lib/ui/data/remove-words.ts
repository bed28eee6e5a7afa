import type { Language } from '../../base/language';

/** Taking a text out of the log. */
export interface RemoveWords {
  title: string;
  text: string;
  label: string;
  find: string;
  finding: string;
  none: string;
  tooMany: (limit: string) => string;
  failed: (reason: string) => string;
  ask: (count: string) => string;
  warning: string;
  everywhere: string;
  notes: (paths: string, name: string) => string;
  event: (seq: string, type: string, places: number) => string;
  type: Record<string, string>;
  confirm: (count: string) => string;
  removing: string;
  removed: (count: string) => string;
}

function eventsEn(count: string): string {
  return count === '1' ? '1 event' : `${count} events`;
}

const en: RemoveWords = {
  title: 'Remove a text',
  text: 'Takes words out of the log for good, for example an address that should never have been written. What is left shows that something was removed, when and where, and the log still proves itself whole.',
  label: 'Words to remove',
  find: 'Find',
  finding: 'Looking through the log …',
  none: 'No event and no note holds these words. One or two letters are found only where they are the whole text.',
  tooMany: (limit) => `More than ${limit} events hold these words. Nothing was changed. Use a longer passage.`,
  failed: (reason) => `The log could not be searched: ${reason}. Nothing was changed. Reload and try again.`,
  ask: (count) => `Found in ${eventsEn(count)}`,
  warning:
    'Of each chosen event the whole text that holds them is removed. It cannot be taken back. Files that you exported before still hold it; a folder that is kept current is written anew.',
  everywhere:
    'The plan and what waits for your answer may lose their words, too; such a request can then only be rejected.',
  notes: (paths, name) =>
    `Also in your notes, which stay as they are: ${paths}. Ask ${name} to delete or rewrite them.`,
  event: (seq, type, places) => `Event ${seq}, ${type}${places > 1 ? `, ${places} texts` : ''}`,
  type: {
    input: 'message',
    thought: 'thought',
    approval: 'approval',
    action: 'action',
    result: 'result',
    output: 'shown line',
    observation: 'observation',
    lifecycle: 'state of the app',
  },
  confirm: (count) => `Remove from ${eventsEn(count)}`,
  removing: 'Removing …',
  removed: (count) => `Removed from ${eventsEn(count)}.`,
};

const ja: RemoveWords = {
  title: '文を取り除く',
  text: '書くべきでなかった住所などを、記録から完全に取り除きます。いつどこで何かを取り除いたことだけが残り、記録が欠けていないことは今までどおり確かめられます。',
  label: '取り除く言葉',
  find: '探す',
  finding: '記録を探しています…',
  none: 'この言葉を含む記録もノートもありません。一文字だけの言葉は、それが文の全体であるときだけ見つかります。',
  tooMany: (limit) =>
    `この言葉を含む記録が${limit}件を超えています。何も変えていません。もっと長い言葉で探してください。`,
  failed: (reason) => `探せませんでした：${reason}。何も変えていません。開き直してやり直してください。`,
  ask: (count) => `${count}件の記録がこの言葉を含みます`,
  warning:
    '選んだ記録ごとに、その言葉を含む文の全体を取り除きます。元には戻せません。前に書き出したファイルには残ります。常に更新しているフォルダーは書き直します。',
  everywhere: '計画や承認待ちの内容からも消えることがあります。その場合、その承認は却下しかできません。',
  notes: (paths, name) => `ノートにもあります（そのまま残ります）：${paths}。削除や書き直しは${name}に頼んでください。`,
  event: (seq, type, places) => `記録${seq}番、${type}${places > 1 ? `、${places}か所` : ''}`,
  type: {
    input: 'メッセージ',
    thought: '思考',
    approval: '承認',
    action: '行動',
    result: '結果',
    output: '表示した行',
    observation: '観察',
    lifecycle: 'アプリの状態',
  },
  confirm: (count) => `${count}件から取り除く`,
  removing: '取り除いています…',
  removed: (count) => `${count}件の記録から取り除きました。`,
};

export const removeWords: Readonly<Record<Language, RemoveWords>> = { en, ja };
