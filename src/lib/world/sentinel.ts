import { dangerAt } from './danger';
import { beside, directions, terrain, terrainOf, unseen } from './cells';
import type { Command } from './command';
import type { PlanInput } from './mind';
import { actionOf, commandOf, moveOf, planOf, planSchema, type Plan, type PlannedAction } from './plan';

export type Verdict = 'block' | 'warn' | 'fallback';

/** The published rules, in the order in which they are asked. `isAlways`: no switch turns it off. */
export const sentinelRules = [
  {
    id: 'form',
    verdict: 'fallback',
    isAlways: true,
    text: 'A plan that is not of the published form is dropped whole.',
  },
  {
    id: 'unethical',
    verdict: 'fallback',
    isAlways: true,
    text: 'An action of a kind that harms, deceives, steals, spies or grants itself rights drops the plan, whether or not it could be done here.',
  },
  {
    id: 'whitelist',
    verdict: 'fallback',
    isAlways: true,
    text: 'Only commands on the whitelist of this world are carried out.',
  },
  {
    id: 'repeat',
    verdict: 'fallback',
    isAlways: false,
    text: 'What failed three times running is not tried a fourth time.',
  },
  {
    id: 'known_hazard',
    verdict: 'fallback',
    isAlways: false,
    text: 'No first step onto a cell whose danger is above the threshold while a safer one can be had.',
  },
  {
    id: 'death_near',
    verdict: 'fallback',
    isAlways: false,
    text: 'With a quarter of life or less, no plan whose own risk is above one half.',
  },
  {
    id: 'danger_ahead',
    verdict: 'block',
    isAlways: false,
    text: 'In the middle of a plan, no step onto a cell above the threshold.',
  },
  {
    id: 'understated',
    verdict: 'warn',
    isAlways: false,
    text: 'The plan states a risk lower by 0.3 than what was learned says of its first step.',
  },
  {
    id: 'neglects_need',
    verdict: 'warn',
    isAlways: false,
    text: 'A need is nearly empty, and the plan does nothing about it.',
  },
] as const satisfies readonly { id: string; verdict: Verdict; isAlways: boolean; text: string }[];
export type SentinelRule = (typeof sentinelRules)[number]['id'];

/** Kinds of actions that no world has and none may get: named so that an attempt is told apart from a slip. */
export const unethicalKinds: readonly string[] = [
  'attack',
  'kill',
  'torture',
  'destroy',
  'poison',
  'steal',
  'deceive',
  'impersonate',
  'spy',
  'blackmail',
  'coerce',
  'exfiltrate',
  'grant',
  'approve',
  'disable_sentinel',
];

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
  if (failing.times >= 3 && command === failing.command) return fallback(input, 'repeat');
  const { view, memory } = input;
  const ahead = command === null ? 0 : dangerAfter(input, command);
  const isAfraid = ahead > memory.drives.dangerThreshold;
  if (isAfraid && ahead > leastDanger(input).danger) return fallback(input, 'known_hazard');
  if (view.life <= 250 && plan.risk > 0.5) return fallback(input, 'death_near');
  const warnings: SentinelRule[] = [];
  if (ahead - plan.risk > 0.3) warnings.push('understated');
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

/** Staying, or the step that is feared least. */
function leastDanger(input: PlanInput): { action: PlannedAction; danger: number } {
  let action = actionOf('wait');
  let danger = dangerAfter(input, 'wait');
  directions.forEach((command, direction) => {
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
  const isRestless = view.rest < 100 && !plan.actions.some(({ type }) => type === 'rest');
  const isHungry =
    Math.min(view.food, view.water) < 100 && !plan.actions.some(({ type }) => type === 'gather' || type === 'move');
  return isRestless || isHungry;
}
