import { checkText, type TextProblem } from '../fold/check-text';
import { textLimits, type Refusal } from '../fold/inbox-row';

export type MessageProblem =
  TextProblem | { code: Extract<Refusal, 'purpose_too_long'>; parameters: Record<string, string | number> };

/**
 * What is wrong with a message before it may be stored, or null: as `checkText`, but `/purpose` is told the purpose's own limit, so that
 * its text need not be shortened twice. The page says it at once, and the leader refuses by the same rule.
 */
export function checkMessage(text: string): MessageProblem | null {
  const problem = checkText(text);
  if (problem !== null && problem.code !== 'text_too_long') return problem;
  const purpose = /^\s*[/／]purpose\s+([\s\S]*)$/.exec(text)?.[1] ?? '';
  if (purpose.length <= textLimits.purpose) return problem;
  return { code: 'purpose_too_long', parameters: { length: purpose.length, limit: textLimits.purpose } };
}
