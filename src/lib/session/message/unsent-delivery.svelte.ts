import { checkText, type TextProblem } from '../../agent/fold/check-text';
import type { Result } from '../../base/result';
import type { NewRow, SendResult } from '../send/outbox';
import { linkTaint } from './link-taint';
import { isFresh, keepUnsent, type Unsent } from './unsent';

type Problem = TextProblem | { code: 'not_saved'; parameters: { reason: string } };

export interface DeliveryPorts {
  /** Stores a row under this id, unless it was stored before. */
  send: (row: NewRow, sent: { id: string; at: string }) => Promise<SendResult>;
  /** Resolves once what was stored is shown. */
  shown: () => Promise<void>;
  /** What cannot be sent, and why; null: it is only too old to be sent unasked. */
  giveBack: (message: Unsent, problem: Problem | null) => void;
  now: () => number;
}

/** Messages that were sent before the page could store them: shown as waiting at once, stored once each, in their order. */
export class UnsentDelivery {
  /** Not seen in the store yet, oldest first. */
  waiting = $state.raw<readonly Unsent[]>([]);
  /** Not stored yet, as the tab keeps them. */
  #unsent: readonly Unsent[];
  readonly #ports: DeliveryPorts;

  constructor(unsent: readonly Unsent[], ports: DeliveryPorts) {
    this.#unsent = unsent;
    this.#ports = ports;
    this.waiting = unsent.filter((message) => isFresh(message, ports.now()));
  }

  /** Once, when the store is there, or known not to be. Never rejects. */
  async run(opened: Promise<Result<null>>): Promise<void> {
    const unsent = this.#unsent;
    if (unsent.length === 0) return;
    const open = await opened;
    const stored: Unsent[] = [];
    const returned: Parameters<DeliveryPorts['giveBack']>[] = [];
    for (const message of unsent) {
      const problem = this.waiting.includes(message) ? await this.#deliver(message, open) : null;
      this.#end(message);
      if (problem === 'stored') stored.push(message);
      else returned.push([message, problem]);
    }
    for (const [message, problem] of returned.reverse()) {
      this.#hide(message);
      this.#ports.giveBack(message, problem); // before what was typed since, and so the oldest last
    }
    await this.#ports.shown();
    for (const message of stored) this.#hide(message);
  }

  async #deliver(message: Unsent, open: Result<null>): Promise<'stored' | Problem> {
    const { id, at, text, prefilledBy } = message;
    const problem = checkText(text);
    if (problem) return problem;
    const taint = prefilledBy === null ? [] : [linkTaint(prefilledBy)];
    const row: NewRow = { kind: 'text', text, surface: 'chat', shown_request: null, taint };
    const sent = open.ok ? await this.#ports.send(row, { id, at }) : open;
    return sent.ok ? 'stored' : { code: 'not_saved', parameters: { reason: sent.message } };
  }

  /** The tab need not keep it any more. */
  #end(message: Unsent): void {
    this.#unsent = this.#unsent.filter((other) => other !== message);
    keepUnsent(this.#unsent);
  }

  #hide(message: Unsent): void {
    this.waiting = this.waiting.filter((other) => other !== message);
  }
}
