import { describe, expect, it } from 'vitest';
import { FakeClock } from '../../../tests/support/fake-clock';
import { turnsOf } from '../../../tests/support/agent-house';
import type { Egress } from '../bridge/egress-contract';
import { checkModel, sampleModel, type CheckOptions } from './check-model';
import { modelFailure, type CountedUse, type ModelRequest } from './language-model';
import { listModels } from './openai/host-models';
import { openaiCompatible } from './openai/openai-compatible';
import { scriptedModel } from './scripted';

const proof = '{"word":"plum-4417"}';

describe('the way in which a mind can answer', () => {
  type Script = ReturnType<Parameters<typeof scriptedModel>[0]>;
  const foundOf = async (script: (request: ModelRequest) => Script) => {
    const asked: ModelRequest[] = [];
    const model = scriptedModel((request) => {
      asked.push(request);
      return script(request);
    });
    return { checked: await checkModel(model, optionsOf()), asked };
  };
  const calling = (input: string): Script => ({
    pieces: [],
    end: { calls: [{ id: 'abcdefgh1', name: 'say_word', input }] },
  });
  const refusing: Script = { pieces: [], end: modelFailure('tools_refused', 'it takes no tools') };
  const inWords = ({ schema, messages }: ModelRequest): boolean =>
    schema === null && (messages[0]?.content.includes('JSON Schema') ?? false);

  const cases: [string, (request: ModelRequest) => Script, object][] = [
    ['it calls a tool', ({ tools }) => (tools ? calling(proof) : proof), { way: 'tools', schema: 'kept' }],
    [
      'it calls a tool, and knows no form',
      (request) => (request.tools ? calling(proof) : 'Hello!'),
      { way: 'tools', schema: 'ignored' },
    ],
    ['it calls with another word', ({ tools }) => (tools ? calling('{"word":"hi"}') : proof), { way: 'form' }],
    ['it is given tools and only talks', () => proof, { way: 'form', schema: 'kept' }],
    ['it takes none, and keeps a form', ({ tools }) => (tools ? refusing : proof), { way: 'form', schema: 'kept' }],
    [
      'it ignores a form, and keeps it when asked in words',
      (request) => (inWords(request) ? `Here:\n\`\`\`json\n${proof}\n\`\`\`` : 'Hello!'),
      { way: 'form', schema: 'asked' },
    ],
    ['it only talks', () => 'Hello!', { way: 'talk', schema: 'ignored' }],
  ];
  it.each(cases)('%s', async (_, script, expected) => {
    const { checked } = await foundOf(script);
    expect(checked).toMatchObject({ ok: true, value: { hasReasoned: false, ...expected } });
  });

  it('one that thinks first is given room for it, once that is seen', async () => {
    const { checked, asked } = await foundOf(({ tools, maxTokens, onReasoning }) => {
      onReasoning?.('Hm. ');
      if (maxTokens < 1_000) return { pieces: [], end: modelFailure('too_much', 'cut') };
      return tools ? calling(proof) : proof;
    });
    expect(checked).toMatchObject({ ok: true, value: { way: 'tools', hasReasoned: true } });
    expect(asked.map(({ maxTokens }) => maxTokens)).toEqual([200, 2_000, 2_000, 30]);
  });

  it('what keeps every answer away is told at once', async () => {
    const { checked, asked } = await foundOf(() => ({ pieces: [], end: modelFailure('bad_key', 'no') }));
    expect(checked).toMatchObject({ ok: false, code: 'bad_key' });
    expect(asked).toHaveLength(1);
  });
});

const counted: (CountedUse | null)[] = [];

function optionsOf(more: Partial<CheckOptions> = {}): CheckOptions & { clock: FakeClock } {
  counted.length = 0;
  return {
    clock: new FakeClock(),
    limitMs: 90_000,
    list: null,
    onCall: () => (used) => counted.push(used),
    ...more,
  } as CheckOptions & { clock: FakeClock };
}

/** A host that answers with a head, then bytes for ever, until it is cut off; `isSilent`: it takes the request and says nothing. */
function endlessHost(isSilent = false): {
  egress: Pick<Egress, 'send' | 'abort'>;
  sent: () => number;
  aborted: string[];
} {
  const aborted: string[] = [];
  let sent = 0;
  return {
    aborted,
    sent: () => sent,
    egress: {
      abort: (id) => void aborted.push(id),
      send: async ({ id }, { onHead, onBytes }) => {
        if (isSilent) await new Promise(() => {});
        await onHead({ status: 200, type: 'application/json', retryAfterMs: null });
        const page = new TextEncoder().encode('x'.repeat(100_000));
        for (; !aborted.includes(id); sent += page.length) await onBytes(page);
        return { ok: false, code: 'aborted', message: 'stopped' };
      },
    },
  };
}

it('a host that takes the question and says nothing is given up, with what it may have used', async () => {
  const options = optionsOf();
  const checking = checkModel(
    scriptedModel(() => ({ pieces: ['{"wo'], end: null })),
    options,
  );
  await turnsOf(() => options.clock.waiting > 0);
  options.clock.advance(89_999);
  options.clock.advance(1);
  expect(await checking).toEqual({
    ok: false,
    code: 'timed_out',
    message: 'no whole answer within 90 s',
    isOfHost: false,
    models: [],
  });
  expect(counted).toEqual([{ input: 60, output: 2, estimated: 62 }]);
  expect(options.clock.waiting).toBe(0);
});

it('a list of models that never comes is given up, and its connection closed', async () => {
  const host = endlessHost(true);
  const options = optionsOf({
    list: (signal) => listModels('http://a.example/v1', { egress: host.egress, newId: () => 'list', signal }),
  });
  const checking = checkModel(
    scriptedModel(() => '{}'),
    options,
  );
  await turnsOf(() => options.clock.waiting > 0);
  options.clock.advance(90_000);
  expect(await checking).toMatchObject({ ok: false, code: 'timed_out' });
  expect(host.aborted).toEqual(['list']);
});

it('of a list or an answer without an end only so much is read; without its list a host is asked all the same', async () => {
  const host = endlessHost();
  const signal = new AbortController().signal;
  expect(await listModels('http://a.example/v1', { egress: host.egress, newId: () => 'list', signal })).toMatchObject({
    code: 'too_much',
  });
  expect(host.sent()).toBeLessThan(5_000_000);
  const options = optionsOf({
    list: (end) => listModels('http://a.example/v1', { egress: host.egress, newId: () => 'again', signal: end }),
  });
  expect(
    await checkModel(
      scriptedModel(() => '{"word":"plum-4417"}'),
      options,
    ),
  ).toMatchObject({
    ok: true,
    value: { schema: 'kept', models: [] },
  });
  const served = { baseUrl: 'http://a.example/v1', model: 'tiny', protocol: 'chat', contextTokens: null } as const;
  const other = endlessHost();
  let ids = 0;
  expect(
    await checkModel(
      openaiCompatible(served, other.egress, () => `ask-${++ids}`),
      optionsOf(),
    ),
  ).toMatchObject({
    ok: false,
    code: 'too_much',
  });
  expect(other.sent()).toBeLessThan(5_000_000);
  expect(other.aborted).toEqual(['ask-1', 'ask-2']);
});

it('whose words a failure tells is known: the host’s, or this app’s', async () => {
  const answering = (status: number, body: string, type = 'application/json'): Pick<Egress, 'send' | 'abort'> => ({
    abort: () => {},
    send: async (_, { onHead, onBytes }) => {
      await onHead({ status, type, retryAfterMs: null });
      await onBytes(new TextEncoder().encode(body));
      return { ok: true };
    },
  });
  const found = (egress: Pick<Egress, 'send' | 'abort'>, protocol: 'chat' | 'responses' = 'chat') =>
    checkModel(
      openaiCompatible(
        { baseUrl: 'http://a.example/v1', model: 'tiny', protocol, contextTokens: null },
        egress,
        () => 'ask',
      ),
      optionsOf(),
    );
  expect(await found(answering(403, '{"error":"no seat"}'))).toMatchObject({
    message: 'HTTP 403: no seat',
    isOfHost: true,
  });
  const list = (signal: AbortSignal) =>
    listModels('http://a.example/v1', {
      egress: answering(401, '{"error":"HTTP 9: no"}'),
      newId: () => 'list',
      signal,
    });
  expect(
    await checkModel(
      scriptedModel(() => '{}'),
      optionsOf({ list }),
    ),
  ).toMatchObject({ code: 'bad_key', isOfHost: true });
  const event = (protocol: 'chat' | 'responses') =>
    protocol === 'chat' ? { error: { message: 'overloaded' } } : { type: 'error', message: 'overloaded' };
  for (const protocol of ['chat', 'responses'] as const) {
    const stream = answering(200, `data: ${JSON.stringify(event(protocol))}\n\n`, 'text/event-stream');
    expect(await found(stream, protocol)).toMatchObject({ message: 'overloaded', isOfHost: true });
  }
  for (const own of [answering(403, ''), answering(200, '{"HTTP 4: ')])
    expect(await found(own)).toMatchObject({ ok: false, isOfHost: false });
});

it('a model that answers in time leaves nothing that waits, and its use is counted as reported', async () => {
  const options = optionsOf();
  const model = scriptedModel(() => ({ pieces: ['{"word":"plum-4417"}'], end: { usage: { input: 33, output: 9 } } }));
  expect(await checkModel(model, options)).toMatchObject({ ok: true });
  expect(options.clock.waiting).toBe(0);
  const once = { input: 33, output: 9, estimated: 0 };
  expect(counted).toEqual([once, once, once]); // it was given tools, then a form, then only words
});

describe('30 tokens of words tell how quick a model writes where it is tried', () => {
  const good =
    'The sea lies still and grey before the sun has come over the hill, and gulls stand along its edge in a row'.split(
      ' ',
    );
  const sampled = (pieces: number, msEach: number, texts = good): ReturnType<typeof sampleModel> => {
    const options = optionsOf();
    const model = scriptedModel(() => '');
    return sampleModel(
      {
        ...model,
        generate: ({ onText, maxTokens }) => {
          expect(maxTokens).toBe(30);
          for (let piece = 0; piece < pieces; piece++) {
            onText?.(`${texts[piece % texts.length] ?? ''} `);
            options.clock.advance(msEach);
          }
          return Promise.resolve(modelFailure('too_much', 'cut')); // as an engine is cut off, and tells no use
        },
      },
      options,
    );
  };

  it('by its pieces, where it is cut off and tells no use', async () => {
    expect(await sampled(30, 100)).toEqual({ tokensPerSecond: 10 });
  });

  it('tokens at random are no speed, and neither is a failure', async () => {
    expect(await sampled(30, 10, ['ưu', '가', 'หน', 'т', 'ע', 'ing'])).toMatchObject({ failed: 'salad' });
    const lost = scriptedModel(() => ({ pieces: [], end: modelFailure('no_memory', 'too large') }));
    expect(await sampleModel(lost, optionsOf())).toEqual({ tokensPerSecond: null, failed: 'no_memory' });
  });

  it('a form that a grammar made is no proof of words: the check looks at what is written freely', async () => {
    const salad = 'Kön ưu가능 הע тек تعيين fprintf逆らうที่ addslashesгде σειρά 한다ing';
    const model = scriptedModel(({ schema, tools }) =>
      tools ? { pieces: [], end: modelFailure('tools_refused', 'none') } : schema ? proof : salad,
    );
    expect(await checkModel(model, optionsOf())).toMatchObject({ ok: false, code: 'salad' });
  });
});
