import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { deleteStore } from '../../tests/support/delete-store';
import { eventually } from '../../tests/support/eventually';
import { firstOpen, out, said, stage } from '../../tests/support/page-scenes';
import '../lib/ui/kit/look.css';
import '../lib/ui/kit/tokens.css';
import { YadoriDatabase } from '../lib/bridge/database';
import { createSession, type Session } from '../lib/session/session';
import App from './App.svelte';

let session: Session;
let database: YadoriDatabase;
let app: Record<string, unknown>;

const messages = 2_000;
/** Of the whole page. */
const mostNodes = 5_000;

const button = (name: string) =>
  [...document.querySelectorAll('button')].find((candidate) => candidate.textContent.trim() === name);
const texts = () => [...document.querySelectorAll('.msg p')].map(({ textContent }) => textContent.trim());
const nodes = () => document.querySelectorAll('*').length;

beforeEach(async () => {
  history.replaceState(null, '', '?lang=en#/');
  database = new YadoriDatabase('long-chat');
  const scene = firstOpen('en');
  const events = Array.from({ length: messages }, (_, index) => {
    const seq = index + 1;
    return index % 2 === 0 ? said(seq, '09:00', `Word ${seq}`) : out(seq, '09:00', 'reply', `Answer ${seq}`);
  });
  const { run } = scene.snapshot;
  await stage(database, {
    events,
    snapshot: { ...scene.snapshot, run: { ...run, asking: null, last: { ...run.last, seq: messages } } },
  });
  session = createSession(database);
  app = mount(App, { target: document.body, props: { session } });
  session.view.start();
  await eventually(() => expect(session.view.isLoaded).toBe(true));
  flushSync();
});

afterEach(async () => {
  await unmount(app);
  await session.view.refresh(); // so that no read is under way when the connection closes
  session.view.stop();
  await deleteStore(database);
});

it('a chat of 2,000 messages is read back to the first and on to the newest, with under 5,000 elements in the page', async () => {
  const seen = new Set<string>();
  let most = 0;
  const look = () => {
    for (const text of texts()) seen.add(text);
    most = Math.max(most, nodes());
  };
  look();
  expect(texts().at(-1)).toBe('Answer 2000');
  for (let earlier = button('Show earlier'); earlier; earlier = button('Show earlier')) {
    const [before] = texts();
    earlier.click();
    await eventually(() => expect(texts()[0]).not.toBe(before));
    await eventually(() => expect(button('Show earlier')?.disabled ?? false).toBe(false));
    look();
  }
  expect(texts()[0]).toBe('Word 1');
  expect(seen.size).toBe(messages);
  expect(most).toBeLessThan(mostNodes);

  const newest = texts().at(-1);
  button('Show later')?.click();
  await eventually(() => expect(texts().at(-1)).not.toBe(newest));
  button('To the newest')?.click();
  await eventually(() => expect(texts().at(-1)).toBe('Answer 2000'));
  expect(nodes()).toBeLessThan(mostNodes);
});
