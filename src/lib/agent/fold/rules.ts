import type { JsonObject } from '../../base/json';
import type { CapabilityFace } from './capability';
import { readingCapabilities, type Rule, type RuleTerms } from './snapshot';

/** Rules of the person at one time; more would not fit the snapshot. */
export const maxRules = 24;
/** What a rule may be limited to. */
export const ruleLimits = { rateAnHour: { least: 1, most: 60 }, hours: { least: 1, most: 8_760 } } as const;

const hourMs = 3_600_000;

/** Proposes a rule of `readingTerms`. */
export const readingCapability = 'reading.allow';

/** No more rules of the person's fit. */
export function isFull(rules: readonly Rule[]): boolean {
  return rules.filter(({ shipped }) => !shipped).length >= maxRules;
}

/** What changes the rules themselves, or lifts a limit. A rule that covered it would be none: it always asks. */
export function isNeverByRule(capability: string): boolean {
  return /^(budget|settings|rules|policy|persona|plan|purpose|reading)\./.test(capability);
}

/** Where who judges is: `host` of a served mind; null, or no place at all: in this browser, by rules or by a model. */
type JudgedAt = { host: string | null } | null | undefined;

/** Of a mind that reads and does not say where it is: it is of no rule for minds. */
export const nowhere = { kind: 'served', host: '' } as const;

/** What the bound `mind` calls this browser. */
const here = 'here';

/** The bound `mind` of a rule for this host; null: it cannot have one, since it is called as this browser is. */
export function mindBound(host: string): string | null {
  return host === here || host === '' ? null : host;
}

/** The rule that is there for good: without it no message could be answered, not even one about the rule. */
export function isForGood(rule: string): boolean {
  return rule === 'conversation';
}

/**
 * The rule that approves an action now (ms since 1970 UTC), or null: then the person is asked. None covers what public words caused.
 * What was decided from outside words is covered by shipped rules alone, and never where it would send anything.
 */
export function ruleFor(
  rules: readonly Rule[],
  face: CapabilityFace,
  payload: JsonObject,
  action: { taint: readonly string[]; is_public: boolean; judged_at?: JudgedAt; is_order?: boolean },
  now: number,
): Rule | null {
  if (action.is_public || isNeverByRule(face.name)) return null;
  const isTainted = action.taint.length > 0;
  return (
    rules.find(
      (rule) =>
        rule.capabilities.includes(face.name) &&
        !(isTainted && (face.sends || !rule.shipped)) &&
        (rule.capability_version === null || rule.capability_version === face.version) &&
        isInForce(rule, now) &&
        hasRoom(rule, now) &&
        isWithin(rule, face, payload, action),
    ) ?? null
  );
}

export function isInForce({ expires, is_over }: Pick<Rule, 'expires' | 'is_over'>, now: number): boolean {
  return !is_over && (expires === null || now < Date.parse(expires));
}

/**
 * What a mind there may do without being asked, talking aside: the Lab's world, look at the person's own, and what the person's own rules
 * allow, within their bounds.
 */
export function unaskedNow(
  rules: readonly Rule[],
  judgedAt: JudgedAt,
  now: number,
): { world: boolean; reading: boolean; own: Rule[] } {
  const held = rules.filter((rule) => isInForce(rule, now) && isForMind(rule, judgedAt));
  return {
    world: held.some(({ id }) => id === 'world'),
    reading: held.some(isReading),
    own: held.filter((rule) => !rule.shipped && !isReading(rule) && !isOfOrders(rule)),
  };
}

function isForMind({ bounds }: Rule, judgedAt: JudgedAt): boolean {
  return bounds?.['mind'] === undefined || isOfMind(bounds['mind'], judgedAt);
}

/** It lets a mind look at the person's own: the shipped one, or that of an address. */
export function isReading({ bounds, capabilities }: Pick<RuleTerms, 'bounds' | 'capabilities'>): boolean {
  return bounds?.['mind'] !== undefined && readingCapabilities.every((name) => capabilities.includes(name));
}

/** The rule after one more use at `time` (UTC). */
export function ruleUsed(rule: Rule, time: string): Rule {
  const isSame = isSameHour(rule, Date.parse(time));
  const hour = isSame ? { ...rule.hour, uses: rule.hour.uses + 1 } : { start: time, uses: 1 };
  return { ...rule, uses: rule.uses + 1, hour };
}

/** The rules once `time` (UTC) was seen: those that ended are over for good. The same array where none did. */
export function rulesAt(rules: Rule[], time: string): Rule[] {
  const ends = (rule: Rule): boolean => !rule.is_over && rule.expires !== null && time >= rule.expires;
  return rules.some(ends) ? rules.map((rule) => (ends(rule) ? { ...rule, is_over: true } : rule)) : rules;
}

export function termsOf({ id, capabilities, bounds, capability_version, rate_an_hour, expires }: RuleTerms): RuleTerms {
  return { id, capabilities, bounds, capability_version, rate_an_hour, expires };
}

/** As a change holds them. */
export function termsStored(terms: RuleTerms): JsonObject {
  return termsOf(terms);
}

/** Until when a rule made now lasts; null: until it is revoked. */
export function expiryAfter(hours: number | null, now: number): string | null {
  return hours === null ? null : new Date(now + hours * hourMs).toISOString();
}

/** Uses in the hour that is counted at `now` (ms since 1970 UTC). */
export function usesThisHour(rule: Rule, now: number): number {
  return isSameHour(rule, now) ? rule.hour.uses : 0;
}

function hasRoom(rule: Rule, now: number): boolean {
  return rule.rate_an_hour === null || usesThisHour(rule, now) < rule.rate_an_hour;
}

/** A clock that went back starts no new hour early. */
function isSameHour({ hour }: Rule, now: number): boolean {
  return hour.start !== null && Math.max(0, now - Date.parse(hour.start)) < hourMs;
}

/** The bounds `mind` and `order` are about who judged and what made them: no capability knows these. */
function isWithin(
  rule: Rule,
  face: CapabilityFace,
  payload: JsonObject,
  { judged_at, is_order }: Parameters<typeof ruleFor>[3],
): boolean {
  const { mind: _mind, order, ...known } = rule.bounds ?? {};
  if (!isForMind(rule, judged_at) || !areWhole(known)) return false;
  return order === undefined ? face.isWithin(known, payload) : order !== null && is_order === true;
}

/** It answers for what the person orders themselves in a message; see own-order.ts. */
export function isOfOrders({ bounds }: Pick<RuleTerms, 'bounds'>): boolean {
  return bounds?.['order'] !== undefined;
}

/** Whether a bound `mind` is about who judged there; a redacted one is about nobody. */
export function isOfMind(mind: string | null, judgedAt: JudgedAt): boolean {
  const host = judgedAt?.host ?? null;
  return host === null ? mind === here : mind !== null && mind === mindBound(host);
}

/** Of the rule by which a mind at that host looks at the person's own; until it is revoked. */
export function readingTerms(id: string, host: string): RuleTerms {
  const capabilities = [...readingCapabilities];
  return { id, capabilities, bounds: { mind: host }, capability_version: null, rate_an_hour: null, expires: null };
}

/** Whether a mind at that host may look at the person's own without being asked about it. */
export function mayRead(rules: readonly Rule[], host: string, now: number): boolean {
  return unaskedNow(rules, { host }, now).reading;
}

/** Of a bound that was redacted nobody knows what it covers. */
function areWhole(bounds: Readonly<Record<string, string | null>>): bounds is Record<string, string> {
  return Object.values(bounds).every((value) => value !== null);
}
