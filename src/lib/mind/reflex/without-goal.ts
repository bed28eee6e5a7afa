import type { ActionDecision } from '../../events/decision';
import type { ContextPack } from '../context-pack';
import { choose, waiting, type Settings } from './choose';
import { shortPurpose } from './intake';
import { decideGoal } from './make-goal';
import { asking, silence } from './say';
import { wordsOf } from './words';

/** The plan goes on, but no goal is left: a purpose that goes on gets its next one, one to reach is asked about, once. */
export function decideWithoutGoal(pack: ContextPack, settings: Settings): ActionDecision {
  if (pack.purpose?.kind === 'ongoing') return decideGoal(pack, settings, 'round', {}, 'ongoing', false);
  return pack.asked_whether_reached ? rest(pack, settings) : askWhetherReached(pack, settings);
}

export function askWhetherReached(pack: ContextPack, settings: Settings): ActionDecision {
  const words = wordsOf(pack.lang);
  const question = asking(pack, {
    code: 'ask.reached',
    text: words.reached.ask(shortPurpose(pack.purpose?.text ?? '')),
    buttons: words.reached.buttons,
    what: words.slot.names.purpose,
    judgment: words.judgment.noGoalLeft,
  });
  return choose(pack, settings, [question, silence(pack)]);
}

/** Nothing is due: one option, and its score still says by how much persona and mood moved it. */
export function rest(pack: ContextPack, settings: Settings): ActionDecision {
  const words = wordsOf(pack.lang);
  return choose(pack, settings, [waiting(pack, 0.5, 'skip', words.judgment.nothingToDo, words.reason.noMatter)]);
}
