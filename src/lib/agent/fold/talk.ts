import type { LogEvent } from '../../events/log-event';
import { textOf } from '../../events/family';
import { isCommand } from './chat-grammar';

/** So many of the last things said are named. */
const kept = 12;

/**
 * What the person and the Avatar said to each other, after one more event: seqs, newest last. What others wrote, or what was said because of
 * it, is no part of it: it would make everything decided afterwards theirs.
 */
export function talkAfter(talk: readonly number[], event: LogEvent): number[] {
  return isSaid(event) ? [...talk, event.seq].slice(-kept) : (talk as number[]);
}

function isSaid(event: LogEvent): boolean {
  if (event.foreign || event.taint.length > 0) return false;
  if (event.type === 'input') return event.authority === 'user' && !isCommand(textOf(event.text));
  return event.type === 'output' && (event.kind === 'reply' || event.kind === 'message' || event.kind === 'question');
}
