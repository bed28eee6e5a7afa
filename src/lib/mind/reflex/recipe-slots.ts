/** What a recipe asks before it plans, in this order. */
export const recipeSlots = {
  /** For any purpose that no other recipe fits. */
  general: ['purpose', 'kind', 'outcome', 'date', 'have', 'steps'],
  study: ['subject', 'kind', 'date', 'hours', 'materials'],
  /** A further goal of a purpose that is not reached yet. */
  next: ['steps', 'date'],
  event: ['purpose', 'date', 'place', 'bring', 'prepare'],
  journal: ['purpose', 'clock', 'prompts'],
  weekly: ['purpose', 'days', 'clock'],
  habit: ['purpose', 'days', 'clock', 'why'],
  tidy: ['purpose', 'merge'],
} as const;
export type IntakeRecipe = keyof typeof recipeSlots;
export type Slot = (typeof recipeSlots)[IntakeRecipe][number];

/** A purpose that says itself that it is to be a habit, and not only how often. */
export function isCalledHabit(purpose: string): boolean {
  return /\bhabit\b|習慣/i.test(purpose);
}

/** Whether a recipe asks for something at all. */
export function asksFor(slot: Slot, recipe: IntakeRecipe): boolean {
  return (recipeSlots[recipe] as readonly Slot[]).includes(slot);
}

export function isIntakeRecipe(name: string): name is IntakeRecipe {
  return Object.hasOwn(recipeSlots, name);
}

export function isSlot(name: string): name is Slot {
  return Object.values(recipeSlots).some((slots) => (slots as readonly string[]).includes(name));
}
