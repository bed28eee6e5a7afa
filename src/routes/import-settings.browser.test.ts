import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, it, vi } from 'vitest';
import { deleteStore } from '../../tests/support/delete-store';
import { eventually } from '../../tests/support/eventually';
import { firstOpen, stage } from '../../tests/support/page-scenes';
import { YadoriDatabase } from '../lib/bridge/database';
import { createSession, type Session } from '../lib/session/session';
import App from './App.svelte';

let database: YadoriDatabase;
let session: Session;
let app: Record<string, unknown>;
let count = 0;

afterEach(async () => {
  vi.restoreAllMocks();
  await unmount(app);
  session.view.stop();
  await deleteStore(database);
  location.hash = '#/';
});

/** The dialog that an import opens, over an Avatar whose heartbeat was set so. */
async function dialogWith(lang: 'en' | 'ja', heartbeat: number | null): Promise<HTMLElement> {
  history.replaceState(null, '', `?lang=${lang}#/data`);
  database = new YadoriDatabase(`import-settings-${++count}`);
  const scene = firstOpen(lang);
  const { run } = scene.snapshot;
  const settings = heartbeat === null ? run.settings : { ...run.settings, heartbeat_seconds: heartbeat };
  await stage(database, { ...scene, snapshot: { ...scene.snapshot, run: { ...run, settings } } });
  session = createSession(database);
  app = mount(App, { target: document.body, props: { session } });
  session.view.start();
  await eventually(() => expect(session.view.isLoaded).toBe(true));
  const picker = await eventually(() => {
    const found = document.querySelector<HTMLInputElement>('input[type=file]');
    if (!found) throw new Error('the page is not there yet');
    return found;
  });
  const files = new DataTransfer();
  files.items.add(new File(['{}\n'], 'events.jsonl'));
  picker.files = files.files;
  picker.dispatchEvent(new Event('change', { bubbles: true }));
  return eventually(() => {
    flushSync();
    const dialog = document.querySelector<HTMLElement>('dialog[open]');
    if (!dialog) throw new Error('no dialog yet');
    return dialog;
  });
}

it('says before an import that it replaces what was set here, and offers to keep that', async () => {
  const dialog = await dialogWith('en', 120);
  expect(dialog.innerText).toContain('You changed settings or rules here.');
  const downloaded = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  [...dialog.querySelectorAll('button')].find(({ innerText }) => innerText === 'Save config.yaml first')?.click();
  expect(downloaded).toHaveBeenCalledTimes(1);
  expect(dialog.isConnected).toBe(true);
});

it('says so in Japanese', async () => {
  expect((await dialogWith('ja', 120)).innerText).toContain('ここで設定かルールを変えています。');
});

it('says nothing of it where nothing was set', async () => {
  expect((await dialogWith('en', null)).innerText).not.toContain('settings or rules');
});
