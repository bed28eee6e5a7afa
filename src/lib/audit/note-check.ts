import { noteSubject } from '../agent/fold/evolve-change';
import { keepCapability } from '../agent/fold/plan-keeping';
import { isJsonObject } from '../base/json';
import { textOf } from '../events/family';
import type { EventOf, LogEvent } from '../events/log-event';
import type { Check } from './check';
import type { DecisionIndex } from './decision-index';
import type { Report } from './report';

const writing: readonly string[] = ['note.write', 'note.append', 'note.delete', keepCapability];
const keepsNotes: readonly (string | null | undefined)[] = ['note.write', 'note.append', keepCapability];

/**
 * Part of invariant 3: a text of a note is written over only where it is the one that was shown, and comes back once, by what kept it, as long
 * as nothing was written since. What wrote a note before the log began is not known, and says nothing.
 */
export function createNoteCheck(report: Report, decisions: DecisionIndex): Check {
  /** By path: what last wrote it. */
  const writers = new Map<string, number>();
  /** Results that kept a note, by seq; a path that was taken out is null. `isNew`: there was none before. */
  const kept = new Map<number, { path: string | null; action: number; isNew: boolean }>();
  const undone = new Set<number>();

  function pathOf(decision: string): string | null {
    const path = decisions.get(decision)?.places.path;
    return path === undefined || path === 'redacted' ? null : path.text;
  }

  function resultProblem(event: EventOf<'result'>): string | null {
    if (event.status === 'goal_done' || event.action === null) return null;
    const { seq, decision, action, outcome } = event;
    const facts = decisions.get(decision);
    const path = pathOf(decision);
    const hasWritten = writing.includes(facts?.capability ?? '') && (outcome === 'success' || outcome === 'partial');
    let problem: string | null = null;
    if (event.kept) {
      const said = textOf(event.kept.path);
      const isOverwritten = 'text' in event.kept && event.kept.text !== null;
      const isAdded = facts?.capability === 'note.append';
      if (!keepsNotes.includes(facts?.capability)) problem = `it keeps a note, and ${decision} wrote over none`;
      else if ('length' in event.kept ? !isAdded : isAdded && isOverwritten)
        problem = isAdded
          ? `it keeps a text, and ${decision} only added to it`
          : `it keeps how much of a note stays, and ${decision} added to none`;
      else if (said !== null && path !== null && said !== path)
        problem = `it keeps another note than ${decision} wrote`;
      kept.set(seq, { path: said, action, isNew: 'text' in event.kept && event.kept.text === null });
    }
    if (!hasWritten || path === null) return problem;
    const last = writers.get(path);
    if (facts?.base !== undefined && last !== undefined && facts.base !== last && outcome === 'success' && event.kept)
      problem ??= `it wrote over what seq ${last} left, and what seq ${facts.base} left was shown`;
    writers.set(path, action);
    return problem;
  }

  function undoProblem({ seq, undo_of, before, after, by }: EventOf<'change'>): string | null {
    const back = kept.get(undo_of ?? 0);
    if (!back || by !== 'user') return 'it brings a note back that nothing kept';
    if (undone.has(undo_of ?? 0)) return `seq ${undo_of} was undone already`;
    undone.add(undo_of ?? 0);
    if (back.isNew !== (after === null))
      return back.isNew ? 'it brings back a note that was new' : 'it takes a note away that was there before';
    const value = (back.isNew ? before : after)?.['value'];
    const path = typeof value === 'string' ? value : isJsonObject(value) ? null : '';
    if (path === null || back.path === null) return null; // taken out of one of them
    if (path !== back.path) return `it brings back another note than seq ${undo_of} kept`;
    const last = writers.get(path);
    writers.set(path, seq);
    return last === undefined || last === back.action ? null : `seq ${last} wrote that note since`;
  }

  function problemWith(event: LogEvent): string | null {
    if (event.type === 'lifecycle' && event.name === 'imported') {
      writers.clear(); // notes of elsewhere may be called as those of here
      kept.clear();
    }
    if (event.type === 'result') return resultProblem(event);
    return event.type === 'change' && event.subject === noteSubject ? undoProblem(event) : null;
  }

  return {
    visit({ line, seq, event }) {
      const problem = problemWith(event);
      if (problem !== null) report(3, { line, seq }, problem);
    },
  };
}
