import type { BroughtPicture } from '../../agent/fold/inbox-row';
import { encodeBase64url } from '../../base/base64url';
import { saltedSha256OfBytes } from '../../base/hash';
import type { YadoriDatabase } from '../../bridge/database';
import type { Picture } from '../../events/picture';
import { readPicture } from '../../bridge/read-picture';
import type { ChatLine } from '../view/chat-line';
import type { MessageBox } from './message-box.svelte';

/** The bytes of a picture of the log; null: they are not here. Rejects where the store cannot be read. */
export async function storedPicture(
  database: YadoriDatabase,
  { hash, salt, type }: Pick<Picture, 'hash' | 'salt' | 'type'>,
): Promise<Uint8Array<ArrayBuffer> | null> {
  if (typeof salt !== 'string') return null;
  return readPicture(async (name) => (await database.blobs.get(name))?.bytes ?? null, { hash, salt, type });
}

/** By a name of its own: a picture goes with its message alone. */
export function newlyNamed(picture: Pick<BroughtPicture, 'type' | 'width' | 'height' | 'bytes'>): BroughtPicture {
  const { type, width, height, bytes } = picture;
  const salt = encodeBase64url(crypto.getRandomValues(new Uint8Array(16)));
  return { hash: saltedSha256OfBytes(salt, bytes), salt, type, width, height, bytes };
}

/** The pictures of a message that is said otherwise go with it; those that are not here stay away. */
export async function bringPicturesAgain(
  { database, messageBox }: { database: YadoriDatabase; messageBox: MessageBox },
  { seq, pictures = [] }: Pick<ChatLine, 'seq' | 'pictures'>,
): Promise<void> {
  const brought: BroughtPicture[] = [];
  for (const picture of pictures) {
    const bytes = await storedPicture(database, picture).catch(() => null); // the line itself tells that it is not here
    if (bytes) brought.push(newlyNamed({ ...picture, bytes }));
  }
  if (messageBox.editing?.seq === seq) messageBox.files.pictures = [...brought, ...messageBox.files.pictures];
}
