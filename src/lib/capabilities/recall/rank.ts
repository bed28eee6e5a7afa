/** Something that can be found. */
export interface Findable {
  text: string;
  /** Wall time, UTC. */
  time: string;
}

export interface Ranked<F extends Findable> {
  item: F;
  score: number;
}

/** A share of the query's bigrams, weighed by how telling they are, that a text must hold to be found at all. */
const leastShare = 0.6;
/** By how much the newest is put before the oldest, where both fit equally. */
const recencyShare = 0.15;

/**
 * What fits a query, best first: bigrams over folded text, rare ones counting more, and the newer first, also among equals. No language is known: bees finds
 * bee, ハチ finds ミツバチ.
 */
export function ranked<F extends Findable>(query: string, items: readonly F[]): Ranked<F>[] {
  const wanted = [...bigramsOf(query)];
  if (wanted.length === 0) return [];
  const held = items.map(({ text }) => {
    const bigrams = bigramsOf(text);
    return wanted.map((bigram) => bigrams.has(bigram));
  });
  const weights = wanted.map((_, place) => {
    const count = held.filter((has) => has[place]).length;
    return Math.log(1 + (items.length + 1) / (count + 1));
  });
  const whole = sum(weights);
  const times = items.map(({ time }) => Date.parse(time));
  const [oldest, newest] = [Math.min(...times), Math.max(...times)];
  return items
    .flatMap((item, index) => {
      const share = sum(weights.filter((_, place) => held[index]?.[place])) / whole;
      if (share < leastShare) return [];
      const isLiteral = folded(item.text).includes(folded(query));
      const age = newest > oldest ? (Date.parse(item.time) - oldest) / (newest - oldest) : 1;
      return [{ item, score: share + (isLiteral ? 0.5 : 0) + recencyShare * age }];
    })
    .reverse() // those of one moment, too
    .sort((one, other) => other.score - one.score || Date.parse(other.item.time) - Date.parse(one.item.time));
}

/** One line of at most `length` UTF-16 units around the place that fits best. */
export function excerptOf(text: string, query: string, length = 90): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= length) return line;
  const place = placeOf(line, query);
  const start = Math.max(0, Math.min(place - Math.floor(length / 3), line.length - length));
  const cut = line.slice(start, start + length).replace(/^[\uDC00-\uDFFF]|[\uD800-\uDBFF]$/g, '');
  return `${start > 0 ? '…' : ''}${cut}${start + length < line.length ? '…' : ''}`;
}

/**
 * NFKC and case folded, without accents and voicing marks (ハチ is in ミツバチ, cafe in café), with one space for any white space: the
 * places of a text move by this.
 */
function folded(text: string): string {
  const bare = text.normalize('NFKD').replace(/[\u0300-\u036F\u3099\u309A]/g, '');
  return bare.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
}

function placeOf(line: string, query: string): number {
  const lower = line.toLowerCase();
  const whole = lower.indexOf(query.trim().toLowerCase());
  if (whole >= 0) return whole;
  const first = [...bigramsOf(query)].map((bigram) => lower.indexOf(bigram.trim())).filter((place) => place >= 0);
  return first.length > 0 ? Math.min(...first) : 0;
}

/** Words have their ends marked by a space, so that short ones do not fit inside of long ones by chance. */
function bigramsOf(text: string): Set<string> {
  const found = new Set<string>();
  for (const word of folded(text).split(/[^\p{L}\p{N}\p{M}ー]+/u)) {
    if (word === '') continue;
    const marked = /^[\p{Script=Latin}\p{N}]+$/u.test(word) ? ` ${word}` : word;
    const letters = [...marked];
    if (letters.length === 1) found.add(marked);
    for (let index = 0; index + 1 < letters.length; index++) found.add(`${letters[index]}${letters[index + 1]}`);
  }
  return found;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
