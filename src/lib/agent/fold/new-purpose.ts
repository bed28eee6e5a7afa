import type { JsonObject } from '../../base/json';
import { purposeKind, type PurposeKind } from '../../events/decision';
import { freeText, textOf } from '../../events/family';
import type { EventOf } from '../../events/log-event';
import { withConfirmation } from './goals';
import type { Snapshot } from './snapshot';

/** What a change event is about that sets the purpose. */
export const purposeSubject = 'purpose';

/** A purpose takes the place of the one before; about each goal of that the person is asked. `output`: seq of what it came with. */
export function withPurpose(
  { state, run }: Snapshot,
  { text, kind, thought, output }: { text: string | null; kind: PurposeKind; thought: number; output: number },
): Snapshot {
  const { goals } = state.plan;
  const next = {
    ...run,
    is_purpose_reached: false,
    purpose_seq: thought,
    purpose_kind: kind,
    asked_whether_reached: false,
    finished_goals: [],
  };
  const asked = { kind: 'keep_goal' as const, output, goals: goals.map(({ id }) => id) };
  return {
    state: { ...state, plan: { ...state.plan, purpose: text } },
    run: goals.length > 0 ? withConfirmation(next, asked) : next,
  };
}

/** A purpose that a mind proposed and the person agreed to: what was planned from other words goes on, and a goal for it is due. */
export function withAgreedPurpose(snapshot: Snapshot, event: EventOf<'change'>): Snapshot {
  const { after, seq, lang, taint } = event;
  const value = freeText.safeParse(after?.['value']);
  const kind = purposeKind.safeParse(after?.['kind']);
  const decision = /^D([1-9]\d{0,14})$/.exec(decisionIn(after));
  if (!value.success || !kind.success || !decision) return snapshot;
  const { state, run } = withPurpose(snapshot, {
    text: textOf(value.data),
    kind: kind.data,
    thought: Number(decision[1]),
    output: seq,
  });
  const before = snapshot.state.plan.goals.length === 0 ? [] : run.plan_taint;
  const due = { seq, kind: 'plan' as const, lang, taint, is_public: false, answers: null };
  return { state, run: { ...run, plan_taint: [...new Set([...before, ...taint])].sort(), intake: null, due } };
}

function decisionIn(after: JsonObject | null): string {
  const decision = after?.['decision'];
  return typeof decision === 'string' ? decision : '';
}
