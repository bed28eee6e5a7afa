import { expose } from 'comlink';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { nodeEgress } from '../../tests/support/node-egress';
import { serveOpenai, type OpenaiServer } from '../../tests/support/openai-server';
import type { Egress } from '../lib/bridge/egress-contract';
import type { EngineAnswer, ModelThread } from '../lib/bridge/model-contract';
import { requestOf } from '../lib/models/language-model.contract';
import { openaiCompatible } from '../lib/models/openai/openai-compatible';
import { searchDocuments } from '../lib/models/openai/search-documents';
import { threadModel } from '../lib/models/thread-model';
import { lentEgress, lentModel } from './lent-calls';
import { LentThread } from './lent-thread';

let server: OpenaiServer;
beforeAll(async () => {
  server = await serveOpenai();
});
afterAll(() => server.close());

const ports: MessagePort[] = [];
const senders: ReturnType<typeof nodeEgress>[] = [];
afterEach(() => {
  ports.splice(0).forEach((port) => port.close());
  senders.length = 0;
});

/** A thread of its own, with another end of its port. */
function portTo(thread: object): MessagePort {
  const { port1, port2 } = new MessageChannel();
  ports.push(port1, port2);
  expose({ ping() {}, ...thread }, port1);
  return port2;
}
function egressPort(): MessagePort {
  const sender = nodeEgress(() => [new URL(server.url).origin]);
  senders.push(sender);
  return portTo({
    send: (...call: Parameters<Egress['send']>) => sender.send(...call),
    abort: (id: string) => sender.abort(id),
  });
}
const never = (): AbortSignal => new AbortController().signal;
const newId = (): string => crypto.randomUUID();

it('an answer is cut off in the thread that reads it, whichever is lent by then', async () => {
  const lent = new LentThread<Egress>('egress', () => {});
  lent.lend(egressPort());
  const model = openaiCompatible(
    { baseUrl: server.url, model: 'tiny', protocol: 'chat', contextTokens: null },
    lentEgress(lent),
    newId,
  );
  server.reply = () => ({ kind: 'hang', text: 'On' });
  const abort = new AbortController();
  const onText = (): void => {
    lent.lend(egressPort());
    abort.abort();
  };
  const dropped = server.dropped;
  expect(await model.generate(requestOf({ onText }), abort.signal)).toMatchObject({ ok: false, code: 'aborted' });
  await expect.poll(() => server.dropped, { timeout: 30_000 }).toBe(dropped + 1);
});

it('what is too much is cut off there, too, for answers and for matches', async () => {
  const lent = new LentThread<Egress>('egress', () => {});
  lent.lend(egressPort());
  const egress = lentEgress(lent);
  const pages = Array.from({ length: 60 }, (_, page) => counted(page * 15_000, 15_000));
  const endless = { kind: 'answer', text: '', pieces: pages } as const;
  server.reply = () => {
    lent.lend(egressPort());
    return endless;
  };
  const model = openaiCompatible(
    { baseUrl: server.url, model: 'tiny', protocol: 'chat', contextTokens: null },
    egress,
    newId,
  );
  expect(await model.generate(requestOf(), never())).toMatchObject({ code: 'too_much' });
  expect(senders[0]?.records()).toMatchObject([{ code: 'aborted' }]);
  server.documents = () => {
    lent.lend(egressPort());
    return { kind: 'raw', type: 'application/json', body: `{"matches":[],"rest":"${'x'.repeat(6_000_000)}"}` };
  };
  const asked = { query: 'bees', collections: ['one'] };
  await expect(searchDocuments(server.url, asked, egress, newId(), never())).rejects.toThrow('aborted');
});

it('a stop before a thread is lent leaves nothing that goes on in it', async () => {
  const lent = new LentThread<Egress>('egress', () => {});
  const egress = lentEgress(lent);
  server.reply = () => ({ kind: 'hang', text: 'On' });
  const heads: number[] = [];
  const sent = egress.send(
    { id: 'one', url: `${server.url}/chat/completions`, method: 'POST', body: '{"model":"tiny"}', purpose: 'reply' },
    { onHead: ({ status }) => void heads.push(status), onBytes: () => {} },
  );
  egress.abort('one');
  lent.lend(egressPort());
  expect(await sent).toMatchObject({ ok: false, code: 'aborted' });
  egress.abort('one'); // ended already
});

it('a model is stopped in its thread when another way to it was lent meanwhile', async () => {
  const lent = new LentThread<ModelThread>('model', () => {});
  const aborted: string[] = [];
  const thread = (name: string): MessagePort =>
    portTo({
      load: () => ({ ok: true, contextTokens: 9 }),
      generate: () => {
        lent.lend(thread('second'));
        abort.abort();
        return new Promise<EngineAnswer>(() => {});
      },
      abort: () => void aborted.push(name),
    });
  const abort = new AbortController();
  lent.lend(thread('first'));
  const model = threadModel({ id: 'a', name: 'a', contextTokens: null }, lentModel(lent), newId);
  expect(await model.generate(requestOf(), abort.signal)).toMatchObject({ ok: false, code: 'aborted' });
  await expect.poll(() => aborted, { timeout: 30_000 }).toEqual(['first']);
});

/** Words that do not repeat themselves. */
function counted(from: number, count: number): string {
  return Array.from({ length: count }, (_, at) => `${from + at}`).join(' ');
}
