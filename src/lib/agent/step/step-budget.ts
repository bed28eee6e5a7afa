import { actionDigest } from '../../events/action-digest';
import type { JsonObject } from '../../base/json';
import type { SpentBudget } from '../fold/budget';
import { decisionByCode } from '../../events/decision';
import { fallbackLanguage, type Turn } from './turn';
import { hasOpenRequest } from '../fold/halts';
import { lineOf } from '../words/lines';
import { situationOf } from '../words/situation';
import type { Due } from '../fold/snapshot';
import { ask } from './step-ask';

export const budgetCapability = 'budget.extend';

/** A spent budget halts with a plain question: y to it, or Resume, opens another hour. While another request is open, Resume alone does. */
export function haltForBudget(turn: Turn, due: Due, { budget, count }: SpentBudget): void {
  const lang = due.lang ?? fallbackLanguage;
  const halted = turn.add(
    { type: 'lifecycle', name: 'halted', reason: 'budget', detail: budget },
    { trigger: due.seq, lang, taint: due.taint },
  );
  const line = lineOf(`halted.budget.${budget}`, lang, { count });
  const face = turn.context.catalogue(budgetCapability);
  const payload = budget === 'money' ? { budget, amount: count } : { budget, count };
  if (hasOpenRequest(turn.run) || !face?.parse(payload).ok) {
    turn.say('monologue', `halted.budget.${budget}`, { count }, { trigger: halted.seq, decision: null, lang });
    return;
  }
  const thought = turn.add(
    {
      type: 'thought',
      judgment: lineOf('thought.budget', lang),
      intent: lineOf('thought.budget.intent', lang),
      situation_summary: situationOf(turn.snapshot, lang).summary,
      attempt: 1,
      search_summary: `do_action ${face.name}`,
      decision: decisionByCode(face.name, payload, line, 'question'),
    },
    { trigger: halted.seq, lang, taint: due.taint },
  );
  ask(
    turn,
    {
      decision: `D${thought.seq}`,
      thought: thought.seq,
      digest: actionDigest(face.name, face.version, thought as unknown as JsonObject),
      capability: face.name,
      capability_version: face.version,
      task: null,
      finishes: true,
      lang,
      taint: due.taint,
      is_public: due.is_public,
    },
    face.describe(payload, lang),
    thought.seq,
  );
}
