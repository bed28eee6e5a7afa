import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Analysis } from '../../scripts/lab/analysis';
import { readRunRequest } from '../../scripts/lab/command-line';
import { drawWorld } from '../../scripts/lab/draw';
import { comparisonText, plainText } from '../../scripts/lab/print';
import { Progress } from '../../scripts/lab/progress';
import { readReport, readRuns } from '../../scripts/lab/read-files';
import { compareReports } from '../../src/lib/world/compare';
import { readOptions } from '../../src/lib/world/options';
import { analysis, LabFolder, neverStopped, run, ticksOf } from '../support/lab-runs';

const folder = new LabFolder();
const file = (name: string): string => folder.file(name);

describe('npm run lab', () => {
  it('saves run and report, and analysing the run gives the report again', async () => {
    const [saved, report] = [file('a.jsonl'), file('a.json')];
    const { text } = await run(`--episodes 4 --ticks 120 --save-run ${saved} --save-report ${report}`);
    expect(text).toMatch(/survival +ticks/);
    expect(await analysis(saved)).toBe(text);
    expect(JSON.stringify(await readReport(saved))).toBe(readFileSync(report, 'utf8').trimEnd());
    expect(JSON.stringify(await readReport(report))).toBe(JSON.stringify(await readReport(saved)));
    expect(readdirSync(folder.path).filter((name) => name.endsWith('.partial'))).toEqual([]);
  });

  it('writes the same bytes for the same seed, and shards come to the same as the whole', async () => {
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

  it('compares two runs with intervals', async () => {
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

  it('says where memories are carried that intervals are over chains, and gives none over a single one', async () => {
    expect((await run('--episodes 8 --ticks 60 --carry-memories 2')).text).toContain(
      'intervals over 4 chains of episodes that share memories',
    );
    const { text } = await run('--episodes 8 --ticks 60 --carry-memories');
    expect(text).toContain('no intervals: all of them share memories');
    expect(text).not.toMatch(/±| … /);
    expect((await run('--episodes 1 --ticks 60')).text).toContain('1 episode; of one there are no intervals of means');
  });

  it('analysis counts what was planned, gathered and suffered most; names that a model makes up are bounded', async () => {
    const analysed = new Analysis();
    const seen = { hits: 0, harm: 0, wants: 0, plans: 0, gathered: 0 };
    let damage = 0;
    for (const mind of ['heuristic', 'wait']) {
      await run(`--episodes 6 --ticks 400 --mind ${mind} --save-run ${file('counted.jsonl')}`);
      const report = await readRuns([file('counted.jsonl')], (tick, options) => {
        analysed.enter(tick, options);
        seen.hits += tick.hurts.length;
        seen.harm += tick.harm;
        seen.wants += tick.wants.length;
        if (tick.plan) seen.plans++;
        if (tick.gathered !== null) seen.gathered++;
      });
      damage += report.episodes.reduce((sum, { damage: own }) => sum + own, 0);
    }
    expect(damage).toBe(seen.harm);
    const summed = (title: string): number => {
      const line = analysed
        .text()
        .split('\n')
        .find((one) => one.startsWith(`${title}: `));
      return [...(line ?? '').matchAll(/ (\d+)(?:,|$)/g)].reduce((sum, [, count]) => sum + Number(count), 0);
    };
    for (const times of Object.values(seen)) expect(times).toBeGreaterThan(5);
    expect(summed('hurt by, ticks')).toBe(seen.hits);
    expect(summed('hurt by, ‰')).toBe(seen.harm);
    expect(summed('in want, ticks')).toBe(seen.wants);
    expect(summed('plans for')).toBe(seen.plans);
    expect(summed('gathered')).toBe(seen.gathered);

    const [tick] = await ticksOf(file('counted.jsonl'));
    if (!tick?.plan) throw new Error('the first tick has a plan');
    for (let turn = 0; turn < 5_000; turn++) {
      const plan = { ...tick.plan.plan, purpose: `${turn} is what I want` };
      analysed.enter({ ...tick, plan: { ...tick.plan, plan } }, readOptions({}));
    }
    expect(analysed.text()).toMatch(/plans for: something else \d{4}/);
    expect(plainText('a\u001b[2Jb\nc\u202e')).toBe('a�[2Jb\nc�');
  });

  it('[YA-12] fear and curiosity, measured at every tick of a saved run, are plotted over time', async () => {
    await run(`--episodes 5 --ticks 120 --save-run ${file('plotted.jsonl')}`);
    const analysed = new Analysis();
    const ticks = await ticksOf(file('plotted.jsonl'), analysed);
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
      ...neverStopped,
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

  it('[YA-31] waits after each turn for as long as was asked', async () => {
    const waits: number[] = [];
    const stop = { ...neverStopped, wait: (ms: number) => (waits.push(ms), Promise.resolve()) };
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

describe('progress', () => {
  const house = (isTTY: boolean) => {
    const written: string[] = [];
    const stream = { isTTY, write: (text: string) => written.push(text) } as unknown as NodeJS.WriteStream;
    const clock = { now: 0 };
    return { written, clock, progress: new Progress(4, stream, () => clock.now) };
  };

  it('says nothing in a pipe', () => {
    const { written, clock, progress } = house(false);
    clock.now = 10_000;
    progress.show(4, 0);
    progress.end();
    expect(written).toEqual([]);
  });

  it('says on a terminal how much is done and how long the rest will take, also within a life, which may last hours', () => {
    const { written, clock, progress } = house(true);
    progress.show(0, 0); // nothing is known yet
    clock.now = 100;
    progress.show(0, 0.1);
    expect(written).toEqual([]); // too early to tell
    clock.now = 60_000;
    progress.show(0, 0.5);
    clock.now = 60_100;
    progress.show(0, 0.6); // a terminal is not written to all the time
    clock.now = 240_000;
    progress.show(2, 0);
    clock.now = 480_000;
    progress.show(4, 0);
    progress.end();
    const told = written.map((text) => text.replace('\r', '').replace('\x1b[K', '').trim());
    expect(told).toEqual([
      '0 of 4 episodes, 50 % of the next; about 7 min 0 s left',
      '2 of 4 episodes; about 4 min 0 s left',
      '4 of 4 episodes; about 0 s left',
      '',
    ]);
  });
});
