import type { JsonObject } from '../../base/json';
import type { SentMessage, SentTool, TabMessage } from '../../bridge/contract';
import type { Way } from '../../bridge/minds';
import type { TabChannel } from '../tabs/tab-channel';
import type { LiveView } from '../view/live-view.svelte';

/** So many requests are kept for a look. */
const keptRequests = 24;

/** A request to a model, word for word. `trigger`: seq of what it is about. */
export interface SentRequest {
  trigger: number;
  attempt: number;
  way: Way;
  messages: readonly SentMessage[];
  tools: readonly SentTool[];
  form: JsonObject | null;
}

/** What the mind is saying while it still writes; none of it is in the log. */
export class Speech {
  /** `trigger`: seq of what it answers; `thinking`: what it thinks before that, shown folded; `since`: when it began, monotonic ms. */
  spoken = $state.raw<{ trigger: number; text: string; thinking: string; since: number } | null>(null);
  /** The newest requests as they left, newest last: kept while this page is open, and nowhere else. */
  sent = $state.raw<readonly SentRequest[]>([]);
  /** What it was saying when this page was loaded anew; until it says something again. */
  halfSaid = $state.raw<HalfSaid | null>(takeHalfSaid());

  constructor(channel: TabChannel, view: LiveView) {
    channel.listen('sent', ({ kind: _, ...sent }) => (this.sent = [...this.sent, sent].slice(-keptRequests)));
    channel.listen('draft', (draft) => this.#hear(draft, view.current.snapshot.run.log));
  }

  /** What was sent for a thought; undefined: that was before this page was opened, or in another tab's time. */
  sentFor(trigger: number | null, attempt: number): SentRequest | undefined {
    return this.sent.findLast((sent) => sent.trigger === trigger && sent.attempt === attempt);
  }

  #hear({ trigger, text, thinking }: Extract<TabMessage, { kind: 'draft' }>, log: string | null): void {
    const isSame = this.spoken?.trigger === trigger && (text !== '' || thinking !== '');
    this.spoken = { trigger, text, thinking, since: isSame && this.spoken ? this.spoken.since : performance.now() };
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
