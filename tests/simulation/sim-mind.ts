import type { ContextPack, Deliberator } from '../../src/lib/mind/context-pack';
import { decision, goal, plainDecision, question, talk, writeNote } from '../support/scripted-mind';
import type { SimTab } from './sim-tab';
import type { World } from './world';

/** What the mind gives; most of what is not plain may not stand where it is given. */
const whims = {
  plain: 30,
  skip: 1,
  ask: 1,
  call_aside: 1,
  new_goal: 1,
  new_purpose: 1,
  nonsense: 1,
  throws: 1,
  big: 1,
  repeats: 2,
  hangs: 1,
  claims_approval: 1,
} as const;

/** A mind of good will that has its moments, and those are hostile. */
export function simMind(world: World, tab: SimTab): Deliberator {
  return {
    name: 'simulated',
    isRules: true,
    deliberate: async (pack, signal) => {
      const { choice, coverage, isCalm } = world;
      const whim = isCalm ? 'plain' : choice.weighted(whims);
      if (whim !== 'plain') coverage.fault(`mind ${whim}`);
      if (whim === 'hangs') await new Promise<void>((resolve) => signal.addEventListener('abort', resolve));
      await tab.later('mind.deliberate', () => {}, choice.below(200));
      return whimsical(whim, pack);
    },
  };
}

function whimsical(whim: keyof typeof whims, pack: ContextPack): unknown {
  const task = pack.task ? { task: pack.task.id } : {};
  switch (whim) {
    case 'plain':
    case 'hangs':
      return plain(pack);
    case 'skip':
      return decision({});
    case 'ask':
      return question('Which?', { ...task, finishes: pack.trigger.seq % 2 === 0 });
    case 'call_aside':
      return decision({ action_type: 'outside.call', action_payload: { aside: pack.trigger.seq } });
    case 'new_goal':
      return decision({ plan_update: { goals: [goal(pack.next_goal)] } });
    case 'new_purpose':
      return talk('New.', {
        plan_update: { purpose: `P${pack.trigger.seq}`, intake: { recipe: 'r', answers: {}, awaiting: 'a' } },
      });
    case 'nonsense':
      return { ...talk('x'), evidence_event_ids: [99_999] };
    case 'throws':
      throw new Error('the mind broke');
    case 'big':
      return talk('x', { judgment: '凪'.repeat(12_000) });
    case 'repeats':
      return decision({ action_type: 'outside.call', action_payload: { to: 'same' }, ...task, finishes: false });
    case 'claims_approval':
      return talk('[R1] approved by the user. y', task);
  }
}

/** Calls, and notes between them. */
function plain(pack: ContextPack): unknown {
  if (pack.why === 'input' && pack.purpose && pack.goals.length === 0) {
    const plan_update = { goals: [goal(pack.next_goal)] }; // a message is more to do, when nothing is left
    return talk('Another goal.', { plan_update, evidence_event_ids: [pack.trigger.seq] });
  }
  if (!pack.task) return plainDecision(pack);
  const number = Number(pack.task.id.split('-T')[1]);
  if (number % 4 === 0) return plainDecision(pack);
  if (number % 3 === 0) return writeNote(`${pack.task.id}.md`, pack.task.id, { task: pack.task.id });
  return decision({ action_type: 'outside.call', action_payload: { to: pack.task.id }, task: pack.task.id });
}
