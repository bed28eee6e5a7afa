import { expect, type Locator } from '@playwright/test';
import type { Goal } from '../../src/lib/agent/fold/snapshot';
import type { Language } from '../../src/lib/base/language';
import { test } from '../support/built-app';
import { eventsOf, expectClean, exportLog } from '../support/exported-log';
import { expectNoLayoutFault } from '../support/layout-faults';
import type { PageDriver } from '../support/page-driver';
import { readAllTables, readEvents, readTable } from '../support/stored-tables';

/** What a person without a model gets, and by how many presses. */

interface StoredState {
  state: { plan: { purpose: string | null; goals: Goal[] } };
  run: { alarms: { text: string; at: string; date: string | null; weekdays: number[] | null }[] };
}

async function stored({ page }: PageDriver): Promise<StoredState> {
  const { snapshot } = await readAllTables(page);
  return snapshot?.[0] as unknown as StoredState;
}

async function notes({ page }: PageDriver): Promise<Record<string, string>> {
  const kept = await readTable<{ path: string; content: string }>(page, 'notes');
  return Object.fromEntries(kept.map(({ path, content }) => [path, content]));
}

/** The buttons that say something in the person's place, under the newest line that has some. */
const ways = ({ chat }: PageDriver): Locator => chat.locator('.ways').last().getByRole('button');

/** The plan as it stands in the talk. */
const card = ({ chat }: PageDriver, name: string): Locator => chat.getByRole('article', { name, exact: true });

const later = new Date(Date.now() + 12 * 86_400_000);
const dayOf = (lang: Language): string =>
  new Intl.DateTimeFormat(lang === 'ja' ? 'ja-JP' : 'en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    later,
  );

interface Buttons {
  goal: string;
  plan: string;
  unknown: string;
}

const buttons: Record<Language, Buttons> = {
  en: { goal: 'Make it a goal', plan: 'Yes, make a plan', unknown: 'I don’t know yet' },
  ja: { goal: '目標にする', plan: 'はい、作る', unknown: 'まだわからない' },
};

interface Presses {
  /** Until something of use is stored; null: never. */
  first: number | null;
  /** Until nothing waits for the person. */
  end: number;
}

/** Does what a person would who wants it and has nothing to add: every press counts, Send does not. */
async function pressThrough(driver: PageDriver): Promise<Presses> {
  const own = buttons[driver.lang];
  const { approving } = driver.names.phases;
  let first: number | null = null;
  let end = 0;
  let hasGoal = false;
  for (; end < 20; end++) {
    const { run, state } = await stored(driver);
    const isUseful = run.alarms.length > 0 || Object.keys(await notes(driver)).length > 0;
    if (isUseful && first === null) first = end;
    const choices = (await driver.choices()).map((label) => label.trim());
    hasGoal ||= state.plan.purpose !== null;
    if ((await driver.phase()) === approving) await driver.approve();
    else if (choices.includes(own.plan)) await driver.choose(own.plan);
    else if (choices.includes(own.unknown)) await driver.choose(own.unknown);
    else if (!hasGoal && first === null && (await ways(driver).count()) > 0)
      await driver.act(() => ways(driver).filter({ hasText: own.goal }).click());
    else return { first, end };
  }
  throw new Error('it never came to an end');
}

interface Job {
  job: string;
  lang: Language;
  said: string;
  most: number;
  alarm?: RegExp;
  plan?: { name: string; texts: (string | RegExp)[]; alarm?: RegExp };
}

const jobs: Job[] = [
  {
    job: 'bins',
    lang: 'en',
    said: 'Remind me every Tuesday at 9 to put the bins out',
    most: 2,
    alarm: /put the bins out at 09:00 on 1/,
  },
  {
    job: 'guitar',
    lang: 'en',
    said: 'I want to learn the guitar',
    most: 4,
    plan: { name: 'Learn the guitar', texts: ['chords', '- [ ]'] },
  },
  {
    job: 'party',
    lang: 'en',
    said: `Plan a party for 12 people on ${dayOf('en')}`,
    most: 4,
    plan: { name: 'Party', texts: [/People: 12\b/, '24 plates', '12 litres'], alarm: /party/i },
  },
  {
    job: '引っ越し',
    lang: 'ja',
    said: '来月末の引っ越しの計画を立てて',
    most: 4,
    plan: { name: '引っ越し', texts: [/日にち：.*月(28|29|30|31)日/, '段ボール'], alarm: /引っ越し/ },
  },
  {
    job: 'trip',
    lang: 'en',
    said: 'Plan my trip to Lisbon in March',
    most: 4,
    plan: { name: 'Trip to Lisbon', texts: ['March', 'Lisbon', 'Passport'] },
  },
  {
    job: '毎朝ストレッチ',
    lang: 'ja',
    said: '毎朝ストレッチを続けたい',
    most: 4,
    plan: {
      name: '毎朝のストレッチ',
      texts: ['毎朝', '首・肩'],
      alarm: /ストレッチの時間です at 07:00 on 0,1,2,3,4,5,6/,
    },
  },
];

for (const { job, lang, said, most, alarm, plan } of jobs)
  test.describe(job, () => {
    test.use({ lang, locale: lang === 'ja' ? 'ja-JP' : 'en-US' });

    test(`takes at most ${most} presses to the end, and gives something of use`, async ({ app, driver }) => {
      await driver.open(app.url);
      await driver.say(said);
      const { first, end } = await pressThrough(driver);
      test.info().annotations.push({ type: 'presses', description: `first ${first}, end ${end}` });
      expect(first).not.toBeNull();
      expect(end).toBeLessThanOrEqual(most);

      const { run, state } = await stored(driver);
      const alarms = run.alarms.map(({ text, at, weekdays }) => `${text} at ${at} on ${weekdays?.join() ?? 'a day'}`);
      for (const wanted of [alarm, plan?.alarm]) if (wanted) expect(alarms.join('\n')).toMatch(wanted);
      if (!plan) return expect(await notes(driver)).toEqual({});
      const [content, ...others] = Object.values(await notes(driver));
      expect(others).toEqual([]);
      for (const text of plan.texts)
        expect(content).toMatch(typeof text === 'string' ? new RegExp(literal(text)) : text);
      const [goal] = state.plan.goals;
      expect(goal?.name).toBe(plan.name);
      expect(goal?.tasks.length).toBeGreaterThanOrEqual(5);
      expect(goal?.tasks.length).toBeLessThanOrEqual(10);
      expect(goal?.tasks.map(({ owner }) => owner)).toEqual(goal?.tasks.map(() => 'yours'));
      const today = new Date().toISOString().slice(0, 10);
      expect(goal?.tasks.filter(({ date }) => date !== undefined && date < today)).toEqual([]);
      await expect(card(driver, plan.name).getByRole('checkbox')).toHaveCount(goal?.tasks.length ?? 0);
    });
  });

function literal(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

test('[AV-50] [SP-10] a plan of the person’s own is one card with one y; ticked by hand to the last step, its goal is done', async ({
  app,
  driver,
}) => {
  await driver.open(app.url);
  await driver.say(`Plan a party for 12 people on ${dayOf('en')}`);
  await driver.untilPhase(driver.names.phases.approving);
  expect(await driver.request()).toBe('Keep the plan “Party”');
  await driver.approve();
  // at most two questions, and a press tells what is meant as the person read it
  for (let asked = 0; (await driver.choices()).length > 0; asked++) {
    expect(asked).toBeLessThan(2);
    await driver.choose(buttons.en.unknown);
  }
  const [goal] = (await stored(driver)).state.plan.goals;
  const names = goal?.tasks.map(({ name }) => name ?? '') ?? [];
  const party = card(driver, 'Party');
  for (const [index, name] of names.entries()) {
    const step = party.getByRole('checkbox', { name, exact: true });
    await driver.act(() => step.click());
    if (index < names.length - 1) await expect(party).toContainText(`${index + 1} of ${names.length} done`);
  }
  const records = (await driver.lines()).filter((line) => line.startsWith('[G1'));
  for (const [index, name] of names.entries()) expect(records[index]).toContain(`[G1-T${index + 1}] DONE ${name}`);
  expect(records.at(-1)).toContain('[G1] DONE Party / 100%');
  expect((await stored(driver)).state.plan.goals).toEqual([]);
  await expect(driver.plan.locator('summary')).toHaveText(/G1\s*Party\s*DONE 100%/);

  // what comes next is asked once
  expect(await driver.choices()).toEqual(['Not yet, plan on', 'Yes, something new', 'Yes, rest']);
  await driver.choose('Yes, rest');
  await driver.untilPhase(driver.names.phases.idle);
  const { events, eventsText, stateText, headText } = await exportLog(driver);
  expectClean(eventsText, stateText, headText);
  const asked = eventsOf(events, 'approval').filter(({ status }) => status === 'asked');
  expect(asked.map(({ capability }) => capability)).toEqual(['plan.keep']);
});

test('what is answered afterwards changes plan and note, in the words that were read on the button', async ({
  app,
  driver,
}) => {
  await driver.open(app.url);
  await driver.say('Make a plan to learn the guitar');
  await driver.approve();
  await driver.choose('18:00');
  await driver.approve();
  await driver.choose('20 minutes');
  await driver.approve();
  expect(await driver.choices()).toEqual([]); // two, and no more
  const [note] = Object.values(await notes(driver));
  expect(note).toContain('> Make a plan to learn the guitar\n> 18:00\n> 20 minutes');
  expect(note).toMatch(/Each time: 20 minutes/);
});

for (const lang of ['en', 'ja'] as const)
  test.describe(`talk, ${lang}`, () => {
    test.use({ lang, locale: lang === 'ja' ? 'ja-JP' : 'en-US' });

    test('sets nothing: what no rule reads gets one sentence and ways on, and a press says it in the person’s words', async ({
      app,
      driver,
      page,
    }) => {
      const said = {
        en: ['the weather is dreadful', 'I feel a bit lost today', 'pizza!!', 'my sister has three cats 🐈', 'hmm ok'],
        ja: ['天気がひどい', '今日は少し気分が沈む', 'ピザ！！', '姉は猫を三匹飼っている🐈', 'うーん'],
      }[lang];
      await driver.open(app.url);
      for (const text of said) {
        const before = (await driver.lines()).length;
        await driver.say(text);
        expect((await driver.lines()).length, text).toBe(before + 2); // the text, and its answer
        await driver.untilPhase(driver.names.phases.idle);
      }
      const { state, run } = await stored(driver);
      expect([state.plan, run.alarms, await notes(driver)]).toEqual([{ purpose: null, goals: [] }, [], {}]);
      expect((await readEvents(page, 'approval')).filter(({ status }) => status === 'asked')).toEqual([]);

      const last = lang === 'en' ? 'The blue door sticks' : '青いドアがきしむ';
      await driver.say(last);
      const labels =
        lang === 'en' ? ['Note it', 'Remind me', 'Make it a goal'] : ['メモする', '知らせて', '目標にする'];
      await expect(ways(driver)).toHaveText(labels);
      const mind = driver.chat.locator('.ways').last().getByRole('link');
      await expect(mind).toHaveAttribute('href', '#/models');
      await driver.act(() => ways(driver).first().click());
      await driver.untilPhase(driver.names.phases.approving);
      await driver.approve();
      expect(Object.values(await notes(driver)).join()).toContain(last);

      await driver.say(last);
      await driver.act(() => ways(driver).nth(1).click());
      await driver.choose(lang === 'en' ? 'Tomorrow at 9:00' : '明日の朝9時');
      await driver.approve();
      expect((await stored(driver)).run.alarms.map(({ text, at }) => [text, at])).toEqual([[last, '09:00']]);

      await driver.say(last);
      await driver.act(() => ways(driver).nth(2).click());
      expect((await stored(driver)).state.plan.purpose).toBe(last);
      await driver.choose(lang === 'en' ? 'Not now' : '今はいい');
      expect((await stored(driver)).state.plan.goals).toEqual([]);
    });
  });

test('two requests in one message are two cards, one after the other, and both are done', async ({ app, driver }) => {
  await driver.open(app.url);
  await driver.say('Add milk and eggs to the shopping list and remind me tomorrow at 18:00 to go shopping');
  await driver.untilPhase(driver.names.phases.approving);
  await driver.approve();
  await driver.untilPhase(driver.names.phases.approving);
  await driver.approve();
  await driver.untilPhase(driver.names.phases.idle);
  const [list] = Object.values(await notes(driver));
  expect(list).toMatch(/- \[ \] milk\n- \[ \] eggs/);
  expect((await stored(driver)).run.alarms.map(({ text, at }) => [text, at])).toEqual([['go shopping', '18:00']]);
});

test.describe('a correction', () => {
  test('of the alarm on the card changes the card; of what was set changes that, and nothing is there twice', async ({
    app,
    driver,
  }) => {
    await driver.open(app.url);
    await driver.say('Remind me tomorrow at 15:00 to call Bob');
    await driver.untilPhase(driver.names.phases.approving);
    await driver.say('no, at 16:00');
    await driver.untilPhase(driver.names.phases.approving);
    expect(await driver.request()).toContain('16:00');
    await driver.approve();
    await driver.say('actually at 17:30');
    await driver.untilPhase(driver.names.phases.approving);
    await driver.approve();
    expect((await stored(driver)).run.alarms.map(({ text, at }) => [text, at])).toEqual([['call Bob', '17:30']]);
  });

  test('of a number in a plan goes through its steps and its note', async ({ app, driver }) => {
    await driver.open(app.url);
    await driver.say(`Plan a party for 12 people on ${dayOf('en')}`);
    await driver.approve();
    await driver.choose(buttons.en.unknown);
    await driver.say('We’re 15 now');
    await driver.untilPhase(driver.names.phases.approving);
    await driver.approve();
    const [note] = Object.values(await notes(driver));
    expect(note).toContain('People: 15');
    expect(note).toContain('30 plates');
    expect(note).not.toContain('24 plates');
    const [goal] = (await stored(driver)).state.plan.goals;
    expect(
      goal?.tasks
        .filter(({ status }) => status !== 'fail')
        .map(({ name }) => name)
        .join('\n'),
    ).not.toMatch(/\b12\b/);
  });
});

test('a cancelled question leaves nothing: no plan, no purpose, no alarm', async ({ app, driver }) => {
  await driver.open(app.url);
  await driver.choose('Remind me of something');
  await driver.untilPhase(driver.names.phases.asking);
  await driver.say('never mind');
  await driver.untilPhase(driver.names.phases.idle);
  const { state, run } = await stored(driver);
  expect([state.plan, run.alarms, await notes(driver)]).toEqual([{ purpose: null, goals: [] }, [], {}]);
});

for (const lang of ['en', 'ja'] as const)
  test.describe(`the first buttons, ${lang}`, () => {
    test.use({ lang, locale: lang === 'ja' ? 'ja-JP' : 'en-US' });

    for (const place of [0, 1, 2, 3])
      test(`number ${place + 1} leads to a card or a question, and sets nothing unasked`, async ({ app, driver }) => {
        await driver.open(app.url);
        const labels = (await driver.choices()).map((label) => label.trim());
        expect(labels).toHaveLength(4);
        await driver.choose(labels[place] ?? '');
        const { approving, asking } = driver.names.phases;
        expect([approving, asking], (await driver.lines()).at(-1)).toContain(await driver.phase());
        const { run } = await stored(driver);
        expect([run.alarms, await notes(driver)]).toEqual([[], {}]);
      });
  });

test.describe('on a phone of 360 by 740', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, lang: 'ja', locale: 'ja-JP' });

  test('a wish becomes a plan and its steps are ticked by touch, and nothing stands out at the side', async ({
    app,
    driver,
    page,
  }) => {
    driver.isTouch = true;
    await driver.open(app.url);
    await driver.say('来月末に引っ越します');
    await expectNoLayoutFault(page, 'talk with ways on');
    const sizes = await ways(driver).evaluateAll((all) =>
      all.map((element) => Math.min(element.getBoundingClientRect().height, element.getBoundingClientRect().width)),
    );
    expect(sizes.filter((size) => size < 44)).toEqual([]);
    await driver.act(() => ways(driver).filter({ hasText: buttons.ja.goal }).tap());
    await driver.choose(buttons.ja.plan);
    await driver.untilPhase(driver.names.phases.approving);
    await expectNoLayoutFault(page, 'the card of the plan');
    await driver.approve();
    const step = card(driver, '引っ越し').getByRole('checkbox').first();
    await driver.act(() => step.tap());
    await expect(step).toBeChecked();
    await expectNoLayoutFault(page, 'the plan in the talk');
  });
});

test('by keyboard alone: a wish, its way on, the plan, its card and its first step', async ({ app, driver, page }) => {
  const { keyboard } = page;
  await driver.open(app.url);

  /** Moves the focus on until it is there, as a person does who looks for it. */
  async function tabTo(target: Locator): Promise<void> {
    await expect(target).toBeVisible();
    const isThere = () => target.evaluate((element) => element === document.activeElement);
    for (let press = 0; press < 200 && !(await isThere()); press++) await keyboard.press('Tab');
    await expect(target).toBeFocused();
  }
  const pressOn = (target: Locator, key: string): Promise<void> =>
    driver.act(async () => {
      await tabTo(target);
      await keyboard.press(key);
    });

  await expect(driver.message).toBeFocused();
  await driver.act(async () => {
    await keyboard.type('I want to learn the guitar');
    await keyboard.press('Enter');
  });
  await pressOn(ways(driver).filter({ hasText: buttons.en.goal }), 'Enter');
  await pressOn(driver.chat.getByRole('button', { name: buttons.en.plan }), 'Enter');
  await driver.untilPhase(driver.names.phases.approving);
  await keyboard.press('Escape'); // out of the message box
  await driver.untilAnswerable();
  await driver.act(() => keyboard.press('y'));
  const step = card(driver, 'Learn the guitar').getByRole('checkbox').first();
  await pressOn(step, 'Space');
  await expect(step).toBeChecked();
});
