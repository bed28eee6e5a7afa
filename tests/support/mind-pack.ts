import type { Language } from '../../src/lib/base/language';
import type { ContextPack, PackEvent, PackTask } from '../../src/lib/mind/context-pack';
import { defaultSettings } from '../../src/lib/agent/fold/settings';
import { baselineMood } from '../../src/lib/mind/mood';
import { defaultPersona } from '../../src/lib/mind/persona';
import type { Entry, Transcript } from '../../src/lib/mind/transcript';

/** Something a person said, as a mind sees it. */
export function said(text: string, more: Partial<PackEvent> = {}): PackEvent {
  return {
    seq: 5,
    type: 'input',
    time: '2026-11-28T09:00:00.000Z',
    text,
    taint: [],
    choice: null,
    channel: 'chat',
    outcome: null,
    cause: null,
    ...more,
  };
}

/** Talk in which the person said this. */
export function talkOf(...texts: readonly string[]): Transcript {
  const entries = texts.map((text, at): Entry => ({
    ...{ kind: 'said', seq: 5 - texts.length + at + 1, time: '2026-11-28T09:00:00.000Z', by: 'person', text },
    ...{ source: 'chat', isPressed: false, buttons: [], origins: [], stub: null },
  }));
  return { summary: null, entries, left_out: 0 };
}

/** How an action for a task ended. */
export function ended(
  outcome: PackEvent['outcome'],
  cause: PackEvent['cause'] = null,
  more: Partial<PackEvent> = {},
): PackEvent {
  return said('', { seq: 31, type: 'result', text: null, outcome, cause, ...more });
}

/** A pack of a Saturday morning, before anything was said. */
export function packOf(lang: Language, more: Partial<ContextPack> = {}): ContextPack {
  return {
    lang,
    now: { time: '2026-11-28T09:00:00.000Z', date: '2026-11-28', clock: '09:00:00', zone: 'UTC' },
    why: 'input',
    attempt: 1,
    trigger: said('hello'),
    together: [],
    opener: null,
    round: 0,
    deeds: [],
    open_action: null,
    is_answer: false,
    care_given: false,
    transcript: { summary: null, entries: [], left_out: 0 },
    intent: 'I5',
    talk_only: false,
    log: { id: 'log', forgotten: 0 },
    taint: [],
    situation: { outside: '', inside: '', plan: '', summary: '' },
    state: {
      thought: { judgment: null, intent: null },
      action: { phase: null, summary: null },
      result: { status: null, summary: null },
    },
    purpose: null,
    goals: [],
    next_goal: 1,
    finished_goals: [],
    task: null,
    intake: null,
    asked_whether_reached: false,
    is_question_open: false,
    open_question: null,
    asked_step: null,
    asked_task: null,
    reopened: null,
    is_purpose_reached: false,
    skipped: {},
    is_request_open: false,
    request: null,
    interrupted: null,
    halt: null,
    notes: [],
    alarms: [],
    collections: null,
    models_extended: { hour: null, times: 0 },
    automatic: [],
    place: null,
    reading: 'unasked',
    settings: { ...defaultSettings },
    catalogue: [
      'alarm.cancel',
      'alarm.set',
      'alarm.snooze',
      'recall',
      'settings.change',
      'conversation',
      'note.append',
      'note.delete',
      'note.list',
      'note.read',
      'note.write',
      'plan.keep',
      'question',
    ],
    persona: defaultPersona,
    mood: baselineMood(),
    user_name: null,
    mood_influence: true,
    ...more,
  };
}

/** A pack in which the plan goes on with one task. */
export function packOfTask(
  lang: Language,
  step: PackTask['step'],
  task: Partial<PackTask> = {},
  more: Partial<ContextPack> = {},
): ContextPack {
  const name = task.name ?? 'Write it down';
  return packOf(lang, {
    why: 'plan',
    trigger: said('', { seq: 30, type: 'thought', text: null }),
    purpose: { text: 'Keep city bees', kind: 'to_reach' },
    goals: [{ id: 'G1', name: 'Bees', status: 'active', tasks: [{ id: 'G1-T1', name, status: 'pending' }] }],
    next_goal: 2,
    task: {
      id: 'G1-T1',
      goal: 'G1',
      name,
      status: 'pending',
      step,
      without: null,
      without_step: null,
      actions: 0,
      tries: 0,
      result: null,
      answers: [],
      ...task,
    },
    ...more,
  });
}
