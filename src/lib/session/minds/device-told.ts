import { browserModelState, promptApi } from '../../bridge/browser-model';
import type { DeviceTold, GpuTold } from '../../bridge/device/device-report';

/** The part of WebGPU that is asked, and other facts that not every browser tells. */
interface Adapter {
  features: ReadonlySet<string>;
  limits: Omit<GpuTold, 'name' | 'isSoftware' | 'hasF16'>;
  info?: { vendor: string; architecture: string; description: string; isFallbackAdapter?: boolean };
  isFallbackAdapter?: boolean;
}
interface Told {
  gpu?: { requestAdapter(wanted: { powerPreference: string }): Promise<Adapter | null> };
  deviceMemory?: number;
  connection?: { saveData?: boolean; type?: string };
}

/** Asks the browser anew each time. Never rejects: what it does not tell is null. */
export async function readDeviceTold(): Promise<DeviceTold> {
  const { gpu, deviceMemory, connection } = navigator as Told;
  const [estimate, isKept, adapter, browserModel] = await Promise.all([
    navigator.storage?.estimate().catch(notTold),
    navigator.storage?.persisted?.().catch(notTold),
    gpu ? gpu.requestAdapter({ powerPreference: 'high-performance' }).catch(notTold) : undefined,
    browserModelState(promptApi()),
  ]);
  const { quota, usage = 0 } = estimate ?? {};
  return {
    gpu: gpu ? gpuTold(adapter ?? null) : 'no_webgpu',
    memoryGb: deviceMemory ?? null,
    freeBytes: quota === undefined ? null : Math.max(0, quota - usage),
    isKept: isKept ?? null,
    threads: navigator.hardwareConcurrency ?? null,
    isIsolated: globalThis.crossOriginIsolated === true,
    browserModel,
    savesData: connection?.type === 'cellular' || (connection?.saveData ?? null),
  };
}

function gpuTold(adapter: Adapter | null): GpuTold | 'no_adapter' {
  if (!adapter) return 'no_adapter';
  const { features, limits, info } = adapter;
  return {
    name: info?.description || [info?.vendor, info?.architecture].filter((part) => part).join(' '),
    isSoftware: info?.isFallbackAdapter ?? adapter.isFallbackAdapter ?? false,
    hasF16: features.has('shader-f16'),
    maxBufferSize: limits.maxBufferSize,
    maxStorageBufferBindingSize: limits.maxStorageBufferBindingSize,
    maxComputeWorkgroupStorageSize: limits.maxComputeWorkgroupStorageSize,
    maxStorageBuffersPerShaderStage: limits.maxStorageBuffersPerShaderStage,
  };
}

function notTold(error: unknown): null {
  console.debug('the browser does not tell', error);
  return null;
}
