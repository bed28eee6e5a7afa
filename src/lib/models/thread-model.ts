import type { MindProfile } from '../bridge/minds';
import type { EngineAnswer, EngineRequest, ModelThread } from '../bridge/model-contract';
import { AnswerWatch, deviceLimits } from './answer-watch';
import {
  modelErrorCodes,
  modelFailure,
  type LanguageModel,
  type ModelAnswer,
  type ModelErrorCode,
  type ModelFailure,
  type ModelMessage,
  type ModelRequest,
} from './language-model';
import { ReasoningFilter, withoutReasoning, type Parted } from './reasoning-filter';
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
    const { schema, maxTokens, temperature, seed } = request;
    const messages = engineMessages(request.messages);
    const asked = {
      id,
      model: profile.id,
      messages,
      schema,
      maxTokens,
      temperature,
      ...(seed !== undefined && { seed }),
    };
    const writing = new EngineWriting(request, () => thread.abort(id));
    const written = thread.generate(asked, (piece) => {
      if (!isOver()) writing.take(piece);
    });
    const answer = await Promise.race([written, writing.stopped]);
    if (isOver()) return modelFailure('aborted', 'stopped');
    return writing.end(answer);
  }

  return {
    name: profile.name,
    get contextTokens() {
      return contextTokens;
    },
    async generate(request, signal) {
      if (signal.aborted) return modelFailure('aborted', 'stopped');
      if (request.tools && request.tools.length > 0)
        return modelFailure('tools_refused', 'engines on this device take a form');
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

/** One answer of an engine as it comes; reasoning is parted from it, and what does not end is stopped. */
class EngineWriting {
  readonly #request: ModelRequest;
  /** Resolves where it has to be stopped: an engine may not heed it. */
  readonly stopped: Promise<EngineAnswer>;
  #stop: () => void = () => {};
  readonly #filter = new ReasoningFilter();
  readonly #watch = new AnswerWatch(deviceLimits);
  #told = '';
  #failure: ModelFailure | null = null;
  #hasEnded = false;

  constructor(request: ModelRequest, stop: () => void) {
    this.#request = request;
    this.stopped = new Promise((resolve) => {
      this.#stop = () => {
        stop();
        resolve({ ok: false, code: 'aborted', message: 'stopped' });
      };
    });
  }

  take(piece: string): void {
    if (this.#hasEnded || this.#failure || piece === '') return;
    this.#tell(this.#filter.push(piece));
    if (this.#filter.isWaiting && piece.trim() === '') this.#stopBy(this.#watch.blank());
  }

  /** Pieces come on a port of their own, and the last of them may come after the answer: what was not told yet is told now. */
  end(answer: EngineAnswer): ModelAnswer {
    if (!this.#failure && answer.ok) this.#tell(this.#filter.end());
    this.#hasEnded = true;
    if (this.#failure) return answer.ok ? { ...this.#failure, usage: answer.usage } : this.#failure;
    if (!answer.ok) return modelFailure(codeOf(answer.code), answer.message);
    const { usage } = answer;
    const text = withoutReasoning(answer.text);
    const rest = text.startsWith(this.#told) ? text.slice(this.#told.length) : '';
    if (rest !== '') this.#request.onText?.(rest);
    return text === ''
      ? modelFailure('empty', 'the answer is empty', { usage })
      : { ok: true, text, usage, schema: this.#request.schema ? 'engine' : null };
  }

  #tell({ text, reasoning }: Parted): void {
    if (reasoning !== '') this.#request.onReasoning?.(reasoning);
    if (text !== '') {
      this.#told += text;
      this.#request.onText?.(text);
    }
    this.#stopBy(reasoning === '' ? null : this.#watch.reasoning(reasoning));
    this.#stopBy(text === '' ? null : this.#watch.text(text));
  }

  #stopBy(failure: ModelFailure | null): void {
    if (!failure || this.#failure) return;
    this.#failure = failure;
    this.#stop();
  }
}

/** As engines take them, which know no tools. */
export function engineMessages(messages: readonly ModelMessage[]): EngineRequest['messages'] {
  return messages.map(({ role, content }) => ({ role: role === 'tool' ? 'user' : role, content }));
}

function codeOf(code: string): ModelErrorCode {
  return modelErrorCodes.find((known) => known === code) ?? 'lost';
}
