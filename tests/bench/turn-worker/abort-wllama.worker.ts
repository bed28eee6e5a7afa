import { modelFailure, type LanguageModel } from '../../../src/lib/models/language-model';
import { WllamaEngine } from '../../../src/lib/models/wllama/wllama-engine';
import { tinyModel } from '../../support/tiny-model';
import { abortSamples } from '../abort-samples';

/** What it posts; ms. */
export type AbortReport = { ok: true; samples: number[] } | { ok: false; message: string };

/** How long llama.cpp itself goes on after an abort: who waits for it is told at once, whatever it does. Posts the samples, ms. */
async function measure(rounds: number): Promise<number[]> {
  const engine = new WllamaEngine();
  const loaded = await engine.load(new Blob([tinyModel()]), null);
  if (!loaded.ok) throw new Error(loaded.message);
  const model: LanguageModel = {
    name: 'tiny',
    contextTokens: loaded.contextTokens,
    generate: async ({ messages, schema, maxTokens, temperature, onText }, signal) => {
      const id = crypto.randomUUID();
      signal.addEventListener('abort', () => engine.abort(id));
      const answer = await engine.generate({ id, model: 'tiny', messages, schema, maxTokens, temperature }, (piece) =>
        onText?.(piece),
      );
      if (answer.ok) return { ...answer, schema: 'engine' };
      return modelFailure(answer.code === 'aborted' ? 'aborted' : 'lost', answer.message);
    },
  };
  return abortSamples(() => model, rounds);
}

self.onmessage = ({ data }: MessageEvent<number>) => {
  measure(data).then(
    (samples) => self.postMessage({ ok: true, samples } satisfies AbortReport),
    (error: unknown) => self.postMessage({ ok: false, message: String(error) } satisfies AbortReport),
  );
};
