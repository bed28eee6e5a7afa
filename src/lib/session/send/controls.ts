import type { Sender } from './sender.svelte';
import type { LiveView } from '../view/live-view.svelte';
import { isResumable } from '../view/run-facts';

/** How long after a stop the same key or button does nothing; ms. A press in alarm is often two. */
const stopGuardMs = 500;

/** How the person stops the agent, lets it go on, and lets it leave something. */
export class Controls {
  readonly #view: LiveView;
  readonly #sender: Sender;
  #stopPressedAt = -Infinity;

  constructor(view: LiveView, sender: Sender) {
    this.#view = view;
    this.#sender = sender;
  }

  /** A second press in alarm must not undo the first: what was just stopped is resumed only after a moment. */
  async stopOrResume(): Promise<void> {
    const now = performance.now();
    const command = isResumable(this.#view.current.snapshot.run) ? 'resume' : 'stop';
    if (command === 'resume' && now - this.#stopPressedAt < stopGuardMs) return;
    if (command === 'stop') return this.stop();
    await this.#sender.send({ kind: 'control', command });
  }

  async stop(): Promise<void> {
    this.#stopPressedAt = performance.now();
    await this.#sender.send({ kind: 'control', command: 'stop' });
  }

  /** Ends what is being said to the message, or the result, of that seq; the rest goes on. */
  async stopSpeech(speech: number): Promise<void> {
    await this.#sender.send({ kind: 'control', command: 'stop', speech });
  }

  /** Another answer in place of the newest. */
  async askAgain(output: number): Promise<void> {
    await this.#sender.send({ kind: 'again', output });
  }

  async beginTopic(): Promise<void> {
    await this.#sender.send({ kind: 'control', command: 'topic' });
  }

  async drop(): Promise<void> {
    await this.#sender.send({ kind: 'control', command: 'drop' });
  }
}
