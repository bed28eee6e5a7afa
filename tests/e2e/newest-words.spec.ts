import { expect } from '@playwright/test';
import { test as base } from '../support/built-app';
import { lastSaid, type CompetentAnswer } from '../support/competent-model';
import { ModelsPage } from '../support/models-page';
import { serveOpenai, type OpenaiServer } from '../support/openai-server';
import { competentReply } from '../support/served-model';

const question = {
  en: 'Tell me about your keeper: what is the name, and where does the lighthouse stand? And what is written already?',
  ja: '灯台守のことを教えてください。1. 名前は何ですか。2. 灯台はどこにありますか。3. もう書いたものはありますか。',
};
const note = {
  en: [
    '# The keeper\n\n## Rule\n\n- **Never** kill the cat.\n\n| Who | What |\n|---|---|\n| Edda | keeper, 61 |\n| Brine | cat |\n',
    ...Array.from({ length: 40 }, (_, at) => `- thread ${at + 1}: still open\n`),
  ].join(''),
  ja: [
    '# 灯台守\n\n## きまり\n\n- 猫は**決して**死なない。\n\n| だれ | なに |\n|---|---|\n| エッダ | 灯台守、61歳 |\n| ブライン | 猫 |\n',
    ...Array.from({ length: 40 }, (_, at) => `- 糸口 ${at + 1}：まだ開いている\n`),
  ].join(''),
};

/** A model that plans, asks three things at once, writes a long note once it is answered, and then only talks. */
function storyTurn(prompt: string): CompetentAnswer {
  const at = Math.max(prompt.lastIndexOf('# What is asked of you'), prompt.lastIndexOf('# あなたに求められていること'));
  const asked = prompt.slice(at);
  const lang = asked.startsWith('# あ') ? 'ja' : 'en';
  const isAsked = prompt.includes(question[lang].slice(0, 20));
  if (/The purpose is new|the purpose is set|目的が新しく決まった|そのまま目的が決まる/u.test(asked)) {
    const tasks = [
      'Ask who the keeper is',
      'Write what is known into a note',
      'Offer ideas',
      'Draft it',
      'Tell it (person)',
    ];
    return { say: '', call: { name: 'plan_goal', input: { name: 'A first story', tasks } } };
  }
  if (/Take the next step|の次の一手を行う/u.test(asked))
    return isAsked
      ? { say: '', call: { name: 'rest', input: { until: 'you go on with the story' } } }
      : { say: '', call: { name: 'ask', input: { text: question[lang] } } };
  if (/Edda/.test(lastSaid(prompt)) && /Answer the last|最後の言葉に答える/u.test(asked))
    return { say: 'I keep it.', call: { name: 'note_write', input: { path: 'keeper.md', content: note[lang] } } };
  return { say: 'The second lamp was lit.', call: null };
}

const test = base.extend<{ server: OpenaiServer; models: ModelsPage }>({
  server: async ({}, use) => {
    const server = await serveOpenai();
    server.reply = (body) => competentReply(body, {}, storyTurn);
    await use(server);
    await server.close();
  },
  models: async ({ driver }, use) => use(new ModelsPage(driver)),
});
test.use({ serviceWorkers: 'allow' }); // what puts the policy on the thread that sends

for (const [lang, width, height] of [
  ['en', 1280, 850],
  ['ja', 360, 740],
] as const)
  test.describe(`at ${width} by ${height}, ${lang}`, () => {
    test.use({ lang, viewport: { width: 1280, height: 850 } });

    test('the question stays in sight beside its plan, the note is read on its card, and the strip tells what is past', async ({
      app,
      driver,
      models,
      server,
    }) => {
      const { names } = driver;
      await driver.open(app.url);
      await models.open();
      await models.enter({ url: server.url, protocol: 'chat' });
      await models.use();
      await driver.backToChat();
      await driver.page.setViewportSize({ width, height });
      await driver.say('/purpose Stories of a lighthouse keeper');
      await driver.untilPhase(names.phases.asking);

      const asked = driver.chat.getByRole('article').filter({ hasText: question[lang].slice(0, 20) });
      await expect(asked).toBeInViewport({ ratio: 1 });
      const plan = (await driver.chat.locator('.plan-card').boundingBox()) ?? { y: Infinity, height: 0 };
      expect(plan.y + plan.height).toBeLessThanOrEqual((await asked.boundingBox())?.y ?? 0);
      await expect(driver.page.locator('#answering')).toContainText(question[lang].slice(0, 60));

      await driver.say('Her name is Edda.');
      await driver.untilPhase(names.phases.approving);
      const sheet = driver.approval.locator('.sheet');
      await expect(sheet.locator('.heading').first()).toHaveText(lang === 'en' ? 'The keeper' : '灯台守');
      await expect(sheet.getByRole('cell')).toHaveCount(4);
      await expect(sheet.locator('li')).toHaveCount(41);
      for (const name of [names.buttons.approve, names.buttons.reject])
        await expect(driver.approval.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
      await sheet.locator('li').last().scrollIntoViewIfNeeded();
      await expect(sheet.locator('li').last()).toBeInViewport();
      await driver.approval.getByRole('button', { name: names.buttons.payload }).click();
      await expect(driver.approval.locator('.payload')).toContainText(note[lang].split('\n')[0] ?? '');
      await driver.approve();
      await driver.untilQuiet();

      await driver.say('Go on, please.');
      await driver.untilQuiet();
      await expect(driver.chat).toContainText('The second lamp was lit.');
      const result = driver.page.locator('.cycle .result');
      await expect(result).toHaveClass(/earlier/);
      await expect(result).toContainText(lang === 'en' ? 'earlier turn' : '前のターン');
    });
  });
