/**
 * Text of others as data: between two lines that it cannot hold itself, with where it comes from. What must not happen because of it is
 * prevented elsewhere, in code; this only helps a model to tell orders from things to read.
 */
export function fenced(text: string, origins: readonly string[]): string {
  let mark = 'DATA';
  for (let count = 1; text.includes(mark); count++) mark = `DATA${count}`;
  const from = origins.length === 0 ? 'tool' : origins.join(', ');
  return `<<<${mark} from ${from.replace(/[\r\n]/g, ' ')}\n${text}\n${mark}>>>`;
}
