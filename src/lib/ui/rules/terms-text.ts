import type { RuleTerms } from '../../agent/fold/snapshot';
import type { CapabilityTitles } from '../../session/rules/capability-titles';
import { addingMode } from '../../agent/fold/adding-notes';
import { isReading } from '../../agent/fold/rules';
import { revealed } from '../../base/text';
import type { Language } from '../../base/language';
import { formatDate, formatNumber, formatTime } from '../format';
import { ruleWords, type RuleWords } from './rule-words';

/** What a rule allows, in plain words: where and what, how often, until when. */
export function termsText(
  terms: Pick<RuleTerms, 'capabilities' | 'bounds' | 'rate_an_hour' | 'expires'>,
  language: Language,
): string {
  const words = ruleWords[language];
  const rate = terms.rate_an_hour === null ? words.anyRate : words.rate(formatNumber(terms.rate_an_hour, language));
  const end = terms.expires === null ? words.untilRevoked : words.until(momentText(terms.expires, language));
  return listed([...boundsText(terms, words), rate, end], language);
}

/** The same behind what it allows: each capability by its name, and beside it what it is called where that is known. */
export function ruleText(
  terms: Parameters<typeof termsText>[0],
  language: Language,
  titles: CapabilityTitles = new Map(),
): string {
  if (isReading(terms)) return termsText(terms, language);
  return listed(
    [...terms.capabilities.map((name) => titled(name, language, titles)), termsText(terms, language)],
    language,
  );
}

function titled(name: string, language: Language, titles: CapabilityTitles): string {
  const title = titles.get(name);
  if (title === undefined) return name;
  return language === 'ja' ? `${name}（${title}）` : `${name} (${title})`;
}

export function momentText(time: string, language: Language): string {
  return `${formatDate(time, language)} ${formatTime(time, language)}`;
}

function listed(parts: readonly string[], language: Language): string {
  return parts.join(language === 'ja' ? '、' : ', ');
}

function boundsText({ capabilities, bounds }: Pick<RuleTerms, 'capabilities' | 'bounds'>, words: RuleWords): string[] {
  const { folder, mode, mind, order, ...others } = bounds ?? {};
  const unreadable = [folder, mode, mind, order, ...Object.values(others)].some((value) => value === null);
  if (unreadable) return [words.unreadable];
  if (mind != null && isReading({ capabilities, bounds }))
    return [mind === 'here' ? words.hereReads : words.hostReads(revealed(mind))];
  if (order !== undefined)
    return [words.ownOrders, ...(mind == null ? [] : [words.ofMind(mind === 'here' ? null : revealed(mind))])];
  const isOfNotes = capabilities.every((name) => name.startsWith('note.'));
  return [
    ...(mode === undefined ? [] : [mode === addingMode ? words.newAndAdded : words.newOnly]),
    ...(folder == null ? (isOfNotes ? [words.inAll] : []) : [words.inFolder(revealed(folder))]),
    ...Object.entries(others).map(([key, value]) => `${revealed(key)} ${revealed(value ?? '')}`),
  ];
}
