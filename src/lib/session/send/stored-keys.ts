import { forEachString, type JsonValue } from '../../base/json';
import type { SecretGuard } from '../../base/secret-guard';
import type { RowOf } from '../../agent/fold/inbox-row';
import { readKeys } from '../../bridge/egress-store';
import type { NewRow } from './outbox';

/** Tells whether a text holds one of the keys that this browser keeps, without knowing them. */
export class StoredKeys {
  #guard: Promise<Finder> | null = null;

  /** Another key may be kept now. */
  changed(): void {
    this.#guard = null;
  }

  async areInText(text: string): Promise<boolean> {
    return (await this.#read()).holds(text);
  }

  /** A file is looked at when it is read, as all that comes from elsewhere. */
  async areIn(row: NewRow): Promise<boolean> {
    const guard = await this.#read();
    if (guard.isEmpty || row.kind === 'import') return false;
    let isFound = false;
    const { pictures: _, ...said } = row as RowOf<'text'>; // the bytes of a picture are no text
    forEachString(said as unknown as JsonValue, (_, text) => (isFound ||= guard.holds(text)));
    return isFound;
  }

  /** Where the keys cannot be read, none of them can be compared: what only looks like a key is refused all the same. */
  #read(): Promise<Finder> {
    this.#guard ??= readGuard().catch((error: unknown) => {
      console.warn('the stored keys cannot be compared', error);
      this.#guard = null;
      return nothingStored;
    });
    return this.#guard;
  }
}

type Finder = Pick<SecretGuard, 'isEmpty' | 'holds'>;
const nothingStored: Finder = { isEmpty: true, holds: () => false };

/** What compares comes in once there is something to compare with. */
async function readGuard(): Promise<Finder> {
  if ((await readKeys()).length === 0) return nothingStored;
  const [{ SecretGuard: Guard }, { readMarks }] = await Promise.all([
    import('../../base/secret-guard'),
    import('../../bridge/key-vault'),
  ]);
  return new Guard(await readMarks());
}
