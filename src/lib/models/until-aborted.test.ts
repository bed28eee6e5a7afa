import { getEventListeners } from 'node:events';
import { expect, it } from 'vitest';
import { threadModel } from './thread-model';
import { untilAborted } from './until-aborted';

it('tells of an abort that was, and of one that comes', async () => {
  expect(await untilAborted(AbortSignal.abort()).aborted).toBe('aborted');
  const controller = new AbortController();
  const { aborted } = untilAborted(controller.signal);
  controller.abort();
  expect(await aborted).toBe('aborted');
});

it('a signal that outlives many answers is left by each of them', async () => {
  const { signal } = new AbortController();
  const model = threadModel(
    { id: 'm', name: 'tiny', contextTokens: null },
    {
      load: () => Promise.resolve({ ok: true, contextTokens: 100 }),
      generate: () => Promise.resolve({ ok: true, text: 'Yes.', usage: null }),
      abort: () => {},
    } as unknown as Parameters<typeof threadModel>[1],
    () => 'id',
  );
  for (let turn = 0; turn < 3; turn++) {
    const answer = await model.generate(
      { messages: [], schema: null, purpose: 'deliberate', maxTokens: 5, temperature: 0 },
      signal,
    );
    expect(answer.ok).toBe(true);
  }
  expect(getEventListeners(signal, 'abort')).toEqual([]);
});
