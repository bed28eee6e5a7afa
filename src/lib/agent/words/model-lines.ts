import type { Language } from '../../base/language';
import type { ModelHalt } from './model-halt';

/** Why a model gave no answer, and what to do, by the code of its failure. */
const lines: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  offline: { en: 'this device is offline', ja: 'この端末がオフラインです' },
  cors: { en: 'its host does not let a web page use it', ja: '接続先がWebページからの利用を許していません' },
  redirected: {
    en: 'its host sends to another address; enter the new one under Models',
    ja: '接続先が別のアドレスに転送しています。「モデル」で新しいアドレスを入れてください',
  },
  mixed: { en: 'its address is not encrypted', ja: '接続先のアドレスが暗号化されていません' },
  unreachable: { en: 'its host does not answer', ja: '接続先が応答しません' },
  origin_not_allowed: { en: 'its address is not on the list of those allowed', ja: '接続先が許可の一覧にありません' },
  no_policy: {
    en: 'request protection isn’t ready; reload the page',
    ja: '通信の保護が準備できていません。再読み込みしてください',
  },
  no_thread: {
    en: 'its part of this page is gone; reload the page',
    ja: 'ページの一部が止まりました。再読み込みしてください',
  },
  bad_key: { en: 'the key is not accepted', ja: 'キーが受け付けられません' },
  locked: { en: 'the key waits for its passphrase', ja: 'キーの合言葉が必要です' },
  no_credit: { en: 'the account has no credit left', ja: 'アカウントの残高がありません' },
  forbidden: { en: 'the account may not use it', ja: 'このアカウントでは使えません' },
  rate_limited: { en: 'it was asked too often; wait a little', ja: '回数の上限に達しました。少し待ってください' },
  wrong_model: { en: 'the host has no model of that name', ja: 'その名前のモデルがありません' },
  conversation_lost: { en: 'the host no longer knows the conversation', ja: '接続先に会話が残っていません' },
  too_long: { en: 'what it must read does not fit into it', ja: '読ませる内容が入りきりません' },
  tools_refused: { en: 'it takes no tools', ja: 'ツールの呼び出しに対応していません' },
  schema_refused: { en: 'it can’t follow the required format', ja: '必要な形式に対応していません' },
  not_protocol: { en: 'that address isn’t a model', ja: '接続先はモデルではないようです' },
  server: { en: 'its host reports a fault', ja: '接続先で障害が起きています' },
  cut_off: { en: 'the answer broke off', ja: '答えが途中で切れました' },
  not_loaded: { en: 'it is not loaded', ja: '読み込まれていません' },
  other_model: {
    en: 'another model was loaded in its place; try again',
    ja: '代わりに別のモデルが読み込まれました。もう一度試してください',
  },
  timed_out: { en: 'no answer came in time', ja: '時間内に答えがありませんでした' },
  lost: { en: 'it was lost while it worked', ja: '動作中に失われました' },
  no_memory: { en: 'the memory is not enough for it', ja: 'メモリーが足りません' },
  no_gpu: { en: 'the graphics processor of this device cannot run it', ja: 'この端末のGPUでは動きません' },
  answer_stopped: {
    en: 'it stopped in the middle of an answer twice running, so it is not used again unasked; check it under Models',
    ja: '続けて二度、答えの途中で止まったので、自動では使いません。「モデル」で確認してください',
  },
  salad: {
    en: 'it writes gibberish; another build may work, see Models',
    ja: '書くものが文になっていません。別のビルドなら動くかもしれません。「モデル」を見てください',
  },
  load_stopped: {
    en: 'loading it did not end last time, so it is not loaded again unasked; check it under Models',
    ja: '前回の読み込みが途中で終わったので、自動では読み込みません。「モデル」で確認してください',
  },
};

const unknown: Readonly<Record<Language, string>> = { en: 'it failed', ja: '失敗しました' };

export function modelLine(code: string, lang: Language): string {
  return (Object.hasOwn(lines, code) ? lines[code] : unknown)?.[lang] ?? unknown[lang];
}

/** Null: it is none; a code that no line is for counts as none, since a name may hold anything. */
export function readModelHalt(detail: string): ModelHalt | null {
  for (const { 0: found, 1: code = '', index } of detail.matchAll(/: ([a-z_]+): /g))
    if (Object.hasOwn(lines, code))
      return { mind: detail.slice(0, index), code, message: detail.slice(index + found.length) };
  return null;
}
