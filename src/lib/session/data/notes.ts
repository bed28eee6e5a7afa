import type { YadoriDatabase } from '../../bridge/database';

/** A note in the list; its text is read when it is opened. */
export interface NoteLine {
  path: string;
  bytes: number;
  /** Of the last write; UTC. */
  time: string;
}

/** Sorted by path, as the store has them. Rejects when the database cannot be read. */
export async function readNoteLines(database: YadoriDatabase): Promise<NoteLine[]> {
  const notes = await database.notes.toArray();
  return notes.map(({ path, bytes, time }) => ({ path, bytes, time }));
}

/** The text of a note; null when it is gone. */
export async function readNoteText(database: YadoriDatabase, path: string): Promise<string | null> {
  return (await database.notes.get(path))?.content ?? null;
}

/** The last segment of a path: what a saved copy is called. */
export function fileNameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** Notes are Markdown, but for files of another kind that were brought in. */
export function isMarkdownNote(path: string): boolean {
  const [, ending] = /\.([^./ ]{1,12})$/u.exec(path) ?? [];
  return ending === undefined || /^(?:md|markdown)$/i.test(ending);
}
