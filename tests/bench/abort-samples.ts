import type { JsonObject } from '../../src/lib/base/json';
import type { LanguageModel } from '../../src/lib/models/language-model';

/** From the abort until the call ended and the model can answer again, in the middle of an answer; ms. Nothing may be told in between. */
export async function abortSamples(
  model: () => LanguageModel,
  rounds: number,
  schema: JsonObject | null = { type: 'array', items: { type: 'string' }, minItems: 500 },
): Promise<number[]> {
  const samples: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const abort = new AbortController();
    let abortedAt = 0;
    let toldAfter = 0;
    const answer = await model().generate(
      {
        messages: [{ role: 'user', content: 'Write for as long as you can.' }],
        schema,
        purpose: 'test',
        maxTokens: 4_000,
        temperature: 0.7,
        onText: () => {
          if (abort.signal.aborted) toldAfter += 1;
          else {
            abortedAt = performance.now();
            abort.abort();
          }
        },
      },
      abort.signal,
    );
    samples.push(performance.now() - abortedAt);
    if (answer.ok || answer.code !== 'aborted') throw new Error(`it ended by ${answer.ok ? 'itself' : answer.code}`);
    if (toldAfter > 0) throw new Error('it went on telling after the abort');
  }
  return samples;
}
