import type { Capability } from '../../agent/fold/capability';
import type { AbortSignalLike } from '../../base/ports';
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
    // no rule covers it: each time something leaves, the person says so
    isWithin: () => false,
    load: async () => {
      const { runSearch } = await import('./run-search');
      return (payload, context) => runSearch(payload, context, () => search(payload, context.signal));
    },
    // reading changes nothing
    probe: () => Promise.resolve('not_done'),
  });
}
