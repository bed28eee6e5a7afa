import type { Language } from '../../base/language';
import type { DownloadCode } from '../../bridge/webllm/download-contract';
import type { Caution } from '../../bridge/webllm/preflight';
import type { ListProblem } from '../../session/minds/read-model-list';

export interface WebLlmWords {
  title: string;
  text: string;
  /** A processor that has no name. */
  unnamed: string;
  device: (name: string) => string;
  noWebgpu: string;
  noAdapter: string;
  noF16: string;
  limit: (name: string, needs: string, has: string) => string;
  noRoom: (needs: string, has: string) => string;
  cautions: Record<Caution, string>;
  about: (size: string) => string;
  graphics: (size: string) => string;
  licence: (name: string) => string;
  twin: string;
  here: string;
  choose: string;
  repair: string;
  forget: string;
  asking: (hosts: string) => string;
  asked: (size: string, free: string | null) => string;
  all: string;
  download: (size: string) => string;
  resume: string;
  pause: string;
  cancel: string;
  close: string;
  again: string;
  progress: (name: string) => string;
  stored: (stored: string, total: string) => string;
  speed: (rate: string) => string;
  left: (time: string) => string;
  paused: string;
  kept: string;
  failures: Record<Exclude<DownloadCode, 'stopped'>, string>;
  told: string;
  ownTitle: string;
  ownText: string;
  ownLabel: string;
  ownFile: string;
  ownRead: string;
  ownFound: (count: number, hosts: string) => string;
  ownAdd: string;
  ownAdded: (count: number) => string;
  problems: Record<ListProblem['code'], string>;
}

const en: WebLlmWords = {
  title: 'A model on the graphics processor',
  text: 'The graphics processor (GPU) draws what you see, and runs models many times quicker than the main one. WebLLM, a program that is part of this page, uses it through WebGPU, the browser’s way to it. The smallest stand first. Choose asks huggingface.co for the exact size; only Download fetches the model, once. It works offline afterwards, and nothing that you say is sent.',
  unnamed: 'without a name',
  device: (name) => `Graphics processor: ${name}.`,
  noWebgpu:
    'This browser has no WebGPU, so none of these can run here. A newer Chrome, Edge or Safari may have it; a model file or a served model works without.',
  noAdapter:
    'This browser finds no graphics processor that it may use, so none of these can run here. Hardware acceleration may be switched off in its settings.',
  noF16: 'Needs half precision (f16: numbers of 16 bits), which this processor does not have.',
  limit: (name, needs, has) => `Needs ${name} of ${needs}; this processor has ${has}.`,
  noRoom: (needs, has) =>
    `Needs ${needs} of storage; ${has} are free. Remove another model, or make room on this device.`,
  cautions: {
    software: 'The main processor plays the graphics processor here: it works, and is far too slow to think with.',
    memory: 'It may need more memory than this device has. If it fails, choose a smaller one.',
    metered: 'This connection is counted, or set to save data.',
  },
  about: (size) => `about ${size}`,
  graphics: (size) => `${size} of graphics memory`,
  licence: (name) => `licence: ${name}`,
  twin: 'This processor has no half precision (f16: numbers of 16 bits), so the models below are in single precision (f32), which is larger.',
  here: 'on this device',
  choose: 'Choose',
  repair: 'Repair',
  forget: 'Take off the list',
  asking: (hosts) => `Asking ${hosts} for its size…`,
  asked: (size, free) => `${size} to download${free === null ? '' : `; ${free} are free`}.`,
  all: 'All its files are here.',
  download: (size) => `Download ${size}`,
  resume: 'Resume',
  pause: 'Pause',
  cancel: 'Cancel',
  close: 'Close',
  again: 'Try again',
  progress: (name) => `Download of ${name}`,
  stored: (stored, total) => `${stored} of ${total}`,
  speed: (rate) => `${rate} a second`,
  left: (time) => `${time} left`,
  paused: 'Paused. What is here stays; the rest comes when you resume.',
  kept: 'It is on this device. Check it under Minds, then use it.',
  failures: {
    no_policy:
      'What guards requests is not in force yet: it comes with the offline copy of this page. Reload the page. In a private window it may be missing altogether.',
    origin_not_allowed: 'Its host sends on to another that was not agreed to.',
    offline: 'This device is offline. What is here stays; resume when it is connected.',
    unreachable: 'Its host does not answer, or not to web pages. What is here stays; try again later.',
    missing: 'Its host has no such file. The model may have moved, or its address is wrong.',
    server: 'Its host reports a fault. What is here stays; try again later.',
    broken: 'A file broke off or came damaged, and was not kept. Resume fetches it again.',
    no_room: 'There is not enough storage for it. Remove another model, or make room on this device.',
    busy: 'Another tab is downloading. Go on there, or wait until it is done.',
    lost: 'The part of this page that downloads was ended. What is here stays; resume fetches the rest.',
  },
  told: 'Details:',
  ownTitle: 'Other models for WebLLM',
  ownText:
    'A list of the form that WebLLM’s own has: model, model_id, model_lib and what else belongs to one. A library is a program that runs in this browser: take it only from those you trust.',
  ownLabel: 'List of models, JSON',
  ownFile: 'Pick a file',
  ownRead: 'Read the list',
  ownFound: (count, hosts) =>
    `${count === 1 ? 'One model' : `${count} models`}. Adding ${count === 1 ? 'it' : 'them'} lets downloads reach: ${hosts}.`,
  ownAdd: 'Add',
  ownAdded: (count) => (count === 1 ? 'One model is on the list above.' : `${count} models are on the list above.`),
  problems: {
    too_long: 'The list is longer than 400,000 characters.',
    no_json: 'This is no JSON.',
    no_list: 'There is no list of models in it.',
    no_models: 'The list is empty.',
    too_many: 'The list has more than 200 models.',
    missing: 'A field is missing:',
    unknown_field: 'A field is not known, and could mean something else than what would happen:',
    address: 'An address must begin with https://, and carry no name or password:',
    kind: 'Only models that write text can be used:',
    value: 'A value is not of the kind that it must be:',
    twice: 'A model is there twice:',
  },
};

const ja: WebLlmWords = {
  title: 'GPUで動くモデル',
  text: 'GPUは画面を描く装置で、モデルをCPUより何倍も速く動かします。このページに入っているWebLLMというプログラムが、WebGPU（ブラウザーからGPUを使うしくみ）で動かします。小さいものから並んでいます。「選ぶ」と正確な大きさを huggingface.co に尋ね、「ダウンロード」を押して初めて一度だけ取り込みます。あとはオフラインで使え、話したことはどこにも送りません。',
  unnamed: '名前なし',
  device: (name) => `GPU：${name}。`,
  noWebgpu:
    'このブラウザーにはWebGPUがないので、ここではどれも動きません。新しいChrome、Edge、Safariなら使えることがあります。モデルファイルか接続するモデルは、WebGPUがなくても使えます。',
  noAdapter:
    'このブラウザーから使えるGPUが見つからないので、ここではどれも動きません。ブラウザーの設定でハードウェアアクセラレーションが切られているかもしれません。',
  noF16: '半精度（f16、16ビットの数）が必要ですが、このGPUにはありません。',
  limit: (name, needs, has) => `${name}が${needs}必要ですが、このGPUでは${has}です。`,
  noRoom: (needs, has) =>
    `保存領域が${needs}必要ですが、空きは${has}です。ほかのモデルを削除するか、端末の空きを増やしてください。`,
  cautions: {
    software: 'ここではCPUがGPUの代わりをしています。動きますが、考えるには遅すぎます。',
    memory: 'この端末のメモリーでは足りないかもしれません。動かなければ、もっと小さいものを選んでください。',
    metered: '従量制の接続か、データ節約の設定です。',
  },
  about: (size) => `約${size}`,
  graphics: (size) => `GPUのメモリー${size}`,
  licence: (name) => `ライセンス：${name}`,
  twin: 'このGPUには半精度（f16、16ビットの数）がないので、下のモデルは単精度（f32）で、その分大きくなります。',
  here: 'この端末にあります',
  choose: '選ぶ',
  repair: '修復',
  forget: '一覧から外す',
  asking: (hosts) => `${hosts}に大きさを尋ねています…`,
  asked: (size, free) => `ダウンロードは${size}${free === null ? '' : `、空きは${free}`}です。`,
  all: 'ファイルはすべてそろっています。',
  download: (size) => `${size}をダウンロード`,
  resume: '再開',
  pause: '一時停止',
  cancel: '取り消す',
  close: '閉じる',
  again: 'もう一度試す',
  progress: (name) => `${name}のダウンロード`,
  stored: (stored, total) => `${total}のうち${stored}`,
  speed: (rate) => `毎秒${rate}`,
  left: (time) => `残り${time}`,
  paused: '一時停止中です。届いた分は残り、再開すると続きを取り込みます。',
  kept: 'この端末に入りました。上の「頭脳」で確認してから使えます。',
  failures: {
    no_policy:
      '通信の保護がまだ働いていません。保護はこのページのオフライン用の控えと一緒に入ります。再読み込みしてください。プライベートウィンドウでは使えないことがあります。',
    origin_not_allowed: '配布元が、認めていない別の場所へ案内しています。',
    offline: 'この端末がオフラインです。届いた分は残ります。つないでから再開してください。',
    unreachable:
      '配布元が応答しないか、Webページからの利用を許していません。届いた分は残ります。しばらくしてから試してください。',
    missing: '配布元にそのファイルがありません。モデルが移ったか、アドレスが違います。',
    server: '配布元で障害が起きています。届いた分は残ります。しばらくしてから試してください。',
    broken: 'ファイルが途中で切れたか、壊れて届いたので、残していません。再開すると取り込み直します。',
    no_room: '保存領域が足りません。ほかのモデルを削除するか、端末の空きを増やしてください。',
    busy: '別のタブがダウンロードしています。そちらで続けるか、終わるまで待ってください。',
    lost: 'ダウンロードを担う部分が止まりました。届いた分は残り、再開すると続きを取り込みます。',
  },
  told: '詳細：',
  ownTitle: 'WebLLMのほかのモデル',
  ownText:
    'WebLLMの一覧と同じ形のもの（model、model_id、model_libなど）。model_libはこのブラウザーで動くプログラムです。信頼できる相手のものだけを使ってください。',
  ownLabel: 'モデルの一覧（JSON）',
  ownFile: 'ファイルを選ぶ',
  ownRead: '一覧を読む',
  ownFound: (count, hosts) =>
    `モデルは${count}個。追加すると、次の接続先からダウンロードできるようになります：${hosts}`,
  ownAdd: '追加',
  ownAdded: (count) => `${count}個のモデルを上の一覧に加えました。`,
  problems: {
    too_long: '一覧が40万文字を超えています。',
    no_json: 'JSONではありません。',
    no_list: 'モデルの一覧がありません。',
    no_models: '一覧が空です。',
    too_many: 'モデルが200個を超えています。',
    missing: '項目が足りません：',
    unknown_field: '知らない項目があり、意図と違う動きになるおそれがあります：',
    address: 'アドレスはhttps://で始まり、名前やパスワードを含まないものにしてください：',
    kind: '文章を書くモデルだけを使えます：',
    value: '値の種類が違います：',
    twice: '同じモデルが二度あります：',
  },
};

export const webLlmWords: Readonly<Record<Language, WebLlmWords>> = { en, ja };
