import type { BroughtPicture } from '../../agent/fold/inbox-row';
import { decodeBase64url, encodeBase64url } from '../../base/base64url';
import { pictureLimits } from '../../events/picture';

/** Of this tab alone, like the text beside which they stand. */
const key = 'yadori.draft.pictures';

type KeptPicture = Omit<BroughtPicture, 'bytes'> & { bytes: string };

/** The most that a message brings takes 3.2 million characters, which every browser holds for a tab. */
export function picturesText(pictures: readonly BroughtPicture[]): string {
  return JSON.stringify(pictures.map((one): KeptPicture => ({ ...one, bytes: encodeBase64url(one.bytes) })));
}

/** Throws where the text is none of ours. */
export function readPicturesText(text: string): BroughtPicture[] {
  const kept = JSON.parse(text) as KeptPicture[]; // written by this app alone
  return kept
    .slice(0, pictureLimits.count)
    .map((one) => ({ ...one, bytes: new Uint8Array(decodeBase64url(one.bytes)) }));
}

/** Those in the box outlive a reload and a page that is killed, and go with the tab. None forgets them; where storage is blocked, nothing is kept. */
export function keepPictures(pictures: readonly BroughtPicture[]): void {
  try {
    if (pictures.length === 0) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, picturesText(pictures));
  } catch (error) {
    console.debug('the pictures in the box are not kept', error);
    if (pictures.length > 0) keepPictures([]); // older ones would come back in their place
  }
}

export function keptPictures(): BroughtPicture[] {
  try {
    const stored = sessionStorage.getItem(key);
    if (stored !== null) return readPicturesText(stored);
  } catch (error) {
    console.debug('no pictures', error);
  }
  return [];
}
