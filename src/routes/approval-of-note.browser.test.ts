import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { deleteStore } from '../../tests/support/delete-store';
import { eventually } from '../../tests/support/eventually';
import { planned, stage, waiting, type Scene } from '../../tests/support/page-scenes';
import '../lib/ui/kit/look.css';
import '../lib/ui/kit/tokens.css';
import { YadoriDatabase } from '../lib/bridge/database';
import { createSession, type Session } from '../lib/session/session';
import App from './App.svelte';

let database: YadoriDatabase;
let session: Session;
let app: Record<string, unknown>;
let count = 0;

/** The page over a database of its own, without an agent. */
async function open(scene: Scene): Promise<void> {
  history.replaceState(null, '', '?lang=en');
  database = new YadoriDatabase(`approval-of-note-${++count}`);
  await stage(database, scene);
  session = createSession(database);
  app = mount(App, { target: document.body, props: { session } });
  session.view.start();
  await eventually(() => expect(session.view.isLoaded).toBe(true));
  flushSync();
}

async function change(scene: Scene): Promise<void> {
  await stage(database, scene);
  await session.view.refresh();
  flushSync();
}

beforeEach(() => (location.hash = '#/'));
afterEach(async () => {
  await unmount(app);
  await session.view.refresh();
  session.view.stop();
  await deleteStore(database);
});

function find<E extends HTMLElement = HTMLElement>(selector: string): E {
  const found = document.querySelector<E>(selector);
  if (!found) throw new Error(`there is no ${selector}`);
  return found;
}
const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const button = (name: string) => all('button').find((candidate) => candidate.textContent.includes(name));
const sent = () => database.inbox.toArray();

/** Presses an answer of the card, once it takes one. */
async function pressed(name: string): Promise<void> {
  await eventually(() => expect((button(name) as HTMLButtonElement | undefined)?.disabled).toBe(false));
  button(name)?.click();
}

describe('an approval of a note', () => {
  it('shows all of its text as it will look, and as it is written in the payload instead', async () => {
    const lines = Array.from({ length: 40 }, (_, index) => `- line **${index + 1}**`);
    await open(waiting('en', (_, payload) => (payload['content'] = `# Bees\n\n${lines.join('\n')}\n`)));
    await eventually(() => expect(find('.would-write figcaption').innerText).toBe('Text to be written'));
    await eventually(() => expect(all('.sheet li')).toHaveLength(40));
    expect([find('.sheet .heading').innerText, find('.sheet li:last-child strong').innerText]).toEqual(['Bees', '40']);
    // it scrolls with its card alone, by keys too, and the talk above stays in sight
    const [card, sheet] = [find('.ask'), find('.sheet')];
    expect([card.scrollHeight > card.clientHeight, sheet.scrollHeight > sheet.clientHeight]).toEqual([true, false]);
    expect([sheet.tabIndex, find('.log').clientHeight > 60]).toEqual([0, true]);
    await pressed('Payload');
    await eventually(() => expect(find('.payload').innerText).toContain('- line **40**'));
    expect(all('.would-write').length).toBe(0);
  });

  it('says that there is more under its buttons until that was seen, and nothing where all is in sight', async () => {
    const lines = Array.from({ length: 60 }, (_, index) => `line ${index + 1}`);
    await open(waiting('en', (_, payload) => (payload['content'] = lines.join('\n\n'))));
    await eventually(() => expect(all('.below').map((hint) => hint.innerText)).toEqual(['More below']));
    find('.ask').scrollTo({ top: find('.ask').scrollHeight });
    await eventually(() => expect(all('.below')).toEqual([]));
    await change(
      waiting('en', (run, payload) => {
        payload['content'] = 'short';
        if (run.pending) Object.assign(run.pending, { request: 'R40', digest: '4'.repeat(64) });
      }),
    );
    await eventually(() => expect(find('.sheet').innerText).toBe('short'));
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    expect(all('.below')).toEqual([]);
  });

  it('brings its payload into sight where the card is short', async () => {
    const path = `bees/${'long-'.repeat(60)}.md`;
    await open(waiting('en', (_, payload) => Object.assign(payload, { path, content: 'x\n\n'.repeat(40) })));
    await eventually(() => expect(all('.ask').length).toBe(1));
    find('.ask').style.maxHeight = '280px'; // as on a phone
    await eventually(() => expect(all('.below').length).toBe(1));
    await pressed('Payload');
    await eventually(() => {
      const [well, card, foot] = ['.payload', '.ask', '.foot'].map((one) => find(one).getBoundingClientRect());
      expect(well!.top).toBeGreaterThanOrEqual(card!.top);
      expect(well!.top + 40).toBeLessThan(foot!.top);
    });
  });

  it('is read out once: by the card where it takes the focus, else by a live region', async () => {
    const spoken = () => all('[aria-live="assertive"]').map(({ textContent }) => textContent.trim());
    const told = 'Nagi asks before acting';
    await open(waiting('en'));
    await eventually(() => expect(document.activeElement).toBe(find('.ask')));
    const described = find('.ask').getAttribute('aria-describedby')?.split(' ') ?? [];
    const text = described.map((id) => document.getElementById(id)?.innerText ?? '-').join(' ');
    expect(text).toMatch(/^Nagi asks before acting Write the new note bees\/summary\.md Touches/);
    expect(spoken()).toEqual(['']);
    session.messageBox.draft.text = 'and then';
    await change(
      waiting('en', (run) => {
        if (run.pending) Object.assign(run.pending, { request: 'R40', digest: '4'.repeat(64) });
      }),
    );
    await eventually(() => expect(spoken()).toEqual([expect.stringContaining(told) as string]));
    expect(document.activeElement).not.toBe(find('.ask'));
    await change(planned('en'));
    expect(spoken()).toEqual(['']);
  });

  it('[F-18] stands word for word where some of it would not be seen otherwise', async () => {
    const content = '# Bees\n\n[here](https://evil.example/x) <img src=x onerror=alert(1)>';
    await open(waiting('en', (_, payload) => (payload['content'] = content)));
    // the sheet that may be rendered is there: what it holds is no Markdown
    await eventually(() => expect(find('.sheet').innerText).toBe(content));
    await import('../lib/ui/approvals/RenderedNote.svelte');
    await eventually(() =>
      expect([find('.sheet').innerText, all('.sheet .markdown, .sheet img')]).toEqual([content, []]),
    );
    await change(
      waiting('en', (run, payload) => {
        payload['content'] = '# Bees\n\na\u202Eb';
        if (run.pending) Object.assign(run.pending, { request: 'R40', digest: '4'.repeat(64) });
      }),
    );
    await eventually(() => expect(find('.sheet').innerText).toBe('# Bees\n\na‹U+202E›b'));
  });

  it('that would be added to is told from one that would be written', async () => {
    const added = (lang: 'en' | 'ja'): Scene =>
      waiting(lang, (run, payload) => {
        payload['content'] = 'one more line';
        if (run.pending) run.pending.capability = 'note.append';
      });
    await open(added('en'));
    await eventually(() => expect(find('.would-write').innerText).toContain('Text to be added'));
  });

  it('offers bounds for the rest once such notes were approved twice for a goal, and not after a no', async () => {
    const scene = (number: number): Scene =>
      waiting('en', (run) => {
        if (run.pending)
          Object.assign(run.pending, { request: `R${number}`, digest: `${number}`.repeat(64).slice(0, 64) });
      });
    await open(scene(1));
    for (const number of [2, 3]) {
      expect(all('.lit .hint').length).toBe(0);
      await pressed('Approve');
      await eventually(async () => expect(await sent()).toHaveLength(number - 1));
      await change(scene(number));
    }
    await eventually(() =>
      expect(find('.lit .hint').innerText).toBe(
        'You approved the same kind for this goal before. Always… can cover the same in bees.',
      ),
    );
    await pressed('Reject');
    await eventually(async () => expect(await sent()).toHaveLength(3));
    await change(scene(4));
    expect(all('.lit .hint').length).toBe(0);
  });
});
