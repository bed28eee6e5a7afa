import type { Run } from '../../agent/fold/snapshot';
import { isSameSetting, settingIn, settingOfSubject } from '../../agent/fold/settings';
import type { ChangeRow, YadoriDatabase } from '../../bridge/database';

/** How many of the newest changes are shown. */
const shown = 100;

/** Newest first. Rejects when the database cannot be read. */
export function readChanges(database: YadoriDatabase): Promise<ChangeRow[]> {
  return database.read(['changes'], async (tables) => {
    const newest: ChangeRow[] = [];
    for (
      let at = await tables('changes').openCursor(null, 'prev');
      at && newest.length < shown;
      at = await at.continue()
    )
      newest.push(at.value);
    return newest;
  });
}

/** Those of them that are about no rule. */
export function settingsOnly(changes: readonly ChangeRow[]): ChangeRow[] {
  return changes.filter(({ subject }) => settingOfSubject(subject) !== null);
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
