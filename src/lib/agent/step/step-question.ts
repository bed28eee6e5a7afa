import type { EndedResultBody } from '../../events/action-result';
import { fallbackLanguage, type Turn } from './turn';
import { lineOf } from '../words/lines';
import type { Due, OpenQuestion } from '../fold/snapshot';
import { closeFinishedGoals, endTaskAtItsLimits, recordTask } from './step-records';
import * as z from 'zod/mini';
import type { EventOf } from '../../events/log-event';
import { choice, type OutputBody } from '../../events/output';

/** The result of a question, once a message answered it. */
export function questionAnswered(turn: Turn, question: OpenQuestion, answer: number): void {
  const summary = lineOf('result.answered', question.lang ?? fallbackLanguage);
  endQuestion(turn, question, answer, {
    status: 'done',
    summary,
    outcome: 'success',
    cause: null,
    useful: true,
    search_summary: summary,
    answer,
  });
}

/**
 * Another question is asked before this one was answered: only the newest can be. Its task, if it has one, stays active and the mind
 * thinks again about it later.
 */
export function questionSuperseded(turn: Turn, question: OpenQuestion): void {
  const summary = lineOf('result.superseded', question.lang ?? fallbackLanguage);
  endQuestion(turn, question, question.seq, {
    status: 'fail',
    summary,
    outcome: 'no_effect',
    cause: 'stopped',
    useful: false,
    search_summary: summary,
  });
}

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
    { type: 'action', summary: saying.lines[0].text ?? '', capability, decision, request, digest, task, command },
    { ...frame, trigger: saying.seq },
  );
  const payload = spoken.parse(thought.decision.action_payload);
  const isQuestion = capability === 'question';
  const kind = isQuestion ? 'question' : due.kind === 'input' || due.kind === 'follow' ? 'reply' : 'message';
  const output: OutputBody = {
    type: 'output',
    pane: due.surface ?? 'chat',
    data: payload.text,
    kind,
    decision,
    ...(payload.choices && payload.choices.length > 0 && { choices: payload.choices }),
    ...(isRules && { by_rules: true }),
    ...(kind !== 'message' && ofMessage(turn, thought, due)),
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

/** Of which message an answer came, and which one it stands in place of. */
export function ofMessage(
  { run: { exchange } }: Turn,
  { seq, serves, trigger, also = [] }: EventOf<'thought'>,
  { kind, is_public: isPublic }: Due,
): Pick<OutputBody, 'to' | 'replaces'> {
  if ((kind !== 'input' && kind !== 'follow') || isPublic) return {};
  const isAnother = exchange?.is_asked_again === true && exchange.decision === `D${seq}` && exchange.output !== null;
  const isOfIt = kind === 'follow' && exchange?.intent === serves;
  const opener = kind === 'follow' && serves !== undefined ? Number(serves.slice(1)) : (trigger ?? 0);
  const to = isOfIt && exchange ? exchange.dues.map((due) => due.seq) : [opener, ...also];
  return { to, ...(isAnother && { replaces: exchange.output ?? 0 }) };
}

function endQuestion(
  turn: Turn,
  { seq, decision, task, taint, lang: language }: OpenQuestion,
  trigger: number,
  end: Omit<EndedResultBody, 'type' | 'decision' | 'action' | 'task' | 'output'>,
): void {
  const lang = language ?? fallbackLanguage;
  const result = turn.add(
    { type: 'result', ...end, decision, action: seq, task, output: null },
    { trigger, lang, taint },
  );
  if (task !== null) recordTask(turn, task, decision, end.cause, { trigger: result.seq, lang, taint });
  endTaskAtItsLimits(turn, task, result.seq);
  closeFinishedGoals(turn);
}
