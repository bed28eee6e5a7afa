import MarkdownIt, { type Token } from 'markdown-it';
import cjkFriendly from 'markdown-it-cjk-friendly';
import { textParts, webAddress } from './text-links';

/** What stands within a line. A text is text: nothing of it becomes markup. */
export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'code'; text: string }
  | { kind: 'strong' | 'em' | 'del'; children: Inline[] }
  | { kind: 'link'; text: string; url: string; host: string };

export type Block =
  | { kind: 'paragraph'; children: Inline[] }
  | { kind: 'heading'; level: number; children: Inline[] }
  | { kind: 'list'; isOrdered: boolean; start: number; items: ListItem[] }
  | { kind: 'quote'; blocks: Block[] }
  | { kind: 'code'; language: string; text: string }
  | { kind: 'table'; head: Cell[]; rows: Cell[][] }
  | { kind: 'rule' };

/** `isChecked`: of an item that begins with a box; null: it has none. */
export interface ListItem {
  isChecked: boolean | null;
  blocks: Block[];
}

export interface Cell {
  align: 'left' | 'center' | 'right' | null;
  children: Inline[];
}

export interface MarkdownDocument {
  blocks: Block[];
  /** The source from where its limits cut it off; empty: it is whole. */
  rest: string;
}

/** How much of a text is shown as Markdown; elements are those of the page. */
export interface MarkdownLimits {
  characters: number;
  elements: number;
}

/** Containers in containers. What is nested deeper is shown as it is written: the parser would drop it. */
const maxDepth = 12;
/** Elements within one paragraph; a paragraph of more is no prose, and stands as it is written. */
const maxInline = 120;

/** No raw HTML, and no element that asks for anything elsewhere: an address counts only where a person may be asked to open it. */
const parser = new MarkdownIt({ html: false, maxNesting: maxDepth * 2 }).use(cjkFriendly);
parser.validateLink = (address) => webAddress(address) !== null;
parser.normalizeLinkText = (address) => address;

/** A text as blocks, as far as the limits reach; each text that it holds comes from the source and is to be shown as text. */
export function markdownDocument(source: string, limits: MarkdownLimits): MarkdownDocument {
  const lines = source.replace(/\r\n?/g, '\n').split('\n');
  const count = linesWithin(lines, limits.characters);
  const text = lines.slice(0, count).join('\n');
  const tokens = parser.parse(text, {});
  if (count === 0 || tokens.some(({ level }) => level >= maxDepth)) return { blocks: [], rest: source };
  const reader = new TokenReader(tokens, limits.elements);
  const blocks = reader.blocks();
  const from = reader.cutAt ?? count;
  return { blocks, rest: lines.slice(from).join('\n') };
}

/**
 * Whether what is shown of a text holds every letter and figure of it, in its order: only the marks of Markdown themselves are drawn
 * otherwise. An address behind a word, or a cell beyond its table's head, would be approved unseen.
 */
export function showsEveryWord(source: string, limits: MarkdownLimits): boolean {
  const { blocks, rest } = markdownDocument(source, limits);
  return wordsOf(wordsIn(blocks) + rest) === wordsOf(source);
}

function wordsOf(text: string): string {
  return text.replace(/[^\p{L}\p{N}\p{S}]|[`|>+=~^]/gu, '');
}

function wordsIn(blocks: readonly Block[]): string {
  return blocks.map(wordsInBlock).join('');
}

function wordsInBlock(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
    case 'heading':
      return textOf(block.children);
    case 'quote':
      return wordsIn(block.blocks);
    case 'code':
      return block.language + block.text;
    case 'table':
      return [block.head, ...block.rows]
        .flat()
        .map(({ children }) => textOf(children))
        .join('');
    case 'list':
      return block.items
        .map(({ isChecked, blocks }, at) => {
          const number = block.isOrdered ? String(block.start + at) : '';
          return number + (isChecked === true ? 'x' : '') + wordsIn(blocks);
        })
        .join('');
    case 'rule':
      return '';
  }
}

/** How many whole lines fit. */
function linesWithin(lines: readonly string[], characters: number): number {
  let room = characters;
  let count = 0;
  for (const line of lines) {
    room -= line.length + 1;
    if (room < 0) break;
    count++;
  }
  return count;
}

/** Reads the parser's flat list; ends at a block, item or row that no longer fits. */
class TokenReader {
  /** Line of the source where it was cut off; null: nowhere. */
  cutAt: number | null = null;
  readonly #tokens: readonly Token[];
  #at = 0;
  #room: number;

  constructor(tokens: readonly Token[], elements: number) {
    this.#tokens = tokens;
    this.#room = elements;
  }

  /** Up to the token that closes them, which is taken too. */
  blocks(): Block[] {
    const blocks: Block[] = [];
    for (let token = this.#next(); token && token.nesting !== -1; token = this.#next()) {
      if (!this.#fits(token, 1)) {
        this.#skip(token);
        continue;
      }
      const block = this.#block(token);
      if (block) blocks.push(block);
    }
    return blocks;
  }

  #next(): Token | undefined {
    return this.#tokens[this.#at++];
  }

  /** Takes room, or cuts off here. Once it is cut off, nothing fits. */
  #fits({ map }: Token, elements: number): boolean {
    if (this.cutAt !== null) return false;
    this.#room -= elements;
    if (this.#room < 0) this.cutAt = map?.[0] ?? 0;
    return this.cutAt === null;
  }

  #skip({ nesting }: Token): void {
    for (let depth: number = nesting; depth > 0;) depth += this.#next()?.nesting ?? -depth;
  }

  #block(token: Token): Block | null {
    switch (token.type) {
      case 'paragraph_open':
        return this.#ofLine(token, (children) => ({ kind: 'paragraph', children }));
      case 'heading_open': {
        const level = Number(token.tag.slice(1));
        return this.#ofLine(token, (children) => ({ kind: 'heading', level, children }));
      }
      case 'bullet_list_open':
      case 'ordered_list_open':
        return this.#list(token);
      case 'blockquote_open':
        return { kind: 'quote', blocks: this.blocks() };
      case 'fence':
      case 'code_block':
        this.#room -= 4; // its box, head and button
        return { kind: 'code', language: languageOf(token.info), text: token.content.replace(/\n$/, '') };
      case 'table_open':
        return this.#table();
      case 'hr':
        return { kind: 'rule' };
      default:
        this.#skip(token);
        return null;
    }
  }

  /** A block that holds one line of text; null where that no longer fits. */
  #ofLine(opening: Token, made: (children: Inline[]) => Block): Block | null {
    const children = this.#inline(opening);
    this.#next();
    return children && made(children);
  }

  #inline(opening: Token): Inline[] | null {
    const token = this.#next();
    if (!token) return [];
    const children = inlineOf(token);
    return this.#fits(opening, elementsIn(children)) ? children : null;
  }

  #list(opening: Token): Block {
    const items: ListItem[] = [];
    for (let token = this.#next(); token && token.nesting !== -1; token = this.#next()) {
      if (this.#fits(token, 1)) items.push(checkable(this.blocks()));
      else this.#skip(token);
    }
    const start = Number(opening.attrs?.find(([name]) => name === 'start')?.[1] ?? 1);
    return { kind: 'list', isOrdered: opening.type === 'ordered_list_open', start, items };
  }

  #table(): Block {
    const rows: Cell[][] = [];
    let head: Cell[] = [];
    for (let token = this.#next(); token && token.type !== 'table_close'; token = this.#next()) {
      if (token.type !== 'tr_open') continue; // groups of rows
      const row = this.#row(token);
      if (row && head.length === 0) head = row;
      else if (row) rows.push(row);
    }
    return { kind: 'table', head, rows };
  }

  #row(opening: Token): Cell[] | null {
    const cells: Cell[] = [];
    let elements = 1;
    for (let token = this.#next(); token && token.type !== 'tr_close'; token = this.#next()) {
      if (token.type !== 'inline') {
        if (token.nesting === 1) cells.push({ align: alignOf(token), children: [] });
        continue;
      }
      const cell = cells.at(-1);
      if (cell) cell.children = inlineOf(token);
      elements += 1 + elementsIn(cell?.children ?? []);
    }
    return this.#fits(opening, elements) ? cells : null;
  }
}

/** Of what follows the fence, only the first word, which is the language by custom. */
function languageOf(info: string): string {
  return /^[\w+#.-]{1,30}/u.exec(info.trim())?.[0] ?? '';
}

function alignOf({ attrs }: Token): Cell['align'] {
  const style = attrs?.find(([name]) => name === 'style')?.[1];
  const [, align] = /text-align:(left|center|right)/.exec(String(style)) ?? [];
  return (align as Cell['align'] | undefined) ?? null;
}

/** `[ ]` and `[x]` at an item's beginning are a box. */
function checkable(blocks: Block[]): ListItem {
  const [first] = blocks;
  const text = first?.kind === 'paragraph' && first.children[0]?.kind === 'text' ? first.children[0] : null;
  const box = text && /^\[([ xX])\]\s+/.exec(text.text);
  if (!box) return { isChecked: null, blocks };
  text.text = text.text.slice(box[0].length);
  return { isChecked: box[1] !== ' ', blocks };
}

function elementsIn(children: readonly Inline[]): number {
  return children.reduce((sum, child) => {
    if (child.kind === 'text') return sum;
    return sum + (child.kind === 'link' ? 2 : 1) + ('children' in child ? elementsIn(child.children) : 0);
  }, 0);
}

const marks: Readonly<Record<string, 'strong' | 'em' | 'del'>> = {
  strong_open: 'strong',
  em_open: 'em',
  s_open: 'del',
};

function inlineOf({ children, content }: Token): Inline[] {
  const read = joinedTexts(inlineUntilClosed(children ?? [], { at: 0 }));
  return elementsIn(read) > maxInline ? [{ kind: 'text', text: content }] : read;
}

function inlineUntilClosed(tokens: readonly Token[], place: { at: number }): Inline[] {
  const read: Inline[] = [];
  while (place.at < tokens.length) {
    const token = tokens[place.at++] as Token;
    if (token.nesting === -1) break;
    const mark = marks[token.type];
    if (mark) read.push({ kind: mark, children: joinedTexts(inlineUntilClosed(tokens, place)) });
    else if (token.type === 'link_open') read.push(linkOf(token, textOf(inlineUntilClosed(tokens, place))));
    else if (token.type === 'image') read.push(linkOf(token, token.content));
    else if (token.type === 'code_inline') read.push({ kind: 'code', text: token.content });
    else read.push({ kind: 'text', text: token.type.endsWith('break') ? '\n' : token.content });
  }
  return read;
}

/** A picture from elsewhere is never fetched: its address stands there as any other, to be opened or not. */
function linkOf({ attrs }: Token, text: string): Inline {
  const address = String(attrs?.find(([name]) => name === 'href' || name === 'src')?.[1] ?? '');
  const url = webAddress(address);
  if (!url) return { kind: 'text', text };
  return { kind: 'link', text: text.trim() === '' ? url.href : text, url: url.href, host: url.host };
}

function textOf(children: readonly Inline[]): string {
  return children.map((child) => ('children' in child ? textOf(child.children) : child.text)).join('');
}

/** Pieces of text in a row as one, cut only where an address stands in it. */
function joinedTexts(children: readonly Inline[]): Inline[] {
  const joined: Inline[] = [];
  for (const child of children) {
    const before = joined.at(-1);
    if (child.kind === 'text' && before?.kind === 'text') before.text += child.text;
    else joined.push(child.kind === 'text' ? { ...child } : child);
  }
  return joined.flatMap((child): Inline[] => (child.kind === 'text' ? textParts(child.text) : [child]));
}
