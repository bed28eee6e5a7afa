import * as z from 'zod/mini';
import { isWellFormed } from '../../base/canonical-json';
import { hasDeceptiveCharacters } from '../../base/text';

/** UTF-16 units. */
const maxPathLength = 120;
const maxSegmentLength = 80;

/** Tags: unseen letters that could carry an order, and that `hasDeceptiveCharacters` may miss. */
const tags = /[\u{E0000}-\u{E0FFF}]/u;
/** White space that looks like the common space, but is another. The full-width space is one that people type in Japanese. */
const oddSpace = /[^\S \u3000]/;

/**
 * Whether a text may name a note: segments between single slashes, none of them "." or "..", no backslash, nothing unseen, one
 * spelling only (NFC), no white space at a segment's ends. So two paths that look the same are the same.
 */
export function isNotePath(path: string): boolean {
  if (path.length === 0 || path.length > maxPathLength || path.includes('\\')) return false;
  if (!isWellFormed(path) || oddSpace.test(path) || hasDeceptiveCharacters(path) || tags.test(path)) return false;
  return path === path.normalize('NFC') && path.split('/').every(isSegment);
}

export const notePath = z.string().check(z.refine(isNotePath));
/** A folder is the path of one, or empty for all notes. */
export const noteFolder = z.string().check(z.refine((folder) => folder === '' || isNotePath(folder)));

/**
 * Whether a rule's bounds cover a path: {} covers every path, {folder: "bees"} what lies inside bees. A bound that is not known, or
 * whose folder could not be one, covers nothing. `path` may be a folder: it lies inside itself.
 */
export function isPathWithin(bounds: Readonly<Record<string, string>>, path: string): boolean {
  return Object.entries(bounds).every(
    ([key, folder]) => key === 'folder' && isNotePath(folder) && (path === folder || path.startsWith(`${folder}/`)),
  );
}

function isSegment(segment: string): boolean {
  return (
    segment.length > 0 &&
    segment.length <= maxSegmentLength &&
    segment !== '.' &&
    segment !== '..' &&
    segment === segment.trim()
  );
}
