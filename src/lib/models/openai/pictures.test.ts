import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { nodeEgress } from '../../../../tests/support/node-egress';
import { serveOpenai, type OpenaiServer } from '../../../../tests/support/openai-server';
import { broughtPicture } from '../../../../tests/support/shown-picture';
import { SecretGuard } from '../../base/secret-guard';
import { markOf } from '../../base/secret-marks';
import type { JsonObject } from '../../base/json';
import { requestOf } from '../language-model.contract';
import type { ModelMessage } from '../language-model';
import { withoutSecrets } from '../without-secrets';
import { openaiCompatible, type ReadPicture } from './openai-compatible';

let server: OpenaiServer;
beforeAll(async () => {
  server = await serveOpenai();
});
afterAll(() => server.close());
beforeEach(() => {
  server.seen.length = 0;
  server.reply = () => ({ kind: 'answer', text: 'A boat.' });
});

let ids = 0;
const here = [1, 2, 3].map((sign) => broughtPicture(sign));
const named = here.map(({ bytes: _, ...picture }) => picture);
const read: ReadPicture = async ({ hash }) => here.find((one) => one.hash === hash)?.bytes ?? null;
const urlOf = (at: number): string => `data:image/jpeg;base64,${Buffer.from(here[at]?.bytes ?? []).toString('base64')}`;
const never = (): AbortSignal => new AbortController().signal;

function modelOf(protocol: 'chat' | 'responses', readPicture = read, onRefused = (_: string[]): void => {}) {
  const egress = nodeEgress(() => [new URL(server.url).origin]);
  const served = { baseUrl: server.url, model: 'tiny', protocol, contextTokens: null, readPicture, onRefused };
  return openaiCompatible(served, egress, () => `id-${++ids}`);
}

function shown(...messages: ModelMessage[]) {
  return requestOf({ messages: [{ role: 'system', content: 'Be brief.' }, ...messages] });
}

function sentMessages(): JsonObject[] {
  const body = server.seen.at(-1)?.body ?? {};
  return (body['messages'] ?? body['input']) as JsonObject[];
}

describe.each(['chat', 'responses'] as const)('pictures over %s', (protocol) => {
  const [text, image] = protocol === 'chat' ? ['text', 'image_url'] : ['input_text', 'input_image'];
  const imagePart = (at: number): JsonObject =>
    protocol === 'chat'
      ? { type: 'image_url', image_url: { url: urlOf(at) } }
      : { type: 'input_image', image_url: urlOf(at), detail: 'auto' };

  it('stand behind the words of their message, each as what its bytes are', async () => {
    const request = shown({ role: 'user', content: 'Look', pictures: named.slice(0, 2) });
    expect(await modelOf(protocol).generate(request, never())).toMatchObject({ ok: true });
    expect(sentMessages().at(-1)).toEqual({
      role: 'user',
      content: [{ type: text, text: 'Look' }, imagePart(0), imagePart(1)],
    });
    expect(sentMessages()[0]).toEqual({ role: 'system', content: 'Be brief.' });
  });

  it('of messages that become one stay, in their order', async () => {
    const request = shown(
      { role: 'user', content: 'One', pictures: named.slice(0, 1) },
      { role: 'user', content: 'Two' },
      { role: 'user', content: 'Three', pictures: named.slice(1, 2) },
    );
    await modelOf(protocol).generate(request, never());
    const content = sentMessages().at(-1)?.['content'] as JsonObject[];
    expect(content.map(({ type }) => type)).toEqual([text, image, image]);
    expect(content[0]?.['text']).toBe('One\n\nTwo\n\nThree');
    expect(content.slice(1)).toEqual([imagePart(0), imagePart(1)]);
  });

  it('that are not here are told of in words', async () => {
    const request = shown({ role: 'user', content: 'Look', pictures: named.slice(0, 1) });
    await modelOf(protocol, async () => null).generate(request, never());
    const content = sentMessages().at(-1)?.['content'] as JsonObject[];
    expect(content.map(({ type }) => type)).toEqual([text, text]);
    expect(content[1]?.['text']).toContain('not here');
  });

  it.each([
    'image input is not supported - hint: you may need to provide the mmproj',
    'Invalid content type. image_url is only supported by certain models.',
    'No endpoints found that support image input',
    'unknown variant `image_url`, expected `text`',
    'this model is missing data required for image input',
    'input_image is not supported by this model',
    'tiny is not a multimodal model: images are not allowed',
  ])('that a host takes not are left out, which is told, remembered, and loses no word: %s', async (told) => {
    const refused: string[][] = [];
    server.reply = (body) =>
      JSON.stringify(body).includes('base64,')
        ? { kind: 'status', status: 400, body: { error: { message: told } } }
        : { kind: 'answer', text: 'I cannot see it.' };
    const model = modelOf(protocol, read, (all) => void refused.push(all));
    const request = shown({ role: 'user', content: 'Look', pictures: named.slice(0, 1) });
    expect(await model.generate(request, never())).toMatchObject({ ok: true, text: 'I cannot see it.' });
    expect(sentMessages().at(-1)).toEqual({ role: 'user', content: 'Look\n(you cannot see this picture)' });
    expect(refused).toEqual([['pictures']]);
    server.seen.length = 0;
    await model.generate(request, never());
    expect(server.seen).toHaveLength(1);
  });

  it('are no text that a secret could be found in, and what is said beside them still is', async () => {
    const key = 'xq-7Kd9_pL2mZ4vT8wRb1';
    const mark = markOf(key, new Uint8Array(16), false);
    if (!mark) throw new Error('it has no mark');
    const guarded = withoutSecrets(modelOf(protocol), async () => new SecretGuard([mark]));
    const request = shown({ role: 'user', content: `Look, ${key}`, pictures: named.slice(0, 1) });
    await guarded.generate(request, never());
    const content = sentMessages().at(-1)?.['content'] as JsonObject[];
    expect(content[1]).toEqual(imagePart(0));
    expect(JSON.stringify(server.seen.at(-1)?.body)).not.toContain(key);
  });

  it('stay where a host takes no system message: its words come before theirs', async () => {
    server.reply = (body) =>
      JSON.stringify(body).includes('"system"')
        ? { kind: 'status', status: 400, body: { error: { message: 'System role not supported' } } }
        : { kind: 'answer', text: 'A boat.' };
    await modelOf(protocol).generate(shown({ role: 'user', content: 'Look', pictures: named.slice(0, 1) }), never());
    expect(sentMessages()).toEqual([
      { role: 'user', content: [{ type: text, text: 'Be brief.\n\nLook' }, imagePart(0)] },
    ]);
  });
});
