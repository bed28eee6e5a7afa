/** The part of the Cache API that is used, in memory; `add` reaches no network, and fails as a thread's policy has it fail. */
export function memoryCaches(): CacheStorage {
  const stores = new Map<string, Map<string, Uint8Array<ArrayBuffer>>>();
  const urlOf = (request: RequestInfo | URL): string => (request instanceof Request ? request.url : String(request));
  const open = (name: string) => {
    const store = stores.get(name) ?? new Map<string, Uint8Array<ArrayBuffer>>();
    stores.set(name, store);
    return Promise.resolve({
      match: (request: RequestInfo) => {
        const bytes = store.get(urlOf(request));
        return Promise.resolve(bytes && new Response(bytes.slice()));
      },
      put: async (request: RequestInfo, response: Response) => {
        store.set(urlOf(request), new Uint8Array(await response.arrayBuffer()));
      },
      add: () => Promise.reject(new TypeError("Failed to execute 'add' on 'Cache': Request failed")),
      keys: () => Promise.resolve([...store.keys()].map((url) => new Request(url))),
      delete: (request: RequestInfo) => Promise.resolve(store.delete(urlOf(request))),
    });
  };
  return { open } as unknown as CacheStorage;
}
