import type { MindProfile } from '../bridge/minds';
import type { ModelThread } from '../bridge/model-contract';
import {
  modelErrorCodes,
  modelFailure,
  type LanguageModel,
  type ModelAnswer,
  type ModelErrorCode,
  type ModelRequest,
} from './language-model';
import { untilAborted } from './until-aborted';

/** How often one question loads its model at most. */
const mostLoads = 3;

/** A model on this device, in a thread of the page's: whatever becomes of that thread, a call ends. */
export function threadModel(
  profile: Pick<MindProfile, 'id' | 'name' | 'contextTokens'>,
  thread: Pick<ModelThread, 'load' | 'generate' | 'abort'>,
  newId: () => string,
): LanguageModel {
  let contextTokens = profile.contextTokens;

  /** Another may come in between the load and the question: then it is loaded once more. */
  async function ask(request: ModelRequest, id: string, isOver: () => boolean): Promise<ModelAnswer> {
    for (let turn = 1; ; turn++) {
      const answer = await askOnce(request, id, isOver);
      if (answer.ok || answer.code !== 'other_model' || turn >= mostLoads || isOver()) return answer;
    }
  }

  async function askOnce(request: ModelRequest, id: string, isOver: () => boolean): Promise<ModelAnswer> {
    const loaded = await thread.load(profile.id);
    if (!loaded.ok) return modelFailure(codeOf(loaded.code), loaded.message);
    contextTokens = loaded.contextTokens;
    if (isOver()) return modelFailure('aborted', 'stopped');
    const { schema, tools, maxTokens, temperature, seed, onText } = request;
    if (tools && tools.length > 0) return modelFailure('tools_refused', 'engines on this device take a form');
    const messages = request.messages.map(
      ({ role, content }) => ({ role: role === 'tool' ? 'user' : role, content }) as const,
    );
    const asked = {
      id,
      model: profile.id,
      messages,
      schema,
      maxTokens,
      temperature,
      ...(seed !== undefined && { seed }),
    };
    let told = '';
    const tell = (piece: string): void => {
      if (isOver() || hasEnded || piece === '') return;
      told += piece;
      onText?.(piece);
    };
    let hasEnded = false;
    const answer = await thread.generate(asked, tell);
    if (!answer.ok) return modelFailure(codeOf(answer.code), answer.message);
    const { text, usage } = answer;
    // pieces come on a port of their own, and the last of them may come after the answer
    if (text.startsWith(told)) tell(text.slice(told.length));
    hasEnded = true;
    return text === ''
      ? modelFailure('empty', 'the answer is empty', { usage })
      : { ok: true, text, usage, schema: schema ? 'engine' : null };
  }

  return {
    name: profile.name,
    get contextTokens() {
      return contextTokens;
    },
    async generate(request, signal) {
      if (signal.aborted) return modelFailure('aborted', 'stopped');
      const id = newId();
      let isOver = false;
      const asked = ask(request, id, () => isOver).catch((error: unknown) => modelFailure('lost', String(error)));
      const { aborted, release } = untilAborted(signal);
      const answer = await Promise.race([asked, aborted]);
      release();
      isOver = true;
      if (answer !== 'aborted' && !signal.aborted) return answer;
      thread.abort(id);
      return modelFailure('aborted', 'stopped');
    },
  };
}

function codeOf(code: string): ModelErrorCode {
  return modelErrorCodes.find((known) => known === code) ?? 'lost';
}
