import { expect, it } from 'vitest';
import type { LogFilter } from '../../bridge/contract';
import { everything, filterIn, isEverything, parametersOf, seqIn } from './log-address';

const read = (query: string) => {
  const parameters = new URLSearchParams(query);
  return filterIn((name) => parameters.get(name));
};

it('a filter is the same after a way through the address', () => {
  const filters: LogFilter[] = [
    everything,
    { types: ['thought', 'approval'], source: 'chat', goal: 'G12', text: 'ミツバチ & "bees" #3' },
  ];
  for (const filter of filters) {
    const query = Object.entries(parametersOf(filter)).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
    expect(read(query.join('&'))).toEqual(filter);
  }
});

it('what makes no sense in an address is left out', () => {
  expect(isEverything(read('type=nothing,&source=<b>&goal=H1&seq=x'))).toBe(true);
  expect(read('type=thought,thought,what&goal=g2')).toMatchObject({ types: ['thought'], goal: 'G2' });
  expect(read(`q=${'x'.repeat(900)}`).text.length).toBe(200);
  expect(['12', '0', '-3', '1e3', '', null].map(seqIn)).toEqual([12, null, null, null, null, null]);
});
