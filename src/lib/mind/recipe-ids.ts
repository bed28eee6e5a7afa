/** The recipes that a purpose gets by its words, in the order in which they are tried; all other purposes get the general one. */
export const recipeIds = ['event', 'journal', 'weekly', 'habit', 'tidy', 'study'] as const;
export type RecipeId = (typeof recipeIds)[number];
