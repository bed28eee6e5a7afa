import { expect, it } from 'vitest';
import { choicesFor } from './choose-models';
import type { DeviceTold, GpuTold } from '../device/device-report';
import { offeredModels } from './webllm-models';

const gpu: GpuTold = {
  name: '',
  isSoftware: false,
  hasF16: true,
  maxBufferSize: 2 ** 30,
  maxStorageBufferBindingSize: 2 ** 30,
  maxComputeWorkgroupStorageSize: 32_768,
  maxStorageBuffersPerShaderStage: 10,
};
const device: DeviceTold = {
  gpu,
  freeBytes: null,
  memoryGb: null,
  savesData: null,
  isKept: null,
  threads: null,
  isIsolated: false,
  browserModel: 'missing',
};
const shown = (facts: DeviceTold): string[] => choicesFor(offeredModels, facts).map(({ record }) => record.model_id);

it('each model is shown once: in half precision, or its twin where the device has no half', () => {
  const half = shown(device);
  expect(half).toHaveLength(12);
  expect(half.every((id) => id.includes('q4f16'))).toBe(true);
  const single = choicesFor(offeredModels, { ...device, gpu: { ...gpu, hasF16: false } });
  expect(single).toHaveLength(12);
  for (const { record, isTwin, found } of single) {
    const isAlone = record.model_id.startsWith('gemma3'); // the package has it in half precision only
    expect(isTwin, record.model_id).toBe(!isAlone);
    expect(found.obstacles).toEqual(isAlone ? [{ code: 'no_f16' }] : []);
  }
});

it('where nothing can run, one of each is shown with the reason', () => {
  const none = choicesFor(offeredModels, { ...device, gpu: 'no_webgpu' });
  expect(none).toHaveLength(12);
  expect(none.every(({ found }) => found.obstacles[0]?.code === 'no_webgpu')).toBe(true);
});

it('a model of an own list that has no twin is shown as it is', () => {
  const record = { model: 'https://h/x', model_id: 'x-q4f32_1', model_lib: 'https://h/x.wasm' };
  expect(choicesFor([{ record, aboutBytes: null, licence: null }], device)).toMatchObject([{ isTwin: false }]);
});

it('shows one of each id, that of the person’s own list before ours', () => {
  const [ours] = offeredModels;
  const own = { ...ours!.record, model: 'https://example.org/mine' };
  const choices = choicesFor([{ record: own, aboutBytes: null, licence: null }, ...offeredModels], device);
  const ids = choices.map(({ record }) => record.model_id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(choices.filter(({ record }) => record.model_id === own.model_id).map(({ record }) => record.model)).toEqual(
    ids.includes(own.model_id) ? [own.model] : [],
  );
  expect(ids).toContain(own.model_id);
});
