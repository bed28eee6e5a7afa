import type { Language } from '../../../base/language';
import type { CliCommand, CommandWords } from '../cli-command';
import { refused, type CliOutput } from '../cli-output';

export const stop = control('stop', {
  en: { takes: '', does: 'Stops everything at once. Nothing goes on until `resume`.' },
  ja: { takes: '', does: 'すべてをすぐに止めます。resume まで何も進みません。' },
});

export const resume = control('resume', {
  en: { takes: '', does: 'Goes on after a stop or an interruption.' },
  ja: { takes: '', does: '停止や中断のあと、続けます。' },
});

export const drop = control('drop', {
  en: { takes: '', does: 'Ends the task at hand as FAIL / dropped.' },
  ja: { takes: '', does: '今のタスクを破棄し、FAIL にします。' },
});

const done: Readonly<Record<Language, string>> = { en: 'done', ja: '済み' };

function control(name: 'stop' | 'resume' | 'drop', words: Record<Language, CommandWords>): CliCommand {
  return {
    name,
    reads: 'none',
    words,
    run: async (_call, { lang, send }): Promise<CliOutput> => {
      const heard = await send({ kind: 'control', command: name, surface: 'cli' });
      return heard.ok ? { status: 'done', parts: [{ kind: 'text', text: done[lang] }] } : refused(heard);
    },
  };
}
