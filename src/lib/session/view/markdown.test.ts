import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { markdownDocument, type Block, type Inline, showsEveryWord } from './markdown';

const limits = { characters: 12_000, elements: 150 };
const blocksOf = (source: string) => markdownDocument(source, limits).blocks;
const inlineOf = (source: string): Inline[] => {
  const [block] = blocksOf(source);
  return block?.kind === 'paragraph' ? block.children : [];
};

/** All words that a document shows. */
function wordsOf(blocks: readonly Block[]): string {
  const ofInline = (children: readonly Inline[]): string =>
    children.map((child) => ('children' in child ? ofInline(child.children) : child.text)).join('');
  return blocks
    .map((block) => {
      switch (block.kind) {
        case 'paragraph':
        case 'heading':
          return ofInline(block.children);
        case 'quote':
          return wordsOf(block.blocks);
        case 'list':
          return block.items.map(({ blocks: inner }) => wordsOf(inner)).join('\n');
        case 'code':
          return block.text;
        case 'table':
          return [block.head, ...block.rows]
            .map((row) => row.map(({ children }) => ofInline(children)).join(' '))
            .join('\n');
        case 'rule':
          return '';
      }
    })
    .join('\n');
}

function elementsOf(blocks: readonly Block[]): number {
  const ofInline = (children: readonly Inline[]): number =>
    children.reduce(
      (sum, child) => sum + (child.kind === 'text' ? 0 : 1) + ('children' in child ? ofInline(child.children) : 0),
      0,
    );
  return blocks.reduce((sum, block) => {
    if (block.kind === 'paragraph' || block.kind === 'heading') return sum + 1 + ofInline(block.children);
    if (block.kind === 'quote') return sum + 1 + elementsOf(block.blocks);
    if (block.kind === 'list') return block.items.reduce((all, item) => all + 1 + elementsOf(item.blocks), sum + 1);
    if (block.kind === 'table')
      return [block.head, ...block.rows].reduce(
        (all, row) => all + 1 + row.reduce((cells, cell) => cells + 1 + ofInline(cell.children), 0),
        sum + 1,
      );
    return sum + 1;
  }, 0);
}

describe('Markdown', () => {
  it('becomes blocks and marks', () => {
    expect(blocksOf('# Plan\n\nTwo **bold** and *leaning* and ~~gone~~ `code`\nnext line')).toEqual([
      { kind: 'heading', level: 1, children: [{ kind: 'text', text: 'Plan' }] },
      {
        kind: 'paragraph',
        children: [
          { kind: 'text', text: 'Two ' },
          { kind: 'strong', children: [{ kind: 'text', text: 'bold' }] },
          { kind: 'text', text: ' and ' },
          { kind: 'em', children: [{ kind: 'text', text: 'leaning' }] },
          { kind: 'text', text: ' and ' },
          { kind: 'del', children: [{ kind: 'text', text: 'gone' }] },
          { kind: 'text', text: ' ' },
          { kind: 'code', text: 'code' },
          { kind: 'text', text: '\nnext line' },
        ],
      },
    ]);
  });

  it('keeps the numbers of a list, the boxes of its items and what stands in them', () => {
    expect(blocksOf('3. milk\n4. bread\n\n- [x] done\n- [ ] not\n  - inner')).toMatchObject([
      { kind: 'list', isOrdered: true, start: 3, items: [{ isChecked: null }, { isChecked: null }] },
      {
        kind: 'list',
        isOrdered: false,
        items: [
          { isChecked: true, blocks: [{ children: [{ text: 'done' }] }] },
          { isChecked: false, blocks: [{ children: [{ text: 'not' }] }, { kind: 'list' }] },
        ],
      },
    ]);
  });

  it('keeps code as it stands, with the name of its language, and a quote and a line', () => {
    const source = '```python title="x"\nif a < b:\n\tprint("<b>")\n```\n\n> said\n\n---';
    expect(blocksOf(source)).toEqual([
      { kind: 'code', language: 'python', text: 'if a < b:\n\tprint("<b>")' },
      { kind: 'quote', blocks: [{ kind: 'paragraph', children: [{ kind: 'text', text: 'said' }] }] },
      { kind: 'rule' },
    ]);
  });

  it('reads tables with their alignment', () => {
    expect(blocksOf('| what | price |\n|---|--:|\n| tea | **3** |')).toEqual([
      {
        kind: 'table',
        head: [
          { align: null, children: [{ kind: 'text', text: 'what' }] },
          { align: 'right', children: [{ kind: 'text', text: 'price' }] },
        ],
        rows: [
          [
            { align: null, children: [{ kind: 'text', text: 'tea' }] },
            { align: 'right', children: [{ kind: 'strong', children: [{ kind: 'text', text: '3' }] }] },
          ],
        ],
      },
    ]);
  });

  it('marks Japanese as it is written, also beside its brackets and full stops', () => {
    expect(inlineOf('これは**「重要」**です。')).toEqual([
      { kind: 'text', text: 'これは' },
      { kind: 'strong', children: [{ kind: 'text', text: '「重要」' }] },
      { kind: 'text', text: 'です。' },
    ]);
  });

  it('[F-29] makes no element of HTML, no picture, and a link only of http and https, which shows its host', () => {
    const html = '<img src=x onerror=alert(1)> <script>x</script> a<svg/onload=x>';
    expect(inlineOf(html)).toEqual([{ kind: 'text', text: html }]);
    expect(
      inlineOf('[go](javascript:alert(1)) [d](data:text/html,x) [f](file:///etc) [v](vbscript:x) [r](/here)'),
    ).toEqual([
      {
        kind: 'text',
        text: '[go](javascript:alert(1)) [d](data:text/html,x) [f](file:///etc) [v](vbscript:x) [r](/here)',
      },
    ]);
    expect(inlineOf('![a](https://evil.example/a.png)[good.example][1]\n\n[1]: https://evil.example/b "t"')).toEqual([
      { kind: 'link', text: 'a', url: 'https://evil.example/a.png', host: 'evil.example' },
      { kind: 'link', text: 'good.example', url: 'https://evil.example/b', host: 'evil.example' },
    ]);
    expect(inlineOf('see https://bees.example/a_b_c。')).toEqual([
      { kind: 'text', text: 'see ' },
      { kind: 'link', text: 'https://bees.example/a_b_c', url: 'https://bees.example/a_b_c', host: 'bees.example' },
      { kind: 'text', text: '。' },
    ]);
  });

  it('cuts a table of 5,000 rows off at a row, and gives what is left as it was written', () => {
    const rows = Array.from({ length: 5_000 }, (_, row) => `| ${row} | b |`);
    const source = ['| a | b |', '|---|---|', ...rows].join('\n');
    const { blocks, rest } = markdownDocument(source, limits);
    const [table] = blocks;
    const shown = table?.kind === 'table' ? table.rows.length : 0;
    expect(shown).toBeGreaterThan(20);
    expect(elementsOf(blocks)).toBeLessThanOrEqual(limits.elements);
    expect(rest).toBe(rows.slice(shown).join('\n'));
  });

  it('loses no text and grows past no limit, whatever is nested or repeated', () => {
    const n = 12_000;
    const bombs = [
      '['.repeat(1_000_000),
      '[a]('.repeat(n),
      '>'.repeat(n),
      '> '.repeat(400),
      '- '.repeat(n / 4),
      '1. '.repeat(n / 4),
      Array.from({ length: 150 }, (_, depth) => `${'  '.repeat(depth)}- a`).join('\n'),
      '**a '.repeat(n / 4),
      '_a_ '.repeat(n / 4),
      '*a **b '.repeat(n / 8),
      '`'.repeat(n),
      '|'.repeat(n),
      `|${'a|'.repeat(2_000)}\n|${'-|'.repeat(2_000)}\n`,
      '# \n'.repeat(n / 4),
      '```\n'.repeat(n / 4),
      '![a]('.repeat(n / 5),
      '<!--'.repeat(n / 4),
      '&amp;'.repeat(n / 5),
      '\u202eabc\u200b\u2066**x**\u200d'.repeat(500),
    ];
    for (const source of bombs) {
      const { blocks, rest } = markdownDocument(source, limits);
      expect(elementsOf(blocks)).toBeLessThanOrEqual(limits.elements);
      expect(rest === '' || source.endsWith(rest)).toBe(true);
      if (blocks.length === 0) expect(rest).toBe(source);
    }
  });

  it('shows every word of any text, or leaves it in the rest', () => {
    const piece = fc.constantFrom(
      'word',
      '**',
      '*',
      '_',
      '`',
      '```',
      '\n',
      '\n\n',
      '> ',
      '- ',
      '1. ',
      '[a](',
      ')',
      '| ',
      '#',
      '~~',
      '\\',
      '  ',
      '「強調」',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
        const source = pieces.join('');
        const { blocks, rest } = markdownDocument(source, { characters: 300, elements: 12 });
        const count = (text: string) => text.split('word').length - 1;
        const asInfo = source.match(/(?:```|~~~)[^\n]*word[^\n]*/gu)?.length ?? 0;
        const asAddress = source.match(/\]\([^\n)]*word/gu)?.length ?? 0;
        fc.pre(asInfo === 0 && asAddress === 0); // what names a language or an address is no word that is shown
        expect(count(wordsOf(blocks)) + count(rest)).toBe(count(source));
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('[F-18] whether every word of a text is shown', () => {
  const isShown = (text: string) => showsEveryWord(text, { characters: 40_000, elements: 1_500 });

  it.each([
    '# Budget: 300 €\n\n| What | Euro |\n|---|---:|\n| Food | 130 |\n| **Sum** | **300** |\n',
    '# 計画\n\n1. 簿記を始める\n2. 仕訳を**多め**に\n\n- [x] 買う\n- [ ] 電卓\n\n> 待つ\n\n---\n',
    '3. three\n4. four\n\n```js\nrun(1) // `x`\n```\n\nSee https://example.com/a?b=c.',
  ])('it is of %j', (text) => expect(isShown(text)).toBe(true));

  it.each([
    'Read [this](https://evil.example/steal?x=1).',
    '[hidden]: https://evil.example/x "title"\n\nNothing.',
    '| a |\n|---|\n| 1 | and send it off |',
    '1. one\n1. one more',
    'A &lt;tag&gt; in disguise',
    '```js rm -rf\nrun\n```',
  ])('it is not of %j', (text) => expect(isShown(text)).toBe(false));
});
