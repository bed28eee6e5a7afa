import type { Browser, BrowserContext, Page } from 'playwright';
import { pageHeaders } from '../../src/lib/base/content-security-policy';
import type { StaticServer } from '../support/static-server';
import { medianOf, spreadOf, type Figure } from './figure';
import { untilMark } from './page-marks';

const rounds = 9;
/** As often as long as the bare page. */
const budget = 1.3;
const messages = { cold: 'What can you do?', warm: 'What day is it today?' };
type Kind = keyof typeof messages;

/**
 * From the navigation until a message is answered that was typed in the first paint: here the reply stands in the chat; on a bare page the
 * message was stored in IndexedDB, read back and shown. The bare page has no styles; the scripts are the same, fetched and compiled though
 * not run, and it begins to store once they are there. Cold: a browser context that knows nothing; warm: its second page, which here
 * the service worker serves.
 */
export async function measureFirstMessage(browser: Browser, server: StaticServer): Promise<Figure[]> {
  const scripts = await scriptsUntilAnswered(browser, server);
  server.onRequest = (path) => {
    const body = path === '/bare/' ? barePage(scripts) : path === '/bare/bare.js' ? bareScript : null;
    if (body === null) return undefined;
    return (_, response) => {
      const type = path.endsWith('.js') ? 'text/javascript; charset=utf-8' : 'text/html; charset=utf-8';
      response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-cache', ...pageHeaders }).end(body);
    };
  };
  const times = {
    cold: { ours: [] as number[], bare: [] as number[] },
    warm: { ours: [] as number[], bare: [] as number[] },
  };
  for (let round = 0; round < rounds; round++) {
    for (const [name, url] of [
      ['ours', server.url],
      ['bare', `${server.url}bare/`],
    ] as const) {
      const context = await browser.newContext({ locale: 'en-US' });
      try {
        times.cold[name].push(await answeredAfter(context, url, 'cold', name === 'ours'));
        times.warm[name].push(await answeredAfter(context, url, 'warm', name === 'ours'));
      } finally {
        await context.close();
      }
    }
  }
  return (['cold', 'warm'] as const).map((kind) => figureOf(kind, times[kind], scripts.length));
}

/** Leaves the service worker in charge of the context's next page. */
async function answeredAfter(context: BrowserContext, url: string, kind: Kind, isOurs: boolean): Promise<number> {
  const page = await context.newPage();
  await page.addInitScript(atFirstPaint, messages[kind]);
  await page.goto(url, { waitUntil: 'commit' });
  const time = await untilMark(page, 'bench-answered');
  if (isOurs) await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  if (isOurs && kind === 'warm' && !(await page.evaluate(() => navigator.serviceWorker.controller !== null)))
    throw new Error('the second page was not served by the service worker');
  await page.close();
  return time;
}

/** What a first page with no service worker fetches until it answers; addresses on the server. */
async function scriptsUntilAnswered(browser: Browser, { url }: StaticServer): Promise<string[]> {
  const context = await browser.newContext({ locale: 'en-US', serviceWorkers: 'block' });
  try {
    const page: Page = await context.newPage();
    const paths = new Set<string>();
    page.on('request', (request) => {
      const { pathname, protocol } = new URL(request.url());
      if (protocol === 'http:' && pathname.endsWith('.js')) paths.add(pathname);
    });
    await page.addInitScript(atFirstPaint, messages.cold);
    await page.goto(url, { waitUntil: 'commit' });
    await untilMark(page, 'bench-answered');
    return [...paths];
  } finally {
    await context.close();
  }
}

function barePage(scripts: readonly string[]): string {
  const preloads = scripts.map((path) => `<link rel="modulepreload" href="${path}">`).join('');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>bare</title>${preloads}
<script type="module" src="bare.js"></script></head>
<body><div class="log"></div><form class="say"><textarea aria-label="Message"></textarea><button>Send</button></form></body></html>`;
}

/** The whole script of the bare page: the rest is only fetched and compiled. */
const bareScript = `
const preloads = [...document.querySelectorAll('link[rel=modulepreload]')];
const fetched = Promise.all(preloads.map((link) => performance.getEntriesByName(link.href).length > 0 ? null :
  new Promise((resolve, reject) => { link.onload = resolve; link.onerror = reject; })));
const done = (request) => new Promise((resolve, reject) => { request.onsuccess = () => resolve(request.result); request.onerror = reject; });
const box = document.querySelector('textarea');
const send = async () => {
  const text = box.value;
  box.value = '';
  await fetched;
  const opening = indexedDB.open('bare');
  opening.onupgradeneeded = () => opening.result.createObjectStore('messages', { autoIncrement: true });
  const database = await done(opening);
  const writing = database.transaction('messages', 'readwrite', { durability: 'strict' });
  writing.objectStore('messages').add({ text, at: new Date().toISOString() });
  await new Promise((resolve, reject) => { writing.oncomplete = resolve; writing.onabort = reject; });
  const rows = await done(database.transaction('messages').objectStore('messages').getAll());
  for (const { text: stored } of rows.slice(-1)) {
    for (const kind of ['msg user', 'msg']) {
      const line = document.createElement('article');
      line.className = kind;
      line.textContent = stored;
      document.querySelector('.log').append(line);
    }
  }
};
document.querySelector('form').onsubmit = (event) => { event.preventDefault(); void send(); };
if (box.value !== '') void send();
performance.mark('box-usable');
`;

/**
 * Runs in the page before any of its own script. Types a message into the box in the first paint and sends it, as soon as somebody listens,
 * which leaves the mark \`bench-sent\`; \`bench-answered\`: an answer stands below it.
 */
function atFirstPaint(message: string): void {
  let isSent = false;
  new PerformanceObserver((list) => {
    if (!list.getEntriesByName('first-contentful-paint').length || isSent) return;
    isSent = true;
    const box = document.querySelector<HTMLTextAreaElement>('textarea[aria-label="Message"]');
    if (!box) return; // the mark does not come, and the figure has a problem
    box.value = message;
    box.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: message }));
    if (performance.getEntriesByName('box-usable').length > 0) box.form?.requestSubmit();
    performance.mark('bench-sent');
  }).observe({ type: 'paint', buffered: true });
  new MutationObserver((_, observer) => {
    const lines = [...document.querySelectorAll('.log .msg')];
    const asked = lines.findLastIndex((line) => line.matches('.user') && line.textContent.includes(message));
    const isAnswered = asked >= 0 && lines.slice(asked + 1).some((line) => !line.matches('.user, .draft'));
    if (!isAnswered) return;
    observer.disconnect();
    performance.mark('bench-answered');
  }).observe(document, { subtree: true, childList: true });
}

function figureOf(kind: Kind, { ours, bare }: { ours: number[]; bare: number[] }, scripts: number): Figure {
  const ms = (samples: readonly number[]) => `${medianOf(samples).toFixed(0)} ms (${spreadOf(samples, 0)})`;
  return {
    name: `first-message-${kind}`,
    value: medianOf(ours) / medianOf(bare),
    unit: '×',
    budget,
    decimals: 2,
    samples: ours.map((time, index) => time / (bare[index] ?? Number.NaN)),
    details: [`answered ${ms(ours)}; bare page with the same ${scripts} scripts ${ms(bare)}`],
  };
}
