import { markdownDocument, type Block, type Inline } from './markdown';

/** As much of an answer as there can be. */
const whole = { characters: 100_000, elements: 20_000 };

/**
 * What a text in Markdown is on a clipboard: as HTML for what keeps its look, and as plain words for what does not. The HTML is made of our own
 * elements, and every text in it is escaped, so that whoever pastes it gets nothing that runs or loads.
 */
export function clipboardText(source: string): { html: string; plain: string } {
  const { blocks, rest } = markdownDocument(source, whole);
  const left = rest.trim();
  return {
    html: htmlOf(blocks) + (left === '' ? '' : `<pre>${escaped(left)}</pre>`),
    plain: [plainOf(blocks), left].filter((part) => part !== '').join('\n\n'),
  };
}

function htmlOf(blocks: readonly Block[]): string {
  return blocks.map(htmlOfBlock).join('\n');
}

function htmlOfBlock(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
      return `<p>${htmlOfLine(block.children)}</p>`;
    case 'heading':
      return `<h${block.level}>${htmlOfLine(block.children)}</h${block.level}>`;
    case 'quote':
      return `<blockquote>${htmlOf(block.blocks)}</blockquote>`;
    case 'code':
      return `<pre><code>${escaped(block.text)}</code></pre>`;
    case 'list': {
      const items = block.items.map(({ isChecked, blocks }) => `<li>${boxOf(isChecked)}${htmlOfItem(blocks)}</li>`);
      const start = block.isOrdered && block.start !== 1 ? ` start="${block.start}"` : '';
      return block.isOrdered ? `<ol${start}>${items.join('')}</ol>` : `<ul>${items.join('')}</ul>`;
    }
    case 'table': {
      const row = (cells: typeof block.head, cell: 'th' | 'td') =>
        `<tr>${cells.map(({ children }) => `<${cell}>${htmlOfLine(children)}</${cell}>`).join('')}</tr>`;
      const body = block.rows.map((cells) => row(cells, 'td')).join('');
      return `<table><thead>${row(block.head, 'th')}</thead><tbody>${body}</tbody></table>`;
    }
    case 'rule':
      return '<hr>';
  }
}

/** A list that stands close has no paragraphs in its items. */
function htmlOfItem(blocks: readonly Block[]): string {
  const [first, ...others] = blocks;
  return first?.kind === 'paragraph' ? htmlOfLine(first.children) + htmlOf(others) : htmlOf(blocks);
}

function htmlOfLine(children: readonly Inline[]): string {
  return children
    .map((child): string => {
      switch (child.kind) {
        case 'text':
          return escaped(child.text).replaceAll('\n', '<br>');
        case 'code':
          return `<code>${escaped(child.text)}</code>`;
        case 'link':
          return `<a href="${escaped(child.url)}">${escaped(child.text)}</a>`;
        default:
          return `<${child.kind}>${htmlOfLine(child.children)}</${child.kind}>`;
      }
    })
    .join('');
}

function escaped(text: string): string {
  const names: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
  return text.replace(/[&<>"]/g, (character) => names[character] ?? '');
}

function plainOf(blocks: readonly Block[]): string {
  return blocks.map(plainOfBlock).join('\n\n');
}

function plainOfBlock(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
    case 'heading':
      return plainOfLine(block.children);
    case 'quote':
      return before(plainOf(block.blocks), '> ', '> ');
    case 'code':
      return block.text.replace(/\n$/, '');
    case 'list':
      return block.items
        .map(({ isChecked, blocks }, at) => {
          const mark = boxOf(isChecked) || (block.isOrdered ? `${block.start + at}. ` : '• ');
          return before(plainOfItem(blocks), mark, ' '.repeat(mark.length));
        })
        .join('\n');
    case 'table':
      return [block.head, ...block.rows]
        .map((cells) => cells.map(({ children }) => plainOfLine(children)).join('\t'))
        .join('\n');
    case 'rule':
      return '—';
  }
}

/** What follows within an item stands close to it. */
function plainOfItem(blocks: readonly Block[]): string {
  return blocks.map(plainOfBlock).join('\n');
}

function boxOf(isChecked: boolean | null): string {
  return isChecked === null ? '' : isChecked ? '☑ ' : '☐ ';
}

function plainOfLine(children: readonly Inline[]): string {
  return children
    .map((child): string => {
      switch (child.kind) {
        case 'text':
        case 'code':
          return child.text;
        case 'link':
          return isAddress(child) ? child.text : `${child.text} (${child.url})`;
        default:
          return plainOfLine(child.children);
      }
    })
    .join('');
}

/** The words are the address itself. */
function isAddress({ text, url }: Extract<Inline, { kind: 'link' }>): boolean {
  return url === text || url === `${text}/`;
}

function before(text: string, first: string, others: string): string {
  return text
    .split('\n')
    .map((line, at) => `${at === 0 ? first : others}${line}`.trimEnd())
    .join('\n');
}
