import { afterEach, expect, it } from 'vitest';
import { removeKey } from '../../bridge/egress-store';
import { closeKey, openKey } from '../../bridge/key-vault';
import { OpenPhrases } from './open-phrases';
import { newSalt, passphraseKey } from './passphrase-key';

const [one, other] = ['https://api.one.example', 'https://api.two.example'];
const windows: OpenPhrases[] = [];

/** Another window of this browser. */
function open(): OpenPhrases {
  const phrases = new OpenPhrases(new BroadcastChannel('phrases-of-a-test'));
  windows.push(phrases);
  return phrases;
}
afterEach(() => windows.splice(0).forEach((phrases) => phrases.close()));

it('what is unlocked in one window is open in all, and in one that is opened later; a key that is forgotten closes in all', async () => {
  const salts = [newSalt(), newSalt()] as const;
  const keys = [await passphraseKey('open sesame', salts[0]), await passphraseKey('another', salts[1])] as const;
  await closeKey(one, 'secret-one', { key: keys[0], salt: salts[0] });
  await closeKey(other, 'secret-two', { key: keys[1], salt: salts[1] });
  const [first, second] = [open(), open()];
  const told: [string, boolean][] = [];
  second.onChange = (origin, key) => told.push([origin, key !== null]);
  first.set(one, keys[0]);
  first.set(other, keys[1]); // each origin has its own: one does not close the other
  await expect
    .poll(() => told)
    .toEqual([
      [one, true],
      [other, true],
    ]);
  const third = open();
  await expect.poll(() => third.all.length).toBe(2);
  const held = new Map(third.all);
  expect(held.get(one)?.extractable).toBe(false);
  expect(await openKey(one, held.get(one) ?? null)).toEqual({ ok: true, key: 'secret-one' });
  expect(await openKey(other, held.get(other) ?? null)).toEqual({ ok: true, key: 'secret-two' });
  third.set(one, null);
  await expect.poll(() => [first.all.length, second.all.length]).toEqual([1, 1]);
  await Promise.all([removeKey(one), removeKey(other)]);
});

it('a window that was told that a key is closed takes it from no window that had not heard of that yet; a later one counts again', async () => {
  const window = open();
  const others = new BroadcastChannel('phrases-of-a-test');
  const salt = newSalt();
  const [old, entered] = [await passphraseKey('open sesame', salt), await passphraseKey('anew', salt)];
  const told: [string, CryptoKey | null][] = [];
  window.onChange = (origin, key) => told.push([origin, key]);
  others.postMessage({ kind: 'changed', origin: one, key: null, at: 20 });
  others.postMessage({ kind: 'held', origin: one, key: old, at: 10 });
  others.postMessage({ kind: 'changed', origin: one, key: old, at: 15 });
  others.postMessage({ kind: 'held', origin: other, key: old, at: 10 });
  await expect.poll(() => told.length).toBeGreaterThan(0);
  expect(told.map(([origin]) => origin)).toEqual([other]);
  others.postMessage({ kind: 'changed', origin: one, key: entered, at: 21 });
  await expect.poll(() => window.all.map(([origin]) => origin).sort()).toEqual([one, other]);
  // what is changed here is later than all that was heard of
  const heard: { at: number }[] = [];
  others.addEventListener('message', ({ data }: MessageEvent<{ at: number }>) => heard.push(data));
  others.postMessage({ kind: 'changed', origin: one, key: old, at: 9e15 });
  await expect.poll(() => told.length).toBe(3);
  window.set(one, null);
  await expect.poll(() => heard.map(({ at }) => at)).toEqual([9e15 + 1]);
  // who comes later is told that it is closed, whatever a window tells that had not heard of it
  const later = open();
  others.postMessage({ kind: 'held', origin: one, key: old, at: 30 });
  await expect.poll(() => later.all.map(([origin]) => origin)).toEqual([other]);
  others.close();
});
