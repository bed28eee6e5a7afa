import { describe, expect, it } from 'vitest';
import type { Episode } from './episode';
import { ruleMinds } from './minds/rule-minds';
import { presetFor, readOptions, readShard, type LabOptions } from './options';
import { RunReader } from './read-run';
import { reportOf, type Report } from './report';
import { runEpisodes } from './run';
import { keyframeOf, runHead, savedTick, type Keyframe, type RunLine } from './run-lines';
import type { Tick } from './tick';

/** As saved by the command line, in one text. */
function saved(options: LabOptions, part?: string): string[] {
  const shard = readShard(part, options);
  const lines: RunLine[] = [runHead(options, shard, presetFor(options))];
  let episodes = 0;
  const watch = {
    begun: (episode: Episode) => lines.push(JSON.parse(JSON.stringify(keyframeOf(episode))) as Keyframe),
    ticked: (tick: Tick) => lines.push(savedTick(tick)),
  };
  for (const figures of runEpisodes(options, shard, ruleMinds.reflex, watch)) {
    episodes++;
    lines.push({ type: 'episode_end', episode: figures.episode, figures });
  }
  lines.push({ type: 'lab_end', episodes, lines: lines.length + 1, complete: true });
  return lines.map((line) => JSON.stringify(line));
}

function read(lines: readonly string[]): RunReader {
  const reader = new RunReader();
  for (const line of lines) reader.enter(line);
  reader.finish();
  return reader;
}

describe('a saved run', () => {
  const options = readOptions({
    episodes: '6',
    ticks: '150',
    mind: 'reflex',
    adapt: 'on',
    seed: '21',
    'carry-memories': '2',
  });
  const lines = saved(options);

  it('holds every number of its report: all are reckoned anew from the ticks', () => {
    const live = [...runEpisodes(options, null, ruleMinds.reflex, {})];
    const again = read(lines);
    expect(again.isComplete).toBe(true);
    expect(reportOf(again.options as LabOptions, again.figures)).toEqual(reportOf(options, live));
    expect(JSON.stringify(reportOf(again.options as LabOptions, again.figures))).toBe(
      JSON.stringify(reportOf(options, live)),
    );
  });

  it('[YA-32] tells survival, best score, causes of death, avoidance, exploration, information, accuracy, policy changes', () => {
    const report: Report = reportOf(options, read(lines).figures);
    for (const name of [
      'survival',
      'best',
      'avoidance',
      'avoidance_by_chance',
      'foreseen',
      'explored',
      'information',
      'warning_accuracy',
      'policy_changes',
    ] as const) {
      expect(report.means[name]?.mean).toBeGreaterThan(0);
    }
    expect(Object.values(report.ends).reduce((sum, count) => sum + count, 0)).toBe(6);
  });

  it('is put together from shards to the very report of the whole', () => {
    const parts = ['1/3', '2/3', '3/3'].map((part) => read(saved(options, part)));
    const figures = parts.flatMap((part) => part.figures);
    expect(reportOf(options, figures)).toEqual(reportOf(options, read(lines).figures));
    expect(parts.map((part) => part.figures.length)).toEqual([2, 2, 2]);
  });

  it.each([
    ['cut off', (all: string[]) => all.slice(0, -1), all(), /breaks off/],
    ['without a tick', (all: string[]) => all.toSpliced(10, 1), 11, /tick 9 was to stand here/],
    ['with a line twice', (all: string[]) => all.toSpliced(10, 0, all[10] ?? ''), 12, /was to stand here/],
    ['of another kind', () => ['{"type":"something"}'], 1, /no saved run/],
    ['that is a broken line', (all: string[]) => all.with(5, '{"type":"tick",'), 6, /no JSON/],
    [
      'with a tampered number',
      (all: string[]) => all.with(5, (all[5] ?? '').replace('"newly":', '"newly":9')),
      null,
      /is not what its ticks come to/,
    ],
    [
      'with wounds that do not come to its harm',
      (all: string[]) => {
        const at = all.findIndex((line) => /"hurts":\[\{"cause":"\w+","harm":\d/.test(line));
        return all.with(at, (all[at] ?? '').replace(/("hurts":\[\{"cause":"\w+","harm":)/, '$19'));
      },
      null,
      /"harm" is not the sum/,
    ],
    [
      'of another version',
      (all: string[]) => all.with(0, (all[0] ?? '').replace('"version":2', '"version":1')),
      1,
      /of version 1; this Lab reads version 2/,
    ],
    [
      'with words for numbers',
      (all: string[]) => all.with(5, (all[5] ?? '').replace(/"harm":\d+/, '"harm":"much"')),
      6,
      /not valid at \/harm/,
    ],
    ...(['null', '{}', '{"hazard":"pit","condition":{"kind":"moon"}}'] as const).map(
      (warning) =>
        [
          `with the warning ${warning}`,
          (all: string[]) => all.with(1, (all[1] ?? '').replace('"warnings":[]', `"warnings":[${warning}]`)),
          2,
          /not valid at \/memory\/warnings\/0/,
        ] as const,
    ),
    [
      'with a plan that is none',
      (all: string[]) => {
        const at = all.findIndex((line) => line.includes('"plan":{"'));
        return all.with(at, (all[at] ?? '').replace(/"plan":\{"purpose":"[^"]*",/, '"plan":{'));
      },
      null,
      /not valid at \/plan\/plan/,
    ],
    ['with more after its end', (all: string[]) => [...all, '{}'], all() + 1, /more after the end/],
    ['that is empty', () => [], 1, /empty/],
    [
      'of negative coefficients',
      (all: string[]) => all.with(0, (all[0] ?? '').replace('"fear":1', '"fear":-1')),
      1,
      /--fear/,
    ],
  ] as const)('%s is refused, and the line is named', (_, change, line, message) => {
    let caught: unknown = null;
    try {
      read(change(lines));
    } catch (error) {
      caught = error;
    }
    expect(caught).toMatchObject({ name: 'RunFileError', message: expect.stringMatching(message) as string });
    if (line !== null) expect(caught).toMatchObject({ line });
  });

  /** Lines of the whole run. */
  function all(): number {
    return lines.length;
  }
});
