import type { JsonObject } from '../base/json';
import { mindNames, type MindName } from './mind';
import { OptionError, readOptions, type LabOptions } from './options';

/** A life that an avatar leads is one of its plans, and each tick is a turn of the cycle: long lives belong to `npm run lab`. */
export const lifeTicks = { least: 5, usual: 80, most: 400 } as const;

/** What an avatar may live by. The oracle sees what is behind the port, and a model's plans are not made here. */
export const lifeMinds = mindNames.filter((name): name is LifeMind => name !== 'oracle' && name !== 'llm');
export type LifeMind = Exclude<MindName, 'oracle' | 'llm'>;

export type LifeTerms = LabOptions & { readonly mind: LifeMind };

/** Options of `lab start`, by their names in the Lab. */
const optionNames = ['preset', 'size', 'ticks', 'seed', 'mind', 'fear', 'curiosity', 'adapt', 'sentinel'] as const;

/** `--preset standard --seed 7`, or nothing. Throws OptionError, which names the option. */
export function readLifeOptions(text: string): LifeTerms {
  const given: Record<string, string> = {};
  let rest = text.normalize('NFKC').trim();
  while (rest !== '') {
    const [whole, name = '', value] = /^--([a-z-]+)(?:[ =]\s*((?!--)\S+))?\s*/.exec(rest) ?? [];
    if (whole === undefined) throw new OptionError(`"${rest.slice(0, 40)}": options look like --seed 7`);
    if (!(optionNames as readonly string[]).includes(name)) throw new OptionError(`--${name}: there is no such option`);
    if (Object.hasOwn(given, name)) throw new OptionError(`--${name}: given twice`);
    given[name] = value ?? 'on';
    rest = rest.slice(whole.length);
  }
  return readTerms(given);
}

/** The terms as the plan keeps them, and back; null: they are none. */
export function termsStored({ preset, size, ticks, seed, mind, fear, curiosity, adapting, sentinel }: LifeTerms) {
  const onOff = (isOn: boolean): string => (isOn ? 'on' : 'off');
  return { preset, size, ticks, seed, mind, fear, curiosity, adapt: onOff(adapting), sentinel: onOff(sentinel) };
}

export function storedTerms(stored: JsonObject): LifeTerms | null {
  const given: Record<string, string> = {};
  for (const name of optionNames) {
    const value = stored[name];
    if (typeof value !== 'string' && typeof value !== 'number') return null; // taken out of the log
    given[name] = String(value);
  }
  try {
    return readTerms(given);
  } catch (error) {
    if (error instanceof OptionError) return null;
    throw error;
  }
}

function readTerms(given: Readonly<Record<string, string>>): LifeTerms {
  const options = readOptions({ ticks: String(lifeTicks.usual), ...given });
  const { least, most } = lifeTicks;
  if (options.ticks < least || options.ticks > most)
    throw new OptionError(`--ticks: a whole number from ${least} to ${most}, not "${options.ticks}"`);
  const mind = lifeMinds.find((name) => name === options.mind);
  if (mind === undefined)
    throw new OptionError(`--mind: "${options.mind}" leads no life here; there are ${lifeMinds.join(', ')}`);
  return { ...options, mind };
}
