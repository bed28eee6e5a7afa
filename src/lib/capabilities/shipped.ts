import type { Capability } from '../agent/fold/capability';
import { cancelAlarm } from './alarm/cancel';
import { listAlarms } from './alarm/list';
import { setAlarm } from './alarm/set';
import { snoozeAlarm } from './alarm/snooze';
import { extendBudget } from './budget/extend';
import { conversation } from './conversation/conversation';
import { question } from './conversation/question';
import { appendNote } from './note/append';
import { deleteNote } from './note/delete';
import { listNotes } from './note/list';
import { moveNote } from './note/move';
import { readNote } from './note/read';
import { writeNote } from './note/write';
import { changePlan } from './plan/change';
import { keepPlan } from './plan/keep';
import { setPurpose } from './purpose/set-purpose';
import { recall } from './recall/recall';
import { readPastEvent } from './recall/read-event';
import { changeRule } from './settings/change-rule';
import { allowReading } from './settings/allow-reading';
import { changeSetting } from './settings/change-setting';

/** What every build has; more may be added by where it runs. */
export const shippedCapabilities: readonly Capability[] = [
  conversation,
  question,
  writeNote,
  appendNote,
  readNote,
  listNotes,
  deleteNote,
  moveNote,
  extendBudget,
  changeSetting,
  changeRule,
  setPurpose,
  changePlan,
  keepPlan,
  allowReading,
  setAlarm,
  cancelAlarm,
  snoozeAlarm,
  listAlarms,
  recall,
  readPastEvent,
];
