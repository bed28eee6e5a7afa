import type { Language } from '../../base/language';
import { byName } from '../by-name';
import { formatNumber } from '../format';

/** Of the card of a request, beside what is read out of it. */
export interface ApprovalWords {
  label: string;
  approve: string;
  reject: string;
  payload: string;
  always: string;
  /** The third answer to what the person ordered themselves. */
  yesToOrders: string;
  failedAt: (time: string, cause: string) => string;
  failedWithoutCause: (time: string) => string;
  stain: (origins: string) => string;
  origin: Record<'public' | 'web' | 'tool' | 'import' | 'link', (from: string) => string>;
  and: string;
  hidden: string;
  payloadGone: string;
  emptyPayload: string;
  preview: string;
  previewAdded: string;
  alwaysHint: (folder: string) => string;
  /** Of a note that is written over. */
  difference: string;
  differs: (goes: number, comes: number) => string;
  isKept: string;
  isNotKept: string;
  linesStay: (count: number) => string;
  goes: string;
  comes: string;
  changedSince: string;
  /** Opens the line for what is wrong with it. */
  because: string;
  why: string;
  sendWhy: string;
  /** Of a fold with what only some want to see. */
  details: string;
  digest: string;
  ownWords: string;
  rules: string;
  /** On a phone's other pages the card is one line. */
  show: string;
  fold: string;
  /** Not all of it is in sight. */
  moreBelow: string;
}

const numbers = {
  en: (value: string | number | undefined) => formatNumber(value, 'en'),
  ja: (value: string | number | undefined) => formatNumber(value, 'ja'),
};

function lineCount(count: number): string {
  return count === 1 ? '1 line' : `${numbers.en(count)} lines`;
}

const en = (name: string): ApprovalWords => ({
  label: 'Approval',
  approve: 'Approve',
  reject: 'Reject',
  payload: 'Payload',
  always: 'Always…',
  yesToOrders: 'Yes, and don’t ask when I order it myself',
  failedAt: (time, cause) => `It failed at ${time}: ${cause}.`,
  failedWithoutCause: (time) => `It failed at ${time}.`,
  stain: (origins) => `Decided from ${origins}. No rule can approve this.`,
  origin: {
    public: (from) => `a public message (${from})`,
    web: (from) => `words on a web page (${from})`,
    tool: (from) => `what a tool returned (${from})`,
    import: (from) => `an imported file (${from})`,
    link: (from) => `text that a link filled in (${from})`,
  },
  and: ' and ',
  hidden: 'Invisible or direction-changing characters are in it. Each is shown as ‹U+…›.',
  payloadGone: 'The payload cannot be read. Reject it, or reload the page.',
  emptyPayload: 'empty',
  preview: 'Text to be written',
  previewAdded: 'Text to be added',
  alwaysHint: (folder) => `You approved the same kind for this goal before. Always… can cover the same in ${folder}.`,
  difference: 'What changes',
  differs: (goes, comes) =>
    goes + comes === 0 ? 'Nothing changes.' : `${lineCount(goes)} out, ${lineCount(comes)} in.`,
  isKept: ' The old text is kept, so you can undo it.',
  isNotKept: ' The old text is too long to keep: this cannot be undone.',
  linesStay: (count) => `${lineCount(count)} as before`,
  goes: 'Out: ',
  comes: 'In: ',
  changedSince: 'The note has changed since this was suggested. If you approve, nothing is written.',
  because: 'No, because…',
  why: 'How would you like it?',
  sendWhy: 'Say no',
  details: 'Details',
  digest: 'Fingerprint',
  ownWords: `${name}’s own words, not checked`,
  rules: 'Reflex, published rules; its own words, not checked',
  show: 'Look and answer',
  fold: 'Fold',
  moreBelow: 'More below',
});

const ja = (name: string): ApprovalWords => ({
  label: '承認待ち',
  approve: '承認',
  reject: '却下',
  payload: '内容',
  always: '常に許可…',
  yesToOrders: 'はい。自分で頼んだときは次から尋ねない',
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
  alwaysHint: (folder) =>
    `このゴールでは、同じ種類を続けて承認しています。「常に許可…」なら、${folder} の中をまとめて許可できます。`,
  difference: '変わるところ',
  differs: (goes, comes) =>
    goes + comes === 0 ? '変わるところはありません。' : `${goes}行消えて、${comes}行入ります。`,
  isKept: '元の文は残しておくので、あとで元に戻せます。',
  isNotKept: '元の文は長すぎて残せません。元には戻せません。',
  linesStay: (count) => `${count}行はそのまま`,
  goes: '消える：',
  comes: '入る：',
  changedSince: 'この提案のあとで、ノートが変わりました。承認しても、何も書きません。',
  because: 'いいえ、そうではなく…',
  why: 'どうしてほしいですか',
  sendWhy: '断って伝える',
  details: '詳細',
  digest: '指紋',
  ownWords: `${name}自身の言葉。確認されていません`,
  rules: 'Reflex（公開された規則）の言葉。確認されていません',
  show: '見て答える',
  fold: 'たたむ',
  moreBelow: '続きがあります',
});

/** In a language, with the Avatar's name in them. */
export const approvalWords: Readonly<Record<Language, (name: string) => ApprovalWords>> = {
  en: byName(en),
  ja: byName(ja),
};
