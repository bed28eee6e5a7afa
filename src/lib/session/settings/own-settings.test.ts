import { expect, it } from 'vitest';
import { defaultSettings } from '../../agent/fold/settings';
import { emptySnapshot, unusedRule } from '../../agent/fold/snapshot';
import { hasOwnSettings } from './own-settings';

it('tells settings and rules of the person from what a new Avatar has', () => {
  const snapshot = emptySnapshot();
  expect(hasOwnSettings(snapshot)).toBe(false);
  const { run } = snapshot;
  const settings = { ...defaultSettings, heartbeat_seconds: defaultSettings.heartbeat_seconds + 1 };
  expect(hasOwnSettings({ ...snapshot, run: { ...run, settings } })).toBe(true);
  const terms = { bounds: {}, capability_version: 1, rate_an_hour: 5, expires: null };
  const rule = unusedRule({ id: '12', capabilities: ['note.write'], ...terms });
  expect(hasOwnSettings({ ...snapshot, run: { ...run, rules: [...run.rules, rule] } })).toBe(true);
});
