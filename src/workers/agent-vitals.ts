import type { AgentVitals } from '../lib/bridge/contract';
import { watchedTraffic } from '../lib/bridge/watched-traffic';
import type { WorkRecord } from '../lib/runtime/work-record';

// from the first question on
const traffic = watchedTraffic();

/** What the agent's thread tells of itself; see AgentVitals. */
export function agentVitals(
  record: WorkRecord,
  { waitingEnds, heardAt, since }: { waitingEnds: number; heardAt: number; since: number },
): AgentVitals {
  const { count: idleWakes, meanMs: idleWakeMs } = record.idle();
  return {
    heardAt,
    now: performance.now(),
    spans: record.since(since),
    awakeSince: record.awakeSince,
    waitingEnds,
    idleWakes,
    idleWakeMs,
    traffic: traffic(),
  };
}
