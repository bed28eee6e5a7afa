import { termsIn } from '../../agent/evolve-change';
import { settingTitle } from '../../agent/setting-words';
import { isSettingName } from '../../agent/settings';
import type { Language } from '../../base/language';
import type { ChangeRow } from '../../bridge/database';
import { formatNumber } from '../format';
import { ruleWords } from './rule-words';
import { ruleText } from './terms-text';

/** A change of a rule or a setting, in one line. */
export function changeText({ subject, before, after, undo_of }: ChangeRow, language: Language): string {
  const words = ruleWords[language];
  const text = isRule(subject) ? ruleChange(before, after, language) : settingText(subject, before, after, language);
  return undo_of === null ? text : `${words.undone} ${text}`;
}

function isRule(subject: string): boolean {
  return subject.startsWith('rules.');
}

function ruleChange(before: ChangeRow['before'], after: ChangeRow['after'], language: Language): string {
  const words = ruleWords[language];
  const terms = termsIn(after ?? before);
  if (!terms) return words.change;
  const text = ruleText(terms, language);
  return after === null ? words.gone(text) : words.made(text);
}

function settingText(
  subject: string,
  before: ChangeRow['before'],
  after: ChangeRow['after'],
  language: Language,
): string {
  const name = subject.slice('settings.'.length);
  const value = (side: ChangeRow['before']): string => formatNumber(Number(side?.['value']), language);
  return ruleWords[language].setting(
    isSettingName(name) ? settingTitle(name, language) : name,
    value(before),
    value(after),
  );
}
