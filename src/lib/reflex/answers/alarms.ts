import { hasRoomForAlarms, isOver, maxAlarms, type Alarm } from '../../agent/fold/alarm';
import { alarmTimeIn } from '../../agent/step/step-alarm';
import type { JsonObject } from '../../base/json';
import { cut, oneLine } from '../../base/text';
import type { ActionDecision } from '../../events/decision';
import type { ContextPack } from '../../mind/context-pack';
import type { Request } from '../sentences/request';
import type { Span } from '../spans/span';
import { alarmsNamed, alarmText, alarmTimeOf, changedTimeOf, timeOf, type AlarmTime } from './alarm-setting';
import { acting, asking, choose } from './choose';
import { answerWords } from './answer-words';
import { talk } from './talk';
import { requestsIn, type Tools } from './tools';

const nothingIntake = { plan_update: { intake: null } };

/** A new alarm, or why there is none. Where only the time is missing, it is asked for. */
export function setAlarm(request: Request, pack: ContextPack): ActionDecision {
  const words = answerWords[pack.lang].alarm;
  const { id, places, unread, said } = request;
  const text = alarmText(places.text);
  const read = alarmTimeOf(request, pack.now);
  if (!read.ok) {
    const part = unread ? said.slice(unread.from, unread.to) : '';
    if (read.problem === 'unread') return talk(pack, 'reply.unread', words.unreadPart(oneLine(part, 60)));
    if (read.problem === 'no_time' && pack.trigger.choice === null) return askWhen(text, pack);
    return talk(pack, `reply.${read.problem}`, words.problem[read.problem]);
  }
  if (!hasRoomForAlarms(pack.alarms)) return talk(pack, 'reply.alarms_full', words.full(maxAlarms));
  const kind = id === 'timer_set' ? 'timer' : id === 'wake_set' ? 'wake' : 'alarm';
  return setTo(pack, text === '' ? words.unnamed[kind] : text, read.time);
}

function setTo(pack: ContextPack, text: string, time: AlarmTime, alarm?: string, replaces?: string): ActionDecision {
  const words = answerWords[pack.lang].alarm;
  const payload = {
    text,
    at: time.at,
    zone: time.zone ?? pack.now.zone,
    ...(time.date === null ? { weekdays: time.weekdays } : { date: time.date }),
    ...(alarm !== undefined && { alarm }),
  };
  const option = acting(pack, { action: 'alarm.set', payload, name: words.set(text) });
  return choose(pack, [
    {
      ...option,
      act: {
        ...option.act,
        ...(replaces !== undefined && { replaces }),
        ...(pack.intake?.recipe.startsWith('alarm') && nothingIntake),
      },
    },
  ]);
}

/** Asks for the time alone; the words it is for are kept by the log. */
function askWhen(text: string, pack: ContextPack): ActionDecision {
  const words = answerWords[pack.lang];
  const buttons = words.alarm.whenButtons.map(({ id, label }) => ({ id, label }));
  return choose(pack, [
    asking(pack, {
      code: 'ask.when',
      text: words.alarm.when(text),
      buttons,
      judgment: words.judged.ordered,
      plan_update: { intake: { recipe: 'alarm', answers: { said: saidAt(pack) }, awaiting: 'when' } },
    }),
  ]);
}

/** The message that asked for it, also where a further request of it has its turn. */
function saidAt({ opener, trigger }: ContextPack): number {
  return (opener ?? trigger).seq;
}

const settings: readonly Request['id'][] = ['alarm_set', 'timer_set', 'wake_set'];

/** The alarm that was asked for `before`, at the time that is said now; null: no time is said. */
export function setAt(before: readonly Request[], when: readonly Span[], pack: ContextPack): ActionDecision | null {
  const request = before.find((one) => settings.includes(one.id) && !alarmTimeOf(one, pack.now).ok);
  if (!request) return gone(pack);
  const read = timeOf(when, pack.now);
  if (!read.ok)
    return read.problem === 'no_time'
      ? null
      : talk(
          pack,
          `reply.${read.problem}`,
          answerWords[pack.lang].alarm.problem[read.problem === 'unread' ? 'unread' : read.problem],
        );
  return setAlarm({ ...request, when: [...when], unread: null }, pack);
}

/** The new time of one alarm; what it is for stays. Without a name it is the one that was set last. */
export function changeAlarm(request: Request, pack: ContextPack, tools: Tools): ActionDecision | null {
  const words = answerWords[pack.lang].alarm;
  const open = openAlarm(pack);
  if (!open && isMoreTime(request) && rung(pack)) return snoozeAlarm(request, pack, tools);
  const isNamed = request.places.target !== undefined || request.old.length > 0;
  const named = isNamed ? alarmsNamed(ringing(pack), request.places.target ?? '', request.old, pack.now) : [];
  const last = lastSet(pack);
  if (open) {
    // one that has a name and is not on the card waits for its turn
    const isOther = named.some(({ id }) => id !== open.alarm);
    const isOpen = alarmsNamed([open], request.places.target ?? '', request.old, pack.now).length > 0;
    if (isNamed && (isOther || !isOpen)) return null;
    const read = changedTimeOf(open, request, pack.now, tools);
    if (!read.ok) return talk(pack, `reply.${read.problem}`, words.problem[read.problem]);
    const decision = setTo(pack, open.text, read.time, open.alarm, pack.request?.decision);
    const [rest] = restOf(open, pack, tools);
    return rest ? { ...decision, say: answerWords[pack.lang].second(cut(oneLine(rest.said, 2_000), 120)) } : decision;
  }
  const alarm =
    named.length === 1
      ? named[0]
      : !isNamed || (request.places.target === undefined && named.length === 0)
        ? last
        : undefined;
  const several = !isNamed && isLastUndone(pack) ? ringing(pack) : named.length > 1 ? named : [];
  if (!alarm)
    return several.length > 0
      ? whichOf(several, pack, 'alarm_change')
      : request.places.target === undefined
        ? null
        : talk(pack, 'reply.no_such_alarm', `${words.noSuch}\n${alarmsText(pack)}`);
  const read = changedTimeOf(alarm, request, pack.now, tools);
  if (!read.ok) return talk(pack, `reply.${read.problem}`, words.problem[read.problem]);
  return setTo(pack, alarm.text ?? words.unnamed.alarm, read.time, alarm.id);
}

/** What the message of the open card asked for after it: it ends with that card. */
function restOf(open: { text: string; alarm?: string }, pack: ContextPack, tools: Tools): Request[] {
  const text = pack.open_action?.said ?? '';
  const requests = requestsIn({ ...pack, trigger: { ...pack.trigger, text, choice: null }, opener: null }, tools);
  const isOnCard = ({ id, places }: Request) =>
    open.alarm === undefined ? settings.includes(id) && alarmText(places.text) === open.text : id === 'alarm_change';
  const at = requests.findIndex(isOnCard);
  return at < 0 ? [] : requests.slice(at + 1);
}

/** "Not dentist, doctor": what the alarm that was set last is for. */
export function renameAlarm(request: Request, pack: ContextPack): ActionDecision | null {
  const { text = '', to = '' } = request.places;
  const alarm = lastSet(pack);
  if (!alarm || text.trim() === '') return null;
  if (to !== '' && !(alarm.text ?? '').toLowerCase().includes(to.toLowerCase())) return null;
  const { at, date, weekdays, zone } = alarm;
  const name = to === '' ? text : (alarm.text ?? '').replace(new RegExp(escaped(to), 'iu'), () => text);
  return setTo(pack, alarmText(name), { at, date, weekdays: [...weekdays], zone, isGuessed: false }, alarm.id);
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');
}

export function cancelAlarm(request: Request, pack: ContextPack): ActionDecision | null {
  const words = answerWords[pack.lang].alarm;
  const { target = '' } = request.places;
  const all = ringing(pack);
  if (all.length === 0) return target === '' || request.old.length > 0 ? talk(pack, 'reply.alarms', words.none) : null;
  const named = alarmsNamed(all, target, request.old, pack.now);
  const isAll = isCancelOfAll(request);
  const isNamed = target !== '' || request.old.length > 0;
  const isUndone = !isNamed && isLastUndone(pack);
  const last = isNamed ? undefined : lastSet(pack);
  const alarm = isAll ? named[0] : (last ?? (named.length === 1 && !isUndone ? named[0] : undefined));
  if (!alarm)
    return named.length > 1 || isUndone
      ? whichOf(named, pack, 'alarm_cancel')
      : talk(pack, 'reply.no_such_alarm', `${words.noSuch}\n${alarmsText(pack)}`);
  const rest = isAll ? named.length - 1 : 0;
  return cancel(alarm, pack, rest);
}

/** They are cancelled one by one, each with its own card. */
export function isCancelOfAll({ id, said, places: { target = '', text = '' } }: Request): boolean {
  return id === 'alarm_cancel' && every.test(said) && target === '' && text === '';
}

const every = /\b(?:all|every|each)\b|全部|すべて|全て|ぜんぶ|みんな/iu;

/** `rest`: how many more of them are to go after this one. */
function cancel(alarm: Alarm, pack: ContextPack, rest = 0): ActionDecision {
  const words = answerWords[pack.lang].alarm;
  const text = alarm.text ?? words.unnamed.alarm;
  const option = acting(pack, {
    action: 'alarm.cancel',
    payload: { alarm: alarm.id, text: alarm.text ?? '' },
    name: words.cancel(oneLine(text, 120)),
  });
  return choose(pack, [
    {
      ...option,
      act: {
        ...option.act,
        ...(rest > 0 && { leavesMore: true as const }),
        ...(pack.intake?.recipe.startsWith('alarm') && nothingIntake),
      },
    },
  ]);
}

export function snoozeAlarm(request: Request, pack: ContextPack, tools: Tools): ActionDecision | null {
  const words = answerWords[pack.lang].alarm;
  const last = rung(pack);
  if (!last)
    return request.when.length > 0
      ? changeAlarm({ ...request, id: 'alarm_change' }, pack, tools)
      : talk(pack, 'reply.no_such_alarm', words.noSuch);
  const [length] = request.when.flatMap((span) => (span.kind === 'duration' ? [span.seconds] : []));
  const minutes = Math.min(1_440, Math.max(1, Math.round((length ?? 300) / 60)));
  const text = last.text ?? words.unnamed.alarm;
  return choose(pack, [
    acting(pack, {
      action: 'alarm.snooze',
      payload: { alarm: last.id, text: last.text ?? '', minutes },
      name: words.snooze(oneLine(text, 120)),
    }),
  ]);
}

/** The alarm that rang last, and rings still. */
function rung({ alarms }: ContextPack): Alarm | undefined {
  return alarms
    .filter(({ ring }) => ring !== null)
    .sort((one, other) => (one.ring ?? 0) - (other.ring ?? 0))
    .at(-1);
}

/** "Five more minutes": a length alone, of no alarm by name. */
function isMoreTime({ when, old, places }: Request): boolean {
  return places.target === undefined && old.length === 0 && when.length === 1 && when[0]?.kind === 'duration';
}

/** Which of several is meant: a button each. */
function whichOf(alarms: readonly Alarm[], pack: ContextPack, recipe: 'alarm_change' | 'alarm_cancel'): ActionDecision {
  const words = answerWords[pack.lang];
  const buttons = alarms.slice(0, 8).map((alarm) => ({ id: `alarm:${alarm.id}`, label: labelOf(alarm, pack) }));
  return choose(pack, [
    asking(pack, {
      code: 'ask.which',
      text: words.alarm.which,
      buttons,
      judgment: words.judged.ordered,
      plan_update: { intake: { recipe, answers: { said: saidAt(pack) }, awaiting: 'which' } },
    }),
  ]);
}

/** The one that was pressed, with what was said `before`: what the question asked about is done, and nothing else. */
export function withAlarm(
  id: string,
  before: readonly Request[],
  pack: ContextPack,
  tools: Tools,
): ActionDecision | null {
  const alarm = ringing(pack).find((known) => known.id === id);
  if (!alarm) return null;
  if (pack.intake?.recipe === 'alarm_cancel') return cancel(alarm, pack);
  const request = before.find(
    ({ id: what, places: { target = '' }, old }) =>
      (what === 'alarm_change' || what === 'snooze') && alarmsNamed([alarm], target, old, pack.now).length > 0,
  );
  if (pack.intake?.recipe !== 'alarm_change' || !request) return gone(pack);
  const read = changedTimeOf(alarm, request, pack.now, tools);
  if (!read.ok)
    return talk(pack, `reply.${read.problem}`, answerWords[pack.lang].alarm.problem[read.problem], nothingIntake);
  return setTo(pack, alarm.text ?? '', read.time, alarm.id);
}

/** What was asked for cannot be read any more: its text was taken out, or another language is spoken now. */
function gone(pack: ContextPack): ActionDecision {
  return talk(pack, 'reply.button_gone', answerWords[pack.lang].buttonGone, nothingIntake);
}

export function alarmsText(pack: ContextPack): string {
  const words = answerWords[pack.lang].alarm;
  const alarms = ringing(pack);
  if (alarms.length === 0) return words.none;
  return [words.all(alarms.length), ...alarms.map((alarm) => `- ${labelOf(alarm, pack)}`), words.openTab].join('\n');
}

function labelOf(alarm: Alarm, pack: ContextPack): string {
  const text = oneLine(alarm.text ?? answerWords[pack.lang].alarm.unnamed.alarm, 80);
  return pack.lang === 'ja'
    ? `${text}：${alarmTimeIn(alarm, 'ja', pack.now.zone)}`
    : `${text}, ${alarmTimeIn(alarm, 'en', pack.now.zone)}`;
}

/** Those that will ring. */
function ringing({ alarms }: ContextPack): Alarm[] {
  return alarms.filter((alarm) => !isOver(alarm));
}

/** The alarm that was set or changed by what was done last; none where that was something else, or was undone. */
function lastSet(pack: ContextPack): Alarm | undefined {
  const deed = pack.deeds.at(-1);
  if (deed?.capability !== 'alarm.set') return undefined;
  const { alarm, text: named } = deed.payload;
  const isMade = ({ id, text }: Alarm) => Number(id.slice(1)) > deed.result && text === named;
  return ringing(pack).find((known) => (typeof alarm === 'string' ? known.id === alarm : isMade(known)));
}

/** Then "it" is none of those that are left. */
function isLastUndone(pack: ContextPack): boolean {
  return pack.deeds.at(-1)?.capability === 'alarm.set' && !lastSet(pack);
}

/** The alarm on the open card, which what is said now would set otherwise; null: none, or it cannot be replaced. */
function openAlarm({
  request,
  open_action: open,
}: ContextPack): (Pick<Alarm, 'id' | 'at' | 'date' | 'weekdays' | 'zone'> & { text: string; alarm?: string }) | null {
  if (request?.capability !== 'alarm.set' || !request.can_replace) return null;
  const payload: JsonObject = open?.payload ?? {};
  const { text, at, zone, date, weekdays, alarm } = payload;
  if (typeof text !== 'string' || typeof at !== 'string' || typeof zone !== 'string') return null;
  return {
    ...{ id: typeof alarm === 'string' ? alarm : '', text, at, zone },
    date: typeof date === 'string' ? date : null,
    weekdays: Array.isArray(weekdays) ? weekdays.filter((day) => typeof day === 'number') : [],
    ...(typeof alarm === 'string' && { alarm }),
  };
}
