import { mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { WriteOrder } from '../../tests/support/commits.worker';
import { deleteStore } from '../../tests/support/delete-store';
import { eventually } from '../../tests/support/eventually';
import { channelName, type TabMessage } from '../lib/bridge/contract';
import { YadoriDatabase } from '../lib/bridge/database';
import { createSession, type Session } from '../lib/session/session';
import App from './App.svelte';

let database: YadoriDatabase;
let session: Session;
let app: Record<string, unknown>;
let other: Worker;

/** A page whose clock stands still, so that it never looks by itself. It has no agent. */
beforeEach(async () => {
  vi.spyOn(window, 'setInterval').mockReturnValue(0 as unknown as ReturnType<typeof setInterval>);
  history.replaceState(null, '', '?lang=en');
  database = new YadoriDatabase(`looks-${crypto.randomUUID()}`);
  session = createSession(database);
  vi.spyOn(session.agent, 'start').mockReturnValue();
  app = mount(App, { target: document.body, props: { session } });
  session.start();
  other = new Worker(new URL('../../tests/support/commits.worker.ts', import.meta.url), { type: 'module' });
  await eventually(() => expect(session.view.isLoaded && !session.view.isLooking).toBe(true));
});
afterEach(async () => {
  other.terminate();
  vi.restoreAllMocks();
  await unmount(app);
  await session.view.refresh();
  session.view.stop();
  await deleteStore(database);
});

/** Resolves once another thread has stored it. */
function written(write: WriteOrder['write']): Promise<unknown> {
  return new Promise((resolve, reject) => {
    other.onmessage = ({ data }) => resolve(data);
    other.onerror = ({ message }) => reject(new Error(message));
    other.postMessage({ name: database.name, write } satisfies WriteOrder);
  });
}

it('shows each commit of another thread, which signals it to live queries', async () => {
  for (const seq of [1, 2, 3]) {
    expect(await written('event')).toEqual({ ok: true, value: null });
    await eventually(() => expect(session.view.current.snapshot.run.last.seq).toBe(seq));
  }
  expect(session.view.current.lines.map(({ seq }) => seq)).toEqual([1, 2, 3]);
});

it('shows a row that another thread put into the inbox', async () => {
  await written('row');
  await eventually(() => expect(session.view.current.inbox.map(({ id }) => id)).toEqual(['from another thread']));
});

it('looks anew when the lead changes, since a leader that was killed may have signalled nothing', async () => {
  const look = vi.spyOn(session.view, 'refresh');
  const channel = new BroadcastChannel(channelName);
  channel.postMessage({ kind: 'status_changed' } satisfies TabMessage);
  channel.close();
  await eventually(() => expect(look).toHaveBeenCalled());
});
