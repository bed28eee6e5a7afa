import * as z from 'zod/mini';
import { collectionIdPattern, mostCollections } from '../../bridge/minds';

const collectionId = z.string().check(z.regex(collectionIdPattern));

export const collectionsPayload = z.strictObject({
  query: z.string().check(
    z.maxLength(200),
    z.refine((text) => text.trim() !== ''),
  ),
  /** Of the address that the person entered, with its port where it has one. */
  host: z.string().check(z.regex(/^[a-z0-9.-]{1,100}(:[0-9]{1,5})?$/)),
  collections: z.array(collectionId).check(z.minLength(1), z.maxLength(mostCollections)),
});
export type CollectionsPayload = z.infer<typeof collectionsPayload>;
