import type { FormKeys } from './compile-forms';

/** What must stand in a text for each form of one language to be looked for, by the part of its grammar. */
export type GrammarKeys = Readonly<Record<'figures' | 'surely' | 'maybe' | 'elsewhere' | 'signs', FormKeys>>;

/**
 * Worked out by the build (scripts/support/form-keys-plugin.ts), since a first message would wait for it; null elsewhere: then it is worked
 * out when it is first needed.
 */
export const formKeys: Readonly<Record<'en' | 'ja', GrammarKeys>> | null = null;
