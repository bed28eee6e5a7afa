import type { Language } from '../base/language';
import type { Settings } from './snapshot';

const titles: Readonly<Record<Language, Readonly<Record<keyof Settings, string>>>> = {
  en: {
    turns_an_hour: 'turns of my own an hour',
    turns_without_progress: 'turns without progress',
    actions_a_task: 'actions a task',
    tries_a_task: 'tries a task',
  },
  ja: {
    turns_an_hour: '1時間に自分で進めるターン数',
    turns_without_progress: '進展なしで続けるターン数',
    actions_a_task: '1タスクの行動回数',
    tries_a_task: '1タスクのやり直し回数',
  },
};

/** What a setting is called where somebody reads of it. */
export function settingTitle(name: keyof Settings, lang: Language): string {
  return titles[lang][name];
}
