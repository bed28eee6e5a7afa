import { expect } from '@playwright/test';
import { test } from '../support/built-app';
import { PageDriver } from '../support/page-driver';
import { readTable } from '../support/stored-tables';

const said = {
  en: {
    distress: 'I don’t want to live anymore',
    figure: 'this deadline is killing me',
    number: '988',
    page: 'findahelpline.com',
  },
  ja: { distress: 'もう死にたい', figure: '死ぬほど疲れた', number: '0120-279-338', page: 'findahelpline.com' },
} as const;

for (const lang of ['en', 'ja'] as const) {
  const words = said[lang];

  test(`words of distress are answered with help lines, once a day, and become nothing, ${lang}`, async ({
    app,
    page,
  }) => {
    const requests: string[] = [];
    page.on('request', (request) => {
      const { host } = new URL(request.url());
      if (host !== '') requests.push(host); // a worker from a blob has none
    });
    const driver = new PageDriver(page, lang);
    await driver.open(app.url);
    await driver.say(words.distress);

    const answer = driver.chat.locator('.care');
    await expect(answer).toHaveCount(1);
    await expect(answer.getByRole('listitem').filter({ hasText: words.number })).toHaveCount(1);
    await expect(answer.getByRole('link', { name: words.number })).toHaveAttribute(
      'href',
      `tel:${words.number.replaceAll('-', '')}`,
    );
    await expect(driver.plan).not.toContainText(words.distress);
    await expect(page.locator('.samples')).toHaveCount(0); // nothing to begin with is offered beneath it

    // a page of help is shown with its host, and asked about before it opens
    await answer.getByRole('button', { name: words.page }).click();
    await expect(page.getByRole('dialog')).toContainText(words.page);
    await page.keyboard.press('Escape');

    await driver.say(words.distress);
    await expect(answer).toHaveCount(2);
    await expect(answer.last().getByRole('listitem')).toHaveCount(0);
    await expect(answer.last()).toContainText(words.number);

    await driver.say(words.figure);
    await expect(answer).toHaveCount(2);

    const events = await readTable<Record<string, unknown> & { seq: number }>(page, 'log');
    const inputs = events.filter(({ type }) => type === 'input');
    expect(inputs.map(({ care }) => care === true)).toEqual([true, true, false]);
    for (const { seq } of inputs.slice(0, 2))
      expect(events.find((event) => event.seq === seq + 1)).toMatchObject({ type: 'output', trigger: seq });
    expect(events.filter(({ type }) => type === 'approval').map(({ capability }) => capability)).not.toContain(
      'note.append',
    );
    expect(new Set(requests)).toEqual(new Set([new URL(app.url).host]));
  });

  test(`words that no rule reads become a goal by a press alone, ${lang}`, async ({ app, page }) => {
    const driver = new PageDriver(page, lang);
    await driver.open(app.url);
    const text = lang === 'en' ? 'the bees hum all day' : 'ミツバチが一日中うなっている';
    await driver.say(text);
    expect(await driver.choices()).toEqual([]);
    await expect(driver.plan).not.toContainText(text);
    const goal = driver.chat.getByRole('button', { name: lang === 'en' ? 'Make it a goal' : '目標にする' });
    await driver.act(() => goal.click());
    await expect(driver.plan).toContainText(text);
  });
}
