import type { StepContext } from '../agent/step/turn';
import { loadedCode } from './loaded-code';

type PlanWork = NonNullable<StepContext['plans']>;

let plans: PlanWork | null = null;

/** What changes plans, where it is there already. */
export function loadedPlans(): PlanWork | null {
  return plans;
}

/** It comes in once there is a plan. Null where it does not come: then no plan changes. */
export async function loadPlans(): Promise<PlanWork | null> {
  return (plans ??= await loadedCode(() => import('../agent/step/step-plan')));
}
