import type { OutputBody } from '../../src/lib/events/output';
import { describeAction, renderLine } from '../../src/lib/approval-lines/approval-lines';
import type { JsonObject } from '../../src/lib/base/json';
import { actionDigest } from '../../src/lib/events/action-digest';
import type { ApprovalBody } from '../../src/lib/events/approval';
import type { EndedResultBody } from '../../src/lib/events/action-result';
import type { DecisionBody, PlanUpdate } from '../../src/lib/events/decision';
import type { RuleTerms } from '../../src/lib/agent/fold/snapshot';
import type { EventOf } from '../../src/lib/events/log-event';
import type { EventBody } from '../../src/lib/events/registry';
import type { ThoughtBody } from '../../src/lib/events/thought';
import { eventAt, sealedAfter, type Envelope, type Stored } from './forge';
import { seededRandom } from './seeded-random';

/** A log that keeps all invariants, written by hand event by event as the cycle would write it. */
export interface LogWriter {
  readonly events: Stored[];
  /** Appends and gives the seq. */
  write(body: EventBody, envelope?: Envelope): number;
  input(text: string, extra?: Partial<Extract<EventBody, { type: 'input' }>>): number;
  think(trigger: number, capability: string | null, payload: JsonObject, extra?: ThoughtExtra): number;
  ask(thought: number): number;
  /** Answers an asking; gives the seq of the answer. */
  answer(asked: number, status: 'granted' | 'denied'): number;
  /** Takes an asking back by a later thought, and ends its decision; gives the seq of the withdrawal. */
  withdraw(asked: number, thought: number): number;
  grantByRule(thought: number, rule: string, envelope?: Envelope): number;
  /** A rule of the person's, made with a granted approval: `undo_of` brings back one that was revoked. Gives its id. */
  rule(granted: number, terms?: Partial<RuleTerms>): string;
  /** What a granted approval allows. */
  act(granted: number): number;
  end(action: number, extra?: Partial<EndedResultBody>): number;
  say(
    trigger: number,
    kind: Extract<EventBody, { type: 'output' }>['kind'],
    data: string,
    decision: string | null,
    line?: Partial<Pick<OutputBody, 'code' | 'parameters' | 'cut' | 'to' | 'replaces'>>,
  ): number;
  /** A reply: thought, approval by rule, action, output, result. Gives the seqs of thought and result. */
  reply(trigger: number, text: string, extra?: ThoughtExtra): { thought: number; result: number };
  /** An action asked for and granted: seqs of thought, asking, grant, action, result; observation and record follow. */
  perform(trigger: number, capability: string, payload: JsonObject, extra?: ThoughtExtra): Performed;
}
export interface ThoughtExtra {
  attempt?: number;
  task?: string;
  plan_update?: PlanUpdate;
  evidence?: number[];
  /** By rules without it. */
  isOfModel?: boolean;
  /** Of the served mind that judged; left out: in this browser. */
  host?: string;
  taint?: string[];
  /** Of a mind that reads: what stands beside the decision. */
  beside?: Partial<
    Pick<ThoughtBody, 'say' | 'serves' | 'closes' | 'answers' | 'ends_task' | 'found_done' | 'replaces' | 'way'>
  >;
  /** Of a message's action that stands for a task as well. */
  leaves_more?: boolean;
}
export interface Performed {
  thought: number;
  asked: number;
  granted: number;
  action: number;
  result: number;
}

const logId = 'Zm9yZ2VkLWxvZ3MtMDAwMQ';

export function writeLog(seed = 1): LogWriter {
  const random = seededRandom(seed);
  const events: Stored[] = [];

  function write(body: EventBody, envelope: Envelope = {}): number {
    events.push(sealedAfter(events, body, envelope, random));
    return events.length;
  }

  function approval(
    thought: number,
    status: 'asked' | 'granted' | 'denied' | 'withdrawn',
    request: number,
    by: string | null,
  ): EventBody {
    const stored = eventAt(events, thought);
    const { action_type, action_payload } = decisionOf(stored);
    const capability = action_type as string;
    return {
      type: 'approval',
      status,
      request: `R${request}`,
      decision: `D${thought}`,
      digest: actionDigest(capability, 1, stored),
      lines: linesOf(capability, action_payload),
      by,
      via: by === null ? null : by === 'user' ? 'key' : 'rule',
      capability,
      capability_version: 1,
    };
  }

  const writer: LogWriter = {
    events,
    write,

    input: (text, extra = {}) =>
      write({ type: 'input', source: 'chat', text, authority: 'user', surface: 'chat', ...extra }),

    think: (trigger, capability, payload, extra = {}) =>
      write(thoughtBody(trigger, capability, payload, extra), {
        trigger,
        lang: extra.isOfModel === true ? null : 'en',
        taint: extra.taint ?? [],
      }),

    ask: (thought) => write(approval(thought, 'asked', events.length + 1, null), { trigger: thought, lang: 'en' }),

    answer(asked, status) {
      const thought = Number((eventAt(events, asked)['decision'] as string).slice(1));
      return write(approval(thought, status, asked, 'user'), { trigger: asked, lang: 'en' });
    },

    withdraw(asked, by) {
      const { decision, task = null } = eventAt(events, asked) as Stored & { decision: string; task?: string | null };
      const of = Number(decision.slice(1));
      const withdrawn = write(approval(of, 'withdrawn', asked, null), { trigger: by, lang: 'en' });
      const end = { status: 'fail', outcome: 'no_effect', cause: 'replaced' } as const;
      write({ ...resultBody(decision, null, task), ...end }, { trigger: withdrawn, lang: 'en' });
      return withdrawn;
    },

    grantByRule: (thought, rule, envelope = { trigger: thought, lang: 'en' }) =>
      write(approval(thought, 'granted', events.length + 1, `rule:${rule}`), envelope),

    rule(granted, terms = {}) {
      const { capability, capability_version } = eventAt(events, granted) as unknown as EventOf<'approval'>;
      const id = String(events.length + 1);
      const plain = { bounds: null, capability_version, rate_an_hour: null, expires: null };
      const after = { id, capabilities: [capability], ...plain, ...terms };
      const change = {
        type: 'change',
        subject: `rules.${id}`,
        before: null,
        after,
        by: 'user',
        undo_of: null,
      } as const;
      write(change, { trigger: granted });
      return id;
    },

    act(granted) {
      const { request, decision, digest, capability } = eventAt(events, granted) as Stored & Record<string, string>;
      const task = decisionOf(eventAt(events, Number((decision as string).slice(1)))).task ?? null;
      const bound = { capability, decision, request, digest } as {
        capability: string;
        decision: string;
        request: string;
        digest: string;
      };
      return write(
        { type: 'action', summary: `Do ${capability}`, ...bound, task, command: null },
        { trigger: granted, lang: 'en' },
      );
    },

    end(action, extra = {}) {
      const { decision, task } = eventAt(events, action) as Stored & { decision: string; task: string | null };
      return write({ ...resultBody(decision, action, task), ...extra }, { trigger: action, lang: 'en' });
    },

    say: (trigger, kind, data, decision, line) =>
      write({ type: 'output', pane: 'chat', data, kind, decision, ...line }, { trigger, lang: 'en' }),

    reply(trigger, text, extra = {}) {
      const thought = writer.think(trigger, 'conversation', { text }, extra);
      const action = writer.act(writer.grantByRule(thought, 'conversation'));
      writer.say(action, 'reply', text, `D${thought}`);
      return { thought, result: writer.end(action) };
    },

    perform(trigger, capability, payload, extra = {}) {
      const thought = writer.think(trigger, capability, payload, extra);
      const asked = writer.ask(thought);
      const granted = writer.answer(asked, 'granted');
      const action = writer.act(granted);
      const result = writer.end(action);
      const facts = [{ text: 'the note is there', confidence: 1, observed_at: '2026-11-28T09:00:00.000Z' }];
      write(
        { type: 'observation', source: 'note', facts, estimates: [], unknowns: [] },
        { trigger: result, lang: 'en' },
      );
      const { task } = extra;
      const line = task && { code: 'record.done', parameters: { id: task, name: `Step ${task}`, cause: '' } };
      writer.say(result, 'record', `[${task ?? '-'}] DONE`, `D${thought}`, line || undefined);
      return { thought, asked, granted, action, result };
    },
  };
  return writer;
}

/** A purpose, one goal of five tasks, the first of them done: 14 events. */
export function shortLog(): { events: Stored[]; writer: LogWriter; input: number; first: Performed } {
  const writer = writeLog(2);
  writer.write({ type: 'lifecycle', name: 'started', reason: null, log: logId });
  const input = writer.input('Learn about city bees');
  const { thought: plan } = writer.reply(input, 'Taken as my purpose.', {
    plan_update: planOf('G1', 'Read about bees'),
  });
  const first = writer.perform(
    plan,
    'note.write',
    { path: 'bees/goal.md', content: '# Bees' },
    { task: 'G1-T1', evidence: [input] },
  );
  return { events: writer.events, writer, input, first };
}

/** A purpose, and a goal of so many tasks. */
export function planOf(goal: string, name: string, tasks = 5): PlanUpdate {
  const ids = Array.from({ length: tasks }, (_, index) => `${goal}-T${index + 1}`);
  return {
    purpose: 'Learn about city bees',
    purpose_kind: 'to_reach',
    goals: [{ id: goal, name, tasks: ids.map((id) => ({ id, name: `Step ${id}`, step: null })) }],
  };
}

export function resultBody(decision: string, action: number | null, task: string | null): EndedResultBody {
  return {
    type: 'result',
    status: 'done',
    summary: 'Done',
    outcome: 'success',
    decision,
    action,
    task,
    cause: null,
    output: null,
    useful: false,
    search_summary: 'done',
  };
}

export function thoughtBody(
  trigger: number,
  capability: string | null,
  payload: JsonObject,
  { attempt = 1, task, plan_update, host, evidence = [trigger], beside = {}, leaves_more }: ThoughtExtra = {},
): ThoughtBody {
  return {
    type: 'thought',
    judgment: 'So it is.',
    intent: 'Go on.',
    situation_summary: 'As before.',
    attempt,
    search_summary: 'decided',
    ...(host !== undefined && { mind: { kind: 'served', host } }),
    ...beside,
    decision: {
      decision_outcome: capability === null ? 'skip' : 'do_action',
      action_type: capability,
      action_payload: payload,
      reason: 'It comes next.',
      persona_influence: { value: 0, summary: '', traits: [], preferred_direction: 'support', concerns: [] },
      mood_influence: {
        value: 0,
        summary: '',
        vad: { v: 0, a: 0, d: 0 },
        action_threshold_bias: 'neutral',
        defer_bias: 'neutral',
      },
      evidence_event_ids: evidence,
      console_delivery: { delivery: 'silent', message_kind: null },
      expected: [],
      finishes: true,
      ...(leaves_more !== undefined && { leaves_more }),
      weighed: [],
      ...(plan_update && { plan_update }),
      ...(task !== undefined && { task }),
    },
  };
}

function linesOf(capability: string, payload: JsonObject): ApprovalBody['lines'] {
  const [what, touches] = describeAction(capability, 1, payload) ?? [
    { code: capability, parameters: {} },
    { code: `${capability}.touches`, parameters: {} },
  ];
  return [
    { ...what, text: renderLine(what, 'en') ?? `Do ${capability}` },
    { ...touches, text: renderLine(touches, 'en') ?? 'This device.' },
  ];
}

function decisionOf(thought: Stored): DecisionBody {
  return thought['decision'] as unknown as DecisionBody;
}
