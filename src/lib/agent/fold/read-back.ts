import { canonicalJson } from '../../base/canonical-json';
import type { EventOf, LogEvent } from '../../events/log-event';
import type { CapabilityFace } from './capability';
import { uncertainActions } from './goals';
import { shownLinesOf } from './evolve-approval';
import { termsIn } from './evolve-change';
import { isForGood, isInForce, ruleFor, termsOf } from './rules';
import {
  shippedRule,
  shippedRules,
  unusedRule,
  type ActionOnItsWay,
  type GrantedRequest,
  type Rule,
  type Run,
} from './snapshot';

/** What the log holds of a grant. Null: there is no such event, or none that this build reads. */
export interface GrantEvidence {
  /** From the grant on, to the newest event of all; null: so many that they were not looked at. */
  since: readonly (LogEvent | null)[] | null;
  /** The asking that the request is called by; of a grant by rule the grant itself. */
  asked: LogEvent | null;
  thought: LogEvent | null;
  /** The newest change of the rule that granted it; null for none. */
  ruleChange: LogEvent | null;
  /** Of a rule for orders: whether the decision is of one. */
  isOrder?: boolean;
}

/**
 * `sound`: the log says that this may run. `unfounded`: the log holds the grant, but nobody who could give it is behind it: the person is
 * asked. `untrue`: the log says something else than the snapshot does.
 */
export type GrantFinding = 'sound' | 'unfounded' | 'untrue';

/** `rules`: of the snapshot. `face`: of the capability as it is now. `now`: ms since 1970 UTC. */
export function grantFinding(
  granted: GrantedRequest,
  evidence: GrantEvidence,
  { rules, face, now }: { rules: readonly Rule[]; face: CapabilityFace | undefined; now: number },
): GrantFinding {
  const { since, asked, thought } = evidence;
  if (since === null) return 'unfounded';
  const [grant, ...later] = since;
  if (!isGrantOf(grant, granted) || !isDecisionOf(thought, granted)) return 'untrue';
  if (later.some((event) => event && isEndOf(event, granted))) return 'untrue';
  if (grant.by === 'user') return isAskingOf(asked, granted) ? 'sound' : 'unfounded';
  const rule = ruleBehind(grant.by ?? '', evidence.ruleChange);
  const kept = rules.find(({ id }) => grant.by === `rule:${id}`);
  if (kept && (!rule || canonicalJson(termsOf(kept)) !== canonicalJson(termsOf(rule)))) return 'untrue';
  if (!rule || grant.request !== `R${grant.seq}` || grant.repeats !== undefined) return 'unfounded';
  return face && isCovered(rule, grant, thought, granted, face, evidence.isOrder) && isInForce(rule, now)
    ? 'sound'
    : 'unfounded';
}

/** The events, by seq, that open requests of a snapshot are copies of. */
export function seqsBehindRequests(run: Run): number[] {
  const asked = run.pending ? [run.pending.seq, run.pending.thought] : [];
  return [...asked, ...[run.granted, ...openActions(run)].flatMap((open) => open?.seq ?? [])];
}

/** Whether an open request of the snapshot is not what the log says of it. What was granted is looked at once more before it runs. */
export function holdsUntrueRequest(run: Run, eventAt: (seq: number) => LogEvent | null): boolean {
  const { pending, granted } = run;
  if (pending) {
    const asked = eventAt(pending.seq);
    if (!isAskingOf(asked, pending) || !isDecisionOf(eventAt(pending.thought), pending)) return true;
    if (canonicalJson(shownLinesOf(asked)) !== canonicalJson(pending.lines)) return true;
  }
  if (granted && !isGrantOf(eventAt(granted.seq), granted)) return true;
  return openActions(run).some((open) => !isActionOf(eventAt(open.seq), open));
}

/** Of which an action event is in the log, and no result. */
function openActions(run: Run): (ActionOnItsWay & { seq: number })[] {
  return [run.executing, run.asking, ...uncertainActions(run)].filter((open) => open !== null);
}

function isGrantOf(event: LogEvent | null | undefined, granted: GrantedRequest): event is EventOf<'approval'> {
  return (
    event?.type === 'approval' &&
    event.status === 'granted' &&
    event.seq === granted.seq &&
    isOf(event, granted) &&
    event.by === granted.by &&
    event.time === granted.time
  );
}

function isAskingOf(event: LogEvent | null, request: ActionOnItsWay): event is EventOf<'approval'> {
  return (
    event?.type === 'approval' && event.status === 'asked' && event.request === `R${event.seq}` && isOf(event, request)
  );
}

function isOf(event: EventOf<'approval'>, request: ActionOnItsWay): boolean {
  return (
    !event.foreign &&
    event.request === request.request &&
    event.decision === request.decision &&
    event.digest === request.digest &&
    event.capability === request.capability &&
    event.capability_version === request.capability_version &&
    event.taint.join() === request.taint.join()
  );
}

function isDecisionOf(event: LogEvent | null, request: ActionOnItsWay): event is EventOf<'thought'> {
  return (
    event?.type === 'thought' &&
    event.seq === request.thought &&
    request.decision === `D${event.seq}` &&
    event.decision.decision_outcome === 'do_action' &&
    event.decision.action_type === request.capability &&
    (event.decision.task ?? null) === request.task &&
    event.decision.finishes === request.finishes
  );
}

function isActionOf(event: LogEvent | null, open: ActionOnItsWay): boolean {
  return (
    event?.type === 'action' &&
    event.request === open.request &&
    event.decision === open.decision &&
    event.digest === open.digest &&
    event.capability === open.capability
  );
}

/** It was used, asked about anew or denied since, or another log was brought in over it. */
function isEndOf(event: LogEvent, { request, decision }: GrantedRequest): boolean {
  switch (event.type) {
    case 'action':
      return event.request === request;
    case 'approval':
      return event.decision === decision;
    case 'lifecycle':
      return event.name === 'imported';
    default:
      return false;
  }
}

/** The rule as its newest change leaves it; a shipped one needs none. Null: there is none, or it was taken away. */
function ruleBehind(by: string, change: LogEvent | null): Rule | null {
  const id = by.startsWith('rule:') ? by.slice('rule:'.length) : '';
  const shipped = shippedRule(id);
  const isFirst = shippedRules.some((known) => known.id === id);
  if (shipped && isFirst && (change === null || isForGood(id))) return unusedRule(shipped, true);
  if (change?.type !== 'change' || change.foreign || change.subject !== `rules.${id}`) return null;
  if (change.by === 'build') return shipped && !isFirst ? unusedRule(shipped, true) : null;
  const terms = change.by === 'user' || change.by === 'import' ? termsIn(change.after) : null;
  if (terms?.id !== id || (shipped && canonicalJson(shipped) !== canonicalJson(terms))) return null;
  return unusedRule(terms, shipped !== undefined);
}

/** As it was when it was granted; how often it was used is the audit's to count. */
function isCovered(
  rule: Rule,
  { taint, time }: EventOf<'approval'>,
  { decision, mind }: EventOf<'thought'>,
  { is_public }: GrantedRequest,
  face: CapabilityFace,
  is_order = false,
): boolean {
  const payload = face.parse(decision.action_payload);
  const action = { taint, is_public, judged_at: mind, is_order };
  return payload.ok && ruleFor([rule], face, payload.value, action, Date.parse(time)) !== null;
}
