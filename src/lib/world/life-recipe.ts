/** As the steps of a life's tasks name it. */
export const labRecipe = 'lab';
