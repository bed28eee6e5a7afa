import { textOf } from '../events/family';
import type { EventOf } from '../events/log-event';
import { isSpeaking } from './speaking';
import type { ActionOnItsWay, Run, Snapshot } from './snapshot';

export function evolveApproval(snapshot: Snapshot, event: EventOf<'approval'>): Snapshot {
  const { state, run } = snapshot;
  const lines: [string | null, string | null] = [textOf(event.lines[0]), textOf(event.lines[1])];
  if (event.status === 'denied') {
    if (run.pending?.request !== event.request) return snapshot;
    return {
      state: { ...state, action: { ...state.action, phase: null } },
      run: { ...run, budget_use: { ...run.budget_use, idle_turns: 0, user_spoke: true } },
    };
  }
  const onItsWay = actionOf(run, event);
  if (!onItsWay) return snapshot;
  if (event.status === 'asked') {
    const before = run.past_actions.find(({ result }) => result === event.repeats);
    return {
      state: { ...state, action: { phase: 'approving', summary: lines[0] } },
      run: {
        ...run,
        granted: null,
        confirm:
          run.confirm?.kind === 'uncertain' && run.confirm.action.decision === event.decision ? null : run.confirm,
        pending: {
          ...onItsWay,
          seq: event.seq,
          lines,
          failed_before: before ? { seq: before.result, time: before.time, cause: before.cause } : null,
        },
      },
    };
  }
  const ruleId = event.by?.startsWith('rule:') ? event.by.slice(5) : null;
  const next: Run = {
    ...run,
    rules: run.rules.map((rule) => (rule.id === ruleId ? { ...rule, uses: rule.uses + 1 } : rule)),
    budget_use: ruleId === null ? { ...run.budget_use, idle_turns: 0, user_spoke: true } : run.budget_use,
    pending: run.pending?.request === event.request ? null : run.pending,
  };
  if (ruleId !== null && isSpeaking(event.capability))
    return { state, run: { ...next, saying: { ...onItsWay, seq: event.seq, lines } } };
  return {
    state,
    run: { ...next, granted: { ...onItsWay, seq: event.seq, time: event.time, by: event.by ?? 'user', lines } },
  };
}

function actionOf(run: Run, event: EventOf<'approval'>): ActionOnItsWay | null {
  const known = [run.decided, run.pending, run.granted, run.confirm?.kind === 'uncertain' ? run.confirm.action : null];
  const found = known.find((action) => action?.decision === event.decision);
  if (!found) return null;
  const { decision, thought, capability, task, finishes, lang, taint, is_public } = found;
  return {
    decision,
    thought,
    capability,
    task,
    finishes,
    lang,
    taint,
    is_public,
    request: event.request,
    digest: event.digest,
    capability_version: event.capability_version,
  };
}
