import { drawMap } from '../../src/lib/world/draw';
import { createWorld } from '../../src/lib/world/generate';
import { presetFor, readOptions } from '../../src/lib/world/options';
import { readNamed } from './command-line';

/** A world at its first tick, in characters. Throws OptionError. */
export function drawWorld(given: readonly string[]): string {
  const options = readOptions(readNamed(given, ['preset', 'size', 'seed'] as const));
  return drawMap(createWorld(presetFor(options), options.seed));
}
