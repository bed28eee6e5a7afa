import { keepCapability } from '../agent/fold/plan-keeping';
import { planCapability } from '../agent/fold/task-change';
import type { Snapshot } from '../agent/fold/snapshot';
import { isJsonObject, objectsIn, type JsonObject } from '../base/json';
import type { EventOf, LogEvent } from '../events/log-event';
import type { Check } from './check';
import { isCorrection, type DecisionFacts, type DecisionIndex } from './decision-index';
import { isPlanAsProposed } from './plan-as-proposed';
import { isAlarmAsProposed, isAsProposed, isSame } from './proposed-check';
import type { Place, Report } from './report';

/**
 * Part of invariant 3: a plan is kept, and a correction made, whole or not at all. With the success of it come the changes that were approved, in
 * their order and no others; without it none.
 */
export interface KeepCheck extends Check {
  /** Once, after the last event. `isWhole`: none is missing. */
  finish(isWhole: boolean): void;
}

export function createKeepCheck(report: Report, decisions: DecisionIndex): KeepCheck {
  /** Actions and results of such, by seq: their decision. */
  const doings = new Map<number, string>();
  /** The newest success, and how many of its changes came so far. */
  let newest: { result: number; decision: string; expected: readonly Expected[]; count: number; place: Place } | null =
    null;

  function tell(): void {
    if (newest && newest.count < newest.expected.length) {
      const { decision, expected, count, place } = newest;
      const what = decisions.get(decision)?.capability === keepCapability ? 'alarms' : 'changes';
      report(3, place, `of ${expected.length} ${what} that ${decision} was approved with ${count} came`);
    }
    newest = null;
  }

  function begin(event: EventOf<'result'>, place: Place): void {
    if (event.status === 'goal_done' || event.action === null) return;
    const decision = doings.get(event.action);
    if (decision === undefined) return;
    tell();
    doings.set(event.seq, decision);
    // the person's word on an end that nobody knows sets nothing
    if (event.outcome !== 'success' || event.by === 'user') return;
    newest = { result: event.seq, decision, expected: expectedOf(decisions.get(decision)), count: 0, place };
  }

  function changeProblem(event: EventOf<'change'>, before: Snapshot): string | null {
    const decision = doings.get(event.trigger ?? 0);
    if (decision === undefined || event.undo_of !== null) return null;
    const isExpected = newest?.result === event.trigger ? newest.expected[newest.count] : undefined;
    if (newest) newest.count++;
    return isExpected?.(event, before) ? null : `it changes something else than ${decision} was approved for`;
  }

  return {
    visit({ line, seq, event, before }) {
      if (!belongsToResult(event)) tell();
      if (event.type === 'action' && isWhole(event.capability, decisions.get(event.decision)))
        doings.set(seq, event.decision);
      if (event.type === 'result') begin(event, { line, seq });
      const problem = event.type === 'change' ? changeProblem(event, before) : null;
      if (problem !== null) report(3, { line, seq }, problem);
    },

    finish(isWhole) {
      if (isWhole) tell();
    },
  };
}

/** What stands between a result and the changes that came with it: ends among them, of a question that they answer or of tasks. */
function belongsToResult({ type }: LogEvent): boolean {
  return type === 'observation' || type === 'output' || type === 'change' || type === 'result';
}

type Expected = (event: EventOf<'change'>, before: Snapshot) => boolean;

/** A plan that is kept, and a correction; tasks that change alone are one change, and looked at as such. */
function isWhole(capability: string, facts: DecisionFacts | undefined): boolean {
  return capability === keepCapability || (capability === planCapability && isCorrection(facts));
}

/** In the order in which they are made; see planProposed. */
function expectedOf(facts: DecisionFacts | undefined): Expected[] {
  const alarmsSet = (alarms: readonly JsonObject[]): Expected[] =>
    alarms.map((alarm) => (event) => isAlarmAsProposed(event, alarm));
  const { proposal } = facts ?? {};
  if (!proposal) return alarmsSet(facts?.keptAlarms ?? []);
  const { goal, purpose } = proposal;
  return [
    ...objectsIn(proposal['alarms_off']).map(
      (alarm): Expected =>
        (event) =>
          isAlarmOff(event, alarm),
    ),
    ...alarmsSet(objectsIn(proposal['alarms'])),
    ...(isJsonObject(purpose) ? [isReworded(purpose)] : []),
    ...(goal === undefined
      ? []
      : [(event: EventOf<'change'>, before: Snapshot) => isPlanAsProposed(event, proposal, before)]),
  ];
}

/** It goes, and was as the person was shown it. */
function isAlarmOff({ subject, before, after }: EventOf<'change'>, { alarm: id, ...shown }: JsonObject): boolean {
  const { text, at, zone, date = null, weekdays = [], late_minutes = null } = shown;
  const terms: JsonObject = { text: text ?? '', at: at ?? '', zone: zone ?? '', date, weekdays, late_minutes };
  const isThat = typeof id !== 'string' || subject === `alarms.${id}`;
  return isThat && after === null && Object.keys(terms).every((name) => isSame(before?.[name], terms[name]));
}

/** In the words that were approved, over those that were shown; what it was before is as it was. */
function isReworded({ before: was, after: is, kind }: JsonObject): Expected {
  return (event, { run }) =>
    isAsProposed(event, { purpose: is ?? '', purpose_kind: kind ?? '', keeps_goals: true }, { versionOf: () => 0 }) &&
    isSame(event.before?.['value'], was) &&
    event.before?.['decision'] === `D${run.purpose_seq ?? 1}`;
}
