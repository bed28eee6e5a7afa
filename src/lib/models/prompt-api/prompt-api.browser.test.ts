import { expose } from 'comlink';
import { describe, expect, it } from 'vitest';
import { FakePromptApi, type FakeAnswer } from '../../../../tests/support/fake-prompt-api';
import { BrowserModel, browserModelState, promptApi } from '../../bridge/browser-model';
import { liveRemote } from '../../bridge/live-remote';
import type { ModelThread } from '../../bridge/model-contract';
import { languageModelContract, requestOf, type EngineScript } from '../language-model.contract';
import type { LanguageModel } from '../language-model';
import { threadModel } from '../thread-model';
import { proxy } from 'comlink';

let ids = 0;

/** As the agent has it: over a port that the page lends. */
function lent(api: FakePromptApi): LanguageModel {
  const { port1, port2 } = new MessageChannel();
  expose(new BrowserModel(api), port1);
  const remote = liveRemote<ModelThread>(port2, 'browser model');
  const thread = {
    load: (id: string) => remote.load(id),
    generate: (request: Parameters<ModelThread['generate']>[0], onText: (piece: string) => void) =>
      remote.generate(request, proxy(onText)),
    abort: (id: string) => void remote.abort(id),
  };
  return threadModel({ id: 'browser', name: 'built-in', contextTokens: null }, thread, () => `id-${++ids}`);
}

function answerTo(script: EngineScript): FakeAnswer {
  switch (script.kind) {
    case 'writes':
      return { pieces: script.pieces, end: 'ends' };
    case 'calls':
      return { pieces: [script.text], end: 'ends' };
    case 'hangs':
      return { pieces: [script.text], end: 'hangs' };
    case 'breaks':
      return { pieces: ['Half'], end: new DOMException('the model crashed', 'UnknownError') };
    case 'empty':
      return { pieces: [], end: 'ends' };
  }
}

for (const isOld of [false, true]) {
  const api = new FakePromptApi();
  api.isOld = isOld;
  languageModelContract(`the browser’s own model, ${isOld ? 'names of before' : 'names of today'}`, {
    model: (script) => {
      api.answer = () => answerTo(script);
      return lent(api);
    },
    toolsSeen: null,
    schemaSeen: () => api.prompts.at(-1)?.options.responseConstraint,
  });

  it(`its context size and use are read by the ${isOld ? 'older' : 'newer'} names, and no session stays open`, async () => {
    api.answer = () => ({ pieces: ['Twelve chars'], end: 'ends' });
    const model = lent(api);
    const answer = await model.generate(requestOf(), new AbortController().signal);
    expect(model.contextTokens).toBe(6_000);
    const sent = requestOf().messages.reduce((sum, { content }) => sum + content.length, 0);
    expect(answer).toMatchObject({ ok: true, usage: { input: sent, output: 12 } });
    await expect.poll(() => api.open).toBe(0);
  });
}

describe('the browser’s own model', () => {
  const never = new AbortController().signal;

  it('is given the system prompt where alone it may stand', async () => {
    const api = new FakePromptApi();
    expect(await lent(api).generate(requestOf(), never)).toMatchObject({ ok: true });
    expect(api.prompts[0]).toMatchObject({ initial: [{ role: 'system' }], input: [{ role: 'user' }] });
  });

  const failures: [string, string, (api: FakePromptApi) => void][] = [
    ['what is too long', 'too_long', (api) => (api.window = 20)],
    ['an answer that is held back', 'refused', (api) => (api.answer = () => broken('NotReadableError'))],
    ['a constraint that it cannot keep', 'schema_refused', (api) => (api.answer = () => broken('NotSupportedError'))],
    ['a model that is not there yet', 'not_loaded', (api) => (api.state = 'downloadable')],
    ['a device that has none', 'not_loaded', (api) => (api.state = 'unavailable')],
    [
      'an answer that does not end',
      'too_much',
      (api) => (api.answer = () => ({ pieces: ['x'.repeat(5_000)], end: 'hangs' })),
    ],
  ];
  it.each(failures)('[F-33] tells apart %s', async (_, code, set) => {
    const api = new FakePromptApi();
    set(api);
    const schema = code === 'schema_refused' ? { type: 'object' } : null;
    const answer = await lent(api).generate(requestOf({ schema, maxTokens: 100 }), never);
    expect(answer).toMatchObject({ ok: false, code });
    await expect.poll(() => api.open).toBe(0);
  });

  it('[F-39] half a character waits for its other half', async () => {
    const api = new FakePromptApi();
    api.answer = () => ({ pieces: ['凪', '\uD842', '\uDFB7', '。'], end: 'ends' });
    const told: string[] = [];
    expect(await lent(api).generate(requestOf({ onText: (piece) => told.push(piece) }), never)).toMatchObject({
      text: '凪𠮷。',
    });
    expect(told.every((piece) => piece.isWellFormed())).toBe(true);
  });

  it('is fetched by the browser when it is told to, with progress; without a press it is refused, and a stop ends it', async () => {
    const api = new FakePromptApi();
    api.state = 'downloadable';
    api.isActivated = false;
    const model = new BrowserModel(api);
    expect(await model.download(() => {}, never)).toMatchObject({ code: 'not_loaded' });
    api.isActivated = true;
    const stop = new AbortController();
    expect(await model.download(() => stop.abort(), stop.signal)).toMatchObject({ code: 'aborted' });
    expect(await browserModelState(api)).toBe('downloadable');
    const shares: number[] = [];
    expect(await model.download((share) => shares.push(share), never)).toBeNull();
    expect(shares).toEqual([0, 0.25, 0.5, 1]);
    expect(await browserModelState(api)).toBe('available');
    expect(api.open).toBe(0);
  });

  it('a browser that has none says so', async () => {
    expect(await browserModelState(null)).toBe('missing');
    // Chromium of these tests has the global, and no model behind it
    if (promptApi() !== null) expect(await browserModelState(promptApi())).toBe('unavailable');
  });
});

function broken(name: string): FakeAnswer {
  return { pieces: [], end: new DOMException('no', name) };
}
