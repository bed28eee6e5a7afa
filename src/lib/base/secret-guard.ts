import { readingsOf, type FoldedText } from './folded-text';
import { saltedSha256 } from './hash';
import { isJsonObject, type JsonValue } from './json';
import { factorOf, startLength, type SecretForm, type SecretMark } from './secret-marks';

/** What stands in a secret's place. */
const replacement = '[key]';

interface Range {
  from: number;
  to: number;
}

/** Finds stored secrets in texts, by their marks alone, however they are spelled or split. */
export class SecretGuard {
  readonly #marks: readonly (SecretMark & { factor: number })[];

  constructor(marks: readonly SecretMark[]) {
    this.#marks = marks.map((mark) => ({ ...mark, factor: factorOf(mark.salt) }));
  }

  /** There is nothing to look for. */
  get isEmpty(): boolean {
    return this.#marks.length === 0;
  }

  /** Anywhere in it; a short or plain one only where it is all of it. */
  holds(text: string): boolean {
    return !this.isEmpty && (this.#isWhole(text) || this.#found(readingsOf(text)).length > 0);
  }

  /** The text without secrets. */
  scrub(text: string): string {
    return this.isEmpty ? text : without(text, this.#found(readingsOf(text)));
  }

  /** Every text of a value, the names of its fields too. */
  scrubValue<T extends JsonValue>(value: T): T {
    return this.isEmpty ? value : (this.#scrubbed(value) as T);
  }

  /** For a text that comes in pieces. */
  stream(): SecretStream {
    return new SecretStream((text, isEnd) => this.#settled(text, isEnd));
  }

  /** How much of a text may go on, since no secret can begin in it any more that is not whole, and what of it that is. */
  #settled(text: string, isEnd: boolean): { settled: string; rest: string } {
    if (this.isEmpty || isEnd) return { settled: this.scrub(text), rest: '' };
    const readings = readingsOf(text);
    const found = this.#found(readings);
    let cut = Math.min(text.length, ...readings.map((reading) => this.#openFrom(reading)));
    for (const { from, to } of found) if (from < cut && to > cut) cut = to;
    const before = found.filter(({ from }) => from < cut);
    return { settled: without(text.slice(0, cut), before), rest: text.slice(cut) };
  }

  /** Where a secret may have begun of which the rest has not come. */
  #openFrom({ codes, from, openFrom }: FoldedText): number {
    const longest = Math.max(0, ...this.#marks.flatMap(({ forms }) => forms.map(({ length }) => length)));
    for (let at = Math.max(0, codes.length - longest + 1); at < codes.length; at++)
      if (this.#mayBegin(codes, at)) return Math.min(openFrom, from[at] as number);
    return openFrom;
  }

  #mayBegin(codes: readonly number[], at: number): boolean {
    const here = codes.length - at;
    return this.#marks.some(({ forms, factor }) =>
      forms.some(({ length, start }) => {
        if (here >= length) return false;
        return here < startLength || windowSum(codes, at, startLength, factor) >>> 20 === start;
      }),
    );
  }

  #isWhole(text: string): boolean {
    const whole = text.trim();
    return this.#marks.some((mark) => mark.whole !== null && saltedSha256(mark.salt, whole) === mark.whole);
  }

  #found(readings: readonly FoldedText[]): Range[] {
    const ranges = readings.flatMap((reading) =>
      this.#marks.flatMap(({ forms, salt, factor }) => forms.flatMap((form) => places(reading, form, salt, factor))),
    );
    return merged(ranges);
  }

  #scrubbed(value: JsonValue): JsonValue {
    if (typeof value === 'string') return this.scrub(value);
    if (Array.isArray(value)) return value.map((item) => this.#scrubbed(item));
    if (!isJsonObject(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [this.scrub(key), this.#scrubbed(item)]));
  }
}

/** What could still become a secret is held back until it is known, so that nothing of one is shown. */
export class SecretStream {
  readonly #settled: (text: string, isEnd: boolean) => { settled: string; rest: string };
  #rest = '';

  constructor(settled: (text: string, isEnd: boolean) => { settled: string; rest: string }) {
    this.#settled = settled;
  }

  /** What may go on of what came so far; empty: nothing yet. */
  push(piece: string): string {
    const { settled, rest } = this.#settled(this.#rest + piece, false);
    this.#rest = rest;
    return settled;
  }

  /** What was held back, at the end. */
  end(): string {
    const { settled } = this.#settled(this.#rest, true);
    this.#rest = '';
    return settled;
  }
}

/** Where a form stands in a text. */
function places({ codes, from, to }: FoldedText, form: SecretForm, salt: string, factor: number): Range[] {
  const { length, sum, hash } = form;
  if (codes.length < length) return [];
  const found: Range[] = [];
  let leading = 1;
  for (let place = 1; place < length; place++) leading = Math.imul(leading, factor) >>> 0;
  let rolling = windowSum(codes, 0, length, factor);
  for (let at = 0; ; at++) {
    if (rolling >>> 12 === sum && saltedSha256(salt, String.fromCharCode(...codes.slice(at, at + length))) === hash)
      found.push({ from: from[at] as number, to: to[at + length - 1] as number });
    const next = codes[at + length];
    if (next === undefined) return found;
    rolling = (Math.imul((rolling - Math.imul(codes[at] as number, leading)) >>> 0, factor) + next) >>> 0;
  }
}

function windowSum(codes: readonly number[], at: number, length: number, factor: number): number {
  let sum = 0;
  for (let place = at; place < at + length; place++) sum = (Math.imul(sum, factor) + (codes[place] as number)) >>> 0;
  return sum;
}

function merged(ranges: readonly Range[]): Range[] {
  const kept: Range[] = [];
  for (const range of [...ranges].sort((one, other) => one.from - other.from)) {
    const last = kept.at(-1);
    if (last && range.from < last.to) last.to = Math.max(last.to, range.to);
    else kept.push({ ...range });
  }
  return kept;
}

function without(text: string, ranges: readonly Range[]): string {
  let kept = '';
  let at = 0;
  for (const { from, to } of ranges) {
    kept += text.slice(at, from) + replacement;
    at = to;
  }
  return kept + text.slice(at);
}
