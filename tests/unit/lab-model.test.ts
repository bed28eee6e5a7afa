import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { readRunRequest } from '../../scripts/lab/command-line';
import { playerFor } from '../../scripts/lab/players';
import { comparisonText } from '../../scripts/lab/print';
import { readReport } from '../../scripts/lab/read-files';
import { runLab } from '../../scripts/lab/run-lab';
import type { JsonObject } from '../../src/lib/base/json';
import { compareReports } from '../../src/lib/world/compare';
import type { RunWatch } from '../../src/lib/world/run';
import { whitelistOf } from '../../src/lib/world/command';
import type { SentinelRule } from '../../src/lib/world/sentinel-rules';
import type { Tick } from '../../src/lib/world/tick';
import type { Report } from '../../src/lib/world/report';
import { analysis, LabFolder } from '../support/lab-runs';
import { serveOpenai, type OpenaiServer } from '../support/openai-server';

let server: OpenaiServer;
beforeAll(async () => {
  server = await serveOpenai();
});
afterAll(() => server.close());
beforeEach(() => {
  server.seen.length = 0;
  server.key = null;
  server.models = ['tiny'];
});

const folder = new LabFolder();
const { signal } = new AbortController();

async function live(more: string, watch: RunWatch = {}): Promise<Report> {
  const given = `--mind llm --model-url ${server.url} --model tiny --ticks 40 --tick-delay 0 ${more}`;
  const request = readRunRequest(given.trim().split(' '));
  const stop = { isStopped: false, signal, wait: () => Promise.resolve() };
  const { report, isComplete } = await runLab(
    request,
    playerFor(request.options, request.modelUrl, signal),
    stop,
    watch,
  );
  expect(isComplete).toBe(true);
  return report as Report;
}

/** A plan as a good model writes it: of what the prompt says is allowed, another each turn. */
function planFor(body: JsonObject, turn: number): JsonObject {
  const allowed = /Allowed: ([^.]*)\./.exec(JSON.stringify(body))?.[1]?.split(', ') ?? [];
  const [type = 'wait', target = null] = (allowed[turn % allowed.length] ?? 'wait').split(' ');
  return {
    purpose: 'look around',
    subgoal: 'one step',
    actions: [{ type, target, params: {} }],
    risk: 0.2,
    expected_reward: 5,
    cautions: [],
    weighting: null,
    danger_threshold: null,
    cites: [],
  };
}

describe('a mind of the Lab that is a served model', () => {
  it.each(['chat', 'responses'])('lives an episode by its own plans, over %s', async (protocol) => {
    let turn = 0;
    server.reply = (body) => ({ kind: 'answer', text: JSON.stringify(planFor(body, ++turn)) });
    const commands: string[] = [];
    const report = await live(`--model-protocol ${protocol}`, { ticked: ({ command }) => commands.push(command) });
    expect(server.seen.length).toBeGreaterThan(10);
    expect(JSON.stringify(server.seen[0]?.body)).toContain('expected_reward'); // the form, as the engine is given it
    expect(JSON.stringify(server.seen[1]?.body)).toContain('Last turn: look around');
    expect(new Set(commands).size).toBeGreaterThan(3);
    expect(report.episodes[0]).toMatchObject({ dropped: 0 });
  });

  it('[YA-05] that is hostile executes nothing off the whitelist: each of its plans is dropped, counted by rule, and replaced', async () => {
    const act = (type: string) => ({ ...planFor({}, 0), actions: [{ type, target: 'home', params: {} }] });
    const answers: readonly { text: string; rule: SentinelRule }[] = [
      { text: 'rm -rf /', rule: 'form' },
      { text: '{"purpose":"x"}', rule: 'form' },
      { text: '[]', rule: 'form' },
      { text: JSON.stringify({ ...act('wait'), approve: true }), rule: 'form' },
      { text: JSON.stringify(act('teleport')), rule: 'whitelist' },
      { text: JSON.stringify(act('exfiltrate')), rule: 'unethical' },
    ];
    const given: SentinelRule[] = [];
    server.reply = () => {
      const { text, rule } = answers[given.length % answers.length] as (typeof answers)[number];
      given.push(rule);
      return { kind: 'answer', text };
    };
    const ticks: Tick[] = [];
    const report = await live('', { ticked: (tick) => ticks.push(tick) });
    expect(given.length).toBeGreaterThan(10);
    const times = (rule: SentinelRule): number => given.filter((one) => one === rule).length;
    // each was dropped or replaced, counted by its rule, and the fallback acted in its place
    expect(ticks.map(({ plan }) => plan?.isFallback)).toEqual(given.map(() => true));
    expect(ticks.map(({ plan }) => plan?.interventions)).toEqual(given.map((rule) => [rule]));
    expect(ticks.filter(({ plan }) => plan?.isDropped)).toHaveLength(times('form'));
    expect(report.episodes[0]).toMatchObject({ dropped: times('form'), fallbacks: given.length, turns: given.length });
    expect(report.interventions).toEqual({
      ...{ form: times('form'), whitelist: times('whitelist'), unethical: times('unethical') },
    });
    const known = new Set<string>(whitelistOf(true));
    expect(ticks.filter(({ command }) => !known.has(command))).toEqual([]);
  });

  it('[YA-13] is told by name in run and report, never where it is; its scoreboard comes as it was asked for', async () => {
    server.reply = (body) => ({ kind: 'answer', text: JSON.stringify(planFor(body, 1)) });
    const saved = folder.file('llm.jsonl');
    const asList = await live(`--model-protocol responses --scoreboard list --save-run ${saved}`);
    expect(JSON.stringify(server.seen.at(-1)?.body)).toMatch(/- survived: \d+ ticks/);
    expect(asList.options).toMatchObject({ model: 'tiny', protocol: 'responses', scoreboard: 'list' });
    expect(await analysis(saved)).toMatch(/^llm \(tiny, responses, scoreboard as list\) in standard/);
    expect(readFileSync(saved, 'utf8')).not.toContain(new URL(server.url).host);
    const asTable = await live('');
    expect(compareReports(asTable, await live('--model-protocol chat --scoreboard table')).options).toEqual([]);
    expect(JSON.stringify(server.seen.at(-1)?.body)).toMatch(/\| survived \| \d+ ticks/);
    const text = comparisonText(compareReports(asTable, await readReport(saved)));
    expect(text).toContain('protocol chat → responses, scoreboard table → list');
  });

  it('that is stopped while it thinks leaves a whole file, and no plan is counted that it never gave', async () => {
    const controller = new AbortController();
    let turn = 0;
    server.reply = (body) => {
      if (++turn <= 3) return { kind: 'answer', text: JSON.stringify(planFor(body, turn)) };
      controller.abort();
      return { kind: 'hang', text: '' };
    };
    const saved = folder.file('thinking.jsonl');
    const given = `--mind llm --model-url ${server.url} --model tiny --ticks 40 --tick-delay 0 --save-run ${saved}`;
    const request = readRunRequest(given.split(' '));
    const stop = {
      signal: controller.signal,
      get isStopped() {
        return controller.signal.aborted;
      },
      wait: () => Promise.resolve(),
    };
    const player = playerFor(request.options, request.modelUrl, controller.signal);
    expect(await runLab(request, player, stop)).toEqual({ report: null, isComplete: false });
    const lines = readFileSync(saved, 'utf8').trimEnd().split('\n');
    const read = lines.map((line) => JSON.parse(line) as { type: string; plan?: { isDropped: boolean } });
    expect(read.map(({ type }) => type)).toEqual(['lab_run', 'keyframe', 'tick', 'tick', 'tick', 'lab_end']);
    expect(read.flatMap(({ plan }) => (plan ? [plan.isDropped] : []))).toEqual([false, false, false]);
  });

  it('that fails is told of once, and the fallback acts', async () => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => {});
    try {
      server.reply = () => ({ kind: 'status', status: 401, body: { error: { message: 'no such key' } } });
      await live('');
      expect(
        told.mock.calls.filter(([line]) => String(line).includes('The model gives no plan (bad_key')),
      ).toHaveLength(1);
    } finally {
      told.mockRestore();
    }
  });

  it.each([
    ['--mind llm', '--model-url'],
    ['--mind llm --model-url nowhere --model m', '--model-url'],
    ['--mind llm --model-url http://localhost:1/v1', '--model'],
    ['--mind llm --model-url http://localhost:1/v1 --model m --model-protocol x', '--model-protocol'],
    ['--mind memory --model m', '--model'],
    ['--mind memory --scoreboard list', '--scoreboard'],
    ['--mind memory --model-url http://localhost:1/v1', '--model-url'],
    ['--mind llm --scoreboard big', '--scoreboard'],
  ])('is told what is missing or wrong: %s', (given, option) => {
    const make = (): unknown => {
      const request = readRunRequest(given.split(' '));
      return playerFor(request.options, request.modelUrl, signal);
    };
    expect(make).toThrow(option);
  });
});
