import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { build } from 'vite';
import { BrowserModel } from '../../src/lib/bridge/browser-model';
import type { LanguageModel } from '../../src/lib/models/language-model';
import { openaiCompatible } from '../../src/lib/models/openai/openai-compatible';
import { scriptedModel } from '../../src/lib/models/scripted';
import { FakePromptApi } from '../support/fake-prompt-api';
import { nodeEgress } from '../support/node-egress';
import { serveOpenai } from '../support/openai-server';
import { serveStatic } from '../support/static-server';
import { chromiumArguments } from '../support/system-chromium';
import { WebLlmHouse } from '../support/web-llm-house';
import { abortSamples } from './abort-samples';
import { engineModel } from './engine-model';
import { spreadOf, type Figure } from './figure';
import type { AbortReport } from './turn-worker/abort-wllama.worker';
import { benchBuild } from './vite.config';

const rounds = 20;
const budget = 300;

/** How long each adapter goes on after an abort in the middle of an answer; the longest of all counts. */
export async function measureAborts(executablePath: string | undefined): Promise<Figure[]> {
  const scripted = await abortSamples(() => scriptedModel(() => ({ pieces: ['x'], end: null })), rounds);
  const server = await serveOpenai();
  server.reply = () => ({ kind: 'hang', text: 'On and on' });
  const egress = nodeEgress(() => [new URL(server.url).origin]);
  const served = async (protocol: 'chat' | 'responses'): Promise<number[]> => {
    const profile = { baseUrl: server.url, model: 'tiny', protocol, contextTokens: 8_192 };
    return abortSamples(() => openaiCompatible(profile, egress, () => crypto.randomUUID()), rounds);
  };
  const [chat, responses] = [await served('chat'), await served('responses')];
  await server.close();
  return [
    figureOf('abort-scripted', scripted),
    figureOf('abort-served-chat', chat),
    figureOf('abort-served-responses', responses),
    figureOf('abort-prompt-api', await abortSamples(browserModel, rounds)),
    figureOf('abort-webllm', await ofWebLlm()),
    figureOf('abort-wllama', await inBrowser(executablePath)),
  ];
}

/** The page's part alone: an imitation of the browser's model is behind it. */
function browserModel(): LanguageModel {
  const api = new FakePromptApi();
  api.window = 100_000;
  api.answer = () => ({ pieces: ['On and on'], end: 'hangs' });
  return engineModel(new BrowserModel(api));
}

/** The real package: all but the network and the graphics processor, which a script plays. */
async function ofWebLlm(): Promise<number[]> {
  const house = await new WebLlmHouse().open();
  try {
    const engine = house.newEngine();
    const loaded = await engine.load(house.record, null);
    if (!loaded.ok) throw new Error(loaded.message);
    house.gpu.script = { text: 'On and on. '.repeat(300), end: 'stop', isDeaf: true };
    return await abortSamples(() => engineModel(engine), rounds, null);
  } finally {
    house.close();
  }
}

/** llama.cpp runs in browsers alone. */
async function inBrowser(executablePath: string | undefined): Promise<number[]> {
  const root = mkdtempSync(join(tmpdir(), 'yadori-bench-'));
  const server = await serveStatic({ root, kind: 'headers' });
  const browser = await chromium.launch({
    args: chromiumArguments(),
    ...(executablePath !== undefined && { executablePath }),
  });
  try {
    await build({ ...benchBuild, build: { ...benchBuild.build, outDir: root } });
    writeFileSync(join(root, 'index.html'), '<!doctype html><title>bench</title>');
    const page = await browser.newPage();
    await page.goto(server.url);
    const answer = await page.evaluate(askWorker, rounds);
    if (!answer.ok) throw new Error(answer.message);
    return answer.samples;
  } finally {
    await browser.close();
    await server.close();
    rmSync(root, { recursive: true, force: true });
  }
}

/** Runs in the page. */
function askWorker(asked: number): Promise<AbortReport> {
  return new Promise((resolve) => {
    const worker = new Worker('abort-wllama.worker.js', { type: 'module' });
    worker.onmessage = ({ data }) => resolve(data);
    worker.onerror = ({ message }) => resolve({ ok: false, message: `the bench worker did not start: ${message}` });
    worker.postMessage(asked);
  });
}

function figureOf(name: string, samples: readonly number[]): Figure {
  const details = ['the longest, from the abort until the call ended', spreadOf(samples, 2)];
  return { name, value: Math.max(...samples), unit: 'ms', budget, decimals: 2, samples, details };
}
