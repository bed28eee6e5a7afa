export type TextPart = { kind: 'text'; text: string } | { kind: 'link'; text: string; url: string; host: string };

const address = /https?:\/\/[^\s<>"'`（）「」『』、。，]+/giu;
/** What ends a sentence or a markdown link rather than the address. */
const tail = /[)\]}.,;:!?*_~]+$/u;

/** A text cut at its web addresses. Only http and https count, and only what the browser itself reads as an address. */
export function textParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(address)) {
    const found = match[0].replace(tail, '');
    const url = webAddress(found);
    if (!url) continue;
    if (match.index > end) parts.push({ kind: 'text', text: text.slice(end, match.index) });
    parts.push({ kind: 'link', text: found, url: url.href, host: url.host });
    end = match.index + found.length;
  }
  if (end < text.length) parts.push({ kind: 'text', text: text.slice(end) });
  return parts;
}

/** What may be opened from a text, after asking: http and https alone. */
export function webAddress(text: string): URL | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  return url && (url.protocol === 'https:' || url.protocol === 'http:') && url.host !== '' ? url : null;
}
