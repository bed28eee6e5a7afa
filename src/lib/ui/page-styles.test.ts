import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const folder = import.meta.dirname;

/** Stylesheets of pages that are loaded when they are first seen, and stay. */
const pages = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .flatMap(({ name }) => readdirSync(join(folder, name)).map((file) => join(folder, name, file)))
  .filter((file) => file.endsWith('Page.svelte'));
const sheets = pages.flatMap((page) =>
  [...readFileSync(page, 'utf8').matchAll(/import '\.\/([\w-]+\.css)';/g)].map(([, name = '']) =>
    join(page, '..', name),
  ),
);

/** What stands outside all braces, block by block; of a media query what stands in it. */
function selectorsOf(css: string): string[] {
  const selectors: string[] = [];
  const text = css.replace(/\/\*.*?\*\//gs, '');
  for (let at = 0; at < text.length;) {
    const open = text.indexOf('{', at);
    if (open < 0) break;
    let end = open + 1;
    for (let depth = 1; depth > 0; end += 1) depth += text[end] === '{' ? 1 : text[end] === '}' ? -1 : 0;
    const head = text.slice(at, open).trim();
    if (head.startsWith('@media')) selectors.push(...selectorsOf(text.slice(open + 1, end - 1)));
    else
      selectors.push(
        ...(head.startsWith('@scope') ? [head] : head.split(/,(?![^(]*\))/).map((selector) => selector.trim())),
      );
    at = end;
  }
  return selectors;
}

it('finds the stylesheets of the pages', () => {
  expect(sheets.length).toBeGreaterThanOrEqual(6);
});

it.each(sheets)('%s says nothing of what is on another page', (sheet) => {
  // names that a page shares with none, or its scope
  const own =
    /^(@scope|\.page-scroll:has\(> \.logpage\)|\.(settings|setting|setting-list|function-list|preview|rules|rule-list|models)\b)/;
  expect(selectorsOf(readFileSync(sheet, 'utf8')).filter((selector) => !own.test(selector))).toEqual([]);
});

it.each(sheets)(
  '%s calls the root of its scope :scope, since by its name only what lies beneath it would be meant',
  (sheet) => {
    const [, root = '', rules = ''] = /@scope \(([^)]*)\)(.*)/su.exec(readFileSync(sheet, 'utf8')) ?? [];
    expect(root !== '' && rules.includes(root)).toBe(false);
  },
);
