import { afterEach, expect, it } from 'vitest';
import type { DownloadEnd, Planned } from '../../bridge/webllm/download-contract';
import type { WebLlmRecord } from '../../bridge/webllm/webllm-record';
import { WebLlmDownloads, type DownloadThread } from './webllm-downloads.svelte';

const record: WebLlmRecord = {
  model: 'https://hub.example/tiny',
  model_id: 'tiny-MLC',
  model_lib: 'https://hub.example/tiny.wasm',
};
const plan: Planned = { ok: true, totalBytes: 100, storedBytes: 0, missing: 2, contextTokens: null };

/** A thread that starts, plans and fetches when it is told to. */
class HeldThread {
  isFetching = false;
  isStopped = false;
  isTerminated = false;
  started: () => void = () => {};
  planned: (plan: Planned) => void = () => {};
  ended: (end: DownloadEnd) => void = () => {};

  start(): Promise<DownloadThread> {
    const thread: DownloadThread = {
      terminate: () => void (this.isTerminated = true),
      remote: {
        plan: () => new Promise((resolve) => (this.planned = resolve)),
        fetch: () => {
          this.isFetching = true;
          return new Promise((resolve) => (this.ended = resolve));
        },
        stop: () => {
          this.isStopped = true;
          return Promise.resolve();
        },
        records: () => Promise.resolve([]),
      },
    };
    return new Promise((resolve) => (this.started = () => resolve(thread)));
  }
}

afterEach(() => localStorage.clear());

const kept: unknown[] = [];
function downloadsOf(thread: HeldThread): WebLlmDownloads {
  kept.length = 0;
  return new WebLlmDownloads(
    () => Promise.resolve([]),
    (profile) => Promise.resolve(void kept.push(profile)),
    () => thread.start(),
  );
}
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

async function asked(thread: HeldThread): Promise<WebLlmDownloads> {
  const webllm = downloadsOf(thread);
  void webllm.ask(record);
  await settled();
  thread.started();
  await settled();
  thread.planned(plan);
  await settled();
  expect(webllm.job?.phase).toBe('asked');
  return webllm;
}

it('a pause pressed while the thread is only being started holds: nothing is fetched until it is resumed', async () => {
  const thread = new HeldThread();
  const webllm = await asked(thread);
  void webllm.fetch();
  await settled();
  webllm.pause();
  expect(webllm.job?.phase).toBe('paused');
  thread.started();
  await settled();
  expect(thread.isFetching).toBe(false);
  expect(webllm.job?.phase).toBe('paused');
  void webllm.fetch();
  await settled();
  thread.started();
  await settled();
  expect(thread.isFetching).toBe(true);
  thread.ended({ ok: true, totalBytes: 100, contextTokens: null, cache: null });
  await expect.poll(() => webllm.job?.phase).toBe('kept'); // the device is asked what it can do first
  expect(kept).toHaveLength(1);
});

it('a cancel pressed while it is only being started leaves nothing that goes on unseen', async () => {
  const thread = new HeldThread();
  const webllm = await asked(thread);
  void webllm.fetch();
  await settled();
  await webllm.cancel();
  thread.started();
  await settled();
  expect(thread.isFetching).toBe(false);
  expect(thread.isTerminated).toBe(true);
  expect(webllm.job).toBeNull();
  expect(localStorage.length).toBe(0);
});

it('a pause between the look at what is here and the fetching holds, too', async () => {
  const thread = new HeldThread();
  const webllm = downloadsOf(thread);
  void webllm.repair(record);
  await settled();
  thread.started();
  await settled();
  webllm.pause();
  expect(thread.isStopped).toBe(true);
  thread.planned({ ok: false, code: 'stopped', message: 'stopped' });
  await settled();
  expect(thread.isFetching).toBe(false);
  expect(webllm.job?.phase).toBe('paused');
});
