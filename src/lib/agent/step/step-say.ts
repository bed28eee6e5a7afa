import * as z from 'zod/mini';
import type { EventOf } from '../../events/log-event';
import { choice, type OutputBody } from '../../events/output';
import { fallbackLanguage } from './effects';
import { lineOf } from '../words/lines';
import type { Due } from '../fold/snapshot';
import { questionAnswered, questionSuperseded } from './step-question';
import { closeFinishedGoals, endTaskAtItsLimits, recordTask } from './step-records';
import type { Turn } from './turn';

/** What the two speaking capabilities carry; their full check is their own. */
const spoken = z.object({ text: z.string(), choices: z.optional(z.array(choice)) });

/**
 * Performs a speaking action that a rule granted: the action, what is said, and the result, all in the transaction of its thought.
 * A reply stands before its result; a message of its own accord after it. A question stays open until it is answered.
 */
export function say(turn: Turn, thought: EventOf<'thought'>, due: Due, isRules: boolean): void {
  const { saying, asking } = turn.run;
  if (!saying) return;
  if (asking && saying.capability === 'question') {
    if (asking.answer === null) questionSuperseded(turn, asking);
    else questionAnswered(turn, asking, asking.answer);
  }
  const lang = due.lang ?? fallbackLanguage;
  const frame = { lang, taint: thought.taint };
  const { decision, request, digest, capability, task, command = null } = saying;
  const action = turn.add(
    { type: 'action', summary: saying.lines[0] ?? '', capability, decision, request, digest, task, command },
    { ...frame, trigger: saying.seq },
  );
  const payload = spoken.parse(thought.decision.action_payload);
  const isQuestion = capability === 'question';
  const kind = isQuestion ? 'question' : due.kind === 'input' ? 'reply' : 'message';
  const output: OutputBody = {
    type: 'output',
    pane: due.surface ?? 'chat',
    data: payload.text,
    kind,
    decision,
    ...(payload.choices && payload.choices.length > 0 && { choices: payload.choices }),
    ...(isRules && { by_rules: true }),
  };
  const outputFrame = { lang: isRules ? lang : null, taint: thought.taint, trigger: action.seq };
  if (isQuestion) {
    turn.add(output, outputFrame);
    return;
  }
  if (kind === 'reply') turn.add(output, outputFrame);
  const summary = lineOf('result.said', lang);
  const result = turn.add(
    {
      type: 'result',
      status: 'done',
      summary,
      outcome: 'success',
      decision,
      action: action.seq,
      task,
      cause: null,
      output: null,
      useful: false,
      search_summary: summary,
    },
    { ...frame, trigger: action.seq },
  );
  if (task !== null) recordTask(turn, task, decision, null, { ...frame, trigger: result.seq });
  if (kind === 'message') turn.add(output, { ...outputFrame, trigger: result.seq });
  endTaskAtItsLimits(turn, task, result.seq);
  closeFinishedGoals(turn);
}
