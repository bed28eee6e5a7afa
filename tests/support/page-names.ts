import type { Language } from '../../src/lib/base/language';

/** What a person finds the page's parts by: the fixed accessible names of those that exist. */
export interface PageNames {
  regions: Record<'chat' | 'cli' | 'plan' | 'inspector' | 'vitals' | 'approval', string>;
  message: string;
  command: string;
  phaseStatus: string;
  buttons: Record<'send' | 'approve' | 'reject' | 'payload' | 'always' | 'stop' | 'resume' | 'drop', string>;
  links: Record<'chat' | 'log' | 'vitals' | 'models' | 'rules' | 'data' | 'settings' | 'help', string>;
  dataButtons: Record<'import' | 'events' | 'document' | 'state' | 'head', string>;
  choices: string;
  phases: Record<
    'idle' | 'input' | 'plan' | 'thought' | 'approving' | 'asking' | 'action' | 'result' | 'rejected' | 'stopped',
    string
  >;
}

export const pageNames: Readonly<Record<Language, PageNames>> = {
  en: {
    regions: { chat: 'Chat', cli: 'CLI', plan: 'Plan', inspector: 'Inspector', vitals: 'Vitals', approval: 'Approval' },
    message: 'Message',
    command: 'Command',
    phaseStatus: 'Phase',
    buttons: {
      send: 'Send',
      approve: 'Approve',
      reject: 'Reject',
      payload: 'Payload',
      always: 'Always…',
      stop: 'Stop',
      resume: 'Resume',
      drop: 'Drop',
    },
    links: {
      chat: 'Chat',
      log: 'Log',
      vitals: 'Vitals',
      models: 'Models',
      rules: 'Automatic rules',
      data: 'Data',
      settings: 'Settings',
      help: 'Help',
    },
    dataButtons: {
      import: 'Import',
      events: 'Export events.jsonl',
      document: 'Export document log',
      state: 'Export state.json',
      head: 'Export head.json',
    },
    choices: 'Choices',
    phases: {
      idle: 'Idle',
      input: 'Input',
      plan: 'Plan',
      thought: 'Thought',
      approving: 'Waiting for your answer',
      asking: 'Waiting for your reply',
      action: 'Action',
      result: 'Result',
      rejected: 'Halted: rejected',
      stopped: 'Halted: stopped',
    },
  },
  ja: {
    regions: {
      chat: 'チャット',
      cli: 'CLI',
      plan: '計画',
      inspector: 'インスペクター',
      vitals: 'バイタル',
      approval: '承認待ち',
    },
    message: 'メッセージ',
    command: 'コマンド',
    phaseStatus: 'フェーズ',
    buttons: {
      send: '送信',
      approve: '承認',
      reject: '却下',
      payload: '内容',
      always: '常に許可…',
      stop: '停止',
      resume: '再開',
      drop: '破棄',
    },
    links: {
      chat: 'チャット',
      log: 'ログ',
      vitals: 'バイタル',
      models: 'モデル',
      rules: '自動実行ルール',
      data: 'データ',
      settings: '設定',
      help: 'ヘルプ',
    },
    dataButtons: {
      import: '読み込む',
      events: 'events.jsonlを書き出す',
      document: '文書形式のログを書き出す',
      state: 'state.jsonを書き出す',
      head: 'head.jsonを書き出す',
    },
    choices: '選択肢',
    phases: {
      idle: '待機',
      input: '入力',
      plan: '計画',
      thought: '思考',
      approving: '承認待ち',
      asking: '返答待ち',
      action: '行動',
      result: '結果',
      rejected: '停止：却下',
      stopped: '停止：停止',
    },
  },
};
