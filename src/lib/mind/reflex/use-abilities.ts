import { type Alarm, hasRoomForAlarms, maxAlarms } from '../../agent/fold/alarm';
import type { JsonObject } from '../../base/json';
import { cut, oneLine } from '../../base/text';
import type { ActionDecision } from '../../events/decision';
import type { ContextPack, PackTask } from '../context-pack';
import { alarmsText, changeAlarm, payloadOf, theOneNamed, whichText, type Do, type Say } from './change-alarm';
import { choose, type Option, type Settings } from './choose';
import { talk } from './intake';
import type { MatchedSentence } from './match-sentence';
import { minutesIn, readAlarm } from './read-alarm';
import { silence } from './say';
import { judgmentOn } from './use-notes';
import { alarmWords } from './words-alarms';
import { wordsOf } from './words';

/** Sentences that use what there is besides notes; see published-abilities. */
const abilities = [
  'alarms',
  'alarm_set',
  'wake',
  'alarm_cancel',
  'alarm_change',
  'snooze',
  'recall',
  'search',
  'mood_off',
  'mood_on',
  'heartbeat',
  'turns_an_hour',
] as const;
type Ability = (typeof abilities)[number];

export function isAbility(sentence: MatchedSentence): sentence is MatchedSentence & { id: Ability } {
  return (abilities as readonly string[]).includes(sentence.id);
}

/** A request that such a sentence makes: an action that is asked for like any other, or why there is none. */
export function useAbility(
  sentence: MatchedSentence & { id: Ability },
  pack: ContextPack,
  settings: Settings,
): ActionDecision {
  const words = alarmWords[pack.lang];
  const judgment = wordsOf(pack.lang).judgment.said(sentence.id);
  const said = [sentence.time, sentence.text]
    .flatMap((words) => words ?? [])
    .join(' ')
    .replace(/[\s.!?。！？]+$/u, '');
  const say = (text: string) => talk(pack, settings, `reply.${sentence.id}`, text, judgment);
  const act = (action: string, payload: JsonObject, name: string) => {
    const option = abilityOption(pack, null, { action, payload, name, judgment });
    return choose(pack, settings, [option, silence(pack)]);
  };
  switch (sentence.id) {
    case 'alarms':
      return say(alarmsText(pack));
    case 'alarm_set':
    case 'wake': {
      const read = readAlarm(said, pack, sentence.id === 'wake');
      if (!read.ok) return say(read.problem === 'past' ? words.past(said) : words.noTime);
      if (!hasRoomForAlarms(pack.alarms)) return say(words.full(maxAlarms));
      return act('alarm.set', payloadOf(read.setting), words.set(read.setting.text));
    }
    case 'alarm_cancel': {
      const alarm = theOneNamed(sentence.alarm ?? said, pack);
      if (!alarm) return say(whichText(pack));
      return act('alarm.cancel', { alarm: alarm.id, text: alarm.text ?? '' }, words.cancel(alarm.id));
    }
    case 'alarm_change':
      return changeAlarm(sentence, pack, say, act);
    case 'snooze': {
      const alarm = [...pack.alarms]
        .filter(({ ring }) => ring !== null)
        .sort(byRing)
        .at(-1);
      if (!alarm) return say(words.notRinging);
      const payload = { alarm: alarm.id, text: alarm.text ?? '', minutes: minutesIn(said) };
      return act('alarm.snooze', payload, words.snooze(alarm.id));
    }
    case 'recall':
    case 'search': {
      if (said.length > 200) return say(words.queryTooLong);
      const said_by = sentence.id === 'recall' ? 'person' : 'anyone';
      const payload = { query: said, said_by, before: pack.trigger.seq };
      return act('recall', payload, words.recall(cut(oneLine(said), 60)));
    }
    case 'mood_off':
    case 'mood_on':
      return changeSetting('mood_influence', sentence.id === 'mood_on', pack, say, act);
    case 'heartbeat':
      return changeSetting('heartbeat_seconds', secondsIn(said), pack, say, act);
    case 'turns_an_hour':
      return changeSetting('turns_an_hour', numberIn(said), pack, say, act);
  }
}

/** One action of an ability; for the person's own request `task` is null. */
export function abilityOption(
  pack: ContextPack,
  task: PackTask | null,
  given: { action: string; payload: JsonObject; name: string; judgment?: string; finishes?: boolean },
): Option {
  const words = wordsOf(pack.lang);
  const { action, payload, name, judgment, finishes } = given;
  return {
    name,
    base: task === null ? 0.9 : 0.62,
    nature: { approach: 1, starts: 1 },
    topics: [],
    direction: 'support',
    concerns: [],
    act: {
      outcome: 'do_action',
      action,
      payload,
      judgment: judgment ?? (task === null ? '' : judgmentOn(pack, task)),
      intent: cut(name, 300),
      reason: task === null ? words.reason.asked : words.reason.task,
      delivery: { delivery: 'activity_only', message_kind: null },
      ...(finishes !== undefined && { finishes }),
    },
  };
}

/** What can be set by words, from least to most; switches have none. */
const ranges: Readonly<Record<string, { least: number; most: number }>> = {
  heartbeat_seconds: { least: 15, most: 600 },
  turns_an_hour: { least: 10, most: 3_600 },
};

function changeSetting(
  name: string,
  after: number | boolean | null,
  pack: ContextPack,
  say: Say,
  act: Do,
): ActionDecision {
  const words = alarmWords[pack.lang];
  const before = pack.settings[name];
  if (typeof before !== 'number' && typeof before !== 'boolean') return say(words.noSetting);
  if (after === null) return say(words.settingUnread);
  if (before === after) return say(words.settingIsSo(shown(after, pack)));
  const range = ranges[name];
  if (range && typeof after === 'number' && (after < range.least || after > range.most))
    return say(words.settingRange(range.least, range.most));
  return act('settings.change', { setting: name, before, after }, words.setting(name));
}

function shown(value: number | boolean, { lang }: ContextPack): string {
  if (typeof value === 'number') return String(value);
  if (lang === 'ja') return value ? 'オン' : 'オフ';
  return value ? 'on' : 'off';
}

function numberIn(said: string): number | null {
  const found = /\d[\d,]*/.exec(said.normalize('NFKC'))?.[0];
  return found === undefined ? null : Number(found.replaceAll(',', ''));
}

function secondsIn(said: string): number | null {
  const [, count, unit = ''] = /(\d{1,4})\s*(s|sec|秒|m|min|分|h|hour|時間)?/i.exec(said.normalize('NFKC')) ?? [];
  if (count === undefined) return null;
  if (/^(?:m|分)/i.test(unit)) return Number(count) * 60;
  return /^(?:h|時)/i.test(unit) ? Number(count) * 3_600 : Number(count);
}

function byRing(one: Alarm, other: Alarm): number {
  return (one.ring ?? 0) - (other.ring ?? 0);
}
