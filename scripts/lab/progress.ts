/** One line on a terminal that is overwritten: how many, and how long it will still take. Nothing in a pipe. */
export class Progress {
  readonly #begun = performance.now();
  #shown = 0;

  constructor(
    readonly total: number,
    readonly stream: NodeJS.WriteStream = process.stderr,
  ) {}

  show(done: number): void {
    const now = performance.now();
    if (!this.stream.isTTY || (done < this.total && now - this.#shown < 200)) return;
    this.#shown = now;
    const left = ((now - this.#begun) / done) * (this.total - done);
    this.stream.write(`\r${done} of ${this.total} episodes, ${durationText(left)} left \x1b[K`);
  }

  end(): void {
    if (this.stream.isTTY && this.#shown > 0) this.stream.write('\r\x1b[K');
  }
}

/** Ms in words. */
function durationText(ms: number): string {
  const seconds = Math.ceil(ms / 1_000);
  if (seconds < 60) return `${seconds} s`;
  const minutes = Math.floor(seconds / 60);
  return minutes < 60 ? `${minutes} min ${seconds % 60} s` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
