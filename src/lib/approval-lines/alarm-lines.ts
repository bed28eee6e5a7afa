import { alarmCapabilities } from '../agent/fold/alarm';
import { alarmTime } from '../agent/step/step-alarm';
import { isCalendarDate } from '../base/calendar-date';
import type { JsonObject, JsonValue } from '../base/json';
import type { Language } from '../base/language';
import { coded, numberIn, textIn, type LineFamily } from './line-family';

const { set, cancel, snooze } = alarmCapabilities;

export const alarmLines: LineFamily = {
  describe: {
    [set]: {
      version: 1,
      lines: (payload) => {
        const { date = null, late_minutes = null } = payload;
        const alarm = textIn(payload, 'alarm');
        const what = shownAlarm(payload);
        return coded(alarm === '' ? set : 'alarm.change', alarm === '' ? what : { alarm, ...what }, {
          is_once: date !== null,
          late_minutes,
        });
      },
    },
    [cancel]: {
      version: 1,
      lines: (payload) => coded(cancel, { alarm: textIn(payload, 'alarm'), text: textIn(payload, 'text', 120) }),
    },
    [snooze]: {
      version: 1,
      lines: (payload) => {
        const minutes = numberIn(payload, 'minutes');
        return coded(snooze, { alarm: textIn(payload, 'alarm'), text: textIn(payload, 'text', 120), minutes });
      },
    },
    'alarm.list': { version: 1, lines: () => coded('alarm.list') },
  },
  words: {
    [set]: (parameters, lang) =>
      `${lang === 'ja' ? 'アラームをかける：' : 'Set an alarm: '}${alarmText(parameters, lang)}`,
    [`${set}.touches`]: setTouches,
    'alarm.change': (parameters, lang) => {
      const alarm = textIn(parameters, 'alarm');
      return lang === 'ja'
        ? `アラーム${alarm}を変える：${alarmText(parameters, lang)}`
        : `Change the alarm ${alarm}: ${alarmText(parameters, lang)}`;
    },
    'alarm.change.touches': setTouches,
    [cancel]: { en: 'Cancel the alarm {alarm}, “{text}”', ja: 'アラーム{alarm}「{text}」を取り消す' },
    [`${cancel}.touches`]: {
      en: 'One alarm on this device. /undo brings it back. {sent}',
      ja: 'この端末のアラーム一件。/undo で元に戻せます。{sent}',
    },
    [snooze]: {
      en: 'Ring the alarm {alarm}, “{text}”, again in {minutes} minutes',
      ja: 'アラーム{alarm}「{text}」を{minutes}分後にもう一度鳴らす',
    },
    [`${snooze}.touches`]: {
      en: 'One alarm on this device. {sent}',
      ja: 'この端末のアラーム一件。{sent}',
    },
    'alarm.list': { en: 'List the alarms', ja: 'アラームを一覧する' },
    'alarm.list.touches': {
      en: 'The alarms on this device, read only. {sent}',
      ja: 'この端末のアラームを読むだけ。{sent}',
    },
  },
};

/** What an alarm is for and when it rings, as lines have it. */
export function shownAlarm(setting: JsonObject): JsonObject {
  const { date = null, weekdays = null } = setting;
  const times = { at: textIn(setting, 'at'), date, weekdays, zone: textIn(setting, 'zone', 64) };
  return { text: textIn(setting, 'text', 120), ...times };
}

export function alarmText(parameters: JsonObject, lang: Language): string {
  return lang === 'ja' ? whatJa(parameters) : whatEn(parameters);
}

function whatEn(parameters: JsonObject): string {
  return `${textIn(parameters, 'text')}, ${timeText(parameters, 'en')} (${textIn(parameters, 'zone')})`;
}

function whatJa(parameters: JsonObject): string {
  return `${textIn(parameters, 'text')}、${timeText(parameters, 'ja')}（${textIn(parameters, 'zone')}）`;
}

function timeText(parameters: JsonObject, lang: Language): string {
  const { date, weekdays } = parameters;
  const at = textIn(parameters, 'at');
  if (typeof date === 'string')
    return isCalendarDate(date) ? alarmTime({ at, date }, lang) : `${at} ${textIn({ date }, 'date')}`;
  return alarmTime({ at, weekdays: numbersIn(weekdays) }, lang);
}

function numbersIn(value: JsonValue | undefined): number[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'number') : [];
}

function setTouches(parameters: JsonObject, lang: Language): string {
  const { is_once, late_minutes } = parameters;
  const isOnce = is_once === true;
  const late = typeof late_minutes === 'number' ? late_minutes : null;
  if (lang === 'ja') {
    const missed =
      late === null
        ? '閉じていた間の分は、開いたときに鳴ります。'
        : `閉じていた間の分は、${late}分以内なら開いたときに鳴り、それより遅ければ知らせるだけにします。`;
    return `この端末のアラーム${isOnce ? '一件' : '（くり返し）'}。Yadoriのタブが開いている間だけ鳴ります。${missed}{sent}`;
  }
  const missed =
    late === null
      ? 'What it missed while closed rings when it opens.'
      : `What it missed rings up to ${late} minutes late; after that it is only told of.`;
  return `One alarm on this device${isOnce ? '' : ', repeating'}. It rings only while a tab of Yadori is open. ${missed} {sent}`;
}
