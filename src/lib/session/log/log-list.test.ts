import { describe, expect, it } from 'vitest';
import type { Crossing, LogQuestion, LogRow, LogStretch } from '../../bridge/contract';
import { everything } from './log-address';
import { LogList } from './log-list.svelte';

/** A log of so many events of which every `every`th fits, read 1,000 at a time. */
class Worker {
  questions: LogQuestion[] = [];
  failing = false;
  hold: Promise<void> | null = null;
  constructor(
    public last: number,
    readonly every = 1,
    public type = 'input',
  ) {}
  ask = async (question: LogQuestion): Promise<Crossing<LogStretch>> => {
    this.questions.push(question);
    await this.hold;
    if (this.failing) return { ok: false, code: 'storage', message: 'gone' };
    const rows: LogRow[] = [];
    let from = Math.min(question.before ?? Infinity, this.last + 1);
    const end = Math.max(1, from - 1_000);
    while (from > end && rows.length < question.most) {
      from -= 1;
      if (from % this.every === 0) rows.push({ seq: from, type: this.type } as LogRow);
    }
    return { ok: true, value: { rows, from, last: this.last, damagedAt: null } };
  };
}

const seqs = (list: LogList) => list.rows.map(({ seq }) => seq);

describe('the list', () => {
  it('shows a page, and another each time its end comes into view', async () => {
    const list = new LogList(new Worker(450).ask);
    await list.show(everything);
    expect([list.rows.length, list.isWhole, list.last]).toEqual([200, false, 450]);
    await list.more();
    await list.more();
    expect(seqs(list)).toEqual(Array.from({ length: 450 }, (_, index) => 450 - index));
    expect(list.isWhole).toBe(true);
    await list.more();
    expect(list.rows.length).toBe(450);
  });

  it('goes on by itself through a log in which little fits, and can be left and taken up', async () => {
    const worker = new Worker(9_000, 4_000);
    const list = new LogList(worker.ask);
    let release = (): void => {};
    const reading = list.show({ ...everything, text: 'bees' });
    await expect.poll(() => list.rows.length).toBe(2);
    await reading;
    expect([seqs(list), list.isWhole]).toEqual([[8_000, 4_000], true]);

    worker.hold = new Promise((resolve) => (release = resolve));
    const second = list.show({ ...everything, text: 'wasps' });
    expect(list.isReading).toBe(true);
    list.leave();
    release();
    await second;
    expect([list.isReading, list.isLeft, list.from]).toEqual([false, true, null]);
    await list.more();
    expect(list.from).toBeNull(); // left is left
    await list.goOn();
    expect(list.isWhole).toBe(true);
  });

  it('shows the newest question only', async () => {
    const worker = new Worker(100);
    const list = new LogList(worker.ask);
    let release = (): void => {};
    worker.hold = new Promise((resolve) => (release = resolve));
    const first = list.show({ ...everything, text: 'a' });
    const second = list.show({ ...everything, text: 'ab' });
    release();
    await Promise.all([first, second]);
    expect(list.rows.length).toBe(100);
    expect(worker.questions.map(({ filter }) => filter.text)).toEqual(['a', 'ab']);
  });

  it('puts on top what is written since', async () => {
    const worker = new Worker(10);
    const list = new LogList(worker.ask);
    await list.show(everything);
    worker.last = 13;
    expect(await list.news()).toBe(3);
    expect(seqs(list).slice(0, 4)).toEqual([13, 12, 11, 10]);
    expect(await list.news()).toBe(0);
  });

  it('begins anew when a text was taken out, or another log is there', async () => {
    const worker = new Worker(10);
    const list = new LogList(worker.ask);
    await list.show(everything);
    worker.last = 11;
    worker.type = 'redacted';
    await list.news();
    expect(list.rows.every(({ type }) => type === 'redacted')).toBe(true);
    worker.last = 4;
    await list.news();
    expect(seqs(list)).toEqual([4, 3, 2, 1]);
  });

  it('reads all for an export, and tells what failed', async () => {
    const worker = new Worker(2_345);
    const list = new LogList(worker.ask);
    await list.show(everything);
    expect(await list.all()).toBe(true);
    expect(list.rows.length).toBe(2_345);
    worker.failing = true;
    await list.show(everything);
    expect([list.problem, list.isReading]).toEqual(['gone', false]);
    expect(await list.all()).toBe(false);
  });
});
