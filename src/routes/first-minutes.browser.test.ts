import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { deleteStore } from '../../tests/support/delete-store';
import { eventually } from '../../tests/support/eventually';
import { asking, firstOpen, out, planned, said, stage, waiting, type Scene } from '../../tests/support/page-scenes';
import '../lib/ui/kit/look.css';
import '../lib/ui/kit/tokens.css';
import type { Snapshot } from '../lib/agent/fold/snapshot';
import { YadoriDatabase } from '../lib/bridge/database';
import { answerWords } from '../lib/reflex/answers/answer-words';
import { createSession, type Session } from '../lib/session/session';
import App from './App.svelte';

let database: YadoriDatabase;
let session: Session;
let app: Record<string, unknown>;
let count = 0;

/** The page over a database of its own, without an agent. */
async function open(scene: Scene, lang: 'en' | 'ja' = 'en'): Promise<void> {
  history.replaceState(null, '', `?lang=${lang}`);
  database = new YadoriDatabase(`first-minutes-${++count}`);
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

const alarm: Snapshot['run']['alarms'][number] = {
  id: 'A12',
  text: 'water the plants',
  at: '18:00',
  zone: 'UTC',
  date: null,
  weekdays: [0, 1, 2, 3, 4, 5, 6],
  late_minutes: null,
  snoozed: null,
  after: '2026-11-28T09:00:00.000Z',
  rang: [],
  ring: null,
  taint: [],
};

describe('the chat', () => {
  it('opens the note that a line tells of', async () => {
    const scene = planned('en');
    const parameters = { path: 'bees/goal.md', bytes: 9 };
    scene.events.push(out(20, '14:10', 'monologue', 'Wrote bees/goal.md.', { code: 'found.note_written', parameters }));
    await open(scene);
    const note = { path: 'bees/goal.md', content: 'Know the bees', bytes: 13, taint: [], written_by: 9, created_by: 9 };
    await database.notes.add({ ...note, time: '2026-11-28T14:04:00.000Z' });
    const others = Array.from({ length: 30 }, (_, at) => ({ ...note, path: `${at % 2 ? 'a' : 'z'}/${at}.md` }));
    await database.notes.bulkAdd(others.map((other) => ({ ...other, time: '2026-11-28T14:03:00.000Z' })));
    find<HTMLAnchorElement>('.aside a[aria-label="Open bees/goal.md"]').click();
    await eventually(() => expect(find('.note pre').innerText).toBe('Know the bees'));
    await eventually(() => expect(document.activeElement?.textContent).toContain('bees/goal.md'));
    // of all that stands on that page this one is shown, from its head on
    await eventually(() => {
      const above = find('.page-scroll').getBoundingClientRect().top;
      const [head, text] = [find('.note[open] summary'), find('.note pre')].map((part) => part.getBoundingClientRect());
      expect(head?.top).toBeGreaterThanOrEqual(above);
      expect((head?.top ?? Infinity) - above).toBeLessThan(60);
      expect(text?.bottom).toBeLessThan(innerHeight);
    });
    expect(all('.note[open]')).toHaveLength(1);
  });

  it('has Drop where the question of a task is answered, with what it does, and in no second place', async () => {
    const scene = asking('en');
    delete scene.inbox;
    await open(scene);
    expect(all('.notices .notice')).toEqual([]);
    await eventually(() =>
      expect(document.querySelector('#leaving')?.textContent).toContain('Drop: leave the step out.'),
    );
    const drops = all('button').filter(({ innerText }) => innerText === 'Drop');
    expect(drops.map((drop) => drop.getAttribute('aria-describedby'))).toEqual(['leaving']);
    drops[0]?.click();
    await eventually(async () => expect(await sent()).toMatchObject([{ kind: 'control', command: 'drop' }]));
  });

  it('elsewhere it is told with its words, and Answer leads to where it is answered', async () => {
    const scene = asking('en');
    delete scene.inbox;
    await open(scene);
    session.layout.pane = 'plan';
    session.messageBox.leftQuestion = 10; // it was put off before
    flushSync();
    await eventually(() =>
      expect(find('.notices .notice').innerText).toContain('Which of the nine notes comes first?'),
    );
    button('Answer')?.click();
    await eventually(() => expect(all('.notices .notice')).toEqual([]));
    const place = matchMedia('(pointer: fine)').matches ? '#message' : '.chat .log';
    await eventually(() => expect([session.layout.pane, document.activeElement]).toEqual(['chat', find(place)]));
    session.messageBox.draft.text = 'The roof';
    await session.messageBox.send();
    expect((await sent()).at(-1)).not.toHaveProperty('as'); // it counts as the answer
  });

  it('elsewhere a question of no task is told as well, and has nothing to drop', async () => {
    const scene = asking('en');
    if (scene.snapshot.run.asking) scene.snapshot.run.asking.task = null;
    await open({ ...scene, inbox: [] });
    session.layout.pane = 'plan';
    flushSync();
    const notice = () => find('.notices .notice');
    await eventually(() =>
      expect(notice().innerText).toContain('A question waits for your reply. Which of the nine notes comes first?'),
    );
    expect([...notice().querySelectorAll('button')].map(({ innerText }) => innerText)).toEqual(['Answer']);
  });

  it('keeps the focus when a choice is taken, and asks for an answer in its box', async () => {
    const scene = asking('en');
    delete scene.inbox;
    await open(scene);
    expect(find('#message').getAttribute('placeholder')).toBe('Write your answer');
    const choice = find('.choices button');
    choice.focus();
    choice.click();
    await eventually(async () => expect(await sent()).toHaveLength(1));
    const place = matchMedia('(pointer: fine)').matches ? '#message' : '.chat .log';
    await eventually(() => expect(document.activeElement).toBe(find(place)));
  });

  it('shows which question is answered, and lets one skip it or say something else', async () => {
    await open({ ...asking('en'), inbox: [] });
    const bar = () => find('.answering').innerText;
    await eventually(() => expect(bar()).toContain('Your answer to:')); // it comes in with its question
    expect(find('#message').getAttribute('aria-describedby')).toBe('answering');
    button('Something else')?.click();
    flushSync();
    expect(bar()).toContain('Not an answer. The question stays:');
    session.messageBox.draft.text = 'Blue';
    await session.messageBox.send();
    expect(await sent()).toMatchObject([{ kind: 'text', text: 'Blue', as: 'aside' }]);
    flushSync();
    expect(bar()).toContain('Your answer to:');
    session.messageBox.draft.text = 'Red';
    await session.messageBox.send();
    expect((await sent())[1]).not.toHaveProperty('as'); // the words tell
    button('Drop')?.click();
    await eventually(async () => expect(await sent()).toHaveLength(3));
    expect((await sent())[2]).toMatchObject({ kind: 'control', command: 'drop' }); // it is a task's
  });

  it('[F-42] what a link puts into the box is only shown; sent by a press it says where it is from', async () => {
    const keys = location.href;
    await open(planned('en'));
    history.replaceState(null, '', '?lang=en&text=%2Fstop&url=https%3A%2F%2Fevil.example%2F');
    await unmount(app);
    session.view.stop();
    session = createSession(database);
    app = mount(App, { target: document.body, props: { session } });
    session.view.start();
    await eventually(() => expect(session.view.isLoaded).toBe(true));
    flushSync();
    await eventually(() => expect(find<HTMLTextAreaElement>('#message').value).toBe('/stop\nhttps://evil.example/'));
    expect([location.search, await sent()]).toEqual(['?lang=en', []]);
    expect(find('.answering').innerText).toContain('Filled in by a link (evil.example)');
    find('.send').click();
    await eventually(async () => expect(await sent()).toMatchObject([{ kind: 'text', taint: ['link:evil.example'] }]));
    flushSync();
    expect([session.messageBox.draft.text, session.messageBox.draft.prefilledBy, all('.answering')]).toEqual([
      '',
      null,
      [],
    ]);
    history.replaceState(null, '', keys);
  });

  it('asks back where words may be an answer or not, and keeps them', async () => {
    await open({ ...asking('en'), inbox: [] });
    session.messageBox.draft.text = 'Why do you ask?';
    session.sender.trouble = { kind: 'text', code: 'answer_unclear', parameters: {} };
    flushSync();
    await eventually(() => expect(find('.unclear').innerText).toContain('Is this your answer to the question?'));
    button('It is the answer')?.click();
    await eventually(async () => expect(await sent()).toMatchObject([{ text: 'Why do you ask?', as: 'answer' }]));
  });

  it('takes nothing for an answer while it is stopped, and says so', async () => {
    const scene = asking('en');
    scene.snapshot.run.halt = { reason: 'stopped', seq: 20, detail: null };
    scene.snapshot.run.phase = 'halted';
    await open(scene);
    expect(all('.answering')).toEqual([]);
    expect(find<HTMLTextAreaElement>('#message').placeholder).toContain('Stopped');
  });

  it('shows a purpose that is reached as finished, and what comes next', async () => {
    const scene = planned('en');
    scene.snapshot.state.plan.goals = [];
    scene.snapshot.run.is_purpose_reached = true;
    await open(scene);
    expect(find('.purpose').innerText).toContain('Finished purpose');
    await eventually(() => expect(find('.plan .next').innerText).toContain('what comes next'));
    button('New purpose')?.click();
    await eventually(() => expect(document.activeElement).toBe(find('#message')));
  });

  it.each(['en', 'ja'] as const)(
    'says what is left for the person once nothing else is, and what comes next: %s',
    async (lang) => {
      const scene = planned(lang);
      const [goal] = scene.snapshot.state.plan.goals;
      for (const { tasks } of scene.snapshot.state.plan.goals) for (const task of tasks) task.owner = 'yours';
      Object.assign(goal?.tasks[4] ?? {}, { name: 'Lampen', date: '2026-12-10' });
      scene.snapshot.run.phase = 'idle';
      await open(scene, lang);
      const [left, next] = {
        en: ['8 steps are left, all of them yours.', 'Next, by Thu 10 Dec 2026: Lampen'],
        ja: ['残りは、あなたがすること8件だけです。', '次は2026年12月10日（木）までに「Lampen」'],
      }[lang];
      await eventually(() => expect(all('.plan .left p').map((line) => line.innerText)).toEqual([left, next]));
      scene.snapshot.run.phase = 'thought';
      await change(scene);
      await eventually(() => expect(all('.plan .left')).toEqual([]));
    },
  );

  it('keeps purposes to begin with in reach while there is none', async () => {
    const scene = firstOpen('en');
    scene.snapshot.run = { ...scene.snapshot.run, asking: null, phase: 'idle' };
    await open(scene);
    await eventually(() => expect(all('.samples button').length).toBeGreaterThan(2));
    const [first] = all('.samples button');
    const label = first?.textContent;
    first?.click();
    await eventually(async () => expect(await sent()).toMatchObject([{ kind: 'text', text: label }]));
    await change(planned('en'));
    expect(all('.samples')).toEqual([]);
  });

  it.each(['en', 'ja'] as const)(
    'leads from what no rule reads to a note, an alarm or a goal in the person’s own words, and to the models: %s',
    async (lang) => {
      const { notRead, buttons, sayInstead } = answerWords[lang];
      const scene = planned(lang);
      const choices = [
        { id: 'say:note', label: buttons.note },
        { id: 'say:remind', label: buttons.remind },
        { id: 'say:goal', label: buttons.goal },
        { id: 'open:models', label: buttons.mind },
      ];
      scene.events.push(
        said(20, '14:11', 'The blue door sticks'),
        out(21, '14:11', 'reply', notRead, { choices, to: [20] }),
      );
      await open(scene, lang);
      expect(all('.ways a').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
        [buttons.mind, '#/models'],
      ]);
      expect(all('.choices button')).toEqual([]); // nothing waits for an answer
      await eventually(() => expect(all('.ways button')).toHaveLength(3));
      const ways = [sayInstead.note, sayInstead.remind, sayInstead.goal];
      for (const [index, way] of ways.entries()) {
        all('.ways button')[index]?.click();
        await eventually(async () =>
          expect((await sent())[index]).toMatchObject({ kind: 'text', text: way('The blue door sticks'), taint: [] }),
        );
      }
    },
  );

  it('opens first with what can be done at a press, and each is an answer to that question', async () => {
    await open(firstOpen('en'));
    expect(all('.choices button').map(({ innerText }) => innerText)).toEqual(
      answerWords.en.firstButtons.map(({ label }) => label),
    );
    all('.choices button')[1]?.click();
    await eventually(async () =>
      expect(await sent()).toMatchObject([
        { kind: 'choice', question: 3, choice: 'first:party', label: 'Plan a party' },
      ]),
    );
  });

  it('marks what the person dropped as no failure, here and in the plan', async () => {
    const scene = planned('en');
    const { tasks } = scene.snapshot.run;
    tasks['G1-T3'] = { ...tasks['G1-T3']!, cause: 'dropped' };
    scene.events.push(out(20, '14:10', 'record', '[G1-T3] FAIL Read hive-log.csv / dropped'));
    await open(scene);
    const mark = all('.mark').at(-1);
    expect(mark?.innerText.replace(/\s+/g, ' ')).toContain('[G1-T3] FAIL Read hive-log.csv / dropped'); // as the documents have it
    const failed = getComputedStyle(document.documentElement).getPropertyValue('--fail');
    expect([mark?.querySelector('.st.fail') ?? null, failed !== '']).toEqual([null, true]);
    find('.goal summary').click();
    flushSync();
    expect(find('.wish').innerText).toBe('Left out, as agreed.');
    expect(all('.goal li')[2]?.innerText).toContain('dropped');
    expect(all('.goal li')[2]?.innerText).toContain('LEFT OUT'); // nobody failed; the log's own word on hovering
    expect(all('.goal li .st')[2]?.title).toBe('FAIL');
    expect(all('.goal li')[2]?.querySelector('.st.fail')).toBeNull();
  });
});

describe('the panes beside the chat', () => {
  it('say at the very first what will stand there, and show it when asked, or when there is something', async () => {
    await open(firstOpen('en'));
    const inspector = () => find('#inspector').textContent;
    const vitals = () => find('#vitals').textContent;
    session.layout.pane = 'chat';
    await eventually(() =>
      expect(
        [inspector(), vitals()].every((text) => text.includes('Once you say something') || text.includes('Show now')),
      ).toBe(true),
    );
    expect([inspector().includes('Thought'), all('#vitals dd').length > 0]).toEqual([false, false]);
    find('#vitals .show-now').click();
    flushSync();
    expect(all('#vitals dd').length).toBe(6);
    await change(planned('en'));
    expect(inspector()).not.toContain('Show now');
  });
});

describe('the list of alarms', () => {
  it('keeps its Cancel in place while a request waits, and says why it rests; beside a question it is none of its answers', async () => {
    const scene = planned('en');
    scene.snapshot.run.alarms = [alarm];
    await open(scene);
    await eventually(() => expect(button('Add to calendar (.ics)')).toBeDefined());
    expect(button('Cancel')).toBeDefined();
    const [asked, requested] = [asking('en'), waiting('en')];
    for (const awaiting of [asked, requested]) {
      delete awaiting.inbox;
      awaiting.snapshot.run.alarms = [alarm];
    }
    await change(asked);
    button('Cancel')?.click();
    await eventually(async () => expect(await sent()).toMatchObject([{ kind: 'text', as: 'aside' }]));
    await change(requested);
    const cancel = button('Cancel') as HTMLButtonElement | undefined;
    expect([cancel?.disabled, find(`#${cancel?.getAttribute('aria-describedby')}`).innerText]).toEqual([
      true,
      'To cancel one, answer the open request first.',
    ]);
  });
});

describe('the command line', () => {
  async function openCli(): Promise<HTMLInputElement> {
    session.layout.pane = 'cli';
    session.layout.isCliOpen = true;
    flushSync();
    await eventually(() => expect(all('#command')).toHaveLength(1));
    return find<HTMLInputElement>('#command');
  }

  async function run(box: HTMLInputElement, line: string): Promise<void> {
    box.value = line;
    box.dispatchEvent(new Event('input', { bubbles: true }));
    box.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
    await eventually(() => expect(all('.cli .printed')).not.toHaveLength(0));
  }

  it('shows the beginning of what it prints, however long that is', async () => {
    await open(planned('en'));
    const box = await openCli();
    find('.cli .out').style.maxHeight = '100px'; // as beneath the chat of a low window
    await run(box, 'help');
    const output = find('.cli .out');
    await eventually(() => {
      expect(output.scrollHeight).toBeGreaterThan(output.clientHeight * 2);
      const [line, frame] = [find('.cli .typed'), output].map((element) => element.getBoundingClientRect());
      expect(Math.abs((line?.top ?? 0) - (frame?.top ?? 99))).toBeLessThan(4);
    });
  });

  it('repeats no question of the chat before one works from here', async () => {
    const scene = asking('en');
    delete scene.inbox;
    await open(scene);
    const box = await openCli();
    expect(find('.cli .out').textContent).not.toContain('Which of the nine notes');
    await run(box, 'status');
    await eventually(() => expect(find('.cli .open').textContent).toContain('Which of the nine notes'));
  });
});
