import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ended, packOf, packOfTask, said } from '../../../../tests/support/mind-pack';
import type { Vad } from '../../events/decision';
import { textOf } from '../../events/family';
import { baselineMood } from '../mood';
import { defaultPersona, persona as personaSchema, type Persona } from '../persona';
import { decide } from './decide';
import { maxShare } from './scoring';

const write = {
  recipe: 'general',
  step: 'goal_note',
  parameters: { path: 'bees/goal.md', title: 'Bees', outcome: 'Two hives', date: null, have: [] },
};

function inMood(long: Vad, isMoodOn = true) {
  return decide(packOfTask('en', write, {}, { mood: { long } }), { isMoodOn });
}

function withProfile(profile: Partial<Persona['profile']>): Persona {
  return { ...defaultPersona, profile: { ...defaultPersona.profile, ...profile } };
}

const asksFirst = 'ask first whether anything is to be added';

describe('mood', () => {
  it('low dominance asks first; high dominance takes no asking away', () => {
    expect(inMood({ v: 0, a: 0, d: -1 }).weighed[0]?.option).toBe(asksFirst);
    const even = inMood({ v: 0, a: 0, d: 0 });
    const sure = inMood({ v: 0, a: 0, d: 1 });
    expect(sure.weighed).toEqual(even.weighed);
    expect(sure.action_type).toBe('note.write');
  });

  it('valence moves approach and avoidance', () => {
    const taken = { result: ended('no_effect', 'exists'), tries: 1 };
    const inValence = (v: number) => decide(packOfTask('en', write, taken, { mood: { long: { v, a: 0, d: 0 } } }));
    expect(inValence(-1).action_payload).toMatchObject({ path: 'bees/goal-2.md' });
    expect(inValence(1).action_type).toBe('note.append');
    expect(inValence(1).mood_influence.value).toBeGreaterThan(0);
  });

  it('arousal moves readiness to start', () => {
    expect(inMood({ v: -1, a: -1, d: 0 }).decision_outcome).toBe('defer');
    expect(inMood({ v: -1, a: 1, d: 0 }).decision_outcome).toBe('do_action');
    expect(inMood({ v: 0, a: 1, d: 0 }).mood_influence.action_threshold_bias).toBe('lower');
    expect(inMood({ v: 0, a: -1, d: 0 }).mood_influence.action_threshold_bias).toBe('higher');
  });

  it('its part is logged by number, and can be switched off', () => {
    const on = inMood({ v: 1, a: 0.5, d: 0 });
    expect(on.mood_influence).toMatchObject({
      value: 0.15,
      summary: 'Mood +0.150: towards acting +0.100, ready to start +0.050.',
    });
    const off = inMood({ v: 1, a: 0.5, d: 0 }, false);
    expect(off.mood_influence).toMatchObject({ value: 0, summary: 'Mood is switched off.' });
    expect((on.weighed[0]?.score ?? 0) - (off.weighed[0]?.score ?? 0)).toBeCloseTo(0.15, 6);
  });

  it('never silences an answer', () => {
    for (const v of [-1, 1]) {
      for (const a of [-1, 1]) {
        const decision = decide(
          packOf('en', {
            trigger: said('hello'),
            mood: { long: { v, a, d: -1 } },
            persona: withProfile({ caution: 0, curiosity: 0 }),
          }),
        );
        expect(decision.action_type).toBe('conversation');
      }
    }
  });
});

describe('persona', () => {
  const known = {
    purpose: said('Keep city bees', { seq: 2 }),
    kind: said('To reach', { seq: 3 }),
    outcome: said('Two hives', { seq: 4 }),
    date: said('in 2 weeks', { seq: 5 }),
    have: said('a garden', { seq: 6 }),
  };
  const lastAnswer = (persona: Persona, lang: 'en' | 'ja' = 'en') =>
    decide(
      packOf(lang, {
        trigger: said('Read\nBuild\nMove in', { seq: 9 }),
        is_answer: true,
        intake: { recipe: 'general', awaiting: 'steps', answers: known },
        purpose: { text: 'Keep city bees', kind: 'to_reach' },
        persona,
      }),
    );

  it('a default one exists, with a mood at its baseline', () => {
    expect(personaSchema.parse(defaultPersona)).toEqual(defaultPersona);
    expect(baselineMood()).toEqual({ long: { v: 0.1, a: 0, d: 0.1 } });
    expect(baselineMood(withProfile({ baseline: { v: -0.5, a: 0.2, d: 0 } }))).toEqual({
      long: { v: -0.5, a: 0.2, d: 0 },
    });
  });

  it('two personas decide measurably otherwise on the same pack', () => {
    const careful = lastAnswer(withProfile({ caution: 0.9, curiosity: 0.1 }));
    const curious = lastAnswer(withProfile({ caution: 0.1, curiosity: 1, values: ['discovery'] }));
    expect(careful.weighed[0]?.option).toBe('plan with what could get in the way');
    expect(curious.weighed[0]?.option).toBe('plan with what is to be found out');
    expect(careful.persona_influence).toMatchObject({ value: 0.14, preferred_direction: 'support' });
    expect(careful.persona_influence.traits).toEqual(['careful', 'value “care”', 'interest “plans”']);
    expect(curious.persona_influence).toMatchObject({ value: 0.16, preferred_direction: 'explore' });
    expect(JSON.stringify(careful.plan_update)).toContain('could get in the way');
    expect(JSON.stringify(curious.plan_update)).toContain('to be found out');
  });

  it('names what moved it in the language of the pack', () => {
    expect(lastAnswer(defaultPersona, 'ja').persona_influence.summary).toBe(
      '人格の影響 +0.080（慎重 +0.020、価値観「care」 +0.040、関心「plans」 +0.020）',
    );
    expect(lastAnswer(defaultPersona, 'ja').mood_influence.summary).toBe('気分の影響 +0.005（行動に前向き +0.005）');
  });

  it('neither it nor the mood moves a score by more than 0.2, and scores say by how much they did', () => {
    const unit = fc.double({ min: -1, max: 1, noNaN: true });
    const fraction = fc.double({ min: 0, max: 1, noNaN: true });
    const values = fc.subarray(['care', 'safety', 'discovery', 'speed', 'company', 'constructor', 'beauty']);
    fc.assert(
      fc.property(unit, unit, unit, fraction, fraction, values, (v, a, d, caution, curiosity, chosen) => {
        const persona = withProfile({ caution, curiosity, values: chosen, interests: ['notes', 'plans', 'talk'] });
        const decision = decide(packOfTask('en', write, {}, { persona, mood: { long: { v, a, d } } }));
        const { persona_influence, mood_influence, weighed } = decision;
        expect(Math.abs(persona_influence.value)).toBeLessThanOrEqual(maxShare);
        expect(Math.abs(mood_influence.value)).toBeLessThanOrEqual(maxShare);
        const base =
          { 'note.write bees/goal.md': 0.62, [asksFirst]: 0.4, wait: 0.26 }[textOf(weighed[0]?.option ?? null) ?? ''] ??
          Number.NaN;
        expect(weighed[0]?.score).toBeCloseTo(base + persona_influence.value + mood_influence.value, 5);
        for (const value of [persona_influence.value, mood_influence.value, ...weighed.map(({ score }) => score)]) {
          expect(Math.round(value * 1e6) / 1e6).toBe(value);
          expect(Object.is(value, -0)).toBe(false);
        }
      }),
    );
  });
});
