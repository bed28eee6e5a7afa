import { startBlobWorker } from '../bridge/blob-worker';
import type { Agent, AuditOutcome, Crossing } from '../bridge/contract';
import { liveRemote, type LiveRemote } from '../bridge/live-remote';
import agentUrl from '../../workers/agent.worker.ts?worker&url';

interface Running {
  remote: LiveRemote<Agent>;
  outcome: Promise<Crossing<AuditOutcome>>;
  cancel(): void;
}

/** The check of the whole log: in a thread of its own, so that the agent goes on meanwhile, and that ends with it. */
export class LogAudit {
  #running: Running | null = null;

  /** One at a time: who asks while it runs hears of the same. Never rejects. Codes: `storage`, `thread-silent`, `cancelled`. */
  run(): Promise<Crossing<AuditOutcome>> {
    this.#running ??= this.#start();
    return this.#running.outcome;
  }

  /** How far it has come; null: none runs, or its thread does not answer, which the outcome tells of. */
  async progress(): Promise<{ read: number; total: number } | null> {
    return (await this.#running?.remote.auditProgress().catch(() => null)) ?? null;
  }

  cancel(): void {
    this.#running?.cancel();
  }

  #start(): Running {
    const worker = startBlobWorker(agentUrl, 'audit'); // never told to start, so it never acts
    const remote = liveRemote<Agent>(worker, 'audit');
    let cancel: () => void = () => {};
    const cancelled = new Promise<Crossing<AuditOutcome>>((resolve) => {
      cancel = () => resolve({ ok: false, code: 'cancelled', message: 'the check was stopped' });
    });
    const outcome = Promise.race([remote.audit().catch(silent), cancelled]).finally(() => {
      this.#running = null;
      worker.terminate(); // and with it the thread that helped
    });
    return { remote, outcome, cancel };
  }
}

/** One for the page, whoever asks. */
export const logAudit = new LogAudit();

function silent(error: unknown): Crossing<AuditOutcome> {
  return { ok: false, code: 'thread-silent', message: error instanceof Error ? error.message : String(error) };
}
