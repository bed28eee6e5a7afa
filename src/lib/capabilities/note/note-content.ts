import * as z from 'zod/mini';

/** UTF-16 units that one action may write; the whole payload has a limit of its own in bytes. */
export const maxContentLength = 20_000;
/** UTF-8 bytes of all notes: 20 MB. */
export const maxWorkspaceBytes = 20_000_000;

export const noteContent = z.string().check(z.maxLength(maxContentLength));
