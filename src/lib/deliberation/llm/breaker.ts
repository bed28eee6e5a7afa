import type { ModelErrorCode } from '../../models/language-model';

/** After these nothing is asked any more, until the person changes something. */
const lasting: readonly ModelErrorCode[] = ['bad_key', 'forbidden', 'no_credit'];
/** Rests after a rate limit that told of no end; ms. */
const restMs = 60_000;

/** Keeps a mind from asking a host again that has refused it. Source of the rule: DESIGN 4, budgets. */
export class Breaker {
  #open: { code: ModelErrorCode; until: number } | null = null;

  /** Why nothing may be asked at a time (ms); null: it may. */
  problem(now: number): ModelErrorCode | null {
    if (this.#open && now >= this.#open.until) this.#open = null;
    return this.#open?.code ?? null;
  }

  failed(code: ModelErrorCode, now: number, retryAfterMs?: number): void {
    if (lasting.includes(code)) this.#open = { code, until: Infinity };
    if (code === 'rate_limited') this.#open = { code, until: now + Math.max(restMs, retryAfterMs ?? 0) };
  }

  close(): void {
    this.#open = null;
  }
}
