import type { BrowserModelState } from '../browser-model';

/** What a browser tells of the device it runs on. Null: it does not tell. Sizes in bytes. */
export interface DeviceTold {
  /** `no_webgpu`: this browser has none; `no_adapter`: it finds no graphics processor that it may use. */
  gpu: GpuTold | 'no_webgpu' | 'no_adapter';
  /** Main memory, rounded and capped: 8 may be more; GB. */
  memoryGb: number | null;
  /** What this site may still store, and whether the browser promised to keep it. */
  freeBytes: number | null;
  isKept: boolean | null;
  /** Of the main processor. */
  threads: number | null;
  /** Whether a model may use more than one of them. */
  isIsolated: boolean;
  /** `missing`: it knows no model of its own. */
  browserModel: BrowserModelState | 'missing';
  /** The person asked for saving data. */
  savesData: boolean | null;
}
export interface GpuTold {
  /** As it names itself; often empty. */
  name: string;
  /** Played by the main processor: it works, and is far too slow for a model. */
  isSoftware: boolean;
  hasF16: boolean;
  maxBufferSize: number;
  maxStorageBufferBindingSize: number;
  maxComputeWorkgroupStorageSize: number;
  /** A count. */
  maxStorageBuffersPerShaderStage: number;
}

/** Where a mind can run: by the browser's own model, on the graphics or the main processor, at a host, or by rules. */
export type Place = 'browser' | 'gpu' | 'cpu' | 'served' | 'rules';

/** `yes`: by all that is told; `maybe`: what decides is not told, or is just enough; `no`: it cannot. */
export interface Verdict {
  place: Place;
  can: 'yes' | 'maybe' | 'no';
  reason: VerdictReason;
}
export type VerdictReason =
  | 'browser_there'
  | 'browser_to_fetch'
  | 'browser_none'
  | 'gpu_fine'
  | 'gpu_no_f16'
  | 'gpu_software'
  | 'gpu_limits'
  | 'gpu_no_webgpu'
  | 'gpu_no_adapter'
  | 'no_room'
  | 'memory_low'
  | 'memory_unknown'
  | 'cpu_small'
  | 'served'
  | 'rules';

/** `why`: what spoke for it. */
export interface Recommendation {
  place: Place;
  why: 'browser_there' | 'gpu_fits' | 'browser_fetch' | 'cpu_private' | 'cpu_unknown' | 'saves_data' | 'device_weak';
}

const gigabyte = 1_000_000_000;
/** A small model's files, and the memory beside them; by the sizes of models of one to two milliards of weights in four bits. */
const smallModel = { bytes: gigabyte, memoryGb: 4 } as const;
/** Engines ask for buffers of this size; see WebLLM's own check. */
const leastBuffer = { whole: 1 << 28, bound: 1 << 27 } as const;

/** Which minds can run here, of those that are offered. Pure; what is not told stays not told. */
export function verdicts(told: DeviceTold, offered: readonly Place[]): Verdict[] {
  const all: Verdict[] = [
    browserVerdict(told),
    gpuVerdict(told),
    cpuVerdict(told),
    { place: 'served', can: 'yes', reason: 'served' },
    { place: 'rules', can: 'yes', reason: 'rules' },
  ];
  return all.filter(({ place }) => offered.includes(place));
}

/** One, and why. It is advice: nothing is chosen or fetched by it. */
export function recommendation(told: DeviceTold, offered: readonly Place[]): Recommendation {
  const can = new Map(verdicts(told, offered).map((verdict) => [verdict.place, verdict]));
  if (can.get('browser')?.reason === 'browser_there') return { place: 'browser', why: 'browser_there' };
  if (told.savesData === true) return { place: 'served', why: 'saves_data' };
  if (can.get('gpu')?.can === 'yes') return { place: 'gpu', why: 'gpu_fits' };
  if (can.get('browser')?.reason === 'browser_to_fetch') return { place: 'browser', why: 'browser_fetch' };
  const cpu = can.get('cpu');
  if (cpu?.can === 'yes') return { place: 'cpu', why: 'cpu_private' };
  return cpu?.reason === 'memory_unknown'
    ? { place: 'cpu', why: 'cpu_unknown' }
    : { place: 'served', why: 'device_weak' };
}

function browserVerdict({ browserModel }: DeviceTold): Verdict {
  const place = 'browser';
  if (browserModel === 'available') return { place, can: 'yes', reason: 'browser_there' };
  if (browserModel === 'downloadable' || browserModel === 'downloading')
    return { place, can: 'maybe', reason: 'browser_to_fetch' };
  return { place, can: 'no', reason: 'browser_none' };
}

function gpuVerdict(told: DeviceTold): Verdict {
  const { gpu } = told;
  const place = 'gpu';
  if (gpu === 'no_webgpu' || gpu === 'no_adapter') return { place, can: 'no', reason: `gpu_${gpu}` };
  if (gpu.isSoftware) return { place, can: 'no', reason: 'gpu_software' };
  if (gpu.maxBufferSize < leastBuffer.whole || gpu.maxStorageBufferBindingSize < leastBuffer.bound)
    return { place, can: 'no', reason: 'gpu_limits' };
  return roomFor(told, place) ?? { place, can: 'yes', reason: gpu.hasF16 ? 'gpu_fine' : 'gpu_no_f16' };
}

function cpuVerdict(told: DeviceTold): Verdict {
  return roomFor(told, 'cpu') ?? { place: 'cpu', can: 'yes', reason: 'cpu_small' };
}

/** Null: room enough, as far as is told. */
function roomFor({ freeBytes, memoryGb }: DeviceTold, place: Place): Verdict | null {
  if (freeBytes !== null && freeBytes < smallModel.bytes) return { place, can: 'no', reason: 'no_room' };
  if (memoryGb === null) return { place, can: 'maybe', reason: 'memory_unknown' };
  return memoryGb < smallModel.memoryGb ? { place, can: 'maybe', reason: 'memory_low' } : null;
}
