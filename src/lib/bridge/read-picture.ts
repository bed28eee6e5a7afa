import { saltedSha256OfBytes } from '../base/hash';
import type { ShownPicture } from '../events/picture';

type ReadBlob = (hash: string) => Promise<Uint8Array<ArrayBuffer> | null>;

type Named = Pick<ShownPicture, 'hash' | 'salt' | 'type'>;

/** The bytes that a picture of the log names; null: they are not here, are others, or no picture of its kind. */
export async function readPicture(
  readBlob: ReadBlob,
  { hash, salt, type }: Named,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const bytes = await readBlob(hash);
  return bytes && begins(bytes, firstBytes[type]) && isOf(hash, salt, bytes) ? bytes : null;
}

/** What is sent as a picture is one: a log from outside may say that of anything. */
const firstBytes = { 'image/jpeg': [0xff, 0xd8, 0xff], 'image/png': [0x89, 0x50, 0x4e, 0x47] } as const;

function begins(bytes: Uint8Array, first: readonly number[]): boolean {
  return first.every((byte, at) => bytes[at] === byte);
}

export function pictureReader(readBlob: ReadBlob): (picture: Named) => ReturnType<ReadBlob> {
  return (picture) => readPicture(readBlob, picture);
}

/** Whether bytes are those that a log names. A salt that came from outside may be none. */
export function isOf(hash: string, salt: string, bytes: Uint8Array): boolean {
  try {
    return saltedSha256OfBytes(salt, bytes) === hash;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}
