import * as z from 'zod/mini';
import type { JsonObject } from '../../base/json';
import { failure, success, type Result } from '../../base/result';
import { purposeKind } from '../../events/decision';
import { alarmChange } from '../fold/alarm';
import type { Catalogue } from '../fold/capability';
import {
  expiryAfter,
  isFull,
  isNeverByRule,
  mayRead,
  mindBound,
  readingCapability,
  readingTerms,
  ruleLimits,
  termsStored,
} from '../fold/rules';
import {
  checkSetting,
  isSameSetting,
  settingForms,
  type SettingName,
  settingNames,
  type Settings,
  settingStored,
  settingSubject,
} from '../fold/settings';
import { textLimits } from '../fold/inbox-row';
import type { LateStep } from './late-step';
import { purposeSubject } from '../fold/goals';
import { keepCapability } from '../fold/plan-keeping';
import { planCapability } from '../fold/task-change';
import type { Rule, RuleTerms, Snapshot } from '../fold/snapshot';

/** Of its settings, those that are a number or a switch: names and the persona's words are the person's own to choose. */
export const proposable = settingNames.filter((name) => {
  const form = settingForms[name];
  return (form.kind === 'whole' || form.kind === 'number' || form.kind === 'switch') && !('isOwn' in form);
});
const proposedValue = z.union([z.number(), z.boolean()]);

/** What the Avatar may propose to change of itself: one setting or one rule. Its capabilities check no more than this form. */
const numberProposal = z.strictObject({
  setting: z.enum(proposable),
  /** As it is now: shown beside the new value, and a proposal that went out of date changes nothing. */
  before: proposedValue,
  after: proposedValue,
});
/** How the person is called, as they said it. */
const nameProposal = z.strictObject({
  setting: z.literal('user.name'),
  before: z.nullable(z.string()),
  after: z.string(),
});
export const settingProposal = z
  .union([numberProposal, nameProposal])
  .check(
    z.refine(
      ({ setting, before, after }) =>
        before !== after && [before, after].every((value) => value === null || isAsKept(setting, value)),
    ),
  );
export type SettingProposal = z.infer<typeof settingProposal>;

/** Of a rule all that it is for, as `note.read,recall`. */
const ruledNames = z.string().check(z.maxLength(120), z.regex(/^[a-z_]+(\.[a-z_]+)?(,[a-z_]+(\.[a-z_]+)?)*$/));
const capabilityName = z.string().check(z.maxLength(60), z.regex(/^[a-z_]+\.[a-z_]+$/));
export const ruleProposal = z.union([
  z.strictObject({
    add: capabilityName,
    /** Empty: no folder, so all of them. */
    folder: z.string().check(z.maxLength(120)),
    rate_an_hour: z.int().check(z.minimum(ruleLimits.rateAnHour.least), z.maximum(ruleLimits.rateAnHour.most)),
    /** Left out: until it is revoked. */
    lasts_hours: z.optional(z.int().check(z.minimum(ruleLimits.hours.least), z.maximum(ruleLimits.hours.most))),
  }),
  /** A shipped rule is called by a word; only the person's own command may name it. */
  z.strictObject({ revoke: z.string().check(z.regex(/^(world|reading|[1-9]\d{0,14})$/)), capability: ruledNames }),
]);
export type RuleProposal = z.infer<typeof ruleProposal>;

export const settingsCapability = 'settings.change';
export const rulesCapability = 'rules.change';
export const purposeCapability = 'purpose.set';

/** A purpose that a mind proposes: only the person sets one. */
export const purposeProposal = z.strictObject({
  purpose: z.string().check(
    z.maxLength(textLimits.purpose),
    z.refine((text) => text.trim() === text && text !== ''),
  ),
  purpose_kind: purposeKind,
  /** The purpose before in other words: what was planned for it goes on. Without it each goal is asked about. */
  keeps_goals: z.optional(z.literal(true)),
});
export type PurposeProposal = z.infer<typeof purposeProposal>;

/** That the mind at a host may look at the person's own without being asked about it each time. */
export const readingProposal = z.strictObject({
  host: z.string().check(
    z.maxLength(120),
    z.regex(/^[a-z0-9.:[\]_-]+$/),
    z.refine((host) => mindBound(host) !== null),
  ),
});
export type ReadingProposal = z.infer<typeof readingProposal>;

/** What a change event holds of a proposal. */
export interface ProposedChange {
  subject: string;
  before: JsonObject | null;
  after: JsonObject | null;
}

type LatePlans = Pick<LateStep, 'planProposed' | 'planKept'>;

/**
 * What a proposal would change of the present state; null for what is no proposal. All of it, or nothing. `stale`: it is not as the proposal says, or
 * cannot be so. `late`: what knows plans. `seq`: of the first change to be written, which a new rule is called by. `now`: ms since 1970 UTC.
 */
export function proposedChanges(
  snapshot: Snapshot,
  capability: string | null,
  payload: JsonObject,
  { seq, now, catalogue, late }: { seq: number; now: number; catalogue: Catalogue; late: LatePlans | undefined },
): Result<readonly ProposedChange[], 'stale'> | null {
  if (capability === keepCapability || capability === planCapability) {
    if (!late) return failure('stale', 'what changes plans is not there');
    return late[capability === keepCapability ? 'planKept' : 'planProposed'](snapshot, payload, seq);
  }
  const single = singleChange(snapshot, capability, payload, { seq, now, catalogue });
  return single?.ok ? success([single.value]) : single;
}

function singleChange(
  snapshot: Snapshot,
  capability: string | null,
  payload: JsonObject,
  { seq, now, catalogue }: { seq: number; now: number; catalogue: Catalogue },
): Result<ProposedChange, 'stale'> | null {
  const { settings, rules, alarms } = snapshot.run;
  if (capability === purposeCapability) return success(purposeChange(purposeProposal.parse(payload)));
  if (capability === settingsCapability) return settingChange(settings, settingProposal.parse(payload));
  if (capability === readingCapability) return readingChange(rules, readingProposal.parse(payload), String(seq), now);
  if (capability !== rulesCapability) return alarmChange(alarms, capability, payload, { seq, now });
  const proposal = ruleProposal.parse(payload);
  if ('revoke' in proposal) {
    const rule = rules.find(({ id, shipped }) => id === proposal.revoke && !shipped);
    if (rule?.capabilities.join() !== proposal.capability) return failure('stale', 'there is no such rule');
    return success({ subject: `rules.${rule.id}`, before: termsStored(rule), after: null });
  }
  const { add, folder, rate_an_hour, lasts_hours = null } = proposal;
  const bounds: Record<string, string> = folder === '' ? {} : { folder };
  const face = catalogue(add);
  if (isNeverByRule(add) || !face?.ruleBounds?.knows(bounds)) return failure('stale', 'no rule can approve that');
  if (isFull(rules)) return failure('stale', 'there are too many rules');
  const id = String(seq);
  const expires = expiryAfter(lasts_hours, now);
  const terms: RuleTerms = {
    id,
    capabilities: [add],
    bounds,
    capability_version: face.version,
    rate_an_hour,
    expires,
  };
  return success({ subject: `rules.${id}`, before: null, after: termsStored(terms) });
}

function readingChange(
  rules: readonly Rule[],
  { host }: ReadingProposal,
  id: string,
  now: number,
): Result<ProposedChange, 'stale'> {
  if (mayRead(rules, host, now)) return failure('stale', `${host} may read already`);
  if (isFull(rules)) return failure('stale', 'there are too many rules');
  return success({ subject: `rules.${id}`, before: null, after: termsStored(readingTerms(id, host)) });
}

/** What it was before stands in the log, where it was set. */
function purposeChange({ purpose, purpose_kind, keeps_goals }: PurposeProposal): ProposedChange {
  const after = { value: purpose, kind: purpose_kind, ...(keeps_goals && { keeps_goals }) };
  return { subject: purposeSubject, before: null, after };
}

/** What is shown for approval is what is kept: a value that would be rounded is none. */
function isAsKept(name: SettingName, value: unknown): boolean {
  const checked = checkSetting(name, value);
  return checked.ok && checked.value === value;
}

function settingChange(settings: Settings, proposal: SettingProposal): Result<ProposedChange, 'stale'> {
  const { setting, before, after } = proposal;
  if (!isSameSetting(settings[setting], before)) return failure('stale', `${setting} is not as it was`);
  return success({ subject: settingSubject(setting), before: settingStored(before), after: settingStored(after) });
}
