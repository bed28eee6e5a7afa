import { textOf } from '../../events/family';
import type { EventOf } from '../../events/log-event';
import { uncertainActions, withoutConfirmations } from './goals';
import { endsWithAnyInput } from './halts';
import { ruleUsed } from './rules';
import { isSpeaking } from './capability';
import { decidedAction, type ActionOnItsWay, type Run, type ShownLines, type Snapshot } from './snapshot';

export function evolveApproval(snapshot: Snapshot, event: EventOf<'approval'>): Snapshot {
  const { state, run } = snapshot;
  const lines = shownLinesOf(event);
  if (event.status === 'denied') {
    if (run.pending?.request !== event.request) return snapshot;
    return {
      state: { ...state, action: { ...state.action, phase: null } },
      run: withPersonsWord(run),
    };
  }
  if (event.status === 'withdrawn') return withdrawn(snapshot, event);
  const onItsWay = actionOf(run, event);
  if (!onItsWay) return snapshot;
  if (event.status === 'asked') {
    const before = run.past_actions.find(({ result }) => result === event.repeats);
    return {
      state: { ...state, action: { phase: 'approving', summary: lines[0].text } },
      run: {
        ...withoutConfirmations(run, (open) => open.kind === 'uncertain' && open.action.decision === event.decision),
        granted: run.granted?.decision === event.decision ? null : run.granted,
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
    ...(event.by === 'user' ? withPersonsWord(run) : run),
    rules: run.rules.map((rule) => (rule.id === ruleId ? ruleUsed(rule, event.time) : rule)),
    pending: run.pending?.request === event.request ? null : run.pending,
  };
  if (ruleId !== null && isSpeaking(event.capability))
    return { state, run: { ...next, saying: { ...onItsWay, seq: event.seq, lines } } };
  return {
    state,
    run: { ...next, granted: { ...onItsWay, seq: event.seq, time: event.time, by: event.by ?? 'user', lines } },
  };
}

/** A later decision took it back: nobody is asked any more, and nothing halts. */
function withdrawn({ state, run }: Snapshot, { request }: EventOf<'approval'>): Snapshot {
  if (run.pending?.request !== request) return { state, run };
  return { state: { ...state, action: { ...state.action, phase: null } }, run };
}

/** What an approval showed, as far as it still stands there. */
export function shownLinesOf({ lines: [what, touches] }: EventOf<'approval'>): ShownLines {
  return [
    { ...what, text: textOf(what.text) },
    { ...touches, text: textOf(touches.text) },
  ];
}

/** An answer is no input, but the person is there: what would go on with any input goes on with it. */
function withPersonsWord(run: Run): Run {
  return {
    ...run,
    budget_use: { ...run.budget_use, idle_turns: 0, user_spoke: true },
    halt: run.halt && endsWithAnyInput(run.halt.reason) ? null : run.halt,
  };
}

function actionOf(run: Run, event: EventOf<'approval'>): ActionOnItsWay | null {
  const known = [run.decided, run.pending, run.granted, ...uncertainActions(run)];
  const found = known.find((action) => action?.decision === event.decision);
  if (!found) return null;
  const { request, digest, capability_version } = event;
  return { ...decidedAction.parse(found), request, digest, capability_version };
}
