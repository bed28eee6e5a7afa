import { describe, expect, it } from 'vitest';
import { Simulation } from './simulation';

/** Seeds that found something once, and what. */
describe.each<[found: string, seeds: readonly number[]]>([
  ['a result was told without what it was of, once a summary held its decision', [4, 7, 15]],
  ['a y that was given while a request was put together was not in it', [101]],
  ['a start before the words of a purpose were taken out asked for one in the place of the plan', [14]],
  ['a message was never answered, since what was to be read for it was refused as a loop', [759, 1005]],
  ['a mind that only talks acted', [20, 39]],
  ['a plan and a message were due of one result', [276]],
  ['a file that was brought in ended a question or a request', [719, 789, 4885]],
  ['a step changed by hand took back that an answer was asked for again', [2455]],
  ['a file that was brought in while the talk was read left a hole in it for as long as the tab led', [204063, 209454]],
  ['an answer that was asked for again was tried for as if for the first time', [208718]],
  ['what came of an action that was asked for again went with the next message, unanswered', [300405]],
  ['a command that was taken out read as the answer to the question beside it', [308727]],
  ['a message that was put before a damaged store was gone once that was whole again', [201159]],
  ['a message that was given back over a damaged store was missed in the log', [201057, 201102]],
  ['a correction that was cut off before it ran was never told of', [3335]],
  ['what was cut off before it ran was never told of, since another request was open by then', [45647]],
  ['what a message began was lost where the plan was due of the same result', [45151]],
  ['a message that no answer came of left for good what it went on with, and was missed as unanswered', [46324]],
  ['a message waited for good for an end that went with its step, which a card dropped', [478]],
  ['an order was taken for the answer to a question that a mind had found answered', [91535]],
  ['a message was missed as unanswered, the step of whose card the person dropped by hand', [96951]],
])('%s', (_, seeds) => {
  it.each(seeds)('not in seed %d', async (seed) => {
    await expect(new Simulation(seed).run()).resolves.toBeUndefined();
  });
});
