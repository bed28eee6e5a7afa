import type { Crossing, LogFilter, LogQuestion, LogRow, LogStretch } from '../../bridge/contract';

/** Rows asked for at once. */
const page = 200;

/** The log as a list, newest first: what was found of it so far. Reading goes on when more is wanted, and can be left. */
export class LogList {
  rows = $state.raw<readonly LogRow[]>([]);
  /** All from here on up was read; null: nothing yet. 1: all of the log. */
  from = $state<number | null>(null);
  /** Seq of the newest event when it was last looked. */
  last = $state(0);
  isReading = $state(false);
  /** The person left it in the middle. */
  isLeft = $state(false);
  problem = $state('');
  damagedAt = $state<number | null>(null);

  readonly #ask: (question: LogQuestion) => Promise<Crossing<LogStretch>>;
  #filter: LogFilter | null = null;
  /** Of the reading that counts: an older one's answers are dropped. */
  #reading = 0;

  constructor(ask: (question: LogQuestion) => Promise<Crossing<LogStretch>>) {
    this.#ask = ask;
  }

  get isWhole(): boolean {
    return this.from === 1;
  }

  /** Begins anew with a filter. */
  async show(filter: LogFilter): Promise<void> {
    this.#filter = filter;
    this.from = null;
    this.damagedAt = null;
    await this.#read(page, []);
  }

  /** Reads on until another page of rows was found; nothing where it is read already, or was left. */
  async more(): Promise<void> {
    if (this.isReading || this.isWhole || this.isLeft || this.problem !== '') return;
    await this.#read(page);
  }

  /** Goes on where it was left or failed. */
  async goOn(): Promise<void> {
    if (!this.isReading) await this.#read(page);
  }

  /** Reads to the beginning of the log. False: it was left, or failed. */
  async all(): Promise<boolean> {
    if (!this.isWhole) await this.#read(Infinity);
    return this.isWhole;
  }

  leave(): void {
    if (!this.isReading) return;
    this.#reading += 1;
    this.isReading = false;
    this.isLeft = true;
  }

  /** What was written since; gives how many rows came on top. */
  async news(): Promise<number> {
    const filter = this.#filter;
    if (!filter || this.isReading || this.from === null) return 0;
    const reading = this.#reading;
    const known = this.last;
    const rows: LogRow[] = [];
    let newest = known;
    for (let before: number | null = null; before === null || before > known + 1;) {
      const answer: Crossing<LogStretch> = await this.#ask({ filter, before, most: page });
      if (reading !== this.#reading || !answer.ok) return 0; // the next look tells
      const { rows: found, from, last } = answer.value;
      if (before === null) newest = last;
      if (last < known) return this.#anew(filter);
      rows.push(...found.filter(({ seq }) => seq > known));
      before = from;
    }
    // a text that was taken out may stand in rows that are shown
    if (rows.some(({ type }) => type === 'redacted')) return this.#anew(filter);
    this.last = newest;
    if (rows.length > 0) this.rows = [...rows, ...this.rows];
    return rows.length;
  }

  async #anew(filter: LogFilter): Promise<number> {
    await this.show(filter);
    return 0;
  }

  /** `rows`: in place of those that are shown, once the first answer came. */
  async #read(most: number, rows?: readonly LogRow[]): Promise<void> {
    const filter = this.#filter;
    if (!filter) return;
    const reading = ++this.#reading;
    this.isReading = true;
    this.isLeft = false;
    this.problem = '';
    let found = 0;
    let shown = rows;
    do {
      const answer = await this.#ask({ filter, before: this.from, most: Math.min(page, most - found) });
      if (reading !== this.#reading) return;
      if (!answer.ok) {
        this.problem = answer.message;
        break;
      }
      const stretch = answer.value;
      if (this.from === null) this.last = stretch.last;
      this.rows = [...(shown ?? this.rows), ...stretch.rows];
      shown = undefined;
      found += stretch.rows.length;
      this.from = stretch.from;
      this.damagedAt = stretch.damagedAt ?? this.damagedAt;
    } while (!this.isWhole && found < most);
    this.isReading = false;
  }
}
