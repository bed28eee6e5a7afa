import { longDate } from '../../base/calendar-date';
import { oneLine } from '../../base/text';
import { type goalRate, hasEnded, taskCount } from '../../agent/fold/goals';
import type { ContextPack } from '../../mind/context-pack';
import type { Request } from '../sentences/request';
import { sumIn } from '../sentences/sum';
import { answerWords } from './answer-words';
import { alarmsText } from './alarms';
import { notesText } from './notes';
import { shortened } from './talk';

/** What is only told: it changes nothing, so it is answered at any time. Null: the request asks for more than words. */
export function toldOf({ id, places, when, said }: Request, pack: ContextPack): string | null {
  const words = answerWords[pack.lang];
  switch (id) {
    case 'greeting':
      return words.hello(pack.persona.name[pack.lang] ?? '', addressed(pack), shortStatus(pack));
    case 'farewell':
      return words.farewell(addressed(pack));
    case 'thanks':
      return words.thanks;
    case 'praise':
      return words.praise;
    case 'how_are_you': {
      const { v } = pack.mood.long;
      return words.howAreYou(v > 0.25 ? 'up' : v < -0.15 ? 'down' : 'even');
    }
    case 'joke':
      return words.jokes[pack.trigger.seq % words.jokes.length] ?? null;
    case 'help':
      return words.help(pack.persona.name[pack.lang] ?? '');
    case 'who':
      return words.who(pack.persona.name[pack.lang] ?? '');
    case 'own_name':
      return words.ownName(named(pack));
    case 'explain':
      return pack.is_request_open
        ? words.explain.request
        : pack.is_question_open
          ? words.explain.question
          : words.explain.nothing;
    case 'tell_time':
      return words.time(pack.now.clock.slice(0, 5));
    case 'tell_date': {
      const [date] = when.flatMap((span) => (span.kind === 'date' ? [span.date] : []));
      if (date === undefined && places.text !== undefined) return null;
      return date === undefined || date === pack.now.date
        ? words.date(longDate(pack.now.date, pack.lang))
        : words.dateOf(longDate(date, pack.lang));
    }
    case 'sum': {
      const result = sumIn(places.text ?? said, pack.lang);
      return result === null ? null : words.sum(oneLine(places.text ?? said, 80), String(result));
    }
    case 'timer_pause':
      return words.alarm.noPause;
    case 'alarm_list':
      return alarmsText(pack);
    case 'notes_list':
      return notesText(pack);
    case 'status':
      return planText(pack);
    case 'undo':
      return words.undoHint;
    case 'stop':
      return words.stopped;
    case 'go_on':
      // plans without a purpose: it was dropped, and whether they stay is asked with buttons
      if (!pack.purpose && pack.goals.length > 0 && !pack.is_request_open) return words.plan.keepOrDrop;
      return pack.halt === 'stopped' ? words.resume : pack.is_request_open ? words.requestOpen : shortStatus(pack);
    default:
      return null;
  }
}

/** How the person is addressed; null: no name is known. */
function addressed(pack: ContextPack): string | null {
  return pack.persona.second_person_label === '' ? named(pack) : pack.persona.second_person_label;
}

function named({ user_name: name, lang }: ContextPack): string | null {
  return name === null || lang !== 'ja' || /(?:さん|さま|様|ちゃん|くん|君|先生)$/u.test(name) ? name : `${name}さん`;
}

/** What is under way, in a line or two. */
export function shortStatus(pack: ContextPack): string {
  const words = answerWords[pack.lang].purpose;
  if (!pack.purpose) return words.none;
  const next = nextStep(pack);
  const [goal] = pack.goals;
  if (!goal) return words.is(shortened(pack.purpose.text));
  const { done, total } = taskCount(goal, causesOf(pack, goal.tasks));
  return [words.goal(oneLine(goal.name ?? '', 100), done, total), ...(next === null ? [] : [next])].join('\n');
}

function causesOf(pack: ContextPack, tasks: readonly { id: string }[]): Parameters<typeof goalRate>[1] {
  return Object.fromEntries(tasks.map(({ id }) => [id, { cause: pack.skipped[id] ?? null }]));
}

function nextStep(pack: ContextPack): string | null {
  const open = pack.goals.flatMap(({ tasks }) => tasks).filter((task) => !hasEnded(task));
  const dated = open
    .filter(({ date }) => date !== undefined)
    .sort((one, other) => ((one.date ?? '') < (other.date ?? '') ? -1 : 1));
  const next = dated[0] ?? open[0];
  if (!next) return null;
  return answerWords[pack.lang].purpose.next(
    oneLine(next.name ?? '', 200),
    next.date === undefined ? '' : longDate(next.date, pack.lang),
  );
}

function planText(pack: ContextPack): string {
  const words = answerWords[pack.lang].purpose;
  if (!pack.purpose) return words.none;
  const goals = pack.goals.map((goal) => {
    const { done, total } = taskCount(goal, causesOf(pack, goal.tasks));
    return words.goal(oneLine(goal.name ?? '', 100), done, total);
  });
  const next = nextStep(pack);
  return [
    words.is(shortened(pack.purpose.text)),
    ...(goals.length > 0 ? goals : [words.noGoal]),
    ...(next === null ? [] : [next]),
  ].join('\n');
}
