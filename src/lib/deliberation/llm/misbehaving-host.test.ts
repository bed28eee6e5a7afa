import { afterAll, beforeAll, expect, it } from 'vitest';
import { AgentHouse } from '../../../../tests/support/agent-house';
import { llmOptions } from '../../../../tests/support/llm-house';
import { nodeEgress } from '../../../../tests/support/node-egress';
import { serveOpenai, type OpenaiServer, type Reply } from '../../../../tests/support/openai-server';
import { seededRandom } from '../../../../tests/support/seeded-random';
import { competentReply } from '../../../../tests/support/served-model';
import { expectSound } from '../../../../tests/support/sound-log';
import type { AbortSignalLike, Clock } from '../../base/ports';
import type { JsonObject } from '../../base/json';
import { textOf } from '../../events/family';
import type { CountedUse } from '../../models/language-model';
import { openaiCompatible } from '../../models/openai/openai-compatible';
import { ChosenMind } from '../chosen-mind';
import { createReflex } from '../reflex';
import { LlmDeliberator } from './llm-deliberator';

let server: OpenaiServer;
beforeAll(async () => {
  server = await serveOpenai();
  server.models = ['tiny', 'other'];
});
afterAll(() => server.close());

/** Time of a mind: a pause is over at once, and is remembered; the watch over a silent host ends when it is told to. */
class HurriedClock implements Clock {
  readonly pauses: number[] = [];
  #now = 0;
  #watches: (() => void)[] = [];

  now = (): number => this.#now;
  monotonic = (): number => this.#now;
  wait(ms: number, signal?: AbortSignalLike): Promise<void> {
    if (ms < 100_000) {
      this.pauses.push(ms);
      this.#now += ms;
      return Promise.resolve();
    }
    return new Promise((resolve) => {
      this.#watches.push(resolve);
      signal?.addEventListener('abort', () => resolve());
    });
  }
  /** Nothing came for too long. */
  stall(): void {
    this.#now += 180_000;
    for (const wake of this.#watches.splice(0)) wake();
  }
}

const status = (code: number, body: unknown, headers?: Record<string, string>): Reply => ({
  kind: 'status',
  status: code,
  body,
  ...(headers && { headers }),
});

/** What the host does, question by question; null: it answers well, slowly, a few bytes at a time. */
const days: readonly (Reply | null)[] = [
  null,
  { kind: 'answer', text: '{"say":"I begin well', cutAfter: 120 },
  null,
  status(429, { error: 'slow down' }, { 'retry-after': '7' }),
  status(500, { error: 'overloaded' }),
  null,
  { kind: 'raw', type: 'text/html', body: '<html>Sign in</html>' },
  null,
  { kind: 'answer', text: 'One two three', junk: 'data: {"x\n\n' },
  status(404, { error: { message: 'The model tiny does not exist' } }),
  null,
  status(401, { error: { message: 'revoked' } }),
  null,
  { kind: 'hang', text: '{"say":"' },
  status(403, { error: 'not allowed' }),
];

it.each(['chat', 'responses'] as const)(
  '[AV-07] [F-33] [F-48] the main job through a host that misbehaves in every way, over %s: what a person would do brings it to its end, and the log is sound',
  async (protocol) => {
    const clock = new HurriedClock();
    const used: (CountedUse | null)[] = [];
    const egress = nodeEgress(() => [new URL(server.url).origin]);
    let ids = 0;
    const mindOf = (model: string): LlmDeliberator =>
      new LlmDeliberator(
        openaiCompatible({ baseUrl: server.url, model, protocol, contextTokens: 32_000 }, egress, () => `id-${++ids}`),
        { ...llmOptions, clock, random: seededRandom(5), onCall: () => (use) => used.push(use) },
      );
    const minds = { same: mindOf('tiny'), other: mindOf('other') };
    let inUse: keyof typeof minds = 'same';
    const mind = new ChosenMind(
      createReflex(),
      () => Promise.resolve(minds[inUse]),
      () => Promise.resolve(true),
    );
    const house = new AgentHouse({ mind });

    const left = [...days];
    const asked: string[] = [];
    server.reply = (body: JsonObject) => {
      asked.push(body['model'] as string);
      const good = competentReply(body, { chunkBytes: 5, delayMs: 0 });
      if (body['model'] === 'other') return good;
      const day = left.shift();
      if (day?.kind === 'hang') void stalledOnce();
      return day ?? good;
    };
    /** The beginning of the answer has come, and nothing follows it. */
    async function stalledOnce(): Promise<void> {
      await expect.poll(() => egress.records().at(-1)?.received ?? 0).toBeGreaterThan(0);
      clock.stall();
    }

    await house.open();
    const halted: (string | undefined)[] = [];
    const isDone = (): boolean => house.chat.includes('[G1] DONE Repair the garden gate / 100%');
    const isItsTurn = (): boolean => {
      const { pending, halt, asking, queue } = house.snapshot.run;
      // a question stays open until the mind finds it answered: whoever spoke waits for a word
      return isDone() || pending !== null || halt !== null || (asking !== null && queue.length === 0);
    };
    /** The person, who reads what it says and does what there is to do. */
    async function act(): Promise<void> {
      const { halt, pending } = house.snapshot.run;
      if (pending) return void (await house.answer('y'));
      if (!halt) return void (await house.say('Repair the garden gate'));
      const code = /: (\w+):/.exec(halt.detail ?? '')?.[1];
      halted.push(code);
      const before = asked.length;
      await house.say('Are you there?');
      if (code !== 'bad_key' && code !== 'forbidden') return; // to ask again is enough
      expect(asked).toHaveLength(before); // a host that refused is not asked by that
      inUse = code === 'forbidden' ? 'other' : 'same'; // the next mind, after a y; or a new key
      mind.changed();
      minds.same.tryAnew();
      await house.command('resume');
    }
    for (let step = 0; step < 40 && !isDone(); step++) {
      await expect.poll(isItsTurn, { timeout: 20_000 }).toBe(true);
      if (!isDone()) await act();
    }

    expect(left).toEqual([]); // all of it happened
    expect(halted).toEqual(['not_protocol', 'wrong_model', 'bad_key', 'forbidden']);
    const dropped = house.all('lifecycle').filter(({ name }) => name === 'invalid_output');
    expect(dropped.map(({ detail }) => textOf(detail ?? null)?.split(':')[0])).toEqual([
      'cut_off',
      'malformed',
      'cut_off',
    ]);
    expect(clock.pauses[0]).toBe(7_000);
    expect(clock.pauses[1]).toBeGreaterThan(1_000);
    const done = house.ended.filter(({ status: end, task }) => end === 'done' && task !== null);
    expect([...new Set(done.map(({ task }) => task))]).toEqual(['G1-T1', 'G1-T2', 'G1-T3', 'G1-T4', 'G1-T5']);
    expect(new Set(house.all('action').map(({ capability }) => capability))).toEqual(
      new Set([
        ...['question', 'purpose.set', 'conversation', 'note.write', 'note.append', 'note.list', 'recall'],
        'reading.allow',
      ]),
    );
    const granted = house.all('approval').filter(({ status: end, by }) => end === 'granted' && by === 'user');
    expect(granted.map(({ capability }) => capability)).toEqual([
      'purpose.set',
      'note.write',
      'note.append',
      'reading.allow',
    ]);
    expect(asked.filter((model) => model === 'other').length).toBeGreaterThan(3); // and only after the fall-back
    expect(asked.lastIndexOf('tiny')).toBeLessThan(asked.indexOf('other'));
    // what no model read is free; what was cut off is not, nor a success that nothing can be made of
    expect(used.filter((use) => use === null)).toHaveLength(4);
    expect(used.filter((use) => use !== null && use.estimated > 0)).toHaveLength(5);
    const log = JSON.stringify(house.events);
    for (const text of ['<html>', 'I begin well', '�']) expect(log).not.toContain(text);
    await expectSound(house);
    await house.close(); // else it would ask on, in the next one's server
  },
);
