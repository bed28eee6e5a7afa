import type { EngineAnswer, EngineRequest } from '../../src/lib/bridge/model-contract';
import { modelFailure, type LanguageModel } from '../../src/lib/models/language-model';
import { engineMessages } from '../../src/lib/models/thread-model';

/**
 * An engine as a model that waits for its own end: who asks in the app is told of an abort at once, whatever the engine does, so that only this
 * shows how long it goes on.
 */
export function engineModel(engine: {
  generate(request: EngineRequest, onText: (piece: string) => void): Promise<EngineAnswer>;
  abort(id: string): void;
}): LanguageModel {
  return {
    name: 'tiny',
    contextTokens: null,
    generate: async ({ messages, schema, maxTokens, temperature, onText }, signal) => {
      const id = crypto.randomUUID();
      signal.addEventListener('abort', () => engine.abort(id));
      const request = { id, model: 'tiny', messages: engineMessages(messages), schema, maxTokens, temperature };
      const answer = await engine.generate(request, (piece) => onText?.(piece));
      if (answer.ok) return { ...answer, schema: 'engine' };
      return modelFailure(answer.code === 'aborted' ? 'aborted' : 'lost', answer.message);
    },
  };
}
