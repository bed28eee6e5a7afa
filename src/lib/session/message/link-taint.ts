/** Taint of words that a link put into the box; its host follows. */
const linkMark = 'link:';

export function linkTaint(host: string): string {
  return `${linkMark}${host}`;
}

/** Host of the link that put words into what bears this taint; null: none did. */
export function linkIn(taint: readonly string[]): string | null {
  return taint.find((mark) => mark.startsWith(linkMark))?.slice(linkMark.length) ?? null;
}
