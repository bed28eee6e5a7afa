export const languages = ['en', 'ja'] as const;
export type Language = (typeof languages)[number];

export function isLanguage(value: unknown): value is Language {
  return value === 'en' || value === 'ja';
}

/** The first of the given language tags (as `navigator.languages`) that we speak, else English. */
export function languageOf(tags: readonly string[]): Language {
  for (const tag of tags) {
    const base = tag.toLowerCase().split('-')[0];
    if (isLanguage(base)) return base;
  }
  return 'en';
}
