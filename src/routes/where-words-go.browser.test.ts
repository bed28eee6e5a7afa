import { flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, it } from 'vitest';
import { deleteStore } from '../../tests/support/delete-store';
import { eventually } from '../../tests/support/eventually';
import { stage, waiting } from '../../tests/support/page-scenes';
import type { Language } from '../lib/base/language';
import { YadoriDatabase } from '../lib/bridge/database';
import type { MindInUse } from '../lib/bridge/minds';
import { createSession, type Session } from '../lib/session/session';
import App from './App.svelte';

let database: YadoriDatabase;
let session: Session;
let app: Record<string, unknown>;
let count = 0;

/** The page over a database of its own, without an agent, while a request waits. */
async function open(lang: Language, mind: MindInUse | null): Promise<void> {
  history.replaceState(null, '', `?lang=${lang}`);
  location.hash = '#/';
  database = new YadoriDatabase(`where-words-go-${++count}`);
  await stage(database, waiting(lang));
  session = createSession(database);
  session.mind.inUse = mind;
  app = mount(App, { target: document.body, props: { session } });
  session.view.start();
  await eventually(() => expect(session.view.isLoaded).toBe(true));
  flushSync();
}

/** All that a page says, once it says this: its parts come in one after the other. */
async function wordsOf(route: 'help' | 'data' | 'models' | 'rules', ...said: string[]): Promise<string> {
  session.router.go(route);
  flushSync(); // the page before is gone
  return eventually(() => {
    for (const fold of document.querySelectorAll<HTMLDetailsElement>('.page-scroll details')) fold.open = true;
    const words = document.querySelector<HTMLElement>('.page-scroll')?.innerText ?? '';
    for (const part of said) expect(words, route).toContain(part);
    return words;
  });
}

afterEach(async () => {
  await unmount(app);
  await session.view.refresh();
  session.view.stop();
  await deleteStore(database);
});

const served = { id: 'm1', name: 'grok', host: 'api.x.ai' };
const pages = ['help', 'data', 'models', 'rules'] as const;
/** What would be untrue of a mind at an address. */
const untrue = {
  en: /Nothing you write is sent|Nothing of them is sent|Nobody else has a copy|No language model is at work/,
  ja: /書いたことは外へ送られません|だれにも送りません|ほかに控えはありません|言語モデルは動いていません/,
};

/** What the card says that it touches; it comes in when it is wanted. */
async function cardOf(): Promise<string> {
  const touches = () => document.querySelector<HTMLElement>('.ask .touches')?.innerText ?? '';
  await eventually(() => expect(touches()).not.toBe(''));
  return touches();
}

describe.each(['en', 'ja'] as const)('what is said about where words go, %s', (lang) => {
  it('names the address of a served mind on each page that speaks of it, and on a request', async () => {
    await open(lang, served);
    const card = await cardOf();
    expect(card).toContain('api.x.ai');
    expect(card).not.toMatch(/Nothing is sent|外へは何も送りません/);
    for (const page of pages) {
      const said = await wordsOf(page, 'api.x.ai');
      expect(said, page).not.toMatch(untrue[lang]);
    }
  });

  it.each([
    ['rules', null],
    ['a model in this browser', { id: 'm2', name: 'small', host: null }],
  ])('says that nothing is sent under %s', async (_, mind) => {
    await open(lang, mind);
    expect(await cardOf()).toMatch(/Nothing is sent|外へは何も送りません/);
    const { written, reads, kept, copies } = session.mind.whereWordsGo;
    await wordsOf('models', written, reads);
    await wordsOf('help', kept, reads);
    await wordsOf('data', copies);
  });
});
