import { CorruptLogError, type StoredLogEvent } from '../agent/fold/ports';
import { NotJsonError } from '../base/canonical-json';
import { isJsonObject, type JsonValue } from '../base/json';
import { hashOf } from '../events/chain';
import type { ArchiveSegment } from './database';

/** What could be read of a segment: its events up to the first bad one. */
export class ReadSegment {
  #events: StoredLogEvent[] | null = null;

  /**
   * `from`: seq of the first event. `lines`: each event as it is written there. `damagedAt`: seq of the first event that is not as it was
   * written; null: all are.
   */
  constructor(
    readonly from: number,
    readonly lines: readonly string[],
    readonly damagedAt: number | null,
  ) {}

  /** Made once, when first asked for: the same objects for all. Throws CorruptLogError, as `eventsIn`. */
  get events(): StoredLogEvent[] {
    return (this.#events ??= this.eventsIn(0, this.lines.length));
  }

  /**
   * Of the lines from place `start` up to `end`; objects of the caller's own. Throws CorruptLogError for a line that is no event, which
   * only somebody who chained it on purpose can have left there.
   */
  eventsIn(start: number, end: number): StoredLogEvent[] {
    return this.lines.slice(start, end).map((line, index) => {
      const event = eventIn(line);
      if (event) return event;
      throw new CorruptLogError(this.from + start + index, 'cannot be read from the archive');
    });
  }
}

/** The lines of a run of events, each with a line feed. */
export function linesOfEvents(events: readonly StoredLogEvent[]): string {
  return events.map((event) => `${JSON.stringify(event)}\n`).join('');
}

/** A segment of a run that is not empty, in order and chained. `lines`: of exactly these events, where they are at hand. */
export async function makeSegment(
  events: readonly StoredLogEvent[],
  lines = linesOfEvents(events),
): Promise<ArchiveSegment> {
  const [first, last] = [events[0], events.at(-1)];
  if (!first || !last) throw new RangeError('a segment has at least one event');
  const plain = new Blob([lines]);
  const packed = await new Response(plain.stream().pipeThrough(new CompressionStream('gzip'))).arrayBuffer();
  return {
    from: first.seq,
    to: last.seq,
    prev: first['prev'] as string,
    hash: last.hash,
    bytes: plain.size,
    lines: new Uint8Array(packed),
  };
}

/** Never rejects for what is wrong with the segment. */
export async function readSegment(segment: ArchiveSegment): Promise<ReadSegment> {
  const { from, to, prev, hash } = segment;
  const { text, isWhole } = await unpacked(segment.lines);
  const pieces = text.split('\n');
  const rest = pieces.pop();
  // gzip's sum says that no bit fell over, and the ends of the lines that they are those of this run: nothing need be parsed for that
  if (isWhole && rest === '' && pieces.length === to - from + 1 && isChained(pieces, prev, hash))
    return new ReadSegment(from, pieces, null);

  const events: StoredLogEvent[] = [];
  let before = prev;
  for (const piece of pieces) {
    const event = eventIn(piece);
    if (event?.seq !== from + events.length || event['prev'] !== before) break;
    events.push(event);
    before = event.hash;
  }
  const isComplete = events.length === pieces.length && rest === '' && from + events.length === to + 1;
  if (isWhole && isComplete && before === hash) return new ReadSegment(from, pieces, null);

  // gzip's sum covers the whole: which of its events are sound, their own hashes tell
  const bad = events.findIndex((event) => !fitsItsHash(event));
  const sound = bad < 0 ? events : events.slice(0, bad);
  const isSound = bad < 0 && isComplete && before === hash;
  return new ReadSegment(from, pieces.slice(0, sound.length), isSound ? null : from + sound.length);
}

/** How a line ends as we write it. */
const links = /,"prev":"([0-9a-f]{64})","hash":"([0-9a-f]{64})"\}$/;
const linksLength = 155;

function isChained(lines: readonly string[], prev: string, hash: string): boolean {
  let before = prev;
  for (const line of lines) {
    const [, linked, own] = links.exec(line.slice(-linksLength)) ?? [];
    if (linked !== before || own === undefined) return false;
    before = own;
  }
  return before === hash;
}

export function isSameSegment(one: ArchiveSegment, other: ArchiveSegment): boolean {
  const [left, right] = [one.lines, other.lines];
  return one.from === other.from && left.length === right.length && left.every((byte, at) => byte === right[at]);
}

/** Gzip as it is made here has a head of 10 bytes, and ends with a checksum and a length. */
const [gzipHead, gzipEnd] = [10, 8];

/** As far as it can be unpacked: some engines give nothing at all of what ends with a wrong checksum. */
async function unpacked(lines: Uint8Array<ArrayBuffer>): Promise<{ text: string; isWhole: boolean }> {
  const whole = await inflated(lines, 'gzip');
  if (whole.isWhole) return whole;
  const { text } = await inflated(lines.subarray(gzipHead, -gzipEnd), 'deflate-raw');
  return { text, isWhole: false };
}

async function inflated(
  bytes: Uint8Array<ArrayBuffer>,
  format: 'gzip' | 'deflate-raw',
): Promise<{ text: string; isWhole: boolean }> {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  let text = '';
  try {
    const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream(format)).getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return { text: text + decoder.decode(), isWhole: true };
      text += decoder.decode(value, { stream: true });
    }
  } catch {
    return { text, isWhole: false }; // whatever it was, the caller names the first event that is missing
  }
}

function eventIn(line: string): StoredLogEvent | null {
  try {
    const value = JSON.parse(line) as JsonValue;
    if (!isJsonObject(value)) return null;
    const isEvent = Number.isInteger(value['seq']) && typeof value['type'] === 'string';
    return isEvent && typeof value['hash'] === 'string' ? (value as StoredLogEvent) : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

function fitsItsHash(event: StoredLogEvent): boolean {
  try {
    return hashOf(event) === event.hash;
  } catch (error) {
    if (error instanceof RangeError || error instanceof NotJsonError) return false;
    throw error;
  }
}
