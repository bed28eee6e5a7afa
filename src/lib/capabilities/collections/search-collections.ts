import * as z from 'zod/mini';
import type { Capability, CapabilityContext, CapabilityReport } from '../../agent/capability';
import type { AbortSignalLike } from '../../base/ports';
import { cut, oneLine } from '../../base/text';
import { collectionIdPattern, mostCollections, type DocumentMatch } from '../../bridge/minds';
import { defineCapability } from '../define-capability';
import { reading } from '../reading';
import { lineOf, maxOutput, observedFacts, report, unknownTo } from '../report';

/** Searches a host's collections of documents. Rejects when no answer came, with a message that holds no key. */
export type SearchDocuments = (
  asked: { host: string; collections: readonly string[]; query: string },
  signal: AbortSignalLike,
) => Promise<DocumentMatch[]>;

const collectionId = z.string().check(z.regex(collectionIdPattern));

const schema = z.strictObject({
  query: z.string().check(
    z.maxLength(200),
    z.refine((text) => text.trim() !== ''),
  ),
  /** Of the address that the person entered, with its port where it has one. */
  host: z.string().check(z.regex(/^[a-z0-9.-]{1,100}(:[0-9]{1,5})?$/)),
  collections: z.array(collectionId).check(z.minLength(1), z.maxLength(mostCollections)),
});
type Payload = z.infer<typeof schema>;

/** Places that are told of, and UTF-16 units of each. */
const maxHits = 6;
const maxHit = 300;

/** Looks for something in documents that the person keeps at a host. What is looked for leaves the device; what comes back is of others. */
export function searchCollections(search: SearchDocuments): Capability {
  return defineCapability<Payload>({
    name: 'collections.search',
    version: 1,
    kind: 'act',
    sends: true,
    title: { en: 'Search collections', ja: 'コレクションの検索' },
    schema,
    describe: ({ query, host, collections }, lang) => {
      const words = oneLine(query, 100);
      const ids = oneLine(collections.join(', '), 100);
      const at = oneLine(host, 80);
      return lang === 'ja'
        ? [
            `「${words}」を${at}のコレクションから探す（${ids}）`,
            `この言葉を${at}に送ります。読むだけで、何も変えません。`,
          ]
        : [
            `Search collections at ${at} (${ids}) for “${words}”`,
            `These words are sent to ${at}. It is read only; nothing is changed.`,
          ];
    },
    // no rule covers it: each time something leaves, the person says so
    isWithin: () => false,
    run: async (payload, context) => {
      const read = await reading(context.signal, () => search(payload, context.signal));
      return read.kind === 'read' ? told(payload, read.value, context) : notRead(read.kind, payload, context);
    },
    // reading changes nothing
    probe: () => Promise.resolve('not_done'),
  });
}

function told(
  { host }: Payload,
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
  return report({
    outcome: 'success',
    cause: null,
    summary,
    search_summary: summary,
    // what others wrote is told by the mind or not at all
    found: lineOf('found.collections', { count }, summary, lang),
    output: count === 0 ? null : cut(lines.join('\n'), maxOutput),
    observation: observedFacts('collections', now, [summary]),
    taint: count === 0 ? [] : [`web:${host}`],
  });
}

function notRead(end: 'stopped' | 'failed', { host }: Payload, { lang }: CapabilityContext): CapabilityReport {
  const summary =
    end === 'stopped'
      ? lang === 'ja'
        ? '停止したので、結果は受け取っていません'
        : 'Stopped; no result was taken'
      : lang === 'ja'
        ? `${host}から結果が届きませんでした`
        : `No result came from ${host}`;
  return report({
    outcome: end === 'stopped' ? 'no_effect' : 'failed',
    cause: end === 'stopped' ? 'stopped' : 'unavailable',
    summary,
    search_summary: summary,
    observation: unknownTo('collections', [host]),
  });
}
