import { coefficientLimits } from '../../src/lib/world/drives';
import { mindNames } from '../../src/lib/world/mind';
import {
  modelProtocols,
  OptionError,
  readOptions,
  readShard,
  whole,
  type LabOptions,
  type Shard,
} from '../../src/lib/world/options';
import { presetNames, sizeLimits } from '../../src/lib/world/presets';
import { scoreboardForms } from '../../src/lib/world/scoreboard';
import { realPath } from './real-path';
import { partialName } from './whole-file';

/** How a run is shown, paced and kept; what it comes to does not depend on it. */
export interface RunRequest {
  readonly options: LabOptions;
  readonly shard: Shard | null;
  /** Ms after each turn. */
  readonly tickDelay: number;
  /** Ms that the process stays after the last episode. */
  readonly linger: number;
  readonly saveRun: string | null;
  readonly saveReport: string | null;
  readonly port: number | null;
  /** Where the model of the mind llm is. It is told to nobody and kept nowhere. */
  readonly modelUrl: string | null;
}

/** Seconds after each turn: the document's twenty where a model thinks, none where rules do. */
const modelDelay = 20;
/** Each with what it takes and what it does; the order is that of the help. */
const help = {
  mind: ['M', `who lives: ${mindNames.join(', ')}; reflex`],
  preset: ['P', `the world's numbers: ${presetNames.join(', ')}; standard`],
  size: ['N', `cells a side, ${sizeLimits.least} to ${sizeLimits.most}; the preset's`],
  ticks: ['N', "longest life; the preset's"],
  episodes: ['N', 'lives, one after the other; 1'],
  seed: ['S', 'of the first life, each has the next one; 1'],
  fear: ['on|off|X', `how much danger moves what is chosen, 0 to ${coefficientLimits.most}; on is 1`],
  curiosity: ['on|off|X', 'the same of what is new; on is 1'],
  adapt: ['on|off', 'both follow what happens; off'],
  sentinel: ['on|off', 'its rules that have a switch (docs/sentinel.md); on for llm, else off'],
  'carry-memories': ['on|off|N', 'what was learned goes into the next life, N: anew every N lives; off'],
  'model-url': ['URL', 'of llm: base address of the server; its key in YADORI_MODEL_KEY'],
  model: ['NAME', 'of llm: as its server names it'],
  'model-protocol': [modelProtocols.join('|'), 'of llm; chat'],
  scoreboard: [scoreboardForms.join('|'), 'of llm: how its scoreboard is shown to it; table'],
  'save-run': ['FILE', 'every tick, one JSON a line, with keyframes'],
  'save-report': ['FILE', 'the figures of each life and their means, one JSON'],
  shard: ['i/n', 'only part i of n; `analyze` puts them together'],
  'tick-delay': ['SECONDS', `after each turn (one plan, some ticks); ${modelDelay} with llm, else 0`],
  linger: ['SECONDS', 'stays so long after the last life, for who watches --serve; 0'],
  serve: ['PORT', '/metrics /events /snapshots /sse/timeline on 127.0.0.1; 0: any port that is free'],
} as const satisfies Record<string, readonly [string, string]>;
const names = Object.keys(help) as (keyof typeof help)[];
/** Those that mean "on" without a value. */
const switches: readonly string[] = ['carry-memories', 'fear', 'curiosity', 'adapt', 'sentinel'];

export const usage = `npm run lab -- [OPTION …]            lives lives in a small world, and prints what came of them
npm run lab -- analyze FILE…         figures of saved runs, shards put together; fear and curiosity over time
               [--save-report FILE]  the report of all of them, as the run would have saved it
npm run lab -- compare A B           what differs between two saved runs or reports, with 95 % intervals
npm run lab -- baselines             the README's table, measured anew; --seeds N
npm run lab -- draw                  a world in characters; --preset P --size N --seed S
npm run lab -- rules                 the sentinel's rules, as docs/sentinel.md has them

Options of a run; behind the semicolon what holds without it:
${names.map((name) => `  ${`--${name} ${help[name][0]}`.padEnd(33)}${help[name][1]}`).join('\n')}

Exit code: 0 done, 2 bad input or a file that could not be written, 130 stopped by Ctrl-C, which leaves whole files.`;

/** Throws OptionError, which names the option. */
export function readRunRequest(given: readonly string[]): RunRequest {
  const values = readNamed(given, names);
  const options = readOptions(values);
  const saveRun = fileOption('save-run', values['save-run']);
  const saveReport = fileOption('save-report', values['save-report']);
  if (saveRun !== null && saveReport !== null) refuseSameFile(saveRun, saveReport);
  const usualDelay = options.mind === 'llm' ? modelDelay : 0;
  return {
    options,
    shard: readShard(values.shard, options),
    tickDelay: 1_000 * seconds('tick-delay', values['tick-delay'], usualDelay),
    linger: 1_000 * seconds('linger', values.linger, 0),
    saveRun,
    saveReport,
    port: values.serve === undefined ? null : whole('serve', values.serve, 0, { least: 0, most: 65_535 }),
    modelUrl: modelUrl(values['model-url'], options),
  };
}

export interface AnalysisRequest {
  /** At least one. */
  readonly files: readonly string[];
  readonly saveReport: string | null;
}

/** Throws OptionError, which names the option. */
export function readAnalysisRequest(given: readonly string[]): AnalysisRequest {
  const { values, files } = readWithFiles(given, ['save-report'] as const);
  if (files.length === 0) throw new OptionError('analyze: which files?');
  const saveReport = fileOption('save-report', values['save-report']);
  if (saveReport !== null) {
    const real = realPath(saveReport);
    const read = files.find((file) => realPath(file) === real || realPath(file) === partialName(real));
    if (read !== undefined) throw new OptionError(`--save-report: ${read} is what is read`);
  }
  return { files, saveReport };
}

function fileOption(name: string, given: string | undefined): string | null {
  if (given === '') throw new OptionError(`--${name}: the name of a file is missing`);
  return given ?? null;
}

/** Neither may be the other, nor what the other is written as until it is whole, by whatever name. */
function refuseSameFile(saveRun: string, saveReport: string): void {
  const [run, report] = [realPath(saveRun), realPath(saveReport)];
  if (run === report) throw new OptionError('--save-report: the same file as --save-run');
  if (report === partialName(run) || run === partialName(report))
    throw new OptionError('--save-report: of it and --save-run, one is what the other is written as until it is whole');
}

/** Options by name, each with a value, and nothing else. Throws OptionError. */
export function readNamed<Name extends string>(
  given: readonly string[],
  known: readonly Name[],
): Partial<Record<Name, string>> {
  const { values, files } = readWithFiles(given, known);
  if (files[0] !== undefined)
    throw new OptionError(`"${files[0]}" is no option and no command; \`npm run lab -- --help\` lists both`);
  return values;
}

/** Options by name, and what stands between them. Throws OptionError, which names the option. */
export function readWithFiles<Name extends string>(
  given: readonly string[],
  known: readonly Name[],
): { values: Partial<Record<Name, string>>; files: readonly string[] } {
  const values: Partial<Record<Name, string>> = {};
  const files: string[] = [];
  for (const part of joined(given)) {
    if (!/^-./.test(part)) {
      files.push(part);
      continue;
    }
    const [, written = part, value] = /^--([^=]*)=(.*)$/s.exec(part) ?? [];
    const name = known.find((one) => one === written.replace(/^--/, ''));
    if (name === undefined) {
      const all = known.length === 0 ? 'none is taken here' : `there are ${known.map((one) => `--${one}`).join(' ')}`;
      throw new OptionError(`${part.replace(/=.*$/s, '')}: there is no such option; ${all}`);
    }
    if (value === undefined) throw new OptionError(`--${name}: its value is missing`);
    if (Object.hasOwn(values, name)) throw new OptionError(`--${name}: given twice`);
    values[name] = value;
  }
  return { values, files };
}

/** `--name value` as `--name=value`, so that a value may begin with a minus; a switch alone is on. */
function joined(given: readonly string[]): string[] {
  const parts: string[] = [];
  for (let index = 0; index < given.length; index++) {
    const part = given[index] ?? '';
    const next = given[index + 1];
    const isName = part.startsWith('--') && !part.includes('=');
    if (isName && next !== undefined && !next.startsWith('--')) {
      parts.push(`${part}=${next}`);
      index++;
    } else parts.push(isName && switches.includes(part.slice(2)) ? `${part}=on` : part);
  }
  return parts;
}

function modelUrl(given: string | undefined, { mind }: LabOptions): string | null {
  if (given !== undefined && mind !== 'llm') throw new OptionError('--model-url: only --mind llm has a model');
  return given ?? null;
}

function seconds(name: string, given: string | undefined, usual: number): number {
  if (given === undefined) return usual;
  const value = /^\d{1,6}(\.\d{1,3})?$/.test(given) ? Number(given) : Number.NaN;
  if (!(value >= 0 && value <= 86_400)) throw new OptionError(`--${name}: seconds from 0 to 86400, not "${given}"`);
  return value;
}
