import { isCommand } from '../fold/chat-grammar';
import { checkText, type TextProblem } from '../fold/check-text';
import { textLimits, type Refusal } from '../fold/inbox-row';
import type { Snapshot } from '../fold/snapshot';

export type MessageProblem =
  TextProblem | { code: Extract<Refusal, 'purpose_too_long'>; parameters: Record<string, string | number> };

/**
 * What is wrong with a message before it may be stored, or null: as `checkText`, but one that would become the purpose is told the
 * purpose's own limit, so that it need not be shortened twice. The page says it at once, and the leader refuses by the same rule.
 */
export function checkMessage(snapshot: Snapshot, text: string): MessageProblem | null {
  const problem = checkText(text);
  if (problem !== null && problem.code !== 'text_too_long') return problem;
  const purpose = purposeIn(snapshot, text);
  if (purpose === null || purpose.length <= textLimits.purpose) return problem;
  return { code: 'purpose_too_long', parameters: { length: purpose.length, limit: textLimits.purpose } };
}

/** The part of a message that would be a purpose, by the declared grammar and by what was asked; null when it would be none. */
function purposeIn({ state, run }: Snapshot, text: string): string | null {
  const command = /^\s*[/／]purpose\s+([\s\S]*)$/.exec(text);
  if (command) return command[1] ?? '';
  const isFree = state.plan.purpose === null || (run.is_purpose_reached && state.plan.goals.length === 0);
  return isFree && run.intake === null && !isCommand(text) ? text : null;
}
