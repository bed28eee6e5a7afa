import type { ContextPack } from '../../mind/context-pack';

/** An intake of a plan that was kept is called so; the template's name follows. */
export const planPrefix = 'plan:';

/** What the intake is called of questions about the plan of this template that this goal is of. */
export function planRecipe(template: string, goal: string): string {
  return `${planPrefix}${template}:${goal}`;
}

/** Whether others had a part in the words at hand: such words change neither plan nor purpose. */
export function isOfOthers({ trigger, opener }: Pick<ContextPack, 'trigger' | 'opener'>): boolean {
  return trigger.taint.length + (opener?.taint.length ?? 0) > 0;
}

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
