import * as z from 'zod/mini';
import { importLimits } from './import-limits';
import { sha256Hex, taintMarks } from '../events/family';

/**
 * A whole backup is a file of lines: a head, then each part between its begin and its end, then the end of all. The lines of `log` are
 * events.jsonl as it is exported; those of the other parts are rows as stored, one a line, so that the parts can be read by themselves.
 */
export const backupVersion = 2;
export const backupParts = ['log', 'notes', 'mind', 'done_goals', 'changes', 'blobs'] as const;
export type BackupPart = (typeof backupParts)[number];

/** Version 2 brings pictures. Where there are none, version 1 is written still, which earlier builds can read. */
export function partsOf(version: number): readonly BackupPart[] {
  return backupParts.filter((part) => version >= 2 || part !== 'blobs');
}

/** A note has 200,000 bytes at most, and each may take six characters of JSON. UTF-16 units. */
export const maxRowCharacters = importLimits.lineCharacters;

const count = z.int().check(z.minimum(0));

export const backupHead = z.object({
  backup: z.literal('yadori'),
  version: z.int().check(z.minimum(1)),
  /** When it was made, UTC. */
  time: z.string(),
  log: z.nullable(z.string()),
});
export const partBegin = z.object({ part: z.enum(backupParts) });
/** How many lines the part has, and the SHA-256 of them with their line feeds. */
export const partEnd = z.object({ end: z.enum(backupParts), count, sha256: sha256Hex });
/** Counts and hashes of all parts once more: without this line the file is cut off. */
export const backupEnd = z.object({
  end_of_backup: z.literal(true),
  parts: z.record(z.string(), z.object({ count, sha256: sha256Hex })),
});

export const noteRow = z.strictObject({
  path: z.string().check(z.minLength(1), z.maxLength(200)),
  content: z.string(),
  bytes: count,
  taint: taintMarks,
  written_by: count,
  created_by: count,
  /** As it is stored: whatever shows it must be able to read it. */
  time: z.string().check(
    z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    z.refine((time) => !Number.isNaN(Date.parse(time))),
  ),
});
/** `bytes`: base64url. */
export const blobRow = z.strictObject({ hash: sha256Hex, bytes: z.string().check(z.maxLength(1_000_000)) });
export const mindRow = z.strictObject({ key: z.enum(['persona', 'mood']), value: z.unknown() });
