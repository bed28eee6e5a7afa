import type { EventOf } from '../events/log-event';
import type { Check, Visited } from './check';
import type { OpenActionNote, Report } from './report';

interface ActionFacts {
  line: number;
  request: string;
  capability: string;
  decision: string;
  results: number;
  isUncertain: boolean;
}

/**
 * Invariant 4: at most one action per approval; at most one result per action, plus one by the user after an uncertain one. An
 * action without any is told as open.
 */
export interface OnceCheck extends Check {
  open(): OpenActionNote[];
}

export function createOnceCheck(report: Report): OnceCheck {
  const requests = new Map<string, number>();
  const actions = new Map<number, ActionFacts>();

  function visitAction({ line, seq }: Visited, event: EventOf<'action'>): void {
    const first = requests.get(event.request);
    if (first === undefined) requests.set(event.request, seq);
    else report(4, { line, seq }, `${event.request} was used already, by the action at seq ${first}`);
    const { request, capability, decision } = event;
    actions.set(seq, { line, request, capability, decision, results: 0, isUncertain: false });
  }

  function resultProblem(event: EventOf<'result'>): string | null {
    if (event.status === 'goal_done' || event.action === null) return null;
    const action = actions.get(event.action);
    if (!action) return `seq ${event.action} is no earlier action`;
    if (action.decision !== event.decision)
      return `the action at seq ${event.action} is of ${action.decision}, not of ${event.decision}`;
    action.results += 1;
    const isUsersWord = action.results === 2 && action.isUncertain && event.by === 'user';
    if (action.results > 1 && !isUsersWord) return `the action at seq ${event.action} has a result already`;
    action.isUncertain = event.outcome === 'uncertain';
    return null;
  }

  return {
    visit(visited) {
      const { line, seq, event } = visited;
      if (event.type === 'action') visitAction(visited, event);
      if (event.type !== 'result') return;
      const problem = resultProblem(event);
      if (problem !== null) report(4, { line, seq }, problem);
    },

    open() {
      return [...actions].flatMap(([seq, { line, request, capability, results }]) =>
        results === 0 ? [{ line, seq, request, capability }] : [],
      );
    },
  };
}
