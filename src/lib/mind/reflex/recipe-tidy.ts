import { checkStep, questionStep, reportStep } from './recipe-steps';
import { inNames, type PlanInput, type RecipeTasks } from './recipe-task';
import { readMerge } from './slots';
import { recipeWords } from './words-recipes';

/** Notes that belong together become one: each is put into the first and deleted after that; nothing without a y. */
export function tidyTasks({ pack, answers }: PlanInput): RecipeTasks {
  const words = recipeWords[pack.lang];
  const [into = '', ...others] = readMerge(answers['merge'], pack) ?? [];
  const folder = into.includes('/') ? into.slice(0, into.lastIndexOf('/')) : '';
  return {
    name: words.goal.tidy,
    tasks: [
      { name: words.task.list, step: { step: 'list', parameters: { folder: '' } } },
      ...others.flatMap((from) => [
        {
          name: words.task.merge(inNames(from), inNames(into)),
          step: { step: 'merge', parameters: { path: into, from } },
        },
        { name: words.task.remove(inNames(from)), step: { step: 'remove', parameters: { path: from, into } } },
      ]),
      questionStep(pack, 'tidy_next', { path: into, about: into }),
      checkStep(pack, { path: into, texts: others.map((from) => words.label.from(from)), dates: [] }),
      reportStep(pack, { folder, path: '', title: words.goal.tidy, date: null, lines: [] }),
    ],
  };
}
