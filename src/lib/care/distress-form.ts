/**
 * The words of distress in one language: what is compared with a message, and nothing else is. All of it is data, in this order:
 * the message is brought to one spelling, `figures` are cut out of it, and what is left is searched for `surely` and `maybe`.
 *
 * A form is words with `(a|b)` one of them, `[a|b]` one of them or none, `{name}` one of `words`, `*` the rest of a word, `~` a few words
 * of the same sentence, `~9` up to nine of them (Japanese: characters), `<` and `>` the sentence's start and end, `^` and `$` the message's, `!(a|b)` not followed by, `-(a|b)` not
 * preceded by, `"~"` anything in quotation marks.
 */
export interface DistressGrammar {
  /** Whole words written otherwise: short forms, slips, family names for the same person. */
  spellings: Readonly<Record<string, string>>;
  /** Words that change nothing and are passed over. */
  fillers: readonly string[];
  words: Readonly<Record<string, string>>;
  /** Figures of speech, titles, accidents. */
  figures: readonly string[];
  /** Distress wherever it stands. */
  surely: readonly string[];
  /** Distress unless `elsewhere` stands near. */
  maybe: readonly string[];
  /** Stories, games, studies, machines, laughter: what is said there is hardly said of oneself. */
  elsewhere: readonly string[];
  /** Families of words that say little alone. */
  signs: Readonly<Record<string, string>>;
}

/**
 * What speaks for distress, and, below zero, against it, fitted to the sentences of tests/fixtures/care (scripts/support/fit-care.ts; see
 * docs/decisions/0064). All of it in hundredths: a text's sum is `base`, and its parts' weights over the square root of how many of them
 * have one (at least sixteen).
 */
export interface DistressWeights {
  base: number;
  /** From this sum it is distress. */
  enough: number;
  /** Below this sum it is none, though a form was found. */
  calm: number;
  /**
   * A line each, the weight before its part: a word, `~` its stem, `_` four letters of it, two words in a row (Japanese: one to three
   * characters), `#family`, `##family` for two of one family, `#family+family`.
   */
  weights: string;
}
