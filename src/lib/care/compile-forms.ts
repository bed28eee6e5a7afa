import { InvariantError } from '../base/invariant';

/** What a language's forms are compiled with: its words end where letters end, or anywhere. */
export interface Writing {
  /** Written with spaces: what stands in a form is whole words. */
  hasSpaces: boolean;
  /** Brings the letters of a form to the spelling of the messages that it is compared with. */
  fold(text: string): string;
}

/** Forms (see DistressGrammar) as one pattern: whether any of them stands in a text. Throws InvariantError for a broken form. */
export function compileForms(forms: readonly string[], words: Readonly<Record<string, string>>, writing: Writing): RegExp {
  return new RegExp(forms.map((form) => `(?:${compileForm(form, words, writing)})`).join('|'), 'gu');
}

const token = /\{(\w+)\}|"~"|~(\d+) ?|~ ?|!\(|-\(|[()[\]|<>^$]|\*|[^{}"~!\-()[\]|<>*^$]+|./gu;

function compileForm(form: string, words: Readonly<Record<string, string>>, writing: Writing): string {
  const { hasSpaces } = writing;
  const body = form.replace(token, (part, name: string | undefined, most: string | undefined) => {
    if (name === 'any') return '[^ .]+';
    if (name !== undefined) {
      const listed = words[name];
      if (listed === undefined) throw new InvariantError(`"${form}" has an unknown word ${part}`);
      return `(?:${compileForm(listed, words, writing)})`;
    }
    if (most !== undefined) return hasSpaces ? `(?:[^ .]+ ){0,${most}}?` : `[^。]{0,${most}}`;
    switch (part) {
      case '(':
      case '[':
        return '(?:';
      case ')':
      case '|':
        return part;
      case ']':
        return ')?';
      case '!(':
        return '(?!';
      case '-(':
        return '(?<!';
      case '<':
        return hasSpaces ? '(?<=\\. ?)' : '(?<=[。、「])';
      case '>':
        return hasSpaces ? '(?= ?\\.)' : '(?=[。、」])';
      case '^':
        return hasSpaces ? '(?<=^ \\. ?)' : '(?<=^。)';
      case '$':
        return hasSpaces ? '(?= ?\\. $)' : '(?=。$)';
      case '*':
        return '[a-z]*';
      case '"~"':
        return hasSpaces ? '"[^"]*"' : '「[^」]*」';
      case '~ ':
        return '(?:[^ .]+ ){0,6}?';
      case '~':
        return '(?:[^ .]+ ?){0,8}';
      default:
        return compileWords(part, form, writing);
    }
  });
  return hasSpaces ? `(?<![a-z0-9])(?:${body})(?![a-z0-9])` : body;
}

function compileWords(part: string, form: string, { hasSpaces, fold }: Writing): string {
  if (/^[{}"!\-~]$/u.test(part)) throw new InvariantError(`"${form}" has a stray ${part}`);
  if (hasSpaces) return part.replaceAll('.', '\\.');
  // Latin letters among Japanese ones are whole words, or OD would stand in "good"
  return fold(part).replace(/[a-z0-9]+/gu, (word) => `(?<![a-z0-9])${word}(?![a-z0-9])`);
}
