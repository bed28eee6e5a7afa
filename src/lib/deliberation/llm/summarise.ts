import type { ContextPack } from '../../mind/context-pack';
import type { Entry, Transcript } from '../../mind/transcript';
import type { ModelMessage } from '../../models/language-model';
import { renderTranscript } from './render';

/** How full the room for talk may be before the older half of it is told in short. Source: DESIGN 5. */
const fullAt = 0.7;
/** Of each text that a deed wrote; UTF-16 units. */
const longestInput = 400;
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
 * The older half, up to where something else begins: neither what is at hand nor what is still open; as much of it as `fits`. Null: nothing is older.
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
  const cutUpTo = cutsIn(entries);
  let part = entries.slice(0, cutUpTo(half.length));
  while (part.length > 0 && !fits({ ...transcript, entries: part })) part = entries.slice(0, cutUpTo(part.length >> 1));
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

/**
 * Gives the last place at or before a limit where talk can be cut: before a message of the person, best where it answers no question; in a long
 * work of the Avatar's alone after a result. Never between a request and what came of it.
 */
function cutsIn(entries: readonly Entry[]): (limit: number) => number {
  const open = openAt(entries);
  const closed = entries.flatMap((entry, at) => (at > 0 && !open[at] ? [{ entry, at, before: entries[at - 1] }] : []));
  const messages = closed.filter(({ entry }) => entry.kind === 'said' && entry.by !== 'self');
  const tiers = [
    messages.filter(({ at }) => !asks(entries.findLast((entry, place) => place < at && entry.kind === 'said'))),
    messages,
    closed.filter(({ before }) => before && isEnd(before)),
  ].map((tier) => tier.map(({ at }) => firstOf(entries, at)));
  return (limit) => {
    const lasts = tiers.map((tier) => tier.findLast((at) => at <= limit) ?? 0);
    return lasts.find((at) => at >= limit / 2) ?? Math.max(...lasts);
  };
}

/** What a message broke off stands before it, and belongs to it. */
function firstOf(entries: readonly Entry[], at: number): number {
  return entries[at - 1]?.seq === entries[at]?.seq ? firstOf(entries, at - 1) : at;
}

/** By place: whether a cut before it would part a request from its answer or its result. */
function openAt(entries: readonly Entry[]): boolean[] {
  const spans = new Map<string, { first: number; last: number; isSettled: boolean }>();
  for (const [at, entry] of entries.entries()) {
    const request = entry.kind === 'said' ? entry.refuses : 'request' in entry ? entry.request : null;
    if (typeof request !== 'string') continue;
    const { first, isSettled } = spans.get(request) ?? { first: at, isSettled: false };
    const isEndOfIt = entry.kind === 'answer' || entry.kind === 'result';
    spans.set(request, { first, last: at, isSettled: isSettled || isEndOfIt });
  }
  const open = entries.map(() => false);
  for (const { first, last, isSettled } of spans.values())
    open.fill(true, first + 1, isSettled ? last + 1 : entries.length);
  return open;
}

/** A question of the Avatar's own: what comes next may be its answer. */
function asks(entry: Entry | undefined): boolean {
  if (entry?.kind !== 'said' || entry.by !== 'self') return false;
  return entry.buttons.length > 0 || /(?:[?？]|か。)\s*$/u.test(entry.text ?? '');
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
  const talk = renderTranscript(part, { way: 'talk', lang, zone: at, deedsOf: longestInput });
  const lines = talk.map(({ role, content }) => `${role === 'assistant' ? '>' : '-'} ${content}`).join('\n');
  return [
    { role: 'system', content: words[lang] },
    { role: 'user', content: lines },
  ];
}

const words = {
  en: 'Sum up this talk for yourself in at most 250 words of plain text, so that you can go on without it: every fact, number, name and date that the person told, what they want and do not want, what was decided, refused (with its reason), done, written and promised, what is open at its end. The talk goes on after this part, so call nothing unanswered for good. Nothing else; no comment.',
  ja: 'この会話を、あとで会話なしでも続けられるように、自分のために600字以内の文章でまとめてください。相手が話した事実、数、名前、日付、望むことと望まないこと、決まったこと、断られたこと（理由も）、行ったこと、書いた内容、約束したこと、この部分の終わりで開いていることを、もれなく。会話はこのあとも続いているので、返答がなかったとは書かないでください。それ以外は書かないでください。',
} as const;
