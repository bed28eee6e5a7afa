import type { Span } from '../spans/span';
import { firstTime, mostTimes } from './compile';
import type { Grammar } from './sentence';

/** Kinds of spans that say when. */
const timely: ReadonlySet<Span['kind']> = new Set([
  'date',
  'no_date',
  'time',
  'duration',
  'repeat',
  'weekdays',
  'exception',
  'range',
  'zone',
]);

/** Times that stand side by side, as one. */
export interface TimeBlock {
  from: number;
  to: number;
  spans: Span[];
}

/** A text as forms are held against it, and where each of its letters stood. */
export interface Skeleton {
  text: string;
  /** Of each UTF-16 unit of `text`: its place in the original. */
  at: readonly number[];
}

/** What may stand between two spans of one time. */
const joint =
  /^[\s,、のにはでと・&+(（)）]*(?:(?:at|on|in|of|in the|on the|and|the|then|from|starting|but|but not)\s*)?[\s(（]*$/iu;

export function timeBlocks(text: string, spans: readonly Span[]): TimeBlock[] {
  const blocks: TimeBlock[] = [];
  for (const span of spans) {
    if (!timely.has(span.kind)) continue;
    const last = blocks.at(-1);
    if (last && (span.from < last.to || joint.test(text.slice(last.to, span.from)))) {
      last.to = Math.max(last.to, span.to);
      last.spans.push(span);
    } else blocks.push({ from: span.from, to: span.to, spans: [span] });
  }
  return blocks.slice(0, mostTimes);
}

/** Each time as one letter of its own. */
export function withTimes(text: string, blocks: readonly TimeBlock[]): Skeleton {
  return build(text, blocks, (index) => String.fromCharCode(firstTime + index));
}

/** Without any time, nor what belongs to it. */
export function withoutTimes(text: string, blocks: readonly TimeBlock[], grammar: Grammar): Skeleton {
  const wider = blocks.map((block) => widened(text, block, grammar));
  return build(text, wider, () => '');
}

function build(
  text: string,
  blocks: readonly { from: number; to: number }[],
  letter: (index: number) => string,
): Skeleton {
  let built = '';
  const at: number[] = [];
  let from = 0;
  blocks.forEach((block, index) => {
    for (let unit = from; unit < block.from; unit++) at.push(unit);
    built += text.slice(from, Math.max(from, block.from));
    const stands = letter(index);
    for (let unit = 0; unit < stands.length; unit++) at.push(block.from);
    built += stands;
    from = Math.max(from, block.to);
  });
  for (let unit = from; unit < text.length; unit++) at.push(unit);
  built += text.slice(from);
  return { text: folded(built), at };
}

/** A time with the small words that belong to it. */
function widened(text: string, block: TimeBlock, { beforeTime, behindTime }: Grammar): { from: number; to: number } {
  let { from, to } = block;
  const before = folded(text.slice(0, from)).toLowerCase();
  const behind = folded(text.slice(to)).toLowerCase();
  const lead = longest(beforeTime, (word) => endsWithWord(before, word));
  if (lead !== null) from = before.trimEnd().length - lead.length;
  // は of はみがき and はかる belongs to the word
  const tail = longest(
    behindTime,
    (word) => startsWithWord(behind, word) && !(word === 'は' && /^\s*は[かみいな]/u.test(behind)),
  );
  if (tail !== null) to += behind.length - behind.trimStart().length + tail.length;
  return { from, to };
}

function longest(words: readonly string[], fits: (word: string) => boolean): string | null {
  return words.reduce<string | null>(
    (best, word) => (word.length > (best?.length ?? 0) && fits(word) ? word : best),
    null,
  );
}

const latin = /[a-z0-9']$/u;

function endsWithWord(text: string, word: string): boolean {
  const trimmed = text.trimEnd();
  if (!trimmed.endsWith(word)) return false;
  return !latin.test(word) || !/[\p{L}\p{N}]$/u.test(trimmed.slice(0, trimmed.length - word.length));
}

function startsWithWord(text: string, word: string): boolean {
  const trimmed = text.trimStart();
  if (!trimmed.startsWith(word)) return false;
  return !latin.test(word) || !/^[\p{L}\p{N}]/u.test(trimmed.slice(word.length));
}

/** Full-width letters, digits and marks as half-width ones, one kind of apostrophe and space; each as long as what it stands for. */
export function folded(text: string): string {
  return text
    .replace(/[\uFF01-\uFF5E]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0xfee0))
    .replace(/[\u3000\u00A0]/g, ' ')
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\u201C\u201D]/g, '"');
}

/** The part of a skeleton between two of its units. */
export function part({ text, at }: Skeleton, from: number, to: number): Skeleton {
  return { text: text.slice(from, to), at: at.slice(from, to) };
}

/** Marks and emoji that close a message: they order nothing. */
// eslint-disable-next-line no-misleading-character-class -- joiners and skin tones stand alone here
const closing = /[\s.!?。！？、，,…~〜～♪♡♥☆★^;)）笑\p{Extended_Pictographic}\u200d\ufe0f\u{1f3fb}-\u{1f3ff}]+$/u;
// eslint-disable-next-line no-misleading-character-class -- as above
const opening = /^[\s.!?。！？、，,…・•*>\p{Extended_Pictographic}\u200d\ufe0f-]+/u;

/** Without marks, spaces and emoji at its ends. */
export function bare(skeleton: Skeleton): Skeleton {
  const end = closing.exec(skeleton.text)?.index ?? skeleton.text.length;
  const start = opening.exec(skeleton.text.slice(0, end))?.[0].length ?? 0;
  return part(skeleton, start, end);
}

/** The words of the original that stand at these units. */
export function original(said: string, { at }: Skeleton, from: number, to: number): string {
  const places = at.slice(from, to);
  const words = places
    .map((place, index) => (place - (places[index - 1] ?? place - 1) > 1 ? ' ' : '') + said[place])
    .join('');
  return words.replace(/ {2,}/g, ' ').trim();
}
