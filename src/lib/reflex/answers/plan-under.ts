import type { ContextPack } from '../../mind/context-pack';

/** An intake of a plan that was kept is called so; the template's name follows. */
export const planPrefix = 'plan:';

/** Whether the open question is one about a plan that was kept. */
export function isPlanQuestion({ intake }: Pick<ContextPack, 'intake'>): boolean {
  return intake !== null && intake.recipe.startsWith(planPrefix) && intake.awaiting !== null;
}

/** Whether a plan was kept whose questions come now. */
export function isPlanUnder({ intake }: Pick<ContextPack, 'intake'>): boolean {
  return intake !== null && intake.recipe.startsWith(planPrefix);
}

/** Recipes that an intake is called by now; others are of older builds. */
const known: ReadonlySet<string> = new Set(['alarm', 'alarm_change', 'alarm_cancel', 'purpose']);

export function isKnownRecipe(recipe: string): boolean {
  return known.has(recipe) || recipe.startsWith(planPrefix);
}
