import { expose } from 'comlink';
import { afterEach, expect, it } from 'vitest';
import type { Pingable } from '../lib/bridge/contract';
import type { Patience } from '../lib/bridge/live-remote';
import { LentThread } from './lent-thread';

interface Echo extends Pingable {
  say(text: string): string;
}
const quick: Patience = { startMs: 400, answerMs: 400, misses: 2 };
const ports: MessagePort[] = [];

/** A port to a thread; `isDead`: nobody is at its other end. */
function portTo(isDead = false): MessagePort {
  const { port1, port2 } = new MessageChannel();
  ports.push(port1, port2);
  if (!isDead) expose({ ping() {}, say: (text) => text } satisfies Echo, port1);
  return port2;
}

afterEach(() => ports.splice(0).forEach((port) => port.close()));

it('one that does not answer is given up, and the page is asked for another, which is used from then on', async () => {
  let asked = 0;
  const lent: LentThread<Echo> = new LentThread<Echo>(
    'echo',
    () => {
      asked += 1;
      if (asked > 1) lent.lend(portTo());
    },
    quick,
  );
  lent.lend(portTo(true));
  await expect((await lent.get()).say('Hello')).rejects.toThrow('did not answer');
  expect(asked).toBe(0);
  const waiting = lent.get(); // the page takes its time
  expect(asked).toBe(1);
  const second = lent.get();
  expect(asked).toBe(1); // once, however many wait
  lent.lend(portTo());
  expect(await (await waiting).say('Hello')).toBe('Hello');
  expect(await second).toBe(await waiting);
  lent.lend(portTo(true));
  await expect((await lent.get()).say('Again')).rejects.toThrow('did not answer');
  expect(await (await lent.get()).say('Again')).toBe('Again');
  expect(asked).toBe(2);
});

it('is asked for again once there is somebody who can be asked, as long as it is waited for', async () => {
  let asked = 0;
  const lent = new LentThread<Echo>('echo', () => void (asked += 1), quick);
  lent.askAgain();
  expect(asked).toBe(0);
  const waiting = lent.get();
  lent.askAgain();
  expect(asked).toBe(2);
  lent.lend(portTo());
  expect(await (await waiting).say('Hello')).toBe('Hello');
  lent.askAgain();
  expect(asked).toBe(2);
});
