import type { DeviceTold } from '../device/device-report';
import { preflight, type Preflight } from './preflight';
import type { OfferedModel } from './webllm-models';
import { needsF16, twinId, type WebLlmRecord } from './webllm-record';

export interface ModelChoice {
  record: WebLlmRecord;
  /** Null: not told. */
  aboutBytes: number | null;
  licence: string | null;
  /** In single precision, in place of the same in half. */
  isTwin: boolean;
  found: Preflight;
}

/**
 * The models that are shown for a device: each in half precision where the device has that, else its twin in single precision, else as it
 * is with what stands in the way. Of several of one id the first is meant, so that a person's own list goes before ours.
 */
export function choicesFor(
  given: readonly (OfferedModel | { record: WebLlmRecord; aboutBytes: null; licence: null })[],
  device: DeviceTold,
): ModelChoice[] {
  const models = given.filter(
    ({ record }, at) => given.findIndex((other) => other.record.model_id === record.model_id) === at,
  );
  const hasF16 = typeof device.gpu !== 'string' && device.gpu.hasF16;
  const hasId = (id: string | null): boolean => models.some(({ record }) => record.model_id === id);
  const halves = new Set(models.map(({ record }) => twinId(record)).filter((id) => hasId(id)));
  return models.flatMap(({ record, aboutBytes, licence }) => {
    const isHalfWithTwin = needsF16(record) && hasId(twinId(record));
    const isTwin = halves.has(record.model_id);
    const showsHalf = hasF16 || typeof device.gpu === 'string';
    if (showsHalf ? isTwin : isHalfWithTwin) return [];
    return [{ record, aboutBytes, licence, isTwin, found: preflight(record, aboutBytes, device) }];
  });
}
