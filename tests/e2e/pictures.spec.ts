import { expect, type Locator, type Page } from '@playwright/test';
import type { JsonObject } from '../../src/lib/base/json';
import { axeViolations } from '../support/axe-violations';
import { test as base } from '../support/built-app';
import { eraseTicked } from '../support/erase';
import { exportLog } from '../support/exported-log';
import { ModelsPage } from '../support/models-page';
import { serveOpenai, type OpenaiServer } from '../support/openai-server';
import { isOfCheck } from '../support/served-model';
import { readEvents, readTable } from '../support/stored-tables';
import { bringPictures, heic, movingGif, photograph, pictureFile, pngOf } from '../support/test-pictures';

const test = base.extend<{ server: OpenaiServer; models: ModelsPage }>({
  server: async ({}, use) => {
    const server = await serveOpenai();
    await use(server);
    await server.close();
  },
  models: async ({ driver }, use) => use(new ModelsPage(driver)),
});
test.use({ serviceWorkers: 'allow' });

const own = {
  en: {
    add: 'Add pictures or text files',
    tray: 'Pictures for this message',
    picture: 'Picture, 1,024 × 768',
    sent: 'with your message, and again while you talk about it.',
    unseen: 'tiny can’t see pictures. It’s only told that there is one.',
    rules: 'can’t see pictures yet. That takes a model that sees.',
    leave: 'Leave out picture 1',
    pictures: 'Your pictures',
    close: 'Close',
    unseenInWords: '[a picture that you cannot see, 1024 × 768]',
    more: 'More',
    remove: 'Delete …',
    edit: 'Edit',
    removed: '(removed)',
  },
  ja: {
    add: '画像やテキストファイルを入れる',
    tray: 'このメッセージに付ける画像',
    picture: '画像、1,024 × 768',
    sent: 'に送られます。その話が続くあいだは、返事のたびに送られます。',
    unseen: 'tiny は画像を見られません。画像があることだけを伝えます。',
    rules: 'はまだ画像を見られません。画像が見えるモデルが必要です。',
    leave: '1枚目の画像を外す',
    pictures: '画像',
    close: '閉じる',
    unseenInWords: '［あなたには見えない画像、1024 × 768］',
    more: 'その他',
    remove: '削除…',
    edit: '編集',
    removed: '（削除済み）',
  },
} as const;

/** What its list tells of it. */
const seeing = (): unknown => ({ data: [{ id: 'tiny', architecture: { input_modalities: ['text', 'image'] } }] });

/** Requests for an answer, newest last. */
function asked(server: OpenaiServer): JsonObject[] {
  return server.seen.flatMap(({ method, body }) => (method === 'POST' && body && !isOfCheck(body) ? [body] : []));
}

interface Part {
  type: string;
  text?: string;
  image_url?: string | { url: string };
}

/** The parts of the messages that show pictures. */
function partsIn(body: JsonObject): Part[] {
  const messages = (body['messages'] ?? body['input']) as { content?: unknown }[];
  return messages.flatMap(({ content }) => (Array.isArray(content) ? (content as Part[]) : []));
}

function urlsIn(body: JsonObject): string[] {
  return partsIn(body).flatMap(({ image_url: url }) =>
    url === undefined ? [] : [typeof url === 'string' ? url : url.url],
  );
}

for (const [protocol, lang] of [
  ['chat', 'en'],
  ['responses', 'ja'],
] as const) {
  test.describe(() => {
    test.use({ lang });
    const words = own[lang];

    test(`a picture is pasted and chosen by keys, stands in the talk, and goes to a mind that sees over ${protocol}, in ${lang}`, async ({
      app,
      driver,
      models,
      server,
      page,
    }) => {
      server.routes['/v1/models'] = seeing;
      server.reply = () => ({ kind: 'answer', text: 'A boat.' });
      await driver.open(app.url);
      await models.open();
      await models.enter({ url: server.url, protocol });
      await models.use();
      await driver.backToChat();
      await page.setViewportSize({ width: 360, height: 740 });
      const photo = await photograph(page, 2_048, 1_536);

      await bringPictures(page, 'paste', [pictureFile('photo.jpg', 'image/jpeg', photo)]);
      const tray = page.getByRole('group', { name: words.tray });
      await expect(tray.getByRole('img', { name: words.picture })).toBeVisible();
      await expect(tray).toContainText(`${new URL(server.url).host}`);
      await expect(tray).toContainText(words.sent);
      await expect(driver.message).toBeFocused();
      expect(await axeViolations(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);

      // by keys: left out, and chosen again
      await tray.getByRole('button', { name: words.leave }).focus();
      await page.keyboard.press('Enter');
      await expect(tray).toHaveCount(0);
      const choosing = page.waitForEvent('filechooser');
      await page.getByRole('button', { name: words.add }).focus();
      await page.keyboard.press('Enter');
      await (await choosing).setFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: photo });
      await expect(tray.getByRole('img', { name: words.picture })).toBeVisible();

      // a reload keeps it beside the text; so do two
      await driver.message.fill('What is in');
      for (const _ of [1, 2]) {
        await page.reload();
        await expect(tray.getByRole('img')).toHaveCount(1);
        await expect(driver.message).toHaveValue('What is in');
      }

      await driver.act(async () => {
        await driver.message.fill('What is in this picture?');
        await page.keyboard.press('Enter');
      });
      await expect(driver.chat).toContainText('A boat.');
      await expect(tray).toHaveCount(0);
      const shown = driver.chat.getByRole('img', { name: words.picture });
      await expect(shown).toBeVisible();

      const body = asked(server).at(-1) as JsonObject;
      const [url] = urlsIn(body);
      expect(urlsIn(body)).toHaveLength(1);
      expect(partsIn(body).map(({ type }) => type)).toEqual(
        protocol === 'chat' ? ['text', 'image_url'] : ['input_text', 'input_image'],
      );
      expect(partsIn(body)[0]?.text).toContain('What is in this picture?');
      const sent = Buffer.from((url ?? '').replace(/^data:image\/jpeg;base64,/, ''), 'base64');
      expect(sent.subarray(0, 3).toString('hex')).toBe('ffd8ff');
      for (const told of ['Exif', 'GPS', 'camera 4711']) expect(sent.toString('latin1')).not.toContain(told);
      const [stored] = await readTable<{ hash: string }>(page, 'blobs');
      const input = (await readEvents(page, 'input')).find((event) => event['pictures']);
      expect(input?.['pictures']).toMatchObject([
        { hash: stored?.hash, width: 1_024, height: 768, type: 'image/jpeg', bytes: sent.length },
      ]);

      // seen large, and left by Escape
      await shown.click();
      await expect(page.getByRole('dialog').getByRole('img', { name: words.picture })).toBeVisible();
      expect(await axeViolations(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);

      // it is there after a reload, and still sent while it is talked of
      await page.reload();
      await expect(shown).toBeVisible();
      await driver.say('And what else?');
      await expect.poll(() => asked(server).length).toBe(2);
      expect(urlsIn(asked(server).at(-1) as JsonObject)).toEqual([url]);
      await page.setViewportSize({ width: 1280, height: 800 });
      if (lang === 'en') await exportLog(driver); // audited there
    });

    test(`a mind that does not see is told that there is a picture, and the box says so before, in ${lang}`, async ({
      app,
      driver,
      models,
      server,
      page,
    }) => {
      server.reply = () => ({ kind: 'answer', text: 'I cannot see it.' });
      await driver.open(app.url);
      const photo = pictureFile('photo.jpg', 'image/jpeg', await photograph(page, 2_048, 1_536));
      await bringPictures(page, 'drop', [photo]);
      const tray = page.getByRole('group', { name: words.tray });
      await expect(tray).toContainText(words.rules);
      await models.open();
      await models.enter({ url: server.url, protocol });
      await models.use();
      await driver.backToChat();
      await expect(tray).toContainText(words.unseen); // it waited
      await driver.act(async () => {
        await driver.message.fill('Look');
        await page.keyboard.press('Enter');
      });
      await expect(driver.chat).toContainText('I cannot see it.');
      const blind = asked(server).at(-1) as JsonObject;
      expect(urlsIn(blind)).toEqual([]);
      expect(JSON.stringify(blind)).toContain(words.unseenInWords);

      // the person knows better than its host
      await models.open();
      await models.main.locator('.mind-list').getByLabel(words.pictures).selectOption('true');
      await driver.backToChat();
      await driver.say('Look again');
      await expect.poll(() => urlsIn(asked(server).at(-1) as JsonObject).length).toBe(1);
    });

    test(`what is no picture here is told in a sentence, and nothing is lost, in ${lang}`, async ({
      app,
      driver,
      page,
    }) => {
      await driver.open(app.url);
      await driver.message.fill('A draft');
      const told = page.locator('.say').getByRole('alert');
      await expect(page.locator('button.attach')).toBeVisible();
      await bringLarge(page, 40_000_000);
      await expect(told).toContainText(
        lang === 'en' ? 'huge.jpg is too large: 40 MB' : 'huge.jpg は大きすぎます（40 MB）',
      );
      await expect(driver.message).toHaveValue('A draft');
      await bringPictures(page, 'drop', [
        pictureFile('bomb.png', 'image/png', pngOf(1, 1, { declared: [20_000, 20_000] })),
        pictureFile('IMG_1.heic', 'image/heic', heic),
        pictureFile('no.png', 'image/png', Buffer.from('no picture at all')),
        pictureFile('cut.png', 'image/png', pngOf(40, 40).subarray(0, 90)),
        pictureFile('moves.gif', 'image/gif', movingGif),
        pictureFile('small.png', 'image/png', pngOf(60, 40, { alpha: 128 })),
        pictureFile('c.png', 'image/png', pngOf(60, 40)),
        pictureFile('d.png', 'image/png', pngOf(60, 40)),
        pictureFile('e.png', 'image/png', pngOf(60, 40)),
        pictureFile('f.png', 'image/png', pngOf(60, 40)),
      ]);
      const tray = page.getByRole('group', { name: words.tray });
      await expect(tray.getByRole('img')).toHaveCount(4);
      for (const name of ['bomb.png', 'IMG_1.heic', 'no.png', 'cut.png']) await expect(told).toContainText(name);
      await expect(told).toContainText(lang === 'en' ? '20,000 × 20,000 pixels' : '20,000 × 20,000ピクセル');
      await expect(told).toContainText(lang === 'en' ? '2 pictures were left out' : '残りの2枚');
      await expect(page.locator('.say')).toContainText(lang === 'en' ? 'moves.gif moves.' : 'moves.gif は動く画像');
      await expect(driver.message).toHaveValue('A draft');
      expect(await axeViolations(page)).toEqual([]);
      await page.setViewportSize({ width: 360, height: 740 });
      await page.setViewportSize({ width: 1280, height: 800 });

      // pictures alone are a message, and take what shines through along
      await driver.message.fill('');
      await driver.act(() => page.keyboard.press('Enter'));
      await expect(driver.chat.getByRole('img')).toHaveCount(4);
      const [input] = (await readEvents(page, 'input')).filter((event) => event['pictures'] !== undefined);
      expect(input).toMatchObject({ text: '' });
      const types = (input?.['pictures'] as { type: string }[]).map(({ type }) => type);
      expect(types).toEqual(['image/jpeg', 'image/png', 'image/jpeg', 'image/jpeg']);
      expect(await readTable(page, 'blobs')).toHaveLength(4);
      if (lang === 'en') await exportLog(driver);
    });

    test(`a message is said otherwise with its picture, and takes it along when it is deleted, in ${lang}`, async ({
      app,
      driver,
      page,
    }) => {
      await driver.open(app.url);
      const photo = pictureFile('photo.jpg', 'image/jpeg', await photograph(page, 2_048, 1_536));
      for (const text of ['First', 'Second']) {
        await bringPictures(page, 'drop', [photo]);
        await expect(page.getByRole('group', { name: words.tray }).getByRole('img')).toBeVisible();
        await driver.act(async () => {
          await driver.message.fill(text);
          await page.keyboard.press('Enter');
        });
      }
      const shown = driver.chat.getByRole('img', { name: words.picture });
      await expect(shown).toHaveCount(2);
      expect(await readTable(page, 'blobs')).toHaveLength(2);

      const first = driver.chat.getByRole('article').filter({ hasText: 'First' }).first();
      await first.hover();
      await first.getByRole('button', { name: words.more, exact: true }).click();
      await first.getByRole('menuitem', { name: words.remove, exact: true }).click();
      await driver.act(() => first.locator('.removal .grave').click());
      await expect(shown).toHaveCount(1);
      expect(await readTable(page, 'blobs')).toHaveLength(1);

      const menuOf = async (text: string): Promise<Locator> => {
        const message = driver.chat.getByRole('article').filter({ hasText: text }).first();
        await message.hover();
        await message.getByRole('button', { name: words.more, exact: true }).click();
        return message;
      };
      await driver.message.fill('A draft');
      await (await menuOf('Second')).getByRole('menuitem', { name: words.edit, exact: true }).click();
      await expect(page.getByRole('group', { name: words.tray }).getByRole('img')).toBeVisible();
      await driver.act(async () => {
        await driver.message.fill('Third');
        await page.keyboard.press('Enter');
      });
      await expect(driver.message).toHaveValue('A draft');
      await expect(page.getByRole('group', { name: words.tray })).toHaveCount(0);
      await expect(driver.chat.getByRole('article').filter({ hasText: 'Third' }).getByRole('img')).toBeVisible();
      expect(await readTable(page, 'blobs')).toHaveLength(2);
      const third = await menuOf('Third');
      await third.getByRole('menuitem', { name: words.remove, exact: true }).click();
      await driver.act(() => third.locator('.removal .grave').click());
      await expect.poll(async () => (await readTable(page, 'blobs')).length).toBeLessThan(2);
      if (lang === 'en') await exportLog(driver);
    });
  });
}

test('a backup brings pictures back; a log alone says that they are not here', async ({ app, driver, page }) => {
  await driver.open(app.url);
  await bringPictures(page, 'drop', [pictureFile('photo.jpg', 'image/jpeg', await photograph(page, 2_048, 1_536))]);
  await expect(page.getByRole('group', { name: own.en.tray }).getByRole('img')).toBeVisible();
  await driver.act(async () => {
    await driver.message.fill('Look');
    await page.keyboard.press('Enter');
  });
  const before = await readTable(page, 'blobs');
  expect(before).toHaveLength(1);
  const files = {
    'yadori-backup.jsonl': await driver.export('Export backup'),
    'events.jsonl': await driver.export('Export events.jsonl'),
  };
  for (const [name, text] of Object.entries(files)) {
    await eraseTicked(page, ['Log, notes and pictures']);
    expect(await readTable(page, 'blobs')).toEqual([]);
    const choosing = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    await (await choosing).setFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(text) });
    await page.getByRole('dialog').getByRole('button', { name: 'Use this file' }).click();
    await expect(page.getByText(/It was (a whole backup|an events\.jsonl)\./)).toBeVisible();
    await driver.untilQuiet();
    await driver.backToChat();
    const isWhole = name !== 'events.jsonl';
    expect(await readTable(page, 'blobs')).toEqual(isWhole ? before : []);
    await expect(driver.chat.getByRole('img', { name: own.en.picture })).toHaveCount(isWhole ? 1 : 0);
    await expect(driver.chat.getByText('This picture is not here.')).toHaveCount(isWhole ? 0 : 1);
    expect(await axeViolations(page)).toEqual([]);
    await exportLog(driver);
  }
});

/** So many bytes that say that they are a picture; made in the page. */
async function bringLarge(page: Page, bytes: number): Promise<void> {
  await page.evaluate((size) => {
    const data = new DataTransfer();
    data.items.add(new File([new Uint8Array(size)], 'huge.jpg', { type: 'image/jpeg' }));
    const drop = new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true });
    document.querySelector('#message')!.dispatchEvent(drop);
  }, bytes);
}
