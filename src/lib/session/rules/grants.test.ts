import { expect, it } from 'vitest';
import type { StoredEvent } from '../../bridge/database';
import { Grants } from './grants.svelte';

const row = (seq: number, tag = 'granted', type = 'approval') => ({ seq, time: `t${seq}`, type, tag });

function grantsOf(by: Record<number, string | undefined>, reads: number[] = []) {
  return new Grants({
    event: (seq) => {
      reads.push(seq);
      return seq in by ? Promise.resolve({ by: by[seq] } as unknown as StoredEvent) : Promise.reject(new Error('gone'));
    },
  });
}

it('who granted is read of the event, once, and only where something was granted', async () => {
  const reads: number[] = [];
  const grants = grantsOf({ 1: 'user', 2: 'rule:conversation', 3: undefined }, reads);
  const rows = [row(1), row(2), row(3), row(4, 'asked'), row(5, 'done', 'result')];
  expect(rows.map((each) => grants.byOf(each))).toEqual(Array(5).fill(undefined));
  await Promise.all([grants.look(rows), grants.look(rows)]);
  expect(rows.map((each) => grants.byOf(each))).toEqual(['user', 'rule:conversation', null, undefined, undefined]);
  expect(reads).toEqual([1, 2, 3]);
});

it('what cannot be read is tried again, and an event of another log is another', async () => {
  const by: Record<number, string> = {};
  const grants = grantsOf(by);
  await grants.look([row(7)]);
  expect(grants.byOf(row(7))).toBeUndefined();
  by[7] = 'user';
  await grants.look([row(7)]);
  expect(grants.byOf(row(7))).toBe('user');
  expect(grants.byOf({ ...row(7), time: 'later' })).toBeUndefined();
});
