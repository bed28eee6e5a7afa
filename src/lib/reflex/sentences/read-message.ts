import { annotate } from '../spans/annotate';
import { isLeftover } from '../spans/leftover';
import type { Place, Span } from '../spans/span';
import { whenOf } from '../spans/when';
import { compileForm, firstTime } from './compile';
import { accepts } from './accepts';
import type { ReadingContext, Request } from './request';
import { isBareReminder } from './bare-reminder';
import { isRefused } from './is-refused';
import type { Grammar, Sentence, SentenceId } from './sentence';
import {
  bare,
  folded,
  original,
  part,
  timeBlocks,
  withoutTimes,
  withTimes,
  type Skeleton,
  type TimeBlock,
} from './skeleton';

/** Longer texts are pasted: then only what begins with a word of ours is read. */
const longestSentence = 600;
const openEnded: ReadonlySet<SentenceId> = new Set(['note_write', 'remember', 'list_add', 'purpose_set', 'plan']);
const mostParts = 4;
/** Two requests in one message are short; a longer one is read whole. */
const longestSplit = 300;
/** Only answered: of a message that is to be kept they are a part. */
const told: ReadonlySet<SentenceId> = new Set([
  'status',
  'help',
  'who',
  'own_name',
  'explain',
  'tell_time',
  'tell_date',
  'list_show',
  'notes_list',
  'alarm_list',
  'note_show',
  'find',
]);
/** Kinds that stand as a request of their own beside another in one message; greetings and the like are only left away. */
const polite: ReadonlySet<SentenceId> = new Set(['greeting', 'praise', 'go_on', 'farewell', 'how_are_you', 'no']);
/** Keep all that is said after them, so that "and" in them is no second request unless that is a whole one. */
const keepers: ReadonlySet<SentenceId> = new Set(['note_write', 'remember', 'list_add', 'purpose_set', 'plan', 'find']);

/** What a message asks for, in its order; empty: nothing that a sentence reads, so it is talk. Never throws. */
export function readMessage(said: string, given: ReadingContext): Request[] {
  const context = { ...given };
  const whole = readOne(said, context);
  const isList = said.trim().includes('\n') && whole !== null && keepers.has(whole.id);
  if (isList || said.length > longestSentence) return whole ? [whole] : [];
  const parts = said.length > longestSplit ? null : readParts(said, context, null, 0);
  const asked =
    parts?.filter(
      ({ id }, index) => !polite.has(id) && (id !== 'thanks' || parts.findIndex((part) => part.id === id) === index),
    ) ?? [];
  const isParted = whole === null || (asked.length > 1 && !isOneList(whole, asked)) || !keepers.has(whole.id);
  if (parts && asked.length > 0 && isParted) return asked.flatMap(inTurn(context));
  const amid = whole === null || keepers.has(whole.id) ? readAmidTalk(said, context) : null;
  if (amid && amid[0]?.id !== whole?.id && (whole === null || !amid.some(({ id }) => told.has(id))))
    return amid.flatMap(inTurn(context));
  return whole ? inTurn(context)(whole) : parts ? parts.slice(0, 1) : [];
}

/** Ends of sentences, then of their parts. */
const breaks: readonly RegExp[] = [/[.!?;。！？\n]+\s*/gu, /[.!?;。！？\n,、]+\s*/gu];

/** An order with its reason before or behind it: "cancel it, I'm ill". The rest must say nothing that an order could need. */
function readAmidTalk(said: string, context: ReadingContext): Request[] | null {
  for (const seam of breaks) {
    const pieces = said.split(seam).filter((piece) => piece.trim() !== '');
    if (pieces.length < 2 || pieces.length > 6) continue;
    const read = pieces.map((piece) => ({ piece, request: readOne(piece, context) }));
    const orders = read.flatMap(({ request }) =>
      request && !request.isBare && !polite.has(request.id) && isWhole(request, context) ? [request] : [],
    );
    const isPlan = orders.some(({ id }) => id === 'plan');
    const others = read.filter(({ request }) => !request || !orders.includes(request));
    const isQuiet = others.every(
      ({ piece, request }) => (request && polite.has(request.id)) || isPlan || saysNothing(piece, context),
    );
    if (orders.length > 0 && others.length > 0 && isQuiet)
      return orders.map((request) => (request.id === 'plan' ? { ...request, said } : request));
  }
  return null;
}

function saysNothing(piece: string, { lang, now, dates, grammar }: ReadingContext): boolean {
  return isLeftover(annotate(piece, lang, now, dates), []) === null && !grammar.controls.test(piece);
}

/** "Add milk and eggs to the list": the list stands behind all that goes on it. */
function isOneList(whole: Request, parts: readonly Request[]): boolean {
  const [first, second] = parts;
  if (whole.places.list === undefined || !first || !second) return false;
  // "coffee and bin bags": what only looks like an order is one of the things
  const isThing = whole.id === 'list_add' && first.places.list === undefined && !isRing(second.id);
  return first.id === whole.id && (isThing || (parts.every(({ id }) => id === whole.id) && isSplitList(first, second)));
}

function isSplitList(first: Request, next: Request): boolean {
  return (
    first.id === 'list_add' &&
    next.id === 'list_add' &&
    first.places.list === undefined &&
    next.places.list !== undefined
  );
}

/** Two clock times of one reminder are two reminders. */
function inTurn({ now }: ReadingContext): (request: Request) => Request[] {
  return (request) => {
    const { id, when, said } = request;
    const times = when.filter(({ kind }) => kind === 'time');
    if (
      !isRing(id) ||
      timeBlocks(said, when).length > 1 ||
      times.length < 2 ||
      times.length > 4 ||
      whenOf(when, now).ok
    )
      return [request];
    const each = times.map((time) => ({
      ...request,
      when: when.filter((span) => span === time || span.kind !== 'time'),
    }));
    return each.every(({ when: spans }) => whenOf(spans, now).ok) ? each : [request];
  };
}

/** A message that falls into requests at the places where one may end; null: it does not. */
function readParts(said: string, context: ReadingContext, before: Request | null, depth: number): Request[] | null {
  if (depth >= mostParts) return null;
  const spans = annotate(said, context.lang, context.now, context.dates);
  const times = [...timeBlocks(said, spans), ...spans.filter(({ kind }) => kind === 'name')];
  for (const { from, to } of seams(said, context.grammar)) {
    if (times.some((block) => block.from < from && to < block.to)) continue;
    const left = said.slice(0, from);
    const right = said.slice(to);
    const first = readOne(left, context) ?? furtherOf(left, before, context);
    if (!first || !isWhole(first, context)) continue;
    const rest = readParts(right, context, first, depth + 1) ?? readLast(right, first, context);
    const all = rest && [first, ...rest];
    if (rest?.[0] && isSplitList(first, rest[0])) continue;
    if (rest?.[0] && isRing(first.id) && isSameDeed(said.slice(from, to), rest[0])) continue;
    // who tells when something is, and goes on, orders nothing by it
    if (all && (all.every(({ isBare }) => isBare) || all.every(({ isBare }) => !isBare))) return all;
  }
  return null;
}

/** "To wash the car and drop the kids off", "a pen and note pads": what names neither list nor note is more to be reminded of. */
function isSameDeed(seam: string, { id, places, said }: Request): boolean {
  if (!/^,? and $/iu.test(seam)) return false;
  if (id === 'note_write') return !/[:–-]|\b(?:that|this|it|down|a)\b/iu.test(said);
  return (id === 'list_remove' || id === 'list_tick') && places.list === undefined;
}

function isRing(id: SentenceId): boolean {
  return id === 'alarm_set' || id === 'timer_set' || id === 'wake_set';
}

function readLast(said: string, before: Request, context: ReadingContext): Request[] | null {
  const last = readOne(said, context) ?? furtherOf(said, before, context);
  return last && isWhole(last, context) ? [onSameDay(last, before, context)] : null;
}

/** "… and at 6:30 to feed the cat": on the day that was said first. */
function onSameDay(request: Request, before: Request, { now }: ReadingContext): Request {
  const dated = (spans: readonly Span[]) => spans.some(({ kind }) => kind !== 'time' && kind !== 'zone');
  if (!isRing(request.id) || !isRing(before.id) || dated(request.when)) return request;
  const when = [...before.when.filter(({ kind }) => kind === 'date'), ...request.when];
  return whenOf(when, now).ok ? { ...request, when } : request;
}

/** A request of its own has all that it needs; else the words belong to what stands before them. */
function isWhole({ id, when, places }: Request, { now }: ReadingContext): boolean {
  if (isRing(id))
    return whenOf(when, now).ok || when.some((span) => span.kind === 'duration' && span.sense === 'length');
  if (id === 'correct') return false;
  if (id === 'alarm_change') return places.target !== undefined;
  return id !== 'name_set' || places.name !== undefined;
}

/** "… and at six to feed the cat": another time of the same. */
function furtherOf(said: string, before: Request | null, context: ReadingContext): Request | null {
  if (!before || before.isBare || !isRing(before.id)) return null;
  return readOne(said, context, before.id, furtherForms(context.grammar, before.id));
}

const furtherKnown = new WeakMap<Grammar, Map<SentenceId, readonly Sentence[]>>();

function furtherForms(grammar: Grammar, id: SentenceId): readonly Sentence[] {
  const known = furtherKnown.get(grammar) ?? new Map<SentenceId, readonly Sentence[]>();
  furtherKnown.set(grammar, known);
  const forms = known.get(id) ?? [{ id, examples: [], does: '', forms: grammar.further, isTimed: true as const }];
  known.set(id, forms);
  return forms;
}

function seams(said: string, { between }: Grammar): { from: number; to: number }[] {
  const text = folded(said).toLowerCase();
  const found: { from: number; to: number }[] = [];
  for (const entry of between) {
    const seam = entry.replace('|', '');
    const kept = Math.max(0, entry.indexOf('|'));
    for (let at = text.indexOf(seam); at >= 0 && found.length < 24; at = text.indexOf(seam, at + 1)) {
      if (at > 0) found.push({ from: at + kept, to: at + seam.length });
    }
  }
  return found.sort((one, other) => one.from - other.from || other.to - one.to);
}

/** Of one message so many pieces are read at most, each once: past that it is no message of a few requests. */
const mostPieces = 48;
const piecesRead = new WeakMap<ReadingContext, Map<string, Request | null>>();

function readOne(
  said: string,
  context: ReadingContext,
  key = '',
  sentences = context.grammar.sentences,
): Request | null {
  const pieces = piecesRead.get(context) ?? new Map<string, Request | null>();
  piecesRead.set(context, pieces);
  const known = pieces.get(`${key}\n${said}`);
  if (known !== undefined || pieces.size >= mostPieces) return known ?? null;
  const request = read(said, context, sentences);
  pieces.set(`${key}\n${said}`, request);
  return request;
}

function read(said: string, context: ReadingContext, sentences: readonly Sentence[]): Request | null {
  const { lang, now, dates, grammar, names } = context;
  if (said.trim() === '') return null;
  const spans = withShifts(said, annotate(said, lang, now, dates), context);
  const blocks = withoutVague(timeBlocks(said, spans));
  const isLong = said.length > longestSentence;
  const known = isLong ? sentences.filter(({ id }) => openEnded.has(id)) : sentences;
  const called = names.flatMap((name) => (lang === 'ja' ? [`${name}さん`, `${name}ちゃん`, name] : [name]));
  const peeledOf = (skeleton: Skeleton): Skeleton[] =>
    isLong ? [bare(skeleton)] : peelings(bare(skeleton), grammar, called);
  const asSaid = peeledOf(withTimes(said, []));
  const skeletons: Record<Form['over'], readonly Skeleton[]> = {
    said: asSaid,
    times: blocks.length === 0 ? asSaid : peeledOf(withTimes(said, blocks)),
    rest: blocks.length === 0 ? asSaid : peeledOf(withoutTimes(said, blocks, grammar)),
  };
  const depth = Math.max(...Object.values(skeletons).map(({ length }) => length));
  for (let index = 0; index < depth; index++) {
    for (const sentence of known) {
      for (const form of compiled(sentence, grammar)) {
        if (isLong && form.isOpenFirst) continue;
        const skeleton = skeletons[form.over][index];
        const match = skeleton && skeleton.text.length > 0 ? form.pattern.exec(skeleton.text) : null;
        if (!match || !skeleton) continue;
        const request = inMinutes(
          requestOf(sentence, match, { said, skeleton, blocks, spans, over: form.over }),
          context,
        );
        const range = match.indices?.groups?.['text'];
        const place = range ? placeIn(skeleton, range) : null;
        const reading = { id: request.id, said, spans, text: place, isTextFirst: range?.[0] === 0 };
        if (accepts(request, context) && !isRefused(reading, grammar, lang)) return request;
      }
    }
  }
  return sentences === grammar.sentences && !isLong
    ? readBare({ said, spans, blocks, stripped: skeletons.rest }, context)
    : null;
}

/** A time and a thing, without a word that says what to do with them. */
function readBare(
  {
    said,
    spans,
    blocks,
    stripped,
  }: { said: string; spans: readonly Span[]; blocks: readonly TimeBlock[]; stripped: readonly Skeleton[] },
  context: ReadingContext,
): Request | null {
  const when = blocks.flatMap((block) => block.spans);
  const skeleton = stripped[0];
  const full = stripped.at(-1);
  if (!skeleton || !full || when.length === 0) return null;
  const text = original(said, skeleton, 0, skeleton.at.length);
  const reading = { id: 'alarm_set' as const, said, spans, text: null, isTextFirst: true };
  if (!isBareReminder(text, full.text, when, { ...context, said }) || isRefused(reading, context.grammar, context.lang))
    return null;
  const covered = blocks.map(({ from, to }) => ({ from, to }));
  return {
    id: 'alarm_set',
    places: { text },
    when,
    old: [],
    unread: isLeftover(spans, covered),
    said,
    spans,
    isBare: true,
  };
}

function requestOf(
  { id }: Sentence,
  match: RegExpExecArray,
  given: { said: string; skeleton: Skeleton; blocks: readonly TimeBlock[]; spans: readonly Span[]; over: Form['over'] },
): Request {
  const { said, skeleton, blocks, spans, over } = given;
  const places: Record<string, string> = {};
  const timesOf = (name: string): readonly Span[] => {
    const letter = match.groups?.[name];
    return letter === undefined ? [] : (blocks[letter.charCodeAt(0) - firstTime]?.spans ?? []);
  };
  const covered: { from: number; to: number }[] = blocks.map(({ from, to }) => ({ from, to }));
  for (const [name, range] of Object.entries(match.indices?.groups ?? {})) {
    if (!range || name === 'when' || name === 'old') continue;
    places[name] = original(said, skeleton, range[0], range[1]);
  }
  const when = over === 'times' ? timesOf('when') : blocks.flatMap((block) => block.spans);
  const text = match.indices?.groups?.['text'];
  const { from, to } = text ? placeIn(skeleton, text) : { from: 0, to: 0 };
  const inText = spans.filter((span) => span.from >= from && span.to <= to);
  return {
    id,
    places,
    when,
    old: over === 'times' ? timesOf('old') : [],
    unread: text && over === 'rest' ? isLeftover(inText, covered) : null,
    said,
    spans,
  };
}

function placeIn({ at }: Skeleton, [from, to]: readonly [number, number]): Place {
  return { from: at[from] ?? 0, to: (at[to - 1] ?? 0) + 1 };
}

/** "17:00 parents evening": beside an hour of its own a part of the day elsewhere is a word of the name. */
function withoutVague(blocks: readonly TimeBlock[]): TimeBlock[] {
  const isVague = (span: Span): boolean => span.kind === 'time' && span.isVague === true;
  const hasClock = blocks.some(({ spans }) =>
    spans.some((span) => span.kind === 'time' && span.isSure && !span.isVague),
  );
  return blocks.filter(({ spans }) => !hasClock || !spans.every(isVague));
}

/** "Timer 8": a number alone is minutes. */
function inMinutes(request: Request, { lang, now, dates }: ReadingContext): Request {
  const { id, places, when } = request;
  if (id !== 'timer_set' || when.length > 0 || !/^\d{1,3}$/u.test(places.text ?? '')) return request;
  const spans = annotate(`${places.text} ${lang === 'ja' ? '分' : 'minutes'}`, lang, now, dates);
  return {
    ...request,
    places: { ...places, text: '' },
    when: spans.filter(({ kind }) => kind === 'duration'),
    unread: null,
  };
}

/** "Five minutes from the timer": beside a word that moves something, a length that is measured from nothing known is how far. */
function withShifts(said: string, spans: readonly Span[], { grammar, lang, now, dates }: ReadingContext): Span[] {
  if (!grammar.shift.test(said)) return [...spans];
  return spans.flatMap((span): Span[] => {
    if (span.kind !== 'unread') return [span];
    const [only, ...others] = annotate(said.slice(span.from, span.to), lang, now, dates);
    return only?.kind === 'duration' && others.length === 0
      ? [{ ...only, from: span.from + only.from, to: span.from + only.to, sense: 'length' as const }]
      : [span];
  });
}

/** The skeleton with politeness and fillers taken off its ends, most taken off first. */
function peelings(skeleton: Skeleton, grammar: Grammar, names: readonly string[]): Skeleton[] {
  const before = withNames(grammar.before, names);
  const behind = withNames(grammar.behind, names);
  const all: Skeleton[] = [skeleton];
  let current = skeleton;
  for (let round = 0; round < 8; round++) {
    const next = peeled(current, before, behind);
    if (!next || next.text.length === 0) break;
    all.unshift(next);
    current = next;
  }
  return all;
}

function peeled(skeleton: Skeleton, before: readonly string[], behind: readonly string[]): Skeleton | null {
  const text = skeleton.text.toLowerCase();
  for (const word of before) {
    const lower = word.toLowerCase();
    if (!text.startsWith(lower)) continue;
    const rest = text.slice(lower.length);
    const isApart = /^[\s,.!:;、。！:~〜ー-]/u.test(rest);
    if (!isApart && (/[a-z0-9]$/u.test(lower) || lower.length < 3)) continue;
    const left = bare(part(skeleton, lower.length, text.length));
    if (left.text !== '') return left;
  }
  for (const word of behind) {
    const lower = word.toLowerCase();
    if (!text.endsWith(lower)) continue;
    const rest = text.slice(0, text.length - lower.length);
    if (/^[a-z0-9]/u.test(lower) && /[\p{L}\p{N}']$/u.test(rest)) continue;
    const left = bare(part(skeleton, 0, rest.length));
    if (left.text !== '') return left;
  }
  return null;
}

const sorted = new WeakMap<readonly string[], Map<string, readonly string[]>>();

/** Longest first. */
function withNames(words: readonly string[], names: readonly string[]): readonly string[] {
  const known = sorted.get(words) ?? new Map<string, readonly string[]>();
  sorted.set(words, known);
  const key = names.join('\n');
  const made = known.get(key) ?? [...words, ...names].sort((one, other) => other.length - one.length);
  if (known.size < 8) known.set(key, made);
  return made;
}

interface Form {
  pattern: RegExp;
  /** What it is held against: the text as said, with each time as one letter, or what is left without the times. */
  over: 'said' | 'times' | 'rest';
  /** It begins with open words: of a long text it is tried at every place. */
  isOpenFirst: boolean;
}

const forms = new WeakMap<Sentence, readonly Form[]>();

function compiled(sentence: Sentence, { lists }: Grammar): readonly Form[] {
  const known = forms.get(sentence);
  if (known) return known;
  const made = sentence.forms.map((form) => ({
    pattern: compileForm(form, lists),
    over: overOf(form, sentence),
    isOpenFirst: form.startsWith('{'),
  }));
  forms.set(sentence, made);
  return made;
}

function overOf(form: string, { isTimed }: Sentence): Form['over'] {
  return /\{(?:when|old)\}/.test(form) ? 'times' : isTimed ? 'rest' : 'said';
}
