import type { DeviceTold } from '../device/device-report';
import { needsF16, type WebLlmRecord } from './webllm-record';

/** Why a model cannot run, or not be stored, on this device. `has` and `needs`: bytes, or a count. */
export type Obstacle =
  | { code: 'no_webgpu' | 'no_adapter' | 'no_f16' }
  | { code: 'limit'; name: string; needs: number; has: number }
  | { code: 'no_room'; needs: number; has: number };

/** What a person should know, and may go on all the same. `memory`: it may be too large for what this device has. */
export type Caution = 'software' | 'memory' | 'metered';

export interface Preflight {
  obstacles: Obstacle[];
  cautions: Caution[];
}

/** What the engine asks of any device before it loads anything; as @mlc-ai/web-llm 0.2.86 does. */
const engineNeeds = {
  maxBufferSize: 1 << 28,
  maxStorageBufferBindingSize: 1 << 27,
  maxComputeWorkgroupStorageSize: 32 << 10,
  maxStorageBuffersPerShaderStage: 10,
} as const;

/** The share of main memory that a model may take of it, where graphics have none of their own: by feel, not measured. */
export const memoryShare = 0.6;

/**
 * Whether a model can run here, before a byte of it is fetched; the engine itself would find out only after its configuration and library have
 * come. `bytes`: what is still to be stored; null: not known.
 */
export function preflight(record: WebLlmRecord, bytes: number | null, device: DeviceTold): Preflight {
  const { gpu, freeBytes, memoryGb, savesData } = device;
  const obstacles: Obstacle[] = [];
  const cautions: Caution[] = [];
  if (typeof gpu === 'string') {
    obstacles.push({ code: gpu });
  } else {
    if (needsF16(record) && !gpu.hasF16) obstacles.push({ code: 'no_f16' });
    for (const name of Object.keys(engineNeeds) as (keyof typeof engineNeeds)[]) {
      const own = name === 'maxStorageBufferBindingSize' ? (record.buffer_size_required_bytes ?? 0) : 0;
      const needs = Math.max(engineNeeds[name], own);
      if (gpu[name] < needs) obstacles.push({ code: 'limit', name, needs, has: gpu[name] });
    }
    if (gpu.isSoftware) cautions.push('software');
  }
  if (bytes !== null && freeBytes !== null && bytes > freeBytes)
    obstacles.push({ code: 'no_room', needs: bytes, has: freeBytes });
  const vram = record.vram_required_MB ?? 0;
  if (memoryGb !== null && vram > memoryGb * 1_024 * memoryShare) cautions.push('memory');
  if (savesData) cautions.push('metered');
  return { obstacles, cautions };
}
