import { expect, it } from 'vitest';
import { byName } from './by-name';

it('makes words once for a name, and anew for another', () => {
  const words = byName((name) => ({ greeting: `I am ${name}.` }));
  const first = words('Nagi');
  expect(first.greeting).toBe('I am Nagi.');
  expect(words('Nagi')).toBe(first);
  expect(words('Sora').greeting).toBe('I am Sora.');
  expect(words('Nagi').greeting).toBe('I am Nagi.');
});
