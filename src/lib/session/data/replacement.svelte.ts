import type { Settled } from '../send/outbox';
import type { TabChannel } from '../tabs/tab-channel';

/** How an import, a clear or a redaction of this page ended. `recognised`: what an imported file turned out to be. */
export interface Replaced {
  kind: 'import' | 'clear' | 'redact';
  count: string | number | null;
  recognised: string | number | null;
}

/** An import, a clear or a redaction that this page asked for: how far it is, and how it ended. */
export class Replacement {
  /** Null: none ended yet. */
  ended = $state.raw<Replaced | null>(null);
  /** Lines of the file that is being brought in, as far as it was read. */
  importedLines = $state(0);
  /** The import that the person wants no more, until it is settled. */
  withdrawnImport = $state<string | null>(null);

  readonly #channel: TabChannel;
  readonly #onOtherLog: () => void;

  constructor(channel: TabChannel, onOtherLog: () => void) {
    this.#channel = channel;
    this.#onOtherLog = onOtherLog;
    channel.listen('importing', ({ lines }) => this.#read(lines));
  }

  /** An import (its row) is wanted no more. Too late it does nothing, and what became of it is told all the same. */
  withdraw(row: string): void {
    this.withdrawnImport = row;
    this.#channel.post({ kind: 'withdrawn', row });
  }

  settled({ row: { kind }, outcome }: Settled): void {
    if (kind === 'import') [this.importedLines, this.withdrawnImport] = [0, null];
    if (!outcome.ok || (kind !== 'import' && kind !== 'clear' && kind !== 'redact')) return;
    const { count = null, kind: recognised = null } = outcome.parameters;
    this.ended = { kind, count, recognised };
    if (kind !== 'redact') this.#onOtherLog();
  }

  /** The leader has read so many lines of the file; one that took over meanwhile may not know that they are not wanted. */
  #read(lines: number): void {
    this.importedLines = lines;
    if (this.withdrawnImport !== null) this.withdraw(this.withdrawnImport);
  }
}
