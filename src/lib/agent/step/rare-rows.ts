import type { LogEvent } from '../../events/log-event';
import { mayAskAgain } from '../fold/exchange';
import { mayAnswer, needsRepair } from '../fold/halts';
import type { RowOf } from '../fold/inbox-row';
import type { RareRow } from './late-step';
import { settingsRead, undone } from './step-change';
import { commandRead, revokedByLine, undoneByLine } from './step-command-line';
import { planRead } from './step-plan';
import { answered, isAbout } from './step-row';
import { makeRule, problemWithRule, revokeRead } from './step-rules';
import { done, interrupt, refusal, type StepResult, type Turn } from './turn';

/** As rowRead, for the rows that most lives of a page never see: loaded when one comes. */
export function rareRowRead(turn: Turn, row: RareRow, about: LogEvent | null): StepResult {
  switch (row.kind) {
    case 'text':
      return undone(turn, about, row.lang);
    case 'again':
      return askedAgain(turn, row);
    case 'command':
      return commandRead(turn, row);
    case 'rule':
      return ruleRead(turn, row, about);
    case 'revoke':
      return row.line === undefined ? revokeRead(turn, row) : revokedByLine(turn, row, row.line);
    case 'settings':
      return settingsRead(turn, row);
    case 'plan':
      return planRead(turn, row);
    case 'undo': {
      const change = about?.seq === row.change ? about : null;
      return row.line === undefined ? undone(turn, change, row.lang) : undoneByLine(turn, change, row, row.line);
    }
  }
}

/** The newest answer is asked for once more; what runs is cut off, as by a message. */
function askedAgain(turn: Turn, { output, lang }: RowOf<'again'>): StepResult {
  if (!mayAskAgain(turn.run, output)) return refusal('not_again');
  if (turn.run.halt && needsRepair(turn.run.halt.reason)) return refusal('halted');
  const asked = turn.add(
    { type: 'lifecycle', name: 'asked_again', reason: null, replaces: output },
    { trigger: null, lang },
  );
  return done(interrupt(turn, asked.seq, lang));
}

/** y, and a rule with it: both or neither. */
function ruleRead(turn: Turn, row: RowOf<'rule'>, about: LogEvent | null): StepResult {
  const { pending } = turn.run;
  if (!isAbout(pending, row)) return refusal('already_answered');
  if (!mayAnswer(turn.run)) return refusal('halted');
  const problem = problemWithRule(turn, pending, row, about);
  if (problem) return refusal(problem.code, problem.parameters);
  const taken = answered(turn, pending, 'y', row.via, row.lang);
  makeRule(turn, pending, row);
  return taken;
}
