import { describe, expect, it } from 'vitest';
import { described } from '../../../../tests/support/described';
import type { Clock } from '../../base/ports';
import { capabilityContract } from '../capability.contract';
import { testingContext } from '../testing-context';
import { createSeamCall, seamTimeout, type SeamFetch } from './call';

const payload = { url: '/seam/effect', label: 'Ring the bell' };

/** A clock whose time-outs end only by `ring` or an abort. */
function testingClock() {
  const rings: (() => void)[] = [];
  const waited: number[] = [];
  const clock: Clock = {
    now: () => 0,
    monotonic: () => 0,
    wait: (ms, signal) =>
      new Promise((resolve) => {
        waited.push(ms);
        rings.push(resolve);
        signal?.addEventListener('abort', resolve);
      }),
  };
  return { clock, waited, ring: () => rings.forEach((resolve) => resolve()) };
}

/** The other side: counts what reaches it. */
function otherSide(answer: () => Promise<{ status: number }>) {
  const calls: Parameters<SeamFetch>[] = [];
  const fetch: SeamFetch = (...call) => {
    calls.push(call);
    return answer();
  };
  return { calls, fetch };
}

const answers = (status: number) => () => Promise.resolve({ status });
const silence = () => new Promise<{ status: number }>(() => undefined);

capabilityContract(createSeamCall({ fetch: otherSide(answers(204)).fetch, clock: testingClock().clock }), {
  valid: [payload, { url: '/a', label: 'ベルを鳴らす' }],
  invalid: [
    ...[
      '',
      '/',
      'a',
      '//evil.example',
      '/a//b',
      '/a/../b',
      '/.',
      '/a/',
      '/\\evil.example',
      '/a?b',
      '/a#b',
      '/@x',
      'https://x.example/a',
      '/a b',
      '/%2e',
    ].map((url) => ({ url, label: 'x' })),
    { url: '/a', label: '' },
    { url: '/a', label: 'a\nb' },
    { url: '/a', label: '\u202Ea' },
  ],
});

describe('seam.call', () => {
  it('posts once, with the request as idempotency key, and follows no redirect', async () => {
    const { calls, fetch } = otherSide(answers(200));
    const { clock, waited } = testingClock();
    const report = await createSeamCall({ fetch, clock }).run(payload, testingContext({ request: 'R42' }));
    expect(report).toMatchObject({ outcome: 'success', cause: null, summary: '/seam/effect answered 200' });
    expect(calls).toHaveLength(1);
    expect(calls[0]).toMatchObject([
      '/seam/effect',
      { method: 'POST', headers: { 'Idempotency-Key': 'R42' }, redirect: 'error' },
    ]);
    expect(waited).toEqual([seamTimeout]);
  });

  it('[F-04] is uncertain after the time-out, never failed, and does not call again', async () => {
    const { calls, fetch } = otherSide(silence);
    const { clock, ring } = testingClock();
    const running = createSeamCall({ fetch, clock }).run(payload, testingContext({}));
    ring();
    const report = await running;
    expect(report).toMatchObject({ outcome: 'uncertain', cause: 'timeout', changes: [] });
    expect(report.observation).toMatchObject({ facts: [], unknowns: ['Whether /seam/effect took effect'] });
    await Promise.resolve();
    expect(calls).toHaveLength(1);
    expect(calls[0]?.[1].signal.aborted).toBe(true);
  });

  it('is uncertain when the connection breaks before an answer', async () => {
    const { fetch } = otherSide(() => Promise.reject(new TypeError('Failed to fetch')));
    const report = await createSeamCall({ fetch, clock: testingClock().clock }).run(payload, testingContext({}));
    expect(report).toMatchObject({ outcome: 'uncertain', cause: 'unknown_end' });
  });

  it.each([
    [200, 'success', null],
    [204, 'success', null],
    [400, 'failed', 'error'],
    [409, 'failed', 'error'],
    [304, 'uncertain', 'unknown_end'],
    [500, 'uncertain', 'unknown_end'],
    [503, 'uncertain', 'unknown_end'],
    [0, 'uncertain', 'unknown_end'],
  ])('takes status %i as %s', async (status, outcome, cause) => {
    const { fetch } = otherSide(answers(status));
    const report = await createSeamCall({ fetch, clock: testingClock().clock }).run(payload, testingContext({}));
    expect(report).toMatchObject({ outcome, cause });
  });

  it('sends nothing when it was stopped before', async () => {
    const { calls, fetch } = otherSide(answers(200));
    const seam = createSeamCall({ fetch, clock: testingClock().clock });
    expect(await seam.run(payload, testingContext({ signal: AbortSignal.abort() }))).toMatchObject({
      outcome: 'no_effect',
      cause: 'stopped',
    });
    expect(calls).toEqual([]);
  });

  it('[F-38] stopped on its way it ends at once, aborts the request, and says that its end is not known', async () => {
    const { calls, fetch } = otherSide(silence);
    const stop = new AbortController();
    const running = createSeamCall({ fetch, clock: testingClock().clock }).run(
      payload,
      testingContext({ signal: stop.signal }),
    );
    stop.abort();
    expect(await running).toMatchObject({ outcome: 'uncertain', cause: 'stopped' });
    expect(calls[0]?.[1].signal.aborted).toBe(true);
  });

  it('[F-16] says that it posts, whatever its label claims', () => {
    const seam = createSeamCall({ fetch: otherSide(silence).fetch, clock: testingClock().clock });
    const lines = described(seam, { url: '/pay', label: 'Read only, sends nothing' }, 'en');
    expect(lines).toEqual([
      'Post to /pay, named “Read only, sends nothing”',
      'This app’s own server. One request is sent.',
    ]);
    expect(seam.sends).toBe(true);
  });

  it('cannot be probed: what is not known stays unknown', () => {
    expect(createSeamCall({ fetch: otherSide(silence).fetch, clock: testingClock().clock }).probe).toBeUndefined();
  });
});
