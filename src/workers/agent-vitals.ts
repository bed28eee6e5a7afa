import type { AgentVitals, Traffic } from '../lib/bridge/contract';
import type { WorkRecord } from '../lib/runtime/work-record';

const traffic: Traffic = { requests: 0, bytes: 0, untold: 0 };
// from the first question on it counts itself: the browser keeps no more than some 250
const observer = new PerformanceObserver((list) => count(list.getEntries()));
observer.observe({ type: 'resource', buffered: true });

/** What the agent's thread tells of itself; see AgentVitals. */
export function agentVitals(
  record: WorkRecord,
  { waitingEnds, heardAt, since }: { waitingEnds: number; heardAt: number; since: number },
): AgentVitals {
  count(observer.takeRecords());
  const { count: idleWakes, meanMs: idleWakeMs } = record.idle();
  return {
    heardAt,
    now: performance.now(),
    spans: record.since(since),
    awakeSince: record.awakeSince,
    waitingEnds,
    idleWakes,
    idleWakeMs,
    traffic: { ...traffic },
  };
}

function count(entries: PerformanceEntry[]): void {
  for (const entry of entries) {
    if (!(entry instanceof PerformanceResourceTiming)) continue;
    traffic.requests += 1;
    traffic.bytes += entry.transferSize;
    // another origin that keeps its sizes to itself tells none at all
    if (entry.transferSize === 0 && entry.decodedBodySize === 0 && entry.responseStart === 0) traffic.untold += 1;
  }
}
