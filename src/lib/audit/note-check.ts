import { noteSubject } from '../agent/fold/evolve-change';
import { keepCapability } from '../agent/fold/plan-keeping';
import { planCapability } from '../agent/fold/task-change';
import { isJsonObject, objectsIn, type JsonObject, type JsonValue } from '../base/json';
import { textOf } from '../events/family';
import type { EventOf, LogEvent } from '../events/log-event';
import type { Check } from './check';
import { isCorrection, type DecisionIndex } from './decision-index';
import { isSame } from './proposed-check';
import type { Report } from './report';

const writing: readonly string[] = [
  'note.write',
  'note.append',
  'note.delete',
  'note.move',
  keepCapability,
  planCapability,
];
const moveCapability = 'note.move';
const keepsNotes: readonly (string | null | undefined)[] = ['note.write', 'note.append', 'note.move', keepCapability];

interface Kept {
  paths: (string | null)[];
  action: number;
  isNew: boolean;
  /** Of a note that got another name. */
  from?: string | null;
}

/**
 * Part of invariant 3: a text of a note is written over only where it is the one that was shown, and comes back once, by what kept it, as long
 * as nothing was written since. What wrote a note before the log began is not known, and says nothing.
 */
export function createNoteCheck(report: Report, decisions: DecisionIndex): Check {
  /** By path: what last wrote it. */
  const writers = new Map<string, number>();
  /** Results that kept notes, or parts of them, by seq; a path that was taken out is null. `isNew`: there was none before. */
  const kept = new Map<number, Kept>();
  const undone = new Set<number>();

  function pathOf(decision: string): string | null {
    return placeIn(decisions.get(decision)?.places.path);
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
      const isMoved = facts?.capability === moveCapability;
      const own = isMoved ? placeIn(facts.places.to) : path;
      if (!keepsNotes.includes(facts?.capability)) problem = `it keeps a note, and ${decision} wrote over none`;
      else if (isMoved !== 'from' in event.kept)
        problem = isMoved
          ? `it keeps a text, and ${decision} only gave it another name`
          : `it keeps how a note was called, and ${decision} gave none another name`;
      else if (isMoved && 'from' in event.kept && isOther(textOf(event.kept.from), path))
        problem = `it keeps another name than ${decision} took`;
      else if ('length' in event.kept ? !isAdded : isAdded && isOverwritten)
        problem = isAdded
          ? `it keeps a text, and ${decision} only added to it`
          : `it keeps how much of a note stays, and ${decision} added to none`;
      else if (isOther(said, own)) problem = `it keeps another note than ${decision} wrote`;
      kept.set(seq, {
        ...{ paths: [said], action, isNew: 'text' in event.kept && event.kept.text === null },
        ...('from' in event.kept && { from: textOf(event.kept.from) }),
      });
    }
    if (event.kept_parts) {
      if (!isCorrection(facts)) problem ??= `it keeps parts of notes, and ${decision} edited none`;
      else if (!areOf(event.kept_parts, facts?.proposal ?? {}))
        problem ??= `it keeps other parts than ${decision} edited`;
      kept.set(seq, { paths: [...new Set(event.kept_parts.map((part) => textOf(part.path)))], action, isNew: false });
    }
    if (hasWritten && isCorrection(facts))
      for (const { path: edited } of editsIn(facts?.proposal ?? {}))
        if (typeof edited === 'string') writers.set(edited, action);
    if (!hasWritten || path === null) return problem;
    const last = writers.get(path);
    if (facts?.base !== undefined && last !== undefined && facts.base !== last && outcome === 'success' && event.kept)
      problem ??= `it wrote over what seq ${last} left, and what seq ${facts.base} left was shown`;
    writers.set(path, action);
    const to = facts?.capability === moveCapability ? placeIn(facts.places.to) : null;
    if (to !== null) writers.set(to, action);
    return problem;
  }

  function undoProblem({ seq, undo_of, before, after, by }: EventOf<'change'>): string | null {
    const back = kept.get(undo_of ?? 0);
    if (!back || by !== 'user') return 'it brings a note back that nothing kept';
    if (undone.has(undo_of ?? 0)) return `seq ${undo_of} was undone already`;
    undone.add(undo_of ?? 0);
    if (back.from !== undefined) {
      const value = after?.['value'];
      if (before === null || (typeof value !== 'string' && !isJsonObject(value)))
        return 'it brings a text back, and the note only got another name';
      if (isOther(typeof value === 'string' ? value : null, back.from))
        return `it gives the note another name than seq ${undo_of} kept`;
    } else if (back.isNew !== (after === null))
      return back.isNew ? 'it brings back a note that was new' : 'it takes a note away that was there before';
    const value = (back.isNew || back.from !== undefined ? before : after)?.['value'];
    const paths = (Array.isArray(value) ? value : [value]).map((one) => (isJsonObject(one) ? null : one));
    if (paths.length !== back.paths.length) return `it brings back another note than seq ${undo_of} kept`;
    let problem: string | null = null;
    for (const [index, path] of paths.entries()) {
      const own = back.paths[index];
      if (path === null || own === null || own === undefined) continue; // taken out of one of them
      if (path !== own) return `it brings back another note than seq ${undo_of} kept`;
      const last = writers.get(own);
      writers.set(own, seq);
      if (typeof back.from === 'string') writers.set(back.from, seq);
      if (last !== undefined && last !== back.action) problem ??= `seq ${last} wrote that note since`;
    }
    return problem;
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

function placeIn(place: { text: string } | 'redacted' | undefined): string | null {
  return place === undefined || place === 'redacted' ? null : place.text;
}

/** What was taken out of one of them is no other. */
function isOther(one: string | null, other: string | null): boolean {
  return one !== null && other !== null && one !== other;
}

type KeptParts = NonNullable<Extract<EventOf<'result'>, { outcome: unknown }>['kept_parts']>;

/** Each part is what one edit found, and each edit left its part: by note, whatever their order there; what was taken out is like anything. */
function areOf(parts: KeptParts, proposal: JsonObject): boolean {
  const left = editsIn(proposal);
  let end = { path: null as string | null, at: 0 };
  for (const { path, at, length, text } of parts) {
    const own = textOf(path);
    const index = left.findIndex(
      (edit) =>
        isSame(edit.path, own ?? {}) &&
        isSame(edit.find, textOf(text) ?? {}) &&
        (typeof edit.replace !== 'string' || edit.replace.length === length),
    );
    if (index < 0 || at < 0 || (own !== null && own === end.path && at < end.at)) return false;
    left.splice(index, 1);
    end = { path: own, at: at + length };
  }
  return left.length === 0;
}

function editsIn({ notes }: JsonObject): { path: JsonValue; find: JsonValue; replace: JsonValue }[] {
  return objectsIn(notes).flatMap(({ path = '', edits }) =>
    objectsIn(edits).map(({ find = '', replace = '' }) => ({ path, find, replace })),
  );
}
