import { maxNoteBytes } from '../../agent/fold/placed-file';
import { maxWorkspaceBytes } from './note-content';
import { isNotePath } from './note-path';

/** What the notes of a backup may be: those that could have been written here. */
export const broughtNotes = {
  problemWith: ({ path, bytes }: { path: string; bytes: number }) =>
    !isNotePath(path) ? 'note_path' : bytes > maxNoteBytes ? 'note_size' : null,
  maxBytes: maxWorkspaceBytes,
} as const;
