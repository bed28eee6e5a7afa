import type { BroughtPicture } from '../../src/lib/agent/fold/inbox-row';
import { encodeBase64url } from '../../src/lib/base/base64url';
import { saltedSha256OfBytes } from '../../src/lib/base/hash';

/** A picture as a tab brings it; `sign` tells one from another. Its bytes begin as a JPEG's do. */
export function broughtPicture(sign: number, size: { width: number; height: number } = { width: 1_024, height: 768 }) {
  const bytes = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, sign, ...new Array<number>(60).fill(sign)]);
  const salt = encodeBase64url(new Uint8Array(16).fill(sign));
  const picture: BroughtPicture = { hash: saltedSha256OfBytes(salt, bytes), salt, type: 'image/jpeg', ...size, bytes };
  return picture;
}
