import { expect, it } from 'vitest';
import { authorityOf, sources } from './input';

it('tells the authority from the way in alone', () => {
  expect(sources.map((from) => [from, authorityOf(from), authorityOf(from, true)])).toEqual([
    ['chat', 'user', 'user'],
    ['cli', 'user', 'user'],
    ['discord', 'public', 'user'],
    ['roblox', 'public', 'public'],
    ['x', 'public', 'public'],
  ]);
});
