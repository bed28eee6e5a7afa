import { afterAll, beforeAll } from 'vitest';
import { nodeEgress } from '../../../../tests/support/node-egress';
import { serveOpenai, type OpenaiServer, type Reply } from '../../../../tests/support/openai-server';
import { modelFailure } from '../../models/language-model';
import { openaiCompatible } from '../../models/openai/openai-compatible';
import { scriptedModel } from '../../models/scripted';
import { invalidOutputContract, type InvalidAnswer } from './invalid-output.contract';

let server: OpenaiServer;
beforeAll(async () => {
  server = await serveOpenai();
});
afterAll(() => server.close());

invalidOutputContract('a scripted model', () => {
  let said: InvalidAnswer = { kind: 'text', text: '' };
  const model = scriptedModel(
    () => {
      if (said.kind === 'text') return said.text;
      const failure =
        said.kind === 'refusal' ? modelFailure('refused', said.text) : modelFailure('too_much', 'it did not end');
      return { pieces: [said.text], end: failure };
    },
    { name: 'tiny · test' },
  );
  return Promise.resolve({ model, say: (answer) => void (said = answer) });
});

for (const protocol of ['chat', 'responses'] as const) {
  invalidOutputContract(`a served model by ${protocol}`, () => {
    const origin = new URL(server.url).origin;
    const served = { baseUrl: server.url, model: 'tiny', protocol, contextTokens: 32_000 };
    let ids = 0;
    return Promise.resolve({
      model: openaiCompatible(
        served,
        nodeEgress(() => [origin]),
        () => `id-${++ids}`,
      ),
      say: (answer) => {
        server.reply = () => replyOf(answer, protocol);
      },
    });
  });
}

function replyOf({ kind, text }: InvalidAnswer, protocol: 'chat' | 'responses'): Reply {
  if (kind === 'text') return { kind: 'answer', text };
  if (kind === 'endless') {
    const pieces = Array.from({ length: 30 }, (_, page) =>
      Array.from({ length: 10_000 }, (_, at) => `and ${page * 10_000 + at}`).join(' '),
    );
    return { kind: 'answer', text, pieces: [text, ...pieces] };
  }
  const event =
    protocol === 'chat'
      ? { choices: [{ delta: { refusal: text } }] }
      : { type: 'response.refusal.done', refusal: text };
  return { kind: 'raw', type: 'text/event-stream', body: `data: ${JSON.stringify(event)}\n\n` };
}
