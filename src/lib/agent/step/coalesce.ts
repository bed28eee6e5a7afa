import { heldUpTo } from './next-work';
import type { Due, Run, Snapshot } from '../fold/snapshot';

/** So many messages at most are answered by one decision. */
const together = 24;

/**
 * The messages that wait behind `due` and can be answered with it by one decision: of the same person or public, equally tainted, in the
 * order they came. What answers a question, was put off or came by the CLI is judged by itself.
 */
export function waitingWith({ run }: Snapshot, due: Due): Due[] {
  if (!isPlain(due)) return [];
  const others = run.queue.filter(({ seq }) => seq > due.seq && seq > heldUpTo(run));
  const end = others.findIndex((other) => !isPlain(other) || !isAlike(other, due));
  return (end === -1 ? others : others.slice(0, end)).slice(0, together - 1);
}

/** Seq of the waiting message that says the very same and came just before; null: this one says something new. */
export function repeatedMessage(
  { state, run }: Snapshot,
  message: { source: string; text: string; taint: readonly string[]; surface: 'chat' | 'cli' },
): number | null {
  const last = run.queue.at(-1);
  if (!last || (last.repeated ?? last.seq) !== run.news || last.later || last.is_public) return null;
  if (last.surface !== undefined || message.surface === 'cli') return null;
  if (isQuestionOpen(run) || state.input.source !== message.source || state.input.text !== message.text) return null;
  return isAlike(last, { ...last, taint: [...message.taint].sort() }) ? last.seq : null;
}

function isPlain({ kind, answers, later, surface }: Due): boolean {
  return kind === 'input' && answers === null && !later && surface === undefined;
}

function isAlike(one: Due, other: Due): boolean {
  return (
    one.is_public === other.is_public && one.lang === other.lang && one.taint.join('\n') === other.taint.join('\n')
  );
}

function isQuestionOpen({ asking }: Run): boolean {
  return asking !== null && asking.answer === null;
}
