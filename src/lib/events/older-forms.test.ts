import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../../tests/support/seeded-random';
import type { JsonObject, JsonValue } from '../base/json';
import { seal } from './chain';
import { genesisHash } from './genesis-hash';
import { readEvent } from './log-event';
import { families, type EventBody, type EventType } from './registry';

/** As earlier builds stored them, by version: what they could not hold is not there, and nothing is made up for it. */
const older: Partial<Record<EventType, (present: JsonObject) => JsonObject[]>> = {
  input: (body) => [body, { ...body, care: true }, body],
  thought: ({ say: _say, serves: _serves, mind: _mind, way: _way, seen: _seen, ...body }) => [
    body,
    body,
    { ...body, way: 'tools' },
    { ...body, way: 'tools', ends_task: 'G1-T1' },
    { ...body, way: 'tools', found_done: ['G1-T2'] },
    { ...body, way: 'tools', closes: { status: 'blocked', why: 'Wait', until: '2026-12-06', day: '2026-12-06' } },
  ],
  approval: (body) => [{ ...body, lines: linesOf(body).map(({ text }) => text as JsonValue) }, body],
  result: (body) => [body, body, body],
  change: (body) => [body],
};

const read: Partial<Record<EventType, (body: JsonObject, from: number) => JsonObject>> = {
  input: (body) => body,
  thought: (body) => body,
  approval: ({ lines, ...body }, from) => ({
    ...body,
    lines: from < 2 ? (lines as string[]).map((text) => ({ code: 'as_shown', parameters: {}, text })) : (lines ?? null),
  }),
  result: (body) => body,
  change: (body) => body,
};

describe.each(Object.values(families))('$type', ({ type, version, example }) => {
  it('reads each form that it was ever stored in, and adds nothing', () => {
    const forms = older[type]?.(example as unknown as JsonObject) ?? [];
    expect(forms).toHaveLength(version - 1);
    for (const [at, body] of forms.entries()) {
      const stored = { ...sealed(body as unknown as EventBody), v: at + 1 } as JsonObject;
      const event = readEvent(structuredClone(stored));
      expect(event, `version ${at + 1}`).toEqual({
        ok: true,
        value: { known: true, event: { ...stored, ...read[type]?.(body, at + 1) } },
      });
    }
  });
});

describe('what this build adds', () => {
  it.each<[string, EventBody]>([
    ['a message of which the mind says what it is', { ...families.input.example, judged: 'mind' }],
    ['a message in place of another', { ...families.input.example, supersedes: 2 }],
    [
      'a thought that answers a question, takes a request back and ends what it serves',
      {
        ...families.thought.example,
        ...{
          answers: 4,
          ends_task: 'G1-T1',
          found_done: ['G1-T2', 'G1-T3'],
          replaces: 'D3',
          closes: { status: 'blocked', why: 'It is night.', until: 'tomorrow' },
        },
      },
    ],
    ['a request that was taken back', { ...families.approval.example, status: 'withdrawn' }],
    ['the end of it', replacedResult()],
    ['the end of a renaming', { ...families.result.example, kept: { path: 'b.md', from: 'a.md' } } as EventBody],
    [
      'a purpose that was dropped',
      {
        ...families.thought.example,
        decision: { ...families.thought.example.decision, plan_update: { purpose_dropped: true } },
      },
    ],
    ['a rule that came with a build', { ...families.change.example, by: 'build' }],
    ['what was said until the person stopped it', { ...families.output.example, cut: true, to: [2], replaces: 3 }],
    ['an answer that is asked for again', { type: 'lifecycle', name: 'asked_again', reason: null, replaces: 3 }],
    ['the beginning of another topic', { type: 'lifecycle', name: 'new_topic', reason: null }],
    ['a summary built on another', { ...families.summary.example, from: 41, to: 80, previous: 42 }],
  ])('%s is read back whole', (_, body) => {
    const stored = sealed(body);
    expect(readEvent(structuredClone(stored))).toEqual({ ok: true, value: { known: true, event: stored } });
  });
});

function replacedResult(): EventBody {
  return {
    ...(families.result.example as Extract<EventBody, { type: 'result'; status: 'done' | 'fail' }>),
    ...{ status: 'fail', outcome: 'failed', cause: 'replaced', action: null },
  };
}

function linesOf({ lines }: JsonObject): JsonObject[] {
  return lines as JsonObject[];
}

function sealed(body: EventBody) {
  return seal({ time: 0, body, seq: 90, epoch: 1, trigger: 1, lang: 'en', taint: [] }, genesisHash, seededRandom(1));
}
