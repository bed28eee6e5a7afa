import type { Browser } from 'playwright';
import { ModelsPage } from '../support/models-page';
import { serveOpenai } from '../support/openai-server';
import { PageDriver } from '../support/page-driver';
import { competentReply } from '../support/served-model';
import { medianOf, spreadOf, type Figure } from './figure';

const rounds = 9;
const budget = 100;
/** Between the pieces that follow the first: slow enough that each would show alone. */
const delayMs = 200;

/** From the moment when a served model gives its first piece until its first word stands on the built page, by the clock of this computer. */
export async function measureFirstWord(browser: Browser, url: string): Promise<Figure[]> {
  const server = await serveOpenai();
  const context = await browser.newContext({ locale: 'en-US', viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    const driver = new PageDriver(page);
    server.reply = (body) => competentReply(body);
    await driver.open(url);
    const models = new ModelsPage(driver);
    await models.open();
    await models.enter({ url: server.url });
    await models.use();
    await driver.backToChat();
    const samples: number[] = [];
    for (let round = 0; round < rounds; round++) {
      const word = `Zinnia${round}x`;
      let given = Number.NaN;
      server.reply = (body) => {
        const reply = competentReply(body);
        if (reply.kind !== 'answer') return reply;
        const isForm = reply.text.startsWith('{');
        const text = isForm
          ? reply.text.replace(/"say":"[^"]*"/, `"say":"${word} grow well here."`)
          : `${word} grow well here.`;
        const first = text.slice(0, text.indexOf(word) + word.length + 1);
        given = Date.now();
        return {
          ...{ kind: 'answer', text, pieces: [first, ...(text.slice(first.length).match(/[\s\S]{1,8}/g) ?? [])] },
          ...{ chunkBytes: 60, delayMs },
        };
      };
      const seen = page.evaluate(waitForWord, word);
      await driver.say(`Do flowers of kind ${round} grow here?`);
      samples.push((await seen) - given);
    }
    const details = [`until it is on the page, the agent's thread and the page's in between; ${spreadOf(samples, 0)}`];
    return [{ name: 'mind-first-word', value: medianOf(samples), unit: 'ms', budget, decimals: 0, samples, details }];
  } finally {
    await context.close();
    await server.close();
  }
}

/** Runs in the page: when a word first stands in it, ms since 1970. */
function waitForWord(word: string): Promise<number> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (!document.body.innerText.includes(word)) return;
      observer.disconnect();
      resolve(Date.now());
    });
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  });
}
