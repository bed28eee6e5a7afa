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
import { dangerAfter, reviewKnownPlan, reviewNext, reviewPlan, sentinelRules, unethicalKinds } from './sentinel';
import { shapeState, slotNames, tokensIn, trimSlots } from './slots';
import type { Tick } from './tick';

const options = readOptions({ mind: 'llm', ticks: '150', seed: '6' });
const settings = settingsFor(options);
const calm = { command: null, times: 0 } as const;
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

describe('the sentinel', () => {
  it('publishes its rules, each with a verdict, and the unethical among them', () => {
    expect(new Set(sentinelRules.map(({ id }) => id)).size).toBe(sentinelRules.length);
    for (const { text, verdict } of sentinelRules) {
      expect(text).toMatch(/\S/);
      expect(['block', 'warn', 'fallback']).toContain(verdict);
    }
    expect(sentinelRules.map(({ id }) => id as string)).toContain('unethical');
  });

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

  it('never grants: what may be carried out is the plan as given, or one fallback of allowed commands', () => {
    const input = planInput(beforeFire());
    fc.assert(
      fc.property(fc.jsonValue(), fc.boolean(), (output, isOn) => {
        const { plan, isFallback } = reviewPlan(output, input, calm, isOn);
        if (!isFallback) expect(plan).toEqual(output);
        else expect(plan.actions).toHaveLength(1);
        for (const action of plan.actions) expect(input.allowed.map(actionOf)).toContainEqual(action);
      }),
    );
  });
});

describe('a mind behind the Deliberator port', () => {
  const north = { type: 'move', target: 'north', params: {} };
  const whole: Plan = planOf('explore', [north], { subgoal: 'north', risk: 0.1 });

  it('[YA-04] is given reflection, slots, allowed actions, rewards, scoreboard and memories, and its plan is carried out', async () => {
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

  it('[YA-04] that is good is not hampered: Reflex, speaking JSON through the port, lives the very life that it lives by itself', async () => {
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
  ])('[YA-04] that gives %s gives nothing: it is dropped and counted, and the fallback acts', async (_, answer) => {
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

  it('that throws gave nothing; one that is stopped rejects', async () => {
    const throwing: Deliberator<LabPack> = {
      name: 'x',
      isRules: false,
      deliberate: () => Promise.reject(new Error('gone')),
    };
    const { episode } = await live(throwing);
    expect(episode.tally.dropped).toBe(episode.tally.turns);
    const stopped = AbortSignal.abort();
    const fresh = beginEpisode(settings, 0, 1, null);
    await expect(playTurnWith(throwing, fresh, settings, {}, stopped)).rejects.toThrow('gone');
  });

  it('[YA-13] may move the danger threshold within bounds, and that is logged', async () => {
    const { ticks, episode } = await live(
      scripted(() => ({ ...whole, actions: [actionOf('rest')], danger_threshold: 1 })),
    );
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

  it('[YA-11] shows of the memories what is near, in sight or recent, and no more than a few', () => {
    const episode = beginEpisode(settings, 0, 6, null);
    const { warnings } = episode.memory;
    const { position } = episode.view;
    const entry = (cell: number, tick: number) => ({
      ...{ hazard: 'pit' as const, condition: { kind: 'place' as const, cell }, avoidance: 'go_round' as const },
      ...{ hits: 1, episode: 0, tick },
    });
    warnings.push(entry(position + 1, 3), entry(0, 2), entry(position - 2, 1));
    const pack = labPack(planInput(episode));
    expect(pack.memories.warnings).toEqual([
      'pit at column 9, row 8: go round (hurt 1×)',
      'pit at column 6, row 8: go round (hurt 1×)',
    ]);
    for (let more = 0; more < 20; more++) warnings.push(entry(position + 2, more));
    expect(labPack(planInput(episode)).memories.warnings).toHaveLength(4);
  });

  it('[YA-13] shows the scoreboard as a table or as a list', () => {
    const input = planInput(beginEpisode(settings, 0, 6, null));
    expect(labPack(input, 'table').scoreboard).toContain('| quantity | value | trend |');
    expect(labPack(input, 'list').scoreboard).toMatch(/^- survived: 0 ticks/);
    expect(labPack(input).scoreboard).toContain('Survive before you collect');
    expect(planSchema.safeParse(planOf('x', [actionOf('wait')])).success).toBe(true);
  });
});
