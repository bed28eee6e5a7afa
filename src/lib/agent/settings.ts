import type { Settings } from './snapshot';

/** What can be set, from least to most. Each applies at once: nothing of it needs a restart. */
export const settingLimits: Readonly<Record<keyof Settings, { least: number; most: number }>> = {
  turns_an_hour: { least: 10, most: 3_600 },
  turns_without_progress: { least: 1, most: 50 },
  actions_a_task: { least: 1, most: 30 },
  tries_a_task: { least: 1, most: 10 },
};

export function isSettingName(name: string): name is keyof Settings {
  return Object.hasOwn(settingLimits, name);
}

export function isSettingValue(name: keyof Settings, value: unknown): value is number {
  const { least, most } = settingLimits[name];
  return Number.isInteger(value) && Number(value) >= least && Number(value) <= most;
}
