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
