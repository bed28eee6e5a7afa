import { expect, it } from 'vitest';
import type { GpuTold } from '../device/device-report';
import { windowFor } from './choose-window';

const gpu: GpuTold = {
  name: 'a card',
  isSoftware: false,
  hasF16: true,
  maxBufferSize: 2 ** 31,
  maxStorageBufferBindingSize: 2 ** 31 - 4,
  maxComputeWorkgroupStorageSize: 32_768,
  maxStorageBuffersPerShaderStage: 10,
};
/** Of Llama 3.2 1B: 32 KiB a token in half precision. */
const shape = { layers: 16, keyValueHeads: 8, headSize: 64, trainedTokens: 131_072 };
const record = (precision: 'q4f16_1' | 'q4f32_1', vram: number) => ({
  model: 'https://hub.example/m',
  model_id: `Llama-3.2-1B-Instruct-${precision}-MLC`,
  model_lib: 'https://hub.example/m.wasm',
  vram_required_MB: vram,
  overrides: { context_window_size: 4_096 },
});
const half = record('q4f16_1', 879.04);
const single = record('q4f32_1', 1_128.82);

it('the window is the largest that fits into the memory beside the model', () => {
  expect(windowFor(shape, half, { memoryGb: 8, gpu })).toBe(16_384);
  expect(windowFor(shape, half, { memoryGb: 2, gpu })).toBe(8_192); // 1,228.8 MB less 879: 128 more fit, 384 do not
  expect(windowFor(shape, half, { memoryGb: 1, gpu })).toBeNull();
  expect(windowFor(shape, single, { memoryGb: 2, gpu })).toBeNull(); // twice as much a token
});

it('what is not told gives no larger one', () => {
  expect(windowFor(shape, half, { memoryGb: null, gpu })).toBeNull();
  expect(windowFor(shape, half, { memoryGb: 8, gpu: 'no_adapter' })).toBeNull();
  expect(windowFor(shape, { ...half, overrides: {} }, { memoryGb: 8, gpu })).toBeNull();
});

it('no layer’s cache is larger than the card binds, and no window than the model was made for', () => {
  const small = { ...gpu, maxStorageBufferBindingSize: 2 ** 24 };
  expect(windowFor(shape, half, { memoryGb: 8, gpu: small })).toBe(8_192); // 16 MiB for 8,192
  expect(windowFor({ ...shape, trainedTokens: 8_192 }, half, { memoryGb: 8, gpu })).toBe(8_192);
  expect(windowFor({ ...shape, trainedTokens: 2_048 }, half, { memoryGb: 8, gpu })).toBeNull();
});
