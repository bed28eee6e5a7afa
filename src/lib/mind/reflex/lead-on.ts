import type { PlanUpdate, PurposeKind } from '../../events/decision';
import type { ContextPack, PackEvent, PackTask } from '../context-pack';
import { partFor } from './corrections';
import { subjectOf, titleOf } from './recipe-task';
import { isEmptyAnswer, readLines, type Answers } from './slots';
import { wordsOf } from './words';
import { nextWords } from './words-next';

/** What a further goal leads on from, in the order in which it is taken up: what the person named, and the steps of the plan. */
const leads = ['first_move', 'next_step', 'steps', 'prepare', 'hardest', 'obstacle', 'find_out'] as const;
type Lead = (typeof leads)[number];

/**
 * While a goal is worked at, the intake keeps under these names which answers a further goal can lead on from. It asks nothing then. Only
 * for a purpose to reach: one that goes on gets its rounds by itself.
 */
const keyOf = (lead: Lead): string => `lead:${lead}`;

/** Nothing is being asked: the intake only keeps what a further goal leads on from. */
export function isLeading(intake: ContextPack['intake']): boolean {
  return intake?.recipe === 'next' && intake.awaiting === null;
}

/** Of answers, those that a further goal can lead on from. */
export function leadAnswers(answers: Answers): Answers {
  return Object.fromEntries(
    leads.flatMap((lead) => (answers[keyOf(lead)] ? [[keyOf(lead), answers[keyOf(lead)]]] : [])),
  );
}

/** The intake beside a new goal. Steps that led on from an earlier goal are no news: of them nothing is led on again. */
export function leadingIntake(
  recipe: string,
  answers: Answers,
  kind: PurposeKind,
  pack: ContextPack,
): PlanUpdate['intake'] {
  if (kind === 'ongoing') return null;
  const { steps, prepare } = answers;
  const isOwn = recipe !== 'next' || readLines(steps, pack, { commas: true }).length > 0;
  const kept = {
    ...(steps && isOwn && { [keyOf('steps')]: steps.seq }),
    ...(prepare && { [keyOf('prepare')]: prepare.seq }),
  };
  return { recipe: 'next', answers: kept, awaiting: null };
}

/** What a task's answer adds to that; null: nothing. */
export function leadingOn(pack: ContextPack, task: PackTask, code: string): PlanUpdate | null {
  const lead = leads.find((known) => known === code);
  const answer = task.answers.at(-1);
  const isAsking = pack.intake !== null && !isLeading(pack.intake);
  if (!lead || !answer || isAsking || pack.purpose?.kind === 'ongoing') return null;
  if (isEmptyAnswer(answer, pack) || readLines(answer, pack).length === 0) return null;
  const kept = Object.entries(pack.intake?.answers ?? {}).map(([key, event]) => [key, event.seq] as const);
  return {
    intake: { recipe: 'next', answers: { ...Object.fromEntries(kept), [keyOf(lead)]: answer.seq }, awaiting: null },
  };
}

/** The steps that what is there leads on to, each once, at most twelve; none where nothing is left. `length`: UTF-16 units of each. */
export function stepsLedOn(answers: Answers, pack: ContextPack, length = 160): string[] {
  const own = wordsOf(pack.lang).ownSteps.general(subjectOf(titleOf(pack, length), pack));
  const lines = leads.flatMap((lead) => {
    const kept = answers[keyOf(lead)];
    if (!kept) return [];
    const event = lead === 'steps' || lead === 'prepare' ? partFor(lead, kept, 'general', pack) : kept;
    const said = readLines(event, pack, { commas: lead === 'steps' || lead === 'prepare', most: 12, length });
    if (lead === 'obstacle' || lead === 'find_out' || lead === 'hardest')
      return said.map(nextWords[pack.lang].step[lead]);
    return lead === 'steps' && said.length === 0 ? [...own] : said;
  });
  return [...new Set(lines)].slice(0, 12);
}

/** The question for a further goal: what stands open is said, and where nothing does, that. */
export function nextQuestion(
  answers: Answers,
  pack: ContextPack,
): { text: string; buttons: { id: string; label: string }[] } {
  const words = nextWords[pack.lang];
  const steps = stepsLedOn(answers, pack);
  if (steps.length === 0) return { text: `${words.nothing}\n${words.askNothing}`, buttons: [words.finish] };
  return {
    text: `${words.open(steps.map((step) => `- ${step}`).join('\n'))}\n${words.ask}`,
    buttons: [words.goOn, words.finish],
  };
}

/** Whether there is nothing that a further goal could be made of: nothing named now, and nothing left of before. */
export function hasNoStep(answer: PackEvent, answers: Answers, pack: ContextPack): boolean {
  return readLines(answer, pack, { commas: true }).length === 0 && stepsLedOn(answers, pack).length === 0;
}
