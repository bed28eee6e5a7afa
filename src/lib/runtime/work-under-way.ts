import type { Stimulus, UnderWay } from '../agent/step/turn';
import { StorageError } from '../agent/fold/ports';
import { LeadershipEnded } from './committer';
import { failedWork } from './failed-work';
import type { AbortHandle } from './ports';

interface Running {
  underWay: NonNullable<UnderWay>;
  abort: AbortHandle;
  /** For a deliberation: which one on its trigger. */
  attempt: number;
}

/** What runs beside the loop: one deliberation, action or probe at a time, and the ends that are not taken up yet. */
export class WorkUnderWay {
  readonly #newAbort: () => AbortHandle;
  /** Something ended: it is to be taken up. */
  readonly #onEnd: () => void;
  /** The store failed beside a step, or another leads now. */
  readonly #onBroken: (error: StorageError | LeadershipEnded) => void;
  #running: Running | null = null;
  #finished: Stimulus[] = [];

  constructor(
    newAbort: () => AbortHandle,
    onEnd: () => void,
    onBroken: (error: StorageError | LeadershipEnded) => void,
  ) {
    this.#newAbort = newAbort;
    this.#onEnd = onEnd;
    this.#onBroken = onBroken;
  }

  /** Null: nothing runs. */
  get current(): UnderWay {
    return this.#running?.underWay ?? null;
  }

  /** Ends that wait. */
  get waiting(): number {
    return this.#finished.length;
  }

  start(underWay: NonNullable<UnderWay>, work: (abort: AbortHandle) => Promise<Stimulus>, attempt = 1): void {
    const running: Running = { underWay, abort: this.#newAbort(), attempt };
    this.#running = running;
    void work(running.abort).then(
      (stimulus) => this.#finish(running, stimulus),
      (error: unknown) => this.#fail(running, error),
    );
  }

  /** The oldest end, and nothing runs any more; null: none waits. What was cut off before counts for nothing, however far it had come. */
  taken(): Stimulus | null {
    const finished = this.#finished.shift();
    if (!finished) return null;
    const { current } = this;
    const isCutOff = current?.kind === 'deliberate' && current.isCutOff === true;
    this.#running = null;
    return finished.kind === 'decided' && isCutOff ? { ...finished, output: { kind: 'aborted' } } : finished;
  }

  /** A probe is let be: it changes nothing, and its answer is needed. */
  cutOff(): void {
    const running = this.#running;
    if (!running || running.underWay.kind === 'probe') return;
    running.underWay = { ...running.underWay, isCutOff: true };
    running.abort.abort();
  }

  /** Whatever runs ends, and nothing of it is taken up. */
  end(): void {
    this.#running?.abort.abort();
    this.#running = null;
  }

  /** As `end`, and what has ended before is not taken up either. */
  forget(): void {
    this.end();
    this.#finished = [];
  }

  #finish(running: Running, stimulus: Stimulus): void {
    if (this.#running !== running) return; // the log was replaced meanwhile
    this.#finished.push(stimulus);
    this.#onEnd();
  }

  /** What never ends in a result of its own: the cycle must neither hang on it nor take a failed read for anything else. */
  #fail(running: Running, error: unknown): void {
    if (error instanceof StorageError || error instanceof LeadershipEnded) this.#onBroken(error);
    else this.#finish(running, failedWork(running.underWay, running.attempt, error));
  }
}
