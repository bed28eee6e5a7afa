import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { nodeEgress } from '../../../../tests/support/node-egress';
import { serveOpenai, type OpenaiServer, type Reply } from '../../../../tests/support/openai-server';
import { chatDialects, dialects, type Dialect } from '../../../../tests/support/openai-stream';
import type { JsonObject } from '../../base/json';
import { requestOf } from '../language-model.contract';
import type { LanguageModel, ModelAnswer, ModelMessage, ModelRequest } from '../language-model';
import { openaiCompatible, type ServedModel } from './openai-compatible';

let server: OpenaiServer;
beforeAll(async () => {
  server = await serveOpenai();
});
afterAll(() => server.close());
beforeEach(() => {
  server.seen.length = 0;
});

type Spoken = 'chat' | 'responses';
type Saying = Partial<Extract<Reply, { kind: 'answer' }>>;

let ids = 0;
const never = (): AbortSignal => new AbortController().signal;
const tools = [
  {
    name: 'note_write',
    description: 'Writes a note.',
    parameters: { type: 'object', properties: { path: { type: 'string' } }, required: ['path'] },
  },
];
const called = [
  { name: 'note_write', input: '{"path":"畑/計画.md","why":"a \\"b\\" {c"}' },
  { name: 'note_write', input: '{"path":"b.md"}' },
];

function modelOf(protocol: Spoken, more: Partial<ServedModel> = {}): LanguageModel {
  const egress = nodeEgress(() => [new URL(server.url).origin]);
  const served = { baseUrl: server.url, model: 'tiny', protocol, contextTokens: null, ...more };
  return openaiCompatible(served, egress, () => `id-${++ids}`);
}

async function ask(protocol: Spoken, said: Saying, more: Partial<ModelRequest> = {}) {
  server.reply = () => ({ kind: 'answer', text: '', ...said });
  const told = { text: '', reasoning: '' };
  const request = requestOf({
    tools,
    onText: (piece) => void (told.text += piece),
    onReasoning: (piece) => void (told.reasoning += piece),
    ...more,
  });
  return { answer: await modelOf(protocol).generate(request, never()), told };
}

const spokenWith = (dialect: Dialect): Spoken[] =>
  (chatDialects as readonly Dialect[]).includes(dialect) ? ['chat'] : ['chat', 'responses'];

describe.each(dialects.flatMap((dialect) => spokenWith(dialect).map((protocol) => [dialect, protocol] as const)))(
  'a host with %s, by %s',
  (dialect, protocol) => {
    it.each([11, 100_000])('is understood: words, reasoning, calls, %i bytes at a time', async (chunkBytes) => {
      const said = { text: 'I write both.', reasoning: 'Two notes, so two calls.', calls: called, dialect, chunkBytes };
      const { answer, told } = await ask(protocol, said);
      expect(answer).toMatchObject({ ok: true, text: 'I write both.', calls: called });
      expect(told).toEqual({ text: 'I write both.', reasoning: 'Two notes, so two calls.' });
      const names = (answer.ok && answer.calls ? answer.calls : []).map(({ id }) => id);
      expect(names.every((id) => /^[A-Za-z0-9]{9}$/.test(id)) && new Set(names).size === 2).toBe(true);
    });

    it('is understood where it does not stream', async () => {
      const { answer, told } = await ask(protocol, {
        text: 'Yes.',
        reasoning: 'Hm.',
        calls: called,
        dialect,
        isWhole: true,
      });
      expect(answer).toMatchObject({ ok: true, text: 'Yes.', calls: called });
      expect(told).toEqual({ text: 'Yes.', reasoning: 'Hm.' });
    });

    it('is understood where it only speaks', async () => {
      const { answer, told } = await ask(protocol, { text: '{"a": "凪"}', reasoning: 'Hm.', dialect }, { tools: [] });
      expect(answer).toMatchObject({ ok: true, text: '{"a": "凪"}' });
      expect(answer).not.toHaveProperty('calls');
      expect(told).toEqual({ text: '{"a": "凪"}', reasoning: 'Hm.' });
    });
  },
);

describe.each(['chat', 'responses'] as const)('an answer by %s', (protocol) => {
  it.each([
    ['while it thinks', { reasoning: 'Let me see, there are' }],
    ['while it thinks in its text', { reasoning: 'Let me see', dialect: 'reasoning in the text' as const }],
    ['in its words', { text: 'There are' }],
    ['in a call', { calls: [{ name: 'note_write', input: '{"path":"a' }] }],
  ])('[F-33] that is cut at its limit %s is none', async (_, said) => {
    const { answer } = await ask(protocol, { ...said, finish: 'length' });
    expect(answer).toMatchObject({ ok: false, code: 'too_much' });
  });

  it('[F-33] whose host hides that its limit cut a call is none either; what broke off by itself is told as it came', async () => {
    const calls = [{ name: 'note_write', input: '{"path":"a' }];
    const atLimit = await ask(protocol, { calls, usage: { input: 5, output: 200 } });
    expect(atLimit.answer).toMatchObject({ ok: false, code: 'too_much' });
    const before = await ask(protocol, { calls, usage: { input: 5, output: 20 } });
    expect(before.answer).toMatchObject({ ok: true, calls });
  });

  it('[F-33] that breaks off in the middle of a call is none', async () => {
    const { answer } = await ask(protocol, { calls: called, cutAfter: 300 });
    expect(answer).toMatchObject({ ok: false, code: 'cut_off' });
  });

  it.each([
    ['in its words', { text: 'On and on. '.repeat(2_000) }],
    ['in its reasoning', { reasoning: 'Wait, let me think again. '.repeat(2_000) }],
    ['in a call', { calls: [{ name: 'note_write', input: `{"path":"${'ab '.repeat(20_000)}"}` }] }],
  ])('[F-33] that repeats itself %s is stopped', async (_, said) => {
    const { answer, told } = await ask(protocol, { ...said, chunkBytes: 500, delayMs: 1 });
    expect(answer).toMatchObject({
      ok: false,
      code: 'malformed',
      message: expect.stringContaining('repeated itself') as string,
    });
    expect(told.text.length + told.reasoning.length).toBeLessThan(2_000);
  });

  it('[F-33] that repeats itself and never ends is stopped, and the connection closed', async () => {
    const dropped = server.dropped;
    server.reply = () => ({ kind: 'hang', text: 'On and on. '.repeat(200) });
    expect(await modelOf(protocol).generate(requestOf({ tools }), never())).toMatchObject({ code: 'malformed' });
    await expect.poll(() => server.dropped).toBe(dropped + 1);
  });

  it('says how much of the request its host had kept', async () => {
    const { answer } = await ask(protocol, { text: 'Yes.', usage: { input: 900, output: 4, cached: 640 } });
    expect(answer).toMatchObject({ usage: { input: 900, output: 4, cached: 640 } });
  });

  it('with the same host ids as another has calls of its own', async () => {
    const first = await ask(protocol, { calls: called });
    const second = await ask(protocol, { calls: called });
    const idsOf = ({ answer }: { answer: ModelAnswer }) => (answer.ok ? (answer.calls ?? []) : []).map(({ id }) => id);
    expect(new Set([...idsOf(first), ...idsOf(second)]).size).toBe(4);
  });

  it('gives back within an intent what its host wants back, as it came', async () => {
    const extra = { google: { thought_signature: 'c2lnbmVk' } };
    const { answer } = await ask(protocol, {
      text: 'I write.',
      reasoning: 'Hm, so.',
      calls: [{ ...called[1], extra }] as never,
    });
    if (!answer.ok || !answer.calls) throw new Error('it called nothing');
    const { text: content, calls, opaque } = answer;
    const messages: ModelMessage[] = [
      { role: 'user', content: 'Go on.' },
      { role: 'assistant', content, calls, ...(opaque !== undefined && { opaque }) },
      ...calls.map(({ id }): ModelMessage => ({ role: 'tool', content: 'written', call: id })),
    ];
    await ask(protocol, { text: 'Done.' }, { messages });
    const { body } = server.seen.at(-1) ?? {};
    if (protocol === 'chat')
      expect(body).toMatchObject({
        messages: [
          {},
          {
            reasoning_content: 'Hm, so.',
            tool_calls: [{ extra_content: extra, function: { arguments: called[1]?.input } }],
          },
          { role: 'tool', tool_call_id: calls[0]?.id, content: 'written' },
        ],
      });
    else
      expect(body).toMatchObject({
        store: false,
        include: ['reasoning.encrypted_content'],
        input: [
          {},
          { type: 'reasoning', encrypted_content: Buffer.from('sealed:Hm, so.').toString('base64') },
          { role: 'assistant', content: 'I write.' },
          { type: 'function_call', call_id: calls[0]?.id, name: 'note_write', arguments: called[1]?.input },
          { type: 'function_call_output', call_id: calls[0]?.id, output: 'written' },
        ],
      });
  });
});

it.each([
  [
    'DeepSeek',
    { usage: { prompt_tokens: 50, completion_tokens: 2, prompt_cache_hit_tokens: 32 } },
    { input: 50, output: 2, cached: 32 },
  ],
  ['llama.cpp', { timings: { prompt_n: 18, cache_n: 32, predicted_n: 2 } }, { input: 50, output: 2, cached: 32 }],
  ['one that tells none', {}, null],
])('usage as %s tells it', async (_, told, usage) => {
  const events = [{ choices: [{ delta: { content: 'Yes.' }, finish_reason: 'stop' }], ...told }];
  const body = `${events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join('')}data: [DONE]\n\n`;
  server.reply = () => ({ kind: 'raw', type: 'text/event-stream', body });
  expect(await modelOf('chat').generate(requestOf(), never())).toMatchObject({ ok: true, usage });
});

it('a call that its host leaves in the text is one, and none of it is shown', async () => {
  const inText = `{"name":"note_write","arguments":{"path":"a.md"}}`;
  const { answer, told } = await ask('chat', { text: inText });
  expect(answer).toMatchObject({ ok: true, text: '', calls: [{ name: 'note_write', input: '{"path":"a.md"}' }] });
  expect(told.text).toBe('');
  const other = await ask('chat', { text: '{"name":"no_such_tool","arguments":{}}' });
  expect(other.answer).toMatchObject({ ok: true, text: '{"name":"no_such_tool","arguments":{}}' });
  expect(other.told.text).toBe('{"name":"no_such_tool","arguments":{}}');
});

it('Responses whose host tells its items only at the end', async () => {
  const output = [
    { type: 'message', content: [{ type: 'output_text', text: 'I write.' }] },
    { type: 'function_call', call_id: 'c', name: 'note_write', arguments: '{}' },
  ];
  const body = `data: ${JSON.stringify({ type: 'response.completed', response: { id: 'r', output } })}\n\n`;
  server.reply = () => ({ kind: 'raw', type: 'text/event-stream', body });
  const answer = await modelOf('responses').generate(requestOf({ tools }), never());
  expect(answer).toMatchObject({ ok: true, text: 'I write.', calls: [{ name: 'note_write', input: '{}' }] });
});

it('a host that keeps its answers is told what came of its calls by its own names for them', async () => {
  server.reply = () => ({ kind: 'answer', text: '', calls: called });
  const model = modelOf('responses');
  const first = await model.generate(requestOf({ tools, keeps: true }), never());
  if (!first.ok || !first.calls || first.id === undefined) throw new Error('nothing was kept');
  const messages = first.calls.map(({ id }): ModelMessage => ({ role: 'tool', content: 'written', call: id }));
  await model.generate(requestOf({ tools, keeps: true, continues: first.id, messages }), never());
  expect(server.seen.at(-1)?.body).toMatchObject({
    previous_response_id: first.id,
    input: [
      { type: 'function_call_output', call_id: 'call_host_2' },
      { type: 'function_call_output', call_id: 'call_host_3' },
    ],
  });
});

describe('a tool', () => {
  const given = async (protocol: Spoken, parameters: JsonObject) => {
    const tool = { name: 'note_read', description: 'Reads a note.', parameters };
    const schema = { type: 'object', properties: {} };
    await ask(protocol, { text: 'Yes.' }, { tools: [tool], schema });
    return server.seen.at(-1)?.body ?? {};
  };
  const path = { type: 'string', maxLength: 9 };

  it('is given strictly where that leaves its schema as it is, and never beside a form', async () => {
    const strict = { type: 'object', properties: { path }, required: ['path'], additionalProperties: false };
    const parameters = { ...strict, properties: { path: { type: 'string' } } };
    const chat = await given('chat', strict);
    expect(chat['tools']).toEqual([
      { type: 'function', function: { name: 'note_read', description: 'Reads a note.', parameters, strict: true } },
    ]);
    expect(chat).not.toHaveProperty('response_format');
    const responses = await given('responses', strict);
    expect(responses['tools']).toEqual([
      { type: 'function', name: 'note_read', description: 'Reads a note.', parameters, strict: true },
    ]);
    expect(responses).not.toHaveProperty('text');
  });

  it('that takes what may be left out is given as it is, and that is said where silence would mean strict', async () => {
    const loose = { type: 'object', properties: { path }, additionalProperties: false };
    expect((await given('chat', loose))['tools']).toEqual([
      { type: 'function', function: { name: 'note_read', description: 'Reads a note.', parameters: loose } },
    ]);
    expect(await given('responses', loose)).toMatchObject({ tools: [{ parameters: loose, strict: false }] });
  });
});
