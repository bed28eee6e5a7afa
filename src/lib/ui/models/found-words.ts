import type { Language } from '../../base/language';
import type { LocalProgram } from '../../bridge/listed-models';
import type { ProgramProblem } from '../../session/minds/local-programs';

/** Their names are the makers'. */
export const programNames: Readonly<Record<LocalProgram, string>> = {
  ollama: 'Ollama',
  lmstudio: 'LM Studio',
  llamacpp: 'llama.cpp',
};

interface FoundWords {
  looking: string;
  /** The search itself broke off. */
  failed: string;
  found: (program: string, count: number) => string;
  /** Of all three. */
  nothing: string;
  /** Of those that are not there, where another is. */
  notThere: (programs: readonly string[]) => string;
  noPermission: string;
  /** How each lets a web page in; `origin`: the page's. */
  shut: Record<LocalProgram, (origin: string) => string>;
  /** What is to be entered, and where: [system, text]. */
  commands: Partial<Record<LocalProgram, (origin: string) => readonly (readonly [string, string])[]>>;
  problems: Record<Exclude<ProgramProblem, 'nothing' | 'no_permission' | 'shut'>, (program: string) => string>;
  enterKey: string;
  told: string;
}

const ollamaCommands = (origin: string, then: Record<'mac' | 'windows' | 'linux', string>) =>
  [
    ['macOS', `launchctl setenv OLLAMA_ORIGINS "${origin}"`, then.mac],
    ['Windows', `setx OLLAMA_ORIGINS "${origin}"`, then.windows],
    ['Linux', `sudo systemctl edit ollama.service\n[Service]\nEnvironment="OLLAMA_ORIGINS=${origin}"`, then.linux],
  ].map(([system, command, after]) => [`${system}`, `${command}\n${after}`] as const);

export const foundWords: Readonly<Record<Language, FoundWords>> = {
  en: {
    looking: 'Looking on this computer…',
    failed: 'The search did not work. Reload the page, then look again.',
    found: (program, count) => `Found ${program} with ${count === 1 ? 'one model' : `${count} models`}.`,
    nothing:
      'Nothing found: neither Ollama, nor LM Studio, nor llama.cpp answers on this computer. Start one, then look again. If the browser asks whether this page may reach apps on this device, allow it.',
    notThere: (programs) => `Not found: ${programs.join(', ')}.`,
    noPermission:
      'The browser lets this page reach no program on this computer. Press the icon left of the address, open the site’s settings, allow “Apps on device” or “Local network access”, then look again.',
    shut: {
      ollama: (origin) =>
        `Ollama is running, but blocks this page. Set OLLAMA_ORIGINS to ${origin}, restart Ollama, then look again.`,
      lmstudio: () =>
        'LM Studio is running, but blocks this page. In LM Studio open Developer, then Server Settings, switch on “Enable CORS”, then look again.',
      llamacpp: (origin) =>
        `Something answers where llama.cpp listens (port 8080), but blocks this page. If it is llama-server, start it without --cors-origins, or with ${origin} in it, then look again.`,
    },
    commands: {
      ollama: (origin) =>
        ollamaCommands(origin, {
          mac: '# then quit Ollama and open it again',
          windows: 'rem then quit Ollama in the task bar and open it again',
          linux: '# save, then: sudo systemctl restart ollama',
        }),
      lmstudio: () => [['Or in a terminal', 'lms server start --cors']],
    },
    problems: {
      no_models: (program) =>
        `${program} is running, but has no model to offer. Download or load one there, then look again.`,
      wants_key: (program) => `${program} is running, but needs a key. Enter it with its address.`,
      busy: (program) =>
        `${program} is running, but cannot answer just now: perhaps it still loads its model. Look again in a moment.`,
      another: (program) => `Another program answers where ${program} listens.`,
      unready: (program) =>
        `Whether ${program} is there cannot be seen yet: a part of this page is not ready. Reload the page, then look again.`,
    },
    enterKey: 'Enter the key',
    told: 'It says:',
  },
  ja: {
    looking: 'このパソコンの中を探しています…',
    failed: '探せませんでした。ページを再読み込みして、もう一度探してください。',
    found: (program, count) => `${program}が見つかりました。モデルは${count}件です。`,
    nothing:
      '見つかりませんでした。このパソコンでは、Ollama、LM Studio、llama.cppのどれも応答していません。どれかを起動してから、もう一度探してください。この端末のアプリへの接続をブラウザーが尋ねたら、許可してください。',
    notThere: (programs) => `見つからなかったもの：${programs.join('、')}`,
    noPermission:
      'このページからパソコンの中のプログラムに接続することを、ブラウザーが許可していません。アドレスの左のアイコンを押してサイトの設定を開き、「デバイス上のアプリ」か「ローカルネットワークへのアクセス」を許可して、もう一度探してください。',
    shut: {
      ollama: (origin) =>
        `Ollamaは動いていますが、このWebページからの利用を許していません。OLLAMA_ORIGINSに${origin}を指定してOllamaを再起動し、もう一度探してください。`,
      lmstudio: () =>
        'LM Studioは動いていますが、Webページからの利用を許していません。LM Studioの「Developer」から「Server Settings」を開き、「Enable CORS」をオンにして、もう一度探してください。',
      llamacpp: (origin) =>
        `llama.cppの場所（ポート8080）で何かが応答していますが、このWebページからの利用を許していません。llama-serverなら、--cors-originsを付けずに起動するか、${origin}を加えて、もう一度探してください。`,
    },
    commands: {
      ollama: (origin) =>
        ollamaCommands(origin, {
          mac: '# そのあと、Ollamaを終了して開き直す',
          windows: 'rem そのあと、タスクバーのOllamaを終了して開き直す',
          linux: '# 保存してから：sudo systemctl restart ollama',
        }),
      lmstudio: () => [['ターミナルからなら', 'lms server start --cors']],
    },
    problems: {
      no_models: (program) =>
        `${program}は動いていますが、使えるモデルがありません。${program}でモデルを用意して、もう一度探してください。`,
      wants_key: (program) => `${program}は動いていますが、キーが必要です。アドレスと一緒に入れてください。`,
      busy: (program) =>
        `${program}は動いていますが、いまは応答できません。モデルを読み込んでいるのかもしれません。少し待って、もう一度探してください。`,
      another: (program) => `${program}の場所で、別のプログラムが応答しています。`,
      unready: (program) =>
        `${program}があるかどうか、まだ確かめられません。ページの準備ができていないので、再読み込みしてからもう一度探してください。`,
    },
    enterKey: 'キーを入れる',
    told: '応答の内容：',
  },
};
