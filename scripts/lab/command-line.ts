import { parseArgs } from 'node:util';
import { realPath } from './real-path';
import type { ModelAddress } from './served-mind';
import { partialName } from './whole-file';
import { OptionError, readOptions, readShard, whole, type LabOptions, type Shard } from '../../src/lib/world/options';

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
  /** Of the mind llm. */
  readonly model: ModelAddress;
}

const names = [
  'mind',
  'preset',
  'size',
  'ticks',
  'episodes',
  'seed',
  'tick-delay',
  'linger',
  'carry-memories',
  'fear',
  'curiosity',
  'adapt',
  'sentinel',
  'save-run',
  'save-report',
  'shard',
  'serve',
  'model-url',
  'model',
  'model-protocol',
] as const;
/** Those that mean "on" without a value. */
const switches: readonly string[] = ['carry-memories', 'fear', 'curiosity', 'adapt', 'sentinel'];

/** Seconds after each turn: the document's twenty where a model thinks, none where rules do. */
const modelDelay = 20;

export const usage = `npm run lab -- [--mind M] [--preset P] [--size N] [--ticks N] [--episodes N] [--seed S]
  [--fear on|off|X] [--curiosity on|off|X] [--adapt on|off] [--sentinel on|off] [--carry-memories on|off|N]
  [--model-url URL] [--model NAME] [--model-protocol chat|responses]   of --mind llm; its key in YADORI_MODEL_KEY
  [--save-run FILE] [--save-report FILE] [--shard i/n] [--tick-delay SECONDS] [--linger SECONDS] [--serve PORT]
npm run lab -- analyze FILE…     figures of saved runs, shards put together; fear and curiosity over time
npm run lab -- compare A B       what differs between two saved runs or reports
npm run lab -- baselines         the README's table, measured anew; --seeds N
npm run lab -- draw              a world in characters; --preset P --size N --seed S
npm run lab -- rules             the sentinel's rules, as docs/sentinel.md has them`;

/** Throws OptionError, which names the option. */
export function readRunRequest(given: readonly string[]): RunRequest {
  const values = readNamed(given, names);
  const options = readOptions(values);
  const path = (name: 'save-run' | 'save-report'): string | null => {
    if (values[name] === '') throw new OptionError(`--${name}: the name of a file is missing`);
    return values[name] ?? null;
  };
  const saveRun = path('save-run');
  const saveReport = path('save-report');
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
    model: modelAddress(values, options),
  };
}

/** Neither may be the other, nor what the other is written as until it is whole, by whatever name. */
function refuseSameFile(saveRun: string, saveReport: string): void {
  const [run, report] = [realPath(saveRun), realPath(saveReport)];
  if (run === report) throw new OptionError('--save-report: the same file as --save-run');
  if (report === partialName(run) || run === partialName(report))
    throw new OptionError('--save-report: of it and --save-run, one is what the other is written as until it is whole');
}

function modelAddress(
  values: Partial<Record<'model-url' | 'model' | 'model-protocol', string>>,
  { mind }: LabOptions,
): ModelAddress {
  for (const name of ['model-url', 'model', 'model-protocol'] as const)
    if (mind !== 'llm' && values[name] !== undefined) throw new OptionError(`--${name}: only --mind llm has a model`);
  return {
    url: values['model-url'] ?? null,
    name: values.model ?? null,
    protocol: values['model-protocol'] ?? null,
  };
}

/** Options by name, each with a value. Throws OptionError. */
export function readNamed<Name extends string>(
  given: readonly string[],
  known: readonly Name[],
): Partial<Record<Name, string>> {
  try {
    const { values } = parseArgs({
      args: joined(given),
      options: Object.fromEntries(known.map((name) => [name, { type: 'string' as const, multiple: true as const }])),
    });
    for (const [name, all] of Object.entries(values)) {
      if ((all as string[]).length > 1) throw new OptionError(`--${name}: given twice`);
    }
    return Object.fromEntries(Object.entries(values).map(([name, all]) => [name, (all as string[])[0]])) as Partial<
      Record<Name, string>
    >;
  } catch (error) {
    if (error instanceof OptionError) throw error;
    throw new OptionError(error instanceof Error ? error.message : String(error));
  }
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

function seconds(name: string, given: string | undefined, usual: number): number {
  if (given === undefined) return usual;
  const value = /^\d{1,6}(\.\d{1,3})?$/.test(given) ? Number(given) : Number.NaN;
  if (!(value >= 0 && value <= 86_400)) throw new OptionError(`--${name}: seconds from 0 to 86400, not "${given}"`);
  return value;
}
