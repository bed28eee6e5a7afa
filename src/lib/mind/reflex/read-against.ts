import type { Run, Snapshot } from '../../agent/fold/snapshot';
import type { Language } from '../../base/language';
import type { PatternId } from '../pattern-form';
import { defaultPersona } from '../persona';
import { findClock } from './clock-phrases';
import { findDate, withoutDate } from './date-phrases';
import { matchPattern, matchRecipe, matchSentence } from './match-sentence';
import { isCalledHabit, asksFor, isIntakeRecipe, type IntakeRecipe } from './recipe-slots';

/** Sentences that answer questions as well: whoever says yes or "not yet" while one waits means it. */
const answers: ReadonlySet<PatternId> = new Set(['go_on', 'thanks', 'reached', 'not_reached']);
/** Begins like an order, and may be a step of the person's own: "search for a flat". */
const orders: ReadonlySet<PatternId> = new Set(['search', 'recall']);
/** What has an answer of a few words; whatever reads as a purpose is hardly one. */
const shortSlots: ReadonlySet<string> = new Set(['kind', 'date', 'hours', 'clock', 'days', 'merge']);
/** Where the person is asked for a purpose in words of their own. */
const purposeSlots: readonly (string | null)[] = [null, 'purpose', 'subject'];

/** Bare words that order something elsewhere; nobody answers with one of them, or hardly. */
const bareOrders =
  /^(undo|resume|drop|cancel|quit|exit|leave|never ?mind|reject|approve|plan|rules|files|log|export|import|audit|戻す|取り消し|再開|破棄|中止|キャンセル|却下|承認|計画|やめる|やめた)$/u;
/** An answer to a request that is not there any more, or not yet. */
const bareAnswer = /^[yn]$/iu;
const asks = /[?？]$|(です|ます|でしょう|ません)か[。.]?$/u;

/**
 * What a message is to the question that is open. What a published sentence reads is that, and the question stays; what may be meant
 * otherwise is `unclear`, since an answer goes into notes and plans and is not easily taken out again.
 */
export function readAgainst(text: string, { state, run }: Snapshot, lang: Language): 'answer' | 'aside' | 'unclear' {
  const said = text.normalize('NFKC').trim();
  if (said.includes('\n')) return 'answer'; // a list, or words to keep
  const own = run.settings['avatar.name'];
  const names = [...Object.values(defaultPersona.name), ...(own === null ? [] : [own])];
  const sentence = matchSentence(text.trim(), lang, names);
  const asksForPurpose = state.plan.purpose === null && purposeSlots.includes(run.intake?.awaiting ?? null);
  if (sentence?.id === 'explain') return 'aside'; // it is the question that it asks about
  // the very first question is answered by whatever is said: nothing hangs on it yet
  if (sentence && asksForPurpose && run.intake === null) return 'answer';
  if (sentence && orders.has(sentence.id)) return asksForPurpose ? 'answer' : 'unclear';
  if (sentence) return answers.has(sentence.id) ? 'answer' : 'aside';
  // marks and figures alone mean nothing else: it is asked again, with an example
  if (!/[\p{L}]/u.test(said) && !asksForPurpose) return 'answer';
  // who is asked for a purpose, and asks back, names none
  if (asks.test(said) && !wantsQuestions(run)) return asksForPurpose && run.intake === null ? 'aside' : 'unclear';
  if (bareAnswer.test(said) || bareOrders.test(said.toLowerCase())) return 'unclear';
  if (isOrder(said, run, lang)) return 'unclear';
  const slot = run.asking?.task === null ? (run.intake?.awaiting ?? '') : '';
  const recipe = shortSlots.has(slot) ? matchRecipe(said, lang) : null;
  // how often something is done answers how much time there is, and when: "2 hours every day"
  const isHowOften = recipe === 'habit' && !isCalledHabit(said) && slot !== 'kind' && slot !== 'date';
  return recipe !== null && !isHowOften ? 'unclear' : 'answer';
}

/** Where steps are listed, an order is one to the Avatar only when it names what is here. */
const listed: ReadonlySet<string> = new Set(['steps', 'bring', 'prepare', 'first_move', 'next_step', 'topics']);
const ownThings =
  /\b(?:alarms?|reminders?|date|deadline|plan|goals?|tasks?|purpose|notes?|questions?|answers?|[AG]\d+)\b/iu;

/** It orders something that no rule reads. What corrects the date or the time that a plan is asked for is read with its answers. */
function isOrder(said: string, { asking, intake, tasks, purpose_kind }: Run, lang: Language): boolean {
  if (matchPattern('order', said, lang) === null) return false;
  const task = asking?.task ?? null;
  const step = task === null ? null : tasks[task]?.step;
  const recipe = task === null && intake !== null && isIntakeRecipe(intake.recipe) ? intake.recipe : null;
  if (recipe !== null && intake?.awaiting != null && isOfPlan(said, recipe, purpose_kind === 'ongoing', lang))
    return false;
  const asked = step ? (step.parameters['code'] ?? step.step) : (intake?.awaiting ?? '');
  const isListed = typeof asked === 'string' && (listed.has(asked) || asked === 'timetable');
  return !isListed || lang === 'ja' || ownThings.test(said);
}

/** Any day would do: whether a date or a time is told at all. */
const anyDay = '2026-01-01';

function isOfPlan(said: string, recipe: IntakeRecipe, isOngoing: boolean, lang: Language): boolean {
  const date = matchPattern('other_date', said, lang)?.text;
  if (date !== undefined && asksFor('date', recipe) && !isOngoing)
    return findDate(date, anyDay, lang) !== null && !/[\p{L}\p{N}]/u.test(withoutDate(date, anyDay, lang));
  const time = /^.*?\btime to\b(.+)$/iu.exec(said)?.[1] ?? /^(?:時刻|時間)[をは](.+?)に/u.exec(said)?.[1];
  return (
    time !== undefined && asksFor('clock', recipe) && findClock(time, { date: anyDay, clock: '00:00:00' }) !== null
  );
}

/** Questions are asked for: what a journal asks, what one tests oneself with. */
function wantsQuestions({ asking, intake, tasks }: Run): boolean {
  const task = asking?.task ?? null;
  return task === null ? intake?.awaiting === 'prompts' : tasks[task]?.step?.step === 'self_test';
}
