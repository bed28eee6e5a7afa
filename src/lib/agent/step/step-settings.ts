import { checkSetting, isSameSetting, isSettingName, settingStored, settingSubject } from '../fold/settings';
import { done, refusal, type StepResult, type Turn } from './turn';
import type { RowOf } from '../fold/inbox-row';

/** Where every log begins: what comes of the person's hand alone has nothing else in the log behind it. */
const beginning = 1;

/** The person's own hand: it applies at once, is one change a setting, and all of it or nothing. */
export function settingsRead(turn: Turn, { changes }: RowOf<'settings'>): StepResult {
  const checked = [];
  for (const { name, value } of changes) {
    if (!isSettingName(name))
      return refusal('setting_not_possible', { setting: name.slice(0, 60), reason: 'not_known' });
    const read = checkSetting(name, value);
    if (!read.ok)
      return refusal('setting_not_possible', {
        setting: name,
        reason: read.problem.reason,
        ...read.problem.parameters,
      });
    checked.push({ name, value: read.value });
  }
  for (const { name, value } of checked) {
    const before = turn.run.settings[name];
    if (isSameSetting(before, value)) continue;
    const subject = settingSubject(name);
    const sides = { before: settingStored(before), after: settingStored(value) };
    turn.add({ type: 'change', subject, ...sides, by: 'user', undo_of: null }, { trigger: beginning });
  }
  return done([]);
}
