/** Where in a text a passage stands; UTF-16 units of the text as it is written. */
export interface Place {
  from: number;
  to: number;
}

/** The form in which texts are compared: full and half width, ligatures and case make no difference. */
export function searchForm(text: string): string {
  return text.normalize('NFKC').toLowerCase().normalize('NFKC');
}

/** Whether a text holds a passage that is in search form already. An empty passage stands everywhere. */
export function holds(text: string, passage: string): boolean {
  return searchForm(text).includes(passage);
}

/** A character and the marks that make one with it, half-width voiced marks too. */
const cluster = /[^][\p{M}\uFF9E\uFF9F]*/gu;

/** The first place of a passage (in search form); null where there is none. */
export function placeOf(text: string, passage: string): Place | null {
  if (passage === '') return null;
  let form = '';
  /** For each unit of the form, where its cluster begins and ends in the text. */
  const origins: Place[] = [];
  for (const { 0: part, index } of text.matchAll(cluster)) {
    const own = searchForm(part);
    form += own;
    for (let unit = 0; unit < own.length; unit++) origins.push({ from: index, to: index + part.length });
  }
  const at = form.indexOf(passage);
  const [first, last] = [origins[at], origins[at + passage.length - 1]];
  return at >= 0 && first && last ? { from: first.from, to: last.to } : null;
}
