import type { Sender } from './sender.svelte';
import type { LiveView } from '../view/live-view.svelte';
import { isResumable } from '../view/run-facts';

/** How long after a stop the same key or button does nothing; ms. A press in alarm is often two. */
const stopGuardMs = 500;

/** What a recipe cannot do without. */
const needed: readonly string[] = ['purpose', 'subject', 'merge'];

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

  /** What comes of leaving the open question: its step ends, a recipe goes on without an answer, or it is only put aside. */
  get leaving(): 'step' | 'slot' | 'aside' {
    const { asking, intake } = this.#view.current.snapshot.run;
    if (asking !== null && asking.task !== null) return 'step';
    return asking !== null && intake?.awaiting != null && !needed.includes(intake.awaiting) ? 'slot' : 'aside';
  }

  /**
   * The question goes without an answer: one of a task ends that task, one of a recipe is left open by `words` (which say so), and where
   * there is no going on without it, it is put aside.
   */
  async skipQuestion(words: string): Promise<void> {
    if (this.leaving !== 'slot') return this.drop();
    await this.#sender.send({
      kind: 'text',
      text: words,
      surface: 'chat',
      shown_request: null,
      taint: [],
      as: 'answer',
    });
  }
}
