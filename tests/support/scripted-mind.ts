import { purposeSaid } from '../../src/lib/agent/fold/chat-grammar';
import type { ActionDecision } from '../../src/lib/events/decision';
import type { ContextPack, Deliberator } from '../../src/lib/mind/context-pack';

export type Reply =
  Partial<ActionDecision> | ((pack: ContextPack, signal: Parameters<Deliberator['deliberate']>[1]) => unknown);

/** A mind that answers as a test says: by a function of the pack. */
export function scriptedMind(
  reply: (pack: ContextPack, signal: Parameters<Deliberator['deliberate']>[1]) => unknown,
): Deliberator {
  return { name: 'scripted', isRules: true, deliberate: async (pack, signal) => reply(pack, signal) };
}

/** A whole valid decision, with what the test cares for put in. */
export function decision(partial: Partial<ActionDecision>): ActionDecision {
  return {
    decision_outcome: partial.action_type ? 'do_action' : 'skip',
    action_type: null,
    action_payload: {},
    reason: 'The test says so.',
    persona_influence: {
      value: 0.05,
      summary: 'careful',
      traits: ['careful'],
      preferred_direction: 'support',
      concerns: [],
    },
    mood_influence: {
      value: 0,
      summary: 'even',
      vad: { v: 0.1, a: 0, d: 0.1 },
      action_threshold_bias: 'neutral',
      defer_bias: 'neutral',
    },
    evidence_event_ids: [],
    console_delivery: { delivery: 'activity_only', message_kind: null },
    expected: [],
    finishes: true,
    weighed: [],
    judgment: 'Judged.',
    intent: 'Go on.',
    ...partial,
  };
}

export function talk(text: string, more: Partial<ActionDecision> = {}): ActionDecision {
  return decision({ action_type: 'conversation', action_payload: { text }, ...more });
}

export function question(text: string, more: Partial<ActionDecision> = {}): ActionDecision {
  return decision({ action_type: 'question', action_payload: { text, choices: [] }, ...more });
}

export function writeNote(path: string, content: string, more: Partial<ActionDecision> = {}): ActionDecision {
  return decision({ action_type: 'note.write', action_payload: { path, content, mode: 'create' }, ...more });
}

/** A goal of `count` tasks, named by their place. */
export function goal(
  number: number,
  count = 5,
): NonNullable<NonNullable<ActionDecision['plan_update']>['goals']>[number] {
  return {
    id: `G${number}`,
    name: `Goal ${number}`,
    tasks: Array.from({ length: count }, (_, index) => ({
      id: `G${number}-T${index + 1}`,
      name: `Task ${index + 1}`,
      step: null,
    })),
  };
}

/**
 * The plainest mind that works: takes the first message for the purpose, makes one goal of five tasks, writes one note a task, and
 * answers any other message.
 */
export function plainMind(overrides: (pack: ContextPack) => ActionDecision | null = () => null): Deliberator {
  return scriptedMind((pack) => overrides(pack) ?? plainDecision(pack));
}

export function plainDecision(pack: ContextPack): ActionDecision {
  if (pack.why === 'start') return question('What should I work towards?');
  if (pack.why === 'input') {
    if (pack.purpose) return talk(`You said: ${pack.trigger.text ?? ''}`);
    const purpose = purposeSaid(pack.trigger) ?? pack.trigger.text ?? '';
    const plan_update = { purpose, goals: [goal(pack.next_goal)] };
    return talk('Taken as my purpose.', { plan_update, evidence_event_ids: [pack.trigger.seq] });
  }
  if (!pack.task) return decision({});
  const path = `${pack.task.id}.md`;
  return writeNote(path, `Note of ${pack.task.id}`, {
    task: pack.task.id,
    evidence_event_ids: [pack.trigger.seq],
    expected: [{ kind: 'note_holds', path, texts: [pack.task.id] }],
  });
}
