import type { Language } from '../../base/language';
import { type Alarm, changed, snoozedBy, snoozedOccurrence } from '../fold/alarm';
import { done, type Effect, refusal, type StepResult, type Stimulus, type Turn } from './turn';
import { type LineCode, lineOf } from '../words/lines';
import type { RowOf } from '../fold/inbox-row';
import { longDate, weekdaysEn, weekdaysJa } from '../../base/calendar-date';

/** What the buttons under a ring do; minutes. */
const snoozes = [10, 60];

/**
 * What the clock shows: alarms that are due are written down as rung, and only then anything sounds. No decision is needed for it, so
 * it happens whatever the mind is at. A clock that went back by much is written down, too.
 */
export function clockRead(turn: Turn, { due, hasGoneBack, lang }: Extract<Stimulus, { kind: 'clock' }>): Effect[] {
  const now = new Date(turn.context.now).toISOString();
  if (hasGoneBack) {
    const text = lineOf('clock.back', lang);
    turn.add(
      { type: 'observation', source: 'clock', facts: [factOf(text, now)], estimates: [], unknowns: [] },
      { trigger: null, lang },
    );
  }
  const effects: Effect[] = [];
  for (const { id, occurrence, way } of due) {
    const known = turn.run.alarms.find((candidate) => candidate.id === id);
    if (!known || known.rang.includes(occurrence)) continue;
    const parameters = {
      alarm: id,
      occurrence,
      time: timeOf(known, occurrence, lang),
      text: known.text ?? lineOf('alarm.untold', lang),
    };
    const code: LineCode = `alarm.${way}`;
    const seen = turn.add(
      {
        type: 'observation',
        source: 'clock',
        facts: [factOf(lineOf('clock.due', lang, parameters), now)],
        estimates: [],
        unknowns: [],
      },
      { trigger: null, lang, taint: known.taint },
    );
    const choices = [
      ...snoozes.map((minutes) => ({ id: `snooze:${minutes}`, label: lineOf('choice.snooze', lang, { minutes }) })),
      { id: 'done', label: lineOf('choice.rung', lang) },
    ];
    turn.say('question', code, parameters, { trigger: seen.seq, decision: null, lang, taint: known.taint, choices });
    if (way !== 'missed')
      effects.push({ kind: 'ring', alarm: id, seq: turn.run.last.seq, text: lineOf(code, lang, parameters) });
  }
  return effects;
}

/** A button under a ring. The person's own hand: nothing is asked. */
export function ringAnswered(turn: Turn, row: RowOf<'choice'>, known: Alarm): StepResult {
  const minutes = Number(/^snooze:(\d{1,4})$/.exec(row.choice)?.[1] ?? 0);
  const trigger = known.ring ?? turn.run.last.seq;
  const frame = { trigger, decision: null, lang: row.lang, taint: known.taint };
  if (minutes > 0) {
    turn.add(
      { type: 'change', ...snoozedBy(known, minutes, turn.context.now), by: 'user', undo_of: null },
      { trigger, taint: known.taint },
    );
    turn.say('monologue', 'alarm.snoozed', { minutes, alarm: known.id }, frame);
    return done([]);
  }
  if (row.choice !== 'done') return refusal('no_such_choice');
  if (known.date !== null) {
    turn.add({ type: 'change', ...changed(known, null), by: 'user', undo_of: null }, { trigger, taint: known.taint });
  }
  turn.say('monologue', 'alarm.done', { alarm: known.id, text: known.text ?? lineOf('alarm.untold', row.lang) }, frame);
  return done([]);
}

interface Times {
  at: string;
  zone?: string | null | undefined;
  date?: string | null | undefined;
  weekdays?: readonly number[] | undefined;
}

/** As `alarmTime`, with its zone where that is another than the one that it is read in: "07:00 every day (Asia/Tokyo)". */
export function alarmTimeIn(times: Times, lang: Language, here: string): string {
  const { zone = null } = times;
  const time = alarmTime(times, lang);
  if (zone === null || zone === here) return time;
  return lang === 'ja' ? `${time}（${zone}）` : `${time} (${zone})`;
}

/** "07:00 on Friday, 4 December 2026", "07:00 every day", "2026年12月4日（金）07:00", "毎日07:00". */
export function alarmTime({ at, date = null, weekdays = [] }: Times, lang: Language): string {
  if (lang === 'ja') return date === null ? `${daysJa(weekdays)}${at}` : `${longDate(date, lang)}${at}`;
  return date === null ? `${at} ${daysEn(weekdays)}` : `${at} on ${longDate(date, lang)}`;
}

function timeOf(known: Alarm, occurrence: string, lang: Language): string {
  if (occurrence === snoozedOccurrence) return lineOf('alarm.again', lang);
  return alarmTime({ at: known.at, date: occurrence, weekdays: [] }, lang);
}

function factOf(text: string, observed_at: string): { text: string; confidence: number; observed_at: string } {
  return { text, confidence: 1, observed_at };
}

function daysEn(days: readonly number[]): string {
  if (days.length === 7) return 'every day';
  if (days.join() === '0,1,2,3,4') return 'on weekdays';
  if (days.join() === '5,6') return 'on weekends';
  return `every ${days.map((day) => weekdaysEn[day] ?? '').join(', ')}`;
}

function daysJa(days: readonly number[]): string {
  if (days.length === 7) return '毎日';
  if (days.join() === '0,1,2,3,4') return '平日';
  if (days.join() === '5,6') return '週末';
  return `毎週${days.map((day) => weekdaysJa[day] ?? '').join('・')}曜`;
}
