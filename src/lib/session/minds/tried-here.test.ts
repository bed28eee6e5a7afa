import { expect, it } from 'vitest';
import type { MindFacts, MindProfile } from '../../bridge/minds';
import { triedHere } from './tried-here';

const facts = (more: Partial<MindFacts>): MindFacts => ({
  sees: false,
  window: null,
  price: null,
  tokensPerSecond: null,
  ...more,
});
function mind(id: string, kind: MindProfile['kind'], told?: MindFacts): MindProfile {
  const rest = { baseUrl: '', model: id, protocol: 'chat', contextTokens: null, price: null, bytes: null } as const;
  return { id, kind, name: id, ...rest, ...(told && { facts: told }) };
}

it('the suggestion is what wrote quickest here, on the card or on the processor, and never what wrote no text', () => {
  const tried = [
    { on: 'cpu', threads: 1, tokensPerSecond: 24 },
    { on: 'gpu', threads: 1, tokensPerSecond: 3 },
    { on: 'cpu', threads: 4, tokensPerSecond: 90, failed: 'salad' },
  ] as const;
  const all = [
    mind('card', 'webllm', facts({ tokensPerSecond: 9 })),
    mind('broken', 'webllm', facts({ tokensPerSecond: 99, isSalad: true })),
    mind('file', 'wllama', facts({ tokensPerSecond: 23, tried })),
    mind('elsewhere', 'served', facts({ tokensPerSecond: 200 })),
    mind('not tried', 'wllama'),
  ];
  expect(triedHere(all).map(({ name, on, tokensPerSecond }) => [name, on, tokensPerSecond])).toEqual([
    ['file', 'cpu', 24],
    ['card', 'gpu', 9],
    ['file', 'gpu', 3],
  ]);
});
