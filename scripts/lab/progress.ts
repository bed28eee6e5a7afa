/** Ms from one line to the next, and until the first: before that little is known of how long it takes. */
const lineMs = 200;

/** One line on a terminal that is overwritten: how many, and how long the rest will take, as if each life lasted as long. Nothing in a pipe. */
export class Progress {
  readonly #begun: number;
  #shown: number;
  #isShown = false;

  constructor(
    readonly total: number,
    readonly stream: NodeJS.WriteStream = process.stderr,
    readonly now: () => number = () => performance.now(),
  ) {
    this.#begun = this.#shown = now();
  }

  /** `ofNext`: the share that the life which is being lived has had of the longest one, 0 … 1. */
  show(done: number, ofNext: number): void {
    if (!this.stream.isTTY) return;
    const now = this.now();
    if (now - this.#shown < lineMs && !(this.#isShown && done === this.total)) return;
    this.#shown = now;
    this.#isShown = true;
    const left = ((now - this.#begun) / (done + ofNext)) * (this.total - done - ofNext);
    const next = ofNext > 0 ? `, ${Math.floor(100 * ofNext)} % of the next` : '';
    const time = Number.isFinite(left) ? `; about ${durationText(left)} left` : '';
    this.stream.write(`\r${done} of ${this.total} episodes${next}${time} \x1b[K`);
  }

  end(): void {
    if (this.#isShown) this.stream.write('\r\x1b[K');
  }
}

/** Ms in words. */
function durationText(ms: number): string {
  const seconds = Math.ceil(ms / 1_000);
  if (seconds < 60) return `${seconds} s`;
  const minutes = Math.floor(seconds / 60);
  return minutes < 60 ? `${minutes} min ${seconds % 60} s` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
