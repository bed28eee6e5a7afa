import { dangerAt } from './danger';
import { beside, directions, terrain, terrainOf, unseen } from './cells';
import type { Command } from './command';
import type { PlanInput } from './mind';
import { actionOf, commandOf, moveOf, planOf, planSchema, type Plan, type PlannedAction } from './plan';
import { sentinelLimits, unethicalKinds, type SentinelRule } from './sentinel-rules';

export interface Review {
  /** What may be carried out: the plan as it was given, or a fallback. Never more than was asked for. */
  readonly plan: Plan;
  readonly interventions: readonly SentinelRule[];
  readonly isFallback: boolean;
  /** It did not validate, and was dropped. */
  readonly isDropped: boolean;
}

/** How often the newest failing command failed, one after the other. */
export interface Failing {
  readonly command: Command | null;
  readonly times: number;
}

/** Judges what a mind gave, whatever it is. Blocks, warns, puts a fallback in place; grants nothing. */
export function reviewPlan(output: unknown, input: PlanInput, failing: Failing, isOn: boolean): Review {
  const parsed = planSchema.safeParse(output);
  if (!parsed.success) return fallback(input, 'form', true);
  return reviewKnownPlan(parsed.data, input, failing, isOn);
}

/** The same for a plan by rules, whose form is known. */
export function reviewKnownPlan(plan: Plan, input: PlanInput, failing: Failing, isOn: boolean): Review {
  for (const { type } of plan.actions) if (unethicalKinds.includes(type)) return fallback(input, 'unethical');
  for (const action of plan.actions) if (!isAllowed(action, input)) return fallback(input, 'whitelist');
  if (!isOn) return { plan, interventions: [], isFallback: false, isDropped: false };
  const [first] = plan.actions;
  const command = first ? commandOf(first) : null;
  if (failing.times >= sentinelLimits.failures && command === failing.command) return fallback(input, 'repeat');
  const { view, memory } = input;
  const ahead = command === null ? 0 : dangerAfter(input, command);
  const isAfraid = ahead > memory.drives.dangerThreshold;
  if (isAfraid && ahead > leastDanger(input).danger) return fallback(input, 'known_hazard');
  if (view.life <= sentinelLimits.lowLife && plan.risk > sentinelLimits.riskWhenLow)
    return fallback(input, 'death_near');
  const warnings: SentinelRule[] = [];
  if (ahead - plan.risk > sentinelLimits.understatement) warnings.push('understated');
  if (isNeglecting(plan, input)) warnings.push('neglects_need');
  return { plan, interventions: warnings, isFallback: false, isDropped: false };
}

/** Before each later action of a plan: the rule that stops it, or null. */
export function reviewNext(action: PlannedAction, input: PlanInput, isOn: boolean): SentinelRule | null {
  if (!isAllowed(action, input)) return 'whitelist';
  if (!isOn) return null;
  const command = commandOf(action);
  return command !== null && dangerAfter(input, command) > input.memory.drives.dangerThreshold ? 'danger_ahead' : null;
}

/** The probability of being hurt where a command leads to. */
export function dangerAfter({ view, memory }: PlanInput, command: Command): number {
  const direction = (directions as readonly string[]).indexOf(command);
  const next = direction < 0 ? view.position : beside(view.position, direction, view.preset.size);
  const look = next < 0 ? unseen : (memory.atlas.looks[next] ?? unseen);
  const isBlocked = next < 0 || (look !== unseen && terrainOf(look) === terrain.rock);
  return dangerAt(memory.danger, memory.atlas, view.beasts, isBlocked ? view.position : next);
}

function isAllowed(action: PlannedAction, { allowed }: PlanInput): boolean {
  const command = commandOf(action);
  return command !== null && allowed.includes(command);
}

/** Staying, which every world allows, or the allowed step that is feared least. */
function leastDanger(input: PlanInput): { action: PlannedAction; danger: number } {
  let action = actionOf('wait');
  let danger = dangerAfter(input, 'wait');
  directions.forEach((command, direction) => {
    if (!input.allowed.includes(command)) return;
    const threat = dangerAfter(input, command);
    if (threat >= danger) return;
    danger = threat;
    action = moveOf(direction);
  });
  return { action, danger };
}

function fallback(input: PlanInput, rule: SentinelRule, isDropped = false): Review {
  const { action, danger } = leastDanger(input);
  const plan = planOf('fallback', [action], { risk: danger, cautions: [rule] });
  return { plan, interventions: [rule], isFallback: true, isDropped };
}

function isNeglecting(plan: Plan, { view }: PlanInput): boolean {
  if (view.preset.has_body === 0) return false;
  const { lowNeed } = sentinelLimits;
  const isRestless = view.rest < lowNeed && !plan.actions.some(({ type }) => type === 'rest');
  const isHungry =
    Math.min(view.food, view.water) < lowNeed && !plan.actions.some(({ type }) => type === 'gather' || type === 'move');
  return isRestless || isHungry;
}
