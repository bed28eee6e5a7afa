import { expect, it } from 'vitest';
import { boxesIn } from './checklist';

it('finds each box of a list, also of an inner one, by its words', () => {
  const text = '# Party\n\n- [ ] Buy candles \n  * [x] the big ones\n+ [X] ろうそく\r\n- no box\n- [ ]\n[ ] none\n';
  expect(boxesIn(text)).toEqual(['Buy candles', 'the big ones', 'ろうそく']);
});
