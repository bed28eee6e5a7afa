import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { nodeEgress } from '../../../tests/support/node-egress';
import { serveOpenai, type OpenaiServer, type Reply } from '../../../tests/support/openai-server';
import { SecretGuard } from '../base/secret-guard';
import { markOf } from '../base/secret-marks';
import { languageModelContract, requestOf } from './language-model.contract';
import type { LanguageModel, ModelRequest } from './language-model';
import { openaiCompatible } from './openai/openai-compatible';
import { errorWithout, failureWithout, matchesWithout, modelsWithout, withoutSecrets } from './without-secrets';
import type { ListedModel } from '../bridge/listed-models';
import { readModel } from './openai/read-listed';

const key = 'xq-7Kd9_pL2mZ4vT8wRb1';
const escaped = [...key].map((character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`).join('');
const mark = markOf(key, new Uint8Array(16), false);
if (!mark) throw new Error('it has no mark');
const guard = new SecretGuard([mark]);

const tools = [
  {
    name: 'note_write',
    description: 'Writes a note.',
    parameters: { type: 'object', properties: {}, additionalProperties: true },
  },
] as const;

let server: OpenaiServer;
beforeAll(async () => {
  server = await serveOpenai();
});
afterAll(() => server.close());
beforeEach(() => {
  server.seen.length = 0;
  server.reply = () => ({ kind: 'answer', text: 'Hello.' });
});

function modelOf(protocol: 'chat' | 'responses', read: () => Promise<SecretGuard>): LanguageModel {
  const served = openaiCompatible(
    { baseUrl: server.url, model: 'tiny', protocol, contextTokens: 8_192 },
    nodeEgress(() => [new URL(server.url).origin], key),
    () => crypto.randomUUID(),
  );
  return withoutSecrets(served, read);
}

languageModelContract('a model that is told no secret', {
  schemaSeen: () => server.seen.at(-1)?.body?.['response_format'],
  toolsSeen: () => server.seen.at(-1)?.body?.['tools'],
  model: (script) => {
    server.reply = () =>
      script.kind === 'writes'
        ? { kind: 'answer', text: script.pieces.join(''), pieces: script.pieces }
        : script.kind === 'calls'
          ? { kind: 'answer', text: script.text, calls: script.calls, ...(script.isCut && { finish: 'length' }) }
          : script.kind === 'hangs'
            ? { kind: 'hang', text: script.text, ...(script.call && { call: script.call }) }
            : { kind: 'answer', text: '', ...(script.kind === 'breaks' && { cutAfter: 20 }) };
    return modelOf('chat', () => Promise.resolve(guard));
  },
});

describe.each(['chat', 'responses'] as const)('a host by %s', (protocol) => {
  const ask = async (more: Partial<ModelRequest> = {}) => {
    const told: string[] = [];
    const model = modelOf(protocol, () => Promise.resolve(guard));
    const onText = (piece: string): void => void told.push(piece);
    const answer = await model.generate(requestOf({ onText, ...more }), new AbortController().signal);
    return { answer, told };
  };

  it.each([
    ['as it is', key],
    ['in JSON escapes', escaped],
    ['in base64', Buffer.from(`u:${key}`).toString('base64')],
    ['in percent signs', [...key].map((one) => `%${one.charCodeAt(0).toString(16)}`).join('')],
  ])(
    '[F-27] that repeats the key %s, a character a delta: no piece and no answer has any of it',
    async (_, spelling) => {
      const text = `{"text":"前：${spelling} 後"}`;
      server.reply = () => ({ kind: 'answer', text, pieces: [...text] });
      const { answer, told } = await ask();
      expect(answer).toMatchObject({ ok: true, text: guard.scrub(text) });
      if (answer.ok) expect(JSON.parse(answer.text)).toHaveProperty('text');
      expect(told.join('')).toBe(guard.scrub(text));
      expect(guard.holds(told.join(''))).toBe(false);
    },
  );

  it('[F-27] that puts the key into two fields of its answer gives none', async () => {
    const text = JSON.stringify({ one: `It is ${key.slice(0, 10)}`, two: `${key.slice(10)}, is it?` });
    server.reply = () => ({ kind: 'answer', text });
    expect((await ask()).answer).toMatchObject({ ok: false, code: 'malformed' });
  });

  it('[F-27] that repeats the key in an error, cut or not, says the rest', async () => {
    for (const before of [0, 200, 280, 290, 299]) {
      const message = `${'a '.repeat(before / 2)}${escaped} is no key of ours`;
      server.reply = () => ({ kind: 'status', status: 400, body: { error: { message } } });
      const { answer } = await ask();
      expect(answer.ok).toBe(false);
      if (answer.ok) continue;
      expect(answer.message.length).toBeLessThanOrEqual(300);
      expect(answer.message).not.toContain(escaped.slice(0, 6));
    }
  });

  it('[F-27] is not told a key that stands in what it is asked', async () => {
    const messages = [{ role: 'user' as const, content: `My key is ${key}.` }];
    await ask({ messages });
    expect(JSON.stringify(server.seen.at(-1)?.body)).not.toContain(key.slice(0, 8));
    expect(JSON.stringify(server.seen.at(-1)?.body)).toContain('My key is [key].');
  });

  it.each([
    ['as it is', key],
    ['in JSON escapes', escaped],
  ])('[F-27] that puts the key %s into a call or its reasoning: neither has any of it', async (_, spelling) => {
    const input = `{"path":"a.md","text":"前：${spelling} 後"}`;
    const thought: string[] = [];
    server.reply = () => ({
      ...{ kind: 'answer', text: 'I write it.', reasoning: `It is ${spelling}, so` },
      calls: [{ name: 'note_write', input }],
    });
    const { answer } = await ask({ tools, onReasoning: (piece) => thought.push(piece) });
    expect(answer).toMatchObject({ ok: true, calls: [{ name: 'note_write', input: guard.scrub(input) }] });
    expect(JSON.stringify(answer)).not.toContain(spelling.slice(0, 8));
    expect(answer).not.toHaveProperty('opaque'); // it holds the key too
    expect(thought.join('')).toBe('It is [key], so');
  });

  const half = [key.slice(0, 10), key.slice(10)] as const;
  const split: [string, Partial<Extract<Reply, { kind: 'answer' }>>][] = [
    ['two fields of a call', { calls: [{ name: 'note_write', input: JSON.stringify({ a: half[0], b: half[1] }) }] }],
    ['two calls', { calls: half.map((part) => ({ name: 'note_write', input: JSON.stringify({ text: part }) })) }],
    ['its words and a call', { text: half[0], calls: [{ name: 'note_write', input: JSON.stringify({ a: half[1] }) }] }],
    ['its reasoning and its words', { reasoning: half[0], text: half[1] }],
    ['the name of a tool, escaped', { calls: [{ name: escaped, input: '{}' }] }],
  ];
  it.each(split)('[F-27] that splits the key over %s gives no answer', async (_, said) => {
    server.reply = () => ({ kind: 'answer', text: '', ...said });
    expect((await ask({ tools })).answer).toMatchObject({ ok: false, code: 'malformed' });
  });

  it('[F-27] holds back what may be a key while it speaks, and gives the whole of it beside a call', async () => {
    const text = `Nearly: ${key.slice(0, -1)}`;
    server.reply = () => ({ kind: 'answer', text, pieces: [...text], calls: [{ name: 'note_write', input: '{}' }] });
    const { answer, told } = await ask({ tools });
    expect(answer).toMatchObject({ ok: true, text });
    expect(told.join('')).toBe(text);
    expect(told.at(-1)).toContain(key.slice(0, -1));
  });

  it('[F-27] is not told a key in tools, calls, what came of them, or what it wanted back', async () => {
    await ask({
      tools: [{ ...tools[0], description: `Writes ${key}` }],
      messages: [
        { role: 'user', content: 'Go on.' },
        {
          role: 'assistant',
          content: '',
          calls: [
            {
              id: 'abcdefgh1',
              name: 'note_write',
              input: JSON.stringify({ text: key }),
              opaque: { extra_content: key },
            },
          ],
          opaque: { reasoning_content: `Hm ${key}`, items: [{ type: 'reasoning', encrypted_content: key }] },
        },
        { role: 'tool', content: `wrote ${escaped}`, call: 'abcdefgh1' },
      ],
    });
    const sent = JSON.stringify(server.seen.at(-1)?.body);
    expect(sent).not.toContain(key.slice(0, 8));
    expect(sent).not.toContain(escaped.slice(0, 12));
    expect(sent).not.toContain('reasoning_content');
    expect(sent).toContain('wrote [key]');
  });

  it('is asked nothing where the keys cannot be read, since its answer could not be compared', async () => {
    const model = modelOf(protocol, () => Promise.reject(new Error('no store')));
    expect(await model.generate(requestOf(), new AbortController().signal)).toMatchObject({
      ok: false,
      code: 'no_policy',
    });
    expect(server.seen).toEqual([]);
  });
});

it('[F-27] an id that holds the key is not kept', async () => {
  const inner: LanguageModel = {
    name: 'm',
    contextTokens: null,
    generate: () => Promise.resolve({ ok: true, text: 'Hi', usage: null, schema: null, id: `resp_${key}` }),
  };
  const answer = await withoutSecrets(inner, () => Promise.resolve(guard)).generate(
    requestOf(),
    new AbortController().signal,
  );
  expect(answer).toEqual({ ok: true, text: 'Hi', usage: null, schema: null });
});

it('[F-27] lists of models, matches in documents and failures hold no key', () => {
  const listed = (id: string) => readModel({ id }) as ListedModel;
  expect(modelsWithout([listed('tiny'), listed(`tiny-${escaped}`)], guard)).toEqual([listed('tiny')]);
  expect(matchesWithout([{ text: `x ${escaped}`, name: key }], guard)).toEqual([{ text: 'x [key]', name: '[key]' }]);
  expect(failureWithout({ ok: false, code: 'server', message: `no ${escaped}` }, guard).message).toBe('no [key]');
  expect(errorWithout(new Error(`no ${escaped}`), guard)).toEqual(new Error('no [key]'));
  expect(errorWithout(escaped, guard).message).toBe('[key]');
});
