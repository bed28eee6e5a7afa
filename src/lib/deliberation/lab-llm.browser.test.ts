import { expect, it } from 'vitest';
import { tinyPlanner } from '../../../tests/support/tiny-model';
import type { JsonObject } from '../base/json';
import type { ModelRequest } from '../models/language-model';
import { threadModel } from '../models/thread-model';
import { WllamaEngine } from '../models/wllama/wllama-engine';
import { whitelistOf } from '../world/command';
import { beginEpisode } from '../world/episode';
import { readOptions } from '../world/options';
import { planSchema } from '../world/plan';
import { playTurnWith } from '../world/play-with';
import { RunReader } from '../world/read-run';
import { endFigures, settingsFor } from '../world/run';
import { keyframeOf, runHead, savedTick, type RunLine } from '../world/run-lines';
import type { Tick } from '../world/tick';
import { createLabMind } from './lab-llm';

const options = readOptions({ mind: 'llm', preset: 'standard', ticks: '24', seed: '5' });

it('[YA-05] a model on this device lives an episode: its plans are checked whole, and the run can be reckoned anew', async () => {
  const engine = new WllamaEngine();
  const end = await engine.load(new Blob([tinyPlanner()]), null);
  const thread = {
    load: () => Promise.resolve(end),
    generate: engine.generate.bind(engine),
    abort: engine.abort.bind(engine),
  };
  const model = threadModel({ id: 'tiny', name: 'tiny', contextTokens: null }, thread, () => crypto.randomUUID());
  const asked: { request: ModelRequest; isPlan: boolean }[] = [];
  const mind = createLabMind(
    {
      ...model,
      generate: async (request, signal) => {
        const answer = await model.generate(request, signal);
        asked.push({ request, isPlan: answer.ok && isPlan(answer.text) });
        return answer;
      },
    },
    { temperature: 0.8, seed: 11 },
  );

  const settings = settingsFor(options);
  const lines: RunLine[] = [runHead(options, null, settings.preset)];
  const episode = beginEpisode(settings, 0, options.seed, null);
  lines.push(keyframeOf(episode));
  const ticks: Tick[] = [];
  const watch = {
    ticked(tick: Tick) {
      ticks.push(tick);
      lines.push(savedTick(tick));
    },
  };
  const { signal } = new AbortController();
  while (episode.end === null) await playTurnWith(mind, episode, settings, watch, signal);
  const figures = endFigures(episode);
  lines.push({ type: 'episode_end', episode: 0, figures });
  lines.push({ type: 'lab_end', episodes: 1, lines: lines.length + 1, complete: true });

  expect(mind.counts.failed, mind.counts.lastFailure ?? '').toBeLessThan(asked.length);
  // each turn is one question, in the form that this turn's whitelist makes
  expect(asked).toHaveLength(figures.turns);
  const types = JSON.stringify((asked[0]?.request.schema as JsonObject)['properties']);
  for (const word of ['gather', 'wait', 'rest', 'north', 'left']) expect(types).toContain(`"const":"${word}"`);
  // what is no plan is dropped and counted, and the fallback acts
  const bad = asked.filter((one) => !one.isPlan).length;
  expect(figures.dropped).toBe(bad);
  expect(bad).toBeGreaterThan(0);
  expect(asked.length - bad).toBeGreaterThan(0);
  const allowed: readonly string[] = whitelistOf(true);
  expect(ticks.length).toBeGreaterThan(15);
  expect(ticks.filter(({ command }) => !allowed.includes(command))).toEqual([]);
  const own = ticks.filter(({ plan }) => plan !== null && !plan.isFallback);
  expect(own.length).toBeGreaterThan(0);

  const reader = new RunReader();
  for (const line of lines) reader.enter(JSON.stringify(line));
  reader.finish();
  expect(reader.isComplete).toBe(true);
  expect(JSON.parse(JSON.stringify(reader.figures))).toEqual([JSON.parse(JSON.stringify(figures))]);
});

function isPlan(text: string): boolean {
  try {
    return planSchema.safeParse(JSON.parse(text)).success;
  } catch {
    return false;
  }
}
