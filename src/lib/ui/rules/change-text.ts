import { termsIn } from '../../agent/fold/evolve-change';
import { settingIn, settingOfSubject } from '../../agent/fold/settings';
import { settingTitle, settingValueText } from '../../agent/words/setting-words';
import type { Language } from '../../base/language';
import type { ChangeRow } from '../../bridge/database';
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
  const name = settingOfSubject(subject);
  if (name === null) return ruleWords[language].change;
  const [from, to] = [before, after].map((side) => {
    const value = settingIn(name, side);
    return value.ok ? settingValueText(name, value.value, language) : '…';
  });
  return ruleWords[language].setting(settingTitle(name, language), from ?? '', to ?? '');
}
