import { describe, expect, it } from 'vitest';
import { emptyAtlas, enterStay, enterView, traceEvidence } from './atlas';
import { item, lookOf, terrain, unseen, type Cause } from './cells';
import { dangerAt, dangerOf, learnDanger, untaughtDanger } from './danger';
import { adaptDrives, dangerThresholdLimits, drivesOf, moveThreshold } from './drives';
import { createWorld } from './generate';
import { learnSight, learnStay, noveltyAt, untaughtNovelty } from './novelty';
import { observe } from './observe';
import { presetOf } from './presets';
import { carriedWarnings, enterHit, mergeWarnings, rightWarnings, type Warning } from './warnings';

const nettle = lookOf(terrain.marsh, item.nettle);
const nettleElsewhere = lookOf(terrain.meadow, item.nettle);
const flower = lookOf(terrain.marsh, item.flower);

const by = (...causes: Cause[]) => causes.map((cause) => ({ cause }));

describe('fear: danger as it is learned', () => {
  const met = (look: number) => ({ look, evidence: 1, beastSteps: 3, isFirstVisit: true });

  it('knows nothing at first, and learns from one wound, also about the same thing elsewhere, and not about others', () => {
    const model = untaughtDanger();
    expect(dangerOf(model, nettle, 1, 3)).toBeCloseTo(dangerOf(model, flower, 1, 3), 12);
    learnDanger(model, met(nettle), by('nettle'));
    expect(dangerOf(model, nettle, 1, 3)).toBeGreaterThan(0.5);
    expect(dangerOf(model, nettleElsewhere, 1, 3)).toBeGreaterThan(0.4);
    expect(dangerOf(model, flower, 1, 3)).toBeLessThan(0.15);
  });

  it('unlearns what does not hurt, and stays a probability', () => {
    const model = untaughtDanger();
    const before = dangerOf(model, flower, 1, 3);
    for (let time = 0; time < 20; time++) learnDanger(model, met(flower), []);
    const after = dangerOf(model, flower, 1, 3);
    expect(after).toBeLessThan(before);
    expect(after).toBeGreaterThan(0);
    for (let time = 0; time < 50; time++) learnDanger(model, met(nettle), by('nettle'));
    expect(dangerOf(model, nettle, 3, 0)).toBeLessThan(1);
  });

  it('credits a pit to traces and a bite to the beast, not to the ground', () => {
    const model = untaughtDanger();
    const ground = lookOf(terrain.meadow, item.none);
    learnDanger(model, { look: ground, evidence: 2, beastSteps: 3, isFirstVisit: true }, by('pit'));
    learnDanger(model, { look: ground, evidence: 1, beastSteps: 1, isFirstVisit: false }, by('beast'));
    expect(dangerOf(model, ground, 1, 3)).toBeLessThan(0.15);
    expect(dangerOf(model, ground, 2, 3)).toBeGreaterThan(0.4);
    expect(dangerOf(model, ground, 1, 1)).toBeGreaterThan(0.4);
  });

  it('learns of each wound of one tick: a bite hides neither the pit nor the nettle underneath', () => {
    for (const cause of ['pit', 'nettle', 'fire'] as const) {
      const [both, ground, bite] = [untaughtDanger(), untaughtDanger(), untaughtDanger()];
      const at = { look: nettle, evidence: 2, beastSteps: 0, isFirstVisit: true };
      learnDanger(both, at, by(cause, 'beast'));
      learnDanger(ground, at, by(cause));
      learnDanger(bite, at, by('beast'));
      expect({ looks: both.looks, items: both.items, traces: both.traces }).toEqual({
        ...{ looks: ground.looks, items: ground.items, traces: ground.traces },
      });
      expect(both.beasts).toEqual(bite.beasts);
    }
  });

  it('fears a beast also where the ground is known', () => {
    const atlas = emptyAtlas(5);
    const model = untaughtDanger();
    learnDanger(model, { look: flower, evidence: 1, beastSteps: 0, isFirstVisit: false }, by('beast'));
    enterStay(atlas, 3, true);
    enterStay(atlas, 4, false);
    expect(dangerAt(model, atlas, [3], 3)).toBeGreaterThan(dangerAt(model, atlas, [], 3));
    expect(dangerAt(model, atlas, [4], 4)).toBeGreaterThan(0.4);
  });

  it('takes a place at its word: one that hurt is feared, one that was stood on unhurt is not', () => {
    const atlas = emptyAtlas(5);
    const model = untaughtDanger();
    enterStay(atlas, 3, true);
    enterStay(atlas, 4, false);
    expect(dangerAt(model, atlas, [], 3)).toBeGreaterThan(0.5);
    expect(dangerAt(model, atlas, [], 4)).toBe(0);
  });

  it('reads traces: one neighbour without them rules a pit out', () => {
    const atlas = emptyAtlas(5);
    expect(traceEvidence(atlas, 12)).toBe(0);
    atlas.traces[11] = 1;
    expect(traceEvidence(atlas, 12)).toBe(2);
    atlas.traces[13] = 1;
    expect(traceEvidence(atlas, 12)).toBe(3);
    atlas.traces[7] = 0;
    expect(traceEvidence(atlas, 12)).toBe(1);
  });
});

describe('curiosity: novelty as it is learned', () => {
  it('falls with each visit and with each thing of the kind, and is highest where nothing is known', () => {
    const atlas = emptyAtlas(5);
    const model = untaughtNovelty();
    expect(noveltyAt(model, atlas, 12)).toBe(1);
    atlas.looks[12] = flower;
    const first = noveltyAt(model, atlas, 12);
    learnStay(model, flower);
    const second = noveltyAt(model, atlas, 12);
    enterStay(atlas, 12, false);
    const third = noveltyAt(model, atlas, 12);
    expect(first).toBeGreaterThan(second);
    expect(second).toBeGreaterThan(third);
    expect(third).toBeGreaterThan(0);
  });

  it('is surprised less by what it has seen beside such ground before', () => {
    const atlas = emptyAtlas(5);
    const model = untaughtNovelty();
    atlas.looks[0] = lookOf(terrain.ash, item.none);
    const first = learnSight(model, atlas, 1, nettle);
    let last = first;
    for (let time = 0; time < 10; time++) last = learnSight(model, atlas, 1, nettle);
    expect(first).toBeGreaterThan(0.9);
    expect(last).toBeLessThan(0.7);
    expect(learnSight(model, atlas, 1, flower)).toBeGreaterThan(last);
  });

  it('counts each cell once, when it is first seen', () => {
    const world = createWorld(presetOf('standard'), 2);
    const atlas = emptyAtlas(16);
    const view = observe(world);
    const seen: number[] = [];
    expect(enterView(atlas, view, (cell) => seen.push(cell))).toBe(view.cells.length);
    expect(enterView(atlas, view, (cell) => seen.push(cell))).toBe(0);
    expect(seen).toEqual(view.cells);
    expect(atlas.known).toBe(view.cells.length);
    expect(atlas.looks.filter((look) => look !== unseen)).toHaveLength(view.cells.length);
  });
});

describe('the coefficients', () => {
  it('[YA-13] follow what happens only where that is switched on, and within bounds', () => {
    const still = drivesOf({ fear: 1, curiosity: 1, isAdapting: false });
    expect(adaptDrives(still, 500, 0)).toBe(false);
    expect(still).toMatchObject({ fear: 1, curiosity: 1 });
    const drives = drivesOf({ fear: 1, curiosity: 1, isAdapting: true });
    expect(adaptDrives(drives, 150, 3)).toBe(true);
    expect(drives.fear).toBeGreaterThan(1);
    expect(drives.curiosity).toBeLessThan(1);
    for (let turn = 0; turn < 100; turn++) adaptDrives(drives, 150, 0);
    expect(drives).toMatchObject({ fear: 2, curiosity: 0.5 });
    for (let turn = 0; turn < 2_000; turn++) adaptDrives(drives, 0, 1);
    expect(drives.fear).toBeCloseTo(1, 3);
    expect(drives.curiosity).toBeCloseTo(1, 3);
  });

  it('[YA-13] let a mind move the danger threshold within its limits only', () => {
    const drives = drivesOf({ fear: 1, curiosity: 1, isAdapting: false });
    expect(moveThreshold(drives, 1)).toBe(true);
    expect(drives.dangerThreshold).toBe(dangerThresholdLimits.most);
    moveThreshold(drives, 0);
    expect(drives.dangerThreshold).toBe(dangerThresholdLimits.least);
    expect(moveThreshold(drives, 0)).toBe(false);
  });
});

describe('the warning log', () => {
  const hit = (hazard: 'nettle' | 'pit' | 'beast' | 'field', cell: number, look: number) => ({
    hazard,
    cell,
    look,
    episode: 0,
    tick: 9,
  });

  it('keeps hazard, condition and avoidance; a place, and what it looks like where that tells something', () => {
    const log: Warning[] = [];
    const model = untaughtDanger();
    learnDanger(model, { look: nettle, evidence: 1, beastSteps: 3, isFirstVisit: true }, by('nettle'));
    enterHit(log, model, hit('nettle', 7, nettle));
    expect(log).toMatchObject([
      { hazard: 'nettle', condition: { kind: 'place', cell: 7 }, avoidance: 'go_round', hits: 1 },
      { hazard: 'nettle', condition: { kind: 'look', look: nettle }, avoidance: 'stay_off', hits: 1 },
    ]);
    enterHit(log, model, hit('nettle', 7, nettle));
    expect(log.map(({ hits }) => hits)).toEqual([2, 2]);
    enterHit(log, model, hit('beast', 8, nettle));
    enterHit(log, model, hit('pit', 9, 0));
    expect(log.slice(2).map(({ condition }) => condition.kind)).toEqual(['beast', 'place', 'traces']);
    expect(carriedWarnings(log).map(({ condition }) => condition.kind)).toEqual(['look', 'beast', 'traces']);
  });

  it('[YA-32] is measured against the truth: a warning of a harmless place or thing is wrong', () => {
    const world = createWorld(presetOf('standard'), 3);
    const at = world.items.indexOf(item.nettle);
    const harmless = world.items.indexOf(item.none);
    const look = lookOf(world.terrain[at] ?? 0, item.nettle);
    const entry = (condition: Warning['condition'], hazard: Warning['hazard'] = 'nettle'): Warning => {
      return { hazard, condition, avoidance: 'stay_off', hits: 1, episode: 0, tick: 1 };
    };
    expect(rightWarnings([entry({ kind: 'place', cell: at }), entry({ kind: 'look', look })], world)).toBe(2);
    expect(
      rightWarnings([entry({ kind: 'place', cell: harmless }), entry({ kind: 'look', look: flower })], world),
    ).toBe(0);
    expect(rightWarnings([entry({ kind: 'traces' }, 'pit')], world)).toBe(1);
  });

  it('can be followed from what each turn touched', () => {
    const log: Warning[] = [];
    const copy: Warning[] = [];
    const model = untaughtDanger();
    for (let tick = 0; tick < 200; tick++) {
      const touched = enterHit(log, model, { ...hit('pit', (tick * 37) % 120, 0), tick });
      mergeWarnings(
        copy,
        touched.map((warning) => ({ ...warning })),
      );
      expect(copy).toEqual(log);
    }
    expect(log.length).toBeLessThanOrEqual(64);
  });
});
