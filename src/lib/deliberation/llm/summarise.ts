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

/** How long a summary may be. */
export interface SummaryLength {
  words: number;
  tokens: number;
}

/** Words of a summary at a window of so many tokens, and at this and all larger ones; between, in proportion. */
const lengths = { least: { words: 250, window: 8_192 }, most: { words: 800, window: 32_768 } } as const;
/** Of a word, with what models think before they write. */
const tokensOfWord = 4.8;
/** Characters of Japanese that say as much as a word. */
const charactersOfWord = 2.4;

/** What a larger window has room for, within what one answer may have; tokens. */
export function summaryLength(window: number, answerRoom: number): SummaryLength {
  const { least, most } = lengths;
  const share = Math.min(1, Math.max(0, (window - least.window) / (most.window - least.window)));
  const wanted = least.words + share * (most.words - least.words);
  const words = Math.floor(Math.min(wanted, answerRoom / tokensOfWord) / 10) * 10;
  return { words, tokens: Math.min(answerRoom, Math.ceil(words * tokensOfWord)) };
}

/** What a model is asked for it. */
export function summaryOf(
  { lang }: ContextPack,
  { part }: SummaryRange,
  zone: { dateAt(time: number): string; clockAt(time: number): string },
  { words: most }: SummaryLength,
): ModelMessage[] {
  const at = (time: string) => ({
    date: zone.dateAt(Date.parse(time)),
    clock: zone.clockAt(Date.parse(time)).slice(0, 5),
  });
  const options = { way: 'talk', lang, zone: at, deedsOf: longestInput, numberedFrom: longestInput } as const;
  const talk = renderTranscript(part, options);
  const lines = talk.map(({ role, content }) => `${role === 'assistant' ? '>' : '-'} ${content}`).join('\n');
  return [
    { role: 'system', content: words[lang](most) },
    { role: 'user', content: lines },
  ];
}

const words = {
  en: (most: number) =>
    `Sum up this talk for yourself in at most ${most} words of plain text, so that you can go on without it. What begins with “>” is yours; what begins with “-” is the person’s, or in (brackets) the app’s. Keep the facts, numbers, names and dates that the person told, what they want and do not want, what was decided, refused (with its reason), done and promised, and what is open at its end. Do not retell a longer text: say in a sentence what it is, and where it stands whole, that is the path of its note or its number, as #24, for event_read. The talk goes on after this part, so call nothing unanswered for good. Nothing else; no comment.`,
  ja: (most: number) =>
    `この会話を、あとで会話なしでも続けられるように、自分のために${Math.round(most * charactersOfWord)}字以内の文章でまとめてください。「>」で始まるのはあなたの発言、「-」で始まるのは相手の発言か、かっこに入ったアプリの知らせです。相手が話した事実、数、名前、日付、望むことと望まないこと、決まったこと、断られたこと（理由も）、行ったこと、約束したこと、この部分の終わりで開いていることを残してください。長い文章は写さず、何の文章かを一文で書き、全文のある場所（ノートのパス、またはevent_readで開ける番号。例：#24）を添えてください。会話はこのあとも続いているので、返答がなかったとは書かないでください。それ以外は書かないでください。`,
} as const;
