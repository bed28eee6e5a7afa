import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compareReports } from '../../src/lib/world/compare';
import { drawWorld } from '../../scripts/lab/draw';
import { readRunRequest } from '../../scripts/lab/command-line';
import { playerFor } from '../../scripts/lab/players';
import { differencesText, reportText } from '../../scripts/lab/print';
import { Progress } from '../../scripts/lab/progress';
import { readReport, readRuns } from '../../scripts/lab/read-files';
import { runLab } from '../../scripts/lab/run-lab';
import { serveLab } from '../../scripts/lab/serve';
import type { StopSignal } from '../../scripts/lab/stop-signal';
import { WholeFile, type FileCalls } from '../../scripts/lab/whole-file';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'lab-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const { signal } = new AbortController();
const never: StopSignal = { isStopped: false, signal, wait: () => Promise.resolve() };

function file(name: string): string {
  return join(folder, name);
}

async function run(given: string, stop = never): Promise<{ text: string; isComplete: boolean }> {
  const request = readRunRequest(given.split(' '));
  const { report, isComplete } = await runLab(request, playerFor(request.options, request.model, stop.signal), stop);
  return { text: report ? reportText(report) : '', isComplete };
}

async function analysis(...paths: string[]): Promise<string> {
  return reportText(await readRuns(paths, () => {}));
}

describe('npm run lab', () => {
  it('[YA-30] saves run and report, and analysing the run gives the report again', async () => {
    const [saved, report] = [file('a.jsonl'), file('a.json')];
    const { text } = await run(`--episodes 4 --ticks 120 --save-run ${saved} --save-report ${report}`);
    expect(text).toMatch(/survival +ticks/);
    expect(await analysis(saved)).toBe(text);
    expect(JSON.stringify(await readReport(saved))).toBe(readFileSync(report, 'utf8').trimEnd());
    expect(JSON.stringify(await readReport(report))).toBe(JSON.stringify(await readReport(saved)));
    expect(readdirSync(folder).filter((name) => name.endsWith('.partial'))).toEqual([]);
  });

  it('[YA-30] writes the same bytes for the same seed, and shards come to the same as the whole', async () => {
    const base = '--episodes 5 --ticks 80 --seed 70 --mind memory';
    await run(`${base} --save-run ${file('b.jsonl')}`);
    await run(`${base} --save-run ${file('c.jsonl')}`);
    expect(readFileSync(file('b.jsonl'))).toEqual(readFileSync(file('c.jsonl')));
    for (const part of [1, 2]) await run(`${base} --shard ${part}/2 --save-run ${file(`part${part}.jsonl`)}`);
    expect(await analysis(file('part1.jsonl'), file('part2.jsonl'))).toBe(await analysis(file('b.jsonl')));
    await expect(analysis(file('part1.jsonl'), file('part1.jsonl'))).rejects.toThrow(
      /episode 0 stands in another file/,
    );
    await run(`--episodes 5 --ticks 80 --seed 71 --mind memory --save-run ${file('other.jsonl')}`);
    await expect(analysis(file('b.jsonl'), file('other.jsonl'))).rejects.toThrow(
      /other.jsonl: line 1: "seed" is not that of/,
    );
  });

  it('[YA-30] compares two runs with intervals', async () => {
    await run(`--episodes 12 --ticks 100 --save-report ${file('on.json')}`);
    await run(`--episodes 12 --ticks 100 --fear off --save-run ${file('off.jsonl')}`);
    const { differences, arePairs } = compareReports(
      await readReport(file('on.json')),
      await readReport(file('off.jsonl')),
    );
    expect(differencesText(differences, arePairs)).toMatch(/damage by hazards +‰ a tick .*→.* ± .*\*/);
  });

  it('leaves whole files when it is stopped: read as a run that says it was not finished', async () => {
    let ticks = 0;
    const stop = {
      ...never,
      signal,
      get isStopped() {
        return ticks++ > 60;
      },
    };
    const { isComplete } = await run(
      `--episodes 50 --ticks 100 --save-run ${file('cut.jsonl')} --save-report ${file('cut.json')}`,
      stop,
    );
    expect(isComplete).toBe(false);
    const lines = readFileSync(file('cut.jsonl'), 'utf8').trimEnd().split('\n');
    expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ type: 'lab_end', complete: false, lines: lines.length });
    expect(await analysis(file('cut.jsonl'))).toMatch(/of the run missing/);
    expect((await readReport(file('cut.json'))).missing).toBeGreaterThan(40);
  });

  it.each([
    ['--mind ghost', /--mind: there is no mind "ghost"/],
    ['--preset easy', /--preset/],
    ['--size 0', /--size: a whole number from 2 to 64/],
    ['--size 65', /--size/],
    ['--ticks 0', /--ticks/],
    ['--episodes 1e3', /--episodes/],
    ['--seed -1', /--seed/],
    ['--fear -1', /--fear: on, off or a number from 0 to 10, not "-1"/],
    ['--curiosity=-0.5', /--curiosity/],
    ['--curiosity 11', /--curiosity/],
    ['--carry-memories some', /--carry-memories/],
    ['--shard 3/2', /--shard/],
    ['--shard 1/9 --episodes 3', /--shard: 9 parts of 3/],
    ['--shard 1/2 --episodes 8 --carry-memories', /--shard: with --carry-memories on/],
    ['--tick-delay soon', /--tick-delay/],
    ['--linger -5', /--linger/],
    ['--serve 99999', /--serve/],
    ['--save-run', /--save-run/],
    ['--save-run x --save-report x', /--save-report: the same file/],
    ['--seed 1 --seed 2', /--seed: given twice/],
    ['--colour red', /--colour/],
    ['stray', /stray/],
  ])('refuses %s and names the option', (given, message) => {
    expect(() => readRunRequest(given.split(' '))).toThrow(message);
  });

  it('[YA-31] waits twenty seconds after a turn of a model and not at all after one of rules, unless told otherwise', () => {
    expect(readRunRequest(['--mind', 'reflex']).tickDelay).toBe(0);
    expect(readRunRequest(['--mind', 'llm']).tickDelay).toBe(20_000);
    expect(readRunRequest(['--mind', 'llm', '--tick-delay', '0.5', '--linger', '3'])).toMatchObject({
      tickDelay: 500,
      linger: 3_000,
    });
  });

  it('names file and line of what cannot be read', async () => {
    writeFileSync(file('foreign.jsonl'), '{"type":"input","text":"hello"}\n');
    writeFileSync(file('binary.jsonl'), Buffer.from([0x7b, 0xff, 0xfe, 0x0a]));
    await run(`--episodes 1 --ticks 30 --save-run ${file('whole.jsonl')}`);
    const lines = readFileSync(file('whole.jsonl'), 'utf8').split('\n');
    writeFileSync(file('broken.jsonl'), lines.with(7, lines[7]?.slice(0, 40) ?? '').join('\n'));
    writeFileSync(file('half.jsonl'), lines.slice(0, 9).join('\n'));
    await expect(analysis(file('foreign.jsonl'))).rejects.toThrow(/foreign.jsonl: line 1: no saved run/);
    await expect(analysis(file('binary.jsonl'))).rejects.toThrow(/binary.jsonl: line 1: it is no UTF-8/);
    await expect(analysis(file('broken.jsonl'))).rejects.toThrow(/broken.jsonl: line 8: no JSON/);
    await expect(analysis(file('half.jsonl'))).rejects.toThrow(/half.jsonl: line 10: the run breaks off/);
    await expect(analysis(file('none.jsonl'))).rejects.toThrow(/none.jsonl: there is no such file/);
    writeFileSync(file('made-up.json'), (await readFileReport()).replace('"mean":', '"mean":9'));
    await expect(readReport(file('made-up.json'))).rejects.toThrow(/made-up.json: line 1: /);

    async function readFileReport(): Promise<string> {
      return JSON.stringify(await readReport(file('whole.jsonl')));
    }
  });

  it('ends with code 2 and one line on bad input, with code 130 and whole files on Ctrl-C', async () => {
    const bad = await spawned(['--size', '0']);
    expect(bad).toMatchObject({ code: 2, out: '' });
    expect(bad.err).toMatch(/^--size: .*\n$/);
    const saved = file('interrupted.jsonl');
    const cut = await spawned(['--episodes', '1000000', '--save-run', saved], (child) => {
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

  it('draws a world', () => {
    const text = drawWorld(['--preset', 'original', '--seed', '2']);
    expect(
      text
        .split('\n')
        .slice(0, 5)
        .every((line) => line.length === 9),
    ).toBe(true);
    expect(text.split('\n')[2]?.[4]).toBe('@');
  });
});

describe('a file that is whole or not there', () => {
  function calls(changes: Partial<FileCalls>): FileCalls & { log: string[] } {
    const log: string[] = [];
    const note = (name: string) => log.push(name);
    return {
      log,
      open: () => (note('open'), 1),
      write: (_, bytes) => (note('write'), bytes.length),
      sync: () => note('sync'),
      close: () => note('close'),
      rename: (from, to) => note(`rename ${from} ${to}`),
      remove: (path) => note(`remove ${path}`),
      ...changes,
    };
  }

  it('has its name only after all of it was written and synced', () => {
    const disk = calls({});
    const whole = new WholeFile('x', 'save-run', disk);
    whole.write('a');
    expect(disk.log).toEqual(['open']);
    whole.finish();
    expect(disk.log).toEqual(['open', 'write', 'sync', 'close', 'rename x.partial x']);
  });

  it.each(['write', 'sync', 'close', 'rename'] as const)(
    'on a disk that is full at %s is taken away, and the option is named',
    (at) => {
      const full = (): never => {
        throw Object.assign(new Error('no space'), { code: 'ENOSPC' });
      };
      const disk = calls({ [at]: full });
      const whole = new WholeFile('x', 'save-run', disk);
      whole.write('a');
      expect(() => whole.finish()).toThrow('--save-run: x: the disk is full; nothing was kept');
      expect(disk.log.filter((name) => name.startsWith('rename'))).toEqual([]);
      expect(disk.log.at(-1)).toBe(at === 'close' ? 'sync' : 'remove x.partial');
    },
  );

  it('is written on where a write was only partly taken', () => {
    const taken: string[] = [];
    const disk = calls({
      write: (_, bytes) => {
        taken.push(Buffer.from(bytes.subarray(0, 2)).toString());
        return Math.min(2, bytes.length);
      },
    });
    const whole = new WholeFile('x', 'save-run', disk);
    whole.write('abcde');
    whole.finish();
    expect(taken).toEqual(['ab', 'cd', 'e']);
  });

  it('that cannot be opened is told before any work', async () => {
    await expect(run(`--save-run ${file('no/such/folder')}`)).rejects.toThrow(
      /^--save-run: .*there is no such folder$/,
    );
    await expect(run(`--save-report ${folder}/.`)).rejects.toThrow(/^--save-report: /);
  });
});

describe('progress', () => {
  it('says on a terminal how much is done and how long it will take, and nothing in a pipe', () => {
    const written: string[] = [];
    const stream = (isTTY: boolean) =>
      ({ isTTY, write: (text: string) => written.push(text) }) as unknown as NodeJS.WriteStream;
    const pipe = new Progress(3, stream(false));
    pipe.show(3);
    pipe.end();
    expect(written).toEqual([]);
    const terminal = new Progress(3, stream(true));
    terminal.show(3);
    expect(written.join('')).toMatch(/3 of 3 episodes, 0 s left/);
  });
});

describe('--serve', () => {
  it('gives /metrics, /events and /snapshots as JSON, and /sse/timeline goes on past the 512 entries that are kept', async () => {
    const request = readRunRequest('--episodes 8 --ticks 300 --mind memory'.split(' '));
    const server = await serveLab(0, request.options);
    const controller = new AbortController();
    try {
      const stream = await fetch(`${server.url}/sse/timeline`, { signal: controller.signal });
      expect(stream.headers.get('content-type')).toBe('text/event-stream');
      const ids: number[] = [];
      const reader = (stream.body as ReadableStream<Uint8Array<ArrayBuffer>>)
        .pipeThrough(new TextDecoderStream())
        .getReader();
      const { report } = await runLab(request, playerFor(request.options, request.model, signal), never, server.watch);
      const ticks = report?.episodes.reduce((sum, { survival }) => sum + survival, 0) ?? 0;
      let text = '';
      while (!text.includes('"episode_ended","episode":7')) text += (await reader.read()).value ?? '';
      for (const [, id] of text.matchAll(/^id: (\d+)$/gm)) ids.push(Number(id));
      expect(ticks).toBeGreaterThan(600);
      expect(text.match(/^event: snapshot$/gm)?.length).toBe(ticks);
      expect(ids).toEqual(Array.from({ length: ids.length }, (_, index) => index + 1));

      const get = async (path: string) => (await fetch(server.url + path)).json() as Promise<Record<string, unknown>>;
      expect(await get('/metrics')).toMatchObject({ episodes: 8, options: { mind: 'memory' } });
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

function spawned(given: string[], begun: (child: ReturnType<typeof spawn>) => void = () => {}) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/lab.ts', ...given], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let out = '';
  let err = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text));
  begun(child);
  return new Promise<{ code: number | null; out: string; err: string }>((resolve) =>
    child.on('close', (code) => resolve({ code, out, err })),
  );
}
