import type { EgressCode, EgressEnd, EgressHandlers, EgressRecord, EgressRequest } from '../bridge/egress-contract';
import { KeyFilter } from './key-filter';
import { isLoopback, toOrigin } from '../bridge/origins';
import { RequestRecords } from '../bridge/request-records';

export interface EgressPorts {
  fetch: typeof fetch;
  /** The origins that may be reached now; null: none can be, since no policy guards this thread. */
  allowed(): Promise<readonly string[] | null>;
  /** What is sent as bearer to an origin; null: nothing. */
  keyOf(origin: string): Promise<{ ok: true; key: string | null } | { ok: false; code: 'locked'; message: string }>;
  isOnline(): boolean;
  /** Whether the policy kept a request to this address from going on to another; known a moment after it failed. */
  wasSentElsewhere(url: string): Promise<boolean>;
  /** The page that all this is of was loaded over https. */
  isSecurePage: boolean;
  now(): number;
}

/** Sends what may be sent, and remembers all of it. */
export class Sender {
  readonly #ports: EgressPorts;
  readonly #open = new Map<string, { origin: string | null; abort: AbortController }>();
  /** Of what may be reached, only these may be by now; null: all. */
  #kept: readonly string[] | null = null;
  readonly #sending = new Set<Promise<EgressEnd>>();
  readonly #records = new RequestRecords();

  constructor(ports: EgressPorts) {
    this.#ports = ports;
  }

  abort(id: string): void {
    this.#open.get(id)?.abort.abort();
  }

  /** All that is under way is cut off: nobody is there any more who asked for it. */
  abandon(): void {
    for (const { abort } of this.#open.values()) abort.abort(nobodyAsks);
  }

  /** From now on nothing but these origins is reached: what goes to another one is cut off. */
  keepTo(origins: readonly string[]): void {
    this.#kept = origins;
    for (const { origin, abort } of this.#open.values())
      if (origin !== null && !origins.includes(origin)) abort.abort(takenOff);
  }

  /** Resolves once nothing is under way. */
  async idle(): Promise<void> {
    while (this.#sending.size > 0) await Promise.allSettled(this.#sending);
  }

  records(): EgressRecord[] {
    return this.#records.all();
  }

  send(request: EgressRequest, handlers: EgressHandlers): Promise<EgressEnd> {
    const sending = this.#send(request, handlers);
    this.#sending.add(sending);
    return sending.finally(() => this.#sending.delete(sending));
  }

  async #send(request: EgressRequest, handlers: EgressHandlers): Promise<EgressEnd> {
    const start = this.#ports.now();
    const host = URL.canParse(request.url) ? new URL(request.url).host : '?';
    const record = this.#records.begin(start, host, request.purpose);
    const abort = new AbortController();
    this.#open.set(request.id, { origin: toOrigin(request.url), abort });
    let end: EgressEnd;
    try {
      end = await this.#sendWith(request, handlers, record, abort.signal);
    } catch (error) {
      end = failed('unreachable', String(error));
    }
    this.#open.delete(request.id);
    record.ms = this.#ports.now() - start;
    record.code = end.ok ? null : end.code;
    return end;
  }

  async #sendWith(
    { url, method, body }: EgressRequest,
    handlers: EgressHandlers,
    record: EgressRecord,
    signal: AbortSignal,
  ): Promise<EgressEnd> {
    const origin = toOrigin(url);
    if (origin === null || new URL(url).username !== '') return failed('refused', 'this is no address to send to');
    const allowed = await this.#ports.allowed();
    if (allowed === null) return failed('no_policy', 'the policy that guards requests is not in force yet');
    if (!allowed.includes(origin) || this.#kept?.includes(origin) === false)
      return failed('origin_not_allowed', `${origin} is not among the allowed origins`);
    if (this.#ports.isSecurePage && origin.startsWith('http:') && !isLoopback(url))
      return failed('mixed', `${origin} is not encrypted, and this page may only reach addresses that are`);
    const held = await this.#ports.keyOf(origin);
    if (!held.ok) return failed(held.code, held.message);
    if (signal.aborted) return stopped(signal);
    const { key } = held;
    record.sent = body === null ? 0 : new TextEncoder().encode(body).length;

    let response: Response;
    try {
      response = await this.#ports.fetch(url, {
        method,
        body,
        signal,
        // no others: what a server does not list for other origins ends a request before it begins
        headers: {
          Accept: 'application/json, text/event-stream',
          ...(body !== null && { 'Content-Type': 'application/json' }),
          ...(key !== null && { Authorization: `Bearer ${key}` }),
        },
        redirect: 'error',
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
        cache: 'no-store',
      });
    } catch {
      return signal.aborted ? stopped(signal) : this.#whyUnreached(url, origin);
    }
    record.status = response.status;
    const head = {
      status: response.status,
      type: (response.headers.get('content-type') ?? '').toLowerCase(),
      retryAfterMs: retryAfter(response.headers.get('retry-after'), this.#ports.now()),
    };
    if (!(await heard(() => handlers.onHead(head), signal))) return stopped(signal);
    return read(response, handlers, record, key, signal);
  }

  /** The browser says only that it failed. What else it says of the same address tells why. */
  async #whyUnreached(url: string, origin: string): Promise<EgressEnd> {
    if (!this.#ports.isOnline() && !isLoopback(url)) return failed('offline', 'this device is offline');
    const start = this.#ports.now();
    const record = this.#records.begin(start, new URL(origin).host, 'probe');
    const why = await this.#probe(url, origin);
    record.code = why.code === 'unreachable' ? 'unreachable' : null;
    record.ms = this.#ports.now() - start;
    return why;
  }

  async #probe(url: string, origin: string): Promise<Extract<EgressEnd, { ok: false }>> {
    const redirected = failed('redirected', `${origin} redirects to another address`);
    const shown = await this.#ask(url, { redirect: 'manual' });
    if (shown && (shown.type === 'opaqueredirect' || (shown.status >= 300 && shown.status < 400))) return redirected;
    // a request that any host may answer without letting the page see what
    if (shown || (await this.#ask(url, { mode: 'no-cors' })))
      return failed('cors', `${origin} is there, but does not let this page use it`);
    return (await this.#ports.wasSentElsewhere(url)) ? redirected : failed('unreachable', `${origin} does not answer`);
  }

  /** Without key or body. Null: it failed. */
  async #ask(url: string, more: RequestInit): Promise<Response | null> {
    try {
      return await this.#ports.fetch(url, {
        ...more,
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
        cache: 'no-store',
        signal: AbortSignal.timeout(5_000),
      });
    } catch (error) {
      console.debug('a probe failed', String(error)); // which is what it was to find out
      return null;
    }
  }
}

async function read(
  response: Response,
  handlers: EgressHandlers,
  record: EgressRecord,
  key: string | null,
  signal: AbortSignal,
): Promise<EgressEnd> {
  const filter = new KeyFilter(key ?? '');
  const reader = response.body?.getReader();
  if (!reader) return { ok: true };
  try {
    for (;;) {
      const { done, value } = await reader.read();
      const bytes = done ? filter.end() : filter.push(value);
      record.received += value?.length ?? 0;
      if (signal.aborted) return stopped(signal);
      if (bytes.length > 0 && !(await heard(() => handlers.onBytes(bytes), signal))) return stopped(signal);
      if (done) return { ok: true };
    }
  } catch (error) {
    return signal.aborted ? stopped(signal) : failed('cut_off', String(error));
  }
}

/** Why a request is cut off that nobody stopped. */
const takenOff = 'its host was taken off the list';
const nobodyAsks = 'who asked for it is gone';

function stopped(signal: AbortSignal): EgressEnd {
  const reason: unknown = signal.reason;
  return reason === takenOff || reason === nobodyAsks ? failed('cut_off', reason) : failed('aborted', 'stopped');
}

/** Until who asked took what it was told. False: stopped before, and maybe never taken, since a thread that is gone takes nothing. */
async function heard(tell: () => void | Promise<void>, signal: AbortSignal): Promise<boolean> {
  if (signal.aborted) return false;
  const ended = new AbortController();
  const stop = new Promise<false>((resolve) => {
    signal.addEventListener('abort', () => resolve(false), { signal: ended.signal });
  });
  try {
    return await Promise.race([Promise.resolve(tell()).then(() => true), stop]);
  } finally {
    ended.abort();
  }
}

/** Seconds or a date. */
function retryAfter(value: string | null, now: number): number | null {
  if (value === null) return null;
  const ms = /^\d+$/.test(value.trim()) ? Number(value) * 1_000 : Date.parse(value) - now;
  return Number.isFinite(ms) ? Math.max(0, ms) : null;
}

function failed(code: EgressCode, message: string): Extract<EgressEnd, { ok: false }> {
  return { ok: false, code, message };
}
