import { mayAskAgain, maySupersede } from '../agent/fold/exchange';
import type { Run } from '../agent/fold/snapshot';
import { textOf } from '../events/family';
import type { EventOf, LogEvent } from '../events/log-event';
import type { Check } from './check';
import type { Invariant, Report } from './report';

/**
 * What the person changed in their talk: parts of invariants 5 (only the newest message is said otherwise, only the newest answer given anew,
 * and only while words and reading alone came of it) and 8 (what was said in half was stopped by the person, and is another answer's place only
 * where one was asked for).
 */
export function createTalkCheck(report: Report): Check {
  /** Seq of the newest stop of what was being said, until anything is judged after it. */
  let stop: number | null = null;
  /** A message that was taken out may have been a /command, or the answer to the question that was open: what came after is told either way. */
  let isUnsure = false;

  function problemWith(event: LogEvent, run: Run): [Invariant, string] | null {
    switch (event.type) {
      case 'input':
        return supersedesProblem(event, run);
      case 'lifecycle':
        if (event.name === 'interrupted' && event.reason === 'stop' && event.trigger === null) stop = event.seq;
        if (event.name !== 'asked_again' || mayAskAgain(run, event.replaces ?? 0)) return null;
        return [
          5,
          `seq ${event.replaces} is asked for again, and is not the newest answer, or more than words came of it`,
        ];
      case 'output':
        return outputProblem(event, run);
      case 'thought':
        stop = null;
        return null;
      default:
        return null;
    }
  }

  function outputProblem(event: EventOf<'output'>, run: Run): [Invariant, string] | null {
    const problem = event.cut ? cutProblem(event, run) : null;
    return problem ?? replacesProblem(event, run) ?? toProblem(event, run);
  }

  function cutProblem({ trigger, decision, to = [] }: EventOf<'output'>, run: Run): [Invariant, string] | null {
    if (stop === null || trigger !== stop) return [8, 'it was cut off, and nobody stopped it'];
    stop = null;
    if (decision !== null) return [8, `it was cut off, and ${decision} is whole`];
    // the messages that were judged together wait as one, and what is open of them is named by the first
    const isOfIt = (seq: number): boolean => run.exchange?.dues.some((due) => due.seq === seq) === true;
    const other = to.some((seq) => isWaiting(seq, run))
      ? to.find((seq) => !isWaiting(seq, run) && !isOfIt(seq))
      : to[0];
    return other === undefined ? null : [8, `it was to answer seq ${other}, which waits for no answer`];
  }

  return {
    visit({ line, seq, event, before }) {
      if (event.type === 'input' && event.authority === 'user') isUnsure = becomesUnsure(event, before.run, isUnsure);
      const problem = problemWith(event, before.run);
      if (problem && !isUnsure) report(problem[0], { line, seq }, problem[1]);
    },
  };
}

function becomesUnsure(event: EventOf<'input'>, { asking }: Run, isUnsure: boolean): boolean {
  if (asking === null) return false;
  return isUnsure || (textOf(event.text) === null && asking.answer === null && event.judged === undefined);
}

function supersedesProblem({ supersedes, authority }: EventOf<'input'>, run: Run): [Invariant, string] | null {
  if (supersedes === undefined) return null;
  if (authority !== 'user') return [6, `somebody else says it in place of seq ${supersedes}`];
  if (maySupersede(run, supersedes)) return null;
  const why = run.exchange?.input === supersedes ? 'of which more than words came' : "which is not the person's newest";
  return [5, `it is said in place of seq ${supersedes}, ${why}`];
}

function replacesProblem({ replaces, decision, cut }: EventOf<'output'>, run: Run): [Invariant, string] | null {
  if (replaces === undefined) return null;
  const { exchange } = run;
  if (!exchange?.is_asked_again || exchange.output !== replaces)
    return [8, `it stands in place of seq ${replaces}, of which no other answer was asked for`];
  if (cut || exchange.decision === decision) return null;
  return [8, `it stands in place of seq ${replaces}, and answers something else`];
}

function toProblem({ seq, to, decision }: EventOf<'output'>, { exchange }: Run): [Invariant, string] | null {
  const late = to?.find((message) => message >= seq);
  if (late !== undefined) return [8, `it answers seq ${late}, which is no earlier event`];
  if (to === undefined || decision === null || exchange?.decision !== decision) return null;
  const isSame = exchange.dues.length === to.length && exchange.dues.every((due, at) => due.seq === to[at]);
  return isSame ? null : [8, `it answers seq ${to.join(', ')}, and ${decision} does not`];
}

function isWaiting(seq: number, { queue, intents }: Run): boolean {
  const isOf = (id: string | undefined): boolean => id === `I${seq}`;
  return queue.some((due) => due.seq === seq || isOf(due.intent)) || intents.some(({ id }) => isOf(id));
}
