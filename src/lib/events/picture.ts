import * as z from 'zod/mini';
import { freeText, sha256Hex } from './family';

/** A message brings at most so many; bytes of one, and its longest side in pixels. */
export const pictureLimits = { count: 4, bytes: 600_000, side: 1_024 } as const;

const side = z.int().check(z.minimum(1), z.maximum(pictureLimits.side));

/** What the log knows of a picture: its bytes stand beside it, and are gone where its salt was taken out. */
export const picture = z.strictObject({
  /** Lower-case hex SHA-256 of the salt's bytes followed by its own: under it the bytes are stored. */
  hash: sha256Hex,
  salt: freeText,
  type: z.enum(['image/jpeg', 'image/png']),
  width: side,
  height: side,
  bytes: z.int().check(z.minimum(1), z.maximum(pictureLimits.bytes)),
});
export type Picture = z.infer<typeof picture>;

export const pictures = z.array(picture).check(z.minLength(1), z.maxLength(pictureLimits.count));

/** A picture that is still there, by what names it. Its bytes are fetched by whoever shows it, and are what that names or nothing. */
export type ShownPicture = Pick<Picture, 'hash' | 'type' | 'width' | 'height'> & { salt: string };
