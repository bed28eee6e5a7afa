import { isJsonObject, type JsonObject } from '../../base/json';
import type { AbortSignalLike } from '../../base/ports';
import type { Egress, EgressHead } from '../../bridge/egress-contract';
import { programAt, type ListedModel } from '../../bridge/listed-models';
import { modelFailure, type ModelFailure } from '../language-model';
import { untilAborted } from '../until-aborted';
import { classify, parseObject } from './classify';
import { readListed } from './read-listed';

/** UTF-8 bytes of a list of models that are still read. */
const maxListBytes = 4_000_000;

/** A way to a host for short questions about it. */
export interface HostCalls {
  egress: Pick<Egress, 'send' | 'abort'>;
  newId: () => string;
  signal: AbortSignalLike;
}

/**
 * The models that a host lists. A program of this computer is first asked by its own list, which tells more; those that do not know that
 * address, and all others, by the one of the protocol.
 */
export async function listModels(
  baseUrl: string,
  calls: HostCalls,
): Promise<{ ok: true; models: ListedModel[] } | ModelFailure> {
  const root = new URL(baseUrl).origin;
  for (const path of ownLists[programAt(baseUrl) ?? 'none']) {
    const own = await askHost(`${root}${path}`, null, calls);
    if (!own.ok && !isOtherVersion(own)) return own;
    const models = own.ok ? readListed(own.value) : null;
    if (models) return { ok: true, models };
  }
  const listed = await askHost(`${baseUrl.replace(/\/+$/, '')}/models`, null, calls);
  if (!listed.ok) return listed;
  const models = readListed(listed.value);
  if (!models) return modelFailure('not_protocol', 'the answer is no list of models');
  return { ok: true, models: await withProps(models, baseUrl, calls) };
}

const ownLists = {
  ollama: ['/api/tags'],
  lmstudio: ['/api/v1/models', '/api/v0/models'],
  llamacpp: [],
  none: [],
} as const;

function isOtherVersion({ code }: ModelFailure): boolean {
  return code === 'not_protocol' || code === 'wrong_model' || code === 'server';
}

/** llama.cpp tells apart what it is set to. */
async function withProps(models: ListedModel[], baseUrl: string, calls: HostCalls): Promise<ListedModel[]> {
  if (programAt(baseUrl) !== 'llamacpp' || models.length !== 1) return models;
  const props = await askHost(`${new URL(baseUrl).origin}/props`, null, calls);
  if (!props.ok) return models;
  const { default_generation_settings: set, modalities } = props.value;
  const window = isJsonObject(set) && typeof set['n_ctx'] === 'number' ? set['n_ctx'] : null;
  const sees = isJsonObject(modalities) && typeof modalities['vision'] === 'boolean' ? modalities['vision'] : null;
  return models.map((model) => ({ ...model, window: window ?? model.window, sees: sees ?? model.sees }));
}

/** What Ollama tells of one model: what it can, and the window that it runs with now, which is far less than it could. */
export async function readOllamaModel(
  baseUrl: string,
  model: string,
  calls: HostCalls,
): Promise<Pick<ListedModel, 'sees' | 'callsTools' | 'window'> | null> {
  const root = new URL(baseUrl).origin;
  const [shown, running] = await Promise.all([
    askHost(`${root}/api/show`, { model }, calls),
    askHost(`${root}/api/ps`, null, calls),
  ]);
  if (!shown.ok) return null;
  const can = shown.value['capabilities'];
  const has = (name: string): boolean | null => (Array.isArray(can) ? can.includes(name) : null);
  const all = running.ok && Array.isArray(running.value['models']) ? running.value['models'] : [];
  const now = all.find((entry) => isJsonObject(entry) && (entry['model'] === model || entry['name'] === model));
  const window = isJsonObject(now) && typeof now['context_length'] === 'number' ? now['context_length'] : null;
  return { sees: has('vision'), callsTools: has('tools'), window };
}

async function askHost(
  url: string,
  body: JsonObject | null,
  { egress, newId, signal }: HostCalls,
): Promise<{ ok: true; value: JsonObject } | ModelFailure> {
  const id = newId();
  let head: EgressHead | null = null;
  let text = '';
  let length = 0;
  const decoder = new TextDecoder();
  const { aborted, release } = untilAborted(signal);
  const sent = egress
    .send(
      { id, url, method: body ? 'POST' : 'GET', body: body && JSON.stringify(body), purpose: 'check' },
      {
        onHead: (told) => {
          head = told;
        },
        onBytes: (bytes) => {
          length += bytes.length;
          if (length > maxListBytes) egress.abort(id);
          else text += decoder.decode(bytes, { stream: true });
        },
      },
    )
    .catch((error: unknown) => ({ ok: false as const, code: 'no_thread' as const, message: String(error) }));
  const end = await Promise.race([sent, aborted]).finally(release);
  if (end === 'aborted') {
    egress.abort(id);
    return modelFailure('aborted', 'stopped');
  }
  if (length > maxListBytes) return modelFailure('too_much', `more than ${maxListBytes} bytes came`);
  if (!end.ok) return modelFailure(end.code === 'refused' ? 'origin_not_allowed' : end.code, end.message);
  const told = head as EgressHead | null;
  if (!told) return modelFailure('cut_off', 'no answer came');
  if (told.status !== 200) return classify(told, text);
  const value = parseObject(text);
  return value ? { ok: true, value } : modelFailure('not_protocol', 'the answer is no list of models');
}
