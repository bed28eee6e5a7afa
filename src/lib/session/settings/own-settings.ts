import { canonicalJson } from '../../base/canonical-json';
import { defaultSettings } from '../../agent/fold/settings';
import type { Snapshot } from '../../agent/fold/snapshot';

/** Whether anything was set or allowed here that a log which is brought in would replace. */
export function hasOwnSettings({ run }: Snapshot): boolean {
  return run.rules.some(({ shipped }) => !shipped) || canonicalJson(run.settings) !== canonicalJson(defaultSettings);
}
