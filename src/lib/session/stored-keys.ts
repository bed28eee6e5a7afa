import { forEachString, type JsonValue } from '../base/json';
import { SecretGuard } from '../base/secret-guard';
import { readMarks } from '../bridge/key-vault';
import type { NewRow } from './outbox';

/** Tells whether a text holds one of the keys that this browser keeps, without knowing them. */
export class StoredKeys {
  #guard: Promise<SecretGuard> | null = null;

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
    forEachString(row as unknown as JsonValue, (_, text) => (isFound ||= guard.holds(text)));
    return isFound;
  }

  /** Where the keys cannot be read, none of them can be compared: what only looks like a key is refused all the same. */
  #read(): Promise<SecretGuard> {
    this.#guard ??= readMarks().then(
      (marks) => new SecretGuard(marks),
      (error: unknown) => {
        console.warn('the stored keys cannot be compared', error);
        this.#guard = null;
        return new SecretGuard([]);
      },
    );
    return this.#guard;
  }
}
