import type { Language } from '../../../base/language';
import type { PublishedPattern } from '../../../mind/pattern-form';
import { publishedPatterns } from '../../../mind/published-patterns';
import { recipeIds, type RecipeId } from '../../../mind/recipe-ids';
import { recipeNames } from '../../../mind/recipe-names';
import type { CliCommand } from '../cli-command';
import { failed } from '../cli-output';
import { cliWords } from '../cli-words';

const said = {
  en: {
    head: ['recipe', 'called', 'begins with', 'does'],
    recipe: 'recipe',
    called: 'called',
    begins: 'begins with',
    does: 'does',
    noSuch: (name: string) => `No recipe “${name}”. \`recipe\` lists them.`,
  },
  ja: {
    head: ['レシピ', '名前', '始め方', '働き'],
    recipe: 'レシピ',
    called: '名前',
    begins: '始め方',
    does: '働き',
    noSuch: (name: string) => `「${name}」というレシピはありません。recipe で一覧を表示します。`,
  },
} as const;

const recipes = recipeIds.flatMap((id) => publishedPatterns.filter((pattern) => pattern.id === id));

/** From the words that the rules themselves read. */
export const recipe: CliCommand = {
  name: 'recipe',
  reads: 'words',
  words: {
    en: { takes: '[NAME]', does: 'Lists the purposes that have a plan of their own, or tells of one.' },
    ja: { takes: '[名前]', does: '専用の計画がある目的の一覧か、一つの説明を表示します。' },
  },
  completes: (before) => (before.length === 0 ? recipes.map(({ id }) => id) : []),
  run: ({ words, line }, { lang }) => {
    const own = said[lang];
    const [first, more] = words;
    if (first === undefined) {
      const rows = recipes.map((known) => [
        known.id,
        nameOf(known, lang),
        beginningsOf(known, lang)[0] ?? '',
        known[lang].does,
      ]);
      return { status: 'done', parts: [{ kind: 'table', head: own.head, rows }] };
    }
    const asked = words.join(' ').toLowerCase();
    const known = recipes.find((one) =>
      [one.id, nameOf(one, 'en'), nameOf(one, 'ja')].some((name) => name.toLowerCase() === asked),
    );
    if (!known && more !== undefined) return failed(cliWords[lang].tooMany('recipe', more, line.slice(1)));
    if (!known) return failed(own.noSuch(first));
    const pairs: [string, string][] = [
      [own.recipe, known.id],
      [own.called, nameOf(known, lang)],
      [own.begins, beginningsOf(known, lang).join('\n')],
      [own.does, known[lang].does],
    ];
    return { status: 'done', parts: [{ kind: 'pairs', pairs }] };
  },
};

function nameOf({ id }: PublishedPattern, lang: Language): string {
  return recipeNames[id as RecipeId][lang];
}

/** Lines to type. */
function beginningsOf(known: PublishedPattern, lang: Language): string[] {
  return known[lang].examples.map((example) => `purpose ${example}`);
}
