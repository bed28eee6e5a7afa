import { expect, it } from 'vitest';
import { inOrder, movedUp, nextMind } from './mind-order';

const minds = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];
const ids = (order: readonly string[]): string[] => inOrder(minds, order).map(({ id }) => id);

it('minds follow in the order that was given them; new ones come last, and gone ones do no harm', () => {
  expect(ids([])).toEqual(['a', 'b', 'c']);
  expect(ids(['c', 'gone', 'a'])).toEqual(['c', 'a', 'b']);
  expect(movedUp(['a', 'b', 'c'], 'c')).toEqual(['a', 'c', 'b']);
  expect(movedUp(['a', 'b', 'c'], 'a')).toEqual(['a', 'b', 'c']);
});

it('after the last comes Reflex, and one that failed before is not tried again', () => {
  const ordered = inOrder(minds, ['c', 'a', 'b']);
  expect(nextMind(ordered, 'c')).toEqual({ id: 'a' });
  expect(nextMind(ordered, 'b')).toBeNull();
  expect(nextMind(ordered, 'unknown')).toBeNull();
});
