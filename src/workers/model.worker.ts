/**
 * Holds a model of this device. The page owns this thread and lends it to its agent, so that neither an agent that dies takes the model
 * with it, nor the other way round; it may be terminated at any time.
 */
import { expose } from 'comlink';
import type { Lendable } from '../lib/bridge/egress-contract';
import { readIdAt } from '../lib/bridge/engine-place';
import type { MindProfile } from '../lib/bridge/minds';
import { MindsDatabase } from '../lib/bridge/minds-database';
import type { Loaded, LocalEngine, ModelThread, OwnedModelThread } from '../lib/bridge/model-contract';
import { readModelFile } from '../lib/bridge/model-files';
import { CrashGuard } from '../lib/models/crash-guard';
import { ModelSlot, type OpenedModel } from '../lib/models/model-slot';

const slot = new ModelSlot(open);
const guard = new CrashGuard(withDatabase);

const model: ModelThread = {
  ping() {},
  load: (id) => slot.load(id),
  generate: (request, onText) => guard.answer(request.model, () => slot.generate(request, onText)),
  abort: (id) => slot.abort(id),
};

expose({
  ...model,
  concerns: (id: string) => slot.concerns(id),
  keepOnly: (id: string | null) => slot.keepOnly(id),
  abandon: () => slot.abandon(),
  serve: (port: MessagePort) => expose(model, port),
} satisfies OwnedModelThread & Lendable);

/** One load at a time, over all tabs: so a mark that is found is of a load that did not end, not of one that goes on elsewhere. */
function open(id: string): Promise<OpenedModel> {
  return navigator.locks.request('yadori-model-load', () => openGuarded(id));
}

async function openGuarded(id: string): Promise<OpenedModel> {
  try {
    const asked = readIdAt(id);
    const profile = await withDatabase((database) => database.profiles.get(asked.id));
    if (!profile) return { ok: false, code: 'not_loaded', message: 'it is not set up' };
    const placed = asked.place ? { ...profile, place: asked.place } : profile;
    return await guard.load(id, () => openProfile(placed));
  } catch (error) {
    return { ok: false, code: 'not_loaded', message: String(error) };
  }
}

async function withDatabase<T>(use: (database: MindsDatabase) => Promise<T>): Promise<T> {
  const database = new MindsDatabase();
  try {
    return await use(database);
  } finally {
    database.close();
  }
}

async function openProfile(profile: MindProfile): Promise<OpenedModel> {
  const { id, kind, record, bytes, contextTokens, place } = profile;
  if (kind === 'webllm') {
    if (!record) return { ok: false, code: 'not_loaded', message: 'its description is not there' };
    const { WebLlmEngine } = await import('../lib/models/webllm/webllm-engine');
    const engine = new WebLlmEngine();
    const end = await engine.load(record, contextTokens);
    if (end.ok || end.code !== 'no_memory' || contextTokens === null) return opened(engine, end);
    // what was reckoned to fit did not: as its list has it, from now on
    opened(engine, end);
    await withDatabase((database) => database.profiles.update(id, { contextTokens: null }));
    const usual = new WebLlmEngine();
    return opened(usual, await usual.load(record, null));
  }
  const file = await readModelFile(id);
  if (!file) return { ok: false, code: 'not_loaded', message: 'its file is not there' };
  if (file.size !== bytes) return { ok: false, code: 'not_loaded', message: 'its file is not whole' };
  const { WllamaEngine } = await import('../lib/models/wllama/wllama-engine');
  const engine = new WllamaEngine();
  return opened(engine, await engine.load(file, contextTokens, place));
}

function opened(engine: LocalEngine, end: Loaded): OpenedModel {
  if (end.ok) return { ...end, engine };
  // it may hold part of the model still; a broken engine may not answer to this either
  void engine.unload().catch((error: unknown) => console.debug('nothing to unload', error));
  return end;
}
