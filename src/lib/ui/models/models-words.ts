import { modelsLead, type ModelsLead } from './models-lead';
import type { Language } from '../../base/language';
import type { Way } from '../../bridge/minds';

export interface ModelsWords {
  /** `world`: it may move in the Lab's world unasked; `rules`: how many automatic rules of the person's are in force. */
  lead: ModelsLead;
  using: string;
  use: string;
  useReflex: string;
  reflex: string;
  edit: string;
  remove: string;
  recheck: string;
  moveUp: string;
  orderText: string;
  suggested: string;
  servedText: string;
  service: string;
  address: string;
  addressHint: string;
  model: string;
  modelHint: string;
  key: string;
  keyHint: string;
  keyKept: string;
  keyNone: string;
  /** Where no passphrase closes it. */
  keyReadable: string;
  takeKey: string;
  more: string;
  passphrase: string;
  passphraseHint: string;
  protocol: string;
  protocolHint: string;
  protocols: { chat: string; responses: string };
  stores: string;
  /** How a mind answers: as its check found, or as the person set it. */
  way: string;
  wayFound: (way: string) => string;
  wayNames: Readonly<Record<Way, string>>;
  /** Whether it is shown pictures. */
  pictures: string;
  picturesShown: string;
  picturesNot: string;
  picturesUntold: string;
  storesNot: string;
  storesAll: string;
  storesHint: string;
  collections: string;
  collectionsHint: string;
  context: string;
  contextHint: string;
  priceIn: string;
  priceOut: string;
  priceHint: string;
  saveAndCheck: string;
  checking: string;
  checkSteps: { connects: string; lists: string; answers: (answer: number) => string };
  checkTime: (seconds: number) => string;
  problems: Record<'address' | 'model' | 'collections' | 'passphrase', string>;
  checked: {
    way: Readonly<Record<Way, string>>;
    speed: (first: string, rate: string | null) => string;
  };
  /** By the code of a failure: what is so, and what to do. */
  advice: Record<string, string>;
  failed: string;
  /** Before words of the host's own. */
  told: string;
  /** Before what an engine or this app itself says of a failure, for whoever looks for its cause. */
  detail: string;
  locked: string;
  unlock: string;
  wrongPhrase: string;
  usesTitle: string;
  usesNone: string;
  usesColumns: Record<'day' | 'mind' | 'purpose' | 'calls' | 'input' | 'output' | 'cost', string>;
  usesEstimate: string;
  /** Of the tokens in. */
  usesKept: (count: string) => string;
  localText: string;
  localWhere: string;
  pickFile: string;
  picking: string;
  notGguf: string;
  noRoom: string;
  kept: (name: string) => string;
}

const en: ModelsWords = {
  lead: modelsLead.en,
  using: 'in use',
  use: 'Use',
  useReflex: 'Use Reflex',
  reflex: 'Published rules. Needs no model and sends nothing.',
  edit: 'Change',
  remove: 'Remove',
  recheck: 'Check',
  moveUp: 'Up',
  orderText:
    'When the one in use fails, you are asked whether the next in this order goes on. Nothing else changes it.',
  suggested: 'suggested',
  servedText:
    'Served means that it runs elsewhere: at a service such as xAI, or in a program on this device such as Ollama. You enter its address and what it is called there. What it is given for a decision (your messages, its plan, note names, results) is sent to that address, and nothing else anywhere.',
  service: 'Service',
  address: 'Base address',
  addressHint: 'Of the service’s interface for programs (API), with its version at the end, such as /v1.',
  model: 'Model',
  modelHint:
    'Its name at the service, for example grok-4. After a first check the names that it offers are listed here.',
  key: 'Key',
  keyHint:
    'The secret that the service gave you (API key). Stored encrypted in this browser, for this address alone; it is in no log, export or backup. Leave it empty where none is needed.',
  keyKept: 'A key is stored for this address. Leave this empty to keep it.',
  keyNone: 'No key is stored for this address.',
  keyReadable:
    'Without a passphrase (under More settings), whoever gets at the disk of this device can read the key from it.',
  takeKey: 'Forget the key',
  more: 'More settings, seldom needed',
  passphrase: 'Passphrase',
  passphraseHint: 'If you give one, the key opens only with it, and you are asked for it each time you open Yadori.',
  protocol: 'Protocol',
  protocolHint: 'The form of questions and answers. Nearly every service and program knows Chat Completions.',
  protocols: { chat: 'Chat Completions', responses: 'Responses' },
  stores: 'Conversation',
  way: 'Answers by',
  wayFound: (way) => `${way} (its check found that)`,
  wayNames: { tools: 'tool calls', form: 'a fixed form', talk: 'words only: it never acts' },
  pictures: 'Your pictures',
  picturesShown: 'sent to it: it can see',
  picturesNot: 'not sent: it can’t see',
  picturesUntold: 'not sent: its host doesn’t say whether it can see',
  storesNot: 'told anew each time',
  storesAll: 'kept by the host',
  storesHint:
    'Told anew: the host is asked to store nothing, and is told all that a decision needs each time. Kept: it stores questions and answers (xAI: for 30 days) and is told only what is new. Clearing the app or taking words out begins a new conversation; what the host stored before stays there until it deletes it. Words of others are never stored there.',
  collections: 'Collections',
  collectionsHint:
    'Ids of xAI collections that may be searched, apart by spaces. Each search is asked for, with the words that are sent. The key that manages collections is not needed, and has no place here.',
  context: 'Context size',
  contextHint:
    'How much it takes in at once, question and answer together, in tokens (pieces of words). Empty if you do not know it.',
  priceIn: 'Price in',
  priceOut: 'Price out',
  priceHint: 'For a million tokens, in the currency of your budget.',
  saveAndCheck: 'Save and check',
  checking: 'Checking…',
  checkSteps: {
    connects: 'Checking: connecting…',
    lists: 'Checking: asking which models there are…',
    answers: (answer) => `Checking: waiting for test answer ${answer}, usually of 3…`,
  },
  checkTime: (seconds) => `${seconds} s`,
  problems: {
    address: 'This is no address that begins with http:// or https://.',
    model: 'Enter the name that the model has at the service.',
    collections: 'These are no ids of collections, or more than eight.',
    passphrase:
      'A passphrase closes a key, and none is entered. Enter the key with it, also where one is kept already; or leave the passphrase empty. Nothing was saved.',
  },
  checked: {
    way: {
      tools: 'It works: it talks, and acts by tool calls.',
      form: 'It works: it talks, and acts by answering in a fixed form.',
      talk: 'It can talk, but never acts: it makes no tool calls and keeps to no fixed form. Another model can do more.',
    },
    speed: (first, rate) => `First text after ${first}${rate === null ? '' : `, then ${rate} tokens a second`}.`,
  },
  advice: {
    offline: 'This device is offline. Connect it, then check again.',
    cors: 'The host is there, but lets no web page use it. Ollama: start it with OLLAMA_ORIGINS set to this page’s address. A service without this: put a proxy of your own before it and enter that address.',
    mixed:
      'The address begins with http://, and this page was loaded over https://. Use https://, or a model on this device.',
    redirected:
      'The host sends this address on to another one (a redirect), and a key never follows there unasked. A browser hides which: open the address in a tab, or look it up at the service, and enter the new one. Often it is https:// in place of http://, or the same without a / at its end.',
    unreachable: 'Nothing answers there. Check the address, and whether the program runs.',
    origin_not_allowed: 'This address may not be used.',
    no_policy:
      'What guards requests is not in force yet: it comes with the offline copy of this page. Reload the page. In a private window it may be missing altogether.',
    no_thread: 'A part of this page does not answer. Reload the page.',
    timed_out:
      'No answer came in time, and it was given up. The host may be busy or still loading the model: check again in a while.',
    bad_key: 'The key is not accepted. Copy it anew from your account, without spaces, and enter it again.',
    locked: 'The key needs its passphrase.',
    no_credit: 'The key is right, but the account has no credit, or its limit is reached. Add credit at the service.',
    forbidden: 'The key is right, but may not use this model. See the key’s rights at the service.',
    rate_limited: 'It was asked too often. Wait a minute, then check again.',
    wrong_model: 'The host has no model of that name. Choose one that it lists.',
    conversation_lost: 'The host no longer knows the conversation. Check again; it begins anew.',
    too_long: 'The question is too long for it: what it takes in at once (its context) is too small.',
    schema_refused: 'It takes no form for answers, not even in words.',
    tools_refused: 'It takes no tools.',
    refused: 'The model would not answer.',
    not_protocol: 'What answers there is no model: perhaps the address lacks /v1, or is that of a web page.',
    server: 'The host reports a fault of its own. Try again later.',
    cut_off: 'The answer broke off. Try again.',
    malformed: 'What came is not whole. Try again; if it stays so, the host is not compatible.',
    empty: 'The answer was empty.',
    too_much: 'The answer did not end. A model that reasons at length may need another setting at its host.',
    not_loaded:
      'The model is not there, or its files cannot be read. Pick the file again, or repair the download below.',
    other_model: 'Another model was loaded in its place. Check again.',
    lost: 'The model was lost while it worked. Check again.',
    no_memory: 'The memory of this device is not enough for it. Choose a smaller model.',
    no_gpu:
      'The graphics processor of this device cannot run it. Choose a model whose name holds f32 (single precision), or a model file.',
    answer_stopped:
      'It stopped in the middle of an answer twice running, so it is not used again unasked. Perhaps the memory is not enough. Choose a smaller model, or check this one to try again.',
    salad: 'It answers, but writes gibberish. Another build may work.',
    load_stopped:
      'Loading it did not end last time. Check it again; if the page ends once more, choose a smaller model.',
  },
  failed: 'It did not work.',
  told: 'The host says:',
  detail: 'Details:',
  locked: 'The key waits for its passphrase.',
  unlock: 'Unlock',
  wrongPhrase: 'That is not the passphrase.',
  usesTitle: 'What models used',
  usesNone: 'Nothing yet.',
  usesColumns: {
    day: 'Day',
    mind: 'Mind',
    purpose: 'For',
    calls: 'Turns',
    input: 'Tokens in',
    output: 'Tokens out',
    cost: 'Cost',
  },
  usesKept: (count) => `${count} of them kept by the host`,
  usesEstimate:
    '≈ is partly an estimate from the length of the text: the host did not report it, or the answer was cut off. Budgets count it all the same. Days are of UTC.',
  localText:
    'A model in one file, whose name ends in .gguf (the form is called GGUF). llama.cpp, a program that is part of this page, runs it on the main processor: slowly, but offline, and nothing is sent. The file is copied into this browser.',
  localWhere:
    'Where to get one: on huggingface.co, search for a small model with “GGUF”, for example Qwen2.5 0.5B Instruct GGUF or SmolLM2 360M Instruct GGUF, and download one file of 0.3 to 1 GB with Q4 or Q8 in its name. Then pick it here.',
  pickFile: 'Pick the file',
  picking: 'Copying…',
  notGguf: 'This is no GGUF file. Nothing was kept. Its name must end in .gguf, and it must be whole.',
  noRoom: 'There is not enough storage for this file. Nothing was kept.',
  kept: (name) => `${name} is kept in this browser. Check it, then use it.`,
};

const ja: ModelsWords = {
  lead: modelsLead.ja,
  using: '使用中',
  use: '使う',
  useReflex: 'Reflexを使う',
  reflex: '公開された規則。モデルは要らず、何も送りません。',
  edit: '変更',
  remove: '削除',
  recheck: '確認',
  moveUp: '上へ',
  orderText: '使用中の頭脳が失敗したら、この順で次の頭脳に切り替えるかを尋ねます。尋ねずに切り替えることはありません。',
  suggested: 'おすすめ',
  servedText:
    'モデルを動かすのはxAIなどのサービスか、Ollamaのようにこの端末で動く別のプログラムです。そのアドレスと、そこでのモデルの名前を入れます。判断のために読むもの（あなたの言葉、計画、ノートの名前、結果）はこの接続先に送られ、ほかには何も送りません。',
  service: 'サービス',
  address: '接続先のアドレス',
  addressHint: 'プログラムから使うためのアドレス（API）。最後に /v1 などの版を付けます。',
  model: 'モデル',
  modelHint: '接続先での名前。例：grok-4。一度確認すると、使える名前がここに並びます。',
  key: 'キー',
  keyHint:
    'サービスから受け取った秘密の文字列（APIキー）。このブラウザーに、この接続先だけのために暗号化して保存します。記録、書き出し、バックアップには入りません。要らなければ空のままで。',
  keyKept: 'この接続先のキーは保存済みです。空のままなら、それを使います。',
  keyNone: 'この接続先のキーはありません。',
  keyReadable: '合言葉（「そのほかの設定」）を決めないと、この端末のディスクを読める人はキーも読めます。',
  takeKey: 'キーを消す',
  more: 'そのほかの設定（ふつうは不要）',
  passphrase: '合言葉',
  passphraseHint: '決めておくと、キーは合言葉でしか開かず、Yadoriを開くたびに尋ねます。',
  protocol: 'プロトコル',
  protocolHint: '質問と答えの形式。ほとんどの接続先がChat Completionsに対応しています。',
  protocols: { chat: 'Chat Completions', responses: 'Responses' },
  stores: '会話',
  way: '答え方',
  wayFound: (way) => `${way}（確認の結果）`,
  wayNames: { tools: 'ツールの呼び出し', form: '決まった形式', talk: '言葉だけ（行動はしない）' },
  pictures: '画像',
  picturesShown: '送る（画像が見える）',
  picturesNot: '送らない（画像は見えない）',
  picturesUntold: '送らない（見えるかどうか、接続先が示していない）',
  storesNot: '毎回すべて送る',
  storesAll: '接続先に保存する',
  storesHint:
    '毎回送るなら、何も保存しないよう接続先に頼み、判断に要るものをすべて送ります。保存するなら、質問と答えが接続先に残り（xAIでは30日間）、新しいことだけを送ります。データを消したり言葉を取り除いたりすると、新しい会話を始めます。それまでに保存されたものは、接続先が消すまで残ります。ほかの人の言葉は保存させません。',
  collections: 'コレクション',
  collectionsHint:
    '検索してよいxAIのコレクションのID。空白で区切ります。検索のたびに、送る言葉を示して承認を求めます。コレクションを管理するキーは要りません。ここには入れないでください。',
  context: '文脈の大きさ',
  contextHint: '一度に読める量。質問と答えを合わせたトークン（言葉の切れ端）の数です。わからなければ空のままで。',
  priceIn: '入力の料金',
  priceOut: '出力の料金',
  priceHint: '100万トークンあたり、予算の通貨で。',
  saveAndCheck: '保存して確認',
  checking: '確認しています…',
  checkSteps: {
    connects: '確認中：接続しています…',
    lists: '確認中：使えるモデルを尋ねています…',
    answers: (answer) => `確認中：テストの返答を待っています（${answer}回目、ふつうは3回）…`,
  },
  checkTime: (seconds) => `${seconds}秒`,
  problems: {
    address: 'http:// か https:// で始まるアドレスではありません。',
    model: '接続先でのモデルの名前を入れてください。',
    collections: 'コレクションのIDではないか、8件を超えています。',
    passphrase:
      '合言葉はキーを閉じるためのものですが、キーが空です。保存済みのキーに付けるときも、キーを一緒に入れてください。要らなければ合言葉を空にします。まだ何も保存していません。',
  },
  checked: {
    way: {
      tools: '使えます。話せて、ツールの呼び出しで行動もできます。',
      form: '使えます。話せて、決まった形式で答えて行動もできます。',
      talk: '話せますが、行動はしません（ツールの呼び出しにも、決まった形式にも対応していません）。別のモデルなら、もっと多くのことができます。',
    },
    speed: (first, rate) => `最初の文字まで${first}${rate === null ? '' : `、その後は毎秒${rate}トークン`}。`,
  },
  advice: {
    offline: 'この端末がオフラインです。つないでから、もう一度確認してください。',
    cors: '接続先はありますが、Webページからの利用を許していません。Ollamaなら、OLLAMA_ORIGINSにこのページのアドレスを指定して起動します。設定できないサービスなら、自分の中継サーバーを置いて、そのアドレスを入れてください。',
    mixed:
      'アドレスがhttp://で始まり、このページはhttps://で開いています。https://にするか、この端末のモデルを使ってください。',
    redirected:
      '接続先がこのアドレスを別のアドレスへ転送しています。キーを勝手に転送先へ送ることはありません。転送先はブラウザーからは見えないので、タブで開くかサービスの案内で確かめて、新しいアドレスを入れてください。http://ではなくhttps://だったり、最後の / が要らなかったりすることがよくあります。',
    unreachable: '応答がありません。アドレスと、プログラムが動いているかを確かめてください。',
    origin_not_allowed: 'このアドレスは使えません。',
    no_policy:
      '通信の保護がまだ働いていません。保護はこのページのオフライン用の控えと一緒に入ります。再読み込みしてください。プライベートウィンドウでは使えないことがあります。',
    no_thread: 'ページの一部が応答しません。再読み込みしてください。',
    timed_out:
      '時間内に答えがなく、打ち切りました。混んでいるか、モデルを読み込んでいる途中かもしれません。しばらくしてから、もう一度確認してください。',
    bad_key: 'キーが受け付けられません。アカウントからコピーし直し、空白なしで入れてください。',
    locked: 'キーの合言葉が必要です。',
    no_credit: 'キーは正しいのですが、残高がないか、上限に達しています。サービスで残高を追加してください。',
    forbidden: 'キーは正しいのですが、このモデルは使えません。サービスでキーの権限を確かめてください。',
    rate_limited: '回数の上限に達しました。1分ほど待って、もう一度確認してください。',
    wrong_model: 'その名前のモデルがありません。一覧から選んでください。',
    conversation_lost: '接続先に会話が残っていません。もう一度確認すると、新しく始めます。',
    too_long: '質問が長すぎて入りません。一度に読める量（文脈）が足りません。',
    schema_refused: '答えの形を、言葉でも受け付けません。',
    tools_refused: 'ツールの呼び出しに対応していません。',
    refused: 'モデルが答えを断りました。',
    not_protocol: '接続先はモデルではないようです。アドレスに /v1 が抜けているか、Webページのアドレスかもしれません。',
    server: '接続先で障害が起きています。しばらくしてから試してください。',
    cut_off: '答えが途中で切れました。もう一度試してください。',
    malformed: '届いた答えが完全ではありません。続くようなら、対応していない接続先です。',
    empty: '答えが空でした。',
    too_much: '答えが終わりませんでした。長く推論するモデルなら、接続先の設定が必要かもしれません。',
    not_loaded: 'モデルがないか、ファイルを読めません。ファイルを選び直すか、下の一覧で修復してください。',
    other_model: '代わりに別のモデルが読み込まれました。もう一度確認してください。',
    lost: '動作中にモデルが失われました。もう一度確認してください。',
    no_memory: 'この端末のメモリーが足りません。もっと小さいモデルを選んでください。',
    no_gpu: 'この端末のGPUでは動きません。名前にf32（単精度）とあるモデルか、モデルファイルを選んでください。',
    answer_stopped:
      '続けて二度、答えの途中で止まったため、自動では使いません。メモリーが足りないのかもしれません。小さいモデルを選ぶか、「確認」でもう一度試してください。',
    salad: '答えは来ますが、文になっていません。別のビルドなら動くかもしれません。',
    load_stopped:
      '前回の読み込みが途中で終わりました。もう一度確認してください。またページが止まるなら、もっと小さいモデルを選んでください。',
  },
  failed: 'うまくいきませんでした。',
  told: '接続先の言葉：',
  detail: '詳細：',
  locked: 'キーの合言葉が必要です。',
  unlock: '開く',
  wrongPhrase: '合言葉が違います。',
  usesTitle: 'モデルの使用量',
  usesNone: 'まだありません。',
  usesColumns: {
    day: '日',
    mind: '頭脳',
    purpose: '用途',
    calls: '回数',
    input: '入力トークン',
    output: '出力トークン',
    cost: '料金',
  },
  usesKept: (count) => `うち${count}は接続先が覚えていた`,
  usesEstimate:
    '≈は、文の長さからの見積もりを含みます。接続先が知らせなかったか、答えを途中で打ち切ったためです。予算にはそのまま数えます。日付はUTCです。',
  localText:
    'モデル一つを一つのファイルにしたもので、名前の最後が .gguf です（形式の名前がGGUFです）。このページに入っているllama.cppというプログラムが、CPUで動かします。遅いものの、オフラインでも使えて、何も送りません。ファイルはこのブラウザーに写します。',
  localWhere:
    '手に入れるには：huggingface.co で「GGUF」を付けて小さなモデルを探し（例：Qwen2.5 0.5B Instruct GGUF、SmolLM2 360M Instruct GGUF）、名前にQ4かQ8とある0.3〜1 GBのファイルを一つダウンロードします。それをここで選びます。',
  pickFile: 'ファイルを選ぶ',
  picking: '写しています…',
  notGguf: 'GGUFファイルではありません。何も保存していません。名前が .gguf で終わる、完全なファイルを選んでください。',
  noRoom: '保存領域が足りません。何も保存していません。',
  kept: (name) => `${name}をこのブラウザーに保存しました。確認してから使えます。`,
};

export const modelsWords: Readonly<Record<Language, ModelsWords>> = { en, ja };
