import type { ExportShape } from '../../../bridge/contract';
import type { CliCommand } from '../cli-command';
import { failed, text } from '../cli-output';
import { cliWords } from '../cli-words';

const shapes: readonly ExportShape[] = ['events', 'document', 'state', 'head', 'backup'];

const said = {
  en: {
    noShape: (name: string) => `Nothing is called “${name}” there. It can be: ${shapes.join(' ')}`,
    saved: (name: string, count: number) => `${name} went to your downloads, ${count} events.`,
  },
  ja: {
    noShape: (name: string) => `「${name}」という形式はありません。使えるもの：${shapes.join(' ')}`,
    saved: (name: string, count: number) => `${name} をダウンロードに保存しました（${count}件）。`,
  },
} as const;

/** The same files as on the Data page. Reads only. */
export const exportFile: CliCommand = {
  name: 'export',
  reads: 'words',
  words: {
    en: { takes: `[${shapes.join('|')}]`, does: 'Saves events.jsonl, or another form, to your downloads.' },
    ja: { takes: `[${shapes.join('|')}]`, does: 'events.jsonlか、ほかの形式のファイルをダウンロードに保存します。' },
  },
  standsAlone: () => true,
  completes: (before) => (before.length === 0 ? shapes : []),
  run: async ({ words: [name = 'events', more], line }, context) => {
    const own = said[context.lang];
    if (more !== undefined) return failed(cliWords[context.lang].tooMany('export', more, line.slice(1)));
    const shape = shapes.find((known) => known === name);
    if (shape === undefined) return failed(own.noShape(name));
    const crossing = await context.exportFile(shape);
    if (!crossing.ok) return failed(cliWords[context.lang].failed(crossing.message));
    context.save(crossing.value, shape);
    return text(own.saved(crossing.value.name, crossing.value.count));
  },
};
