import type { DeviceFacts, GpuFacts } from '../../bridge/webllm/preflight';

/** The part of WebGPU that is asked; the library of types that this project takes has none of it. */
interface Adapter {
  features: ReadonlySet<string>;
  limits: Record<
    | 'maxBufferSize'
    | 'maxStorageBufferBindingSize'
    | 'maxComputeWorkgroupStorageSize'
    | 'maxStorageBuffersPerShaderStage',
    number
  >;
  info?: { vendor: string; architecture: string; description: string; isFallbackAdapter?: boolean };
  isFallbackAdapter?: boolean;
}
interface Told {
  gpu?: { requestAdapter(wanted: { powerPreference: string }): Promise<Adapter | null> };
  deviceMemory?: number;
  connection?: { saveData?: boolean; type?: string };
}

/** What this browser tells of the device, asked anew each time: a processor may come and go. */
export async function readDeviceFacts(): Promise<DeviceFacts> {
  const { gpu, deviceMemory, connection } = navigator as Told;
  const estimate = await navigator.storage?.estimate().catch(() => null);
  const { quota, usage } = estimate ?? {};
  return {
    gpu: gpu ? await readGpu(gpu) : 'no_webgpu',
    freeBytes: quota === undefined ? null : quota - (usage ?? 0),
    memoryGb: deviceMemory ?? null,
    isMetered: connection?.saveData === true || connection?.type === 'cellular',
  };
}

async function readGpu(gpu: NonNullable<Told['gpu']>): Promise<GpuFacts | 'no_adapter'> {
  const adapter = await gpu.requestAdapter({ powerPreference: 'high-performance' }).catch((error: unknown) => {
    console.debug('no graphics processor is told', error);
    return null;
  });
  if (!adapter) return 'no_adapter';
  const { limits, info, features } = adapter;
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
