import type { TaskChange } from '../../agent/fold/task-change';
import type { Sender } from '../send/sender.svelte';
import type { LiveView } from '../view/live-view.svelte';

/** The person's own hand on a plan: nothing is asked, and the newest change can be taken back where it was made. */
export class PlanHand {
  /** What was changed last by this page, as long as it can be taken back; `change`: its seq. */
  #last = $state.raw<{ goal: string; change: number; text: string } | null>(null);
  /** A change is on its way: another would be made of a plan that is not known yet. */
  isBusy = $state(false);
  readonly #sender: Sender;
  readonly #view: LiveView;

  constructor(sender: Sender, view: LiveView) {
    this.#sender = sender;
    this.#view = view;
  }

  /** What can be taken back in this goal. */
  undoable(goal: string): { change: number; text: string } | null {
    const last = this.#last;
    const { undoable } = this.#view.current.snapshot.run;
    return last?.goal === goal && undoable.includes(last.change) ? last : null;
  }

  /** `text`: what it is called beside Undo. False: nothing was changed, and the page says why. */
  async change(goal: string, changes: readonly TaskChange[], text: string): Promise<boolean> {
    if (this.isBusy || changes.length === 0) return false;
    this.isBusy = true;
    const heard = await this.#sender.sendAndHear({ kind: 'plan', goal, changes: [...changes] });
    this.isBusy = false;
    if (!heard.ok) {
      this.#sender.trouble = { kind: 'plan', code: heard.code, parameters: heard.parameters };
      return false;
    }
    this.#sender.trouble = null;
    const change = Number(heard.parameters['change']);
    this.#last = Number.isInteger(change) ? { goal, change, text } : null;
    return true;
  }

  async undo(change: number): Promise<void> {
    this.#last = null;
    await this.#sender.send({ kind: 'undo', change });
  }
}
