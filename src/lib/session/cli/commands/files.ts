import type { CliCommand } from '../cli-command';
import { failed, text } from '../cli-output';
import { cliWords } from '../cli-words';
import { notePaths } from '../complete';
import { localTime } from '../local-time';

const said = {
  en: {
    head: ['path', 'bytes', 'written'],
    none: 'No notes yet. The Avatar writes one when a task needs it, after your y.',
    noSuch: (path: string) => `No note and no folder “${path}”. \`files\` lists them.`,
  },
  ja: {
    head: ['場所', 'バイト', '書いた日時'],
    none: 'まだノートはありません。必要なタスクになったら、承認のあとでアバターが書きます。',
    noSuch: (path: string) => `「${path}」というノートもフォルダーもありません。files で一覧を表示します。`,
  },
} as const;

export const files: CliCommand = {
  name: 'files',
  reads: 'words',
  words: {
    en: { takes: '[PATH]', does: 'Lists the notes, those of a folder, or shows the text of one.' },
    ja: { takes: '[場所]', does: 'ノートの一覧。フォルダーなら中を、ノートなら文章を表示します。' },
  },
  completes: (before, context) => (before.length === 0 ? notePaths(context) : []),
  run: async ({ words: [path, more], line }, { lang, database }) => {
    const { head, none, noSuch } = said[lang];
    if (more !== undefined) return failed(cliWords[lang].tooMany('files', more, line.slice(1)));
    const wanted = path?.normalize('NFC').replace(/\/$/, '') ?? '';
    const note = wanted === '' ? undefined : await database.notes.get(wanted);
    if (note) return { ...text(note.content), taint: note.taint };
    const all = await database.notes.toArray();
    const found = all.filter((known) => wanted === '' || known.path.startsWith(`${wanted}/`));
    if (found.length === 0) return wanted === '' ? text(none) : failed(noSuch(wanted));
    const rows = found.map(({ path: name, bytes, time }) => [name, String(bytes), localTime(time)]);
    return { status: 'done', parts: [{ kind: 'table', head, rows }] };
  },
};
