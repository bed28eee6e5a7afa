import { purposeSaid } from '../agent/fold/chat-grammar';
import { purposeSubject } from '../agent/fold/goals';
import { isMessage } from '../events/input';
import { textOf } from '../events/family';
import type { EventOf, LogEvent } from '../events/log-event';
import type { Check } from './check';
import { isPublic } from './authority-check';
import { createProposals, isSame } from './proposed-check';
import type { Report } from './report';

/** Thoughts of this version and later were written when only the person could set a purpose. */
const sinceVersion = 2;

/**
 * Part of invariant 6: the person alone sets a purpose. A model's thought holds none but what their own /purpose said, and a change of it
 * was proposed and approved. Rules that the person's words meet are published, and no model: their thoughts have a language.
 */
export function createPurposeCheck(report: Report): Check {
  const proposals = createProposals();
  /** By the seq of a message; null: its text was redacted. */
  const said = new Map<number, string | null>();
  /** Messages and presses of theirs alone. */
  const own = new Set<number>();
  /** Changes that put it in other words, and were not taken back. */
  const reworded = new Map<number, EventOf<'change'>>();

  function problemWith(event: LogEvent): string | null {
    if (event.type === 'change' && event.subject === purposeSubject) {
      if (event.undo_of !== null) return isTakenBack(event) ? null : 'it takes back a purpose that was set otherwise';
      if (event.before) reworded.set(event.seq, event);
      const isApproved = event.trigger !== null && proposals.behind(event.trigger) !== null;
      return isApproved ? null : 'it sets a purpose that nobody approved';
    }
    const isOfModel = event.type === 'thought' && event.v >= sinceVersion && event.lang === null;
    if (event.type === 'thought' && event.decision.plan_update?.purpose_dropped && !isDroppedByPerson(event))
      return 'it drops a purpose, and no word of the person’s own that rules read does';
    return isOfModel && setsOther(event) ? 'a model sets a purpose that the person neither said nor approved' : null;
  }

  /** Once, by the person, and the very words of before, by what set those. */
  function isTakenBack({ undo_of, trigger, before, after, by }: EventOf<'change'>): boolean {
    const known = reworded.get(undo_of ?? 0);
    reworded.delete(undo_of ?? 0);
    if (!known || trigger !== undo_of || by !== 'user' || after?.['keeps_goals'] !== true) return false;
    const isBack = ['value', 'kind', 'decision'].every((name) => isSame(after[name], known.before?.[name]));
    return isBack && isSame(before?.['value'], known.after?.['value']);
  }

  /** Rules read it out of what the person typed or pressed, and nobody else's words are in that. */
  function isDroppedByPerson({ lang, way = 'rules', trigger }: EventOf<'thought'>): boolean {
    return lang !== null && way === 'rules' && trigger !== null && own.has(trigger);
  }

  function setsOther({ decision, trigger }: EventOf<'thought'>): boolean {
    const purpose = decision.plan_update?.purpose;
    if (purpose === undefined) return false;
    if (trigger === null || !said.has(trigger)) return true;
    const [own, set] = [said.get(trigger) ?? null, textOf(purpose)];
    return own !== null && set !== null && own !== set;
  }

  return {
    visit({ line, seq, event }) {
      const problem = problemWith(event);
      if (problem !== null) report(6, { line, seq }, problem);
      if (event.type === 'input' && !isPublic(event)) {
        if (event.taint.length === 0 && isMessage(event)) own.add(seq);
        const text = textOf(event.text);
        const purpose = purposeSaid({ text, taint: event.taint });
        if (purpose !== null || text === null) said.set(seq, purpose);
      }
      proposals.visit(event);
    },
  };
}
