/**
 * The words that chat and cli parse, besides a mind's published sentence patterns. Nothing else in the cycle decides by comparing
 * words of a text.
 */
export type Command = 'stop' | 'resume' | 'drop' | 'done' | 'fail' | 'retry' | 'undo' | 'help' | 'status';

const commands: readonly Command[] = ['stop', 'resume', 'drop', 'done', 'fail', 'retry', 'undo', 'help', 'status'];

/** Exactly y or n (NFKC, trimmed, lower-cased), else null. Counts only while a request is open. */
export function readAnswer(text: string): 'y' | 'n' | null {
  const answer = text.normalize('NFKC').trim().toLowerCase();
  return answer === 'y' || answer === 'n' ? answer : null;
}

/** Whether a text is a /command, known or not, and so no answer to a question. A Japanese keyboard types the slash full-width. */
export function isCommand(text: string | null): boolean {
  return text !== null && /^\s*[/／]/.test(text);
}

/** What the CLI sends as a command has its slash, so that nothing else in the log is taken for one. */
export function commandLine(text: string | null): { command: string } | null {
  return text !== null && isCommand(text) ? { command: text } : null;
}

/** A /command without arguments, or null. `/purpose TEXT` is a message: the mind takes it up. */
export function readCommand(text: string): Command | null {
  const name = /^\s*\/([a-z]+)\s*$/i.exec(text.normalize('NFKC'))?.[1]?.toLowerCase();
  return commands.find((command) => command === name) ?? null;
}
