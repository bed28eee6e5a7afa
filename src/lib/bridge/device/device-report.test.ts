import { describe, expect, it } from 'vitest';
import { recommendation, verdicts, type DeviceTold, type Place } from './device-report';

const offered: readonly Place[] = ['browser', 'gpu', 'cpu', 'served', 'rules'];
const gpu = {
  name: '',
  isSoftware: false,
  hasF16: true,
  maxBufferSize: 1 << 30,
  maxStorageBufferBindingSize: 1 << 30,
  maxComputeWorkgroupStorageSize: 32_768,
  maxStorageBuffersPerShaderStage: 10,
};

function told(more: Partial<DeviceTold> = {}): DeviceTold {
  return {
    gpu,
    memoryGb: 8,
    freeBytes: 50_000_000_000,
    isKept: false,
    threads: 8,
    isIsolated: true,
    browserModel: 'missing',
    savesData: false,
    ...more,
  };
}

describe('what a device can run', () => {
  const cases: [string, Partial<DeviceTold>, Place, string][] = [
    ['a graphics processor that fits', {}, 'gpu', 'gpu_fits'],
    ['a browser’s model that is there, whatever else', { browserModel: 'available' }, 'browser', 'browser_there'],
    ['saving data', { savesData: true }, 'served', 'saves_data'],
    [
      'saving data, and a model that is there',
      { savesData: true, browserModel: 'available' },
      'browser',
      'browser_there',
    ],
    ['no graphics processor', { gpu: 'no_adapter' }, 'cpu', 'cpu_private'],
    [
      'no WebGPU, and a browser’s model to fetch',
      { gpu: 'no_webgpu', browserModel: 'downloadable' },
      'browser',
      'browser_fetch',
    ],
    ['graphics played by the processor', { gpu: { ...gpu, isSoftware: true } }, 'cpu', 'cpu_private'],
    ['limits too low', { gpu: { ...gpu, maxBufferSize: 1 << 20 } }, 'cpu', 'cpu_private'],
    ['memory that is not told', { memoryGb: null }, 'cpu', 'cpu_unknown'],
    ['little memory', { gpu: 'no_webgpu', memoryGb: 2 }, 'served', 'device_weak'],
    ['no room', { freeBytes: 200_000_000 }, 'served', 'device_weak'],
  ];
  it.each(cases)('is advised by %s', (_, more, place, why) => {
    expect(recommendation(told(more), offered)).toEqual({ place, why });
  });

  it('is only what is offered, and without f16 the graphics processor still runs larger files', () => {
    expect(recommendation(told(), ['cpu', 'served', 'rules']).place).toBe('cpu');
    expect(verdicts(told({ gpu: { ...gpu, hasF16: false } }), ['gpu'])).toEqual([
      { place: 'gpu', can: 'yes', reason: 'gpu_no_f16' },
    ]);
    expect(verdicts(told(), ['cpu', 'served']).map(({ place }) => place)).toEqual(['cpu', 'served']);
  });

  it('where nothing is told, nothing is claimed', () => {
    const nothing = told({
      gpu: 'no_webgpu',
      memoryGb: null,
      freeBytes: null,
      threads: null,
      savesData: null,
      isKept: null,
    });
    expect(verdicts(nothing, offered)).toContainEqual({ place: 'cpu', can: 'maybe', reason: 'memory_unknown' });
  });
});
