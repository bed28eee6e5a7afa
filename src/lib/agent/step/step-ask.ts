import type { ActionOnItsWay, Due, PendingRequest, ShownLines } from '../fold/snapshot';
import type { ApprovalBody } from '../../events/approval';
import type { Language } from '../../base/language';
import { fallbackLanguage, type Turn } from './turn';
import { shownAgain, type WordedLines } from '../words/worded-lines';
import type { SpentBudget } from '../fold/budget';
import { hasOpenRequest } from '../fold/halts';

export type AskedAction = Pick<
  ActionOnItsWay,
  'decision' | 'digest' | 'capability' | 'capability_version' | 'lang' | 'taint'
>;

/** Asks for y or n. The request takes its id from the seq of this asking. `repeats`: result of the failed attempt before. */
export function ask(
  turn: Turn,
  action: AskedAction,
  lines: WordedLines,
  trigger: number,
  repeats: number | null = null,
): void {
  turn.add(
    {
      type: 'approval',
      status: 'asked',
      request: `R${turn.nextSeq}`,
      decision: action.decision,
      digest: action.digest,
      lines,
      by: null,
      via: null,
      capability: action.capability,
      capability_version: action.capability_version,
      ...(repeats !== null && { repeats }),
    },
    { trigger, lang: action.lang ?? fallbackLanguage, taint: action.taint },
  );
}

/** The same action, asked once more: a new request for the same decision, so that an old answer is void. */
export function askAnew(
  turn: Turn,
  action: ActionOnItsWay & { lines: ShownLines },
  repeats: number | null = null,
): void {
  ask(turn, action, shownAgain(action.lines), action.thought, repeats);
}

/** What becomes of a request that waits: the same lines again, and who settled it. Null: a later decision took it back. */
export function settleRequest(
  turn: Turn,
  { request, decision, digest, lines, capability, capability_version, taint }: PendingRequest,
  status: 'granted' | 'denied' | 'withdrawn',
  via: ApprovalBody['via'],
  frame: { trigger: number; lang: Language },
): number {
  const by = via === null ? null : 'user';
  const shown = { request, decision, digest, lines: shownAgain(lines), by, via, capability, capability_version };
  return turn.add({ type: 'approval', status, ...shown }, { ...frame, taint }).seq;
}

export const budgetCapability = 'budget.extend';

/** A spent budget halts with a plain question: y to it, or Resume, opens another hour. While another request is open, Resume alone does. */
export function haltForBudget(turn: Turn, due: Due, spent: SpentBudget): void {
  const lang = due.lang ?? fallbackLanguage;
  const halted = turn.add(
    { type: 'lifecycle', name: 'halted', reason: 'budget', detail: spent.budget },
    { trigger: due.seq, lang, taint: due.taint },
  );
  if (!hasOpenRequest(turn.run) && turn.context.late?.askForBudget(turn, due, spent, halted.seq)) return;
  const { budget, count } = spent;
  turn.say('monologue', `halted.budget.${budget}`, { count }, { trigger: halted.seq, decision: null, lang });
}
