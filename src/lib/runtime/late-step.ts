import type { StepContext } from '../agent/step/turn';
import { loadApprovalLines } from '../approval-lines/late-lines';
import type { notesBack } from './notes-back';
import { loadedCode } from './loaded-code';

type LateStep = NonNullable<StepContext['late']> & { notesBack: typeof notesBack };

let loaded: LateStep | null = null;

/** What a step needs seldom, where it is there already. */
export function loadedLateStep(): LateStep | null {
  return loaded;
}

/** Null where it does not come: then what needs it is refused, and it is asked for again. */
export async function loadLateStep(): Promise<LateStep | null> {
  return (loaded ??= await loadedCode(async () => {
    const parts = [
      import('../agent/step/rare-rows'),
      import('../agent/step/step-plan'),
      import('../agent/step/ask-for-budget'),
      import('./notes-back'),
      loadApprovalLines(),
    ] as const;
    const [rows, plans, budgets, notes] = await Promise.all(parts);
    return { ...rows, ...plans, ...budgets, ...notes };
  }));
}
