/**
 * Holds a model of this device. The page owns this thread and lends it to its agent, so that neither an agent that dies takes the model
 * with it, nor the other way round; it may be terminated at any time.
 */
import { expose } from 'comlink';
import type { Lendable } from '../lib/bridge/egress-contract';
import type { ModelThread } from '../lib/bridge/model-contract';
import { MindsDatabase } from '../lib/bridge/minds-database';
import { readModelFile } from '../lib/bridge/model-files';
import type { Loaded, WllamaEngine } from '../lib/models/wllama/wllama-engine';

let engine: WllamaEngine | null = null;
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
    return engine.generate(request, onText);
  },
  abort: (id) => engine?.abort(id),
};

expose({ ...model, serve: (port: MessagePort) => expose(model, port) } satisfies ModelThread & Lendable);

async function load(id: string): Promise<Loaded> {
  try {
    const database = new MindsDatabase();
    const profile = await database.profiles.get(id);
    database.close();
    const file = await readModelFile(id);
    if (!profile || !file) return { ok: false, code: 'not_loaded', message: 'its file is not there' };
    if (file.size !== profile.bytes) return { ok: false, code: 'not_loaded', message: 'its file is not whole' };
    const { WllamaEngine: Engine } = await import('../lib/models/wllama/wllama-engine');
    engine = new Engine();
    return await engine.load(file, profile.contextTokens);
  } catch (error) {
    return { ok: false, code: 'not_loaded', message: String(error) };
  }
}
