import { canonicalJson } from '../../base/canonical-json';
import { isJsonObject, type JsonObject } from '../../base/json';
import { type EventOf, readEvent } from '../../events/log-event';
import { isModelBudget, modelsExtendedAt } from './budget';
import { settingIn, type SettingName, settingOfSubject } from './settings';
import { alarmPrefix, withAlarmChange } from './alarm';
import { purposeSubject, withAgreedPurpose } from './goals';
import { goalOfSubject, withPlanChange } from './plan-change';
import { isForGood } from './rules';
import { ruleTerms, type RuleTerms, type Run, shippedRule, shippedLater, type Snapshot, unusedRule } from './snapshot';
import type { LoggedChange } from './ports';

/** What a change is about that brings back a note as it was, or takes away one that is new: the note itself stands in no fold. */
export const noteSubject = 'note';

/** How many of the newest changes `undoable` names. */
const kept = 16;

export function evolveChange({ state, run }: Snapshot, event: EventOf<'change'>): Snapshot {
  const { subject } = event;
  if (subject === purposeSubject) return withAgreedPurpose({ state, run }, event);
  if (goalOfSubject(subject) !== null) {
    const changed = withPlanChange({ state, run }, event);
    return { ...changed, run: withUndone(changed.run, event) };
  }
  if (subject === 'budget') return { state, run: withFreshBudget(run, event.time) };
  if (subject === noteSubject)
    return { state, run: { ...run, undoable: run.undoable.filter((seq) => seq !== event.undo_of) } };
  const isAlarm = subject.startsWith(alarmPrefix);
  const isRule = subject.startsWith('rules.');
  const setting = settingOfSubject(subject);
  if (!isRule && !isAlarm && setting === null) return { state, run };
  const next =
    setting !== null ? withSetting(run, setting, event) : isAlarm ? withAlarm(run, event) : withRule(run, event);
  // a button under a ring is no change that anybody would want to find with /undo
  if (isAlarm && run.alarms.some(({ ring }) => ring !== null && ring === event.trigger)) return { state, run: next };
  // the person turns these on and off by their names, never by /undo
  if (event.by === 'import' || event.by === 'build') return { state, run: next };
  return { state, run: withUndone(next, event) };
}

/** What came with a note, or with what else can be taken back as a whole, goes back together with that. */
function withUndone(run: Run, { seq, undo_of, subject, trigger }: EventOf<'change'>): Run {
  const isPart =
    (subject.startsWith(alarmPrefix) || goalOfSubject(subject) !== null) && run.undoable.includes(trigger ?? 0);
  if (undo_of === null) return isPart ? run : withUndoable(run, seq);
  return { ...run, undoable: run.undoable.filter((known) => known !== undo_of) };
}

/** One more that can be taken back. */
export function withUndoable(run: Run, seq: number): Run {
  return { ...run, undoable: [...run.undoable, seq].slice(-kept) };
}

/** The budget that halted begins anew at `time` (UTC). */
export function withFreshBudget(run: Run, time: string): Run {
  const { halt, budget_use } = run;
  if (halt?.reason === 'budget' && isModelBudget(halt.detail))
    return { ...run, budget_use: { ...budget_use, models: modelsExtendedAt(budget_use, time) } };
  return { ...run, budget_use: { ...budget_use, hour: null, turns: 0, idle_turns: 0, user_spoke: true } };
}

/** A rule's terms as a change holds them; null for what is none. What was redacted of its bounds reads as null. */
export function termsIn(value: JsonObject | null): RuleTerms | null {
  if (value === null) return null;
  const { bounds } = value;
  const readable = isJsonObject(bounds)
    ? Object.fromEntries(Object.entries(bounds).map(([key, item]) => [key, isJsonObject(item) ? null : item]))
    : bounds;
  const parsed = ruleTerms.safeParse({ ...value, bounds: readable });
  return parsed.success ? parsed.data : null;
}

/** What the events add to the history of rules and settings. `events` as stored. */
export function changesOf(events: readonly unknown[]): LoggedChange[] {
  return events.flatMap((stored) => {
    if (!isChange(stored)) return [];
    const read = readEvent(stored);
    if (!read.ok || !read.value.known || read.value.event.type !== 'change') return [];
    if (!/^(rules|settings|persona)\./.test(read.value.event.subject)) return [];
    const { seq, time, subject, before, after, by, undo_of } = read.value.event;
    return [{ seq, time, subject, before, after, by, undo_of }];
  });
}

/** A shipped rule goes and comes back as it was, and in no other form; that of talking stays. */
function withRule(run: Run, { subject, after, by }: EventOf<'change'>): Run {
  const id = subject.slice('rules.'.length);
  if (by === 'build') return withShipped(run, id);
  if (by !== 'user' && by !== 'import') return run; // nobody else can make a rule
  if (isForGood(id)) return run;
  if (after === null) return { ...run, rules: run.rules.filter((rule) => rule.id !== id) };
  const terms = termsIn(after);
  if (terms?.id !== id) return run;
  const shipped = shippedRule(id);
  if (shipped && canonicalJson(shipped) !== canonicalJson(terms)) return run;
  return { ...run, rules: [...run.rules.filter((rule) => rule.id !== id), unusedRule(terms, shipped !== undefined)] };
}

/** Once, and as it was shipped, whatever the event says. */
function withShipped(run: Run, id: string): Run {
  const terms = shippedLater.find((known) => known.id === id);
  if (!terms || run.shipped_later.includes(id)) return run;
  return { ...run, rules: [...run.rules, unusedRule(terms, true)], shipped_later: [...run.shipped_later, id] };
}

function withSetting(run: Run, name: SettingName, { after }: EventOf<'change'>): Run {
  const value = settingIn(name, after);
  return value.ok ? { ...run, settings: { ...run.settings, [name]: value.value } } : run;
}

function withAlarm(run: Run, event: EventOf<'change'>): Run {
  return { ...run, alarms: [...withAlarmChange(run.alarms, event)] };
}

/** Before anything is parsed: a log may have many events, and few of them are changes. */
function isChange(stored: unknown): boolean {
  return typeof stored === 'object' && stored !== null && 'type' in stored && stored.type === 'change';
}
