import type { EnginePlace } from '../lib/bridge/engine-place';

interface Adapter {
  info?: { isFallbackAdapter?: boolean };
  isFallbackAdapter?: boolean;
}

/** More are rarely quicker: what computes waits for memory. */
const mostThreads = 8;

/** Where llama.cpp could compute on this device: what is quickest, a try tells. */
export async function enginePlaces(): Promise<EnginePlace[]> {
  const places: EnginePlace[] = [{ on: 'cpu', threads: 1 }];
  const threads = Math.min(mostThreads, Math.floor(navigator.hardwareConcurrency / 2));
  if (globalThis.crossOriginIsolated && threads > 1) places.push({ on: 'cpu', threads });
  if (await hasCard()) places.push({ on: 'gpu', threads: 1 });
  return places;
}

/** One that the processor plays is none. */
async function hasCard(): Promise<boolean> {
  const { gpu } = navigator as { gpu?: { requestAdapter(): Promise<Adapter | null> } };
  const adapter = await gpu?.requestAdapter().catch(() => null);
  return adapter ? !(adapter.info?.isFallbackAdapter ?? adapter.isFallbackAdapter ?? false) : false;
}
