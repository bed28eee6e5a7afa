import type { Capability } from '../../agent/fold/capability';
import type { AbortSignalLike } from '../../base/ports';
import { oneLine } from '../../base/text';
import type { DocumentMatch } from '../../bridge/minds';
import { defineCapability } from '../define-capability';
import { collectionsPayload, type CollectionsPayload } from './collections-payload';

/** Searches a host's collections of documents. Rejects when no answer came, with a message that holds no key. */
export type SearchDocuments = (
  asked: { host: string; collections: readonly string[]; query: string },
  signal: AbortSignalLike,
) => Promise<DocumentMatch[]>;

/** Looks for something in documents that the person keeps at a host. What is looked for leaves the device; what comes back is of others. */
export function searchCollections(search: SearchDocuments): Capability {
  return defineCapability<CollectionsPayload>({
    name: 'collections.search',
    version: 1,
    kind: 'act',
    sends: true,
    title: { en: 'Search collections', ja: 'コレクションの検索' },
    schema: collectionsPayload,
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
    // it comes in when it is first used
    run: async (payload, context) =>
      (await import('./run-search')).runSearch(payload, context, () => search(payload, context.signal)),
    // reading changes nothing
    probe: () => Promise.resolve('not_done'),
  });
}
