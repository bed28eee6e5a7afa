import { canonicalJson } from '../base/canonical-json';
import type { Language } from '../base/language';
import type { EventOf, LogEvent } from '../events/log-event';
import type { StepResult } from './effects';
import { termsIn } from './evolve-change';
import type { Refusal, RowOf } from './inbox-row';
import { done, refusal } from './row-outcomes';
import { expiryAfter, maxRules, mayBecomeRule, ruleLimits, termsOf, termsStored } from './rules';
import { settingTitle } from './setting-words';
import { isSettingName } from './settings';
import type { PendingRequest, RuleTerms, Run } from './snapshot';
import { alarmUndone } from './step-alarm';
import { askAnew } from './step-ask';
import type { Turn } from './turn';

/** Whether a request can become a rule with these terms. `about`: the thought that holds its payload. */
export function problemWithRule(
  turn: Turn,
  pending: PendingRequest,
  { bounds, rate_an_hour, lasts_hours }: RowOf<'rule'>,
  about: LogEvent | null,
): { code: Refusal; parameters: Record<string, number> } | null {
  const { run, context } = turn;
  const face = context.catalogue(pending.capability);
  const isOpenToRules = mayBecomeRule(pending) && face?.version === pending.capability_version;
  const payload = about?.type === 'thought' && about.seq === pending.thought ? about.decision.action_payload : null;
  const isPossible =
    isOpenToRules &&
    payload !== null &&
    isBetween(rate_an_hour, ruleLimits.rateAnHour) &&
    (lasts_hours === null || isBetween(lasts_hours, ruleLimits.hours)) &&
    face.ruleBounds?.knows(bounds) === true &&
    face.isWithin(bounds, payload);
  if (!isPossible) return { code: 'no_rule_possible', parameters: {} };
  return isFull(run) ? { code: 'too_many_rules', parameters: { limit: maxRules } } : null;
}

/** The rule that the person made with their y, which is the newest event. */
export function makeRule(
  turn: Turn,
  { capability, capability_version }: PendingRequest,
  { bounds, rate_an_hour, lasts_hours, lang }: RowOf<'rule'>,
): void {
  const terms: RuleTerms = {
    id: String(turn.nextSeq),
    capabilities: [capability],
    bounds: { ...bounds },
    capability_version,
    rate_an_hour,
    expires: expiryAfter(lasts_hours, turn.context.now),
  };
  const trigger = turn.run.last.seq;
  const made = addRuleChange(turn, { id: terms.id, before: null, after: terms, undo_of: null, trigger });
  turn.say('monologue', 'rule.made', { name: capability }, { trigger: made, decision: null, lang });
}

/** Adds the change of one rule; gives its seq. */
function addRuleChange(
  turn: Turn,
  change: { id: string; before: RuleTerms | null; after: RuleTerms | null; undo_of: number | null; trigger: number },
): number {
  const { id, before, after, undo_of, trigger } = change;
  const event = turn.add(
    {
      type: 'change',
      subject: `rules.${id}`,
      before: before && termsStored(before),
      after: after && termsStored(after),
      by: 'user',
      undo_of,
    },
    { trigger },
  );
  return event.seq;
}

function isFull({ rules }: Run): boolean {
  return rules.filter(({ shipped }) => !shipped).length >= maxRules;
}

/** What a rule allowed and is not done yet is asked for, now that it is gone. */
export function askForWhatItAllowed(turn: Turn, id: string): void {
  const { granted, pending } = turn.run;
  if (granted?.by === `rule:${id}` && !pending) askAnew(turn, granted);
}

export function revokeRead(turn: Turn, { rule: id, lang }: RowOf<'revoke'>): StepResult {
  const rule = turn.run.rules.find((known) => known.id === id && !known.shipped);
  if (!rule) return refusal('no_such_rule');
  const made = Number(id); // a rule is called by the seq of the change that made it
  const seq = addRuleChange(turn, { id, before: termsOf(rule), after: null, undo_of: null, trigger: made });
  const name = rule.capabilities.join(', ');
  turn.say('monologue', 'rule.revoked', { name }, { trigger: seq, decision: null, lang });
  askForWhatItAllowed(turn, id);
  return done([]);
}

/** Takes back one change, as long as what it changed is still as it left it. `about`: that change. */
export function undone(turn: Turn, about: LogEvent | null, lang: Language): StepResult {
  if (about?.type !== 'change' || about.undo_of !== null) return refusal('nothing_to_undo');
  const [kind, name = ''] = splitSubject(about.subject);
  if (kind === 'rules') return ruleUndone(turn, about, name, lang);
  if (kind === 'settings' && isSettingName(name)) return settingUndone(turn, about, name, lang);
  if (kind === 'alarms') return alarmUndone(turn, about, name, lang);
  return refusal('nothing_to_undo');
}

function ruleUndone(turn: Turn, change: EventOf<'change'>, id: string, lang: Language): StepResult {
  const [before, after] = [termsIn(change.before), termsIn(change.after)];
  const rule = turn.run.rules.find((known) => known.id === id);
  if (canonicalJson(rule ? termsOf(rule) : null) !== canonicalJson(after)) return refusal('changed_since');
  if (before && isFull(turn.run)) return refusal('too_many_rules', { limit: maxRules });
  const { seq } = change;
  // as read, since a text that was taken out of one event may not seem to be taken out of another
  const event = addRuleChange(turn, { id, before: after, after: before, undo_of: seq, trigger: seq });
  const name = (before ?? after)?.capabilities.join(', ') ?? id;
  const line = before ? 'undone.revoke' : 'undone.rule';
  turn.say('monologue', line, { name }, { trigger: event, decision: null, lang });
  if (!before) askForWhatItAllowed(turn, id);
  return done([]);
}

function settingUndone(turn: Turn, change: EventOf<'change'>, name: keyof Run['settings'], lang: Language): StepResult {
  if (change.after?.['value'] !== turn.run.settings[name]) return refusal('changed_since');
  const { seq, subject, before, after } = change;
  const body = { type: 'change', subject, before: after, after: before, by: 'user', undo_of: seq } as const;
  const event = turn.add(body, { trigger: seq }).seq;
  const value = turn.run.settings[name];
  turn.say(
    'monologue',
    'undone.setting',
    { name: settingTitle(name, lang), value },
    { trigger: event, decision: null, lang },
  );
  return done([]);
}

function splitSubject(subject: string): string[] {
  const dot = subject.indexOf('.');
  return dot < 0 ? [subject] : [subject.slice(0, dot), subject.slice(dot + 1)];
}

function isBetween(value: number, { least, most }: { least: number; most: number }): boolean {
  return Number.isInteger(value) && value >= least && value <= most;
}
