import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readRunRequest } from '../../scripts/lab/command-line';
import { playerFor } from '../../scripts/lab/players';
import { runLab } from '../../scripts/lab/run-lab';
import { serveLab } from '../../scripts/lab/serve';
import { analysis, LabFolder, neverStopped, run, spawned } from '../support/lab-runs';

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

  it('lists every command and option wherever help is asked for, and names what it does not know', async () => {
    const asked = await Promise.all([['-h'], ['help'], ['analyze', '--help']].map((given) => spawned(given)));
    for (const { code, out, err } of asked) {
      expect({ code, err }).toEqual({ code: 0, err: '' });
      for (const word of ['analyze', 'compare', 'baselines', 'draw', 'rules']) expect(out).toContain(`-- ${word}`);
      for (const name of ['mind', 'save-run', 'carry-memories', 'tick-delay', 'linger', 'scoreboard', 'serve'])
        expect(out).toMatch(new RegExp(`^  --${name} \\S+ +\\S`, 'm'));
    }
    const wrong = [
      ['analyse', 'x'],
      ['rules', 'x'],
      ['draw', '--fear', '1'],
      ['baselines', '--seeds', '0'],
      ['compare', 'x'],
    ];
    const ends = await Promise.all(wrong.map((given) => spawned(given)));
    expect(ends.map(({ code, out }) => ({ code, out }))).toEqual(wrong.map(() => ({ code: 2, out: '' })));
    expect(ends.map(({ err }) => /"analyse"|"x"|--fear|--seeds|compare/.exec(err)?.[0])).toEqual([
      '"analyse"',
      '"x"',
      '--fear',
      '--seeds',
      'compare',
    ]);
  });

  it('analyses shards into the report that the whole would have saved, which can then be compared', async () => {
    const base = '--episodes 4 --ticks 60 --mind memory';
    await run(`${base} --save-report ${file('whole.json')}`);
    for (const part of [1, 2]) await run(`${base} --shard ${part}/2 --save-run ${file(`shard${part}.jsonl`)}`);
    const shards = [file('shard1.jsonl'), file('shard2.jsonl')];
    const merged = await spawned(['analyze', ...shards, '--save-report', file('merged.json')]);
    expect(merged).toMatchObject({ code: 0, err: '' });
    expect(readFileSync(file('merged.json'))).toEqual(readFileSync(file('whole.json')));
    const onto = await spawned(['analyze', ...shards, '--save-report', file('shard2.jsonl')]);
    expect(onto).toMatchObject({ code: 2, err: `--save-report: ${file('shard2.jsonl')} is what is read\n` });
  });

  it('by its own command serves a run while it goes and as long as it lingers, and ends at Ctrl-C', async () => {
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
  it('of npm run lab gives /metrics, /events and /snapshots as JSON, and /sse/timeline goes on past the 512 entries that are kept', async () => {
    // less in all than may wait for a listener, since run and listener share this thread
    const request = readRunRequest('--episodes 3 --ticks 220 --mind memory'.split(' '));
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
        playerFor(request.options, request.modelUrl, neverStopped.signal),
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
      const heads = ['/metrics', '/sse/timeline'].map((path) => fetch(server.url + path, { method: 'HEAD' }));
      expect((await Promise.all(heads)).map(({ status }) => status)).toEqual([200, 200]);
      expect((await fetch(`${server.url}/metrics`, { method: 'POST' })).status).toBe(405);
      expect((await fetch(`${server.url}/etc/passwd`)).status).toBe(404);
      expect((await fetch(`${server.url}//`)).status).toBe(404); // by itself it reads as the beginning of a host
      expect((await fetch(`${server.url}/events?after=x`)).status).toBe(400);
      // who lost its connection says what it had, whatever its address began with
      const again = await fetch(`${server.url}/sse/timeline?after=${last - 9}`, {
        headers: { 'Last-Event-ID': String(last) },
        signal: controller.signal,
      });
      expect(await firstId(again)).toBeGreaterThan(last);
      await expect(serveLab(Number(new URL(server.url).port), request.options)).rejects.toThrow(
        /^--serve: port \d+: somebody listens/,
      );
    } finally {
      controller.abort();
      await server.close();
    }
  });

  it('tells a listener that reads too slowly what is kept when it reads on: in order, nothing twice, to the end', async () => {
    const request = readRunRequest('--episodes 40 --ticks 300 --mind wait'.split(' '));
    const server = await serveLab(0, request.options);
    const controller = new AbortController();
    try {
      const stream = await fetch(`${server.url}/sse/timeline`, { signal: controller.signal });
      const player = playerFor(request.options, request.modelUrl, neverStopped.signal);
      await runLab(request, player, neverStopped, server.watch); // none of it is read meanwhile: about eight megabytes
      let text = '';
      for await (const part of stream.body?.pipeThrough(new TextDecoderStream()) ?? []) {
        text += part;
        if (text.includes('"episode_ended","episode":39')) break;
      }
      const ids = [...text.matchAll(/^id: (\d+)$/gm)].map(([, id]) => Number(id));
      expect(ids).toEqual([...new Set(ids)].sort((left, right) => left - right));
      const kept = (await (await fetch(`${server.url}/snapshots`)).json()) as { items: { id: number }[] };
      const newest = kept.items.map(({ id }) => id);
      expect(newest.length).toBeGreaterThanOrEqual(512);
      expect(ids.slice(-5_000)).toEqual(expect.arrayContaining(newest));
    } finally {
      controller.abort();
      await server.close();
    }
  });
});

/** Of a timeline. */
async function firstId({ body }: Response): Promise<number> {
  let text = '';
  for await (const part of body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += part;
    const [, id] = /^id: (\d+)$/m.exec(text) ?? [];
    if (id !== undefined) return Number(id);
  }
  return 0;
}
