import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deleteStore } from '../../../../tests/support/delete-store';
import { eventually } from '../../../../tests/support/eventually';
import { FakeClock } from '../../../../tests/support/fake-clock';
import { macrotask } from '../../../../tests/support/macrotask';
import { YadoriDatabase } from '../../bridge/database';
import { LiveView, lookLimitMs } from './live-view.svelte';
import { emptyView, type PageView } from './page-view';

/** One look: what it is answered with, when the test says so. */
interface Look {
  answer(turn: number): void;
  fail(message: string): void;
}

let database: YadoriDatabase;
let clock: FakeClock;
let view: LiveView;
let looks: Look[];
let seen: number[];
let openings: number;
let drawing: Promise<void>;
let count = 0;

beforeEach(() => {
  database = new YadoriDatabase(`live-view-${++count}`);
  clock = new FakeClock();
  looks = [];
  seen = [];
  openings = 0;
  drawing = Promise.resolve();
  const open = database.open.bind(database);
  database.open = () => {
    openings += 1;
    return open();
  };
  view = make((shown) => seen.push(shown.snapshot.run.turn));
});
afterEach(async () => {
  view.stop();
  vi.unstubAllGlobals();
  await deleteStore(database);
});

function make(onChange: (view: PageView) => void): LiveView {
  return new LiveView(database, () => [], onChange, {
    wait: clock.wait.bind(clock),
    drawn: () => drawing,
    read: () =>
      new Promise<PageView>((resolve, reject) =>
        looks.push({
          answer: (turn) => {
            const shown = structuredClone(emptyView);
            shown.snapshot.run.turn = turn;
            resolve(shown);
          },
          fail: (message) => reject(new Error(message)),
        }),
      ),
  });
}

/** Until so many looks reached the store. */
const begun = (length: number) => eventually(() => expect(looks).toHaveLength(length));
const last = (): Look => looks.at(-1) as Look;

/** Lets the time of a pause pass until one more look reaches the store. */
async function afterPause(length: number): Promise<void> {
  await eventually(() => {
    clock.advance(1_000);
    expect(looks).toHaveLength(length);
  });
}

/** Second by second, so that whatever waits for one can wait for the next. */
async function passSeconds(count: number, each: () => void = () => {}): Promise<void> {
  for (let second = 0; second < count; second++) {
    each();
    clock.advance(1_000);
    await new Promise((resolve) => setTimeout(resolve));
  }
}

describe('what the page looks at', () => {
  it('is looked at once at a time, and once after for all that was told meanwhile', async () => {
    const first = view.refresh();
    await begun(1);
    const told = [view.refresh(), view.refresh(), view.refresh()];
    expect(looks).toHaveLength(1);
    last().answer(1);
    await first;
    await begun(2);
    last().answer(2);
    await Promise.all(told);
    expect([looks.length, seen, view.isLooking]).toEqual([2, [1, 2], false]);
  });

  it('draws what one look showed before the next begins, and is looking until that one is shown', async () => {
    let draw = (): void => {};
    drawing = new Promise((resolve) => (draw = resolve));
    const first = view.refresh();
    await begun(1);
    const second = view.refresh();
    last().answer(1);
    await first;
    await macrotask();
    expect([looks.length, seen, view.isLooking]).toEqual([1, [1], true]);
    draw();
    await begun(2);
    last().answer(2);
    await second;
    expect([seen, view.isLooking]).toEqual([[1, 2], false]);
  });

  it('a look that is never answered stops no later one, and is told of until one is answered', async () => {
    const first = view.refresh();
    await begun(1);
    clock.advance(lookLimitMs - 1);
    expect(view.problem).toBeNull();
    clock.advance(1);
    await first;
    expect([view.problem?.code, view.isLooking, view.isWritable()]).toEqual(['silent', false, true]);
    const second = view.refresh();
    await begun(2);
    last().answer(2);
    await second;
    expect([seen, view.problem]).toEqual([[2], null]);
  });

  it('an answer that comes after its time is shown, but never over a later one', async () => {
    const first = view.refresh();
    await begun(1);
    clock.advance(lookLimitMs);
    await first;
    looks[0]?.answer(1);
    await eventually(() => expect([seen, view.problem]).toEqual([[1], null]));
    const second = view.refresh();
    await begun(2);
    clock.advance(lookLimitMs);
    await second;
    const third = view.refresh();
    await begun(3);
    last().answer(3);
    await third;
    looks[1]?.answer(2);
    const fourth = view.refresh();
    await begun(4);
    last().answer(4);
    await fourth;
    expect(seen).toEqual([1, 3, 4]);
  });

  it('a connection that stays silent is opened anew, and the page never gives up for it', async () => {
    for (let number = 1; number <= 9; number++) {
      const look = view.refresh();
      await begun(number);
      clock.advance(lookLimitMs);
      await look;
    }
    expect([openings, view.problem?.code]).toEqual([1 + 3, 'silent']);
    const look = view.refresh();
    await begun(10);
    last().answer(10);
    await look;
    expect([seen, view.problem]).toEqual([[10], null]);
  });

  it('a first opening that stays silent is not final: it is told of, and what is stored is shown once it opens', async () => {
    vi.stubGlobal('document', { visibilityState: 'visible', addEventListener: () => {} });
    const open = database.open.bind(database);
    let isSilent = true;
    database.open = () => (isSilent ? new Promise(() => {}) : open());
    view.start();
    for (let minute = 0; minute < 3; minute++) {
      const look = view.refresh();
      await passSeconds(60);
      await look;
      expect([view.problem?.code, view.isWritable()]).toEqual(['silent', true]);
    }
    isSilent = false;
    await passSeconds(60, () => void view.refresh());
    await eventually(() => expect(looks.length).toBeGreaterThan(0));
    last().answer(7);
    await eventually(() => expect([seen, view.problem]).toEqual([[7], null]));
  });

  it('an opening anew that stays silent is not final either', async () => {
    void view.refresh();
    await begun(1);
    const open = database.open.bind(database);
    let isSilent = true;
    database.open = () => (isSilent ? new Promise(() => {}) : open());
    last().fail('connection lost');
    await passSeconds(120, () => void view.refresh());
    expect([view.problem?.code, view.isWritable()]).toEqual(['silent', true]);
    isSilent = false;
    await passSeconds(60, () => void view.refresh());
    await eventually(() => expect(looks.length).toBeGreaterThan(1));
    last().answer(8);
    await eventually(() => expect(seen).toContain(8));
  });

  it('a look that failed blocks no later one: the connection is opened anew and looked at again', async () => {
    const first = view.refresh();
    await begun(1);
    last().fail('connection lost');
    await afterPause(2);
    await first;
    last().answer(2);
    await eventually(() => expect([seen, view.problem, openings]).toEqual([[2], null, 2]));
    const third = view.refresh();
    await begun(3);
    last().answer(3);
    await third;
    expect(seen).toEqual([2, 3]);
  });

  it('a store that fails again and again is opened anew three times, and no more', async () => {
    void view.refresh();
    await begun(1);
    for (let number = 1; number <= 3; number++) {
      last().fail('backing store');
      await afterPause(number + 1);
    }
    last().fail('backing store');
    await eventually(() => expect(view.problem?.code).toBe('unavailable'));
    clock.advance(1_000_000);
    await view.refresh();
    expect([looks.length, openings, view.isWritable()]).toEqual([4, 1 + 3, false]);
  });

  it('what goes wrong with showing is no fault of the store, and the next look is shown', async () => {
    let isBroken = true;
    view.stop();
    view = make((shown) => {
      if (isBroken) throw new Error('a pane broke');
      seen.push(shown.snapshot.run.turn);
    });
    const first = view.refresh();
    await begun(1);
    last().answer(1);
    await expect(first).rejects.toThrow('a pane broke');
    isBroken = false;
    const second = view.refresh();
    await begun(2);
    last().answer(2);
    await second;
    expect([seen, openings, view.problem]).toEqual([[2], 1, null]);
  });
});
