import { termsIn } from '../../agent/fold/evolve-change';
import type { RuleTerms, Run } from '../../agent/fold/snapshot';
import { isSameSetting, settingIn, settingOfSubject } from '../../agent/fold/settings';
import type { ChangeRow, YadoriDatabase } from '../../bridge/database';

/** How many of the newest changes are shown. */
const shown = 100;

/** Newest first. Rejects when the database cannot be read. */
export function readChanges(database: YadoriDatabase): PromiseLike<ChangeRow[]> {
  return database.changes.orderBy('seq').reverse().limit(shown).toArray();
}

/** Those of them that are about no rule. */
export function settingsOnly(changes: readonly ChangeRow[]): ChangeRow[] {
  return changes.filter(({ subject }) => settingOfSubject(subject) !== null);
}

/** Rules that an import took out of force and nobody turned on: the newest change of each is the import's. `changes`: newest first. */
export function suspendedRules(changes: readonly ChangeRow[], run: Run): { seq: number; terms: RuleTerms }[] {
  const newest = new Map<string, ChangeRow>();
  for (const change of changes) if (!newest.has(change.subject)) newest.set(change.subject, change);
  return [...newest.values()].flatMap((change) => {
    const terms = isOfImport(change) && isUndoable(change, run, changes) ? termsIn(change.before) : null;
    return terms ? [{ seq: change.seq, terms }] : [];
  });
}

/** It took a rule out of force that came with an import. */
export function isOfImport({ subject, by, after }: ChangeRow): boolean {
  return by === 'import' && after === null && subject.startsWith('rules.');
}

/** Whether what a change did is still so, and it can be taken back. The leader decides; this only saves a press for nothing. */
export function isUndoable(
  { subject, after, undo_of, seq }: ChangeRow,
  run: Run,
  changes: readonly ChangeRow[],
): boolean {
  if (undo_of !== null || changes.some((later) => later.undo_of === seq)) return false;
  if (subject.startsWith('rules.')) {
    return run.rules.some(({ id }) => id === subject.slice('rules.'.length)) === (after !== null);
  }
  const setting = settingOfSubject(subject);
  const left = setting && settingIn(setting, after);
  return setting !== null && left?.ok === true && isSameSetting(left.value, run.settings[setting]);
}
