import { answerOf } from './raw-store';

/** Closes a store and deletes it, once whoever else has it open let go. */
export async function deleteStore(store: { name: string; close(): void }): Promise<void> {
  store.close();
  await answerOf(indexedDB.deleteDatabase(store.name));
}
