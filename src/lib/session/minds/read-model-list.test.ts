import { prebuiltAppConfig } from '@mlc-ai/web-llm';
import { describe, expect, it } from 'vitest';
import { readModelList } from './read-model-list';

const model = {
  model: 'https://models.example/tiny',
  model_id: 'tiny-q4f32_1-MLC',
  model_lib: 'https://libs.example/tiny.wasm',
};
const problemOf = (value: unknown): unknown => {
  const list = readModelList(typeof value === 'string' ? value : JSON.stringify(value));
  return list.ok ? null : list.problem;
};

describe('a list of models from elsewhere', () => {
  it('is taken in any of its three shapes, and nothing is added', () => {
    for (const list of [{ model_list: [model] }, [model], model])
      expect(readModelList(JSON.stringify(list))).toEqual({ ok: true, records: [model] });
  });

  it("the package's own models are of that form", () => {
    const own = prebuiltAppConfig.model_list.filter(
      (record) => [undefined, 0, 2].includes(record.model_type) && record.model_manifest === undefined,
    );
    expect(own.length).toBeGreaterThan(120);
    expect(problemOf(own)).toBeNull();
  });

  it('anything else is refused as a whole, and the message names the model and the field', () => {
    expect(problemOf('{"model_list": [')).toEqual({ code: 'no_json', at: '' });
    expect(problemOf({ models: [] })).toEqual({ code: 'no_list', at: '' });
    expect(problemOf([])).toEqual({ code: 'no_models', at: '' });
    expect(problemOf([model, { ...model, model_id: 'b', model_lib: undefined }])).toEqual({
      code: 'missing',
      at: '2 · model_lib',
    });
    expect(problemOf([{ ...model, model_manifest: 'x.json' }])).toEqual({
      code: 'unknown_field',
      at: '1 · model_manifest',
    });
    expect(problemOf([{ ...model, model_type: 1 }])).toEqual({ code: 'kind', at: '1 · model_type' });
    expect(problemOf([{ ...model, vram_required_MB: '5' }])).toEqual({ code: 'value', at: '1 · vram_required_MB' });
    expect(problemOf([{ ...model, model_id: '../x' }])).toEqual({ code: 'value', at: '1 · model_id' });
    expect(problemOf([model, model])).toEqual({ code: 'twice', at: '2 · tiny-q4f32_1-MLC' });
    expect(problemOf(`[${' '.repeat(400_001)}]`)).toEqual({ code: 'too_long', at: '' });
  });

  it('addresses are encrypted, or of this device, and carry nothing to sign in with', () => {
    for (const wrong of [
      'http://models.example/tiny',
      'https://user:word@models.example/tiny',
      'javascript:alert(1)',
      'file:///etc/passwd',
      '/models/tiny',
      'https://models.example/tiny#x',
    ])
      expect(problemOf([{ ...model, model: wrong }]), wrong).toEqual({ code: 'address', at: '1 · model' });
    expect(problemOf([{ ...model, model: 'http://127.0.0.1:8000/tiny' }])).toBeNull();
  });
});
