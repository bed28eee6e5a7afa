import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { nodeEgress } from '../../../../tests/support/node-egress';
import { serveOpenai, type OpenaiServer, type Reply } from '../../../../tests/support/openai-server';
import type { JsonObject } from '../../base/json';
import { requestOf } from '../language-model.contract';
import type { ModelMessage, ModelRequest } from '../language-model';
import { openaiCompatible } from './openai-compatible';
import { readRefusals, refusalIn, withRemedies } from './remedies';

let server: OpenaiServer;
beforeAll(async () => {
  server = await serveOpenai();
});
afterAll(() => server.close());
beforeEach(() => {
  server.seen.length = 0;
});

type Spoken = 'chat' | 'responses';
let ids = 0;
const never = (): AbortSignal => new AbortController().signal;
const schema = { type: 'object', properties: { word: { enum: ['plum'] } } };
const tools = [
  {
    name: 'note_read',
    description: 'Reads a note.',
    parameters: { type: 'object', properties: {}, required: [], additionalProperties: false },
  },
];
const deed: ModelMessage[] = [
  { role: 'system', content: 'Be brief.' },
  { role: 'user', content: 'Go on.' },
  {
    role: 'assistant',
    content: '',
    calls: [{ id: 'abcdefgh1', name: 'note_read', input: '{}', opaque: { extra_content: { a: 1 } } }],
    opaque: { reasoning_content: 'Hm.' },
  },
  { role: 'tool', content: 'a note', call: 'abcdefgh1' },
  { role: 'user', content: 'And now?' },
];

function modelOf(protocol: Spoken, refused: readonly string[] = []) {
  const told: string[][] = [];
  const egress = nodeEgress(() => [new URL(server.url).origin]);
  const served = { baseUrl: server.url, model: 'tiny', protocol, contextTokens: null, refused };
  const onRefused = (all: string[]): void => void told.push(all);
  return { model: openaiCompatible({ ...served, onRefused }, egress, () => `id-${++ids}`), told };
}

const json = (body: unknown): string => JSON.stringify(body);
const refusal = (status: number, body: unknown): Reply => ({ kind: 'status', status, body });
const error = (message: string, more: JsonObject = {}): JsonObject => ({
  error: { message, type: 'invalid_request_error', ...more },
});

/** In words that hosts were read to use; `is`: whether the request still asks for it. */
interface Refusing {
  protocol: Spoken;
  name: string;
  is: (body: JsonObject) => boolean;
  reply: Reply;
  request?: Partial<ModelRequest>;
  then?: (body: JsonObject) => boolean;
}
const hosts: Refusing[] = [
  {
    ...{ protocol: 'chat', name: 'max_tokens', is: (body) => 'max_tokens' in body },
    reply: refusal(
      400,
      error(
        "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
      ),
    ),
    then: (body) => body['max_completion_tokens'] === 200,
  },
  ...(['chat', 'responses'] as const).map((protocol): Refusing => ({
    ...{ protocol, name: 'temperature', is: (body) => 'temperature' in body },
    reply: refusal(
      400,
      error(
        "Unsupported value: 'temperature' does not support 0 with this model. Only the default (1) value is supported.",
      ),
    ),
  })),
  {
    ...{ protocol: 'chat', name: 'stream_options', is: (body) => 'stream_options' in body },
    reply: refusal(422, {
      detail: [{ type: 'extra_forbidden', loc: ['body', 'stream_options'], msg: 'Extra inputs are not permitted' }],
    }),
  },
  ...(['chat', 'responses'] as const).map((protocol): Refusing => ({
    ...{ protocol, name: 'parallel_tool_calls', is: (body) => 'parallel_tool_calls' in body, request: { tools } },
    reply: refusal(400, error("Unsupported parameter: 'parallel_tool_calls' is not supported with this model.")),
    then: (body) => 'tools' in body,
  })),
  {
    ...{ protocol: 'responses', name: 'include', is: (body) => 'include' in body, request: { tools } },
    reply: refusal(400, error('Encrypted content is not supported with this model.', { param: 'include' })),
    then: (body) => body['store'] === false,
  },
  ...(['chat', 'responses'] as const).map((protocol): Refusing => ({
    ...{ protocol, name: 'strict', is: (body) => json(body['tools']).includes('strict'), request: { tools } },
    reply: refusal(400, error("Unknown parameter: 'tools[0].function.strict'.")),
    then: (body) => 'tools' in body,
  })),
  {
    ...{ protocol: 'chat', name: 'reasoning', is: (body) => /reasoning_content|extra_content/.test(json(body)) },
    request: { messages: deed, tools },
    reply: refusal(422, { detail: 'messages.2.reasoning_content: Extra inputs are not permitted' }),
    then: (body) => json(body).includes('abcdefgh1'),
  },
  ...(['chat', 'responses'] as const).map((protocol): Refusing => ({
    ...{ protocol, name: 'json_schema', is: (body) => json(body).includes('"json_schema"'), request: { schema } },
    reply: refusal(400, error("'json_schema' is not one of the known types of this host")),
    then: (body) => json(body).includes('json_object') && json(body).includes('plum'),
  })),
  {
    ...{ protocol: 'chat', name: 'system', is: (body) => json(body).includes('"role":"system"') },
    reply: refusal(500, error('System role not supported')),
    then: (body) => json(body['messages']).includes('Be brief.\\n\\nSay something.'),
  },
  {
    ...{ protocol: 'chat', name: 'roles', is: (body) => (body['messages'] as unknown[]).length === 5 },
    request: { messages: deed, tools },
    reply: refusal(400, { message: "Unexpected role 'user' after role 'tool'" }),
    then: (body) => json(body['messages']).includes('a note\\n\\nAnd now?'),
  },
];

describe.each(hosts)('a host that refuses $name, by $protocol', ({ protocol, name, is, reply, request = {}, then }) => {
  it('is asked without it at once, and from then on; that is told, so that it can be kept', async () => {
    server.reply = (body) => (is(body) ? reply : { kind: 'answer', text: '{}' });
    const { model, told } = modelOf(protocol);
    for (const seen of [2, 3]) {
      expect(await model.generate(requestOf(request), never())).toMatchObject({ ok: true });
      expect(server.seen).toHaveLength(seen);
    }
    expect(told).toEqual([[name]]);
    const last = server.seen.at(-1)?.body ?? {};
    expect(is(last)).toBe(false);
    if (then) expect(then(last)).toBe(true);
    const anew = modelOf(protocol, told[0]);
    expect(await anew.model.generate(requestOf(request), never())).toMatchObject({ ok: true });
    expect(server.seen).toHaveLength(4);
  });
});

it('a form is asked for in words alone where neither form is taken', async () => {
  server.reply = ({ response_format: format }) =>
    format === undefined
      ? { kind: 'answer', text: '{}' }
      : refusal(400, { error: "'response_format.type' must be 'json_schema' or 'text'" });
  const { model, told } = modelOf('chat');
  expect(await model.generate(requestOf({ schema }), never())).toMatchObject({ ok: true, schema: 'asked' });
  expect(server.seen).toHaveLength(3);
  expect(json(server.seen[2]?.body)).toContain('plum');
  expect(told.at(-1)).toEqual(['json_schema', 'json_object']);
});

it('a host may refuse one thing after another', async () => {
  server.reply = (body) =>
    'max_tokens' in body
      ? refusal(400, error("'max_tokens' is not supported"))
      : 'temperature' in body
        ? refusal(400, error("'temperature' is not supported"))
        : { kind: 'answer', text: 'Yes.' };
  const { model, told } = modelOf('chat');
  expect(await model.generate(requestOf(), never())).toMatchObject({ ok: true });
  expect(told.at(-1)).toEqual(['max_tokens', 'temperature']);
});

describe('a host that takes no tools', () => {
  const said: [string, number, unknown][] = [
    ['Ollama', 400, error('registry.ollama.ai/library/tiny does not support tools')],
    ['llama.cpp', 500, error('tools param requires --jinja flag')],
    [
      'vLLM',
      400,
      { message: '"auto" tool choice requires --enable-auto-tool-choice and --tool-call-parser to be set' },
    ],
    ['OpenRouter', 404, error('No endpoints found that support tool use.')],
  ];
  it.each(said)('says so as %s does, and is given none any more', async (_, status, body) => {
    server.reply = (asked) => ('tools' in asked ? refusal(status, body) : { kind: 'answer', text: 'Yes.' });
    const { model, told } = modelOf('chat');
    for (let turn = 0; turn < 2; turn++) {
      const answer = await model.generate(requestOf({ tools }), never());
      expect(answer).toMatchObject({ ok: false, code: 'tools_refused' });
      expect(server.seen).toHaveLength(1);
    }
    expect(told).toEqual([['tools']]);
    expect(await model.generate(requestOf(), never())).toMatchObject({ ok: true });
  });
});

it('what is refused for another reason is told as it is, and nothing is remembered', async () => {
  for (const [status, body] of [
    [400, error('max_tokens is too large for this account')],
    [400, error('the prompt is empty')],
    [401, error("'temperature' is not supported")],
    [429, error("'temperature' is not supported")],
    [500, error('overloaded')],
  ] as const) {
    server.seen.length = 0;
    server.reply = () => refusal(status, body);
    const { model, told } = modelOf('chat');
    expect(await model.generate(requestOf(), never())).toMatchObject({ ok: false });
    expect(server.seen).toHaveLength(1);
    expect(told).toEqual([]);
  }
  // it names what it may not mean: without it the host says the same
  server.reply = () => refusal(400, error('temperature is unknown to us, try later'));
  const { model, told } = modelOf('chat');
  expect(await model.generate(requestOf(), never())).toMatchObject({ ok: false });
  expect(told).toEqual([]);
});

it('what is left out without being asked for changes nothing, and what no build knows is not kept', () => {
  const body = { model: 'tiny', messages: [], stop: ['x'], tool_choice: 'auto' };
  expect(refusalIn("'stop' is not supported", body, new Set())).toBe('stop');
  expect(refusalIn("'tool_choice' is not supported", body, new Set())).toBe('tool_choice');
  expect(refusalIn("'temperature' is not supported", body, new Set())).toBeNull();
  expect(withRemedies(body, new Set(['stop', 'temperature', 'json_schema', 'tools']))).toEqual({
    model: 'tiny',
    messages: [],
    tool_choice: 'auto',
  });
  expect(readRefusals(['temperature', 'colour'])).toEqual(['temperature']);
});
