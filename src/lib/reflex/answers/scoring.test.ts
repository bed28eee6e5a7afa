import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packOf } from '../../../../tests/support/mind-pack';
import { ReflexHouse } from '../../../../tests/support/reflex-house';
import type { Vad } from '../../events/decision';
import type { ContextPack } from '../../mind/context-pack';
import { baselineMood } from '../../mind/mood';
import { defaultPersona, persona as personaSchema, type Persona } from '../../mind/persona';
import { acting, answering, asking, choose, waiting, type Option } from './choose';
import { withoutGoal } from './purpose';
import { maxShare, scored } from './scoring';

function withProfile(profile: Partial<Persona['profile']>): Persona {
  return { ...defaultPersona, profile: { ...defaultPersona.profile, ...profile } };
}

const plain = withProfile({ caution: 0.5, curiosity: 0.5, values: [], interests: [] });

/** Three ways on that are about as good: to act, to ask first, to hold still. */
function waysOn(pack: ContextPack): Option[] {
  const act = acting(pack, { action: 'note.write', payload: { path: 'a.md' }, name: 'act', topics: ['notes'] });
  const ask = asking(pack, { code: 'ask.first', text: 'Shall I?', judgment: 'Unsure.', buttons: [] });
  return [
    { ...act, base: 0.5 },
    { ...ask, name: 'ask', base: 0.42 },
    { ...waiting(pack, 'Not now.', 0.38), name: 'wait' },
  ];
}

function inMood(long: Vad, isMoodOn = true) {
  const pack = packOf('en', { mood: { long }, mood_influence: isMoodOn, persona: plain });
  return choose(pack, waysOn(pack));
}

describe('[CG-13] mood', () => {
  it('low dominance asks first; high dominance takes no asking away', () => {
    expect(inMood({ v: 0, a: 0, d: -1 }).action_type).toBe('question');
    const even = inMood({ v: 0, a: 0, d: 0 });
    const sure = inMood({ v: 0, a: 0, d: 1 });
    expect(even.action_type).toBe('note.write');
    expect(sure.weighed).toEqual(even.weighed);
  });

  it('valence moves approach and avoidance', () => {
    expect(inMood({ v: -1, a: 0, d: 0 }).decision_outcome).toBe('skip');
    expect(inMood({ v: 1, a: 0, d: 0 }).action_type).toBe('note.write');
    expect(inMood({ v: 1, a: 0, d: 0 }).mood_influence.value).toBe(0.1);
  });

  it('arousal moves readiness to start', () => {
    expect(inMood({ v: 0, a: -1, d: 0 }).decision_outcome).toBe('skip');
    expect(inMood({ v: 0, a: 1, d: 0 }).decision_outcome).toBe('do_action');
    expect(inMood({ v: 0, a: 1, d: 0 }).mood_influence.action_threshold_bias).toBe('lower');
    expect(inMood({ v: 0, a: -1, d: 0 }).mood_influence.action_threshold_bias).toBe('higher');
  });

  it('is logged by number, and can be switched off', () => {
    const on = inMood({ v: 1, a: 0.5, d: 0 });
    expect(on.mood_influence).toMatchObject({
      value: 0.15,
      summary: 'Mood +0.150: towards acting +0.100, ready to start +0.050.',
    });
    const off = inMood({ v: 1, a: 0.5, d: 0 }, false);
    expect(off.mood_influence).toMatchObject({ value: 0, summary: 'Mood is switched off.' });
    expect((on.weighed[0]?.score ?? 0) - (off.weighed[0]?.score ?? 0)).toBeCloseTo(0.15, 6);
    expect(inMood({ v: -1, a: -1, d: -1 }, false).weighed).toEqual(inMood({ v: 0, a: 0, d: 0 }).weighed);
  });

  it('never takes an approval away, whatever it is', async () => {
    for (const part of [-1, 1]) {
      const baseline = { v: part, a: part, d: part };
      const house = await new ReflexHouse('en', undefined, withProfile({ baseline, caution: 0 })).open();
      await house.tell('Note: buy sugar');
      expect(house.snapshot.run.pending?.capability).toBe('note.write');
      expect(house.contents).toEqual({});
    }
  });

  it('never silences an answer', () => {
    for (const [v, a, d] of [-1, 1].flatMap((v) => [-1, 1].flatMap((a) => [-1, 1].map((d) => [v, a, d] as const)))) {
      const pack = packOf('en', { mood: { long: { v, a, d } }, persona: withProfile({ caution: 0, curiosity: 0 }) });
      const answer = answering(pack, { code: 'reply.hello', text: 'Hello!', judgment: 'Greeted.' });
      expect(choose(pack, [answer, waiting(pack, 'Not now.')]).action_type).toBe('conversation');
    }
  });
});

describe('persona', () => {
  const finished = (persona: Persona, lang: 'en' | 'ja' = 'en') =>
    withoutGoal(
      packOf(lang, {
        why: 'plan',
        persona,
        purpose: { text: 'Keep city bees', kind: 'to_reach' },
        finished_goals: [{ id: 'G1', name: 'Bees', status: 'done', tasks: [] }],
      }),
    );
  const careful = withProfile({ caution: 0.9, curiosity: 0.1, values: ['care', 'company'] });
  const daring = withProfile({ caution: 0.1, curiosity: 1, values: ['discovery', 'speed'] });

  it('a default one exists, with a mood at its baseline', () => {
    expect(personaSchema.parse(defaultPersona)).toEqual(defaultPersona);
    expect(baselineMood()).toEqual({ long: { v: 0.1, a: 0, d: 0.1 } });
    expect(baselineMood(withProfile({ baseline: { v: -0.5, a: 0.2, d: 0 } }))).toEqual({
      long: { v: -0.5, a: 0.2, d: 0 },
    });
  });

  it('two of them decide measurably otherwise on the same pack, and the decision says by what', () => {
    const [one, other] = [finished(careful), finished(daring)];
    expect([one.action_payload['code'], other.action_payload['code']]).toEqual(['ask.reached', 'ask.reached']);
    expect(one.persona_influence).toMatchObject({ value: 0.044, preferred_direction: 'support' });
    expect(one.persona_influence.traits).toEqual(['careful', 'value “care”', 'value “company”']);
    expect(other.persona_influence.value).toBe(-0.036);
    expect((one.weighed[0]?.score ?? 0) - (other.weighed[0]?.score ?? 0)).toBeCloseTo(0.08, 6);
  });

  it('of two ways that are about as good takes the one that is its own', () => {
    const taken = (persona: Persona) => {
      const pack = packOf('en', { persona, mood: { long: { v: 0, a: 0, d: 0 } } });
      const [act, ask] = waysOn(pack);
      const dares = { ...(act as Option), nature: { care: -1, explore: 1 }, base: 0.45 };
      const cares = { ...(ask as Option), nature: { care: 1, asks: 1 }, base: 0.45 };
      return choose(pack, [dares, cares]).weighed.map(({ option }) => option);
    };
    expect(taken(careful)).toEqual(['ask', 'act']);
    expect(taken(daring)).toEqual(['act', 'ask']);
  });

  it('names what moved it in the language of the pack', () => {
    expect(finished(careful, 'ja').persona_influence.summary).toBe(
      '人格の影響 +0.044（慎重 +0.016、価値観「care」 +0.008、価値観「company」 +0.020）',
    );
    expect(finished(careful, 'ja').mood_influence.summary).toBe('気分の影響 +0.005（行動に前向き +0.005）');
  });
});

it('neither persona nor mood moves a score by more than 0.2, and scores say by how much they did', () => {
  const unit = fc.double({ min: -1, max: 1, noNaN: true });
  const fraction = fc.double({ min: 0, max: 1, noNaN: true });
  const values = fc.subarray(['care', 'safety', 'discovery', 'speed', 'company', 'constructor', 'beauty']);
  const nature = fc.record({ approach: unit, starts: unit, care: unit, explore: unit, asks: unit });
  fc.assert(
    fc.property(
      unit,
      unit,
      unit,
      fraction,
      fraction,
      values,
      nature,
      (v, a, d, caution, curiosity, chosen, natured) => {
        const persona = withProfile({ caution, curiosity, values: chosen, interests: ['notes', 'plans', 'talk'] });
        const pack = packOf('en', { persona, mood: { long: { v, a, d } } });
        const options = waysOn(pack).map((option) => ({
          ...option,
          nature: natured,
          topics: ['notes', 'plans', 'talk'],
        }));
        for (const one of scored(options, persona, pack.mood, 'en', true)) {
          expect(Math.abs(one.persona.value)).toBeLessThanOrEqual(maxShare);
          expect(Math.abs(one.mood.value)).toBeLessThanOrEqual(maxShare);
          expect(one.score).toBeCloseTo(one.option.base + one.persona.value + one.mood.value, 5);
          for (const value of [one.persona.value, one.mood.value, one.score]) {
            expect(Math.round(value * 1e6) / 1e6).toBe(value);
            expect(Object.is(value, -0)).toBe(false);
          }
        }
      },
    ),
  );
});
