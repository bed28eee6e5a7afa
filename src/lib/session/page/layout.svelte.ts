import { SvelteSet } from 'svelte/reactivity';

export const panes = ['chat', 'plan', 'inspector', 'vitals', 'cli'] as const;
export type Pane = (typeof panes)[number];

/** What of the page is in view and open, beside its address. */
export class Layout {
  /** The one pane that a phone shows. */
  pane = $state<Pane>('chat');
  /** The CLI beneath the chat is folded at first where a person is new to it. */
  isCliOpen = $state(true);
  /** The command line was asked for by a key before it was there: it takes the focus when it comes. */
  isCliAwaited = false;
  /** The table of keys floats. */
  isKeysOpen = $state(false);
  /** Goals that the person opened; nothing else opens or closes one, but another log. */
  readonly openGoals = new SvelteSet<string>();
  /** Goals whose steps are open to be ticked and changed. */
  readonly changingGoals = new SvelteSet<string>();
  /** An address that the person pressed, and that is opened only after they were asked. */
  askedLink = $state.raw<{ url: string; host: string } | null>(null);

  /** Another log has other goals. */
  forgetGoals(): void {
    this.openGoals.clear();
    this.changingGoals.clear();
  }
}
