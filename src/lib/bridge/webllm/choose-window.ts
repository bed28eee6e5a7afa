import type { DeviceTold } from '../device/device-report';
import { memoryShare } from './preflight';
import { needsF16, type WebLlmRecord } from './webllm-record';

/** What a model keeps of each token that it has read, as its own configuration tells. */
export interface CacheShape {
  layers: number;
  keyValueHeads: number;
  headSize: number;
  /** Tokens that it was made for. */
  trainedTokens: number;
}

/** Tokens. No turn is told more than 16,000. */
const windows = [16_384, 8_192] as const;
const megabyte = 1_048_576;

/**
 * The largest window whose cache fits beside the model: by the memory that the browser tells of, and by the largest piece that the graphics
 * card binds, since each layer's cache is one. Null: the one that its list has, also where memory is not told.
 */
export function windowFor(
  { layers, keyValueHeads, headSize, trainedTokens }: CacheShape,
  record: WebLlmRecord,
  { memoryGb, gpu }: Pick<DeviceTold, 'memoryGb' | 'gpu'>,
): number | null {
  const listed = record.overrides?.context_window_size;
  const vram = record.vram_required_MB;
  if (memoryGb === null || typeof gpu === 'string' || listed === undefined || vram === undefined) return null;
  // keys and values, two or four bytes each
  const layerBytes = 2 * keyValueHeads * headSize * (needsF16(record) ? 2 : 4);
  const free = (memoryGb * 1_024 * memoryShare - vram) * megabyte;
  const fits = (tokens: number): boolean =>
    tokens > listed &&
    tokens <= trainedTokens &&
    tokens * layerBytes <= gpu.maxStorageBufferBindingSize &&
    (tokens - listed) * layerBytes * layers <= free;
  return windows.find(fits) ?? null;
}
