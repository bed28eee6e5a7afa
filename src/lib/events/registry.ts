import type { ActionBody } from './action';
import { actionFamily } from './action';
import { resultFamily, type ResultBody } from './action-result';
import { approvalFamily, type ApprovalBody } from './approval';
import { changeFamily, type ChangeBody } from './change';
import type { Family } from './family';
import { inputFamily, type InputBody } from './input';
import { lifecycleFamily, type LifecycleBody } from './lifecycle';
import { observationFamily, type ObservationBody } from './observation';
import { outputFamily, type OutputBody } from './output';
import { redactedFamily, type RedactedBody } from './redacted';
import { summaryFamily, type SummaryBody } from './summary';
import { thoughtFamily, type ThoughtBody } from './thought';

export type EventBody =
  | InputBody
  | ObservationBody
  | ThoughtBody
  | ApprovalBody
  | ActionBody
  | ResultBody
  | OutputBody
  | ChangeBody
  | RedactedBody
  | SummaryBody
  | LifecycleBody;
export type EventType = EventBody['type'];

/** Every event type that this build writes. A log may hold others: they are kept and skipped. */
export const families: { readonly [T in EventType]: Family<Extract<EventBody, { type: T }>> } = {
  input: inputFamily,
  observation: observationFamily,
  thought: thoughtFamily,
  approval: approvalFamily,
  action: actionFamily,
  result: resultFamily,
  output: outputFamily,
  change: changeFamily,
  redacted: redactedFamily,
  summary: summaryFamily,
  lifecycle: lifecycleFamily,
};

/** The family of a type, or undefined for a type that this build does not know. */
export function familyOf(type: string): Family | undefined {
  return Object.hasOwn(families, type) ? families[type as EventType] : undefined;
}
