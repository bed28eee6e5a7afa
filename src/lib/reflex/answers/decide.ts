import { isOver } from '../../agent/fold/alarm';
import { cut, oneLine } from '../../base/text';
import type { ActionDecision } from '../../events/decision';
import type { ContextPack } from '../../mind/context-pack';
import { isFromPublic } from '../../mind/is-from-public';
import type { Request } from '../sentences/request';
import { annotate } from '../spans/annotate';
import {
  cancelAlarm,
  changeAlarm,
  isCancelOfAll,
  renameAlarm,
  setAlarm,
  setAt,
  snoozeAlarm,
  withAlarm,
} from './alarms';
import { answerWords } from './answer-words';
import { asking, choose, waiting } from './choose';
import {
  addToList,
  deleteNote,
  find,
  remember,
  removeFromList,
  renameNote,
  showList,
  showNote,
  tickOnList,
  writeNote,
} from './notes';
import { askFirst } from './first-words';
import { isKnownRecipe, isOfOthers, isPlanQuestion, isPlanUnder } from './plan-under';
import { askNext, changePlanFact, planIt, takeAnswer } from './plans';
import { askedBefore, dropPurpose, planPurpose, restPurpose, setPurpose, withoutGoal } from './purpose';
import { changeSetting, setName } from './settings';
import { notRead, talk } from './talk';
import { shortStatus, toldOf } from './told';
import { asSaid, readingContext, requestsIn, type Tools } from './tools';

/**
 * The mind that needs no model: published sentences, no guess. The same pack gives the same decision, in every engine. What it gives passes
 * through the same checks and approvals as any mind's decision.
 */
export function decide(pack: ContextPack, tools: Tools): ActionDecision {
  switch (pack.why) {
    case 'start':
      return pack.purpose ? rest(pack) : askFirst(pack);
    case 'input':
      return besideCard(answerMessage(pack, tools), pack);
    case 'follow':
      return followUp(pack, tools);
    case 'plan':
      return goOn(pack, tools);
  }
}

/** One card at a time: what would open a second, or change the plan under the first, comes right after it. */
function besideCard(decision: ActionDecision, pack: ContextPack): ActionDecision {
  if (!pack.is_request_open || decision.replaces !== undefined || decision.later) return decision;
  return isActing(decision) || (decision.plan_update && pack.trigger.choice !== null)
    ? keptForLater(pack.trigger.text ?? '', pack)
    : decision;
}

function isActing({ action_type }: ActionDecision): boolean {
  return action_type !== null && action_type !== 'question' && action_type !== 'conversation';
}

function rest(pack: ContextPack): ActionDecision {
  return choose(pack, [waiting(pack, answerWords[pack.lang].judged.nothingDue, 0.5)]);
}

function answerMessage(pack: ContextPack, tools: Tools): ActionDecision {
  if (pack.care_given) return rest(pack); // what there is to say was said
  const words = answerWords[pack.lang];
  const { trigger } = pack;
  if (isFromPublic(trigger))
    return talk(pack, 'reply.public', words.publicTalk, { judgment: words.judged.publicInput });
  if (trigger.choice !== null) return pressed(trigger.choice, pack, tools);
  const text = (trigger.text ?? '').trim();
  if (text === '') return talk(pack, 'reply.picture', words.picture);
  const requests = requestsIn(pack, tools);
  const [first] = requests;
  if (pack.is_request_open) return besideRequest(first, text, pack, tools);
  if (text.startsWith('/') && !first)
    return talk(pack, 'reply.unknown_command', words.unknownCommand(cut(text.split(/\s/u)[0] ?? text, 40)));
  if (pack.is_answer) {
    const answer = takeTypedAnswer(first, text, pack, tools);
    if (answer) return answer;
  }
  return first ? doRequest(requests, 0, pack, tools) : notRead(pack);
}

/** The request at this place, and that more come after it. */
function doRequest(requests: readonly Request[], index: number, pack: ContextPack, tools: Tools): ActionDecision {
  const request = requests[index];
  if (!request) return notRead(pack);
  const told = toldAhead(requests, index, pack);
  const [next, ...further] = requests.slice(index + told.length);
  const decision = next && (outcomeOf(next, pack, tools) ?? (told.length > 0 ? null : notRead(pack)));
  if (!decision) return talk(pack, `reply.${request.id}`, told.join('\n'));
  const whole = further.length === 0 ? decision : withRest(decision, further, pack);
  return told.length > 0 ? withTold(whole, told.join('\n')) : whole;
}

/** The requests behind the one that is done now: an action leaves them to the next round; talk ends here, and says what is not done. */
function withRest(decision: ActionDecision, further: readonly Request[], pack: ContextPack): ActionDecision {
  if (isActing(decision)) return { ...decision, leaves_more: true };
  const lines = further.map((request) => toldOf(request, pack) ?? notDone(request, pack));
  return withTold(decision, lines.join('\n'), true);
}

function notDone({ said }: Request, { lang }: ContextPack): string {
  return answerWords[lang].second(cut(oneLine(said, 2_000), 120));
}

/** Where the requests begin that are left after so many rounds: each does one, and tells what is only told before it. */
function afterRounds(requests: readonly Request[], pack: ContextPack): number {
  let index = 0;
  for (let round = 0; round < pack.round; round++) index += toldAhead(requests, index, pack).length + 1;
  return index;
}

/** What is only told, of the requests from here on: it is said first, all of it at once. */
function toldAhead(requests: readonly Request[], index: number, pack: ContextPack): string[] {
  const told: string[] = [];
  for (const request of requests.slice(index)) {
    const line = toldOf(request, pack);
    if (line === null) break;
    told.push(line);
  }
  return told;
}

/** Words before or behind what a decision says; beside an action nothing is said, so there they are left. */
function withTold(decision: ActionDecision, told: string, isBehind = false): ActionDecision {
  const { text } = decision.action_payload;
  if (isActing(decision) || typeof text !== 'string') return { ...decision, say: told };
  const joined = isBehind ? `${text}\n${told}` : `${told}\n${text}`;
  return { ...decision, action_payload: { ...decision.action_payload, text: cut(joined, 8_000) } };
}

/** What one request comes to; null: it is not meant so after all, and is talk. */
function outcomeOf(request: Request, pack: ContextPack, tools: Tools): ActionDecision | null {
  const words = answerWords[pack.lang];
  switch (request.id) {
    case 'alarm_set':
    case 'timer_set':
    case 'wake_set':
      return setAlarm(request, pack);
    case 'alarm_change':
      return changeAlarm(request, pack, tools);
    case 'alarm_cancel':
      return cancelAlarm(request, pack);
    case 'snooze':
      return snoozeAlarm(request, pack, tools);
    case 'list_add':
      return addToList(request, pack, tools);
    case 'list_tick':
      return tickOnList(request, pack, tools);
    case 'list_remove':
      return removeFromList(request, pack, tools);
    case 'list_show':
    case 'list_named':
      return showList(request, pack, tools);
    case 'note_write':
      return writeNote(request, pack, tools);
    case 'note_show':
      return showNote(request, pack, tools);
    case 'note_rename':
      return renameNote(request, pack);
    case 'note_delete':
      return deleteNote(request, pack);
    case 'find':
      return find(request, pack);
    case 'remember':
      return remember(request, pack, tools);
    case 'name_set':
      return setName(oneLine(request.places.to ?? request.places.name ?? '', 60), pack);
    case 'plan':
      return planIt(request, pack, tools);
    case 'plan_fact':
      return changePlanFact(request, pack, tools);
    case 'correct':
      return renameAlarm(request, pack);
    case 'purpose_set':
      return setPurpose(request.places.text ?? request.places.to ?? '', pack);
    case 'purpose_drop':
      return dropPurpose(pack);
    case 'purpose_rest':
      return restPurpose(request, pack);
    case 'mood_on':
    case 'mood_off':
    case 'heartbeat':
    case 'turns_an_hour':
      return changeSetting(request, pack);
    case 'no':
    case 'skip':
      if (takesBack.test(request.said) && pack.intake === null && pack.deeds.length > 0)
        return pack.deeds.at(-1)?.capability === 'alarm.set'
          ? cancelAlarm({ ...request, id: 'alarm_cancel', places: {}, old: [] }, pack)
          : talk(pack, 'reply.undo', words.undoHint);
      return talk(pack, 'reply.left', words.left, pack.intake ? { plan_update: { intake: null } } : {});
    default: {
      const told = toldOf(request, pack);
      return told === null ? null : talk(pack, `reply.${request.id}`, told);
    }
  }
}

/** Right after something was done, this means that. */
const takesBack = /\bcancel\b|取り?消|キャンセル/iu;

/** While y or n is waited for: what changes the card itself, and what is only told; all else is kept, and comes next. */
function besideRequest(first: Request | undefined, text: string, pack: ContextPack, tools: Tools): ActionDecision {
  const words = answerWords[pack.lang];
  if (first?.id === 'alarm_change' && pack.request?.capability === 'alarm.set' && pack.request.can_replace) {
    const changed = changeAlarm(first, pack, tools);
    if (changed) return changed;
  }
  const told = first ? toldOf(first, pack) : null;
  if (told !== null)
    return talk(
      pack,
      'reply.request_open',
      first?.id === 'go_on' || first?.id === 'explain' ? told : `${told}\n${words.requestOpen}`,
    );
  const isForQuestion = pack.is_answer && first?.id !== 'go_on';
  if (first?.id === 'no' || first?.id === 'skip' || (!first && !isForQuestion))
    return talk(pack, 'reply.request_open', words.requestOpen, { judgment: words.judged.requestOpen });
  return keptForLater(text, pack);
}

function keptForLater(text: string, pack: ContextPack): ActionDecision {
  const words = answerWords[pack.lang];
  const decision = talk(pack, 'reply.later', words.later(cut(oneLine(text, 2_000), 120)), {
    judgment: words.judged.requestOpen,
  });
  return { ...decision, later: true };
}

/** What is typed as the answer to the open question; null: it is none. */
function takeTypedAnswer(
  first: Request | undefined,
  text: string,
  pack: ContextPack,
  tools: Tools,
): ActionDecision | null {
  const { intake } = pack;
  const awaiting = intake?.awaiting ?? null;
  if (intake === null || awaiting === null) return null;
  const isLeft = first?.id === 'no';
  const isSkipped = first?.id === 'skip';
  if (isLeft) return talk(pack, 'reply.left', answerWords[pack.lang].left, { plan_update: { intake: null } });
  if (!isKnownRecipe(intake.recipe)) return oldIntake(pack);
  if (isPlanQuestion(pack)) return takeAnswer(pack, tools, isSkipped);
  if (isSkipped) return talk(pack, 'reply.left', answerWords[pack.lang].left, { plan_update: { intake: null } });
  switch (`${intake.recipe}.${awaiting}`) {
    case 'alarm.when': {
      const said = saidBefore(pack, tools);
      const { now, dates } = readingContext(pack, tools);
      return setAt(said, annotate(text, pack.lang, now, dates), pack);
    }
    case 'purpose.plan':
      return first?.id === 'go_on' ? planPurpose(pack, tools) : null;
    case 'purpose.drop':
      return first?.id === 'go_on' ? purposeDropped(pack) : null;
    default:
      return null;
  }
}

/** The requests of the message that the intake keeps; none where it cannot be read any more. */
function saidBefore(pack: ContextPack, tools: Tools): Request[] {
  const said = pack.intake?.answers['said'];
  return said ? requestsIn({ ...pack, trigger: said, opener: null }, tools) : [];
}

/** Buttons of questions: what they do is told by their ids. */
function pressed(choice: string, pack: ContextPack, tools: Tools): ActionDecision {
  const words = answerWords[pack.lang];
  const isSkip = choice === 'skip';
  if (isPlanQuestion(pack)) {
    const answer = takeAnswer(pack, tools, isSkip);
    if (answer) return answer;
  }
  const sample = asSaid(pack.trigger, pack.lang);
  if (sample.choice === null) {
    const said = { ...pack, opener: null, trigger: sample };
    return doRequest(requestsIn(said, tools), 0, said, tools);
  }
  const before = saidBefore(pack, tools);
  const alarm = /^alarm:(A\d+)$/u.exec(choice)?.[1];
  const chosen = alarm === undefined ? null : withAlarm(alarm, before, pack, tools);
  if (chosen) return chosen;
  const when = words.alarm.whenButtons.find(({ id }) => id === choice);
  if (when) {
    const { now, dates } = readingContext(pack, tools);
    const set = setAt(before, annotate(when.said, pack.lang, now, dates), pack);
    if (set) return set;
  }
  switch (choice) {
    case 'plan:yes':
      return planPurpose(pack, tools);
    case 'drop:yes':
      return purposeDropped(pack);
    case 'plan:no':
    case 'drop:no':
      return talk(pack, 'reply.left', choice === 'drop:no' ? words.purpose.kept : words.left, {
        plan_update: { intake: null },
      });
    case 'reached:next_goal':
      return planPurpose(pack, tools);
    case 'reached:new_purpose':
      return askPurpose(pack);
    case 'reached:rest':
      return talk(pack, 'reply.resting', words.purpose.resting, {
        plan_update: { purpose_reached: true, intake: null },
      });
    default:
      return talk(pack, 'reply.button_gone', words.buttonGone, { plan_update: { intake: null } });
  }
}

function askPurpose(pack: ContextPack): ActionDecision {
  const words = answerWords[pack.lang];
  return talk(pack, 'reply.ask_purpose', words.purpose.ask, { plan_update: { purpose_reached: true, intake: null } });
}

function purposeDropped(pack: ContextPack): ActionDecision {
  const { purpose: words, plan } = answerWords[pack.lang];
  if (isOfOthers(pack)) return talk(pack, 'reply.not_own', plan.notOwn, { plan_update: { intake: null } });
  return pack.purpose
    ? talk(pack, 'reply.purpose_dropped', words.dropped, { plan_update: { purpose_dropped: true } })
    : talk(pack, 'reply.no_purpose', words.none, { plan_update: { intake: null } });
}

/** After an action: the next request of the same message, or the plan's next question. */
function followUp(pack: ContextPack, tools: Tools): ActionDecision {
  const words = answerWords[pack.lang];
  const done = { status: 'done' as const, why: words.judged.nothingDue };
  const requests = pack.opener === null ? [] : requestsIn(pack, tools);
  const left = requests.slice(afterRounds(requests, pack));
  // all alarms go one by one, until none is left
  const next = left[0] ?? (pack.alarms.some((alarm) => !isOver(alarm)) ? requests.find(isCancelOfAll) : undefined);
  if (pack.talk_only) {
    const isPlan = requests.at(-left.length - 1)?.id === 'plan';
    const text = next ? notDone(next, pack) : isPlan ? words.plan.refused : words.left;
    // a plan that was refused has nothing to ask about
    const more = isPlan && isPlanUnder(pack) ? { plan_update: { intake: null } } : {};
    return { ...talk(pack, 'reply.second', text, more), closes: done };
  }
  // what was asked for as well comes before the plan's own questions
  if (!next && isPlanUnder(pack) && pack.intake?.awaiting === null) {
    const question = askNext(pack, tools);
    if (question) return { ...question, closes: done };
  }
  const decision = next
    ? doRequest(left.length > 0 ? left : [next], 0, pack, tools)
    : talk(pack, 'reply.done', shortStatus(pack));
  if (next && isActing(decision) && isPlanUnder(pack) && pack.intake?.awaiting === null)
    return { ...decision, leaves_more: true };
  return decision.leaves_more ? decision : { ...decision, closes: done };
}

/** Nobody said anything new: the plan goes on. The person's own steps are theirs; steps of older plans end with a sentence. */
function goOn(pack: ContextPack, tools: Tools): ActionDecision {
  if (pack.is_request_open || pack.interrupted || pack.purpose === null) return rest(pack);
  if (pack.task) return oldTask(pack, pack.task);
  if (pack.goals.length > 0) {
    const question = isPlanUnder(pack) && pack.intake?.awaiting === null ? askNext(pack, tools) : null;
    return question ?? rest(pack);
  }
  if (pack.intake !== null && pack.intake.awaiting !== null && !isKnownRecipe(pack.intake.recipe))
    return oldIntake(pack);
  return askedBefore(pack) ?? withoutGoal(pack);
}

/** Questions of older builds end by what was said to them, or at the next turn. */
function oldIntake(pack: ContextPack): ActionDecision {
  return talk(pack, 'reply.old_intake', answerWords[pack.lang].plan.oldIntake, { plan_update: { intake: null } });
}

/** A step that the rules do not do: of an older plan, or of a model's. It is asked about once, and left to the person. */
function oldTask(pack: ContextPack, task: NonNullable<ContextPack['task']>): ActionDecision {
  const words = answerWords[pack.lang];
  if (task.step !== null) {
    const option = waiting(pack, words.judged.oldStep, 0.9);
    return choose(pack, [{ ...option, act: { ...option.act, needless: true } }], { task: task.id });
  }
  const question = asking(pack, {
    code: 'ask.step',
    text: words.plan.notMine(oneLine(task.name ?? task.id, 200)),
    buttons: [words.plan.taskDone],
    judgment: words.judged.oldStep,
  });
  return choose(pack, [question, waiting(pack, words.judged.nothingDue)], { task: task.id });
}
