import type { AgentStatus } from '../../bridge/contract';
import type { Language } from '../../base/language';
import type { HaltReason } from '../../events/lifecycle';
import type { ViewProblem } from '../../session/view/live-view.svelte';
import { byName } from '../by-name';
import { formatNumber } from '../format';

/** What happened, in bold, and what to do. */
export interface NoticeText {
  title: string;
  text: string;
}

type ReadOnlyCode = Extract<AgentStatus, { role: 'read_only' }>['code'];

/** What stands above the chat while something keeps the agent from going on, or waits for the person. */
export interface NoticeWords {
  halt: Record<HaltReason, NoticeText>;
  stoppedAt: (task: string) => string;
  interrupted: (task: string) => NoticeText;
  /** `task`: null where it is of none; `asked`: the question, null when it cannot be read. */
  asking: (task: string | null, asked: string | null) => NoticeText;
  /** Shows the chat, where it is asked. */
  answer: string;
  readOnly: Record<ReadOnlyCode, NoticeText>;
  gone: NoticeText;
  view: Record<Exclude<ViewProblem['code'], 'blocked'>, NoticeText>;
  /** By so many other tabs; null: it is not known how many. */
  blocked: (tabs: number | null) => NoticeText;
  /** How a person finds one of them: `page` by its name, times as the page writes them; `hidden`: out of sight since then. */
  blockedBy: (tab: { page: string; opened: string; hidden: string | null }) => string;
  blockedByUnnamed: (tabs: number) => string;
  update: NoticeText;
  useNow: string;
  replaced: NoticeText;
  reload: string;
  standby: string;
  leaderSilent: string;
  goToData: string;
}

const numbers = {
  en: (value: string | number | undefined) => formatNumber(value, 'en'),
  ja: (value: string | number | undefined) => formatNumber(value, 'ja'),
};

const en = (name: string): NoticeWords => ({
  halt: {
    rejected: {
      title: 'You said no.',
      text: `${name} left that out and waits. Resume goes on, and so does whatever you say.`,
    },
    invalid: { title: 'No valid decision.', text: 'Three in a row were dropped. Say anything to try again.' },
    stopped: { title: 'Stopped.', text: 'Nothing goes on until you press Resume; messages are still answered.' },
    budget: { title: 'A budget is used up.', text: 'Answer the question, or press Resume.' },
    storage: {
      title: 'Nothing can be saved.',
      text: `${name} stopped, so that nothing gets lost unseen. Export your data, make room on this device, then reload.`,
    },
    data_lost: {
      title: 'Data lost.',
      text: 'Less is stored than there was. Nothing was overwritten. Import a copy, or clear and start again.',
    },
    corrupt: {
      title: 'The log is damaged.',
      text: 'Nothing was changed. Export the good part under Data, then import it or start again.',
    },
    mind: { title: 'Persona or mood cannot be read.', text: `${name} decides nothing. Say anything to try again.` },
    model: {
      title: 'The model gave no answer.',
      text: 'Nothing is lost. Say anything to try again, or choose another mind under Models.',
    },
    imported: { title: 'Brought back.', text: `${name} rests here. Say anything, or press Resume.` },
  },
  stoppedAt: (task) => `${task} was cut off. Resume it, or drop it.`,
  interrupted: (task) => ({ title: `${task} was cut off.`, text: 'Your word goes first. Resume it, or drop it.' }),
  asking: (task, asked) => ({
    title: task === null ? 'A question waits for your reply.' : `${task} waits for your reply.`,
    text: asked ?? 'It stands in the chat.',
  }),
  answer: 'Answer',
  readOnly: {
    disk_full: {
      title: 'Nothing can be saved.',
      text: 'No room is left. You can read and export. Make room on this device, then reload.',
    },
    storage: {
      title: 'Nothing can be saved.',
      text: 'The browser’s store failed, also when it was opened anew. Nothing was deleted. You can read, and export what can be read. Reload; if it stays, restart the browser.',
    },
    corrupt: {
      title: 'The log is damaged.',
      text: 'Nothing was changed. You can read, export the good part under Data, and import it or a backup there.',
    },
    newer: {
      title: 'This page is older than its data.',
      text: 'It only shows them. Reload to get the newer version.',
    },
    data_lost: {
      title: 'Data lost.',
      text: 'Less is stored than there was. Nothing was overwritten. Import a copy, or clear and start again.',
    },
  },
  gone: {
    title: `${name} does not answer.`,
    text: 'Its thread ended more than once. Nothing was lost. Reload the page.',
  },
  view: {
    unavailable: {
      title: 'The data on this device cannot be read.',
      text: 'What you see may be old. Reload; if it stays, close other tabs of Yadori and check that this browser may store data.',
    },
    newer: {
      title: 'This page is older than its data.',
      text: 'It only shows them. Reload to get the newer version.',
    },
    replaced: { title: 'A newer Yadori runs in another tab.', text: 'This one stopped. Reload it.' },
    unreadable: {
      title: 'The saved state cannot be read.',
      text: 'Nothing was changed. Reload; the log can rebuild it.',
    },
    silent: {
      title: 'Your data is not answering yet.',
      text: 'What you see may be old. This page goes on asking; if this lasts, reload.',
    },
  },
  blocked: (tabs) => ({
    title:
      tabs === 1
        ? '1 other tab of Yadori holds the data open in its older form.'
        : tabs
          ? `${numbers.en(tabs)} other tabs of Yadori hold the data open in their older form.`
          : 'Another tab of Yadori holds the data open in its older form.',
    text:
      tabs === 1
        ? 'Close or reload that tab. This one then goes on by itself.'
        : 'Close or reload the other tabs. This one then goes on by itself.',
  }),
  blockedBy: ({ page, opened, hidden }) =>
    `The tab on ${page}, opened ${opened}, ${hidden === null ? 'in view' : `not looked at since ${hidden}`}`,
  blockedByUnnamed: (tabs) => `${numbers.en(tabs)} of an earlier version, which cannot be told apart`,
  update: { title: 'A new version is ready.', text: `It waits until ${name} is idle.` },
  useNow: 'Use it now',
  replaced: {
    title: 'A new version runs in another tab.',
    text: 'This one goes on as it is. Reload when it suits you.',
  },
  reload: 'Reload',
  standby: 'Another tab is acting; this one shows it and can write.',
  leaderSilent: 'The tab that acts does not answer. Close the other tabs of Yadori, then reload this one.',
  goToData: 'Open Data',
});

const ja = (name: string): NoticeWords => ({
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
      ? `ほかに${numbers.ja(tabs)}つのYadoriのタブが、データを古い形のまま開いています。`
      : 'Yadoriのほかのタブが、データを古い形のまま開いています。',
    text: 'そのタブを閉じるか、開き直してください。あとはこのタブが自分で続けます。',
  }),
  blockedBy: ({ page, opened, hidden }) =>
    `「${page}」のタブ（${opened}に開いたもの、${hidden === null ? '表示中' : `${hidden}から見ていないもの`}）`,
  blockedByUnnamed: (tabs) => `見分けのつかない前の版のタブ（${numbers.ja(tabs)}つ）`,
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
});

/** In a language, with the Avatar's name in them. */
export const noticeWords: Readonly<Record<Language, (name: string) => NoticeWords>> = {
  en: byName(en),
  ja: byName(ja),
};
