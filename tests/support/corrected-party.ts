import type { Misfit } from '../../src/lib/agent/fold/capability';
import type { JsonObject } from '../../src/lib/base/json';
import type { ActionDecision } from '../../src/lib/events/decision';
import type { ContextPack, Deliberator } from '../../src/lib/mind/context-pack';
import { AgentHouse, type HouseOptions } from './agent-house';
import { decision, goal, plainDecision, plainMind, talk } from './scripted-mind';

export const [budget, list] = ['party/budget.md', 'party/list.md'];
export const texts: Record<string, string> = {
  [budget]: '# Budget\n\nCake for 12 people: 36\nDrinks for 12: 24\n',
  [list]: '- [ ] 12 plates\n- [ ] Candles\n',
};
export const ring: JsonObject = { text: 'Order cake for 12', at: '08:00', zone: 'UTC', date: '2026-12-12' };
export const off = (alarm: string): JsonObject => ({ alarm, ...ring });
export const notes: JsonObject[] = [
  {
    path: budget,
    edits: [
      { find: '12 people: 36', replace: '15 people: 45' },
      { find: 'Drinks for 12: 24', replace: 'Drinks for 15: 30' },
    ],
  },
  { path: list, edits: [{ find: '12 plates\n', replace: '15 plates\n- [ ] 15 cups\n' }] },
];
const tasks: JsonObject = {
  goal: 'G1',
  goal_name: 'Goal 1',
  changes: [
    { do: 'goal', name: 'Goal 1', to: 'Party for 15' },
    { do: 'drop', task: 'G1-T2', name: 'Task 2' },
    { do: 'add', name: 'Cake for 15' },
  ],
};
const purpose: JsonObject = { before: 'Party for 12', after: 'Party for 15', kind: 'to_reach' };
export const all = (alarm: string): JsonObject => ({
  ...tasks,
  notes,
  purpose,
  alarms_off: [off(alarm)],
  alarms: [{ ...ring, text: 'Order cake for 15' }],
});

const written = (path: string): ActionDecision =>
  decision({ action_type: 'note.write', action_payload: { path, content: texts[path] ?? '', mode: 'create' } });

/** Plans, writes notes and an alarm, and corrects all of it where a message asks for it. */
export function corrector(
  payload: (pack: ContextPack) => JsonObject = ({ alarms }) => all(alarms[0]?.id ?? 'A1'),
  more: Partial<ActionDecision> = {},
): Deliberator & { misfits: Misfit[] } {
  const mind = plainMind((pack) => {
    if (pack.why === 'plan' && pack.task) return decision({ reason: 'waits' });
    if (pack.why !== 'input') return null;
    const { text } = pack.trigger;
    if (text === budget || text === list) return written(text);
    if (text === 'Ring') return decision({ action_type: 'alarm.set', action_payload: ring });
    if (text === 'We’re 15 now')
      return decision({ action_type: 'plan.change', action_payload: payload(pack), ...more });
    if (pack.purpose) return talk('I see.');
    const made = plainDecision(pack);
    return { ...made, plan_update: { ...made.plan_update, goals: [goal(1)] } };
  });
  const misfits: Misfit[] = [];
  return Object.assign(mind, { misfits, refused: async (found: readonly Misfit[]) => void misfits.push(...found) });
}

export async function prepared(mind: Deliberator, options: HouseOptions = {}): Promise<AgentHouse> {
  const house = await new AgentHouse({ mind, ...options }).open();
  await house.say('Party for 12');
  for (const said of [budget, list, 'Ring']) {
    await house.say(said);
    await house.answer('y');
  }
  return house;
}

export async function asked(mind: Deliberator = corrector()): Promise<AgentHouse> {
  const house = await prepared(mind);
  await house.say('We’re 15 now');
  return house;
}

export const noteIn = (house: AgentHouse, path: string) => house.store.notes.get(path)?.content;

/** All that the correction touches, in few words. */
export function state(house: AgentHouse): unknown {
  const { plan } = house.snapshot.state;
  return [
    noteIn(house, budget),
    noteIn(house, list),
    plan.purpose,
    plan.goals[0]?.name,
    plan.goals[0]?.tasks.map(({ id, status }) => `${id} ${status}`),
    house.snapshot.run.alarms.map(({ text }) => text),
  ];
}

export const before = [
  texts[budget],
  texts[list],
  'Party for 12',
  'Goal 1',
  ['G1-T1 pending', 'G1-T2 pending', 'G1-T3 pending', 'G1-T4 pending', 'G1-T5 pending'],
  ['Order cake for 12'],
];
export const after = [
  '# Budget\n\nCake for 15 people: 45\nDrinks for 15: 30\n',
  '- [ ] 15 plates\n- [ ] 15 cups\n- [ ] Candles\n',
  'Party for 15',
  'Party for 15',
  ['G1-T1 pending', 'G1-T2 fail', 'G1-T3 pending', 'G1-T4 pending', 'G1-T5 pending', 'G1-T6 pending'],
  ['Order cake for 15'],
];

export function withoutNotes({ notes: _, ...others }: JsonObject): JsonObject {
  return others;
}

/** As a mind that never plans. */
export function noPlan(mind: Deliberator): Deliberator {
  return {
    ...mind,
    deliberate: async (pack, signal) => {
      const { text } = pack.trigger;
      if (pack.why === 'input' && (text === budget || text === list || text === 'We’re 15 now'))
        return mind.deliberate(pack, signal);
      return pack.why === 'input' ? talk('I see.') : decision({ reason: 'waits' });
    },
  };
}

export async function append(house: AgentHouse, path: string, content: string): Promise<void> {
  const { pending } = house.snapshot.run;
  const stored = house.store.notes.get(path);
  if (!pending || !stored) {
    const row = { kind: 'command', id: 'c1', lang: 'en', at: '', line: '/append', taint: [] as string[] } as const;
    await house.put({ ...row, capability: 'note.append', payload: { path, content } });
    await house.answer('y');
    return;
  }
  // as a file of the person's does, which asks for nothing
  house.store.notes.set(path, { ...stored, content: `${stored.content}${content}`, written_by: stored.written_by + 1 });
}

export async function undoOf(house: AgentHouse, prefix: string): Promise<void> {
  await house.undo(house.all('change').findLast(({ subject }) => subject.startsWith(prefix))?.seq ?? 0);
}
