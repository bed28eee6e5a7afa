import { revealed } from '../../../base/text';
import { hasOwnSettings } from '../../settings/own-settings';
import type { CliCommand } from '../cli-command';
import { failed, refused, text } from '../cli-output';
import { cliWords } from '../cli-words';

const said = {
  en: {
    chosen: (name: string, bytes: number) =>
      `${name}, ${bytes} B. \`import confirm\` takes it in: only while nothing but the greeting is here. If anything in it is wrong, nothing is changed.`,
    replaces:
      'You changed settings or rules here: those of the file take their place. Save a config.yaml on the page Data first, to bring the settings back.',
    none: 'No file was chosen.',
    first: 'Choose a file first: `import`',
    done: (count: string) => `Brought back: ${count} events. The Avatar rests until you say something, or \`resume\`.`,
  },
  ja: {
    chosen: (name: string, bytes: number) =>
      `${name}、${bytes} B。import confirm で読み込みます。あいさつのほかに何もないときだけ読み込め、誤りがあれば何も変えません。`,
    replaces:
      'ここで設定かルールを変えています。読み込むとファイルのものに替わります。先に「データ」ページでconfig.yamlを保存しておけば、設定は元に戻せます。',
    none: 'ファイルは選ばれませんでした。',
    first: '先に import でファイルを選んでください。',
    done: (count: string) => `${count}件を読み込みました。何か話しかけるか resume で続けます。`,
  },
} as const;

/** In two steps, since it puts another log in place of this one. */
export const importFile: CliCommand = {
  name: 'import',
  reads: 'words',
  words: {
    en: { takes: '[confirm]', does: 'Lets you choose a file; `import confirm` then takes it into an empty Yadori.' },
    ja: { takes: '[confirm]', does: 'ファイルを選びます。import confirm で、空のYadoriに読み込みます。' },
  },
  standsAlone: () => true,
  completes: (before, { chosen }) => (before.length === 0 && chosen ? ['confirm'] : []),
  run: async ({ words: [word, more], line }, context) => {
    const own = said[context.lang];
    const odd = more ?? (word === 'confirm' ? undefined : word);
    if (odd !== undefined) return failed(cliWords[context.lang].tooMany('import', odd, line.slice(1)));
    if (word === undefined) {
      context.chosen = await context.pickFile();
      if (!context.chosen) return text(own.none);
      const chosen = own.chosen(revealed(context.chosen.name), context.chosen.size);
      return text(hasOwnSettings(context.snapshot()) ? `${chosen}\n${own.replaces}` : chosen);
    }
    const file = context.chosen;
    if (!file) return failed(own.first);
    context.chosen = null;
    const heard = await context.send({ kind: 'import', file, name: file.name });
    return heard.ok ? text(own.done(String(heard.parameters['count'] ?? ''))) : refused(heard);
  },
};
