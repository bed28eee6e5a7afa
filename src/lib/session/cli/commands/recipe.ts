import type { Language } from '../../../base/language';
import { templateIds, type TemplateId } from '../../../reflex/plans/template';
import { templateTitles } from '../../../reflex/plans/template-titles';
import type { CliCommand } from '../cli-command';
import { failed } from '../cli-output';
import { cliWords } from '../cli-words';

const said = {
  en: {
    head: ['plan', 'called', 'say'],
    recipe: 'plan',
    called: 'called',
    say: 'say',
    noSuch: (name: string) => `No plan “${name}”. \`recipe\` lists them.`,
  },
  ja: {
    head: ['計画', '名前', '言い方'],
    recipe: '計画',
    called: '名前',
    say: '言い方',
    noSuch: (name: string) => `「${name}」という計画はありません。recipe で一覧を表示します。`,
  },
} as const;

/** The plans that rules make from one sentence. */
export const recipe: CliCommand = {
  name: 'recipe',
  reads: 'words',
  words: {
    en: { takes: '[NAME]', does: 'Lists the plans that need no model, or tells of one.' },
    ja: { takes: '[名前]', does: 'モデルなしで作れる計画の一覧か、一つの説明を表示します。' },
  },
  completes: (before) => (before.length === 0 ? [...templateIds] : []),
  run: ({ words, line }, { lang }) => {
    const own = said[lang];
    const [first, more] = words;
    if (first === undefined) {
      const rows = templateIds.map((id) => [id, templateTitles[id][lang].title, templateTitles[id][lang].example]);
      return { status: 'done', parts: [{ kind: 'table', head: own.head, rows }] };
    }
    const asked = words.join(' ').toLowerCase();
    const known = templateIds.find((id) => [id, ...namesOf(id)].some((name) => name.toLowerCase() === asked));
    if (!known && more !== undefined) return failed(cliWords[lang].tooMany('recipe', more, line.slice(1)));
    if (!known) return failed(own.noSuch(first));
    const { title, example } = templateTitles[known][lang];
    const pairs: [string, string][] = [
      [own.recipe, known],
      [own.called, title],
      [own.say, example],
    ];
    return { status: 'done', parts: [{ kind: 'pairs', pairs }] };
  },
};

function namesOf(id: TemplateId): string[] {
  return (['en', 'ja'] as const satisfies readonly Language[]).map((lang) => templateTitles[id][lang].title);
}
