import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { nodeEgress } from '../../../tests/support/node-egress';
import { serveOpenai, type OpenaiServer } from '../../../tests/support/openai-server';
import type { EgressEnd, EgressHandlers } from '../bridge/egress-contract';

const servers: OpenaiServer[] = [];
beforeAll(async () => {
  servers.push(await serveOpenai(), await serveOpenai());
});
afterAll(() => Promise.all(servers.map((server) => server.close())));

it('an origin that is taken off is reached no more and what goes there is cut off; what goes to others ends by itself', async () => {
  const [kept, gone] = servers.map(({ url }) => new URL(url).origin) as [string, string];
  const egress = nodeEgress(() => [kept, gone]);
  let begun = 0;
  let bothBegan: () => void = () => {};
  const both = new Promise<void>((resolve) => (bothBegan = resolve));
  const send = (id: string, origin: string): Promise<EgressEnd> =>
    egress.send(
      { id, url: `${origin}/v1/chat/completions`, method: 'POST', body: '{"model":"tiny"}', purpose: 'reply' },
      { onHead: () => {}, onBytes: () => void (++begun === 2 && bothBegan()) },
    );
  for (const server of servers) server.reply = () => ({ kind: 'hang', text: 'On' });
  const [staying, going] = [send('staying', kept), send('going', gone)];
  await both;
  egress.keepTo([kept]);
  expect(await going).toEqual({ ok: false, code: 'cut_off', message: 'its host was taken off the list' });
  const seen = servers.map((server) => server.seen.length);
  expect(await send('late', gone)).toMatchObject({ ok: false, code: 'origin_not_allowed' });
  expect(servers.map((server) => server.seen.length)).toEqual(seen);
  let isIdle = false;
  const idle = egress.idle().then(() => (isIdle = true));
  for (const server of servers) server.reply = () => ({ kind: 'answer', text: 'Hello.' });
  expect(await send('another', kept)).toEqual({ ok: true });
  expect(isIdle).toBe(false);
  egress.abort('staying');
  expect(await staying).toMatchObject({ ok: false, code: 'aborted' });
  await idle;
});

it('what a thread asked for that is gone is cut off, also where it takes nothing any more; the next is served', async () => {
  const [server] = servers as [OpenaiServer];
  const { origin } = new URL(server.url);
  const egress = nodeEgress(() => [origin]);
  const send = (handlers: EgressHandlers): Promise<EgressEnd> =>
    egress.send(
      { id: 'a', url: `${origin}/v1/chat/completions`, method: 'POST', body: '{"model":"tiny"}', purpose: 'reply' },
      handlers,
    );
  const silent = new Promise<void>(() => {});
  server.reply = () => ({ kind: 'hang', text: 'On' });
  for (const deaf of ['onHead', 'onBytes'] as const) {
    let told: () => void = () => {};
    const isTold = new Promise<void>((resolve) => (told = resolve));
    const takesNothing = (): Promise<void> => (told(), silent);
    const sending = send({ onHead: () => {}, onBytes: () => {}, [deaf]: takesNothing });
    await isTold;
    egress.abandon();
    expect(await sending).toEqual({ ok: false, code: 'cut_off', message: 'who asked for it is gone' });
  }
  await egress.idle();
  server.reply = () => ({ kind: 'answer', text: 'Hello.' });
  expect(await send({ onHead: () => {}, onBytes: () => {} })).toEqual({ ok: true });
});

it.each([301, 302, 307, 308])(
  '[F-20] a host that redirects (%i) gets no key elsewhere, and is not said to be silent',
  async (status) => {
    const [target] = servers as [OpenaiServer];
    target.seen.length = 0;
    const server = createServer((_, response) => response.writeHead(status, { Location: target.url }).end());
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void server.close());
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const egress = nodeEgress(() => [origin], 'xq-7Kd9_pL2mZ4vT8wRb1');
    const end = await egress.send(
      { id: 'a', url: `${origin}/v1/chat/completions`, method: 'POST', body: '{}', purpose: 'reply' },
      { onHead: () => {}, onBytes: () => {} },
    );
    expect(end).toMatchObject({ ok: false, code: 'redirected' });
    expect(target.seen).toEqual([]);
  },
);

it('one whose policy stopped it on the way to another is told apart from a silent one', async () => {
  const url = 'http://127.0.0.1:1/v1/models';
  const send = (isSent: boolean): Promise<EgressEnd> =>
    nodeEgress(() => ['http://127.0.0.1:1'], null, { wasSentElsewhere: () => Promise.resolve(isSent) }).send(
      { id: 'a', url, method: 'GET', body: null, purpose: 'check' },
      { onHead: () => {}, onBytes: () => {} },
    );
  expect([await send(true), await send(false)]).toMatchObject([{ code: 'redirected' }, { code: 'unreachable' }]);
});
