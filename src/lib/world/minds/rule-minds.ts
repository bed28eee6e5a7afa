import type { Mind, MindName } from '../mind';
import { randomMind, randomMovesMind, waitMind } from './baselines';
import { heuristicMind } from './heuristic';
import { memoryMind } from './memory';
import { oracleMind } from './oracle';
import { reflexMind } from './reflex';

/** All minds that need no model. */
export const ruleMinds: Readonly<Record<Exclude<MindName, 'llm'>, Mind>> = {
  wait: waitMind,
  random: randomMind,
  'random-moves': randomMovesMind,
  heuristic: heuristicMind,
  memory: memoryMind,
  oracle: oracleMind,
  reflex: reflexMind,
};
