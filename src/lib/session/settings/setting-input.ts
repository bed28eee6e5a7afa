import {
  checkSetting,
  settingForms,
  type SettingName,
  type SettingProblem,
  type Settings,
} from '../../agent/fold/settings';

/** How a value stands in a field: numbers plain, lists with commas; unset is empty. */
export function settingText(value: Settings[SettingName]): string {
  if (value === null || typeof value === 'object') return Array.isArray(value) ? value.join(', ') : '';
  return String(value);
}

/**
 * What was typed, as the value it means or with what is wrong. Digits and marks may be full-width, thousands may be apart. Nothing typed
 * is "nothing of my own" where a setting can be that, save for the Avatar's name: it always has one.
 */
export function readSettingText(
  name: SettingName,
  typed: string,
): { ok: true; value: Settings[SettingName] } | { ok: false; problem: SettingProblem } {
  const form = settingForms[name];
  const text = typed.trim();
  switch (form.kind) {
    case 'whole':
    case 'number':
      return checkSetting(name, numberIn(text));
    case 'list':
      return checkSetting(name, itemsIn(text));
    case 'text':
      return checkSetting(name, text === '' && name !== 'avatar.name' ? null : typed);
    default:
      return checkSetting(name, typed);
  }
}

export function itemsIn(text: string): string[] {
  return text
    .split(/[,、，\n]/)
    .map((item) => item.trim())
    .filter((item) => item !== '');
}

function numberIn(text: string): number {
  const plain = text.normalize('NFKC').replace(/[−–]/g, '-').replace(/[,\s]/g, '');
  return /^[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?$/i.test(plain) ? Number(plain) : NaN;
}
