import { expect, it } from 'vitest';
import { idAt, quickestPlace, readIdAt } from './engine-place';

it('the quickest place that wrote text is chosen, whatever the browser says of the device', () => {
  const card = { on: 'gpu', threads: 1 } as const;
  const processor = { on: 'cpu', threads: 1 } as const;
  const quick = (place: typeof card | typeof processor, tokensPerSecond: number) => ({ ...place, tokensPerSecond });
  expect(quickestPlace([quick(processor, 24), quick(card, 3)])).toEqual(processor);
  expect(quickestPlace([quick(processor, 3), quick(card, 78)])).toEqual(card);
  expect(quickestPlace([quick(processor, 3), { ...quick(card, 78), failed: 'salad' }])).toEqual(processor);
  expect(quickestPlace([{ ...quick(processor, 3), failed: 'no_memory' }])).toBeNull();
});

it('a model that is tried at a place goes by a name of its own, which leads back to it', () => {
  const place = { on: 'gpu', threads: 4 } as const;
  expect(readIdAt(idAt('a#b', place))).toEqual({ id: 'a#b', place });
  for (const id of ['8f0c1c1e-6b1c-4c9e-9a01-0d6f3c6f0a11', 'browser', 'x#gpu'])
    expect(readIdAt(id)).toEqual({ id, place: null });
});
