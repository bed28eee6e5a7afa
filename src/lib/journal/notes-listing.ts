import type { NoteEntry } from '../agent/fold/capability';
import type { NoteChanges } from '../agent/fold/ports';
import { compareText } from '../base/compare';
import { utf8Length } from '../base/hash';

/**
 * The workspace's list at hand, for whoever alone writes it: every deliberation is given it, and to read it means to read all files.
 * Whoever does not lead must not use it.
 */
export class NotesListing {
  readonly #read: () => Promise<NoteEntry[]>;
  #entries: Promise<Map<string, NoteEntry>> | null = null;

  constructor(read: () => Promise<NoteEntry[]>) {
    this.#read = read;
  }

  /** Sorted by path. Rejects when the store cannot be read, and then reads it anew the next time. */
  async all(): Promise<NoteEntry[]> {
    this.#entries ??= this.#read().then((entries) => new Map(entries.map((entry) => [entry.path, entry])));
    const asked = this.#entries;
    try {
      const entries = [...(await asked).values()].map((entry) => ({ ...entry }));
      return entries.sort((left, right) => compareText(left.path, right.path));
    } catch (error) {
      if (this.#entries === asked) this.#entries = null;
      throw error;
    }
  }

  /** What is committed now. A list that is still being read may hold it already: it comes to the same. */
  change({ changes, time, taint, action }: NoteChanges): void {
    this.#entries =
      this.#entries?.then((entries) => {
        for (const change of changes) {
          const { path } = change;
          if (change.kind === 'delete') entries.delete(path);
          else {
            const origins = new Set([...(entries.get(path)?.taint ?? []), ...taint]); // as the store keeps it
            entries.set(path, {
              path,
              bytes: utf8Length(change.content),
              time,
              taint: [...origins].sort(compareText),
              written_by: action,
            });
          }
        }
        return entries;
      }) ?? null;
    this.#entries?.catch(() => {}); // told to whoever asks
  }

  forget(): void {
    this.#entries = null;
  }
}
