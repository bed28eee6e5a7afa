import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { nodeEgress } from '../../../../tests/support/node-egress';
import { serveOpenai, type OpenaiServer, type Reply } from '../../../../tests/support/openai-server';
import type { Egress } from '../../bridge/egress-contract';
import { countedUse } from '../counted-use';
import { languageModelContract, requestOf, type EngineScript } from '../language-model.contract';
import type { LanguageModel, ModelAnswer, ModelRequest } from '../language-model';
import { listModels } from './host-models';
import { openaiCompatible } from './openai-compatible';

let server: OpenaiServer;
beforeAll(async () => {
  server = await serveOpenai();
});
afterAll(() => server.close());
beforeEach(() => {
  server.seen.length = 0;
  server.key = null;
  server.models = ['tiny'];
});

let ids = 0;
const newId = (): string => `id-${++ids}`;
const origin = (): string => new URL(server.url).origin;
const never = (): AbortSignal => new AbortController().signal;

function modelOf(protocol: 'chat' | 'responses', key: string | null = null, model = 'tiny'): LanguageModel {
  return openaiCompatible(
    { baseUrl: server.url, model, protocol, contextTokens: 8_192 },
    nodeEgress(() => [origin()], key),
    newId,
  );
}

function replyTo(script: EngineScript): Reply {
  switch (script.kind) {
    case 'writes':
      return { kind: 'answer', text: script.pieces.join(''), pieces: script.pieces };
    case 'calls':
      return { kind: 'answer', text: script.text, calls: script.calls, ...(script.isCut && { finish: 'length' }) };
    case 'hangs':
      return { kind: 'hang', text: script.text, ...(script.call && { call: script.call }) };
    case 'breaks':
      return { kind: 'answer', text: 'Half of it', cutAfter: 90 };
    case 'empty':
      return { kind: 'answer', text: '' };
  }
}

for (const protocol of ['chat', 'responses'] as const) {
  languageModelContract(`openai-compatible by ${protocol}`, {
    schemaSeen: () => {
      const body = server.seen.at(-1)?.body ?? {};
      return protocol === 'chat' ? body['response_format'] : body['text'];
    },
    toolsSeen: () => server.seen.at(-1)?.body?.['tools'],
    model: (script) => {
      server.reply = () => replyTo(script);
      return modelOf(protocol);
    },
  });

  describe(`a served model by ${protocol}`, () => {
    const ask = (more: Partial<ModelRequest> = {}, key: string | null = null): Promise<ModelAnswer> =>
      modelOf(protocol, key).generate(requestOf(more), never());

    it.each([1, 2, 3, 5])(
      '[F-39] text whose bytes come %i at a time is whole: no replacement mark in Japanese or emoji',
      async (chunkBytes) => {
        const text = '凪です。今日は👩‍🌾と畑へ。𠮷野家の🍚も。';
        server.reply = () => ({ kind: 'answer', text, chunkBytes });
        const told: string[] = [];
        const answer = await ask({ onText: (piece) => told.push(piece) });
        expect(answer).toMatchObject({ ok: true, text, usage: { input: 11, output: 7 } });
        expect(told.join('')).toBe(text);
        expect(told.join('')).not.toContain('�');
        expect(told.every((piece) => piece.isWellFormed())).toBe(true);
      },
    );

    it('reasoning is left out', async () => {
      server.reply = () => ({ kind: 'answer', text: 'Yes.', reasoning: 'Let me think' });
      expect(await ask()).toMatchObject({ ok: true, text: 'Yes.' });
    });

    it('an answer that does not stream is taken whole', async () => {
      server.reply = () => ({ kind: 'answer', text: 'Whole.', isWhole: true });
      expect(await ask()).toMatchObject({ ok: true, text: 'Whole.', usage: { input: 11, output: 7 } });
    });

    const failures: [string, Reply, string][] = [
      ['401', { kind: 'status', status: 401, body: { error: { message: 'no' } } }, 'bad_key'],
      ['400 about the key', { kind: 'status', status: 400, body: { error: 'Incorrect API key provided' } }, 'bad_key'],
      ['402', { kind: 'status', status: 402, body: {} }, 'no_credit'],
      ['403 about credit', { kind: 'status', status: 403, body: { error: 'no credits' } }, 'no_credit'],
      ['403', { kind: 'status', status: 403, body: { error: 'not allowed' } }, 'forbidden'],
      ['404 about the model', { kind: 'status', status: 404, body: { error: { message: 'model x' } } }, 'wrong_model'],
      ['404 of another program', { kind: 'status', status: 404, body: '<html>not found</html>' }, 'not_protocol'],
      ['429', { kind: 'status', status: 429, body: {}, headers: { 'retry-after': '2' } }, 'rate_limited'],
      ['429 about quota', { kind: 'status', status: 429, body: { error: { message: 'quota' } } }, 'no_credit'],
      ['500', { kind: 'status', status: 500, body: {} }, 'server'],
      ['503 in HTML', { kind: 'status', status: 503, body: '<html></html>' }, 'server'],
      ['400 about the length', { kind: 'status', status: 400, body: { error: 'context length' } }, 'too_long'],
      ['HTML in place of JSON', { kind: 'raw', type: 'text/html', body: '<html>Sign in</html>' }, 'not_protocol'],
      ['JSON that is cut off', { kind: 'raw', type: 'application/json', body: '{"choices":[' }, 'malformed'],
      ['an event that is no JSON', { kind: 'answer', text: 'One two three', junk: 'data: {"x\n\n' }, 'malformed'],
      ['a stream that breaks', { kind: 'answer', text: 'One two three four', cutAfter: 120 }, 'cut_off'],
      ['an answer that is too long', { kind: 'answer', text: 'One two', finish: 'length' }, 'too_much'],
      ['an empty answer', { kind: 'answer', text: '' }, 'empty'],
      ['an error in the stream', { kind: 'raw', type: 'text/event-stream', body: errorEvent(protocol) }, 'server'],
      ['a stream that only ends', { kind: 'raw', type: 'text/event-stream', body: '' }, 'cut_off'],
    ];
    it.each(failures)('[F-33] %s is told apart', async (_, reply, code) => {
      server.reply = () => reply;
      const answer = await ask();
      expect(answer).toMatchObject({ ok: false, code });
      if (code === 'rate_limited') expect(answer).toMatchObject({ retryAfterMs: 2_000 });
    });

    it('[F-33] an answer without an end is given up', async () => {
      server.reply = () => ({ kind: 'answer', text: 'x'.repeat(2_100_000), pieces: ['x'.repeat(2_100_000)] });
      expect(await ask()).toMatchObject({ ok: false, code: 'too_much' });
    });

    it('a model that the host does not have is told apart', async () => {
      expect(await modelOf(protocol, null, 'other').generate(requestOf(), never())).toMatchObject({
        ok: false,
        code: 'wrong_model',
      });
    });

    it('[F-27] a key that the host repeats is taken out of what it says, in errors and answers', async () => {
      server.key = 'secret-1234567890';
      expect(await ask({}, 'wrong-key-123')).toMatchObject({ ok: false, code: 'bad_key' });
      expect(JSON.stringify(await ask({}, 'wrong-key-123'))).not.toContain('wrong-key-123');
      server.reply = () => ({
        kind: 'answer',
        text: 'The key is secret-1234567890, is it?',
        chunkBytes: 3,
        pieces: ['The key is secret-1234567890, is it?'],
      });
      expect(await ask({}, 'secret-1234567890')).toMatchObject({ ok: true, text: 'The key is [key], is it?' });
    });

    it('a schema that the host refuses is asked for in words from then on, and that is said', async () => {
      server.reply = (body) => {
        const format =
          protocol === 'chat' ? body['response_format'] : (body['text'] as { format: unknown } | undefined)?.format;
        return (format as { type?: string } | undefined)?.type === 'json_schema'
          ? { kind: 'status', status: 400, body: { error: { message: 'json_schema is not supported' } } }
          : { kind: 'answer', text: '{}' };
      };
      const model = modelOf(protocol);
      const schema = { type: 'object', properties: { word: { const: 'plum' } } };
      expect(await model.generate(requestOf({ schema }), never())).toMatchObject({ ok: true, schema: 'asked' });
      expect(server.seen).toHaveLength(2);
      expect(JSON.stringify(server.seen[1]?.body)).toContain('plum');
      expect(await model.generate(requestOf({ schema }), never())).toMatchObject({ ok: true, schema: 'asked' });
      expect(server.seen).toHaveLength(3);
    });

    it('a thread that dies in the middle is an answer that broke off, with what came; what a host was given is not free', async () => {
      const ask = (send: Egress['send']): Promise<ModelAnswer> =>
        openaiCompatible(
          { baseUrl: server.url, model: 'tiny', protocol, contextTokens: null },
          { send, abort: () => {} },
          newId,
        ).generate(requestOf(), never());
      const used = async (send: Egress['send']) => countedUse(await ask(send), { input: 400, output: 3 });
      const reckoned = { input: 400, output: 3, estimated: 403 };
      const over = nodeEgress(() => [origin()]);
      const silent = Object.assign(new Error('egress did not answer'), { name: 'ThreadSilentError' });
      const diesOnce = (came: 'head' | 'bytes'): Egress['send'] => {
        return (request, { onHead, onBytes }) =>
          new Promise((_, reject) => {
            void over.send(request, {
              onHead: async (head) => {
                await onHead(head);
                if (came === 'head') reject(silent);
              },
              onBytes: async (bytes) => {
                await onBytes(bytes);
                reject(silent);
              },
            });
          });
      };
      server.reply = () => ({ kind: 'answer', text: 'One two three', chunkBytes: 20 });
      for (const came of ['head', 'bytes'] as const) {
        expect(await ask(diesOnce(came))).toMatchObject({ ok: false, code: 'cut_off' });
        expect(await used(diesOnce(came))).toEqual(reckoned);
      }
      // it may have been sent before the thread died; where no thread was there at all it was not
      expect(await ask(() => Promise.reject(silent))).toMatchObject({ ok: false, code: 'no_thread' });
      expect(await used(() => Promise.reject(silent))).toEqual(reckoned);
      expect(await used(() => Promise.reject(new Error('no egress thread was lent')))).toBeNull();
      // a success that nothing can be made of, against a refusal
      server.reply = () => ({ kind: 'raw', type: 'text/html', body: '<html>Sign in</html>' });
      expect(await used((...sent) => over.send(...sent))).toEqual(reckoned);
      server.reply = () => ({ kind: 'status', status: 404, body: '<html>not found</html>' });
      expect(await used((...sent) => over.send(...sent))).toBeNull();
    });

    it('sends no headers but those that every server lists, and an abort closes the connection', async () => {
      server.reply = () => ({ kind: 'hang', text: 'On' });
      const abort = new AbortController();
      const dropped = server.dropped;
      await modelOf(protocol, 'k').generate(requestOf({ onText: () => abort.abort() }), abort.signal);
      const own = Object.keys(server.seen[0]?.headers ?? {}).filter(
        (name) => !/^(host|connection|user-agent|accept-.*|sec-.*|content-length|cache-control|pragma)$/.test(name),
      );
      expect(own.sort()).toEqual(['accept', 'authorization', 'content-type']);
      await expect.poll(() => server.dropped).toBe(dropped + 1);
    });
  });
}

describe('the way out', () => {
  it('reaches only what is on its list, and nothing without a policy', async () => {
    const blocked = nodeEgress(() => ['https://api.x.ai']);
    const answer = await openaiCompatible(
      { baseUrl: server.url, model: 'tiny', protocol: 'chat', contextTokens: null },
      blocked,
      newId,
    ).generate(requestOf(), never());
    expect(answer).toMatchObject({ ok: false, code: 'origin_not_allowed' });
    const unguarded = nodeEgress(() => null);
    expect(await listModels(server.url, { egress: unguarded, newId, signal: never() })).toMatchObject({
      ok: false,
      code: 'no_policy',
    });
    expect(server.seen).toHaveLength(0);
    expect(blocked.records()).toMatchObject([{ host: new URL(server.url).host, code: 'origin_not_allowed', sent: 0 }]);
  });

  it('every request is remembered with host, bytes and purpose', async () => {
    server.reply = () => ({ kind: 'answer', text: 'Hello.' });
    const egress = nodeEgress(() => [origin()]);
    const model = openaiCompatible(
      { baseUrl: server.url, model: 'tiny', protocol: 'chat', contextTokens: null },
      egress,
      newId,
    );
    await model.generate(requestOf({ purpose: 'deliberate' }), never());
    const [record] = egress.records();
    expect(record).toMatchObject({ host: new URL(server.url).host, purpose: 'deliberate', status: 200, code: null });
    expect(record?.sent).toBe(JSON.stringify(server.seen[0]?.body).length);
    expect(record?.received).toBeGreaterThan(100);
  });

  it('what asks whether a host is there at all is a request as any other, and remembered as one', async () => {
    let isOpaque = true;
    const egress = nodeEgress(() => [origin()], null, {
      fetch: (_, init) =>
        init?.mode === 'no-cors' && isOpaque
          ? Promise.resolve(new Response())
          : Promise.reject(new TypeError('failed')),
    });
    const { host } = new URL(server.url);
    expect(await listModels(server.url, { egress, newId, signal: never() })).toMatchObject({ code: 'cors' });
    isOpaque = false;
    expect(await listModels(server.url, { egress, newId, signal: never() })).toMatchObject({ code: 'unreachable' });
    expect(egress.records()).toMatchObject([
      { host, purpose: 'check', code: 'cors' },
      { host, purpose: 'probe', status: null, code: null, ms: expect.any(Number) as number },
      { host, purpose: 'check', code: 'unreachable' },
      { host, purpose: 'probe', status: null, code: 'unreachable', ms: expect.any(Number) as number },
    ]);
  });

  it('tells a host that is away from a device that is offline, and http from https', async () => {
    const gone = 'http://127.0.0.1:1/v1';
    const origins = (): string[] => ['http://127.0.0.1:1', 'http://models.example', 'https://models.example'];
    expect(await listModels(gone, { egress: nodeEgress(origins), newId, signal: never() })).toMatchObject({
      code: 'unreachable',
    });
    const offline = nodeEgress(origins, null, {
      isOnline: () => false,
      fetch: () => Promise.reject(new TypeError('failed')),
    });
    expect(await listModels('https://models.example/v1', { egress: offline, newId, signal: never() })).toMatchObject({
      code: 'offline',
    });
    const secure = nodeEgress(origins, null, { isSecurePage: true });
    expect(await listModels('http://models.example/v1', { egress: secure, newId, signal: never() })).toMatchObject({
      code: 'mixed',
    });
  });

  it('[F-28] a key is asked for by the origin that a request goes to, and no address may carry one', async () => {
    const asked: string[] = [];
    const egress = nodeEgress(() => [origin()], null, {
      keyOf: (of) => {
        asked.push(of);
        return Promise.resolve({ ok: true, key: null });
      },
    });
    await listModels(server.url, { egress, newId, signal: never() });
    expect(asked).toEqual([origin()]);
    const withUser = server.url.replace('http://', 'http://user:pass@');
    expect(await listModels(withUser, { egress, newId, signal: never() })).toMatchObject({
      code: 'origin_not_allowed',
    });
    expect(asked).toHaveLength(1);
  });

  it('lists models', async () => {
    server.models = ['tiny', 'large'];
    const egress = nodeEgress(() => [origin()]);
    expect(await listModels(server.url, { egress, newId, signal: never() })).toMatchObject({
      ok: true,
      models: [{ id: 'tiny' }, { id: 'large' }],
    });
  });
});

function errorEvent(protocol: 'chat' | 'responses'): string {
  const event =
    protocol === 'chat'
      ? { error: { message: 'overloaded' } }
      : { type: 'error', message: 'overloaded', code: 'server' };
  return `data: ${JSON.stringify(event)}\n\n`;
}
