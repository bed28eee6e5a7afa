import { prebuiltAppConfig } from '@mlc-ai/web-llm';
import { describe, expect, it } from 'vitest';
import { sourcesOf } from './download-sources';
import { offeredModels } from './webllm-models';
import { folderOf, needsF16, twinId } from './webllm-record';

describe('the models that are offered by name', () => {
  it('are what the package lists, in every field that a load depends on', () => {
    for (const { record } of offeredModels) {
      const listed = prebuiltAppConfig.model_list.find(({ model_id }) => model_id === record.model_id);
      expect(listed, record.model_id).toBeDefined();
      const { required_features, low_resource_required, ...rest } = listed ?? {};
      expect(record).toEqual(rest);
      expect(needsF16(record)).toBe(
        /q4f16/.test(record.model_id) || required_features?.includes('shader-f16') === true,
      );
      expect(typeof low_resource_required).toBe('boolean');
    }
  });

  it('are offered in single precision wherever the package has it', () => {
    const ids = offeredModels.map(({ record }) => record.model_id);
    for (const { record } of offeredModels) {
      const twin = twinId(record);
      const isListed = prebuiltAppConfig.model_list.some(({ model_id }) => model_id === twin);
      if (twin !== null && isListed) expect(ids).toContain(twin);
    }
  });

  it('are fetched from two hubs, and what those send on to', () => {
    for (const { record } of offeredModels)
      expect(sourcesOf(record)).toEqual([
        'https://huggingface.co',
        'https://*.huggingface.co',
        'https://*.hf.co',
        'https://raw.githubusercontent.com',
      ]);
  });

  it('lie where the engine looks for them', () => {
    expect(folderOf({ model: 'https://huggingface.co/mlc-ai/x' })).toBe(
      'https://huggingface.co/mlc-ai/x/resolve/main/',
    );
    expect(folderOf({ model: 'https://huggingface.co/mlc-ai/x/' })).toBe(
      'https://huggingface.co/mlc-ai/x/resolve/main/',
    );
    expect(folderOf({ model: 'https://huggingface.co/mlc-ai/x/resolve/v2' })).toBe(
      'https://huggingface.co/mlc-ai/x/resolve/v2/',
    );
  });
});
