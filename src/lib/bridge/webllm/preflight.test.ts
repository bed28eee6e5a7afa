import { describe, expect, it } from 'vitest';
import type { DeviceTold, GpuTold } from '../device/device-report';
import { preflight } from './preflight';

const gpu: GpuTold = {
  name: 'any',
  isSoftware: false,
  hasF16: true,
  maxBufferSize: 2 ** 31,
  maxStorageBufferBindingSize: 2 ** 30,
  maxComputeWorkgroupStorageSize: 32_768,
  maxStorageBuffersPerShaderStage: 10,
};
const device: DeviceTold = {
  gpu,
  freeBytes: 10e9,
  memoryGb: 8,
  savesData: false,
  isKept: null,
  threads: null,
  isIsolated: false,
  browserModel: 'missing',
};
const half = { model: 'https://h/x', model_id: 'x-q4f16_1-MLC', model_lib: 'https://h/x.wasm', vram_required_MB: 900 };
const single = { ...half, model_id: 'x-q4f32_1-MLC' };

describe('preflight', () => {
  it('lets through what can run', () => {
    expect(preflight(half, 700e6, device)).toEqual({ obstacles: [], cautions: [] });
  });

  it('a browser without WebGPU, and one that finds no processor, are told apart', () => {
    expect(preflight(half, null, { ...device, gpu: 'no_webgpu' }).obstacles).toEqual([{ code: 'no_webgpu' }]);
    expect(preflight(half, null, { ...device, gpu: 'no_adapter' }).obstacles).toEqual([{ code: 'no_adapter' }]);
  });

  it('half precision is told by the name where the list leaves it out', () => {
    const noHalf = { ...device, gpu: { ...gpu, hasF16: false } };
    expect(preflight(half, null, noHalf).obstacles).toEqual([{ code: 'no_f16' }]);
    expect(preflight(single, null, noHalf).obstacles).toEqual([]);
    const named = { ...single, required_features: ['shader-f16'] };
    expect(preflight(named, null, noHalf).obstacles).toEqual([{ code: 'no_f16' }]);
  });

  it('limits are those of the engine, and of the model where it needs more', () => {
    const small = { ...device, gpu: { ...gpu, maxComputeWorkgroupStorageSize: 16_384 } };
    expect(preflight(single, null, small).obstacles).toEqual([
      { code: 'limit', name: 'maxComputeWorkgroupStorageSize', needs: 32_768, has: 16_384 },
    ]);
    const large = { ...single, buffer_size_required_bytes: 2 ** 30 + 1 };
    expect(preflight(large, null, device).obstacles).toEqual([
      { code: 'limit', name: 'maxStorageBufferBindingSize', needs: 2 ** 30 + 1, has: 2 ** 30 },
    ]);
  });

  it('what does not fit into storage is an obstacle, and what is not known is none', () => {
    expect(preflight(half, 2e9, { ...device, freeBytes: 1e9 }).obstacles).toEqual([
      { code: 'no_room', needs: 2e9, has: 1e9 },
    ]);
    expect(preflight(half, 2e9, { ...device, freeBytes: null }).obstacles).toEqual([]);
  });

  it('cautions keep nobody from going on', () => {
    const poor = { ...device, gpu: { ...gpu, isSoftware: true }, memoryGb: 1, savesData: true };
    expect(preflight(half, 1, poor)).toEqual({ obstacles: [], cautions: ['software', 'memory', 'metered'] });
  });
});
