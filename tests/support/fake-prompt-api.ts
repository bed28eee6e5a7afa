import type { BrowserModelState, PromptApi, PromptSession } from '../../src/lib/bridge/browser-model';

type CreateOptions = NonNullable<Parameters<PromptApi['create']>[0]>;
type PromptInput = Parameters<PromptSession['promptStreaming']>[0];
type PromptOptions = Parameters<PromptSession['promptStreaming']>[1];

/** What a prompt is answered with: pieces, and then an end, an error, or nothing. */
export interface FakeAnswer {
  pieces: readonly string[];
  end: 'ends' | 'hangs' | DOMException;
}

/**
 * An imitation of the Prompt API as its specification has it: who may create a session when, where a system prompt may stand, what ends by
 * a signal, and which names an attribute has. No browser's model was there to compare it with.
 */
export class FakePromptApi implements PromptApi {
  state: BrowserModelState = 'available';
  /** Names as Chrome had them before. */
  isOld = false;
  /** Tokens: here, characters. */
  window = 6_000;
  /** A press of the person's still counts. */
  isActivated = true;
  answer: (input: PromptInput, options: PromptOptions) => FakeAnswer = () => ({ pieces: ['Hello.'], end: 'ends' });
  readonly prompts: { initial: PromptInput; input: PromptInput; options: PromptOptions }[] = [];
  open = 0;

  availability(): Promise<BrowserModelState> {
    return Promise.resolve(this.state);
  }

  async create({ initialPrompts = [], signal, monitor }: CreateOptions = {}): Promise<PromptSession> {
    signal?.throwIfAborted();
    if (this.state === 'unavailable') throw new DOMException('no such model', 'NotSupportedError');
    if (this.state !== 'available') {
      if (!this.isActivated) throw new DOMException('needs a user gesture', 'NotAllowedError');
      await this.#fetch(signal, monitor);
    }
    if (initialPrompts.slice(1).some(({ role }) => role === 'system'))
      throw new TypeError('a system prompt stands first or nowhere');
    if (lengthOf(initialPrompts) > this.window) throw new DOMException('too long', 'QuotaExceededError');
    return this.#session(initialPrompts);
  }

  async #fetch(signal: AbortSignal | undefined, monitor: CreateOptions['monitor']): Promise<void> {
    const target = new EventTarget();
    monitor?.(target);
    for (const loaded of [0, 0.25, 0.5, 1]) {
      await new Promise((resolve) => setTimeout(resolve));
      signal?.throwIfAborted();
      target.dispatchEvent(new ProgressEvent('downloadprogress', { lengthComputable: true, loaded, total: 1 }));
    }
    this.state = 'available';
  }

  #session(initial: PromptInput): PromptSession {
    let used = lengthOf(initial);
    let isDestroyed = false;
    this.open += 1;
    const promptStreaming = (input: PromptInput, options: PromptOptions): ReadableStream<string> => {
      if (isDestroyed) throw new DOMException('destroyed', 'InvalidStateError');
      if (input.some(({ role }) => role === 'system')) throw new DOMException('not here', 'NotSupportedError');
      this.prompts.push({ initial, input, options });
      const { pieces, end } = this.answer(input, options);
      return new ReadableStream<string>({
        start: (controller) => {
          options.signal.addEventListener('abort', () => controller.error(options.signal.reason));
          if (options.signal.aborted) return controller.error(options.signal.reason);
          if (used + lengthOf(input) > this.window)
            return controller.error(new DOMException('too long', 'QuotaExceededError'));
          used += lengthOf(input);
          for (const piece of pieces) {
            used += piece.length;
            controller.enqueue(piece);
          }
          if (end === 'ends') controller.close();
          else if (end !== 'hangs') setTimeout(() => controller.error(end));
        },
      });
    };
    const destroy = (): void => {
      if (!isDestroyed) this.open -= 1;
      isDestroyed = true;
    };
    const measure = (text: string): Promise<number> => Promise.resolve(text.length);
    const { window } = this;
    return this.isOld
      ? {
          promptStreaming,
          destroy,
          measureInputUsage: measure,
          inputQuota: window,
          get inputUsage() {
            return used;
          },
        }
      : {
          promptStreaming,
          destroy,
          measureContextUsage: measure,
          contextWindow: window,
          get contextUsage() {
            return used;
          },
        };
  }
}

function lengthOf(messages: PromptInput): number {
  return messages.reduce((sum, { content }) => sum + content.length, 0);
}
