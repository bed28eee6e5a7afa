import type { AbortSignalLike } from '../lib/base/ports';
import type { ActionDecision } from '../lib/events/decision';
import type { ContextPack, Deliberator } from '../lib/mind/context-pack';

/**
 * The mind of the seams build: messages that begin with `seam:` have it decide what a test needs, all else goes to the real mind. What
 * it was told stands in the log alone, so it survives every kill as any message does; and its decisions are checked, asked for and
 * executed as any mind's.
 *
 * - `seam: call PATH` one seam.call of that path, outside any task.
 * - `seam: think` thinks until it is cut off.
 * - `seam: plan calls PATH` a purpose with one goal of five tasks; task n is one seam.call of PATH/n.
 * - `seam: plan notes FOLDER` the same with notes FOLDER/n.md.
 * - `seam: plan steps FOLDER` the same, but its third task asks the person.
 * - `seam: plan thinking PATH` as calls, but each task first writes a note, and this thread's first thought after one lasts until it is
 *   cut off.
 * - `seam: set SETTING BEFORE AFTER` proposes another value for a setting.
 * - `seam: allow CAPABILITY FOLDER` proposes a rule.
 */
export function withSeamCommands(mind: Deliberator): Pick<Deliberator, 'deliberate'> {
  let wasCutOff = false;
  return {
    async deliberate(pack, signal) {
      if (pack.why === 'plan' && pack.task?.step?.recipe === recipe) {
        const { step } = pack.task.step;
        const parameters = pack.task.step.parameters as { path: string };
        const task = pack.task.id;
        if (step === 'thinking' && pack.task.actions === 0) {
          return decision(pack, { ...actionOf('notes', `${parameters.path.slice(1)}.md`), task, finishes: false });
        }
        if (step === 'thinking' && !wasCutOff) {
          wasCutOff = true;
          return untilCutOff(signal);
        }
        return decision(pack, { ...actionOf(step, parameters.path), task });
      }
      const proposal = pack.why === 'input' && !pack.is_request_open ? proposalIn(pack.trigger.text ?? '') : null;
      if (proposal) return decision(pack, proposal);
      const told = /^seam: (?:(call|think) ?(\S*)|plan (calls|notes|steps|thinking) (\S+))$/.exec(
        pack.trigger.text ?? '',
      );
      if (!told || pack.why !== 'input' || pack.is_request_open) return mind.deliberate(pack, signal);
      const [, single, path = '', step, root = ''] = told;
      if (step !== undefined) return decision(pack, { plan_update: plan(pack, step, root) });
      return single === 'call' ? decision(pack, actionOf('calls', path)) : untilCutOff(signal);
    },
  };
}

const recipe = 'seam';

function proposalIn(text: string): Partial<ActionDecision> | null {
  const [, setting = '', before, after] = /^seam: set (\w+) (\d+) (\d+)$/.exec(text) ?? [];
  const [, add = '', folder = ''] = /^seam: allow (\S+) (\S+)$/.exec(text) ?? [];
  if (setting !== '') {
    const action_payload = { setting, before: Number(before), after: Number(after) };
    return { decision_outcome: 'do_action', action_type: 'settings.change', action_payload };
  }
  if (add === '') return null;
  const action_payload = { add, folder, rate_an_hour: 5, lasts_hours: 24 };
  return { decision_outcome: 'do_action', action_type: 'rules.change', action_payload };
}

function untilCutOff(signal: AbortSignalLike): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(new DOMException('cut off', 'AbortError')));
  });
}

function actionOf(step: string, path: string): Partial<ActionDecision> {
  if (step === 'asks') {
    const choices = ['first', 'second'].map((label) => ({ id: label, label }));
    return {
      decision_outcome: 'do_action',
      action_type: 'question',
      action_payload: { text: `Which one of ${path}?`, choices },
    };
  }
  const [action_type, action_payload] =
    step === 'notes'
      ? ['note.write', { path, content: `Content of ${path}.`, mode: 'create' }]
      : ['seam.call', { url: path, label: 'seam' }];
  return { decision_outcome: 'do_action', action_type, action_payload };
}

function plan({ next_goal }: ContextPack, step: string, root: string): ActionDecision['plan_update'] {
  const id = `G${next_goal}`;
  const tasks = [1, 2, 3, 4, 5].map((place) => {
    const isCall = step === 'calls' || step === 'thinking';
    const path = `${root}/${place}${isCall ? '' : '.md'}`;
    const own = step !== 'steps' ? step : place === 3 ? 'asks' : 'notes';
    return {
      id: `${id}-T${place}`,
      name: `Task ${place} of ${root}`,
      step: { recipe, step: own, parameters: { path } },
    };
  });
  return {
    purpose: `Five ${step} in ${root}`,
    purpose_kind: 'to_reach',
    goals: [{ id, name: `All of ${root}`, tasks }],
  };
}

function decision({ trigger, mood }: ContextPack, partial: Partial<ActionDecision>): ActionDecision {
  return {
    judgment: 'A test asks for it.',
    intent: 'Do what the test asks for.',
    decision_outcome: 'skip',
    action_type: null,
    action_payload: {},
    reason: 'A test asks for it.',
    persona_influence: { value: 0, summary: '', traits: [], preferred_direction: 'support', concerns: [] },
    mood_influence: {
      value: 0,
      summary: '',
      vad: mood.long,
      action_threshold_bias: 'neutral',
      defer_bias: 'neutral',
    },
    evidence_event_ids: [trigger.seq],
    console_delivery: { delivery: 'activity_only', message_kind: null },
    expected: [],
    finishes: true,
    weighed: [],
    ...partial,
  };
}
