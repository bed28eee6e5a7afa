import { isCommand } from '../agent/fold/chat-grammar';
import { isByHand, isFoundDone } from '../events/action-result';
import { textOf } from '../events/family';
import { isMessage } from '../events/input';
import type { EventOf, LogEvent } from '../events/log-event';
import { isPublic } from './authority-check';

/** The newest question of the Avatar's, as long as it waits for an answer, as the log alone tells. */
export interface OpenQuestion {
  /** Seq of the question that is open. Where a text was taken out that may have answered it, it still is. */
  output(): number | null;
  /** Whether this message is read as its answer. Before `visit`. Of what a taken out text may have answered, nothing is. */
  isAnsweredBy(event: EventOf<'input'>): boolean;
  /** Every event, in order. */
  visit(event: LogEvent): void;
}

interface Asked {
  output: number;
  decision: string;
  task: string | null;
  /** A text was taken out since that may have answered it. */
  isUnsure: boolean;
}

export function createOpenQuestion(): OpenQuestion {
  let open: Asked | null = null;
  /** The newest action that asks. */
  let asking: { decision: string; task: string | null } | null = null;

  function visitInput(event: EventOf<'input'>): void {
    if (!open || !mayAnswer(event, open.output)) return;
    if (textOf(event.text) === null) open = { ...open, isUnsure: true };
    else open = null;
  }

  return {
    output: () => open?.output ?? null,
    isAnsweredBy: (event) =>
      open !== null && !open.isUnsure && mayAnswer(event, open.output) && textOf(event.text) !== null,
    visit(event) {
      if (event.foreign) return;
      if (event.type === 'action' && event.capability === 'question') asking = event;
      else if (event.type === 'output' && event.kind === 'question' && event.decision !== null) {
        const { seq: output, decision } = event;
        open = { output, decision, task: asking?.decision === decision ? asking.task : null, isUnsure: false };
      } else if (event.type === 'input') visitInput(event);
      else if (open && isEnd(event, open)) open = null;
    },
  };
}

/** Besides the person's answer: a mind found the answer in a message, the question has its result, or its task ended by itself. */
function isEnd(event: LogEvent, { output, decision, task }: Asked): boolean {
  if (event.type === 'thought') return event.answers === output;
  if (event.type !== 'result' || event.status === 'goal_done') return false;
  if (isByHand(event) || isFoundDone(event)) return event.task !== null && event.task === task; // a file that was brought in ends none
  return event.decision === decision;
}

function mayAnswer(event: EventOf<'input'>, output: number): boolean {
  const { aside, care, judged, repeats, choice, text } = event;
  if (isPublic(event) || !isMessage(event) || repeats !== undefined) return false;
  if (choice) return choice.question === output;
  return !aside && !care && judged === undefined && !isCommand(textOf(text));
}
