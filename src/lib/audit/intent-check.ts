import { isSpeaking } from '../agent/fold/capability';
import { problemWithFound, reopenedStep } from '../agent/fold/goals';
import { intentOf, isTurnOfEnds } from '../agent/fold/intents';
import type { Snapshot } from '../agent/fold/snapshot';
import type { EventOf, LogEvent } from '../events/log-event';
import type { Check } from './check';
import { createOpenQuestion } from './open-question';
import type { Invariant, Report } from './report';

/**
 * What a thought serves and settles: parts of invariants 3 (words alone act on nothing) and 5 (what a thought is for is there, and earlier).
 * An intent is named by what opened it, goes on as one, and once it was ended nothing more is for it.
 */
export function createIntentCheck(report: Report): Check {
  /** By id: the decision that ended it; null: none did. */
  const intents = new Map<string, string | null>();
  const question = createQuestion();

  function problemsOf(event: EventOf<'thought'>, before: Snapshot): [Invariant, string | null][] {
    const { way, decision } = event;
    const acts = decision.action_type !== null && !isSpeaking(decision.action_type);
    return [
      [3, way === 'talk' && acts ? `a mind that only talks decides ${decision.action_type}` : null],
      [5, servesProblem(event, before)],
      [5, event.answers === undefined ? null : question.problemWith(event.answers, event.trigger)],
      [5, taskProblem(event, before)],
      [7, foundProblem(event, before)],
    ];
  }

  /** Beside the plan's own turns, a task is ended or worked on by who answers its question, takes its card back or does otherwise what was refused. */
  function taskProblem(event: EventOf<'thought'>, before: Snapshot) {
    const { answers, ends_task: ended, replaces, decision, trigger, way = 'rules' } = event;
    const { asking, pending, due, queue } = before.run;
    const asked = answers === undefined || asking?.output !== answers || asking.finishes ? null : asking.task;
    if (ended !== undefined && ended !== asked) return `it ends ${ended}, whose question it does not answer`;
    const replaced = pending?.decision === replaces ? (pending?.task ?? null) : null;
    const dues = [due, ...queue].filter((one) => one !== null).filter(({ seq }) => seq === trigger);
    const reopened = dues.map((one) => reopenedStep(before, one)?.task);
    const task = decision.task ?? null;
    // rules go on with a message that asks for two things
    const isOfRules = way === 'rules' && task === null;
    if (decision.leaves_more !== undefined && !isOfRules && (task === null || ![replaced, ...reopened].includes(task)))
      return 'it leaves more of a message to do beside a task that is not at hand';
    // where a text was taken out, what was due can be another than it was, or nothing
    const isOfMessage = dues.length > 0 && dues.every(({ kind }) => kind === 'input' || kind === 'follow');
    return task === null || !isOfMessage || [replaced, asked, ...reopened].includes(task)
      ? null
      : `it is for ${task}, which its message is not about`;
  }

  /** Where a text was taken out, what was due can be another than it was, or nothing. */
  function foundProblem({ trigger, way = 'rules', found_done: tasks }: EventOf<'thought'>, before: Snapshot) {
    if (!tasks) return null;
    if (tasks.length === 0) return 'it finds no task done';
    const { due, queue } = before.run;
    const dues = [due, ...queue].filter((one) => one !== null).filter(({ seq }) => seq === trigger);
    if (dues.length > 0 && !dues.some(isTurnOfEnds)) return 'it finds tasks done in a turn that ends none';
    if (way === 'rules' || way === 'talk') return 'it finds tasks done by words alone';
    const twice = tasks.find((task, at) => tasks.indexOf(task) < at);
    if (twice !== undefined) return `it finds ${twice} done twice`;
    const problem = tasks.map((task) => problemWithFound(before, task)).find((one) => one !== null);
    return problem === undefined ? null : `it finds a task done that it cannot end: ${problem}`;
  }

  function servesProblem(event: EventOf<'thought'>, { run }: Snapshot): string | null {
    const { seq, trigger, serves, closes, decision } = event;
    if (serves === undefined) return closes ? 'it ends what it does not serve' : null;
    const task = decision.task ?? null;
    // of one result both the plan and a message that corrected its task may be due
    // a message may go on with what came before it, and was for itself alone in logs of earlier builds
    const expected = [run.due, ...run.queue].flatMap((due) => {
      if (due?.seq !== trigger) return [];
      return due.kind === 'input' ? [`I${trigger}`, intentOf(run, due, task)] : [intentOf(run, due, task)];
    });
    const isKnown = intents.has(serves);
    if (Number(serves.slice(1)) >= seq) return `it serves ${serves}, which is no earlier event`;
    if (serves !== `I${trigger}` && !isKnown) return `it serves ${serves}, which nothing opened`;
    const ended = intents.get(serves) ?? null;
    if (ended !== null) return `it serves ${serves}, which ${ended} ended`;
    // where a text was taken out, what was due can be another than it was
    return expected.length === 0 || expected.includes(serves)
      ? null
      : `it serves ${serves}, and its trigger is of ${expected.join(' or ')}`;
  }

  return {
    visit({ line, seq, event, before }) {
      if (event.type === 'thought') {
        for (const [invariant, problem] of problemsOf(event, before)) {
          if (problem !== null) report(invariant, { line, seq }, problem);
        }
        if (event.serves !== undefined)
          intents.set(event.serves, intents.get(event.serves) ?? (event.closes ? `D${seq}` : null));
      }
      // another answer is one for the same intent
      if (event.type === 'lifecycle' && event.name === 'asked_again' && before.run.exchange)
        intents.set(before.run.exchange.intent, null);
      question.visit(event);
    },
  };
}

/** The newest question of a mind's, and the messages that may settle it. */
function createQuestion(): {
  visit(event: LogEvent): void;
  problemWith(answered: number, trigger: number | null): string | null;
} {
  const open = createOpenQuestion();
  /** Messages of which a mind that reads says what they are, since that question was asked. */
  let judged = new Set<number>();

  return {
    visit(event) {
      open.visit(event);
      if (event.type === 'input' && event.judged === 'mind') judged.add(event.seq);
      if (event.type === 'output' && event.kind === 'question' && event.decision !== null) judged = new Set();
    },
    problemWith(answered, trigger) {
      if (open.output() !== answered) return `it answers seq ${answered}, which is no question that was open`;
      return trigger !== null && judged.has(trigger)
        ? null
        : `its trigger is no message that a mind may take for an answer`;
    },
  };
}
