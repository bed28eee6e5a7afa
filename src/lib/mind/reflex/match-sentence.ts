import { languages, type Language } from '../../base/language';
import type { PatternId, PublishedPattern } from '../pattern-form';
import { publishedPatterns } from '../published-patterns';
import { recipeIds, type RecipeId } from '../recipe-ids';
import { folded, forKeys, keysOf, sentenceMatcher, type SentenceMatch } from './sentence-pattern';
import { withoutAddress } from './without-address';

export interface MatchedSentence extends SentenceMatch {
  id: PatternId;
}

/**
 * What a message says by the published patterns, or null. Sentences of both languages are understood whatever the tab's language;
 * those of `lang` come first. One of `names`, said to whom the message goes, is no part of the sentence.
 */
export function matchSentence(message: string, lang: Language, names: readonly string[] = []): MatchedSentence | null {
  const unaddressed = withoutAddress(message, names);
  if (!unaddressed) return firstMatch(message, lang, sentences);
  const { text, isParted } = unaddressed;
  // a name that a comma parts would else be taken into the open words of a sentence
  const [likely, other] = isParted ? [text, message] : [message, text];
  return firstMatch(likely, lang, sentences) ?? firstMatch(other, lang, sentences);
}

/** Whether a message is the given pattern, as an answer or a phrase. */
export function matchPattern(id: PatternId, message: string, lang: Language): SentenceMatch | null {
  return firstMatch(
    message,
    lang,
    compiled.filter((pattern) => pattern.id === id),
  );
}

/** The recipe whose published pattern a purpose has; null where none fits. */
export function matchRecipe(purpose: string, lang: Language): RecipeId | null {
  return recipeIds.find((recipe) => matchPattern(recipe, purpose, lang) !== null) ?? null;
}

interface Compiled {
  id: PatternId;
  use: PublishedPattern['use'];
  matchers: Readonly<Record<Language, readonly Matcher[]>>;
}

/** `searched`: the message, for keys. */
type Matcher = (message: string, searched: string) => SentenceMatch | null;

/** Compiled when a message first holds words that the sentence cannot do without. */
function lateMatcher(form: string): Matcher {
  let keys: readonly string[] | null | undefined;
  let matcher: ReturnType<typeof sentenceMatcher> | null = null;
  return (message, searched) => {
    if (keys === undefined) keys = keysOf(form);
    if (keys && !keys.some((key) => searched.includes(key))) return null;
    return (matcher ??= sentenceMatcher(form))(message);
  };
}

const compiled: readonly Compiled[] = publishedPatterns.map((pattern) => ({
  id: pattern.id,
  use: pattern.use,
  matchers: {
    en: pattern.en.sentences.map(lateMatcher),
    ja: pattern.ja.sentences.map(lateMatcher),
  },
}));
const sentences = compiled.filter(({ use }) => use === 'sentence');

function firstMatch(message: string, lang: Language, patterns: readonly Compiled[]): MatchedSentence | null {
  // half-width kana and the like are folded only when nothing fits, since that changes the person's own letters
  for (const form of new Set([folded(message), folded(message.normalize('NFKC'))])) {
    const searched = forKeys(form);
    for (const language of [lang, ...languages.filter((other) => other !== lang)]) {
      for (const { id, matchers } of patterns) {
        for (const matcher of matchers[language]) {
          const match = matcher(form, searched);
          if (match) return { id, ...match };
        }
      }
    }
  }
  return null;
}
