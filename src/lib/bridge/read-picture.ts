import { saltedSha256OfBytes } from '../base/hash';

type ReadBlob = (hash: string) => Promise<Uint8Array<ArrayBuffer> | null>;

/** The bytes that a picture of the log names; null: they are not here, or are others. */
export async function readPicture(
  readBlob: ReadBlob,
  { hash, salt }: { hash: string; salt: string },
): Promise<Uint8Array<ArrayBuffer> | null> {
  const bytes = await readBlob(hash);
  return bytes && isOf(hash, salt, bytes) ? bytes : null;
}

export function pictureReader(readBlob: ReadBlob): (picture: { hash: string; salt: string }) => ReturnType<ReadBlob> {
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
