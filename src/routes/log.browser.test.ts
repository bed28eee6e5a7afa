import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deleteStore } from '../../tests/support/delete-store';
import { eventually } from '../../tests/support/eventually';
import { planned, stage } from '../../tests/support/page-scenes';
import '../lib/ui/kit/look.css';
import '../lib/ui/kit/tokens.css';
import type { LogQuestion, LogRow } from '../lib/bridge/contract';
import { YadoriDatabase } from '../lib/bridge/database';
import { createSession, type Session } from '../lib/session/session';
import App from './App.svelte';

const length = 200_000;
let database: YadoriDatabase;
let session: Session;
let app: Record<string, unknown>;
let count = 0;
let questions: LogQuestion[];

/** As a worker would answer, from a log of 200,000 events. */
function answer(question: LogQuestion) {
  questions.push(question);
  const from = Math.min(question.before ?? Infinity, length + 1);
  const rows = Array.from({ length: Math.min(question.most, from - 1) }, (_, index): LogRow => {
    const seq = from - 1 - index;
    const time = '2026-11-28T09:00:00.000Z';
    const more = { tag: 'user', task: null, capability: null, isForeign: false, isRedacted: false };
    return { seq, time, type: 'input', excerpt: `bees ${seq}`, ...more };
  });
  return Promise.resolve({
    ok: true as const,
    value: { rows, from: from - rows.length, last: length, damagedAt: null },
  });
}

beforeEach(async () => {
  questions = [];
  history.replaceState(null, '', '?lang=en#/log');
  database = new YadoriDatabase(`log-page-${++count}`);
  await stage(database, planned('en'));
  session = createSession(database);
  vi.spyOn(session.agent, 'listEvents').mockImplementation(answer);
  app = mount(App, { target: document.body, props: { session } });
  document.querySelector<HTMLElement>('.app')!.style.height = '800px';
  session.view.start();
  await eventually(() => expect(rows().length).toBeGreaterThan(5));
});
afterEach(async () => {
  vi.restoreAllMocks();
  await unmount(app);
  await session.view.refresh();
  session.view.stop();
  await deleteStore(database);
  history.replaceState(null, '', '#/');
});

const rows = () => [...document.querySelectorAll<HTMLElement>('.rows a')];
const box = () => document.querySelector<HTMLElement>('.rows')!;
const nodes = () => document.querySelectorAll('*').length;

function press(key: string): void {
  (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
}

describe('the log page', () => {
  it('keeps less than 5,000 nodes, however much of 200,000 events was read', async () => {
    expect(nodes()).toBeLessThan(5_000);
    // as far as a person scrolls who looks for something
    for (let step = 0; step < 40; step++) {
      const before = questions.length;
      box().scrollTop = box().scrollHeight;
      await eventually(() => expect(questions.length).toBeGreaterThan(before));
      await eventually(() => expect(box().scrollHeight).toBeGreaterThan(box().scrollTop + box().clientHeight + 100));
    }
    expect(rows().length).toBeLessThan(100);
    expect(nodes()).toBeLessThan(5_000);
    const first = Number(rows()[0]?.dataset['seq']);
    expect(first).toBeLessThan(length - 5_000);
    expect(rows().map((row) => Number(row.dataset['seq']))).toEqual(rows().map((_, index) => first - index));
  });

  it('moves by j and k, and keeps what is chosen in sight', async () => {
    for (let step = 0; step < 40; step++) {
      press('j');
      await eventually(() =>
        expect((document.activeElement as HTMLElement).dataset['seq']).toBe(String(length - step)),
      );
    }
    const place = document.activeElement!.getBoundingClientRect();
    const frame = box().getBoundingClientRect();
    expect(place.bottom).toBeLessThanOrEqual(frame.bottom + 1);
    press('k');
    await eventually(() => expect((document.activeElement as HTMLElement).dataset['seq']).toBe(String(length - 38)));
  });

  it('keeps its filters in the address, and reads them from there', async () => {
    const chip = [...document.querySelectorAll<HTMLElement>('.chip')].find(
      ({ textContent }) => textContent === 'Thought',
    )!;
    chip.click();
    await eventually(() => expect(location.hash).toBe('#/log?type=thought'));
    await eventually(() => expect(questions.at(-1)?.filter.types).toEqual(['thought']));
    location.hash = '#/log?q=bees&source=chat';
    await eventually(() => expect(questions.at(-1)?.filter).toMatchObject({ text: 'bees', source: 'chat', types: [] }));
    flushSync();
    expect(document.querySelector<HTMLInputElement>('input[type=search]')!.value).toBe('bees');
    await eventually(() => expect(document.querySelector('.rows mark')?.textContent).toBe('bees'));
  });
});
