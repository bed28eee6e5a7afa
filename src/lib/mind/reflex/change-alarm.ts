import type { Alarm, AlarmSetting } from '../../agent/fold/alarm';
import { alarmTime } from '../../agent/step/step-alarm';
import type { JsonObject } from '../../base/json';
import { oneLine } from '../../base/text';
import type { ActionDecision } from '../../events/decision';
import type { ContextPack } from '../context-pack';
import { alarmsNamed, namesDay, readAlarm } from './read-alarm';
import type { SentenceMatch } from './sentence-pattern';
import { alarmWords } from './words-alarms';

export type Say = (text: string) => ActionDecision;
export type Do = (action: string, payload: JsonObject, name: string) => ActionDecision;

/** The new time of one alarm, which the words name or which is the only one. What it is for stays. */
export function changeAlarm(
  { alarm: which = '', text: when = '' }: SentenceMatch,
  pack: ContextPack,
  say: Say,
  act: Do,
): ActionDecision {
  const words = alarmWords[pack.lang];
  const alarm = theOneNamed(which, pack);
  if (!alarm) return say(whichText(pack));
  const said = when.replace(/[\s.!?。！？]+$/u, '');
  // "to 8:00" is a time, as "at 8:00" is
  const time = /^\d{1,2}$/.test(said) ? `at ${said}` : said;
  // a day alone leaves the time as it is
  const dayAt = `${time} ${alarm.at.slice(0, 5)}`;
  const asRead = !readAlarm(time, pack).ok && namesDay(dayAt, pack) ? dayAt : time;
  const isDayTold = namesDay(asRead, pack);
  const read = readAlarm(isDayTold || alarm.date === null ? asRead : `${alarm.date} ${asRead}`, pack);
  if (!read.ok) return say(read.problem === 'past' ? words.past(said) : words.noTime);
  const { at, ...times } = read.setting;
  const text = alarm.text ?? words.untold;
  // one that repeats goes on to, where only a time is told
  const setting: AlarmSetting =
    alarm.date === null && !isDayTold
      ? {
          text,
          at,
          zone: pack.now.zone,
          weekdays: [...alarm.weekdays],
          ...(alarm.late_minutes !== null && { late_minutes: alarm.late_minutes }),
        }
      : { ...times, at, text };
  return act('alarm.set', payloadOf({ ...setting, alarm: alarm.id }), words.set(text));
}

/** The alarm that is meant; null: none fits, or more than one. */
export function theOneNamed(said: string, pack: ContextPack): Alarm | null {
  const [alarm, ...others] = alarmsNamed(said, pack);
  return others.length === 0 ? (alarm ?? null) : null;
}

/** The alarms there are, and that it is not clear which of them is meant. */
export function whichText(pack: ContextPack): string {
  const isAny = alarmsNamed('', pack).length > 0;
  return isAny ? `${alarmsText(pack)}\n${alarmWords[pack.lang].which}` : alarmsText(pack);
}

export function alarmsText(pack: ContextPack): string {
  const words = alarmWords[pack.lang];
  const alarms = alarmsNamed('', pack);
  if (alarms.length === 0) return words.none;
  const lines = alarms.map((alarm) =>
    words.one(alarm.id, oneLine(alarm.text ?? words.untold, 200), alarmTime(alarm, pack.lang)),
  );
  return [words.all(alarms.length), ...lines, words.openTab].join('\n');
}

/** Without the keys that are not set. */
export function payloadOf({ alarm, date, weekdays, late_minutes, ...always }: AlarmSetting): JsonObject {
  return {
    ...always,
    ...(alarm !== undefined && { alarm }),
    ...(date !== undefined && { date }),
    ...(weekdays !== undefined && { weekdays }),
    ...(late_minutes !== undefined && { late_minutes }),
  };
}
