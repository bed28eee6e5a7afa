import { purposeSaid } from '../../agent/fold/chat-grammar';
import { readingCapability } from '../../agent/fold/rules';
import { readingCapabilities } from '../../agent/fold/snapshot';
import type { JsonObject } from '../../base/json';
import type { Language } from '../../base/language';
import { momentIn } from '../../base/date-in-text';
import { cut, oneLine } from '../../base/text';
import type { ActionDecision, Expectation, IntentEnd, PlanUpdate, Way } from '../../events/decision';
import type { ContextPack } from '../../mind/context-pack';
import { keepCapability } from '../../agent/fold/plan-keeping';
import { plannedTask } from './plan-writing';
import { taskWork } from './abilities';
import type { Written } from './read-answer';

/** The moment is read here: what is folded again must never depend on how texts are read, or on where the person is. */
function waiting(why: string, until: string, { time, date, clock }: ContextPack['now']): IntentEnd {
  const local = momentIn(until, date, clock.slice(0, 5));
  const ahead = Math.round((Date.parse(`${date}T${clock}Z`) - Date.parse(time)) / 60_000) * 60_000;
  const from = local === null ? null : new Date(Date.parse(`${local}:00Z`) - ahead).toISOString();
  return { status: 'blocked', why, until, ...(from !== null && { from }) };
}

/** Calls that no task is done by. */
const besideTasks = ['rest', 'purpose_set'];

/**
 * The ActionDecision that a model's answer stands for. It adds what code knows: numbers of goals and tasks, the mood as it is, what was shown,
 * that a written note must be there afterwards. Nothing that the model wrote is changed or left out, but that a mind at an
 * address asks once whether it may read before it reads, which it does when it is asked again.
 */
export function toDecision(written: Written, way: Exclude<Way, 'rules'>, pack: ContextPack): ActionDecision {
  const decision = decisionOf(written, way, pack);
  const reads = readingCapabilities.some((name) => name === decision.action_type);
  if (pack.reading !== 'ask_once' || !reads) return decision;
  return { ...decision, action_type: readingCapability, action_payload: { host: pack.place?.host ?? '' } };
}

function decisionOf(written: Written, way: Exclude<Way, 'rules'>, pack: ContextPack): ActionDecision {
  const { say, call, marks } = written;
  const isKept = marks.includes('keep_for_later');
  const update = isKept ? null : planUpdate(written, pack);
  const acts = call?.ability.capability != null;
  const isDone = call?.input['done'] !== false;
  const isSaidDone = marks.includes('task_done');
  // at a start what is said is the question for a purpose
  const speaks = pack.why === 'start' ? 'question' : 'conversation';
  const capability = acts ? call.ability.capability : say !== null ? speaks : null;
  const spoken: JsonObject = speaks === 'question' ? { text: say, choices: [] } : { text: say };
  const payload: JsonObject = acts ? withWordsBefore(call, say) : say !== null ? spoken : {};
  const reason = text(call?.input['why']) ?? '';
  const found = foundDone(written, pack);
  const meant = meaning(written, found ?? [], pack.lang);
  const isOfTask = pack.why === 'plan' && !besideTasks.includes(call?.ability.name ?? '') && capability !== null;
  const replaced = replacedBy(written, pack);
  const answered = answeredBy(written, pack);
  const ended = found?.filter((one) => one !== answered?.task) ?? [];
  const isAtHand = found !== null && written.found === undefined;
  const task = pack.task && (isAtHand || (isOfTask && !found)) ? pack.task.id : null;
  // of a message that corrects a task's card: `done` speaks of the message, and the card stands for the task as the first one did
  const isInPlace = replaced && replaced.task !== null && acts && capability !== 'question';
  const stands = isInPlace ? replaced : replaced || answered ? null : insteadOfRefused(written, pack);
  const finishes = stands ? stands.finishes || call?.input['done'] === true : isDone;
  const until = call?.ability.name === 'rest' ? text(call.input['until']) : null;
  return {
    judgment: cut(oneLine((reason || (say ?? '') || meant).replace(/\s*\n\s*/gu, ' '), 300), 300),
    intent: cut(meant, 200),
    reason: cut(reason, 300),
    evidence_event_ids: [pack.trigger.seq],
    decision_outcome: capability === null ? 'skip' : 'do_action',
    action_type: capability,
    action_payload: payload,
    // what is only looked at ends nothing, nor does the answer to what a task asks for
    finishes: capability === 'question' && task !== null ? isSaidDone : acts ? !call.ability.reads && finishes : true,
    ...(stands && finishes !== isDone && { leaves_more: !isDone }),
    ...(task !== null && { task }),
    ...(answered?.by === 'action' && { task: answered.task }),
    ...(replaced && { replaces: replaced.decision }),
    ...(stands && stands.task !== null && { task: stands.task }),
    ...(isKept && { later: true as const }),
    ...(update && { plan_update: update }),
    ...(acts && say !== null && capability !== 'question' && { say }),
    ...(until !== null && { closes: waiting(cut(reason || meant, 300), until, pack.now) }),
    ...((marks.includes('question_answered') || answered) && pack.open_question && { answers: pack.open_question.seq }),
    ...(answered?.by === 'words' && { ends_task: answered.task }),
    ...(ended.length > 0 && { found_done: ended }),
    way,
    // a model measures no influence; it stands in what it says
    persona_influence: {
      value: 0,
      summary: '',
      traits: pack.persona.profile.values,
      preferred_direction: acts ? 'support' : 'observe',
      concerns: [],
    },
    mood_influence: {
      value: 0,
      summary: '',
      vad: pack.mood.long,
      action_threshold_bias: 'neutral',
      defer_bias: 'neutral',
    },
    console_delivery: {
      delivery: say === null ? 'activity_only' : 'chat',
      message_kind: capability === 'question' ? 'question' : null,
    },
    expected: expectedOf(capability, payload),
    weighed: [],
  };
}

/** A mind that only talks does nothing of a plan: it waits, without being asked. */
export function restingTalker(pack: ContextPack): ActionDecision {
  const until =
    pack.lang === 'ja'
      ? '話しかけられたとき（この思考エンジンは話すことだけできます）'
      : 'you say something; with this mind I can only talk';
  const rest = toDecision({ say: null, call: null, marks: [] }, 'talk', pack);
  return { ...rest, judgment: until, intent: until, reason: until, closes: { status: 'blocked', why: until, until } };
}

/** The open request, where this is to stand in its place, or where it is taken back by words alone. */
function replacedBy({ call, marks }: Written, { request }: ContextPack): ContextPack['request'] {
  if (!request?.can_replace || marks.includes('keep_for_later')) return null;
  const acts = call?.ability.capability != null && call.ability.capability !== 'question';
  return acts || marks.includes('request_withdrawn') ? request : null;
}

/** The step whose try was refused with words, where what is called now is such a try. */
function insteadOfRefused({ call, marks }: Written, { reopened }: ContextPack): ContextPack['reopened'] {
  if (!reopened || !call || marks.includes('keep_for_later')) return null;
  const { name, capability } = call.ability;
  return taskWork.includes(name) || capability === reopened.capability ? reopened : null;
}

/** The task whose question the message answers, where it is done with that: by the answer alone, or by what is done with it. */
function answeredBy(
  { call, marks, found = [] }: Written,
  pack: ContextPack,
): { task: string; by: 'words' | 'action' } | null {
  const { asked_task: task } = pack;
  if (task === null || marks.includes('keep_for_later')) return null;
  if (!marks.includes('task_done') && !found.includes(task)) return null;
  return { task, by: taskWork.includes(call?.ability.name ?? '') ? 'action' : 'words' };
}

/** Tasks of its own that are done already: those that it names, and with them or without a word the one at hand, where it marks it so. */
function foundDone({ say, call, marks, found = [] }: Written, { why, task }: ContextPack): string[] | null {
  const isMarked = why === 'plan' && task !== null && marks.includes('task_done') && call === null;
  const isAlone = found.length === 0 && say !== null;
  const all = [...new Set([...found, ...(isMarked && !isAlone ? [task.id] : [])])];
  return all.length > 0 ? all : null;
}

/** What is said beside a question is part of what is asked. */
function withWordsBefore({ ability, payload }: NonNullable<Written['call']>, say: string | null): JsonObject {
  const asked = payload['text'];
  if (ability.capability !== 'question' || say === null || typeof asked !== 'string') return payload;
  return { ...payload, text: say.includes(asked) ? say : cut(`${say}\n\n${asked}`, 8_000) };
}

/** In a line what it is about to do. */
function meaning({ say, call }: Written, found: readonly string[], lang: Language): string {
  const tasks = found.join(', ');
  if (!call && say === null && tasks !== '') return lang === 'ja' ? `済んでいる：${tasks}` : `Done already: ${tasks}`;
  if (!call) return oneLine(say ?? '', 200);
  const { input, ability } = call;
  const of = ['path', 'text', 'name', 'query', 'purpose']
    .map((name) => text(input[name]))
    .find((value) => value !== null);
  const title = ability.title[lang];
  return oneLine(of === undefined ? title : `${title}${lang === 'ja' ? '：' : ': '}${of}`, 200);
}

function text(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

/** Read back by code afterwards, so that a success is not only said. */
function expectedOf(action: string | null, { path }: JsonObject): Expectation[] {
  if (typeof path !== 'string') return [];
  if (action === 'note.write' || action === 'note.append' || action === keepCapability)
    return [{ kind: 'note_holds', path, texts: [] }];
  return action === 'note.delete' ? [{ kind: 'note_absent', path, texts: [] }] : [];
}

/** A goal with the numbers that come next, what the message itself sets as purpose, and that it is reached where the person said so. */
function planUpdate({ call, marks }: Written, pack: ContextPack): PlanUpdate | null {
  const said = pack.why === 'input' ? purposeSaid(pack.trigger) : null;
  const id = `G${pack.next_goal}`;
  const { name, tasks } = call?.ability.name === 'plan_goal' ? call.input : {};
  const update: PlanUpdate = {
    ...(said !== null && { purpose: said }),
    ...(marks.includes('purpose_reached') && said === null && { purpose_reached: true }),
    ...(typeof name === 'string' &&
      Array.isArray(tasks) && {
        goals: [
          {
            id,
            name,
            tasks: tasks.map((task, at) => ({ id: `${id}-T${at + 1}`, ...plannedTask(text(task) ?? ''), step: null })),
          },
        ],
      }),
  };
  return Object.keys(update).length === 0 ? null : update;
}
