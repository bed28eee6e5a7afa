import { textOf } from '../events/family';
import type { EventOf } from '../events/log-event';
import type { Check } from './check';
import type { Report } from './report';

/**
 * Part of invariant 6: words of distress are answered by code right behind them, can be talked about, and become nothing: no decision on them
 * acts or plans, and none takes their text as the purpose.
 */
export function createCareCheck(report: Report): Check {
  const inputs = new Set<number>();
  /** Each of them; there are few. */
  const texts = new Set<string>();
  let unanswered: { line: number; seq: number } | null = null;

  function problemWith({ trigger, decision }: EventOf<'thought'>): string | null {
    const { plan_update: update, decision_outcome: outcome, action_type: action } = decision;
    const purpose = textOf(update?.purpose ?? null);
    if (purpose !== null && texts.has(purpose.trim())) return 'words of distress became the purpose';
    if (trigger === null || !inputs.has(trigger)) return null;
    return update !== undefined || (outcome === 'do_action' && action !== 'conversation')
      ? 'more than talk was made of words of distress'
      : null;
  }

  return {
    visit({ line, seq, event }) {
      if (unanswered) {
        const isAnswer = event.type === 'output' && event.trigger === unanswered.seq && event.code !== undefined;
        if (!isAnswer) report(6, unanswered, 'words of distress are not answered');
        unanswered = null;
      }
      if (event.type === 'input' && event.care) {
        inputs.add(seq);
        const text = textOf(event.text)?.trim();
        if (text) texts.add(text);
        unanswered = { line, seq };
      }
      const problem = event.type === 'thought' ? problemWith(event) : null;
      if (problem !== null) report(6, { line, seq }, problem);
    },
  };
}
