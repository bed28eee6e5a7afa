import type { Language } from '../../base/language';
import type { Snapshot } from '../../agent/fold/snapshot';
import { withAnswer, factsIn } from '../plans/plan-facts';
import type { Slot } from '../plans/template';
import { readMessage } from '../sentences/read-message';
import type { ReadingContext } from '../sentences/request';
import type { SentenceId } from '../sentences/sentence';
import { folded } from '../sentences/skeleton';
import { annotate } from '../spans/annotate';
import type { Span } from '../spans/span';
import { timeOf } from './alarm-setting';
import { isKnownRecipe, planPrefix } from './plan-under';

/** Sentences that answer a question whatever it asks. */
const plain: ReadonlySet<SentenceId> = new Set(['skip', 'no']);
/** Numbers and times alone: beside a question they are of it. */
const values: ReadonlySet<SentenceId> = new Set(['plan_fact', 'alarm_change', 'sum', 'correct']);

/**
 * What a message is to the question that is open: what a sentence of its own reads is that, and the question stays; an answer is what holds the
 * thing that was asked for. All else is talk beside it.
 */
export function readAgainstQuestion(
  text: string,
  { run }: Pick<Snapshot, 'run'>,
  context: ReadingContext,
): 'answer' | 'aside' {
  const { intake, asking } = run;
  const [first] = readMessage(text.trim(), context);
  if (asking?.task != null) return first?.id === 'go_on' ? 'answer' : 'aside';
  // the very first question is answered by whatever is said: nothing hangs on it
  if (intake === null)
    return first && (first.id === 'go_on' || first.id === 'no') ? 'answer' : isFirstQuestion(run) ? 'answer' : 'aside';
  if (first && plain.has(first.id)) return 'answer';
  const { lang, now, dates } = context;
  const spans = annotate(text, lang, now, dates);
  if (intake.recipe.startsWith(planPrefix)) {
    if (first && !values.has(first.id) && !first.isBare) return 'aside';
    if (!isShaped(text, spans, context)) return 'aside';
    const facts = factsIn('', [], 'general', lang, now);
    return withAnswer(facts, intake.awaiting as Slot, spans, text, lang, now) ? 'answer' : 'aside';
  }
  if (!isKnownRecipe(intake.recipe)) return first && !values.has(first.id) && !first.isBare ? 'aside' : 'answer';
  if (intake.awaiting === 'when') return timeOf(spans, now).ok && (!first || values.has(first.id)) ? 'answer' : 'aside';
  return first?.id === 'go_on' ? 'answer' : 'aside';
}

/** What stands around an answer: "it's on …", "maybe …", …です. */
const frames: Readonly<Record<Language, RegExp>> = {
  en: /^(?:(?:i think|maybe|probably|perhaps|about|around|roughly|say|(?:it|that|there|we|i)(?:['’](?:s|re|m|ll be)| is| are| am| will be| have)|(?:my|our|the) \p{L}+ (?:is|are|will be)|my|our|in|at|on|by|for|to|from|the)(?: |$))+/iu,
  ja: /(?:です|でしょう|だよ|だね|だ|かな|くらい|ぐらい|ほど|ごろ|頃|の?予定|と思う|と思います|にする|にします|ですね|よ|ね|で|に)+[。！!]*$/u,
};
/** Behind an answer: it is still one. */
const doubts = /(?:^|[ ,]+)(?:i think|i guess|maybe|probably|or so|please)$/iu;
const mostLetters: Readonly<Record<Language, number>> = { en: 40, ja: 16 };

const fewLetters: Readonly<Record<Language, number>> = { en: 6, ja: 4 };

/** An answer is mostly the thing that was asked for; who tells something, and names a day by the way, has not answered. */
function isShaped(text: string, spans: readonly Span[], { lang, grammar }: ReadingContext): boolean {
  const valued = spans.filter(({ kind }) => kind !== 'name' && kind !== 'marks' && kind !== 'negation');
  const units = folded(text).split('');
  for (const { from, to } of valued) units.fill('', from, to);
  const rest = units.join('').replace(/\s+/gu, ' ').trim().replace(frames[lang], '').replace(doubts, '').trim();
  if (rest.length > mostLetters[lang] || grammar.telling.test(rest)) return false;
  const letters = (words: string): number => words.replace(/[^\p{L}\p{N}]/gu, '').length;
  return valued.length === 0 || letters(rest) <= letters(text) / 2 || letters(rest) < fewLetters[lang];
}

/** Nothing was done or planned yet. */
function isFirstQuestion({ purpose_seq: purpose, past_actions: past }: Snapshot['run']): boolean {
  return purpose === null && past.length === 0;
}
