import { InvariantError } from '../base/invariant';

/** How a language is written: with spaces, what stands in a form is whole words. */
export interface Writing {
  hasSpaces: boolean;
  /** Brings the letters of a form to the spelling of the messages that it is compared with. */
  readonly fold: (text: string) => string;
}

/** A form (see DistressGrammar) to look for in a text. */
export interface CompiledForm {
  /** All passages of a text that have the form. */
  findAll(text: string): { passage: string; from: number; to: number }[];
}

interface Compiled {
  source: string;
  /** One of these stands in every text that has the form; null: none is known. */
  keys: readonly string[] | null;
}

type Words = Readonly<Record<string, string>>;

/** Of each form the words one of which stands in every text that has the form; null: none is known. */
export type FormKeys = readonly (readonly string[] | null)[];

/**
 * Compiles forms so that most of them are never made: a form's pattern is built when a text first holds one of the words that the form
 * cannot do without. `keys`: what `keysOf` gives for these forms, where that is known already. Throws InvariantError for a broken form.
 */
export function compileForms(
  forms: readonly string[],
  words: Words,
  writing: Writing,
  keys: FormKeys = keysOf(forms, words, writing),
): CompiledForm[] {
  const known = new Map<string, Compiled>();
  return forms.map((form, index) =>
    lazyForm(keys[index] ?? null, () => new FormReader(form, words, writing, known).read().source),
  );
}

export function keysOf(forms: readonly string[], words: Words, writing: Writing): FormKeys {
  const known = new Map<string, Compiled>();
  return forms.map((form) => new FormReader(form, words, writing, known).read().keys);
}

function lazyForm(keys: readonly string[] | null, sourceOf: () => string): CompiledForm {
  let pattern: RegExp | null = null;
  return {
    findAll(text) {
      if (keys && !keys.some((key) => text.includes(key))) return [];
      pattern ??= new RegExp(sourceOf(), 'gu');
      return [...text.matchAll(pattern)].map(({ 0: passage, index }) => ({
        passage: passage.trim(),
        from: index,
        to: index + passage.length,
      }));
    },
  };
}

const token = /\{(\w+)\}|"~"|~(\d+) ?|~ ?|!\(|-\(|[()[\]|<>^$*]|[^{}"~!\-()[\]|<>*^$]+|./gu;

class FormReader {
  readonly #tokens: RegExpExecArray[];
  #at = 0;

  constructor(
    readonly form: string,
    readonly words: Words,
    readonly writing: Writing,
    readonly known: Map<string, Compiled>,
  ) {
    this.#tokens = [...form.matchAll(token)];
  }

  read(): Compiled {
    const { source, keys } = this.#alternatives(null);
    return { source: this.writing.hasSpaces ? `(?<![a-z0-9])(?:${source})(?![a-z0-9])` : source, keys };
  }

  #alternatives(end: ')' | ']' | null): Compiled {
    const options: Compiled[] = [];
    for (;;) {
      options.push(this.#sequence());
      const part = this.#tokens[this.#at++]?.[0];
      if (part === '|') continue;
      if (part !== (end ?? undefined)) throw new InvariantError(`"${this.form}" has a bracket too many or too few`);
      return { source: options.map(({ source }) => source).join('|'), keys: anyOf(options) };
    }
  }

  #sequence(): Compiled {
    const parts: Compiled[] = [];
    for (;;) {
      const next = this.#tokens[this.#at];
      if (!next || next[0] === '|' || next[0] === ')' || next[0] === ']')
        return { source: parts.map(({ source }) => source).join(''), keys: sharpest(parts) };
      this.#at++;
      parts.push(this.#part(next));
    }
  }

  #part([part, name, most]: RegExpExecArray): Compiled {
    const { hasSpaces } = this.writing;
    if (name === 'any') return { source: '[^ .]+', keys: null };
    if (name !== undefined) return this.#listed(name);
    if (most !== undefined) return { source: hasSpaces ? `(?:[^ .]+ ){0,${most}}?` : `[^。]{0,${most}}`, keys: null };
    switch (part) {
      case '(': {
        const { source, keys } = this.#alternatives(')');
        return { source: `(?:${source})`, keys };
      }
      case '[':
        return { source: `(?:${this.#alternatives(']').source})?`, keys: null };
      case '!(':
        return { source: `(?!${this.#alternatives(')').source})`, keys: null };
      case '-(':
        return { source: `(?<!${this.#alternatives(')').source})`, keys: null };
      default:
        return this.#sign(part) ?? this.#literal(part);
    }
  }

  #sign(part: string): Compiled | null {
    const source = (this.writing.hasSpaces ? spacedSigns : japaneseSigns)[part];
    return source === undefined ? null : { source, keys: null };
  }

  #literal(part: string): Compiled {
    const { hasSpaces, fold } = this.writing;
    if (/^[{}"!\-~]$/u.test(part)) throw new InvariantError(`"${this.form}" has a stray ${part}`);
    const text = fold(part);
    const key = text.trim();
    // Latin letters among Japanese ones are whole words, or OD would stand in "good"
    const source = hasSpaces
      ? text.replaceAll('.', '\\.')
      : text.replace(/[a-z0-9]+/gu, (word) => `(?<![a-z0-9])${word}(?![a-z0-9])`);
    return { source, keys: key === '' ? null : [key] };
  }

  #listed(name: string): Compiled {
    const found = this.known.get(name);
    if (found) return found;
    const listed = this.words[name];
    if (listed === undefined) throw new InvariantError(`"${this.form}" has an unknown word {${name}}`);
    const { source, keys } = new FormReader(listed, this.words, this.writing, this.known).read();
    const compiled = { source: `(?:${source})`, keys };
    this.known.set(name, compiled);
    return compiled;
  }
}

const spacedSigns: Readonly<Record<string, string>> = {
  '<': '(?<=\\. ?)',
  '>': '(?= ?\\.)',
  '^': '(?<=^ \\. ?)',
  $: '(?= ?\\. $)',
  '*': '[a-z]*',
  '"~"': '"[^"]*"',
  '~ ': '(?:[^ .]+ ){0,6}?',
  '~': '(?:[^ .]+ ?){0,8}',
};

const japaneseSigns: Readonly<Record<string, string>> = {
  '<': '(?<=[。、「])',
  '>': '(?=[。、」])',
  '^': '(?<=^。)',
  $: '(?=。$)',
  '"~"': '「[^」]*」',
};

/** Every alternative must have one, or none is needed. */
function anyOf(options: readonly Compiled[]): readonly string[] | null {
  const keys: string[] = [];
  for (const option of options) {
    if (option.keys === null) return null;
    keys.push(...option.keys);
  }
  return [...new Set(keys)];
}

/** Of what must all be there, what is found most seldom: the longest words. */
function sharpest(parts: readonly Compiled[]): readonly string[] | null {
  let best: readonly string[] | null = null;
  for (const { keys } of parts) if (keys && (!best || shortest(keys) > shortest(best))) best = keys;
  return best;
}

function shortest(keys: readonly string[]): number {
  return Math.min(...keys.map(({ length }) => length));
}
