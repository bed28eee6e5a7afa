import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Deliberator } from '../mind/context-pack';
import { item } from './cells';
import { whitelistOf, type Command } from './command';
import { beginEpisode, planInput, type Episode } from './episode';
import { labPack, labPrompt, planJsonSchema, type LabPack } from './lab-pack';
import { readOptions } from './options';
import { actionOf, planOf, planSchema, type Plan } from './plan';
import { playTurnWith } from './play-with';
import { ruleMinds } from './minds/rule-minds';
import { playEpisode, settingsFor } from './run';
import { dangerAfter, reviewKnownPlan, reviewNext, reviewPlan } from './sentinel';
import { unethicalKinds } from './sentinel-rules';
import { shapeState, slotNames, tokensIn, trimSlots } from './slots';
import type { Tick } from './tick';
import { actOnce, takePlan } from './turn';

const options = readOptions({ mind: 'llm', ticks: '150', seed: '6' });
const settings = settingsFor(options);
const calm = { command: null, times: 0 } as const;
const size = 16;
const signal = new AbortController().signal;

async function live(mind: Deliberator<LabPack>): Promise<{ ticks: Tick[]; episode: Episode }> {
  const episode = beginEpisode(settings, 0, options.seed, null);
  const ticks: Tick[] = [];
  while (episode.end === null) {
    await playTurnWith(mind, episode, settings, { ticked: (tick) => ticks.push(tick) }, signal);
  }
  return { ticks, episode };
}

function scripted(answer: (pack: LabPack) => unknown): Deliberator<LabPack> {
  return { name: 'scripted', isRules: false, deliberate: async (pack) => answer(pack) };
}

/** An episode whose world and memory hold a feared thing to the north. */
function beforeFire(): Episode {
  const episode = beginEpisode(settings, 0, 6, null);
  const north = episode.view.position - 16;
  episode.memory.atlas.looks[north] = 8 * item.fire;
  episode.memory.danger.looks.met[8 * item.fire] = 5;
  episode.memory.danger.looks.hurt[8 * item.fire] = 5;
  return episode;
}

/** Plans of every kind, whole and nearly so: of what is allowed, of what is not, of what is evil. */
const anyAction = fc.oneof(
  { weight: 12, arbitrary: fc.constantFrom(...whitelistOf(true)).map(actionOf) },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.oneof(
        fc.constantFrom(...unethicalKinds),
        fc.constantFrom('move', 'fly', 'gather', 'shell'),
        fc.string(),
      ),
      target: fc.option(fc.constantFrom('north', 'up', '../..')),
      params: fc.constant({}),
    }),
  },
);
const share = fc.double({ min: 0, max: 1, noNaN: true });
const anyPlan = fc.record({
  purpose: fc.string(),
  subgoal: fc.string(),
  actions: fc.array(anyAction, { minLength: 1, maxLength: 4 }),
  risk: share,
  expected_reward: fc.integer({ min: -1_000, max: 1_000 }),
  cautions: fc.array(fc.string(), { maxLength: 2 }),
  weighting: fc.option(fc.record({ survive: share, collect: share, explore: share })),
  danger_threshold: fc.option(share),
  cites: fc.constant([]),
});
const anyOutput = fc.oneof(
  { weight: 8, arbitrary: anyPlan },
  { weight: 1, arbitrary: fc.jsonValue() },
  { weight: 1, arbitrary: anyPlan.map((plan) => ({ ...plan, grant: ['all'] })) },
);
/** To stay can always be done: it is what is left when nothing else is. */
const anyWhitelist: fc.Arbitrary<readonly Command[]> = fc.oneof(
  fc.constant(whitelistOf(true)),
  fc.subarray([...whitelistOf(true)]).map((some) => [...new Set<Command>([...some, 'wait'])]),
);

describe('the sentinel', () => {
  it.each(unethicalKinds)('drops a plan that means to %s, whether or not its rules are switched on', (type) => {
    const input = planInput(beginEpisode(settings, 0, 6, null));
    const plan = planOf('x', [actionOf('wait'), { type, target: null, params: {} }]);
    for (const isOn of [true, false]) {
      expect(reviewKnownPlan(plan, input, calm, isOn)).toMatchObject({
        interventions: ['unethical'],
        isFallback: true,
      });
    }
  });

  it('[YA-05] puts a fallback in place of a first step into known danger, and stops a plan before a later one', () => {
    const episode = beforeFire();
    const input = planInput(episode);
    expect(dangerAfter(input, 'north')).toBeGreaterThan(0.5);
    const plan = planOf('into the fire', [actionOf('north')], { risk: 1 });
    expect(reviewKnownPlan(plan, input, calm, true)).toMatchObject({
      interventions: ['known_hazard'],
      isFallback: true,
    });
    expect(reviewKnownPlan(plan, input, calm, false).plan).toBe(plan);
    expect(reviewNext(actionOf('north'), input, true)).toBe('danger_ahead');
    expect(reviewNext({ type: 'fly', target: null, params: {} }, input, false)).toBe('whitelist');
  });

  it('refuses high risks when death is near, a fourth try of what failed, and warns of stated risks that are too low', () => {
    const episode = beginEpisode(settings, 0, 6, null);
    const input = planInput(episode);
    const weak = { ...input, view: { ...input.view, life: 200 } };
    const risky = planOf('dare', [actionOf('wait')], { risk: 0.9 });
    expect(reviewKnownPlan(risky, weak, calm, true).interventions).toEqual(['death_near']);
    expect(reviewKnownPlan(risky, input, calm, true).interventions).toEqual([]);
    const again = { command: 'wait', times: 3 } as const;
    expect(reviewKnownPlan(planOf('x', [actionOf('wait')]), input, again, true).interventions).toEqual(['repeat']);
    const bold = planInput(beforeFire());
    bold.memory.drives.dangerThreshold = 0.9;
    bold.memory.danger.looks.hurt[8 * item.fire] = 3;
    expect(reviewKnownPlan(planOf('x', [actionOf('north')]), bold, calm, true).interventions).toEqual(['understated']);
    const dry = { ...input, view: { ...input.view, water: 10 } };
    expect(reviewKnownPlan(planOf('x', [actionOf('wait')]), dry, calm, true).interventions).toEqual(['neglects_need']);
  });

  it('in the Lab never grants: whatever is asked for, what may be done is the plan as given, all of it allowed, or one step that is', () => {
    const hurting = beforeFire(); // here to stay is worse than most steps
    hurting.memory.atlas.hurts[hurting.view.position] = hurting.memory.atlas.visits[hurting.view.position] = 1;
    const episodes = [beforeFire(), hurting];
    const state = (): string => JSON.stringify(episodes);
    const before = state();
    const seen = { passed: 0, kinds: new Set<string>(), rules: new Set<string>(), fallbacks: new Set<string>() };
    const anyCase = fc.record({ output: anyOutput, allowed: anyWhitelist, life: fc.nat(1_000), times: fc.nat(4) });
    fc.assert(
      fc.property(anyCase, fc.constantFrom(...episodes), ({ output, allowed, life, times }, episode) => {
        const whole = planInput(episode);
        const input = { ...whole, allowed, view: { ...whole.view, life } };
        const failing = { command: 'north' as const, times };
        const [on, off] = [true, false].map((isOn) => reviewPlan(output, input, failing, isOn));
        for (const review of [on, off]) {
          if (!review) throw new Error('reviewed');
          const { plan, isFallback, isDropped, interventions } = review;
          expect(isDropped).toBe(!planSchema.safeParse(output).success);
          if (isFallback) {
            expect(plan.actions).toHaveLength(1);
            seen.fallbacks.add(plan.actions[0]?.type ?? '');
          } else {
            expect(plan).toEqual(output);
            seen.passed++;
          }
          for (const action of plan.actions) {
            expect(allowed.map(actionOf)).toContainEqual(action);
            seen.kinds.add(action.type);
          }
          // a fallback wishes for nothing
          if (isFallback) expect(plan).toMatchObject({ danger_threshold: null, weighting: null, cites: [] });
          for (const rule of interventions) seen.rules.add(rule);
        }
        // its rules only ever stop more
        if (off?.isFallback) expect(on?.isFallback).toBe(true);
        for (const { actions } of [on?.plan, off?.plan].filter((plan) => plan !== undefined))
          for (const action of actions) expect(reviewNext(action, input, false)).toBeNull();
      }),
      { numRuns: 600 },
    );
    expect(state()).toBe(before);
    expect(seen.fallbacks).toEqual(new Set(['wait', 'move']));
    // both ways were taken, and all that can be asked for at a beginning was
    expect(seen.passed).toBeGreaterThan(60);
    expect(seen.kinds.size).toBeGreaterThanOrEqual(4);
    for (const rule of ['form', 'unethical', 'whitelist', 'repeat', 'known_hazard', 'death_near'])
      expect(seen.rules).toContain(rule);
  });

  it('watches results too: a plan is stopped by what its first steps showed', () => {
    const episode = beginEpisode(settings, 0, 6, null);
    const north = episode.view.position - 16;
    takePlan(episode, settings, planOf('look, then go', [actionOf('wait'), actionOf('north')]));
    episode.memory.atlas.hurts[north] = episode.memory.atlas.visits[north] = 1; // what the first step taught
    expect(actOnce(episode, settings)).toMatchObject({
      stopped: 'danger_ahead',
      reflection: { result: { interrupted: 'stopped_by_sentinel', actions: 1 } },
    });
    expect(episode.tally.interventions).toEqual({ danger_ahead: 1 });
  });
});

describe('a mind behind the Deliberator port', () => {
  const north = { type: 'move', target: 'north', params: {} };
  const whole: Plan = planOf('explore', [north], { subgoal: 'north', risk: 0.1 });

  it('is given reflection, slots, allowed actions, rewards, scoreboard and memories, and its plan is carried out', async () => {
    const packs: LabPack[] = [];
    const turn: Command[] = ['north', 'east', 'gather', 'south', 'rest', 'west'];
    const { ticks } = await live(
      scripted((pack) => {
        packs.push(pack);
        return planOf(`step ${packs.length}`, [actionOf(turn[packs.length % turn.length] ?? 'wait')], { risk: 0.5 });
      }),
    );
    expect(packs[0]).toMatchObject({ reflection: null, most_actions: 8 });
    expect(packs[0]?.slots.map(({ name }) => name)).toEqual(slotNames);
    expect(packs[0]?.allowed).toHaveLength(whitelistOf(true).length);
    expect(packs[1]?.reflection).toMatch(/^step 1: 1 actions/);
    const own = ticks.filter(({ plan }) => plan && !plan.isFallback);
    expect(own.length).toBeGreaterThan(20);
    for (const { command, plan } of own) expect(actionOf(command)).toEqual(plan?.plan.actions[0]);
    const prompt = labPrompt(packs.at(-1) as LabPack);
    expect(prompt.text).toContain('Allowed: move north, move east');
    expect(prompt.text).toMatch(/\| survived \|/);
    const form = JSON.stringify(planJsonSchema(packs.at(-1) as LabPack));
    expect(form).toContain('expected_reward');
    expect(form).toContain('"const":"north"');
    expect(JSON.stringify(planJsonSchema({ allowed: [actionOf('wait')], most_actions: 1 }))).not.toContain('north');
  });

  it('that is good is not hampered: Reflex, speaking JSON through the port, lives the very life that it lives by itself', async () => {
    const own = beginEpisode(settings, 0, options.seed, null);
    const alone: Tick[] = [];
    playEpisode(own, settings, ruleMinds.reflex, { ticked: (tick) => alone.push(tick) });
    const episode = beginEpisode(settings, 0, options.seed, null);
    const ticks: Tick[] = [];
    const speaking = scripted(() =>
      JSON.parse(JSON.stringify(ruleMinds.reflex.plan(planInput(episode), episode.mind))),
    );
    while (episode.end === null) {
      await playTurnWith(speaking, episode, settings, { ticked: (tick) => ticks.push(tick) }, signal);
    }
    expect(ticks).toEqual(alone);
    expect(episode.tally.dropped).toBe(0);
  });

  it.each<[string, (pack: LabPack) => unknown]>([
    ['nothing', () => null],
    ['prose', () => 'I go north.'],
    ['a plan too many', () => [whole, whole]],
    ['a plan with more keys', () => ({ ...whole, sudo: true })],
    ['nine actions', () => ({ ...whole, actions: Array.from({ length: 9 }, () => north) })],
    ['no action', () => ({ ...whole, actions: [] })],
    ['a parameter', () => ({ ...whole, actions: [{ ...north, params: { speed: 2 } }] })],
    ['a risk above 1', () => ({ ...whole, risk: 7 })],
    ['a plan of getters', () => Object.defineProperty({ ...whole }, 'purpose', { get: () => 7 })],
  ])('that gives %s gives nothing: it is dropped and counted, and the fallback acts', async (_, answer) => {
    const { ticks, episode } = await live(scripted(answer));
    expect(episode.tally.dropped).toBe(episode.tally.turns);
    expect(episode.tally.interventions.form).toBe(episode.tally.dropped);
    expect(ticks.every(({ plan }) => plan?.isFallback === true)).toBe(true);
  });

  it('[YA-05] that is hostile never executes anything off the whitelist', async () => {
    const kinds = [
      'fly',
      'shell',
      'MOVE',
      'move ',
      'grant',
      'attack',
      'gather',
      'move',
      '__proto__',
      'constructor',
      'toString',
    ];
    const targets = ['north', 'up', null, '../../etc', 'north east', '__proto__', 'left'];
    let seed = 1;
    const next = (count: number): number => (seed = (seed * 48_271) % 2_147_483_647) % count;
    const { ticks, episode } = await live(
      scripted(() => {
        const actions = Array.from({ length: 1 + next(4) }, () => {
          return { type: kinds[next(kinds.length)], target: targets[next(targets.length)], params: {} };
        });
        return { ...whole, actions, danger_threshold: 1, risk: 0, cautions: ['ignore the sentinel'] };
      }),
    );
    for (const { command, status } of ticks) {
      expect(whitelistOf(true)).toContain(command);
      expect(status).not.toBe('refused');
    }
    for (const { plan } of ticks) {
      for (const action of plan?.plan.actions ?? []) expect(whitelistOf(true).map(actionOf)).toContainEqual(action);
    }
    expect(episode.tally.interventions.unethical).toBeGreaterThan(0);
    expect(episode.tally.interventions.whitelist).toBeGreaterThan(0);
  });

  it('that throws gave nothing; one that is stopped is not said to have given nothing: no tick is lived', async () => {
    const throwing: Deliberator<LabPack> = {
      name: 'x',
      isRules: false,
      deliberate: () => Promise.reject(new Error('gone')),
    };
    const { episode } = await live(throwing);
    expect(episode.tally.dropped).toBe(episode.tally.turns);
    for (const mind of [throwing, scripted(() => null), scripted(() => whole)]) {
      const fresh = beginEpisode(settings, 0, 1, null);
      await playTurnWith(mind, fresh, settings, {}, AbortSignal.abort());
      expect([fresh.turn, fresh.turns, fresh.tally.ticks]).toEqual([null, 0, 0]);
    }
  });

  it('[YA-13] states its weighting and may move the danger threshold within bounds, and both are logged', async () => {
    const weighting = { survive: 0.7, collect: 0.2, explore: 0.1 };
    const { ticks, episode } = await live(
      scripted(() => ({ ...whole, actions: [actionOf('rest')], danger_threshold: 1, weighting })),
    );
    expect(ticks.every(({ plan }) => JSON.stringify(plan?.plan.weighting) === JSON.stringify(weighting))).toBe(true);
    expect(episode.memory.drives.dangerThreshold).toBe(0.9);
    expect(ticks[0]?.policy).toEqual(['danger threshold 0.9']);
    expect(episode.memory.metaNotes[0]?.text).toBe('danger threshold 0.9');
  });
});

describe('the state in words', () => {
  it('[YA-03] has six fixed slots, trimmed from the least important when they are too long', () => {
    const slots = shapeState(planInput(beginEpisode(settings, 0, 6, null)));
    expect(slots.map(({ name }) => name)).toEqual(slotNames);
    for (const { text } of slots) expect(text).toMatch(/\S/);
    const all = slots.reduce((sum, { text }) => sum + tokensIn(text), 0);
    expect(trimSlots(slots, all)).toEqual(slots);
    expect(trimSlots(slots, all - 1)).toEqual(slots.slice(0, 5));
    expect(trimSlots(slots, 0)).toEqual(slots.slice(0, 1));
  });

  it('[YA-01] tells position, body, danger, recent damage, resources and novelty, as they are', () => {
    const episode = beginEpisode(settings, 0, 6, null);
    const { world } = episode;
    if (!world) throw new Error('a grid');
    const { position } = world;
    const items = world.items.with(position, item.nettle).with(position - size, item.spring);
    episode.world = { ...world, items, beasts: [], terrain: world.terrain.with(position - size, 0) };
    takePlan(episode, settings, planOf('stay', [actionOf('wait')]));
    const { life, food } = actOnce(episode, settings);
    const told = Object.fromEntries(shapeState(planInput(episode)).map(({ name, text }) => [name, text]));
    expect(told.basic_state).toMatch(/^Tick 1 of 150, day; at column 8, row 8 of 16×16 on nettle on meadow/);
    expect(told.basic_state).toContain(`life ${life}, food ${food}, water`);
    expect(life).toBe(850);
    expect(told.danger).toMatch(/^Danger here 3\d %, threshold 40 %; lost in the last turn: 150 ‰ of life\./);
    expect(told.resources).toContain('spring on meadow at column 8, row 7');
    expect(told.novelty).toMatch(/^Known \d+ of 256 cells; novelty here \d+ %\.$/);
    expect(told.top_risk).toMatch(/^Most dangerous step: \w+, \d+ %\.$/);
  });

  it('shows of the memories what is near, in sight or recent, and no more than a few', () => {
    const episode = beginEpisode(settings, 0, 6, null);
    const { warnings } = episode.memory;
    const { position } = episode.view;
    const entry = (cell: number, tick: number) => ({
      ...{ hazard: 'pit' as const, condition: { kind: 'place' as const, cell }, avoidance: 'go_round' as const },
      ...{ hits: 1, episode: 0, tick },
    });
    warnings.push(entry(position + 1, 3), entry(0, 2), entry(position - 2, 1));
    const pack = labPack(planInput(episode), 'table');
    expect(pack.memories.warnings).toEqual([
      'pit at column 9, row 8: go round (hurt 1×)',
      'pit at column 6, row 8: go round (hurt 1×)',
    ]);
    for (let more = 0; more < 20; more++) warnings.push(entry(position + 2, more));
    expect(labPack(planInput(episode), 'table').memories.warnings).toHaveLength(4);
  });

  it('[YA-13] shows the scoreboard as a table or as a list', () => {
    const input = planInput(beginEpisode(settings, 0, 6, null));
    expect(labPack(input, 'table').scoreboard).toContain('| quantity | value | trend |');
    expect(labPack(input, 'list').scoreboard).toMatch(/^- survived: 0 ticks/);
    expect(labPack(input, 'list').scoreboard).toContain('Survive before you collect');
    expect(planSchema.safeParse(planOf('x', [actionOf('wait')])).success).toBe(true);
  });
});
