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
  /**
   * What speaks for distress, and, below zero, against it: a word, two words in a row (Japanese: one to three characters), `#family`, and
   * `##family` for two of one family. Weighed from sentences of both kinds (see docs/decisions/0047); hundredths.
   */
  weights: Readonly<Record<string, number>>;
  /** From this sum, over the square root of how many of them were found, it is distress. */
  enough: number;
}
