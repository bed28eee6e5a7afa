import type { AbortSignalLike } from '../base/ports';
import { modelFailure, type LanguageModel, type ModelAnswer, type ModelRequest } from './language-model';

/** What a scripted model does with a request: writes pieces, one a microtask, then ends so; null: it never ends by itself. */
export interface Script {
  pieces: readonly string[];
  end: Partial<Extract<ModelAnswer, { ok: true }>> | Extract<ModelAnswer, { ok: false }> | null;
}

/** A model without a model: a function says what it writes. For tests and for rehearsing hostile answers. */
export function scriptedModel(
  script: (request: ModelRequest) => Script | string,
  { name = 'scripted', contextTokens = null }: Partial<Pick<LanguageModel, 'name' | 'contextTokens'>> = {},
): LanguageModel {
  return {
    name,
    contextTokens,
    async generate(request, signal) {
      const said = script(request);
      const { pieces, end } = typeof said === 'string' ? { pieces: [said], end: {} } : said;
      let text = '';
      for (const piece of pieces) {
        await Promise.resolve();
        if (signal.aborted) return modelFailure('aborted', 'stopped');
        text += piece;
        request.onText?.(piece);
      }
      if (end === null) return untilAborted(signal);
      if (signal.aborted) return modelFailure('aborted', 'stopped');
      if (end.ok === false) return end;
      const usage = end.usage ?? null;
      const calls = end.calls ?? [];
      if (text === '' && calls.length === 0) return modelFailure('empty', 'the answer is empty', { usage });
      const schema = end.schema ?? (request.schema ? 'engine' : null);
      return { ok: true, text, usage, schema, ...(calls.length > 0 && { calls }) };
    },
  };
}

function untilAborted(signal: AbortSignalLike): Promise<ModelAnswer> {
  return new Promise((resolve) => {
    const tell = (): void => resolve(modelFailure('aborted', 'stopped'));
    if (signal.aborted) tell();
    else signal.addEventListener('abort', tell);
  });
}
