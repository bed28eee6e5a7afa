import { textLimits } from '../../agent/fold/inbox-row';
import type { ActionDecision, PlanUpdate } from '../../events/decision';
import type { ContextPack } from '../../mind/context-pack';
import type { Request } from '../sentences/request';
import { asking, choose, waiting, type Option } from './choose';
import { answerWords } from './answer-words';
import { planFor } from './plans';
import { shortened, talk } from './talk';
import type { Tools } from './tools';

const closed = { intake: null };

/** Sets the purpose in the person's words, and offers a plan for it. */
export function setPurpose(text: string, pack: ContextPack): ActionDecision {
  const words = answerWords[pack.lang];
  const said = text.trim();
  if (said === '') return talk(pack, 'reply.purpose_missing', words.purposeMissing);
  if (said.length > textLimits.purpose)
    return talk(pack, 'reply.purpose_too_long', words.purpose.tooLong(said.length, textLimits.purpose));
  const plan_update = { purpose: said, purpose_kind: 'to_reach' as const };
  const taken = words.purpose.taken(shortened(said));
  // whether the goals of the old one are kept is asked first, one thing at a time
  if (pack.goals.length > 0)
    return talk(pack, 'reply.new_purpose', taken, { plan_update: { ...plan_update, intake: null } });
  const intake = { recipe: 'purpose', answers: { said: pack.trigger.seq }, awaiting: 'plan' };
  return choose(pack, [offeringPlan(pack, taken, { ...plan_update, intake })]);
}

function offeringPlan(pack: ContextPack, taken: string, plan_update: PlanUpdate): Option {
  const words = answerWords[pack.lang];
  return asking(pack, {
    code: 'ask.plan',
    text: `${taken} ${words.purpose.offerPlan}`,
    buttons: words.purpose.offerButtons,
    judgment: words.judged.ordered,
    plan_update,
  });
}

/** The question about the purpose that something else put aside; null: none waits. */
export function askedBefore(pack: ContextPack): ActionDecision | null {
  const { intake, purpose, is_question_open: isOpen } = pack;
  if (intake?.recipe !== 'purpose' || isOpen || !purpose) return null;
  if (intake.awaiting !== 'plan') return null;
  const taken = answerWords[pack.lang].purpose.taken(shortened(purpose.text));
  return choose(pack, [offeringPlan(pack, taken, {}), waiting(pack, answerWords[pack.lang].judged.nothingDue)]);
}

/** "Yes, make a plan", for the purpose as it stands. */
export function planPurpose(pack: ContextPack, tools: Tools): ActionDecision {
  const words = answerWords[pack.lang].purpose;
  return pack.purpose
    ? planFor(pack.purpose.text, pack, tools)
    : talk(pack, 'reply.no_purpose', words.none, { plan_update: closed });
}

/** Asks once more before a purpose goes. */
export function dropPurpose(pack: ContextPack): ActionDecision {
  const words = answerWords[pack.lang];
  if (!pack.purpose) return talk(pack, 'reply.no_purpose', words.purpose.none);
  return choose(pack, [
    asking(pack, {
      code: 'ask.drop',
      text: words.purpose.drop(shortened(pack.purpose.text)),
      buttons: words.purpose.dropButtons,
      judgment: words.judged.ordered,
      plan_update: { intake: { recipe: 'purpose', answers: { said: pack.trigger.seq }, awaiting: 'drop' } },
    }),
  ]);
}

export function restPurpose(_request: Request, pack: ContextPack): ActionDecision {
  const words = answerWords[pack.lang].purpose;
  if (!pack.purpose) return talk(pack, 'reply.no_purpose', words.none);
  return talk(pack, 'reply.resting', words.resting, { plan_update: { purpose_reached: true, intake: null } });
}

/** No goal is left: one to reach is asked about once; what goes on rests until the person wants more. */
export function withoutGoal(pack: ContextPack): ActionDecision {
  const words = answerWords[pack.lang];
  const isAsked =
    pack.asked_whether_reached || pack.purpose === null || pack.finished_goals.length === 0 || pack.is_purpose_reached;
  if (isAsked) return choose(pack, [waiting(pack, words.judged.nothingDue, 0.5)]);
  const question = asking(pack, {
    code: 'ask.reached',
    text: words.purpose.reached(shortened(pack.purpose?.text ?? '')),
    buttons: words.purpose.reachedButtons,
    judgment: words.judged.nothingDue,
  });
  return choose(pack, [question, waiting(pack, words.judged.nothingDue)]);
}
