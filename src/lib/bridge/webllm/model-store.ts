import { folderOf, type WebLlmRecord } from './webllm-record';

/** The stores of the Cache API that the engine reads; names are its own. */
export const modelScopes = ['webllm/config', 'webllm/model', 'webllm/wasm'] as const;
/** Where the service worker keeps engines that were used. */
export const enginesName = 'yadori-engines';
export type ModelScope = (typeof modelScopes)[number];

/** Takes all models away, and the programs that ran them, which were kept for use without a network. */
export async function removeAllModels(stores: Pick<CacheStorage, 'delete'> = caches): Promise<void> {
  for (const name of [...modelScopes, enginesName]) await stores.delete(name);
}

/** Takes the files of a model away, whole or not; a library that others run on stays. */
export async function removeModel(
  record: WebLlmRecord,
  others: readonly WebLlmRecord[],
  stores: Pick<CacheStorage, 'open'> = caches,
): Promise<void> {
  const folder = folderOf(record);
  for (const scope of modelScopes) {
    const store = await stores.open(scope);
    for (const request of await store.keys()) {
      const isOwn =
        scope === 'webllm/wasm' ? request.url === new URL(record.model_lib).href : request.url.startsWith(folder);
      const isShared = others.some(
        (other) => new URL(other.model_lib).href === request.url || request.url.startsWith(folderOf(other)),
      );
      if (isOwn && !isShared) await store.delete(request);
    }
  }
}
