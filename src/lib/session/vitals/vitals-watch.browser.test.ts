import { afterEach, expect, it } from 'vitest';
import { eventually } from '../../../../tests/support/eventually';
import { YadoriDatabase } from '../../bridge/database';
import { createSession } from '../session';
import { watchOf } from './watch-of';

const session = createSession(new YadoriDatabase('vitals'));
let leave: () => void = () => {};
afterEach(() => leave());

it('shows a long task of 200 ms with its cause, as delay and as busy time of the page', async () => {
  const watch = watchOf(session);
  leave = watch.look('page');
  await eventually(() => expect(watch.samples).toBeGreaterThan(0));
  const button = document.createElement('button');
  button.addEventListener('click', function workLong() {
    const end = performance.now() + 200;
    while (performance.now() < end);
  });
  setTimeout(function pressTheButton() {
    button.click();
  });

  await eventually(() => expect(watch.frames.some(({ ms, cause }) => ms >= 200 && (cause?.ms ?? 0) >= 190)).toBe(true));
  const long = watch.frames.find(({ ms, cause }) => ms >= 200 && (cause?.ms ?? 0) >= 190);
  expect(long?.cause?.invoker).toMatch(/setTimeout|onclick/);
  // looked at each 200 ms: of two such tasks without a pause, a look waits for one at least
  setTimeout(function pressTwice() {
    button.click();
    button.click();
  });
  await eventually(() => expect(Math.max(...delays())).toBeGreaterThan(190));
  expect(watch.trends.pageBusy.short.meanOver(watch.now, 600_000)).toBeGreaterThan(0);

  function delays(): number[] {
    return watch.trends.pageDelay.short.points(watch.now).filter((delay) => delay !== null);
  }
});

it('has what Chromium tells, and no agent where none runs', async () => {
  const watch = watchOf(session);
  leave = watch.look('page');
  await eventually(() => expect(watch.told?.quota).toBeGreaterThan(0));
  expect(watch.told).toMatchObject({ canFrames: true, agent: null, network: { isOnline: true } });
  expect(watch.told?.page.requests).toBeGreaterThan(0);
  expect(watch.trends.memory.short.meanOver(watch.now, 60_000)).toBeGreaterThan(100_000);
});
