import { canonicalJson } from '../../base/canonical-json';
import type { Language } from '../../base/language';
import type { EventOf, LogEvent } from '../../events/log-event';
import {
  checkSetting,
  isSameSetting,
  isSettingName,
  settingIn,
  type SettingName,
  settingOfSubject,
  settingStored,
  settingSubject,
} from '../fold/settings';
import { done, refusal, type StepResult, type Turn } from './turn';
import { noteSubject, termsIn } from '../fold/evolve-change';
import { oneLine } from '../../base/text';
import { keptNote, keptParts, type KeptPart } from '../../events/action-result';
import { isFull, maxRules, termsOf } from '../fold/rules';
import { settingTitle, settingValueText } from '../words/setting-words';
import { goalOfSubject } from '../fold/plan-change';
import { alarmIn, alarmPrefix, alarmStored, termsOfAlarm } from '../fold/alarm';
import { alarmTime } from './step-alarm';
import { rareLine } from '../words/rare-lines';
import { addRuleChange } from './rule-changes';
import { planUndoOf } from './plan-making';
import { planUndone } from './step-plan';
import { purposeSubject } from '../fold/goals';
import { endWhatItAllowed } from './step-rules';
import type { RowOf } from '../fold/inbox-row';

/** Takes back one change, as long as what it changed is still as it left it. `about`: that change. */
export function undone(turn: Turn, about: LogEvent | null, lang: Language): StepResult {
  if (about?.type === 'result') return noteUndone(turn, about, lang);
  if (about?.type !== 'change' || about.undo_of !== null) return refusal('nothing_to_undo');
  const { subject } = about;
  if (subject.startsWith('rules.')) return ruleUndone(turn, about, subject.slice('rules.'.length), lang);
  if (subject.startsWith(alarmPrefix)) return alarmUndone(turn, about, subject.slice(alarmPrefix.length), lang);
  if (goalOfSubject(subject) !== null) return planUndone(turn, about, lang);
  const setting = settingOfSubject(subject);
  return setting === null ? refusal('nothing_to_undo') : settingUndone(turn, about, setting, lang);
}

/** Where every log begins: what comes of the person's hand alone has nothing else in the log behind it. */
const beginning = 1;

/** The person's own hand: it applies at once, is one change a setting, and all of it or nothing. */
export function settingsRead(turn: Turn, { changes }: RowOf<'settings'>): StepResult {
  const checked = [];
  for (const { name, value } of changes) {
    if (!isSettingName(name))
      return refusal('setting_not_possible', { setting: name.slice(0, 60), reason: 'not_known' });
    const read = checkSetting(name, value);
    if (!read.ok)
      return refusal('setting_not_possible', {
        setting: name,
        reason: read.problem.reason,
        ...read.problem.parameters,
      });
    checked.push({ name, value: read.value });
  }
  for (const { name, value } of checked) {
    const before = turn.run.settings[name];
    if (isSameSetting(before, value)) continue;
    const subject = settingSubject(name);
    const sides = { before: settingStored(before), after: settingStored(value) };
    turn.add({ type: 'change', subject, ...sides, by: 'user', undo_of: null }, { trigger: beginning });
  }
  return done([]);
}

function ruleUndone(turn: Turn, change: EventOf<'change'>, id: string, lang: Language): StepResult {
  const [before, after] = [termsIn(change.before), termsIn(change.after)];
  const rule = turn.run.rules.find((known) => known.id === id);
  if (canonicalJson(rule ? termsOf(rule) : null) !== canonicalJson(after)) return refusal('changed_since');
  if (before && isFull(turn.run.rules)) return refusal('too_many_rules', { limit: maxRules });
  const { seq } = change;
  // as read, since a text that was taken out of one event may not seem to be taken out of another
  const event = addRuleChange(turn, { id, before: after, after: before, undo_of: seq, trigger: seq });
  const name = (before ?? after)?.capabilities.join(', ') ?? id;
  const line = !before ? 'undone.rule' : change.by === 'import' ? 'rule.turned_on' : 'undone.revoke';
  turn.say('monologue', rareLine(line), { name }, { trigger: event, decision: null, lang });
  return done(before ? [] : endWhatItAllowed(turn, id, event, lang));
}

/** Takes a change of an alarm back, as long as the alarm is still as that left it. */
function alarmUndone(turn: Turn, change: EventOf<'change'>, id: string, lang: Language): StepResult {
  return takeAlarmBack(turn, change, id, lang) ? done([]) : refusal('changed_since');
}

/** False: it is another alarm by now, and stays. */
function takeAlarmBack(turn: Turn, change: EventOf<'change'>, id: string, lang: Language): boolean {
  const [before, after] = [alarmIn(change.before), alarmIn(change.after)];
  if (!isAlarmAsLeft(turn, change)) return false;
  const { seq, subject } = change;
  const event = turn.add(
    {
      type: 'change',
      subject,
      before: after && alarmStored(after),
      after: before && alarmStored(before),
      by: 'user',
      undo_of: seq,
    },
    { trigger: seq, taint: change.taint },
  );
  const terms = before ?? after;
  const parameters = { name: terms?.text ?? id, time: terms ? alarmTime(terms, lang) : '' };
  const line = before ? 'undone.alarm' : 'undone.alarm.none';
  turn.say('monologue', rareLine(line), parameters, { trigger: event.seq, decision: null, lang, taint: change.taint });
  return true;
}

function isAlarmAsLeft({ run }: Turn, { subject, after }: EventOf<'change'>): boolean {
  const known = run.alarms.find(({ id }) => id === subject.slice(alarmPrefix.length));
  return canonicalJson(known ? termsOfAlarm(known) : null) === canonicalJson(alarmIn(after));
}

/**
 * Only while the note is as that action left it: what was written since would be lost. What brings it back is beside this step. Alarms that
 * came with it go with it, but for those that are others by now.
 */
function noteUndone(turn: Turn, about: EventOf<'result'>, lang: Language): StepResult {
  const parts = about.status === 'goal_done' ? null : keptParts(about);
  if (parts) return revisionUndone(turn, about, parts, lang);
  const kept = about.status === 'goal_done' ? null : keptNote(about);
  if (about.status === 'goal_done' || !kept || !turn.run.undoable.includes(about.seq))
    return refusal('nothing_to_undo');
  if (about.action === null || turn.context.noteWrittenBy !== about.action) return refusal('changed_since');
  const { seq, taint } = about;
  const named = { value: kept.path };
  const isNew = 'text' in kept && kept.text === null;
  const isMoved = 'from' in kept;
  const sides = isMoved
    ? { before: named, after: { value: kept.from } }
    : isNew
      ? { before: named, after: null }
      : { before: null, after: named };
  const change = turn.add(
    { type: 'change', subject: noteSubject, ...sides, by: 'user', undo_of: seq },
    { trigger: seq, taint },
  );
  const line = isMoved ? 'undone.note.moved' : isNew ? 'undone.note.new' : 'undone.note';
  const path = oneLine(isMoved ? kept.from : kept.path);
  turn.say('monologue', rareLine(line), { path }, { trigger: change.seq, decision: null, lang, taint });
  for (const made of turn.context.madeWithNote ?? [])
    if (made.subject.startsWith(alarmPrefix)) takeAlarmBack(turn, made, made.subject.slice(alarmPrefix.length), lang);
  return done([]);
}

/**
 * All that came by one y goes back by one press: the parts of notes, the purpose and the plan while they are as that action left them, or nothing;
 * and of its alarms those that are.
 */
function revisionUndone(
  turn: Turn,
  { seq, taint, ...about }: EventOf<'result'>,
  parts: readonly KeptPart[],
  lang: Language,
): StepResult {
  const { noteWrittenBy, madeWithNote: made = [] } = turn.context;
  if (!turn.run.undoable.includes(seq) || about.status === 'goal_done') return refusal('nothing_to_undo');
  if (parts.length > 0 && noteWrittenBy !== about.action) return refusal('changed_since');
  const plan = made.find(({ subject }) => goalOfSubject(subject) !== null);
  if (plan && !planUndoOf(turn.snapshot, plan)) return refusal('changed_since');
  const purpose = made.find(({ subject }) => subject === purposeSubject);
  if (purpose && typeof purpose.before?.['value'] !== 'string') return refusal('nothing_to_undo'); // it was taken out
  if (purpose && turn.state.plan.purpose !== purpose.after?.['value']) return refusal('changed_since');
  const alarms = made.filter((one) => one.subject.startsWith(alarmPrefix) && isAlarmAsLeft(turn, one));
  if (!plan && !purpose && parts.length === 0 && alarms.length === 0) return refusal('changed_since');
  const undone = plan ? planUndone(turn, plan, lang) : done([]);
  if (undone.row !== 'later' && undone.row?.ok === false) return undone;
  const paths = [...new Set(parts.map(({ path }) => path))];
  const change = turn.add(
    { type: 'change', subject: noteSubject, before: null, after: { value: paths }, by: 'user', undo_of: seq },
    { trigger: seq, taint },
  );
  const path = paths.map((one) => oneLine(one)).join(lang === 'ja' ? '、' : ', ');
  const line = paths.length === 1 ? 'undone.note' : 'undone.notes';
  if (path !== '')
    turn.say('monologue', rareLine(line), { path }, { trigger: change.seq, decision: null, lang, taint });
  if (purpose) purposeUndone(turn, purpose, lang);
  for (const one of alarms) takeAlarmBack(turn, one, one.subject.slice(alarmPrefix.length), lang);
  return undone;
}

/** The words of before, by the decision that they were of; what is planned for it stays. */
function purposeUndone(turn: Turn, { seq, subject, before, after, taint }: EventOf<'change'>, lang: Language): void {
  const { decision: _, ...now } = after ?? {};
  const back = { ...before, keeps_goals: true };
  const event = turn.add(
    { type: 'change', subject, before: now, after: back, by: 'user', undo_of: seq },
    { trigger: seq, lang, taint },
  );
  turn.say('monologue', rareLine('undone.purpose'), {}, { trigger: event.seq, decision: null, lang, taint });
}

function settingUndone(turn: Turn, change: EventOf<'change'>, name: SettingName, lang: Language): StepResult {
  const left = settingIn(name, change.after);
  if (!left.ok || !isSameSetting(left.value, turn.run.settings[name])) return refusal('changed_since');
  const { seq, subject, before, after } = change;
  // as read, as with rules
  const body = { type: 'change', subject, before: read(name, after), after: read(name, before), by: 'user' } as const;
  const event = turn.add({ ...body, undo_of: seq }, { trigger: seq }).seq;
  const parameters = { name: settingTitle(name, lang), value: settingValueText(name, turn.run.settings[name], lang) };
  turn.say('monologue', rareLine('undone.setting'), parameters, { trigger: event, decision: null, lang });
  return done([]);
}

function read(name: SettingName, side: EventOf<'change'>['before']): EventOf<'change'>['before'] {
  const value = settingIn(name, side);
  return value.ok ? settingStored(value.value) : side;
}
