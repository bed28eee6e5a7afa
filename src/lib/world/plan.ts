import * as z from 'zod/mini';
import { directions } from './cells';
import { commands, type Command } from './command';

/** Actions in one plan. */
export const maxActions = 8;

const text = z.string().check(z.maxLength(400));
const plannedAction = z.strictObject({
  type: z.string().check(z.maxLength(40)),
  /** A direction for a move, left or right for a turn, else null. */
  target: z.nullable(z.string().check(z.maxLength(40))),
  params: z.strictObject({}),
});
const share = z.number().check(z.minimum(0), z.maximum(1));

/** What a mind wants to do next. Of a model it is checked whole and dropped where it does not validate; nothing is repaired. */
export const planSchema = z.strictObject({
  purpose: text,
  subgoal: text,
  actions: z.array(plannedAction).check(z.minLength(1), z.maxLength(maxActions)),
  /** Probability of being hurt on the way, as the mind sees it. */
  risk: share,
  /** ‰, outer and inner. */
  expected_reward: z.number().check(z.minimum(-100_000), z.maximum(100_000)),
  cautions: z.array(text).check(z.maxLength(8)),
  /** How the mind weighs what the scoreboard shows; null: as published, survive > collect > explore. */
  weighting: z.nullable(z.strictObject({ survive: share, collect: share, explore: share })),
  /** A wish for the danger threshold; cut to its limits, and logged. */
  danger_threshold: z.nullable(share),
  /** Ids of the playbook's bullets that this plan follows. */
  cites: z.array(z.string().check(z.maxLength(80))).check(z.maxLength(16)),
});
export type Plan = z.infer<typeof planSchema>;
export type PlannedAction = Plan['actions'][number];

const actionByCommand = Object.fromEntries(commands.map((command) => [command, actionFor(command)])) as Readonly<
  Record<Command, PlannedAction>
>;
const commandByAction = new Map<string, Command>(commands.map((command) => [keyOf(actionByCommand[command]), command]));

export function actionOf(command: Command): PlannedAction {
  return actionByCommand[command];
}

export function moveOf(direction: number): PlannedAction {
  return actionByCommand[directions[direction] ?? 'north'];
}

/** The command that an action stands for; null: there is none. Whether it is allowed in this world is the sentinel's affair. */
export function commandOf(action: PlannedAction): Command | null {
  return commandByAction.get(keyOf(action)) ?? null;
}

/** A plan by rules. */
export function planOf(
  purpose: string,
  actions: readonly PlannedAction[],
  more: Partial<Pick<Plan, 'subgoal' | 'risk' | 'expected_reward' | 'cautions' | 'cites'>> = {},
): Plan {
  return {
    purpose,
    subgoal: '',
    actions: actions.slice(0, maxActions),
    risk: 0,
    expected_reward: 0,
    cautions: [],
    weighting: null,
    danger_threshold: null,
    cites: [],
    ...more,
  };
}

function actionFor(command: Command): PlannedAction {
  if ((directions as readonly string[]).includes(command)) return { type: 'move', target: command, params: {} };
  if (command === 'turn_left') return { type: 'turn', target: 'left', params: {} };
  if (command === 'turn_right') return { type: 'turn', target: 'right', params: {} };
  return { type: command, target: null, params: {} };
}

function keyOf({ type, target }: PlannedAction): string {
  return target === null ? type : `${type} ${target}`;
}
