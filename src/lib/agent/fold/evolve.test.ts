import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../../../tests/support/seeded-random';
import { decision, goal } from '../../../../tests/support/scripted-mind';
import { seal } from '../../events/chain';
import { haltReasons } from '../../events/lifecycle';
import type { LogEvent } from '../../events/log-event';
import { families, type EventBody, type EventType } from '../../events/registry';
import { evolve } from './evolve';
import { emptySnapshot, snapshot as snapshotSchema, type Snapshot } from './snapshot';

fc.configureGlobal({ seed: 20_261_128 }); // the same cases every time

const seq = fc.integer({ min: 1, max: 40 });
const nullable = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });
const task = nullable(fc.constantFrom('G1-T1', 'G1-T2', 'G2-T1', 'G9-T9'));
const decisionId = seq.map((number) => `D${number}`);
const requestId = seq.map((number) => `R${number}`);
const digest = fc.constantFrom('a'.repeat(64), 'b'.repeat(64));
const capability = fc.constantFrom('note.write', 'conversation', 'question', 'budget.extend', 'gone');
const text = fc.constantFrom<string | { sha256: string }>('Hello', '/drop', '', { sha256: 'c'.repeat(64) });
const codes = ['question.interrupted', 'question.keep_goal', 'question.uncertain', 'record.done', undefined] as const;

/** Events of every type that may say anything: what a forged or damaged log could hold. */
const body: fc.Arbitrary<EventBody> = fc.oneof(
  fc.record({
    type: fc.constant('input' as const),
    source: fc.constantFrom('chat', 'cli', 'x'),
    text,
    authority: fc.constantFrom('user', 'public'),
    surface: fc.constantFrom('chat', null),
    choice: fc.option(fc.record({ id: fc.constantFrom('keep:G1', 'a'), question: seq }), { nil: undefined }),
  }),
  fc
    .record({
      plan: fc.constantFrom(
        undefined,
        { purpose: 'P' },
        { goals: [goal(1)] },
        { purpose: 'Q', goals: [goal(1), goal(2)] },
        { purpose_kind: 'ongoing' },
        { intake: null },
      ),
      acts: fc.boolean(),
      capability,
      of: fc.constantFrom(undefined, 'G1-T1', 'G2-T2'),
      attempt: fc.integer({ min: 1, max: 4 }),
    })
    .map(({ plan, acts, capability: action_type, of, attempt }): EventBody => {
      const { judgment, intent, ...made } = decision({
        ...(acts && { action_type }),
        ...(plan && { plan_update: plan as never }),
        ...(of && { task: of }),
      });
      return {
        type: 'thought',
        judgment,
        intent,
        situation_summary: 'So.',
        attempt,
        search_summary: 'x',
        decision: made,
      };
    }),
  fc.record({
    type: fc.constant('approval' as const),
    status: fc.constantFrom('asked', 'granted', 'denied'),
    request: requestId,
    decision: decisionId,
    digest,
    lines: fc.tuple(text, text),
    by: fc.constantFrom('user', 'rule:conversation', 'rule:none', 'import', null),
    via: fc.constantFrom('key', 'rule', null),
    capability,
    capability_version: fc.constant(1),
    repeats: fc.option(seq, { nil: undefined }),
  }),
  fc.record({
    type: fc.constant('action' as const),
    summary: text,
    capability,
    decision: decisionId,
    request: requestId,
    digest,
    task,
    command: fc.constant(null),
  }),
  fc.record({
    type: fc.constant('result' as const),
    status: fc.constantFrom('done', 'fail'),
    summary: text,
    outcome: fc.constantFrom('success', 'partial', 'no_effect', 'failed', 'uncertain'),
    decision: decisionId,
    action: nullable(seq),
    task,
    cause: fc.constantFrom(null, 'rejected', 'stopped', 'not_run', 'error'),
    output: fc.constant(null),
    useful: fc.boolean(),
    search_summary: text,
    answer: fc.option(seq, { nil: undefined }),
  }),
  fc.record({
    type: fc.constant('result' as const),
    status: fc.constant('goal_done' as const),
    goal: fc.constantFrom('G1', 'G2', 'G9'),
    name: text,
    rate: fc.constant('80%'),
  }),
  fc.record({
    type: fc.constant('output' as const),
    pane: fc.constant('chat' as const),
    data: text,
    kind: fc.constantFrom('question', 'record', 'reply'),
    decision: nullable(decisionId),
    code: fc.constantFrom(...codes),
  }),
  fc.record({
    type: fc.constant('lifecycle' as const),
    name: fc.constantFrom('started', 'halted', 'resumed', 'recovered', 'interrupted', 'invalid_output', 'imported'),
    reason: fc.constantFrom(null, 'made_up', ...haltReasons),
    task: fc.option(task, { nil: undefined }),
    detail: fc.constantFrom(null, 'x'),
  }),
  fc.constantFrom(families.observation.example, families.change.example, families.redacted.example),
);

const history = fc.array(fc.tuple(body, nullable(seq)), { maxLength: 60 });

function sealedLog(bodies: readonly (readonly [EventBody, number | null])[]): LogEvent[] {
  const random = seededRandom(1);
  return bodies.map(([of, trigger], index) =>
    seal(
      {
        time: index * 1_000,
        body: of,
        seq: index + 1,
        epoch: 1,
        trigger,
        lang: index % 2 === 0 ? 'en' : null,
        taint: index % 5 === 0 ? ['web:a'] : [],
      },
      '0'.repeat(64),
      random,
    ),
  );
}

function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null) {
    Object.freeze(value);
    Object.values(value).forEach(frozen);
  }
  return value;
}

describe('the fold', () => {
  it('is total: whatever the events say, it answers with a state of its form', () => {
    fc.assert(
      fc.property(history, (bodies) => {
        const folded = sealedLog(bodies).reduce<Snapshot>(
          (snapshot, event) => evolve(snapshot, event),
          emptySnapshot(),
        );
        expect(snapshotSchema.parse(folded)).toEqual(folded);
        expect(folded.run.last.seq).toBe(bodies.length);
      }),
      { numRuns: 200 },
    );
  });

  it('changes nothing that it is given, and answers the same every time', () => {
    fc.assert(
      fc.property(history, (bodies) => {
        let snapshot = frozen(emptySnapshot());
        for (const event of sealedLog(bodies).map(frozen)) {
          const next = evolve(snapshot, event);
          expect(evolve(snapshot, event)).toEqual(next);
          snapshot = frozen(next);
        }
      }),
      { numRuns: 100 },
    );
  });

  it('goes the same way from what was stored between: replay is live', () => {
    fc.assert(
      fc.property(history, fc.nat(60), (bodies, cutAt) => {
        const log = sealedLog(bodies);
        const whole = log.reduce<Snapshot>((snapshot, event) => evolve(snapshot, event), emptySnapshot());
        const head = log
          .slice(0, cutAt)
          .reduce<Snapshot>((snapshot, event) => evolve(snapshot, event), emptySnapshot());
        const stored = JSON.parse(JSON.stringify(head)) as Snapshot;
        const rest = JSON.parse(JSON.stringify(log.slice(cutAt))) as LogEvent[];
        expect(rest.reduce<Snapshot>((snapshot, event) => evolve(snapshot, event), stored)).toEqual(whole);
      }),
      { numRuns: 100 },
    );
  });

  it('reads a redacted text as null and is otherwise the same', () => {
    const [input] = sealedLog([[{ ...families.input.example, text: 'A secret' }, null]]) as [LogEvent];
    const before = evolve(emptySnapshot(), input);
    const after = evolve(emptySnapshot(), { ...input, text: { sha256: 'c'.repeat(64) } } as LogEvent);
    expect(before.state.input.text).toBe('A secret');
    expect(after).toEqual({ ...before, state: { ...before.state, input: { ...before.state.input, text: null } } });
  });

  it('takes every family’s example', () => {
    for (const type of Object.keys(families) as EventType[]) {
      const log = sealedLog([[families[type].example, null]]);
      expect(() => log.reduce<Snapshot>((snapshot, event) => evolve(snapshot, event), emptySnapshot())).not.toThrow();
    }
  });

  it('keeps the stronger halt', () => {
    const halted = (reason: string): [EventBody, null] => [{ type: 'lifecycle', name: 'halted', reason }, null];
    const reasonAfter = (...reasons: string[]) =>
      sealedLog(reasons.map(halted)).reduce<Snapshot>((snapshot, event) => evolve(snapshot, event), emptySnapshot()).run
        .halt?.reason;
    expect(reasonAfter('rejected', 'invalid')).toBe('invalid');
    expect(reasonAfter('stopped', 'invalid')).toBe('stopped');
    expect(reasonAfter('stopped', 'budget')).toBe('stopped');
    expect(reasonAfter('budget', 'mind')).toBe('budget');
    expect(reasonAfter('budget', 'stopped')).toBe('stopped');
    expect(reasonAfter('stopped', 'storage')).toBe('storage');
    expect(reasonAfter('storage', 'stopped')).toBe('storage');
    expect(reasonAfter('made_up')).toBeUndefined();
  });
});
