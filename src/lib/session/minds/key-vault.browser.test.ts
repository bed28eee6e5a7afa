import { beforeEach, expect, it } from 'vitest';
import { SecretGuard } from '../../base/secret-guard';
import { newSalt, passphraseKey } from './passphrase-key';
import { deviceKey, readKey, removeKey, writeKey } from '../../bridge/egress-store';
import { closeKey, openKey, readMarks } from '../../bridge/key-vault';

const origin = 'https://api.x.ai';
const other = 'https://evil.example';
const secret = 'xai-abcdefghijklmnopqrstuvwxyz';

beforeEach(async () => {
  for (const name of [origin, other]) await removeKey(name);
});

it('[F-27] a key opens again, lies closed meanwhile, and its own key cannot be read out', async () => {
  await closeKey(origin, secret, null);
  expect(await openKey(origin, null)).toEqual({ ok: true, key: secret });
  const stored = await readKey(origin);
  const bytes = new TextDecoder('latin1').decode(stored?.data);
  expect(bytes).not.toContain(secret.slice(0, 8));
  const key = await deviceKey();
  expect(key.extractable).toBe(false);
  await expect(crypto.subtle.exportKey('raw', key)).rejects.toThrow();
  expect(await deviceKey()).toEqual(key);
});

it('[F-28] a key belongs to the origin that it was entered for: moved to another it does not open', async () => {
  await closeKey(origin, secret, null);
  const stored = await readKey(origin);
  if (!stored) throw new Error('nothing is stored');
  await writeKey({ ...stored, origin: other });
  expect(await openKey(other, null)).toEqual({ ok: false, code: 'broken' });
  expect(await openKey('https://nobody.example', null)).toEqual({ ok: true, key: null });
});

it('with a passphrase it opens with that alone', async () => {
  const salt = newSalt();
  await closeKey(origin, secret, { key: await passphraseKey('open sesame', salt), salt });
  expect(await openKey(origin, null)).toEqual({ ok: false, code: 'locked' });
  expect(await openKey(origin, await passphraseKey('open says me', salt))).toEqual({ ok: false, code: 'locked' });
  const again = await passphraseKey('ｏｐｅｎ sesame', salt); // full width, as a Japanese keyboard types it
  expect(again.extractable).toBe(false);
  expect(await openKey(origin, again)).toEqual({ ok: true, key: secret });
});

it('two tabs that close their first keys at one moment have one key of the browser', async () => {
  await Promise.all([closeKey(origin, secret, null), closeKey(other, 'second', null)]);
  expect(await openKey(origin, null)).toEqual({ ok: true, key: secret });
  expect(await openKey(other, null)).toEqual({ ok: true, key: 'second' });
});

it('[F-27] a key is known again in texts while it lies closed, also one that an older build stored', async () => {
  const salt = newSalt();
  await closeKey(origin, secret, { key: await passphraseKey('open sesame', salt), salt });
  expect(new SecretGuard(await readMarks()).holds(`it is ${secret}`)).toBe(true);
  await closeKey(other, 'an-older-0-secret', null);
  const { mark: _, ...older } = (await readKey(other)) ?? { mark: null };
  await writeKey(older as Parameters<typeof writeKey>[0]);
  expect(new SecretGuard(await readMarks()).holds('AN OLDER 0 SECRET')).toBe(true);
  expect((await readKey(other))?.mark).not.toBeUndefined();
});

it('[F-27] one of an older build that a passphrase closes is known again from the first time it is opened', async () => {
  const salt = newSalt();
  const phrase = await passphraseKey('open sesame', salt);
  await closeKey(origin, secret, { key: phrase, salt });
  const { mark: _, ...older } = (await readKey(origin)) ?? { mark: null };
  await writeKey(older as Parameters<typeof writeKey>[0]);
  expect(await readMarks()).toEqual([]);
  await openKey(origin, phrase);
  expect(new SecretGuard(await readMarks()).holds(secret)).toBe(true);
});
