import { textLimits } from '../../agent/fold/inbox-row';
import { wellFormed } from '../../base/text';

/** What an address, a share or a link of our own protocol puts into the message box. Nothing is sent by it. */
export interface Prefilled {
  text: string;
  /** Who is behind it, as far as can be told. */
  host: string;
}

/** Of a share as the web manifest names them; `text` alone is an address's own, `link` the protocol's. */
const names = ['title', 'text', 'url', 'link'] as const;
const protocol = /^web\+yadori:(?:\/\/)?/i;

/** `search`: of the address; `referrer`: the page that led here. Null: nothing is to be put into the box. */
export function prefilledBy(search: string, referrer: string, origin: string): Prefilled | null {
  const query = new URLSearchParams(search);
  const parts = names.flatMap((name) => {
    const value = (query.get(name) ?? '').replace(protocol, '').trim();
    return value === '' ? [] : [wellFormed(value)];
  });
  const text = [...new Set(parts)].join('\n').slice(0, textLimits.input);
  if (text === '') return null;
  const behind = [query.get('url'), referrer].map(hostOf).find((host) => host !== null && host !== hostOf(origin));
  return { text, host: behind ?? 'unknown' };
}

/** The address without what was taken from it, so that a reload does not fill the box again. */
export function withoutPrefill(address: string): string {
  const url = new URL(address);
  for (const name of names) url.searchParams.delete(name);
  return url.href;
}

function hostOf(address: string | null): string | null {
  try {
    return new URL(address ?? '').host || null;
  } catch {
    return null; // no address
  }
}
