import { YadoriError } from '../base/yadori-error';
import { coefficientLimits } from './drives';
import { isMindName, mindNames, type MindName } from './mind';
import { scoreboardForms, type ScoreboardForm } from './scoreboard';
import { isPresetName, presetNames, presetOf, sizeLimits, tickLimits, type Preset, type PresetName } from './presets';

/** What a run is made from. Two runs of the same options write the same bytes. */
export interface LabOptions {
  readonly mind: MindName;
  readonly preset: PresetName;
  readonly size: number;
  readonly ticks: number;
  readonly episodes: number;
  /** Of the first episode; each has the next one. */
  readonly seed: number;
  /** Memories go on for so many episodes, then begin anew; 1: each has its own; 0: they go on for ever. */
  readonly carry: number;
  /** A coefficient, or off. */
  readonly fear: number | 'off';
  readonly curiosity: number | 'off';
  readonly adapting: boolean;
  /** The sentinel's rules that have a switch. */
  readonly sentinel: boolean;
  /**
   * Of the mind llm alone, as given: the model by the name that its server has for it (never where that is), how it is spoken to, and how the
   * scoreboard is shown to it. It writes other plans each time, so that the same options are not the same bytes.
   */
  readonly model?: string;
  readonly protocol?: ModelProtocol;
  readonly scoreboard?: ScoreboardForm;
}

export const modelProtocols = ['chat', 'responses'] as const;
export type ModelProtocol = (typeof modelProtocols)[number];

/** Part `index` (from 1) of `count` of a run. */
export interface Shard {
  readonly index: number;
  readonly count: number;
}

/** An option that cannot be: the message names it. */
export class OptionError extends YadoriError {
  override readonly name = 'OptionError';
  readonly code = 'bad_option';
}

/** More than that is no report of one piece any more: seeds go on from where another run ended. */
const episodeLimits = { least: 1, most: 100_000 } as const;
/** Characters. */
const mostModelName = 200;
const seedLimits = { least: 0, most: 2_000_000_000 } as const;

/** As written on a command line, by name; undefined: not given. Throws OptionError. */
export function readOptions(given: Readonly<Record<string, string | undefined>>): LabOptions {
  const mind = given.mind ?? 'reflex';
  if (!isMindName(mind)) throw new OptionError(`--mind: there is no mind "${mind}"; there are ${mindNames.join(', ')}`);
  const preset = given.preset ?? 'standard';
  if (!isPresetName(preset)) {
    throw new OptionError(`--preset: there is no preset "${preset}"; there are ${presetNames.join(', ')}`);
  }
  const usual = presetOf(preset);
  return {
    mind,
    preset,
    size: whole('size', given.size, usual.size, sizeLimits),
    ticks: whole('ticks', given.ticks, usual.ticks, tickLimits),
    episodes: whole('episodes', given.episodes, 1, episodeLimits),
    seed: whole('seed', given.seed, 1, seedLimits),
    carry: carried(given['carry-memories']),
    fear: coefficient('fear', given.fear),
    curiosity: coefficient('curiosity', given.curiosity),
    adapting: isOn('adapt', given.adapt, false),
    // a model's plans need guarding; for the others it would change what is compared
    sentinel: isOn('sentinel', given.sentinel, mind === 'llm'),
    ...modelOptions(mind, given),
  };
}

function modelOptions(
  mind: MindName,
  given: Readonly<Record<string, string | undefined>>,
): Pick<LabOptions, 'model' | 'protocol' | 'scoreboard'> {
  if (mind !== 'llm') {
    const name = ['model', 'model-protocol', 'scoreboard'].find((one) => given[one] !== undefined);
    if (name !== undefined) throw new OptionError(`--${name}: only --mind llm has a model`);
    return {};
  }
  const { model } = given;
  if (model !== undefined && (model === '' || model.length > mostModelName))
    throw new OptionError(`--model: a name of 1 to ${mostModelName} characters, as its server has it`);
  // settled here, so that a run where they were written out is the same run as one where they were not
  const protocol = oneOf('model-protocol', given['model-protocol'], modelProtocols) ?? 'chat';
  const scoreboard = oneOf('scoreboard', given.scoreboard, scoreboardForms) ?? 'table';
  return { ...(model !== undefined && { model }), protocol, scoreboard };
}

function oneOf<Word extends string>(name: string, given: string | undefined, words: readonly Word[]): Word | null {
  if (given === undefined) return null;
  const word = words.find((known) => known === given);
  if (word === undefined) throw new OptionError(`--${name}: ${words.join(' or ')}, not "${given}"`);
  return word;
}

/** Options as a saved run or a report keeps them. Throws OptionError. */
export function storedOptions(stored: Readonly<Record<string, unknown>>): LabOptions {
  const text = (name: keyof LabOptions): string | undefined => {
    const value = stored[name];
    if (typeof value === 'boolean') return value ? 'on' : 'off';
    return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
  };
  const [carry, adapt] = [text('carry'), text('adapting')];
  const names = [
    'mind',
    'preset',
    'size',
    'ticks',
    'episodes',
    'seed',
    'fear',
    'curiosity',
    'sentinel',
    'model',
    'scoreboard',
  ] as const;
  return readOptions({
    ...Object.fromEntries(names.map((name) => [name, text(name)])),
    adapt,
    'model-protocol': text('protocol'),
    'carry-memories': carry === '0' ? 'on' : carry,
  });
}

/** i/n. */
export function readShard(given: string | undefined, { carry, episodes }: LabOptions): Shard | null {
  if (given === undefined) return null;
  const [, first = '', second = ''] = /^(\d{1,6})\/(\d{1,6})$/.exec(given) ?? [];
  const [index, count] = [Number(first), Number(second)];
  if (!(index >= 1 && index <= count)) throw new OptionError(`--shard: i/n with 1 ≤ i ≤ n, not "${given}"`);
  if (carry === 0)
    throw new OptionError('--shard: with --carry-memories on, each episode needs the one before; give a number');
  const groups = Math.ceil(episodes / carry);
  if (count > groups) throw new OptionError(`--shard: ${count} parts of ${groups} that can be run apart`);
  return { index, count };
}

/** The options in which two runs differ. */
export function differingOptions(left: LabOptions, right: LabOptions): (keyof LabOptions)[] {
  const names = Object.keys({ ...left, ...right }) as (keyof LabOptions)[];
  return names.filter((name) => left[name] !== right[name]);
}

export function presetFor({ preset, size, ticks }: LabOptions): Preset {
  return presetOf(preset, { size, ticks });
}

/** Whole numbers within limits, by an option's name. */
export function whole(
  name: string,
  given: string | undefined,
  usual: number,
  limits: { least: number; most: number },
): number {
  if (given === undefined) return usual;
  const value = /^-?\d{1,12}$/.test(given) ? Number(given) : Number.NaN;
  if (!(value >= limits.least && value <= limits.most)) {
    throw new OptionError(`--${name}: a whole number from ${limits.least} to ${limits.most}, not "${given}"`);
  }
  return value;
}

function coefficient(name: string, given: string | undefined): number | 'off' {
  if (given === undefined || given === 'on') return 1;
  if (given === 'off') return 'off';
  const { least, most } = coefficientLimits;
  const value = /^-?\d{1,3}(\.\d{1,6})?$/.test(given) ? Number(given) : Number.NaN;
  if (!(value >= least && value <= most)) {
    throw new OptionError(`--${name}: on, off or a number from ${least} to ${most}, not "${given}"`);
  }
  return value;
}

function carried(given: string | undefined): number {
  if (given === undefined || given === 'off') return 1;
  if (given === 'on') return 0;
  return whole('carry-memories', given, 1, { least: 1, most: episodeLimits.most });
}

function isOn(name: string, given: string | undefined, usual: boolean): boolean {
  if (given === undefined) return usual;
  if (given !== 'on' && given !== 'off') throw new OptionError(`--${name}: on or off, not "${given}"`);
  return given === 'on';
}
