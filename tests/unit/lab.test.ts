import { spawn } from 'node:child_process';
import {
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compareReports } from '../../src/lib/world/compare';
import type { SavedTick } from '../../src/lib/world/run-lines';
import { drawWorld } from '../../scripts/lab/draw';
import { readRunRequest } from '../../scripts/lab/command-line';
import { playerFor } from '../../scripts/lab/players';
import { Analysis } from '../../scripts/lab/analysis';
import { comparisonText, plainText, reportText } from '../../scripts/lab/print';
import { Progress } from '../../scripts/lab/progress';
import { readReport, readRuns, refuseSameFiles } from '../../scripts/lab/read-files';
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

async function ticksOf(name: string, analysed?: Analysis): Promise<SavedTick[]> {
  const ticks: SavedTick[] = [];
  await readRuns([file(name)], (tick, options) => {
    ticks.push(tick);
    analysed?.enter(tick, options);
  });
  return ticks;
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
    await expect(analysis(file('part1.jsonl'), file('part1.jsonl'))).rejects.toThrow(/part1.jsonl: the same file as/);
    await run(`--episodes 5 --ticks 80 --seed 71 --mind memory --save-run ${file('other.jsonl')}`);
    await expect(analysis(file('b.jsonl'), file('other.jsonl'))).rejects.toThrow(
      /other.jsonl: line 1: "seed" is 71, and 70 in .*b.jsonl: no parts of one run/,
    );
    await expect(analysis(file('b.jsonl'), file('part2.jsonl'))).rejects.toThrow(
      /part2.jsonl: line 2: episode 1 stands in .*b.jsonl, too/,
    );
    expect(await analysis(file('part1.jsonl'))).toContain('3 episodes, 2 of the run missing');
  });

  it('[YA-30] compares two runs with intervals', async () => {
    await run(`--episodes 12 --ticks 100 --save-report ${file('on.json')}`);
    await run(`--episodes 12 --ticks 100 --fear off --save-run ${file('off.jsonl')}`);
    const [on, off] = [await readReport(file('on.json')), await readReport(file('off.jsonl'))];
    const text = comparisonText(compareReports(on, off));
    expect(text).toMatch(/damage by hazards +‰ a tick .*→.* ± .*\*/);
    expect(text).toContain('options that differ: fear 1 → off');
    expect(text).toMatch(/episode by episode of the same seeds, with 95 % intervals over [\d to]*12 units/);
    await run(`--episodes 1 --ticks 100 --mind memory --save-report ${file('one.json')}`);
    const single = comparisonText(compareReports(on, await readReport(file('one.json'))));
    expect(single).toMatch(/of two samples without intervals: there is one unit/);
    expect(single).toContain('mind reflex → memory, episodes 12 → 1');
    expect(single).not.toContain('*');
  });

  it('[YA-30] says where memories are carried that intervals are over chains, and gives none over a single one', async () => {
    expect((await run('--episodes 8 --ticks 60 --carry-memories 2')).text).toContain(
      'intervals over 4 chains of episodes that share memories',
    );
    const { text } = await run('--episodes 8 --ticks 60 --carry-memories');
    expect(text).toContain('no intervals: all of them share memories');
    expect(text).not.toMatch(/±| … /);
    expect((await run('--episodes 1 --ticks 60')).text).toContain('1 episode; of one there are no intervals of means');
  });

  it('[YA-30] [YA-11] analysis counts what was planned, gathered and suffered most; names that a model makes up are bounded', async () => {
    await run(`--episodes 6 --ticks 200 --mind memory --save-run ${file('counted.jsonl')}`);
    const analysed = new Analysis();
    const seen = { hits: 0, harm: 0, plans: 0, gathered: 0 };
    const report = await readRuns([file('counted.jsonl')], (tick, options) => {
      analysed.enter(tick, options);
      seen.hits += tick.hurts.length;
      seen.harm += tick.harm;
      if (tick.plan) seen.plans++;
      if (tick.gathered !== null) seen.gathered++;
    });
    const summed = (title: string): number => {
      const line = analysed
        .text()
        .split('\n')
        .find((one) => one.startsWith(`${title}: `));
      return [...(line ?? '').matchAll(/ (\d+)(?:,|$)/g)].reduce((sum, [, count]) => sum + Number(count), 0);
    };
    expect(seen.hits).toBeGreaterThan(5);
    expect(summed('hurt by, ticks')).toBe(seen.hits);
    expect(summed('hurt by, ‰')).toBe(seen.harm);
    expect(summed('plans for')).toBe(seen.plans);
    expect(summed('gathered')).toBe(seen.gathered);
    expect(report.episodes.reduce((sum, { damage }) => sum + damage, 0)).toBe(seen.harm);

    const [tick] = await ticksOf('counted.jsonl');
    if (!tick?.plan) throw new Error('the first tick has a plan');
    for (let turn = 0; turn < 5_000; turn++) {
      const plan = { ...tick.plan.plan, purpose: `${turn} is what I want` };
      analysed.enter({ ...tick, plan: { ...tick.plan, plan } }, report.options);
    }
    expect(analysed.text()).toMatch(/plans for: something else \d{4}/);
    expect(plainText('a\u001b[2Jb\nc\u202e')).toBe('a�[2Jb\nc�');
  });

  it('[YA-12] fear and curiosity, measured at every tick of a saved run, are plotted over time', async () => {
    await run(`--episodes 5 --ticks 120 --save-run ${file('plotted.jsonl')}`);
    const analysed = new Analysis();
    const ticks = await ticksOf('plotted.jsonl', analysed);
    for (const name of ['fear', 'curiosity'] as const) {
      const lines = analysed.text().split('\n');
      const top = lines.findIndex((line) => line.startsWith(`${name}, mean`));
      const rows = lines.slice(top + 1, top + 5).map((line) => [...line.slice(line.indexOf('│') + 1).padEnd(60)]);
      expect(lines[top + 6]).toMatch(/^ +1 +120 ticks$/);
      const heights = Array.from({ length: 60 }, (_, column) =>
        rows.reduce((sum, row) => sum + Math.max(0, ' ▁▂▃▄▅▆▇█'.indexOf(row[column] ?? ' ')), 0),
      );
      // a column is two ticks, and its height their mean in 32nds
      const means = heights.map((_, column) => {
        const own = ticks.filter(({ tick }) => Math.trunc((tick - 1) / 2) === column).map((tick) => tick[name]);
        return own.reduce((sum, value) => sum + value, 0) / own.length;
      });
      expect(heights).toEqual(means.map((mean) => Math.round(mean * 32)));
      expect(new Set(heights).size).toBeGreaterThan(5);
    }
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
    ['--save-run x --save-report x', /--save-report: the same file as --save-run/],
    ['--save-run x --save-report ./x', /--save-report: the same file as --save-run/],
    ['--save-run x --save-report scripts/../x', /--save-report: the same file as --save-run/],
    ['--save-run x --save-report x.partial', /--save-report: of it and --save-run, one is what/],
    ['--episodes 1000000', /--episodes: a whole number from 1 to 100000/],
    ['--seed 1 --seed 2', /--seed: given twice/],
    ['--colour red', /--colour/],
    ['stray', /stray/],
  ])('refuses %s and names the option', (given, message) => {
    expect(() => readRunRequest(given.split(' '))).toThrow(message);
  });

  it('takes two names of one file for the same, through links too, to write and to read', async () => {
    const refused = (run: string, report: string): void =>
      expect(() => readRunRequest(['--save-run', run, '--save-report', report])).toThrow(
        '--save-report: the same file as --save-run',
      );
    mkdirSync(file('linked'));
    writeFileSync(file('linked/there'), '');
    symlinkSync(file('linked'), file('way'));
    symlinkSync(file('linked/there'), file('to-there'));
    symlinkSync('linked/not-yet', file('to-nothing'));
    refused(file('linked/there'), file('way/there'));
    refused(file('way/new'), file('linked/new'));
    refused(file('to-there'), file('linked/there'));
    refused(file('to-nothing'), file('linked/not-yet'));
    expect(() => readRunRequest(['--save-run', file('linked/a'), '--save-report', file('way/b')])).not.toThrow();

    await run(`--episodes 2 --ticks 30 --save-run ${file('linked/there')}`);
    await expect(analysis(file('linked/there'), file('to-there'))).rejects.toThrow(
      `${file('to-there')}: the same file as ${file('linked/there')}`,
    );
    expect(() => refuseSameFiles([file('a'), `${folder}/./a`])).toThrow(/the same file as/);
    linkSync(file('linked/there'), file('second-name'));
    await expect(analysis(file('linked/there'), file('second-name'))).rejects.toThrow(
      /second-name: line 2: episode 0 stands in .*there, too/,
    );
    // a link is written through, and stays one
    await run(`--episodes 1 --ticks 30 --save-run ${file('to-nothing')}`);
    expect(await analysis(file('linked/not-yet'))).toMatch(/survival/);
    expect(readdirSync(file('linked')).sort()).toEqual(['not-yet', 'there']);
  });

  it('[YA-31] waits after each turn for as long as was asked', async () => {
    const waits: number[] = [];
    const stop = { ...never, signal, wait: (ms: number) => (waits.push(ms), Promise.resolve()) };
    await run('--episodes 2 --ticks 20 --mind wait --tick-delay 0.25', stop);
    expect(waits).toEqual(new Array<number>(40).fill(250)); // a turn of one action each
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
    writeFileSync(file('empty'), '');
    await expect(analysis(file('empty'))).rejects.toThrow(/empty: line 1: the file is empty/);
    await expect(readReport(file('empty'))).rejects.toThrow(/empty: line 1: the file is empty/);
    await expect(analysis(folder)).rejects.toThrow(`${folder}: it is a folder`);
  });

  it('[YA-30] takes no report that is cut off, foreign, of another version, or holds what its episodes do not come to', async () => {
    await run(`--episodes 3 --ticks 40 --save-run ${file('r.jsonl')} --save-report ${file('r.json')}`);
    const whole = readFileSync(file('r.json'), 'utf8');
    await expect(analysis(file('r.json'))).rejects.toThrow(/r.json: line 1: it is a report/);
    for (const [change, message] of [
      [(text: string) => text.replace('"mean":', '"mean":9'), /line 1: its means are not those of its episodes/],
      [(text: string) => text.slice(0, 500), /line 1: no JSON: the report breaks off/],
      [(text: string) => `${text}{}\n`, /line 2: there is more after the report/],
      [(text: string) => text.replace('"version":2', '"version":1'), /line 1: a report of version 1; this Lab reads/],
      [(text: string) => text.replace('"fear":1', '"fear":-1'), /line 1: its options are none: --fear/],
      [(text: string) => text.replace('"seed":2,', '"seed":9,'), /line 1: episode 1 is none of this run/],
      [
        (text: string) => text.replace(/"survival":\d+,"end"/, '"survival":"long","end"'),
        /line 1: not valid at \/episodes\/0\/survival/,
      ],
      [(text: string) => text.replace(/"episodes":\[.*/, '"episodes":[]}'), /line 1: not valid at \/episodes/],
    ] as const) {
      expect(change(whole)).not.toBe(whole);
      writeFileSync(file('bad.json'), change(whole));
      await expect(readReport(file('bad.json'))).rejects.toThrow(message);
    }
  });

  it('[YA-30] refuses a line that is longer than any of a saved run, and names it', async () => {
    await run(`--episodes 1 --ticks 30 --save-run ${file('short.jsonl')}`);
    const [head = ''] = readFileSync(file('short.jsonl'), 'utf8').split('\n');
    writeFileSync(file('long-line.jsonl'), `${head}\n${'x'.repeat(5_000_000)}`);
    await expect(analysis(file('long-line.jsonl'))).rejects.toThrow(/long-line.jsonl: line 2: it is longer than/);
  });

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
      place: (path) => path,
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
    await expect(run(`--save-report ${folder}`)).rejects.toThrow(/^--save-report: .*: it is a folder$/);
    // a device would be taken away by the name that a whole file is given
    await expect(run('--save-run /dev/null')).rejects.toThrow('--save-run: /dev/null: it is no plain file');
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
  it('[YA-42] of npm run lab gives /metrics, /events and /snapshots as JSON, and /sse/timeline goes on past the 512 entries that are kept', async () => {
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
