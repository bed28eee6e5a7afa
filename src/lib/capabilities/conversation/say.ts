import * as z from 'zod/mini';
import { makeReport, type CapabilityReport } from '../../agent/fold/capability';

/** UTF-16 units of what is said at once: as much as a person may write. */
const maxText = 8_000;

export const spokenText = z.string().check(
  z.maxLength(maxText),
  z.refine((text) => text.trim() !== ''),
);
/** Which of our own lines it is, where code made it. */
export const lineCode = z.optional(z.string().check(z.regex(/^[A-Za-z0-9._:-]{1,80}$/)));

/** The cycle shows the text itself, in the same transaction as the result, so there is nothing to do and nothing to observe. */
export function said(summary: string): Promise<CapabilityReport> {
  return Promise.resolve(makeReport({ outcome: 'success', cause: null, summary, observation: null }));
}
