import { expect } from '@playwright/test';
import { test } from '../support/built-app';
import { expectClean } from '../support/exported-log';
import { readTable } from '../support/stored-tables';

test.use({ lang: 'ja' });

test('a journal in Japanese, by words alone: from its purpose to the last task, each action with y', async ({
  page,
  app,
  driver,
}) => {
  await driver.open(app.url);
  await driver.say('日記をつける');
  await driver.say('夜9時半');
  await driver.say('ハチはどうしていたか\n何を読んだか');
  expect(await driver.request()).toContain('日記/日記.md');
  await driver.approve();
  expect(await driver.request()).toContain('アラームをかける：日記を書く、毎日21:30');
  await driver.approve();
  await expect(page.getByRole('region', { name: 'アラーム' })).toContainText('毎日21:30');
  await driver.say('巣箱は静かだった');
  await driver.approve();
  await driver.say('眠いとき');
  await driver.approve();
  await expect(driver.chat.getByText('日記を始める / 100%')).toHaveCount(1);
  const [note] = await readTable<{ path: string; content: string }>(page, 'notes');
  expect(note?.path).toBe('日記/日記.md');
  for (const text of ['ハチはどうしていたか', '何を読んだか', '21:30', '巣箱は静かだった', '眠いとき'])
    expect(note?.content).toContain(text);
  const { events, state, head } = driver.names.dataButtons;
  expectClean(await driver.export(events), await driver.export(state), await driver.export(head));
});
