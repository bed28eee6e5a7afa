import type { Traffic } from './contract';

/** Counts what this thread fetched, and what it fetches from now on: the browser itself keeps no more than some 250 entries. */
export function watchedTraffic(earlier: PerformanceEntry[] = []): () => Traffic {
  const traffic: Traffic = { requests: 0, bytes: 0, untold: 0 };
  const count = (entries: PerformanceEntry[]): void => {
    for (const entry of entries) {
      if (!(entry instanceof PerformanceResourceTiming)) continue;
      traffic.requests += 1;
      traffic.bytes += entry.transferSize;
      // another origin that keeps its sizes to itself tells none at all
      if (entry.transferSize === 0 && entry.decodedBodySize === 0 && entry.responseStart === 0) traffic.untold += 1;
    }
  };
  count(earlier);
  const observer = new PerformanceObserver((list) => count(list.getEntries()));
  observer.observe({ type: 'resource', buffered: true });
  return () => {
    count(observer.takeRecords());
    return { ...traffic };
  };
}
