import { WllamaEngine } from '../../../src/lib/models/wllama/wllama-engine';
import { tinyModel } from '../../support/tiny-model';
import { abortSamples } from '../abort-samples';
import { engineModel } from '../engine-model';

/** What it posts; ms. */
export type AbortReport = { ok: true; samples: number[] } | { ok: false; message: string };

/** How long llama.cpp itself goes on after an abort: who waits for it is told at once, whatever it does. Posts the samples, ms. */
async function measure(rounds: number): Promise<number[]> {
  const engine = new WllamaEngine();
  const loaded = await engine.load(new Blob([tinyModel()]), null);
  if (!loaded.ok) throw new Error(loaded.message);
  return abortSamples(() => engineModel(engine), rounds);
}

self.onmessage = ({ data }: MessageEvent<number>) => {
  measure(data).then(
    (samples) => self.postMessage({ ok: true, samples } satisfies AbortReport),
    (error: unknown) => self.postMessage({ ok: false, message: String(error) } satisfies AbortReport),
  );
};
