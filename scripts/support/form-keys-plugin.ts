import type { Plugin } from 'vite';
import { keysOfGrammar } from '../../src/lib/care/find-distress';

/** Works out what src/lib/care/form-keys.ts holds, so that no message waits for it. */
export function formKeys(): Plugin {
  return {
    name: 'form-keys',
    apply: 'build',
    transform: (_, id) => (/\/care\/form-keys\.ts$/.test(id) ? formKeysModule() : null),
  };
}

/** As JSON in a text, which is read much faster than code; each list of words stands there once. */
export function formKeysModule(): string {
  const lists: string[] = [];
  const placeOf = (keys: readonly string[] | null): number => {
    if (keys === null) return -1;
    const list = shortestOf(keys).join('|'); // which stands for something else in a form, so in no key
    const place = lists.indexOf(list);
    return place >= 0 ? place : lists.push(list) - 1;
  };
  const [en, ja] = (['en', 'ja'] as const).map((lang) =>
    Object.fromEntries(Object.entries(keysOfGrammar(lang)).map(([part, keys]) => [part, keys.map(placeOf)])),
  );
  return `const { lists, en, ja } = JSON.parse(${JSON.stringify(JSON.stringify({ lists, en, ja }))});
const known = lists.map((list) => list.split('|'));
const keysOf = (parts) =>
  Object.fromEntries(Object.entries(parts).map(([part, places]) => [part, places.map((place) => known[place] ?? null)]));
export const formKeys = { en: keysOf(en), ja: keysOf(ja) };
`;
}

/** A text that holds a longer one of them holds the shorter one within it. */
function shortestOf(keys: readonly string[]): string[] {
  return keys.filter((key) => !keys.some((other) => other !== key && key.includes(other)));
}
