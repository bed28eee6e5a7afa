/**
 * Holds a model of this device. The page owns this thread and lends it to its agent, so that neither an agent that dies takes the model
 * with it, nor the other way round; it may be terminated at any time.
 */
import { expose } from 'comlink';
import type { Lendable } from '../lib/bridge/egress-contract';
import type { MindProfile } from '../lib/bridge/minds';
import { MindsDatabase } from '../lib/bridge/minds-database';
import type { Loaded, LocalEngine, ModelThread } from '../lib/bridge/model-contract';
import { readModelFile } from '../lib/bridge/model-files';

let engine: LocalEngine | null = null;
let loaded: { id: string; end: Promise<Loaded> } | null = null;

const model: ModelThread = {
  ping() {},
  load(id) {
    if (loaded?.id === id) return loaded.end;
    const end = load(id);
    loaded = { id, end };
    // what failed is tried anew
    void end.then(({ ok }) => {
      if (!ok && loaded?.id === id) loaded = null;
    });
    return end;
  },
  async generate(request, onText) {
    if (!engine) return { ok: false, code: 'not_loaded', message: 'no model is loaded' };
    const answer = await engine.generate(request, onText);
    if (!answer.ok && answer.code === 'lost') loaded = null; // the next call loads it anew
    return answer;
  },
  abort: (id) => engine?.abort(id),
};

expose({ ...model, serve: (port: MessagePort) => expose(model, port) } satisfies ModelThread & Lendable);

/** One load at a time, over all tabs: so a mark that is found is of a load that did not end, not of one that goes on elsewhere. */
function load(id: string): Promise<Loaded> {
  return navigator.locks.request('yadori-model-load', () => markedLoad(id));
}

/** Under a mark that outlives this thread: a load that took it down is not tried again until the person asks. */
async function markedLoad(id: string): Promise<Loaded> {
  const database = new MindsDatabase();
  try {
    if (await database.isMarkedLoading(id))
      return { ok: false, code: 'load_stopped', message: 'the last load of it did not end' };
    const profile = await database.profiles.get(id);
    if (!profile) return { ok: false, code: 'not_loaded', message: 'it is not set up' };
    await database.markLoading(id);
    try {
      return await loadWith(profile);
    } finally {
      await database.markLoading(null); // it ended, well or not
    }
  } catch (error) {
    return { ok: false, code: 'not_loaded', message: String(error) };
  } finally {
    database.close();
  }
}

async function loadWith(profile: MindProfile): Promise<Loaded> {
  if (profile.kind === 'webllm') {
    if (!profile.record) return { ok: false, code: 'not_loaded', message: 'its description is not there' };
    const { WebLlmEngine } = await import('../lib/models/webllm/webllm-engine');
    const own = new WebLlmEngine();
    engine = own;
    return own.load(profile.record, profile.contextTokens);
  }
  const file = await readModelFile(profile.id);
  if (!file) return { ok: false, code: 'not_loaded', message: 'its file is not there' };
  if (file.size !== profile.bytes) return { ok: false, code: 'not_loaded', message: 'its file is not whole' };
  const { WllamaEngine } = await import('../lib/models/wllama/wllama-engine');
  const own = new WllamaEngine();
  engine = own;
  return own.load(file, profile.contextTokens);
}
