import { watchedTraffic } from '../../bridge/watched-traffic';
import { isAtRest } from '../view/run-facts';
import type { AgentHost } from '../agent/agent-host.svelte';
import type { LiveView } from '../view/live-view.svelte';
import type { LongFrame, NetworkState, PressureState, VitalsSources } from './vitals-sources';

/** As often as the browser may tell of a changed pressure; ms. */
const pressureMs = 5_000;

export interface WatchedParts {
  agent: AgentHost;
  view: LiveView;
}

/** The sources as a page of a real browser has them. */
export function browserSources({ agent, view }: WatchedParts): VitalsSources {
  return {
    now: () => performance.now(),
    later: (ms, work) => {
      const timer = setTimeout(work, ms);
      return () => clearTimeout(timer);
    },
    isSeen: () => document.visibilityState === 'visible',
    onSeen: (changed) => {
      document.addEventListener('visibilitychange', changed);
      return () => document.removeEventListener('visibilitychange', changed);
    },
    activity: () => {
      const { snapshot, inbox } = view.current;
      return {
        seq: snapshot.run.last.seq,
        isAtWork: inbox.length > 0 || !isAtRest(snapshot, Date.now()),
        inbox: inbox.length,
      };
    },
    askAgent: (since) => agent.vitals(since),
    heap: () => (performance as PerformanceWithMemory).memory?.usedJSHeapSize ?? null,
    wholeMemory,
    storage,
    network,
    handled: () => ('eventCounts' in performance ? sum([...performance.eventCounts.values()]) : null),
    traffic: watchedTraffic(performance.getEntriesByType('navigation')),
    pressure,
    longFrames,
  };
}

interface PerformanceWithMemory extends Performance {
  memory?: { usedJSHeapSize: number };
  measureUserAgentSpecificMemory?: () => Promise<{ bytes: number }>;
}

async function wholeMemory(): Promise<number | null> {
  const { measureUserAgentSpecificMemory } = performance as PerformanceWithMemory;
  if (!measureUserAgentSpecificMemory || !crossOriginIsolated) return null;
  const measured = await measureUserAgentSpecificMemory.call(performance).catch(notTold);
  return measured?.bytes ?? null;
}

async function storage(): Promise<{ usage: number; quota: number } | null> {
  if (!('storage' in navigator)) return null; // there only in secure contexts
  const told = await navigator.storage.estimate().catch(notTold);
  return told?.usage === undefined || told.quota === undefined ? null : { usage: told.usage, quota: told.quota };
}

interface NavigatorWithConnection extends Navigator {
  connection?: { downlink?: number; rtt?: number; effectiveType?: string };
}

function network(): NetworkState {
  const { connection } = navigator as NavigatorWithConnection;
  return {
    isOnline: navigator.onLine,
    downlink: connection?.downlink ?? null,
    roundTripMs: connection?.rtt ?? null,
    kind: connection?.effectiveType ?? null,
  };
}

interface Pressure {
  observe(source: 'cpu', options: { sampleInterval: number }): Promise<void>;
  disconnect(): void;
}
interface WindowWithPressure {
  PressureObserver?: new (told: (records: readonly { state: PressureState }[]) => void) => Pressure;
}

async function pressure(told: (state: PressureState) => void): Promise<(() => void) | null> {
  const { PressureObserver } = window as unknown as WindowWithPressure;
  if (!PressureObserver) return null;
  const observer = new PressureObserver((records) => {
    const newest = records.at(-1);
    if (newest) told(newest.state);
  });
  try {
    await observer.observe('cpu', { sampleInterval: pressureMs });
  } catch (error) {
    console.debug('no pressure is told', error); // a device without the sensor, or a policy
    return null;
  }
  return () => observer.disconnect();
}

interface ScriptTiming {
  duration: number;
  invoker?: string;
  sourceURL?: string;
  sourceFunctionName?: string;
}
interface FrameTiming extends PerformanceEntry {
  blockingDuration?: number;
  scripts?: readonly ScriptTiming[];
}

/** Long animation frames, which name the script; where there are none, long tasks, which do not. */
function longFrames(told: (frames: LongFrame[]) => void): (() => void) | null {
  const { supportedEntryTypes } = PerformanceObserver;
  const type = ['long-animation-frame', 'longtask'].find((known) => supportedEntryTypes.includes(known));
  if (!type) return null;
  const observer = new PerformanceObserver((list) => told(list.getEntries().map(frameOf)));
  observer.observe({ type, buffered: true });
  return () => observer.disconnect();
}

function frameOf({ startTime, duration, blockingDuration, scripts }: FrameTiming): LongFrame {
  const longest = [...(scripts ?? [])].sort((left, right) => right.duration - left.duration)[0];
  return {
    start: startTime,
    ms: duration,
    blockingMs: blockingDuration ?? null,
    cause: longest
      ? {
          invoker: longest.invoker ?? '',
          function: longest.sourceFunctionName ?? '',
          file:
            (longest.sourceURL ?? '')
              .replace(/[?#].*$/, '')
              .split('/')
              .at(-1) ?? '',
          ms: longest.duration,
        }
      : null,
  };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function notTold(error: unknown): null {
  console.debug('the browser does not tell', error);
  return null;
}
