/** A leader killed between commit and its signal tells nobody, so the page also looks by itself; ms. */
export const lookEveryMs = 5_000;
