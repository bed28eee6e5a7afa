import { describe, expect, it } from 'vitest';
import { planMirror, type MirroredEnd } from './mirror-plan';

const file: MirroredEnd = { log: 'L', seq: 5, hash: 'h5', offset: 900 };
const ours = { log: 'L', seq: 8, hashThere: 'h5', isRedactedSince: false, mayReplace: false };

describe('what is done with a mirrored log', () => {
  it('a missing or empty file is written whole', () => {
    expect(planMirror(null, ours)).toEqual({ kind: 'rewrite' });
  });

  it('one that ends before ours, with the same event, is caught up with: events appended', () => {
    expect(planMirror(file, ours)).toEqual({ kind: 'append', from: 6, offset: 900 });
  });

  it('one that is as ours is left alone', () => {
    expect(planMirror(file, { ...ours, seq: 5 })).toEqual({ kind: 'nothing' });
  });

  it('one with texts that were taken out since is written whole', () => {
    expect(planMirror(file, { ...ours, isRedactedSince: true })).toEqual({ kind: 'rewrite' });
  });

  it.each([
    ['of another log', { ...file, log: 'M' }, ours],
    ['that is longer than ours', { ...file, seq: 9 }, { ...ours, hashThere: null }],
    ['with another event at its end', file, { ...ours, hashThere: 'x' }],
    ['that ends in something else', 'unknown' as const, ours],
    ['of another log, with texts taken out of ours', { ...file, log: 'M' }, { ...ours, isRedactedSince: true }],
  ])('one %s is never overwritten unless the person said so', (_, there, own) => {
    expect(planMirror(there, own)).toEqual({ kind: 'ask' });
    expect(planMirror(there, { ...own, mayReplace: true })).toEqual({ kind: 'rewrite' });
  });
});
