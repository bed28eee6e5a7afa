interface Kept {
  bytes: Uint8Array<ArrayBuffer>;
  headers: [string, string][];
}

/** The part of the Cache API that is used, in memory; `add` reaches no network, and fails as a thread's policy has it fail. */
export function memoryCaches(): CacheStorage {
  const stores = new Map<string, Map<string, Kept>>();
  const urlOf = (request: RequestInfo | URL): string => (request instanceof Request ? request.url : String(request));
  const open = (name: string) => {
    const store = stores.get(name) ?? new Map<string, Kept>();
    stores.set(name, store);
    return Promise.resolve({
      match: (request: RequestInfo) => {
        const kept = store.get(urlOf(request));
        return Promise.resolve(kept && new Response(kept.bytes.slice(), { headers: kept.headers }));
      },
      put: async (request: RequestInfo, response: Response) => {
        const bytes = new Uint8Array(await response.arrayBuffer());
        store.set(urlOf(request), { bytes, headers: [...response.headers] });
      },
      add: () => Promise.reject(new TypeError("Failed to execute 'add' on 'Cache': Request failed")),
      keys: () => Promise.resolve([...store.keys()].map((url) => new Request(url))),
      delete: (request: RequestInfo) => Promise.resolve(store.delete(urlOf(request))),
    });
  };
  return { open } as unknown as CacheStorage;
}
