import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readRunRequest } from '../../scripts/lab/command-line';
import { playerFor } from '../../scripts/lab/players';
import { runLab } from '../../scripts/lab/run-lab';
import { serveLab } from '../../scripts/lab/serve';
import { analysis, LabFolder, neverStopped, spawned } from '../support/lab-runs';

const folder = new LabFolder();
const file = (name: string): string => folder.file(name);

describe('npm run lab as a command', () => {
  it('ends with code 2 and one line on bad input, with code 130 and whole files on Ctrl-C', async () => {
    const bad = await spawned(['--size', '0']);
    expect(bad).toMatchObject({ code: 2, out: '' });
    expect(bad.err).toMatch(/^--size: .*\n$/);
    const saved = file('interrupted.jsonl');
    const cut = await spawned(['--episodes', '100000', '--save-run', saved], (child) => {
      const look = setInterval(() => {
        const partial = `${saved}.partial`;
        if (!existsSync(partial) || readFileSync(partial).length === 0) return;
        clearInterval(look);
        child.kill('SIGINT');
      }, 20);
    });
    expect(cut.code).toBe(130);
    expect(cut.err).toBe(''); // quiet in a pipe
    expect(existsSync(`${saved}.partial`)).toBe(false);
    expect(await analysis(saved)).toMatch(/of the run missing/);
  });

  it('[YA-42] [YA-30] by its own command serves a run while it goes and as long as it lingers, and ends at Ctrl-C', async () => {
    let answered: unknown = null;
    const end = await spawned(['--episodes', '2', '--ticks', '20', '--linger', '86400', '--serve', '0'], (child) => {
      let told = '';
      child.stderr?.on('data', (text: string) => (told += text));
      child.stdout?.once('data', () => {
        const url = /Listening on (\S+)/.exec(told)?.[1] ?? '';
        void fetch(`${url}/metrics`)
          .then((response) => response.json())
          .then((metrics) => (answered = metrics))
          .finally(() => child.kill('SIGINT'));
      });
    });
    expect(answered).toMatchObject({ episodes: 2, tick: 20, options: { mind: 'reflex' } });
    expect(end.code).toBe(0);
  });
});

describe('--serve', () => {
  it('[YA-42] of npm run lab gives /metrics, /events and /snapshots as JSON, and /sse/timeline goes on past the 512 entries that are kept', async () => {
    // less in all than may wait for a listener, since run and listener share this thread
    const request = readRunRequest('--episodes 3 --ticks 300 --mind memory'.split(' '));
    const server = await serveLab(0, request.options);
    const controller = new AbortController();
    try {
      const stream = await fetch(`${server.url}/sse/timeline`, { signal: controller.signal });
      expect(stream.headers.get('content-type')).toBe('text/event-stream');
      const ids: number[] = [];
      const reader = (stream.body as ReadableStream<Uint8Array<ArrayBuffer>>)
        .pipeThrough(new TextDecoderStream())
        .getReader();
      const { report } = await runLab(
        request,
        playerFor(request.options, request.model, neverStopped.signal),
        neverStopped,
        server.watch,
      );
      const ticks = report?.episodes.reduce((sum, { survival }) => sum + survival, 0) ?? 0;
      let text = '';
      while (!text.includes('"episode_ended","episode":2')) text += (await reader.read()).value ?? '';
      for (const [, id] of text.matchAll(/^id: (\d+)$/gm)) ids.push(Number(id));
      expect(ticks).toBeGreaterThan(600);
      expect(text.match(/^event: snapshot$/gm)?.length).toBe(ticks);
      expect(ids).toEqual(Array.from({ length: ids.length }, (_, index) => index + 1));

      const get = async (path: string) => (await fetch(server.url + path)).json() as Promise<Record<string, unknown>>;
      expect(await get('/metrics')).toMatchObject({ episodes: 3, options: { mind: 'memory' } });
      const { items } = (await get('/snapshots')) as { items: { id: number; data: { type: string } }[] };
      expect(items.length).toBeGreaterThanOrEqual(512);
      expect(items.length).toBeLessThanOrEqual(1_024);
      expect(items.at(-1)?.data.type).toBe('tick');
      const last = items.at(-2)?.id ?? 0;
      expect(((await get(`/snapshots?after=${last}`)) as { items: unknown[] }).items).toHaveLength(1);
      const events = (await get('/events')) as { items: { data: { event: string } }[] };
      const told = events.items.map(({ data }) => data.event);
      for (const event of ['plan', 'reflection', 'alert', 'episode_ended']) expect(told).toContain(event);
      expect((await fetch(`${server.url}/metrics`, { method: 'POST' })).status).toBe(405);
      expect((await fetch(`${server.url}/etc/passwd`)).status).toBe(404);
      expect((await fetch(`${server.url}//`)).status).toBe(404); // by itself it reads as the beginning of a host
      expect((await fetch(`${server.url}/events?after=x`)).status).toBe(400);
      await expect(serveLab(Number(new URL(server.url).port), request.options)).rejects.toThrow(
        /^--serve: port \d+: somebody listens/,
      );
    } finally {
      controller.abort();
      await server.close();
    }
  });
});
