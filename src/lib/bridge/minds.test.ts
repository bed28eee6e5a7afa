import { expect, it } from 'vitest';
import { asConfigured, isShownPictures, isXai, type MindProfile } from './minds';

const own: MindProfile = {
  id: 'a',
  kind: 'served',
  name: 'grok-3',
  baseUrl: 'https://api.x.ai/v1',
  model: 'grok-3',
  protocol: 'responses',
  contextTokens: null,
  price: null,
  bytes: null,
};
const proxied: MindProfile = { ...own, baseUrl: 'https://proxy.example/v1', service: 'xai' };
const other: MindProfile = { ...own, baseUrl: 'https://api.x.ai.example/v1' };
const onDevice: MindProfile = { ...own, kind: 'wllama', baseUrl: '' };

it('a mind of xAI is one at its address, or behind a proxy that the person said is one', () => {
  expect([own, proxied, other, onDevice].map(isXai)).toEqual([true, true, false, false]);
});

it('it goes by the model that the settings name; where they name none, and any other mind, by its own', () => {
  for (const profile of [own, proxied])
    expect(asConfigured(profile, 'grok-4-heavy')).toEqual({ ...profile, name: 'grok-4-heavy', model: 'grok-4-heavy' });
  expect(asConfigured(own, null)).toEqual(own);
  for (const profile of [other, onDevice]) expect(asConfigured(profile, 'grok-4-heavy')).toEqual(profile);
});

it('pictures are shown to a served mind that sees, as its check or the person says, until its host refuses them', () => {
  const facts = { sees: true, window: null, price: null, tokensPerSecond: null };
  expect(isShownPictures({ ...own, facts })).toBe(true);
  for (const profile of [
    own,
    { ...own, facts: { ...facts, sees: null } },
    { ...own, facts: { ...facts, sees: false } },
  ])
    expect(isShownPictures(profile)).toBe(false);
  expect(isShownPictures({ ...own, facts, refused: ['pictures'] })).toBe(false);
  expect(isShownPictures({ ...own, facts, seesChosen: false })).toBe(false);
  expect(isShownPictures({ ...own, refused: ['pictures'], seesChosen: true })).toBe(true);
  expect(isShownPictures({ ...onDevice, facts, seesChosen: true })).toBe(false);
});
