import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { EngineAnswer, EngineRequest, LocalEngine } from '../bridge/model-contract';
import type { LanguageModel } from './language-model';
import { ModelSlot, type OpenedModel } from './model-slot';
import { threadModel } from './thread-model';
import { requestOf } from './language-model.contract';

/** An engine whose answers end when they are told to. */
class HeldEngine implements LocalEngine {
  readonly read: string[] = [];
  isUnloaded = false;
  answer: (answer: EngineAnswer) => void = () => {};

  constructor(readonly id: string) {}

  generate({ messages }: EngineRequest): Promise<EngineAnswer> {
    this.read.push(messages.map(({ content }) => content).join());
    return new Promise((resolve) => (this.answer = resolve));
  }
  abort(): void {
    this.answer({ ok: false, code: 'aborted', message: 'stopped' });
  }
  async unload(): Promise<void> {
    this.isUnloaded = true;
  }
}

const engines: HeldEngine[] = [];
/** Ends the load that waits. */
let opened: (fails?: boolean) => void = () => {};

function slotOf(): ModelSlot {
  return new ModelSlot(
    (id) =>
      new Promise<OpenedModel>((resolve) => {
        opened = (fails = false) => {
          if (fails) return resolve({ ok: false, code: 'not_loaded', message: 'no' });
          const engine = new HeldEngine(id);
          engines.push(engine);
          resolve({ ok: true, engine, contextTokens: 4_096 });
        };
      }),
  );
}

/** A slot that holds `one`. */
async function slotOfOne(): Promise<ModelSlot> {
  const slot = slotOf();
  void slot.load('one');
  await settled();
  opened();
  await settled();
  return slot;
}

function requestFor(model: string): EngineRequest {
  return {
    id: `ask-${model}`,
    model,
    messages: [{ role: 'user', content: `for ${model}` }],
    schema: null,
    maxTokens: 9,
    temperature: 0,
  };
}

function modelOf(id: string, thread: Parameters<typeof threadModel>[1]): LanguageModel {
  return threadModel({ id, name: id, contextTokens: null }, thread, () => `of-${id}`);
}

const never = (): AbortSignal => new AbortController().signal;
const nothing = (): void => {};
const whole: EngineAnswer = { ok: true, text: 'Yes.', usage: null };
const settled = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  engines.length = 0;
});
afterEach(() => vi.useRealTimers());

it('nobody is asked before a load has ended, nor after one that failed; what failed is tried anew', async () => {
  const slot = slotOf();
  const loading = slot.load('one');
  await settled();
  expect(await slot.generate(requestFor('one'), nothing)).toMatchObject({ ok: false, code: 'other_model' });
  opened(true);
  expect(await loading).toMatchObject({ ok: false });
  expect(await slot.generate(requestFor('one'), nothing)).toMatchObject({ ok: false, code: 'not_loaded' });
  const again = slot.load('one');
  await settled();
  opened();
  expect(await again).toEqual({ ok: true, contextTokens: 4_096 });
});

it('what is asked goes to the model that it names or to none', async () => {
  const slot = await slotOfOne();
  expect(await slot.generate(requestFor('two'), nothing)).toMatchObject({ ok: false, code: 'other_model' });
  expect(engines[0]?.read).toEqual([]);
});

it('another one comes in when the answer under way has ended, and the one before is unloaded first', async () => {
  const slot = await slotOfOne();
  const answering = slot.generate(requestFor('one'), nothing);
  const second = slot.load('two');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(engines).toMatchObject([{ id: 'one', isUnloaded: false }]);
  engines[0]?.answer(whole);
  expect(await answering).toEqual(whole);
  await settled();
  expect(engines[0]?.isUnloaded).toBe(true);
  expect(await slot.generate(requestFor('one'), nothing)).toMatchObject({ code: 'other_model' }); // its asker loads again
  opened();
  expect(await second).toMatchObject({ ok: true });
  expect(engines.map(({ id }) => id)).toEqual(['one', 'two']);
});

it('who loaded a model asks it first, even where another is wanted meanwhile; who never asks keeps nobody', async () => {
  const slot = slotOf();
  const asked = ['one', 'two'].map((id) => modelOf(id, slot).generate(requestOf(), never()));
  for (const place of [0, 1]) {
    await settled();
    opened();
    await settled();
    expect(engines).toHaveLength(place + 1); // each was loaded once
    engines[place]?.answer(whole);
  }
  expect(await Promise.all(asked)).toMatchObject([{ ok: true }, { ok: true }]);
  void slot.load('three');
  await settled();
  opened();
  await settled();
  const next = slot.load('four'); // nothing is asked of the third
  await vi.advanceTimersByTimeAsync(2_000);
  expect(engines.at(-1)).toMatchObject({ id: 'three', isUnloaded: true });
  opened();
  expect(await next).toMatchObject({ ok: true });
});

it('who asks too late, while another is being opened, loads its own again and is answered', async () => {
  const slot = slotOf();
  let arrive: () => void = () => {};
  const late = {
    load: async (id: string) => {
      const loaded = await slot.load(id);
      await new Promise<void>((resolve) => (arrive = resolve)); // a busy thread reads it late
      return loaded;
    },
    generate: slot.generate.bind(slot),
    abort: slot.abort.bind(slot),
  };
  const asked = modelOf('one', late).generate(requestOf(), never());
  await settled();
  opened();
  await settled();
  void slot.load('two');
  await vi.advanceTimersByTimeAsync(2_000); // nothing was asked: the second comes in
  expect(engines).toMatchObject([{ id: 'one', isUnloaded: true }]);
  arrive();
  await settled();
  opened();
  await vi.advanceTimersByTimeAsync(2_000);
  opened();
  await settled();
  arrive();
  await settled();
  expect(engines.map(({ id }) => id)).toEqual(['one', 'two', 'one']);
  engines[2]?.answer(whole);
  expect(await asked).toMatchObject({ ok: true, text: 'Yes.' });
  expect(engines.map(({ read }) => read.length)).toEqual([0, 0, 1]);
});

it('two that loaded one model ask it, each in its time, before another comes in', async () => {
  const slot = slotOf();
  const loads = [slot.load('one'), slot.load('one')];
  await settled();
  opened();
  await Promise.all(loads);
  void slot.load('two');
  const first = slot.generate({ ...requestFor('one'), id: 'first' }, nothing);
  engines[0]?.answer(whole);
  expect(await first).toEqual(whole);
  await vi.advanceTimersByTimeAsync(1_000);
  const second = slot.generate({ ...requestFor('one'), id: 'second' }, nothing);
  engines[0]?.answer(whole);
  expect(await second).toEqual(whole);
  await settled();
  expect(engines[0]?.isUnloaded).toBe(true); // at once: nobody is waited for any more
});

it('a question loads its model three times at most, and then says that it is another', async () => {
  let loads = 0;
  const taken = {
    load: () => Promise.resolve({ ok: true as const, contextTokens: (loads += 1) }),
    generate: () => Promise.resolve({ ok: false as const, code: 'other_model', message: 'another model is loaded' }),
    abort: nothing,
  };
  expect(await modelOf('one', taken).generate(requestOf(), never())).toMatchObject({ ok: false, code: 'other_model' });
  expect(loads).toBe(3);
});

it('an opening that rejects fails alone: it is tried anew, and others are loaded', async () => {
  let isBroken = true;
  const slot = new ModelSlot(async (id) => {
    if (isBroken) throw new Error('no lock');
    return { ok: true, engine: new HeldEngine(id), contextTokens: 4_096 };
  });
  expect(await slot.load('one')).toMatchObject({ ok: false, code: 'not_loaded', message: 'Error: no lock' });
  isBroken = false;
  expect(await slot.load('one')).toMatchObject({ ok: true });
  const other = slot.load('two');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await other).toMatchObject({ ok: true });
});

it.each(['lost', 'no_memory'])(
  'one that ended by %s in use is given back, and the next load opens it anew',
  async (code) => {
    const slot = await slotOfOne();
    const answering = slot.generate(requestFor('one'), nothing);
    engines[0]?.answer({ ok: false, code, message: 'the device is gone' });
    expect(await answering).toMatchObject({ code });
    expect(engines[0]?.isUnloaded).toBe(true);
    void slot.load('one');
    await settled();
    opened();
    await settled();
    expect(engines).toHaveLength(2);
  },
);

it('gives memory back when another mind is chosen, and says what it concerns', async () => {
  const slot = slotOf();
  void slot.load('one');
  expect(slot.concerns('one')).toBe(true);
  await settled();
  opened();
  await settled();
  const answering = slot.generate(requestFor('one'), nothing);
  const given = slot.keepOnly(null);
  await settled();
  expect(engines[0]?.isUnloaded).toBe(false);
  engines[0]?.answer(whole);
  await Promise.all([answering, given]);
  expect(engines[0]?.isUnloaded).toBe(true);
  expect(slot.concerns('one')).toBe(false);
});

it('what was asked for by who is gone is stopped, and the next is answered at once', async () => {
  const slot = await slotOfOne();
  const asked = slot.generate(requestFor('one'), nothing);
  slot.abandon();
  expect(await asked).toEqual({ ok: false, code: 'aborted', message: 'stopped' });
  const next = slot.generate({ ...requestFor('one'), id: 'next' }, nothing);
  engines[0]?.answer(whole);
  expect(await next).toEqual(whole);
});
