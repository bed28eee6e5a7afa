import { makeReport, type CapabilityContext, type CapabilityReport } from '../../agent/fold/capability';
import { cut, oneLine } from '../../base/text';
import type { DocumentMatch } from '../../bridge/minds';
import { reading } from '../reading';
import { maxOutput, observedFacts, sentenceLine, unknownTo } from '../report';
import type { CollectionsPayload } from './collections-payload';

/** Places that are told of, and UTF-16 units of each. */
const maxHits = 6;
const maxHit = 300;

export async function runSearch(
  payload: CollectionsPayload,
  context: CapabilityContext,
  search: () => Promise<DocumentMatch[]>,
): Promise<CapabilityReport> {
  const read = await reading(context.signal, search);
  return read.kind === 'read' ? searchReport(payload, read.value, context) : notRead(read.kind, payload, context);
}

function searchReport(
  { host }: CollectionsPayload,
  matches: readonly DocumentMatch[],
  { lang, now }: CapabilityContext,
): CapabilityReport {
  const count = Math.min(matches.length, maxHits);
  const summary =
    count === 0
      ? lang === 'ja'
        ? '見つかりませんでした'
        : 'Found nothing'
      : lang === 'ja'
        ? `${count}か所見つかりました`
        : `Found ${count} ${count === 1 ? 'place' : 'places'}`;
  const lines = matches
    .slice(0, maxHits)
    .map(({ name, text }) => `- ${oneLine(name, 80)} · ${oneLine(text.replace(/\s+/g, ' ').trim(), maxHit)}`);
  return makeReport({
    outcome: 'success',
    cause: null,
    summary,
    // what others wrote is told by the mind or not at all
    found: sentenceLine('found.collections', { count }, summary, lang),
    output: count === 0 ? null : cut(lines.join('\n'), maxOutput),
    observation: observedFacts('collections', now, [summary]),
    taint: count === 0 ? [] : [`web:${host}`],
  });
}

function notRead(
  end: 'stopped' | 'failed',
  { host }: CollectionsPayload,
  { lang }: CapabilityContext,
): CapabilityReport {
  const summary =
    end === 'stopped'
      ? lang === 'ja'
        ? '停止したので、結果は受け取っていません'
        : 'Stopped; no result was taken'
      : lang === 'ja'
        ? `${host}から結果が届きませんでした`
        : `No result came from ${host}`;
  return makeReport({
    outcome: end === 'stopped' ? 'no_effect' : 'failed',
    cause: end === 'stopped' ? 'stopped' : 'unavailable',
    summary,
    observation: unknownTo('collections', [host]),
  });
}
