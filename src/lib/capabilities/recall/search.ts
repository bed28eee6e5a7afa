import { makeReport, type CapabilityContext, type CapabilityReport } from '../../agent/fold/capability';
import { cut, oneLine } from '../../base/text';
import type { Language } from '../../base/language';
import { readEvent } from '../../events/log-event';
import { reading } from '../reading';
import { maxOutput, maxPage, observedFacts, unknownTo } from '../report';
import { momentIn } from './moment-in';
import { findableOf, type Found } from './findables';
import { excerptOf, ranked } from './rank';
import type { RecallPayload } from './recall-payload';

/** Events that one search looks at, the newest; and of the notes so many bytes. More would keep the person waiting. */
const maxEvents = 20_000;
const maxNoteBytes = 2_000_000;
const page = 500;
/** Places that are told of. */
const maxHits = 8;
/** UTF-16 units of a place as the person reads it in a list, and as a mind reads it. */
const lengths = { line: 90, passage: 400 } as const;

export async function search(payload: RecallPayload, context: CapabilityContext): Promise<CapabilityReport> {
  const read = await reading(context.signal, () => collect(payload, context));
  if (read.kind !== 'read') return notRead(read.kind, payload, context);
  const { found, isCut } = read.value;
  const hits =
    payload.query.trim() === ''
      ? newestFirst(found).slice(0, maxHits)
      : ranked(payload.query, found)
          .slice(0, maxHits)
          .map(({ item }) => item);
  return searchReport(payload, hits, isCut, context);
}

async function collect(
  { said_by, since, before }: RecallPayload,
  { log, notes }: CapabilityContext,
): Promise<{ found: Found[]; isCut: boolean }> {
  const found: Found[] = [];
  const to = Math.min(log.newest, before - 1);
  const from = Math.max(1, to - maxEvents + 1);
  for (let seq = from; seq <= to; seq += page) {
    for (const stored of await log.events(seq, Math.min(page, to - seq + 1))) {
      const event = readEvent(stored);
      const item = event.ok && event.value.known ? findableOf(event.value.event) : null;
      if (item && (said_by === 'anyone' || item.who === 'person')) found.push(item);
    }
  }
  let room = maxNoteBytes;
  let isCut = from > 1;
  for (const { path, bytes } of await notes.list('')) {
    room -= bytes;
    const note = room >= 0 ? await notes.read(path) : null;
    if (note) {
      const text = `${path}\n${note.content}`;
      found.push({ text, time: note.time, seq: null, path, who: 'note', taint: note.taint });
    } else isCut = true;
  }
  return { found: since === undefined ? found : found.filter(({ time }) => time.slice(0, 10) >= since), isCut };
}

function newestFirst(found: readonly Found[]): Found[] {
  return [...found].sort((one, other) => (one.time < other.time ? 1 : one.time > other.time ? -1 : 0));
}

function searchReport(
  { query }: RecallPayload,
  hits: readonly Found[],
  isCut: boolean,
  { lang, now, zone }: CapabilityContext,
): CapabilityReport {
  const japanese = lang === 'ja';
  const summary =
    hits.length === 0
      ? japanese
        ? '見つかりませんでした'
        : 'Found nothing'
      : japanese
        ? `${hits.length}か所見つかりました`
        : hits.length === 1
          ? 'Found 1 place'
          : `Found ${hits.length} places`;
  const linesOf = (length: number) => hits.map((hit) => lineOfHit(hit, query, length, { lang, zone }));
  const lines = linesOf(lengths.line);
  const older = japanese ? 'これより古い記録は見ていません。' : 'What is older was not looked at.';
  const text = cut([`${summary}${japanese ? '。' : '.'}`, ...lines, ...(isCut ? [older] : [])].join('\n'), maxOutput);
  return makeReport({
    outcome: 'success',
    cause: null,
    summary,
    found: { code: 'found.recalled', parameters: { count: hits.length }, text },
    output: hits.length === 0 ? null : cut(linesOf(lengths.passage).join('\n'), maxPage),
    observation: observedFacts('recall', now, [summary]),
    taint: [...new Set(hits.flatMap(({ taint }) => taint))].sort(),
  });
}

/** `#12 · 2026-11-28 Sat 09:00 · you: …`, or the path of a note in place of the event's number. */
function lineOfHit(
  { seq, path, time, who, text }: Found,
  query: string,
  length: number,
  { lang, zone }: { lang: Language; zone: string },
): string {
  const place = path === null ? `#${seq ?? 0}` : oneLine(path);
  const names = {
    en: { person: 'you: ', avatar: 'me: ', seen: '', note: '' },
    ja: { person: 'あなた：', avatar: '返答：', seen: '', note: '' },
  };
  const body = path === null ? text : text.slice(path.length + 1);
  return `- ${place} · ${momentIn(time, zone, lang)} · ${names[lang][who]}${oneLine(excerptOf(body, query, length), 2 * length)}`;
}

function notRead(end: 'stopped' | 'failed', { query }: RecallPayload, { lang }: CapabilityContext): CapabilityReport {
  const japanese = lang === 'ja';
  const stopped = japanese ? '停止したので、探していません' : 'Stopped; nothing was searched';
  const failed = japanese
    ? '記録かノートを読めず、探せませんでした'
    : 'Log or notes could not be read; nothing was searched';
  const summary = end === 'stopped' ? stopped : failed;
  return makeReport({
    outcome: end === 'stopped' ? 'no_effect' : 'failed',
    cause: end === 'stopped' ? 'stopped' : 'storage',
    summary,
    observation: unknownTo('recall', [oneLine(query, 200)]),
  });
}
