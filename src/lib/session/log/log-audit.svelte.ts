import { startBlobWorker } from '../../bridge/blob-worker';
import type { Agent, AuditOutcome, Crossing } from '../../bridge/contract';
import { liveRemote } from '../../bridge/live-remote';
import agentUrl from '../../../workers/agent.worker.ts?worker&url';

/** The thread that checks; `end` ends it, and with it the thread that helps it. */
export interface AuditThread {
  remote: Pick<Agent, 'audit'> & { auditProgress(): Promise<{ read: number; total: number } | null> };
  end(): void;
}

/** How often it is asked how far it has come; ms. */
const askEveryMs = 300;

/**
 * The check of the whole log: in a thread of its own, so that the agent goes on meanwhile, and that ends with it. It belongs to the page:
 * whoever leaves the pane that began it finds it again, running or done.
 */
export class LogAudit {
  /** Of the check that runs. */
  progress = $state.raw<{ read: number; total: number } | null>(null);
  isRunning = $state(false);
  /** How the newest one ended; null: none did since the page was opened, or one runs. */
  outcome = $state.raw<Crossing<AuditOutcome> | null>(null);
  readonly #begin: () => AuditThread;
  #running: Promise<Crossing<AuditOutcome>> | null = null;
  #cancel: () => void = () => {};

  constructor(begin: () => AuditThread = auditThread) {
    this.#begin = begin;
  }

  /** One at a time: who asks while it runs hears of the same. Never rejects. Codes: `storage`, `thread-silent`, `cancelled`. */
  run(): Promise<Crossing<AuditOutcome>> {
    this.#running ??= this.#check().finally(() => (this.#running = null));
    return this.#running;
  }

  cancel(): void {
    this.#cancel();
  }

  async #check(): Promise<Crossing<AuditOutcome>> {
    this.isRunning = true;
    this.progress = null;
    this.outcome = null;
    const outcome = await this.#checked();
    this.isRunning = false;
    this.outcome = outcome;
    return outcome;
  }

  async #checked(): Promise<Crossing<AuditOutcome>> {
    let thread: AuditThread;
    try {
      thread = this.#begin();
    } catch (error) {
      return silent(error); // the browser gives no thread
    }
    const { remote } = thread;
    const asking = setInterval(() => {
      // one that does not answer is told of by the outcome
      void remote.auditProgress().then(
        (newest) => (this.progress = newest ?? this.progress),
        () => {},
      );
    }, askEveryMs);
    const cancelled = new Promise<Crossing<AuditOutcome>>((resolve) => {
      this.#cancel = () => resolve({ ok: false, code: 'cancelled', message: 'the check was stopped' });
    });
    const outcome = await Promise.race([Promise.resolve(remote.audit()).catch(silent), cancelled]);
    clearInterval(asking);
    this.#cancel = () => {};
    thread.end();
    return outcome;
  }
}

/** One for the page, whoever asks. */
export const logAudit = new LogAudit();

function auditThread(): AuditThread {
  const worker = startBlobWorker(agentUrl, 'audit'); // never told to start, so it never acts
  return { remote: liveRemote<Agent>(worker, 'audit'), end: () => worker.terminate() };
}

function silent(error: unknown): Crossing<AuditOutcome> {
  return { ok: false, code: 'thread-silent', message: error instanceof Error ? error.message : String(error) };
}
