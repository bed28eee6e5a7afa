import type { TabMessage } from '../../bridge/contract';
import type { TabChannel } from '../tabs/tab-channel';
import type { LiveView } from '../view/live-view.svelte';

/** What the mind is saying while it still writes; none of it is in the log. */
export class Speech {
  /** `trigger`: seq of what it answers. */
  spoken = $state.raw<{ trigger: number; text: string } | null>(null);
  /** What it was saying when this page was loaded anew; until it says something again. */
  halfSaid = $state.raw<HalfSaid | null>(takeHalfSaid());

  constructor(channel: TabChannel, view: LiveView) {
    channel.listen('draft', (draft) => this.#hear(draft, view.current.snapshot.run.log));
  }

  #hear({ trigger, text }: Extract<TabMessage, { kind: 'draft' }>, log: string | null): void {
    this.spoken = { trigger, text };
    // as it comes: a page that is killed is told of no end, and what one writes at its end may come too late for the next
    keepHalfSaid(text === '' ? null : { log, trigger, text });
    if (text !== '' || trigger !== this.halfSaid?.trigger) this.halfSaid = null;
  }
}

/** What a mind was saying when the page went; `trigger`: seq of what it was to answer. */
interface HalfSaid {
  log: string | null;
  trigger: number;
  text: string;
}

/** Of this tab alone, and gone with it. */
const halfSaidKey = 'yadori.half-said';

/** Null forgets it. Where storage is blocked, nothing is kept. */
export function keepHalfSaid(said: HalfSaid | null): void {
  try {
    if (said === null) sessionStorage.removeItem(halfSaidKey);
    else sessionStorage.setItem(halfSaidKey, JSON.stringify(said));
  } catch (error) {
    console.debug('no sessionStorage', error);
  }
}

/** Once: it is forgotten with that. */
function takeHalfSaid(): HalfSaid | null {
  try {
    const stored = sessionStorage.getItem(halfSaidKey);
    keepHalfSaid(null);
    return stored === null ? null : (JSON.parse(stored) as HalfSaid); // written by this app alone
  } catch (error) {
    console.debug('nothing that was half said', error);
    return null;
  }
}
