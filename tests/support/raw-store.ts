/** The browser's own connection, past Dexie: as a build of `version` would open the store; without one, as it stands. */
export function openRaw(
  name: string,
  version?: number,
  upgrade: (store: IDBDatabase) => void = () => {},
): Promise<IDBDatabase> {
  const request = indexedDB.open(name, version);
  request.onupgradeneeded = () => upgrade(request.result);
  return answerOf(request);
}

export function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the request failed'));
  });
}
