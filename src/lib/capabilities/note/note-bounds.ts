import type { BoundChoice } from '../../agent/fold/capability';
import { isNotePath } from './note-path';

/** What a rule about notes can be bound to: this folder, one above it, or none. An empty folder is all notes. */
export function folderChoice(folder: string): BoundChoice {
  const values: (string | null)[] = [];
  for (let inner = folder; inner !== ''; inner = folderOf(inner)) values.push(inner);
  return { bound: 'folder', values: [...values, null] };
}

/** The folder that a path lies in; empty where it lies in none. */
export function folderOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}

export function areFolderBounds(bounds: Readonly<Record<string, string>>): boolean {
  return Object.entries(bounds).every(([key, folder]) => key === 'folder' && isNotePath(folder));
}
