import type { CacheShape } from '../../bridge/webllm/choose-window';
import { YadoriError } from '../../base/yadori-error';
import type { EgressCode, EgressRecord } from '../../bridge/egress-contract';
import { isLoopback } from '../../bridge/origins';
import { RequestRecords } from '../../bridge/request-records';
import { isAllowedSource } from '../../bridge/webllm/download-sources';
import type {
  DownloadCode,
  DownloadEnd,
  DownloadFailure,
  ModelDownloads,
  Planned,
} from '../../bridge/webllm/download-contract';
import type { WebLlmRecord } from '../../bridge/webllm/webllm-record';
import { checkedStream } from './checked-stream';
import { configPart, otherParts, weightListPart, type ModelPart } from './model-parts';

export interface FetcherPorts {
  fetch: typeof fetch;
  stores: Pick<CacheStorage, 'open'>;
  /** The sources that may be reached now; null: no policy guards this thread. */
  allowed(): Promise<readonly string[] | null>;
  /** The host that the policy just kept a request from; null: none. */
  blockedHost(): Promise<string | null>;
  isOnline(): boolean;
  now(): number;
  /** Calls again and again, until the returned function is called; ms. */
  every(ms: number, tell: () => void): () => void;
  /** Runs the work alone, over all tabs; null: another one is at it. */
  alone<T>(work: () => Promise<T>): Promise<T | null>;
}

/** Beside a stored file of known length: so it is known to be whole without reading it. */
const lengthHeader = 'X-Whole-Length';
const progressEveryMs = 200;
const recordCodes: Partial<Record<DownloadCode, EgressCode>> = {
  stopped: 'aborted',
  broken: 'cut_off',
  offline: 'offline',
  no_policy: 'no_policy',
  origin_not_allowed: 'origin_not_allowed',
  unreachable: 'unreachable',
};

class DownloadError extends YadoriError {
  override readonly name = 'DownloadError';
  constructor(
    readonly code: DownloadCode,
    message: string,
  ) {
    super(message);
  }
}

/** Brings the files of models into the stores that the engine reads, whole ones only. */
export class ModelFetcher implements Omit<ModelDownloads, 'ping'> {
  readonly #ports: FetcherPorts;
  readonly #records = new RequestRecords();
  #abort: AbortController | null = null;

  constructor(ports: FetcherPorts) {
    this.#ports = ports;
  }

  records(): EgressRecord[] {
    return this.#records.all();
  }

  stop(): void {
    this.#abort?.abort();
  }

  plan(record: WebLlmRecord, isThorough: boolean): Promise<Planned> {
    return this.#attempt(async (signal) => {
      const { parts, contextTokens } = await this.#partsOf(record, isThorough, signal);
      const known = await Promise.all(parts.map((part) => this.#storedBytes(part, isThorough)));
      const totalBytes = parts.reduce((sum, { bytes }, place) => sum + (bytes ?? known[place] ?? 0), 0);
      const storedBytes = known.reduce<number>((sum, bytes) => sum + (bytes ?? 0), 0);
      return {
        ok: true,
        totalBytes,
        storedBytes,
        missing: known.filter((bytes) => bytes === null).length,
        contextTokens,
      };
    });
  }

  fetch(
    record: WebLlmRecord,
    onProgress: (storedBytes: number, totalBytes: number) => void | Promise<void>,
  ): Promise<DownloadEnd> {
    return this.#attempt(async (signal) => {
      const end = await this.#ports.alone(() => this.#bringMissing(record, onProgress, signal));
      return end ?? failure('busy', 'another tab is downloading');
    });
  }

  async #bringMissing(
    record: WebLlmRecord,
    onProgress: (storedBytes: number, totalBytes: number) => void | Promise<void>,
    signal: AbortSignal,
  ): Promise<DownloadEnd> {
    signal.throwIfAborted(); // it may have been stopped before it was its turn
    const { parts, contextTokens, cache } = await this.#partsOf(record, false, signal);
    const missing: ModelPart[] = [];
    let stored = 0;
    let total = 0;
    for (const part of parts) {
      const bytes = await this.#storedBytes(part, false);
      stored += bytes ?? 0;
      total += part.bytes ?? bytes ?? 0;
      if (bytes === null) missing.push(part);
    }
    await onProgress(stored, total);
    const stopTelling = this.#ports.every(progressEveryMs, () => void onProgress(stored, total));
    let whole = stored;
    try {
      for (const part of missing) {
        await this.#bring(part, signal, (count) => {
          stored += count;
          if (part.bytes === null) total += count;
        });
        whole = stored;
      }
    } finally {
      stopTelling();
      await onProgress(whole, total); // of a file that did not come whole, nothing is kept
    }
    return { ok: true, totalBytes: total, contextTokens, cache };
  }

  async #attempt<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T | DownloadFailure> {
    const abort = new AbortController();
    this.#abort = abort;
    try {
      return await work(abort.signal);
    } catch (error) {
      if (abort.signal.aborted) return failure('stopped', 'stopped');
      if (error instanceof DownloadError) return failure(error.code, error.message);
      return failure(isQuota(error) ? 'no_room' : 'unreachable', String(error));
    }
  }

  /** By its two lists, which are fetched where they are not here, or cannot be read. */
  async #partsOf(
    record: WebLlmRecord,
    isThorough: boolean,
    signal: AbortSignal,
  ): Promise<{ parts: ModelPart[]; contextTokens: number | null; cache: CacheShape | null }> {
    const lists = [configPart(record), weightListPart(record)] as const;
    for (const isAnew of isThorough ? [true] : [false, true]) {
      const [config, weights] = await Promise.all(lists.map((part) => this.#list(part, isAnew, signal)));
      const known = otherParts(record, config, weights);
      if (known) return known;
    }
    for (const { scope, url } of lists) await (await this.#ports.stores.open(scope)).delete(url);
    throw new DownloadError('broken', 'the lists of its files cannot be read');
  }

  async #list(part: ModelPart, isAnew: boolean, signal: AbortSignal): Promise<unknown> {
    const store = await this.#ports.stores.open(part.scope);
    if (isAnew) await store.delete(part.url);
    if (!(await store.match(part.url))) await this.#bring(part, signal, () => {});
    const text = (await (await store.match(part.url))?.text()) ?? '';
    try {
      return JSON.parse(text) as unknown;
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
      return null;
    }
  }

  /** Null: it is not here, or not whole, and then nothing is left of it. */
  async #storedBytes(part: ModelPart, isThorough: boolean): Promise<number | null> {
    const store = await this.#ports.stores.open(part.scope);
    const found = await store.match(part.url);
    if (!found) return null;
    if (!isThorough && part.bytes !== null && found.headers.get(lengthHeader) === String(part.bytes)) return part.bytes;
    let count = 0;
    try {
      const watch = { onBytes: (bytes: number) => (count += bytes), onBroken: () => {} };
      await bodyOf(found).pipeThrough(checkedStream(part, watch)).pipeTo(new WritableStream());
    } catch (error) {
      console.warn('a file of a model is damaged, and is fetched again', error);
      await store.delete(part.url);
      return null;
    }
    return count;
  }

  async #bring(part: ModelPart, signal: AbortSignal, onBytes: (count: number) => void): Promise<void> {
    const start = this.#ports.now();
    const record = this.#records.begin(start, new URL(part.url).host, 'download');
    try {
      await this.#fetchInto(part, signal, record, onBytes);
    } catch (error) {
      const code = signal.aborted ? 'stopped' : error instanceof DownloadError ? error.code : 'unreachable';
      record.code = recordCodes[code] ?? 'refused';
      throw error;
    } finally {
      record.ms = this.#ports.now() - start;
    }
  }

  async #fetchInto(
    part: ModelPart,
    signal: AbortSignal,
    record: EgressRecord,
    onBytes: (count: number) => void,
  ): Promise<void> {
    const allowed = await this.#ports.allowed();
    if (allowed === null) throw new DownloadError('no_policy', 'the policy that guards requests is not in force yet');
    if (!isAllowedSource(part.url, allowed))
      throw new DownloadError('origin_not_allowed', `${record.host} is not among the allowed hosts`);
    const response = await this.#reach(part.url, signal);
    record.status = response.status;
    if (response.status === 404) throw new DownloadError('missing', `${record.host} has no ${part.url}`);
    if (!response.ok) throw new DownloadError('server', `${record.host} answers ${response.status}`);
    let broken: string | null = null;
    const watch = {
      onBytes: (count: number) => {
        record.received += count;
        onBytes(count);
      },
      onBroken: (message: string) => (broken = message),
    };
    const headers = { 'Content-Type': 'application/octet-stream', [lengthHeader]: String(part.bytes ?? '') };
    const checked = new Response(bodyOf(response).pipeThrough(checkedStream(part, watch)), { headers });
    const store = await this.#ports.stores.open(part.scope);
    try {
      await store.put(part.url, checked);
    } catch (error) {
      if (signal.aborted) throw error;
      if (broken !== null) throw new DownloadError('broken', broken);
      if (isQuota(error)) throw error;
      throw new DownloadError('broken', `${part.url} broke off: ${String(error)}`);
    }
  }

  async #reach(url: string, signal: AbortSignal): Promise<Response> {
    try {
      return await this.#ports.fetch(url, {
        signal,
        redirect: 'follow', // hubs send on to their storage; the policy names its hosts, too
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
        cache: 'no-store',
      });
    } catch (error) {
      if (signal.aborted) throw error;
      const blocked = await this.#ports.blockedHost();
      if (blocked !== null) throw new DownloadError('origin_not_allowed', `${blocked} is not among the allowed hosts`);
      if (!this.#ports.isOnline() && !isLoopback(url)) throw new DownloadError('offline', 'this device is offline');
      throw new DownloadError('unreachable', `${new URL(url).host} does not answer, or not to a web page`);
    }
  }
}

function bodyOf(response: Response): ReadableStream<Uint8Array<ArrayBuffer>> {
  return response.body ?? new Blob([]).stream();
}

function isQuota(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError';
}

function failure(code: DownloadCode, message: string): DownloadFailure {
  return { ok: false, code, message };
}
