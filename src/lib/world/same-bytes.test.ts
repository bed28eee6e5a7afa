import { expect, it } from 'vitest';
import { expectedLabDigest, labDigest } from '../../../tests/support/lab-digest';

it('the same seed gives the same bytes: here as in Chromium, by one hash that both are held to', () => {
  expect(labDigest()).toBe(expectedLabDigest);
});
