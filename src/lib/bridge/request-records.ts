import type { EgressRecord } from './egress-contract';

/** Requests that are kept; the oldest leave. */
const kept = 200;

/** The newest requests of a thread, as Vitals shows them. */
export class RequestRecords {
  readonly #records: EgressRecord[] = [];

  /** One that begins at `at` (since 1970 UTC, ms), to be filled in as it goes. */
  begin(at: number, host: string, purpose: string): EgressRecord {
    const record: EgressRecord = { at, host, purpose, sent: 0, received: 0, status: null, ms: null, code: null };
    this.#records.push(record);
    if (this.#records.length > kept) this.#records.shift();
    return record;
  }

  all(): EgressRecord[] {
    return this.#records.map((record) => ({ ...record }));
  }
}
