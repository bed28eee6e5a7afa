import { isJsonObject, type JsonObject, type JsonValue } from '../../base/json';
import type { ListedModel } from '../../bridge/listed-models';

/** Models that are taken from one list, and UTF-16 units of a name. */
const mostListed = 2_000;
const longestName = 200;

/** The models in a host's list, whose fields differ from host to host; null: it is no such list. Those that only embed are left out. */
export function readListed(list: JsonObject): ListedModel[] | null {
  const entries = [list['data'], list['models']].find((entry) => Array.isArray(entry));
  if (!Array.isArray(entries)) return null;
  return entries
    .slice(0, mostListed)
    .flatMap((entry) => (isJsonObject(entry) ? [readModel(entry)] : []))
    .filter((model) => model !== null);
}

export function readModel(entry: JsonObject): ListedModel | null {
  const id = [entry['id'], entry['key'], entry['model'], entry['name']].find((name) => typeof name === 'string');
  if (typeof id !== 'string' || id === '' || id.length > longestName || isForEmbedding(entry)) return null;
  const meta = objectIn(entry, 'meta');
  return {
    id,
    bytes: numberIn(entry['size'], entry['size_bytes'], meta['size']),
    parameters: parametersOf(entry, meta, id),
    window: windowOf(entry, meta),
    sees: seesOf(entry),
    callsTools: callsToolsOf(entry),
    price: priceOf(objectIn(entry, 'pricing')),
    isLoaded: isLoaded(entry),
    madeAt: typeof entry['created'] === 'number' ? entry['created'] * 1_000 : null,
  };
}

function isForEmbedding(entry: JsonObject): boolean {
  const { type, capabilities: can } = entry;
  const { family } = objectIn(entry, 'details');
  const onlyEmbeds = Array.isArray(can) && can.includes('embedding') && !can.includes('completion');
  const isOfThem = (told: JsonValue | undefined, form: RegExp): boolean => typeof told === 'string' && form.test(told);
  return onlyEmbeds || isOfThem(type, /^embedding/) || isOfThem(family, /bert/i);
}

function parametersOf(entry: JsonObject, meta: JsonObject, id: string): number | null {
  const count = numberIn(meta['n_params']);
  if (count !== null) return count / 1e9;
  const told = [objectIn(entry, 'details')['parameter_size'], entry['params_string'], id];
  for (const text of told) {
    const [, size, unit] =
      /(?:^|[^a-z0-9.])(\d+(?:\.\d+)?)\s?([bm])\b/i.exec(typeof text === 'string' ? text : '') ?? [];
    if (size !== undefined) return unit?.toLowerCase() === 'm' ? Number(size) / 1_000 : Number(size);
  }
  return null;
}

function windowOf(entry: JsonObject, meta: JsonObject): number | null {
  const [instance] = Array.isArray(entry['loaded_instances']) ? entry['loaded_instances'] : [];
  const config = isJsonObject(instance) ? objectIn(instance, 'config') : {};
  return numberIn(
    config['context_length'],
    entry['loaded_context_length'],
    meta['n_ctx'],
    entry['max_model_len'],
    entry['context_window'],
    entry['context_length'],
    entry['max_context_length'],
    meta['n_ctx_train'],
  );
}

function seesOf(entry: JsonObject): boolean | null {
  const inputs = objectIn(entry, 'architecture')['input_modalities'] ?? entry['input_modalities'];
  if (Array.isArray(inputs)) return inputs.includes('image');
  if (entry['type'] === 'vlm') return true;
  const told = canDo(entry['capabilities'], 'vision');
  return told === null && entry['type'] === 'llm' ? false : told;
}

function callsToolsOf(entry: JsonObject): boolean | null {
  const parameters = entry['supported_parameters'];
  if (Array.isArray(parameters)) return parameters.includes('tools');
  return canDo(entry['capabilities'], 'tools', 'tool_use', 'function_calling', 'trained_for_tool_use');
}

/** A list of what it can, or an object of yes and no. */
function canDo(told: JsonValue | undefined, ...names: readonly string[]): boolean | null {
  if (Array.isArray(told)) return names.some((name) => told.includes(name));
  if (!isJsonObject(told)) return null;
  const known = names.map((name) => told[name]).find((value) => typeof value === 'boolean');
  return typeof known === 'boolean' ? known : null;
}

/** Dollars a token there, as texts. */
function priceOf(pricing: JsonObject): ListedModel['price'] {
  const [input, output] = [pricing['prompt'], pricing['completion']].map((text) =>
    typeof text === 'string' && text !== '' ? Number(text) * 1e6 : NaN,
  );
  if (input === undefined || output === undefined || !(input >= 0) || !(output >= 0)) return null;
  return { input: rounded(input), output: rounded(output) };
}

function rounded(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}

function isLoaded(entry: JsonObject): boolean | null {
  if (typeof entry['state'] === 'string') return entry['state'] === 'loaded';
  return Array.isArray(entry['loaded_instances']) ? entry['loaded_instances'].length > 0 : null;
}

function objectIn(entry: JsonObject, name: string): JsonObject {
  const value = entry[name];
  return isJsonObject(value) ? value : {};
}

function numberIn(...values: readonly (JsonValue | undefined)[]): number | null {
  const found = values.find((value) => typeof value === 'number' && value > 0);
  return typeof found === 'number' ? found : null;
}
