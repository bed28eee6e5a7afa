import { readAnswer } from '../../agent/fold/chat-grammar';
import type { InboxRow, Refusal, RowOutcome } from '../../agent/fold/inbox-row';
import type { FailedSend, NewRow, Outbox, Settled } from './outbox';
import type { LiveView } from '../view/live-view.svelte';

/** Why a row did not even come before the leader. `too_soon`: it answers a request that had only just appeared. */
export const pageRefusals = ['not_saved', 'storage_full', 'stored_key', 'too_soon'] as const;

/** Something that the person asked for and that did not happen. */
export interface Trouble {
  kind: InboxRow['kind'];
  code: Refusal | (typeof pageRefusals)[number];
  parameters: Record<string, string | number>;
}

/** What became of a row that was sent. */
export type Heard =
  | { ok: true; parameters: RowOutcome['parameters'] }
  | { ok: false; code: Trouble['code']; parameters: Trouble['parameters'] };

/** Puts what the person asks for before the leader, in the order in which they asked, and says what did not happen. */
export class Sender {
  trouble = $state.raw<Trouble | null>(null);

  readonly #view: LiveView;
  readonly #outbox: Outbox;
  readonly #isTooSoonFor: (request: string | null) => boolean;
  readonly #delivered: () => Promise<void>;

  /**
   * `isTooSoonFor`: a request only just appeared. `delivered`: resolves once what was said before the page could store it is stored.
   */
  constructor(
    view: LiveView,
    outbox: Outbox,
    isTooSoonFor: (request: string | null) => boolean,
    delivered: () => Promise<void>,
  ) {
    this.#view = view;
    this.#outbox = outbox;
    this.#isTooSoonFor = isTooSoonFor;
    this.#delivered = delivered;
  }

  /** Puts a row before the leader. False: it could not be stored, and `trouble` says so. */
  async send(row: NewRow): Promise<boolean> {
    this.trouble = null;
    const refused = this.#refusalOf(row);
    if (refused !== null) {
      this.failed(row.kind, refused);
      return false;
    }
    const opened = await this.#view.opened;
    await this.#delivered(); // what was said first comes first
    const sent = opened.ok ? await this.#outbox.send(row) : notSaved(opened.message);
    if (sent.ok) return true;
    this.failed(row.kind, sent);
    void this.#view.refresh(); // which mends a lost connection
    return false;
  }

  /** As `send`, and resolves when it is known what became of the row; nothing of it is shown as `trouble`. */
  async sendAndHear(row: NewRow): Promise<Heard> {
    const refused = this.#refusalOf(row);
    if (refused !== null) return heard(refused);
    const opened = await this.#view.opened;
    if (!opened.ok) return heard(notSaved(opened.message));
    return new Promise((resolve) => {
      const told = (outcome: RowOutcome | null): void => {
        if (outcome?.ok === true) resolve({ ok: true, parameters: outcome.parameters });
        else resolve({ ok: false, code: outcome?.code ?? 'already_answered', parameters: outcome?.parameters ?? {} });
      };
      void this.#outbox.send(row, told).then((sent) => {
        if (!sent.ok) resolve(heard(sent));
      });
    });
  }

  /** A row of this page was not sent. */
  failed(kind: InboxRow['kind'], refused: Refused): void {
    const { code, parameters } = heard(refused);
    this.trouble = { kind, code, parameters };
  }

  /** The leader refused a row of this page. */
  settled({ row, outcome }: Settled): void {
    if (outcome.ok) return;
    this.trouble = { kind: row.kind, code: outcome.code ?? 'storage', parameters: outcome.parameters };
  }

  /** Why a row is not sent at all; null: nothing stands against it. */
  #refusalOf(row: NewRow): Refused | null {
    if (!this.#view.isWritable()) return notSaved(this.#view.problem?.code ?? '');
    const isAnswer = row.kind === 'text' && row.shown_request !== null && readAnswer(row.text) !== null;
    if (isAnswer && this.#isTooSoonFor(row.shown_request)) return { ok: false, code: 'too_soon', message: '' };
    return null;
  }
}

type Refused = { ok: false; code: (typeof pageRefusals)[number]; message: string };

function notSaved(message: string): FailedSend {
  return { ok: false, code: 'not_saved', message };
}

function heard({ code, message }: Refused): Extract<Heard, { ok: false }> {
  return { ok: false, code, parameters: { reason: message } };
}
