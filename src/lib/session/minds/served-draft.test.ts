import { expect, it } from 'vitest';
import { ServedDraft } from './served-draft.svelte';

it('lets nothing of one service go to another: neither its key nor its place in the list', () => {
  const draft = new ServedDraft('grok-4');
  draft.key = 'xai-secret';
  draft.passphrase = 'words';
  const first = draft.profile();
  draft.id = first.id;
  draft.choose('openrouter');
  expect([draft.key, draft.passphrase]).toEqual(['', '']);
  expect(draft.profile().id).not.toBe(first.id);
});

it.each([
  ['https://example.org/v1', null],
  ['http://localhost:11434/v1/', null],
  ['https://me:word@example.org/v1', 'address'],
  ['https://example.org/v1?key=secret', 'address'],
  ['https://example.org/v1#secret', 'address'],
  ['example.org', 'address'],
])('finds what is wrong with the address %s: %s', (baseUrl, problem) => {
  const draft = new ServedDraft('a-model');
  draft.baseUrl = baseUrl;
  expect(draft.problem).toBe(problem);
});

it('a passphrase without a key closes nothing, and that is said before anything is saved', () => {
  const draft = new ServedDraft('a-model');
  draft.choose('openrouter');
  draft.passphrase = 'open sesame';
  expect(draft.problem).toBe('passphrase');
  draft.key = '  ';
  expect(draft.problem).toBe('passphrase');
  draft.key = 'a-key-of-mine';
  expect(draft.problem).toBeNull();
});
