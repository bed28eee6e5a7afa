import type { JsonObject } from '../../base/json';
import { actionDigest } from '../../events/action-digest';
import { decisionByCode } from '../../events/decision';
import type { SpentBudget } from '../fold/budget';
import type { Due } from '../fold/snapshot';
import { lineOf } from '../words/lines';
import { situationOf } from '../words/situation';
import { wordedLines } from '../words/worded-lines';
import { ask, budgetCapability } from './step-ask';
import { fallbackLanguage, type Turn } from './turn';

/** Asks for another hour of a spent budget. False: it cannot be asked for here. */
export function askForBudget(turn: Turn, due: Due, { budget, count }: SpentBudget, halted: number): boolean {
  const lang = due.lang ?? fallbackLanguage;
  const line = lineOf(`halted.budget.${budget}`, lang, { count });
  const face = turn.context.catalogue(budgetCapability);
  const payload = budget === 'money' ? { budget, amount: count } : { budget, count };
  if (!face?.parse(payload).ok) return false;
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
    { trigger: halted, lang, taint: due.taint },
  );
  ask(
    turn,
    {
      decision: `D${thought.seq}`,
      digest: actionDigest(face.name, face.version, thought as unknown as JsonObject),
      capability: face.name,
      capability_version: face.version,
      lang,
      taint: due.taint,
    },
    wordedLines(face, payload, lang),
    thought.seq,
  );
  return true;
}
