/**
 * The words that chat and cli parse, besides a mind's published sentence patterns. Nothing else in the cycle decides by comparing
 * words of a text.
 */
export type Command = 'stop' | 'resume' | 'drop' | 'done' | 'fail' | 'retry' | 'undo' | 'help' | 'status' | 'topic';

const commands: readonly Command[] = [
  'stop',
  'resume',
  'drop',
  'done',
  'fail',
  'retry',
  'undo',
  'help',
  'status',
  'topic',
];

/** Exactly y or n (NFKC, trimmed, lower-cased), else null. Counts only while a request is open. */
export function readAnswer(text: string): 'y' | 'n' | null {
  const answer = text.normalize('NFKC').trim().toLowerCase();
  return answer === 'y' || answer === 'n' ? answer : null;
}

/** Whether a text is a /command, known or not, and so no answer to a question. A Japanese keyboard types the slash full-width. */
export function isCommand(text: string | null): boolean {
  return text !== null && /^\s*[/／]/.test(text);
}

/** The purpose that the person sets by their own `/purpose TEXT`, under any mind; null: it is another text, or not theirs alone. */
export function purposeSaid({ text, taint }: { text: string | null; taint: readonly string[] }): string | null {
  if (text === null || taint.length > 0) return null;
  return /^\s*[/／]purpose\s+(\S[\s\S]*)$/i.exec(text)?.[1]?.trim() ?? null;
}

/** What the CLI sends as a command has its slash, so that nothing else in the log is taken for one. */
export function commandLine(text: string | null): { command: string } | null {
  return text !== null && isCommand(text) ? { command: text } : null;
}

/**
 * The whole of what stops without a slash. Whoever writes it wants a halt, also where a question waits for its answer: taken for that, it
 * would be written into a note.
 */
const stopWords: readonly string[] = [
  'stop',
  'stop it',
  'stop now',
  'please stop',
  '止めて',
  '止まって',
  '止まれ',
  'やめて',
  '停止',
  'ストップ',
];

/** A /command without arguments, or a word that stops; null for all else. `/purpose TEXT` is a message: the mind takes it up. */
export function readCommand(text: string): Command | null {
  if (isStopWord(text)) return 'stop';
  const name = /^\s*\/([a-z]+)\s*$/i.exec(text.normalize('NFKC'))?.[1]?.toLowerCase();
  return commands.find((command) => command === name) ?? null;
}

/**
 * The whole of what takes the newest change back without a slash, where rules judge. What a message is to a mind that reads, that mind says: there
 * “take that back” may be about its words.
 */
const undoWords: readonly string[] = [
  'undo',
  'undo it',
  'undo that',
  'take that back',
  'take it back',
  '戻して',
  '元に戻して',
  '今のなし',
  '今のはなし',
  'さっきのなし',
];

export function saysUndo(text: string): boolean {
  return undoWords.includes(bare(text));
}

function isStopWord(text: string): boolean {
  return stopWords.includes(bare(text));
}

function bare(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s.!。！]+$/u, '')
    .trim();
}
