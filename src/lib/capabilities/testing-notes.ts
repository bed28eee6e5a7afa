import type { NoteChange, NotesReader, StoredNote } from '../agent/fold/capability';
import { compareText } from '../base/compare';
import { utf8Length } from '../base/hash';

/** How the store behaves: answers, rejects, or never answers. */
export type StoreMood = 'well' | 'failing' | 'hanging';

/** Notes in memory, for tests of what reads them. */
export class TestingNotes implements NotesReader {
  mood: StoreMood = 'well';
  /** Reads so far. */
  reads = 0;
  /** Called as each read begins. */
  onRead: () => void = () => undefined;
  /** Bytes to pretend beside those of the notes here. */
  otherBytes = 0;
  readonly #notes = new Map<string, StoredNote>();

  constructor(notes: Readonly<Record<string, string>> = {}) {
    for (const [path, content] of Object.entries(notes)) this.put(path, content);
  }

  put(path: string, content: string, { written_by = 1, taint = [] as readonly string[] } = {}): void {
    const bytes = utf8Length(content);
    this.#notes.set(path, { path, content, bytes, taint, written_by, time: '2026-11-28T09:00:00.000Z' });
  }

  /** As the commit of a result does. */
  commit(changes: readonly NoteChange[], written_by: number): void {
    for (const change of changes) {
      if (change.kind === 'put') this.put(change.path, change.content, { written_by });
      else this.#notes.delete(change.path);
    }
  }

  /** Content by path. */
  contents(): Record<string, string> {
    return Object.fromEntries([...this.#notes.values()].map(({ path, content }) => [path, content]));
  }

  read(path: string): Promise<StoredNote | null> {
    return this.#answer(() => this.#notes.get(path) ?? null);
  }

  list(folder: string): Promise<StoredNote[]> {
    return this.#answer(() =>
      [...this.#notes.values()]
        .filter(({ path }) => folder === '' || path.startsWith(`${folder}/`))
        .sort((left, right) => compareText(left.path, right.path)),
    );
  }

  totalBytes(): Promise<number> {
    return this.#answer(() => [...this.#notes.values()].reduce((sum, note) => sum + note.bytes, this.otherBytes));
  }

  #answer<T>(value: () => T): Promise<T> {
    this.reads++;
    this.onRead();
    if (this.mood === 'failing') return Promise.reject(new Error('the store failed'));
    if (this.mood === 'hanging') return new Promise(() => undefined);
    return Promise.resolve(value());
  }
}
