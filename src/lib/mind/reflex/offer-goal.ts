import { textLimits } from '../../agent/fold/inbox-row';
import type { ActionDecision } from '../../events/decision';
import type { ContextPack, PackEvent } from '../context-pack';
import { choose, type Settings } from './choose';
import { withoutDate } from './date-phrases';
import { setPurpose, shortPurpose, talk } from './intake';
import { matchPattern, matchRecipe } from './match-sentence';
import { replyUnknown } from './reply';
import { asking, silence } from './say';
import { wordsOf } from './words';

/** Under this name the intake keeps what was said while it is asked whether that is a goal. */
const offer = 'offer';

/** Words that no sentence reads, while nothing is worked for: a wish that a rule reads becomes the purpose, anything else is asked about. */
export function takeOrOffer(pack: ContextPack, settings: Settings, text: string): ActionDecision {
  if (isWish(text, pack)) return setPurpose(pack, settings, text);
  const isNo = isOffering(pack) && pack.is_answer && matchPattern('nothing', text, pack.lang) !== null;
  if (isNo) return leaveOffered(pack, settings);
  return text.length > textLimits.purpose ? replyUnknown(pack, settings) : offerAsGoal(pack, settings, text);
}

function isWish(text: string, { lang, now }: ContextPack): boolean {
  return matchPattern('wish', text, lang) !== null || matchRecipe(withoutDate(text, now.date, lang), lang) !== null;
}

function offerAsGoal(pack: ContextPack, settings: Settings, text: string): ActionDecision {
  const words = wordsOf(pack.lang);
  const question = asking(pack, {
    code: 'ask.offer',
    text: words.offer.ask(shortPurpose(text)),
    buttons: [words.offer.take, words.offer.leave],
    what: words.slot.names.purpose,
    judgment: words.judgment.notUnderstood,
    plan_update: { intake: { recipe: offer, answers: { purpose: pack.trigger.seq }, awaiting: null } },
  });
  return choose(pack, settings, [question, silence(pack)]);
}

export function isOffering({ intake }: ContextPack): boolean {
  return intake?.recipe === offer;
}

/** What was said before becomes the purpose, with the date in it. */
export function takeOffered(pack: ContextPack, settings: Settings, offered: PackEvent | null): ActionDecision {
  const words = wordsOf(pack.lang);
  if (offered?.text == null)
    return talk(pack, settings, 'reply.button_gone', words.reply.buttonGone, words.judgment.notUnderstood);
  return setPurpose({ ...pack, trigger: offered }, settings, offered.text);
}

/** It was only talk: it is answered, and nothing is set. */
export function leaveOffered(pack: ContextPack, settings: Settings): ActionDecision {
  const words = wordsOf(pack.lang);
  return talk(pack, settings, 'reply.just_talk', words.offer.left(words.reply.examples), words.judgment.notUnderstood, {
    plan_update: { intake: null },
  });
}
