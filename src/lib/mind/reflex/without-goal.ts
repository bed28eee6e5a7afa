import type { ActionDecision } from '../../events/decision';
import { textLimits } from '../../agent/fold/inbox-row';
import type { ContextPack, PackEvent } from '../context-pack';
import { choose, waiting, type Settings } from './choose';
import { shortPurpose } from './intake';
import { isLeading, leadAnswers } from './lead-on';
import { decideGoal } from './make-goal';
import { matchPattern } from './match-sentence';
import { asking, silence } from './say';
import { wordsOf } from './words';

/** The plan goes on, but no goal is left: a purpose that goes on gets its next one, one to reach is asked about, once. */
export function decideWithoutGoal(pack: ContextPack, settings: Settings): ActionDecision {
  if (pack.purpose?.kind === 'ongoing') return decideGoal(pack, settings, 'round', {}, 'ongoing', false);
  return pack.asked_whether_reached ? rest(pack, settings) : askWhetherReached(pack, settings);
}

/** `told`: what is said before it. */
export function askWhetherReached(pack: ContextPack, settings: Settings, told: string | null = null): ActionDecision {
  const words = wordsOf(pack.lang);
  const asked = words.reached.ask(shortPurpose(pack.purpose?.text ?? ''));
  const question = asking(pack, {
    code: 'ask.reached',
    text: told === null ? asked : `${told}\n${asked}`,
    buttons: words.reached.buttons,
    what: words.slot.names.purpose,
    judgment: words.judgment.noGoalLeft,
  });
  return choose(pack, settings, [question, silence(pack)]);
}

/**
 * What is neither yes nor no to whether the purpose is reached: the question stays, with its buttons. A wish may be the next purpose,
 * which is asked; until then its event is kept beside what a further goal leads on from.
 */
export function askReachedAgain(pack: ContextPack, settings: Settings, answer: string): ActionDecision {
  const words = wordsOf(pack.lang);
  const said = (pack.trigger.text ?? '').trim();
  if (matchPattern('wish', said, pack.lang) === null || said.length > textLimits.purpose)
    return askWhetherReached(pack, settings, answer);
  const question = asking(pack, {
    code: 'ask.reached',
    text: words.reached.askTake(shortPurpose(said)),
    buttons: [words.reached.take, ...words.reached.buttons],
    what: words.slot.names.purpose,
    judgment: words.judgment.newPurpose,
    plan_update: {
      intake: { recipe: 'next', answers: { ...seqsOf(pack), purpose: pack.trigger.seq }, awaiting: null },
    },
  });
  return choose(pack, settings, [question, silence(pack)]);
}

/** What the words that go on with a plan say to whether the purpose is reached: yes, or that there is more to do. Null: OK is neither. */
export function meantAboutReached(text: string): 'reached' | 'not_yet' | null {
  const said = text.normalize('NFKC').trim();
  if (/^(yes|はい|うん)/iu.test(said)) return 'reached';
  return /^(ok|お願い)/iu.test(said) ? null : 'not_yet';
}

/** The wish that was offered as the next purpose; null: none was. */
export function offeredPurpose({ intake }: ContextPack): PackEvent | null {
  return isLeading(intake) ? (intake?.answers['purpose'] ?? null) : null;
}

function seqsOf({ intake }: ContextPack): Record<string, number> {
  const kept = leadAnswers(intake?.answers ?? {});
  return Object.fromEntries(Object.entries(kept).flatMap(([key, event]) => (event ? [[key, event.seq]] : [])));
}

/** Nothing is due: one option, and its score still says by how much persona and mood moved it. */
export function rest(pack: ContextPack, settings: Settings): ActionDecision {
  const words = wordsOf(pack.lang);
  return choose(pack, settings, [waiting(pack, 0.5, 'skip', words.judgment.nothingToDo, words.reason.noMatter)]);
}
