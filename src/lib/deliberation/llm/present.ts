import { alarmTime } from '../../agent/step/step-alarm';
import { purposeSaid } from '../../agent/fold/chat-grammar';
import { planCapability } from '../../agent/fold/task-change';
import { listDate, longDate } from '../../base/calendar-date';
import type { Alarm } from '../../agent/fold/alarm';
import type { Language } from '../../base/language';
import { cut } from '../../base/text';
import type { Vad, Way } from '../../events/decision';
import type { ContextPack, PackEvent, PackRequest } from '../../mind/context-pack';
import { isFromPublic } from '../../mind/is-from-public';
import { isOpen, isPersonsOwn, openMarks, toldTo } from './abilities';
import type { Problem } from './fields';
import { alarmForms, goalsToKeep } from './plan-kept';
import { tasksToFind } from './found-done';
import { planChangeWritten, toldForms } from './revision-writing';
import { fenced } from './fence';
import { stepOf } from './mood-words';
import { presentWords } from './present-words';

/** How many of what there is are named. */
const shown = { notes: 60, alarms: 20, finished: 5 } as const;
/** “Well?” says nothing without what came before it; characters. */
const shortestQuestion = 10;

/** What an earlier try of this turn gave, and what did not fit in it. */
export interface FailedTry {
  answer: string;
  problems: readonly Problem[];
}

/** What changes from turn to turn, and therefore stands last: how things are now, and what is asked for. */
export function presentOf(pack: ContextPack, way: Exclude<Way, 'rules'>, failed: FailedTry | null): string {
  const words = presentWords[pack.lang];
  return [
    `# ${words.title}`,
    ...stateLines(pack, way),
    '',
    `# ${words.asked}`,
    ...askedLines(pack, way),
    ...(failed ? failedLines(failed, pack.lang) : []),
  ].join('\n');
}

/** In words, since a number of a mood says nothing to a reader. */
function moodInWords({ v, a, d }: Vad, lang: Language): string {
  return presentWords[lang].moods(stepOf(v), stepOf(a), stepOf(d));
}

function stateLines(pack: ContextPack, way: Exclude<Way, 'rules'>): string[] {
  const { lang, now, purpose, goals, finished_goals, state, mood, notes, alarms, request, interrupted, open_question } =
    pack;
  const words = presentWords[lang];
  const lines = [words.now(longDate(now.date, lang), now.clock.slice(0, 5), now.zone)];
  lines.push(words.purpose(purpose?.text ?? null, purpose?.kind ?? null));
  for (const goal of goals)
    lines.push(
      `${goal.id} ${goal.name ?? '-'}`,
      ...goal.tasks.map(({ id, name, status, owner, date }) => {
        const how = words.status[pack.skipped[id] ?? status];
        const facts = [how, ...(owner ? [words.persons] : []), ...(date === undefined ? [] : [words.by(date)])];
        return `  ${id} [${facts.join(', ')}] ${name ?? '-'}`;
      }),
    );
  const ended = finished_goals.slice(-shown.finished).map(({ id, name }) => `${id} ${name ?? '-'}`);
  if (ended.length > 0) lines.push(words.finished(ended.join('; ')));
  lines.push(
    words.state(
      state.thought.intent,
      state.action.phase && words.phase[state.action.phase],
      // its words speak to the person; how it is told stands with the request
      request?.capability === planCapability ? null : state.action.summary,
      state.result.status && words.ended[state.result.status],
      state.result.summary,
      earlierIn(pack),
    ),
  );
  if (request) lines.push(words.request(request.id, requestTold(pack, request)));
  if (way !== 'talk' && request?.can_replace) lines.push(words.correction(request.id));
  if (request?.can_replace && request.can_become_rule) lines.push(words.rule);
  if (interrupted) lines.push(words.interrupted(interrupted.task));
  if (open_question) lines.push(words.question(cut(askedIn(open_question.text ?? '-'), 300)));
  if (notes.length > 0)
    lines.push(
      words.notes(notes.length),
      named(notes.slice(-shown.notes).map(({ path, bytes, taint }) => ({ text: `${path} (${bytes} B)`, taint }))),
    );
  if (alarms.length > 0)
    lines.push(
      words.alarms,
      named(
        alarms.slice(0, shown.alarms).map((alarm) => ({
          text: `${alarm.id} ${ringsAt(alarm, pack)}: ${alarm.text ?? '-'}`,
          taint: alarm.taint,
        })),
      ),
    );
  lines.push(words.mood(moodInWords(mood.long, lang)));
  if (way !== 'talk') {
    const shut = toldTo(pack)
      .filter((ability) => !isOpen(ability, pack))
      .map(({ name }) => name);
    if (shut.length > 0) lines.push(words.shut(shut.join(', ')));
    if (isPersonsOwn(pack) && !shut.includes('plan_change'))
      lines.push(words.planChange(toldForms(pack).join(' | '), notes.length > 0));
    const unkept = shut.includes('plan_keep') ? [] : goalsToKeep(pack);
    if (unkept.length > 0) lines.push(words.planKeep(unkept.join(', '), alarmForms.join(' | '), goals.length > 1));
    if (isPersonsOwn(pack) && !shut.includes('purpose_set') && purpose !== null && goals.length > 0)
      lines.push(words.startsOver);
    const open = openMarks(pack);
    if (open.length > 0) lines.push(words.marks(open.map((mark) => words.mark[mark]).join('; ')));
    lines.push(words.automatic(pack.automatic?.join(', ') ?? null), words.reading[pack.reading]);
  }
  return lines;
}

/** As a model writes it, with its weekday; the zone where it is another than the person's now. */
function ringsAt(alarm: Alarm, { lang, now }: ContextPack): string {
  const time = alarm.date === null ? alarmTime(alarm, lang) : `${listDate(alarm.date, lang)} ${alarm.at}`;
  return alarm.zone === now.zone ? time : `${time} (${alarm.zone})`;
}

/** The sentence that asks: what was said before it stands in the talk. */
function askedIn(text: string): string {
  const sentences = text.split(/(?<=[.!?])\s+|(?<=[。！？])|\n+/u).map((sentence) => sentence.trim());
  const asked = sentences.findLast((sentence) => /[?？]$/u.test(sentence)) ?? '';
  return asked.length < shortestQuestion ? text : asked;
}

/** What of the state is of something else than what is at hand: an old result beside a new thought would read as its own. */
function earlierIn({ state, transcript, intent }: ContextPack): { thought: boolean; result: boolean } {
  const own = transcript.entries.filter((entry) => 'serves' in entry && entry.serves === intent);
  const deed = own.findLast((entry) => entry.kind === 'deed');
  const result = own.findLast((entry) => entry.kind === 'result');
  const isNewest = result !== undefined && result.seq > (deed?.seq ?? 0);
  return {
    thought: state.thought.intent !== null && deed?.intent !== state.thought.intent,
    result: state.result.status !== null && !(isNewest && result.summary === state.result.summary),
  };
}

/** As it is shown; what changes a plan as the mind wrote it, since that is shown in words to the person. */
function requestTold({ transcript }: ContextPack, { capability, decision, lines }: PackRequest): string {
  if (capability !== planCapability) return lines.map((line) => line ?? '-').join(' / ');
  const deed = transcript.entries.find((entry) => entry.kind === 'deed' && `D${entry.seq}` === decision);
  const written = deed?.kind === 'deed' ? planChangeWritten(deed.payload)['changes'] : [];
  const asked = Array.isArray(written) ? written.filter((line) => typeof line === 'string') : [];
  return ['plan_change', ...asked].join('; ');
}

/** The person's own stand plain; named by others they are fenced. */
function named(lines: readonly { text: string; taint: readonly string[] }[]): string {
  const origins = [...new Set(lines.flatMap(({ taint }) => taint))];
  const text = lines.map((line) => line.text).join('\n');
  return origins.length === 0 ? text : fenced(text, origins);
}

function askedLines(pack: ContextPack, way: Exclude<Way, 'rules'>): string[] {
  const { lang, why, trigger, together, task, goals, purpose } = pack;
  const { asks } = presentWords[lang];
  const isOutside = isFromPublic(trigger);
  const reopened = way !== 'talk' && pack.reopened?.finishes ? [asks.reopened(pack.reopened.task)] : [];
  switch (why) {
    case 'start':
      return [asks.start];
    case 'follow':
      return pack.talk_only ? [asks.lastWord] : [asks.follow, ...reopened];
    case 'input': {
      const lines = [
        isOutside ? asks.outside : together.length > 0 ? asks.together(together.length + 1) : asks.message,
      ];
      if (isOutside) lines.push(fenced(trigger.text ?? '-', [`public:${trigger.channel ?? '-'}`]));
      if (!isOutside && isBehind(pack)) lines.push(asks.waited, said(trigger));
      if (pack.care_given) lines.push(asks.care);
      if (pack.is_answer) lines.push(asks.answer);
      if (pack.open_question) lines.push(asks.maybeAnswer);
      if (pack.asked_task !== null) lines.push(asks.answerOfTask(pack.asked_task));
      lines.push(...reopened);
      if (pack.is_request_open && !isOutside) lines.push(asks.later);
      if (pack.talk_only) lines.push(asks.lastWord);
      if (purposeSaid(trigger) !== null) lines.push(asks.purposeSaid);
      else if (purpose === null && !isOutside && !pack.care_given) lines.push(asks.noPurpose);
      return lines;
    }
    case 'plan':
      if (task) {
        const others = tasksToFind(pack).filter(({ id }) => id !== task.id);
        return [
          asks.task(task.id, task.name ?? '-', task.actions),
          ...others.slice(0, 1).map(({ id }) => asks.found(id)),
        ];
      }
      if (goals.length > 0 || purpose === null) return [asks.nothing];
      if (pack.asked_whether_reached) return [asks.askedReached];
      if (pack.finished_goals.length === 0) return [asks.firstGoal];
      return [purpose.kind === 'ongoing' ? asks.nextGoalOngoing : asks.nextGoal];
  }
}

/** It waited, and other things were said since: then it does not stand last in the talk. */
function isBehind({ trigger, together, transcript }: ContextPack): boolean {
  const last = transcript.entries.findLast((entry) => entry.kind === 'said' && entry.by === 'person');
  return last !== undefined && last.seq !== trigger.seq && !together.some(({ seq }) => seq === last.seq);
}

function said({ text, taint }: PackEvent): string {
  const shown = cut(text ?? '-', 2_000);
  return taint.length === 0 ? shown : fenced(shown, taint);
}

function failedLines({ answer, problems }: FailedTry, lang: Language): string[] {
  const { again } = presentWords[lang];
  return [
    again,
    cut(answer, 600),
    ...problems.slice(0, 8).map(({ path, got, allowed }) => `${path}: ${got} → ${allowed}`),
  ].map((line) => cut(line, 700));
}
