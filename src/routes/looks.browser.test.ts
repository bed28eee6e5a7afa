import { mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { deleteStore } from '../../tests/support/delete-store';
import { eventually } from '../../tests/support/eventually';
import { planned, stage } from '../../tests/support/page-scenes';
import { channelName, type TabMessage } from '../lib/bridge/contract';
import { YadoriDatabase } from '../lib/bridge/database';
import { Session } from '../lib/session/session.svelte';
import App from './App.svelte';

let database: YadoriDatabase;
let session: Session;
let app: Record<string, unknown>;
const channel = new BroadcastChannel(channelName);
let count = 0;

/** A page that never looks by itself: the clock that makes it do so stands still. It has no agent. */
beforeEach(async () => {
  vi.spyOn(window, 'setInterval').mockReturnValue(0 as unknown as ReturnType<typeof setInterval>);
  history.replaceState(null, '', '?lang=en');
  database = new YadoriDatabase(`looks-${++count}`);
  await stage(database, planned('en'));
  session = new Session(database);
  vi.spyOn(session.agent, 'start').mockReturnValue();
  app = mount(App, { target: document.body, props: { session } });
  session.start();
  await eventually(() => expect(session.view.isLoaded && !session.view.isLooking).toBe(true));
});
afterEach(async () => {
  vi.restoreAllMocks();
  await unmount(app);
  await session.view.refresh();
  session.view.stop();
  await deleteStore(database);
});

async function changeTurn(turn: number): Promise<void> {
  const scene = planned('en');
  await stage(database, { ...scene, snapshot: { ...scene.snapshot, run: { ...scene.snapshot.run, turn } } });
}

/** Long enough for a page that looked by itself to show it. */
async function severalFrames(): Promise<void> {
  for (let frame = 0; frame < 5; frame++) await new Promise(requestAnimationFrame);
}

it.each(['changed', 'poke'] as const)('looks when another thread says "%s", and not before', async (kind) => {
  await changeTurn(41);
  await severalFrames();
  expect(session.view.current.snapshot.run.turn).not.toBe(41);
  channel.postMessage({ kind } satisfies TabMessage);
  await eventually(() => expect(session.view.current.snapshot.run.turn).toBe(41));
});
