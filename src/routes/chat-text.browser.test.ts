import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, it, vi } from 'vitest';
import { deleteStore } from '../../tests/support/delete-store';
import { eventually } from '../../tests/support/eventually';
import { firstOpen, out, said, stage, type Scene } from '../../tests/support/page-scenes';
import '../lib/ui/kit/look.css';
import '../lib/ui/kit/tokens.css';
import { YadoriDatabase, type StoredEvent } from '../lib/bridge/database';
import { createSession, type Session } from '../lib/session/session';
import App from './App.svelte';

let database: YadoriDatabase;
let session: Session;
let app: Record<string, unknown>;
let count = 0;

async function open(events: StoredEvent[], run: Partial<Scene['snapshot']['run']> = {}): Promise<void> {
  history.replaceState(null, '', '?lang=en#/');
  database = new YadoriDatabase(`chat-text-${++count}`);
  const scene = firstOpen('en');
  const last = { ...scene.snapshot.run.last, seq: events.length };
  await stage(database, {
    events,
    snapshot: { ...scene.snapshot, run: { ...scene.snapshot.run, asking: null, last, ...run } },
  });
  session = createSession(database);
  app = mount(App, { target: document.body, props: { session } });
  session.view.start();
  await eventually(() => expect(session.view.isLoaded).toBe(true));
  flushSync();
}

afterEach(async () => {
  vi.restoreAllMocks();
  await unmount(app);
  await session.view.refresh(); // so that no read is under way when the connection closes
  session.view.stop();
  await deleteStore(database);
});

/** What a mind said. */
const spoken = (seq: number, text: string) => out(seq, '09:00', 'reply', text, { decision: `D${seq}` });
const shown = () => document.querySelectorAll('.msg .markdown');
const nodes = () => document.querySelectorAll('*').length;

it('the words of a mind are Markdown; those of the person, of code and of rules stand as they are', async () => {
  const text = 'Say **this** and `that`';
  await open([
    said(1, '09:00', text),
    out(2, '09:00', 'reply', text, { code: 'reply.status', parameters: {} }),
    out(3, '09:00', 'reply', text, { decision: 'D3', by_rules: true }),
    out(4, '09:00', 'monologue', text, { decision: 'D3', code: 'found.note_read', parameters: {} }),
    spoken(5, text),
  ]);
  await eventually(() => expect(shown()).toHaveLength(1));
  expect(shown()[0]?.querySelector('strong')?.textContent).toBe('this');
  expect([...document.querySelectorAll('.msg p')].filter((line) => line.textContent === text)).toHaveLength(3);
});

it('[F-29] no markup, picture or link of it is one of the page’s own: only a press asks whether to open an address', async () => {
  const errors = vi.spyOn(console, 'error');
  await open([
    spoken(
      1,
      [
        '**x** <img src="https://evil.example/a.png" onerror="document.title=\'ran\'"><svg onload="document.title=\'ran\'">',
        '![a](https://evil.example/b.png) [b][1] [c](javascript:document.title="ran") [d](data:text/html,x) <https://evil.example/e>',
        '| <script>document.title="ran"</script> | <iframe src="https://evil.example/f"></iframe> |\n|---|---|\n| <style>*{}</style> | x |',
        '```html" onmouseover="document.title=1\n<img src=x>\n```',
        '[1]: https://evil.example/c "t"',
      ].join('\n\n'),
    ),
  ]);
  await eventually(() => expect(shown()).toHaveLength(1));
  const foreign =
    'img, image, svg, script, iframe, style, a, object, video, [style], [onerror], [onload], [onmouseover]';
  expect(shown()[0]?.querySelectorAll(foreign)).toHaveLength(0);
  const links = [...(shown()[0]?.querySelectorAll<HTMLElement>('button.link') ?? [])];
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'https://evil.example/a.pngevil.example',
    'aevil.example',
    'bevil.example',
    'https://evil.example/eevil.example',
    'https://evil.example/fevil.example',
  ]);
  expect(performance.getEntriesByType('resource').some(({ name }) => name.includes('evil.example'))).toBe(false);
  links[1]?.click();
  expect(session.layout.askedLink).toEqual({ url: 'https://evil.example/b.png', host: 'evil.example' });
  expect(document.title).not.toContain('ran');
  expect(errors).not.toHaveBeenCalled();
  session.layout.askedLink = null;
  flushSync();
});

it('a draft is Markdown as far as it is settled, and what stands there stays the same element as it grows', async () => {
  await open([said(1, '09:00', 'Hello')], {
    queue: [{ seq: 1, kind: 'input', lang: 'en', taint: [], is_public: false, answers: null }],
  });
  const text = '## A plan\n\n- one\n- two\n\nAnd **then';
  let heading: Element | null = null;
  for (let length = 1; length <= text.length; length++) {
    session.speech.spoken = { trigger: 1, text: text.slice(0, length), thinking: '', since: 0 };
    flushSync();
    const bare = (from: string) => from.replace(/[\s#*-]+/g, '');
    const shown = document.querySelector('.msg.draft [aria-hidden]');
    expect(bare(shown?.textContent ?? '')).toBe(bare(text.slice(0, length)));
    if (length === '## A plan\n\n'.length)
      await eventually(() => expect(document.querySelector('.draft .heading')?.textContent).toBe('A plan'));
    const now = document.querySelector('.draft .heading');
    if (heading) expect(now).toBe(heading);
    heading = now;
  }
  expect(document.querySelectorAll('.draft li')).toHaveLength(2);
  expect(document.querySelector('.draft > div > p')?.textContent).toBe('And **then');
});

it('a wait says how long it is, and from a minute on what is waited for; it can be ended, in a turn of the plan too', async () => {
  const due = { seq: 1, kind: 'input' as const, lang: 'en' as const, taint: [], is_public: false, answers: null };
  await open([said(1, '09:00', 'Hello')], { queue: [due] });
  session.mind.inUse = { id: 'm', name: 'Qwen3', host: '127.0.0.1:1234' };
  const waited = async (seconds: number, expected: RegExp) => {
    session.speech.spoken = { trigger: 1, text: '', thinking: '', since: performance.now() - seconds * 1_000 };
    await eventually(() => expect(document.querySelector('.draft > div > p')?.textContent).toMatch(expected));
  };
  await waited(2, /^…$/u);
  await waited(45, /^Thinking, 4[56] s$/u);
  await waited(130, /^Still waiting for Qwen3: 2 min 1[01] s$/u);
  const stop = () => document.querySelector<HTMLButtonElement>('.draft .drop');
  stop()?.click();
  await eventually(async () => expect(await database.inbox.toArray()).toMatchObject([{ command: 'stop', speech: 1 }]));

  // a turn of the plan has no message that could end alone
  const { snapshot } = session.view.current;
  await database.snapshot.put({
    ...snapshot,
    run: { ...snapshot.run, queue: [], due: { ...due, kind: 'plan' } },
    key: 'current',
  });
  await session.view.refresh();
  stop()?.click();
  await eventually(async () => expect((await database.inbox.toArray())[1]).toMatchObject({ command: 'stop' }));
  expect((await database.inbox.toArray())[1]).not.toHaveProperty('speech');
});

it('a long talk in Markdown stays under 5,000 elements, the newest of it shown as such', async () => {
  const text = '# Head\n\n- **one** and `two`\n- three\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n> said';
  await open(Array.from({ length: 600 }, (_, at) => (at % 2 ? spoken(at + 1, text) : said(at + 1, '09:00', 'Go on'))));
  await eventually(() => expect(shown().length).toBeGreaterThan(10));
  expect(nodes()).toBeLessThan(5_000);
  const articles = [...document.querySelectorAll('article.msg')];
  expect(articles.at(-1)?.querySelector('.markdown')).not.toBeNull();
  expect(articles[1]?.textContent).toContain('- **one** and `two`'); // an old one stands as it was written
});
