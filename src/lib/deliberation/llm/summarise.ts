import type { ContextPack } from '../../mind/context-pack';
import type { Entry, Transcript } from '../../mind/transcript';
import type { ModelMessage } from '../../models/language-model';
import { renderTranscript } from './render';

/** How full the room for talk may be before the older half of it is told in short. Source: DESIGN 5. */
const fullAt = 0.7;
/** Fewer entries than that are not worth a call. */
const leastEntries = 8;

export interface SummaryRange {
  from: number;
  to: number;
  part: Transcript;
}

/** `tokens`: of talk and deeds; `room`: for them. */
export function isTimeToSummarise({ entries }: Transcript, tokens: number, room: number): boolean {
  return tokens > room * fullAt && entries.length >= leastEntries;
}

/**
 * The older half, up to the end of a turn: neither what is at hand nor what is still open; as much of it as `fits`. Null: nothing is older.
 * It begins where what is known begins: what had no room in a request has it in here.
 */
export function summaryRange(
  transcript: Transcript,
  intent: string,
  fits: (part: Transcript) => boolean = () => true,
): SummaryRange | null {
  const { entries } = transcript;
  const opened = Number(intent.slice(1));
  const half = entries.slice(0, Math.floor(entries.length / 2)).filter(({ seq }) => seq < opened);
  let part = upToAnEnd(half);
  while (part.length > 0 && !fits({ ...transcript, entries: part })) part = upToAnEnd(part.slice(0, part.length >> 1));
  const [first] = part;
  const next = entries[part.length];
  if (!first || !next || part.length < leastEntries / 2) return null;
  // what has no line of its own, such as the result of words, goes with the turn that it ends: alone it would be a line without one
  return { from: first.seq, to: next.seq - 1, part: { ...transcript, entries: part } };
}

/** All of a talk that another topic closed, or the newest of it that `fits`; null: nothing was said in it. */
export function closedRange(closed: Transcript, fits: (part: Transcript) => boolean): SummaryRange | null {
  let { entries } = closed;
  const [first, last] = [entries[0], entries.at(-1)];
  if (!first || !last || !entries.some((entry) => entry.kind === 'said' && entry.by !== 'self')) return null;
  while (entries.length > 1 && !fits({ ...closed, entries })) entries = entries.slice(entries.length >> 1);
  return { from: first.seq, to: last.seq, part: { ...closed, entries } };
}

function upToAnEnd(entries: readonly Entry[]): readonly Entry[] {
  return entries.slice(0, entries.findLastIndex((entry) => isEnd(entry)) + 1);
}

/** After it nothing of the same turn is to come. */
function isEnd(entry: Entry): boolean {
  return entry.kind === 'result' || entry.kind === 'goal_done' || (entry.kind === 'said' && entry.by === 'self');
}

/** What a model is asked for it. */
export function summaryOf(
  { lang }: ContextPack,
  { part }: SummaryRange,
  zone: { dateAt(time: number): string; clockAt(time: number): string },
): ModelMessage[] {
  const at = (time: string) => ({
    date: zone.dateAt(Date.parse(time)),
    clock: zone.clockAt(Date.parse(time)).slice(0, 5),
  });
  const talk = renderTranscript(part, { way: 'talk', lang, zone: at });
  const lines = talk.map(({ role, content }) => `${role === 'assistant' ? '>' : '-'} ${content}`).join('\n');
  return [
    { role: 'system', content: words[lang] },
    { role: 'user', content: lines },
  ];
}

const words = {
  en: 'Sum up this talk for yourself in at most 250 words of plain text, so that you can go on without it: every fact, number, name and date that the person told, what they want and do not want, what was decided, refused (with its reason), done and promised, what is still open. Nothing else; no comment.',
  ja: 'この会話を、あとで会話なしでも続けられるように、自分のために600字以内の文章でまとめてください。相手が話した事実、数、名前、日付、望むことと望まないこと、決まったこと、断られたこと（理由も）、行ったこと、約束したこと、まだ開いていることを、もれなく。それ以外は書かないでください。',
} as const;
