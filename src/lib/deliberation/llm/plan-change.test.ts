import { describe, expect, it } from 'vitest';
import { packOf } from '../../../../tests/support/mind-pack';
import { LlmHouse } from '../../../../tests/support/llm-house';
import { expectSound } from '../../../../tests/support/sound-log';
import type { Goal } from '../../agent/fold/snapshot';
import type { JsonObject } from '../../base/json';
import type { ModelRequest } from '../../models/language-model';
import { earlierOf, transcriptOf } from '../../mind/transcript';
import { scriptedModel } from '../../models/scripted';
import { plannedTask } from './plan-writing';
import { planChangeIn, planChangeWritten } from './revision-writing';
import type { ReadingWay } from './prompt';

const tasks = [
  'Write the guest list',
  'Rent the hall (person)',
  'Hire a band (person)',
  'Send the invitations (person)',
  'Write the shopping list',
];
const changes = ['drop G1-T2', 'drop G1-T3', 'add Order pizza (person)', 'date G1-T4 2026-12-05'];

interface Said {
  say: string;
  call: { name: string; input: JsonObject } | null;
}

/** Plans the party, rests at its own tasks, and changes the plan in one call where the person asks for it. */
function host(way: ReadingWay, wanted: readonly string[] = changes) {
  const prompts: string[] = [];
  const model = scriptedModel(
    (request: ModelRequest) => {
      const prompt = request.messages.map(({ content }) => content).join('\n');
      prompts.push(prompt);
      const { say, call } = answer(prompt.slice(prompt.lastIndexOf('# What is asked of you')), prompt, wanted);
      if (way === 'form') return JSON.stringify({ say, call, mark: null });
      const calls = call ? [{ id: 'c00000001', name: call.name, input: JSON.stringify(call.input) }] : [];
      return { pieces: say === '' ? [] : [say], end: { calls } };
    },
    { contextTokens: 32_000 },
  );
  return { model, prompts };
}

function answer(asked: string, prompt: string, wanted: readonly string[]): Said {
  if (/The purpose is new|the purpose is set/.test(asked))
    return { say: 'Here is the plan.', call: { name: 'plan_goal', input: { name: 'Mia’s party', tasks } } };
  if (/Take the next step/.test(asked)) return { say: '', call: { name: 'rest', input: { until: 'you say so' } } };
  if (/The result above is new|Only words/.test(asked)) return { say: 'The plan is changed.', call: null };
  if (/no hall and no band/.test(prompt.slice(-2_500)))
    return { say: 'I would change it so.', call: { name: 'plan_change', input: { changes: [...wanted] } } };
  return { say: 'Good.', call: null };
}

async function planned(way: ReadingWay, wanted?: readonly string[]) {
  const { model, prompts } = host(way, wanted);
  const house = await new LlmHouse(model, { way }).open();
  await house.say('/purpose A party for Mia on 12 December');
  return { house, prompts };
}

const asked = 'We want no hall and no band. Put pizza in, and the invitations by 5 December.';

describe.each(['tools', 'form'] as const)('a plan that changes by talk, by %s', (way) => {
  it('names whose each task is, and then all that the person wants otherwise stands on one card', async () => {
    const { house, prompts } = await planned(way);
    expect(house.snapshot.state.plan.goals[0]?.tasks.map(({ name, owner = 'avatar' }) => `${name}: ${owner}`)).toEqual([
      'Write the guest list: avatar',
      'Rent the hall: yours',
      'Hire a band: yours',
      'Send the invitations: yours',
      'Write the shopping list: avatar',
    ]);
    await house.say(asked);
    expect(house.invalid).toEqual([]);
    expect(house.snapshot.run.pending?.lines[0].text).toBe(
      'Change the plan “Mia’s party”: drop “Rent the hall”; drop “Hire a band”; add “Order pizza”, for you to do; “Send the invitations” by Sat 5 Dec 2026',
    );
    await house.answer('y');
    expect(house.all('approval').filter(({ status }) => status === 'asked')).toHaveLength(1);
    expect(house.snapshot.state.plan.goals[0]?.tasks.map(({ id, status }) => `${id} ${status}`)).toEqual([
      'G1-T1 pending',
      'G1-T2 fail',
      'G1-T3 fail',
      'G1-T4 pending',
      'G1-T5 pending',
      'G1-T6 pending',
    ]);
    expect(house.chat).toContain('I would change it so.');
    await expectSound(house);
    await house.say('How is it?');
    const last = prompts.at(-1) ?? '';
    expect(last).toContain('G1-T6 [to do, the person’s] Order pizza');
    expect(last).toContain('G1-T4 [to do, the person’s, by 2026-12-05] Send the invitations');
    expect(last).toContain('G1-T2 [dropped, the person’s] Rent the hall');
    // in a prompt “you” is the mind; and what the person left out is no result of what it did
    expect(last).not.toMatch(/for you to do|Not run: dropped/);
    expect(last).toMatch(/Result(, of something earlier)?: done, Changed the plan “Mia’s party”\./u);
    expect(last).toContain('G1 changed as agreed: G1-T2 Rent the hall (person) [to do] → [dropped]');
  });

  it('gets another name with what else changes, on the same card, and the mind is told what it is called now', async () => {
    const { house, prompts } = await planned(way, ['rename G1 Mia’s party for 15', 'drop G1-T2']);
    await house.say(asked);
    expect(house.snapshot.run.pending?.lines[0].text).toBe(
      'Change the plan “Mia’s party”: call the plan “Mia’s party for 15”; drop “Rent the hall”',
    );
    await house.answer('y');
    expect(house.snapshot.state.plan.goals[0]?.name).toBe('Mia’s party for 15');
    await house.say('How is it?');
    expect(prompts.at(-1)).toContain(
      'G1 changed as agreed: called “Mia’s party for 15” instead of “Mia’s party”; G1-T2',
    );
    expect((prompts.at(-1) ?? '').split('# Now').at(-1)).toContain('\nG1 Mia’s party for 15\n');
    await expectSound(house);
  });

  it('is told of in the mind’s own words while it waits for y', async () => {
    const { house, prompts } = await planned(way);
    await house.say(asked);
    await house.say('What was that?');
    const present = (prompts.at(-1) ?? '').split('# Now').at(-1) ?? '';
    expect(present).toContain('plan_change; drop G1-T2; drop G1-T3; add Order pizza (person); date G1-T4 2026-12-05');
    expect(present).not.toContain('for you to do');
  });

  it('is told as agreed also where what was agreed to stands before what is told', async () => {
    const { house } = await planned(way);
    await house.say(asked);
    await house.answer('y');
    await house.byHand('G1', { do: 'done', task: 'G1-T4', name: '' });
    const view = { summary: null, intent: null, triggers: [], now: 0, mayReadOwn: true, place: null, leftOut: 0 };
    const at = house.events.filter(({ type }) => type === 'change').map(({ seq }) => seq - 1);
    const how = at.flatMap((from) => {
      const told = house.events.slice(from);
      const [entry] = transcriptOf(
        told,
        view,
        earlierOf(told).flatMap((seq) => house.events[seq - 1] ?? []),
      ).entries;
      return entry?.kind === 'plan_changed' ? [entry.how] : [];
    });
    expect(how).toEqual(['agreed', 'hand']);
  });

  it('is left as it was by n, and the mind hears of what the person does by hand', async () => {
    const { house, prompts } = await planned(way);
    const { plan } = house.snapshot.state;
    await house.say(asked);
    await house.answer('n');
    expect(house.snapshot.state.plan).toEqual(plan);
    await house.byHand('G1', { do: 'done', task: 'G1-T4', name: '' });
    await house.say('How is it?');
    expect(prompts.at(-1)).toContain('(G1 changed by the person’s own hand: G1-T4');
    expect(prompts.at(-1)).toContain('G1-T4 [done, the person’s] Send the invitations');
    await expectSound(house);
  });

  it.each([['drop G1-T9'], ['date G1-T4 soon'], ['burn G1-T4'], ['drop G1-T2', 'drop G2-T1']])(
    'is not asked for where a line does not fit: %s',
    async (...wanted) => {
      const { house } = await planned(way, wanted);
      await house.say(asked);
      expect(house.all('approval').some(({ capability }) => capability === 'plan.change')).toBe(false);
      expect(house.invalid[0]).toContain('drop G1-T1');
    },
  );
});

describe('lines that change a plan', () => {
  const goal = {
    id: 'G1',
    name: 'Party',
    status: 'active' as const,
    tasks: [{ id: 'G1-T1', name: 'Rent the hall', status: 'pending' as const }],
  };

  const known = (goals: readonly Goal[]) => packOf('en', { goals });

  it.each([
    ['add Order pizza 2026-12-12 (person)', { do: 'add', name: 'Order pizza', owner: 'yours', date: '2026-12-12' }],
    ['add: G1 Order pizza', { do: 'add', name: 'Order pizza' }],
    [
      'add ピザを注文する（相手） 2026-12-12',
      { do: 'add', name: 'ピザを注文する', owner: 'yours', date: '2026-12-12' },
    ],
    ['DROP g1-t1', { do: 'drop', task: 'G1-T1', name: 'Rent the hall' }],
    ['done G1-T1 Rent the hall', { do: 'done', task: 'G1-T1', name: 'Rent the hall' }],
    ['rename G1 Party for 15', { do: 'goal', name: 'Party', to: 'Party for 15' }],
    ['RENAME g1: Party for 15', { do: 'goal', name: 'Party', to: 'Party for 15' }],
    ['date G1-T1 none', { do: 'date', task: 'G1-T1', name: 'Rent the hall', date: null }],
    ['person G1-T1', { do: 'owner', task: 'G1-T1', name: 'Rent the hall', owner: 'yours' }],
  ])('%s', (line, change) => {
    const payload = planChangeIn([line], known([goal]));
    expect(payload).toEqual({ goal: 'G1', goal_name: 'Party', changes: [change] });
    const written = planChangeWritten(payload ?? {})['changes'] as string[];
    expect(planChangeIn(written, known([goal]))).toEqual(payload);
  });

  it('reword no step under its number: it is dropped, and one in the new words comes at the end, whose and by when as before', () => {
    const tasks = goal.tasks.map((task) => ({ ...task, owner: 'yours' as const, date: '2026-12-05' }));
    const payload = planChangeIn(['rename G1-T1 Rent the barn'], known([{ ...goal, tasks }]));
    expect(payload?.['changes']).toEqual([
      { do: 'drop', task: 'G1-T1', name: 'Rent the hall' },
      { do: 'add', name: 'Rent the barn', owner: 'yours', date: '2026-12-05' },
    ]);
    expect(planChangeWritten(payload ?? {})).toEqual({
      changes: ['drop G1-T1', 'add Rent the barn (person) 2026-12-05'],
    });
  });

  it.each([
    'rename G1',
    'rename G1-T1',
    'rename G1-T9 Rent',
    'drop',
    'add',
    'add 2026-12-12',
    'date G1-T1 2026-02-30',
    'drop G1-T1 and all others',
  ])('%s: none', (line) => {
    expect(planChangeIn([line], known([goal]))).toBeNull();
  });

  it('leave a name as it is that only looks like a mark', () => {
    expect(plannedTask('(person)')).toEqual({ name: '(person)' });
    expect(plannedTask('Call the band (person) ')).toEqual({ name: 'Call the band', owner: 'yours' });
  });
});
