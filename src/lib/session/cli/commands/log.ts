import { families } from '../../../events/registry';
import type { CliCommand, CliContext } from '../cli-command';
import { failed, text, type CliOutput } from '../cli-output';
import { cliWords } from '../cli-words';
import { eventText } from '../event-text';
import { localTime } from '../local-time';
import { readEventAt, readNewest } from '../read-newest';

const shown = 20;
/** Each is unpacked and read: more is the Log page's work. */
const most = 1_000;

const said = {
  en: {
    head: ['no.', 'time', 'type', 'text'],
    none: 'No such event.',
    noSuch: (seq: string) => `There is no event ${seq}.`,
    damaged: (seq: number) => `Events up to ${seq} cannot be read: the archive is damaged there.`,
    tooMany: `${most} is the most at once. \`export\` gives the whole log.`,
  },
  ja: {
    head: ['番号', '時刻', '種類', '内容'],
    none: '当てはまる記録はありません。',
    noSuch: (seq: string) => `記録${seq}番はありません。`,
    damaged: (seq: number) => `${seq}番までの記録は読めません。保管した部分が壊れています。`,
    tooMany: `一度に見られるのは${most}件までです。すべての記録は export で書き出せます。`,
  },
} as const;

export const log: CliCommand = {
  name: 'log',
  reads: 'words',
  words: {
    en: {
      takes: '[SEQ] [--type TYPE] [--last NUMBER]',
      does: `The newest ${shown} events, oldest first, or one whole event.`,
    },
    ja: {
      takes: '[番号] [--type 種類] [--last 件数]',
      does: `新しい${shown}件を古い順に。番号を書くと、その一件のすべて。`,
    },
  },
  options: { type: Object.keys(families), last: 'number' },
  run: ({ words: [seq, more], line, options }, context) => {
    const { lang } = context;
    const odd = more ?? (seq !== undefined && !/^[1-9]\d{0,14}$/.test(seq) ? seq : undefined);
    if (odd !== undefined) return failed(cliWords[lang].tooMany('log', odd, line.slice(1)));
    return seq === undefined ? list(options, context) : one(seq, context);
  },
};

async function list(options: Readonly<Record<string, string>>, { lang, database }: CliContext): Promise<CliOutput> {
  const { head, none, damaged, tooMany } = said[lang];
  const count = Number(options['last'] ?? shown);
  if (count > most) return failed(tooMany);
  const { events, damagedAt } = await readNewest(database, { type: options['type'] ?? null, count });
  const rows = events.map((event) => [
    String(event.seq),
    localTime(event.time),
    event.type,
    eventText(event.read, lang),
  ]);
  const taint = [...new Set(events.flatMap((event) => event.taint))].sort();
  const notes = damagedAt === null ? [] : [{ kind: 'text' as const, text: damaged(damagedAt) }];
  if (rows.length === 0) return notes.length > 0 ? { status: 'fail', parts: notes } : text(none);
  return { status: 'done', parts: [...notes, { kind: 'table', head, rows }], taint };
}

async function one(seq: string, { lang, database }: CliContext): Promise<CliOutput> {
  const stored = await readEventAt(database, Number(seq));
  if (!stored) return failed(said[lang].noSuch(seq));
  const pairs = Object.entries(stored).map(([key, value]): [string, string] => [
    key,
    typeof value === 'string' ? value : JSON.stringify(value),
  ]);
  const { taint } = stored;
  return {
    status: 'done',
    parts: [{ kind: 'pairs', pairs }],
    taint: Array.isArray(taint) ? taint.map(String) : [],
  };
}
