import type { EventOf } from '../events/log-event';
import type { Check } from './check';
import { digestOf, type DecisionIndex } from './decision-index';
import type { Report } from './report';
import { createRulesInForce, type RulesInForce } from './rules-in-force';

/** What an approval binds; equal in the asking, the granting and the action. */
interface Bound {
  decision: string;
  digest: string;
  capability: string;
  version: number;
}

interface Request {
  asked: Bound | null;
  granted: Bound | null;
  /** Why the grant allows nothing. */
  problem: string | null;
  isDenied: boolean;
  isWithdrawn: boolean;
}

const unknown: Request = { asked: null, granted: null, problem: null, isDenied: false, isWithdrawn: false };

/**
 * Invariant 3: every action has an earlier granted approval with the same request id and digest, by the user or by a rule then in
 * force. The digest is made anew from the thought, so that neither payload nor approval can be exchanged.
 */
export function createApprovalCheck(report: Report, decisions: DecisionIndex): Check {
  const requests = new Map<string, Request>();
  const rules = createRulesInForce(decisions);

  function visitApproval(event: EventOf<'approval'>): void {
    const request = requests.get(event.request) ?? { ...unknown };
    requests.set(event.request, request);
    const bound = boundBy(event);
    if (event.status === 'denied') request.isDenied = true;
    else if (event.status === 'withdrawn') request.isWithdrawn = true;
    else if (event.status === 'asked') {
      request.asked ??= bound;
      if (event.request !== `R${event.seq}`)
        request.problem ??= `${event.request} is not the id of an asking at seq ${event.seq}`;
    } else if (request.granted === null) {
      request.granted = bound;
      request.problem ??= grantProblem(event, request, rules, decisions) ?? digestProblem(bound, decisions);
    }
  }

  function visitAction(event: EventOf<'action'>): string | null {
    const request = requests.get(event.request);
    if (!request?.granted) return `no earlier approval of ${event.request} was granted`;
    if (request.isDenied) return `${event.request} was denied`;
    if (request.isWithdrawn) return `${event.request} was withdrawn`;
    if (request.problem !== null) return request.problem;
    const { decision, digest, capability } = request.granted;
    if (event.digest !== digest) return `its digest is not the one that was approved`;
    if (event.decision !== decision || event.capability !== capability) {
      return `${event.request} was granted for ${capability} of ${decision}, not for ${event.capability} of ${event.decision}`;
    }
    return null;
  }

  return {
    visit({ line, seq, event }) {
      if (event.type === 'approval') visitApproval(event);
      else if (event.type === 'lifecycle' && event.name === 'imported')
        requests.clear(); // what was granted elsewhere is void here
      else if (event.type === 'action') {
        const problem = visitAction(event);
        if (problem !== null) report(3, { line, seq }, problem);
      }
      if (event.type === 'input' && event.refuses !== undefined && requests.get(event.refuses)?.isDenied !== true)
        report(3, { line, seq }, `it says why ${event.refuses} was refused, and no n to it was given`);
      const problem = event.type === 'change' ? rules.problemWithShipping(event) : null;
      if (problem !== null) report(3, { line, seq }, problem);
      rules.visit(event);
    },
  };
}

function boundBy({ decision, digest, capability, capability_version }: EventOf<'approval'>): Bound {
  return { decision, digest, capability, version: capability_version };
}

function grantProblem(
  event: EventOf<'approval'>,
  { asked }: Request,
  rules: RulesInForce,
  decisions: DecisionIndex,
): string | null {
  const { request, by, via } = event;
  if (by?.startsWith('rule:')) {
    if (via !== 'rule') return `${request} was granted by a rule, but not through one`;
    if (request !== `R${event.seq}`) return `${request} is not the id of a grant by rule at seq ${event.seq}`;
    return rules.problemWith(event, decisions.get(event.decision));
  }
  if (by !== 'user') return `${request} was granted by ${by ?? 'nobody'}`;
  if (via === null || via === 'rule')
    return `${request} was granted by the user, but not through key, button, chat or cli`;
  if (!asked) return `${request} was granted by the user, who was never asked`;
  const bound = boundBy(event);
  const isSame =
    asked.digest === bound.digest &&
    asked.decision === bound.decision &&
    asked.capability === bound.capability &&
    asked.version === bound.version;
  return isSame ? null : `${request} was granted for something else than was asked`;
}

function digestProblem({ decision, digest, capability, version }: Bound, decisions: DecisionIndex): string | null {
  const facts = decisions.get(decision);
  if (!facts) return `${decision} is no earlier thought`;
  if (!facts.isAction || facts.capability !== capability) return `${decision} decided no ${capability}`;
  if (digestOf(facts, capability, version) !== digest)
    return `the approved digest is not that of the payload in ${decision}`;
  return null;
}
