import type { JsonObject } from '../../src/lib/base/json';
import type { WrittenDecision, WrittenPlan } from '../../src/lib/deliberation/llm/decision-form';

interface Schema {
  properties: Record<string, unknown>;
}

/**
 * A model that understands its task and keeps to the form it is given, as a good one would. It knows nothing but prompt and schema, as
 * they were sent. One task each: a note, a line added to it, a look through the notes, a search, and a report.
 */
export function competentAnswer(prompt: string, schema: JsonObject): string {
  return JSON.stringify(competentDecision(prompt, schema));
}

export function competentDecision(prompt: string, schema: JsonObject): WrittenDecision {
  const form = schema as unknown as Schema;
  const mayPlan = form['properties']['plan_update'] !== undefined;
  const task = taskIn(form);
  const isJapanese = prompt.includes('# 原則');
  const say = (en: string, ja: string): string => (isJapanese ? ja : en);
  const make = (action: WrittenDecision['action'], plan_update: WrittenPlan | null = null): WrittenDecision => ({
    judgment: say('I looked at what there is.', '状況を見た。'),
    intent: say('Take the next step.', '次の一手を行う。'),
    reason: say('It is next.', '次の順番だから。'),
    evidence_event_ids: [],
    persona_influence: { summary: say('careful', '慎重に'), preferred_direction: 'support' },
    mood_influence: { summary: say('even', '平静'), action_threshold_bias: 'neutral', defer_bias: 'neutral' },
    console_delivery: { delivery: 'chat', message_kind: null },
    ...(mayPlan && { plan_update }),
    action,
  });
  const act = (
    action_type: string,
    action_payload: JsonObject,
    of: string | null = task,
  ): WrittenDecision['action'] => ({
    decision_outcome: 'do_action',
    action_type,
    action_payload,
    task: of,
    finishes: true,
  });

  if (task !== null) return make(forTask(task, act, say));
  const said = /(?:The person said \(event \d+\):|相手の言葉（記録\d+番）：)\n([^\n]*)/u.exec(prompt)?.[1];
  const goalOf = (name: string): WrittenPlan['goal'] => ({
    name: name.slice(0, 100),
    tasks: [1, 2, 3, 4, 5].map((place) => say(`Step ${place} of it`, `${place}番目の仕事`)),
  });
  const takesUp = act('conversation', { text: say('I take it as my purpose 🌿', '目的として受け取りました🌿') });
  if (said !== undefined && /With this the purpose is set|この言葉で、そのまま目的が決まる/u.test(prompt) && mayPlan) {
    const goal = goalOf(said.replace(/^\/purpose\s+/u, ''));
    return make(takesUp, { purpose_kind: 'to_reach', purpose_reached: false, goal });
  }
  const purpose = /(?:Purpose \(\w+\): |目的（\w+）：)([^\n]*)/u.exec(prompt)?.[1] ?? '';
  if (mayPlan && /The purpose is new|目的が新しく決まった/u.test(prompt))
    return make(takesUp, { goal: goalOf(purpose) });
  const hasNoPurpose = /If this is one|これが目的なら/u.test(prompt);
  if (said !== undefined && hasNoPurpose && JSON.stringify(schema).includes('"purpose.set"'))
    return make(act('purpose.set', { purpose: said, purpose_kind: 'to_reach' }));
  if (said !== undefined) {
    const plan = mayPlan ? { purpose_kind: null, purpose_reached: false, goal: null } : null;
    return make(
      act('conversation', { text: say(`You said: ${said.slice(0, 200)}`, `「${said.slice(0, 200)}」ですね。`) }),
      plan,
    );
  }
  if (/Ask the person for one|相手に目的を尋ねる/u.test(prompt))
    return make(
      act('question', { text: say('What shall I work towards?', '何に向かって働きましょうか。'), choices: [] }),
    );
  return make({ decision_outcome: 'skip', action_type: null });
}

function forTask(
  task: string,
  act: (type: string, payload: JsonObject) => WrittenDecision['action'],
  say: (en: string, ja: string) => string,
): WrittenDecision['action'] {
  const [goal = 'G1', place = 'T1'] = task.split('-');
  const path = `${goal}/plan.md`;
  switch (place) {
    case 'T1':
      return act('note.write', { path, content: say('# Plan\n', '# 計画\n'), mode: 'create' });
    case 'T2':
      return act('note.append', { path, content: say('- a first step\n', '- 最初の一歩\n') });
    case 'T3':
      return act('note.list', { folder: goal });
    case 'T4':
      return act('recall', { query: say('plan', '計画'), said_by: 'anyone' });
    default:
      return act('conversation', { text: say(`The plan stands in ${path}.`, `計画は${path}にあります。`) });
  }
}

/** The task that this turn may name. */
function taskIn(schema: Schema): string | null {
  const text = JSON.stringify(schema['properties']['action']);
  return /"enum":\["(G\d+-T\d+)"\]/.exec(text)?.[1] ?? null;
}
