export const languages = ['en', 'ja'] as const;
export type Language = (typeof languages)[number];

export function isLanguage(value: unknown): value is Language {
  return value === 'en' || value === 'ja';
}

/** The language that a tag names ("ja-JP"), if we speak it. */
export function languageIn(tag: string | null): Language | null {
  const base = tag?.toLowerCase().split(/[-_]/)[0];
  return isLanguage(base) ? base : null;
}

/** The first of the given language tags (as `navigator.languages`) that we speak, else English. */
export function languageOf(tags: readonly string[]): Language {
  for (const tag of tags) {
    const language = languageIn(tag);
    if (language) return language;
  }
  return 'en';
}
