import { proxy } from 'comlink';
import type { EgressRecord } from '../../bridge/egress-contract';
import { writeDownloadSources } from '../../bridge/egress-store';
import { liveRemote, type LiveRemote } from '../../bridge/live-remote';
import type { MindProfile } from '../../bridge/minds';
import type { DownloadEnd, DownloadFailure, ModelDownloads } from '../../bridge/webllm/download-contract';
import { sourcesOf } from '../../bridge/webllm/download-sources';
import { removeAllModels, removeModel } from '../../bridge/webllm/model-store';
import { windowFor } from '../../bridge/webllm/choose-window';
import type { DeviceTold } from '../../bridge/device/device-report';
import type { WebLlmRecord } from '../../bridge/webllm/webllm-record';
import { readChoice, writeChoice } from '../page/stored-choice';
import { readDeviceTold } from './device-told';
import { DownloadSpeed } from './download-speed';
import { readModelList } from './read-model-list';
import downloadUrl from '../../../workers/download.worker.ts?worker&url';

/** How long a policy is waited for, where none is in force yet; ms. */
const policyWaitMs = 12_000;
const listKey = 'yadori.webllm.list';
/** The download that has not ended, across reloads. */
const unfinishedKey = 'yadori.webllm.unfinished';
const keptRecords = 200;

/** One download, from its choice on. Bytes; null: not told yet. */
export interface Job {
  record: WebLlmRecord;
  /** `asked`: its size is known, and it waits for the person. `kept`: it is all here. */
  phase: 'asking' | 'asked' | 'fetching' | 'paused' | 'failed' | 'kept';
  storedBytes: number;
  totalBytes: number | null;
  /** Bytes a second, and seconds. */
  speed: number | null;
  secondsLeft: number | null;
  failure: DownloadFailure | null;
  contextTokens: number | null;
}

/** A thread that downloads, as it is started for one model. */
export interface DownloadThread {
  remote: Pick<LiveRemote<ModelDownloads>, 'plan' | 'fetch' | 'stop' | 'records'>;
  terminate(): void;
}

/** Models for WebLLM: what can be had, and one download at a time, in a thread of its own. */
export class WebLlmDownloads {
  device = $state.raw<DeviceTold | null>(null);
  /** From lists that the person added. */
  own = $state.raw<WebLlmRecord[]>(readOwn(listKey));
  job = $state.raw<Job | null>(null);

  readonly #profiles: () => Promise<MindProfile[]>;
  readonly #keep: (profile: MindProfile) => Promise<void>;
  readonly #start: (record: WebLlmRecord) => Promise<DownloadThread>;
  #thread: DownloadThread | null = null;
  /** The newest thing that was begun; what began before it has nothing to say any more. */
  #run: symbol = Symbol();
  #records: EgressRecord[] = [];

  /** `keep`: takes a model that is all here in among the minds. */
  constructor(
    profiles: () => Promise<MindProfile[]>,
    keep: (profile: MindProfile) => Promise<void>,
    start: (record: WebLlmRecord) => Promise<DownloadThread> = startDownloads,
  ) {
    this.#profiles = profiles;
    this.#keep = keep;
    this.#start = start;
    const [record] = readOwn(unfinishedKey);
    if (record) this.job = { ...newJob(record), phase: 'paused' };
  }

  async look(): Promise<void> {
    this.device = await readDeviceTold();
  }

  /** The hosts that these models are of were shown to the person, who agreed. */
  add(records: readonly WebLlmRecord[]): void {
    const added = new Set(records.map(({ model_id }) => model_id));
    this.own = [...this.own.filter(({ model_id }) => !added.has(model_id)), ...records];
    writeChoice(listKey, JSON.stringify(this.own));
  }

  forget({ model_id }: WebLlmRecord): void {
    this.own = this.own.filter((known) => known.model_id !== model_id);
    writeChoice(listKey, this.own.length === 0 ? null : JSON.stringify(this.own));
  }

  /** Asks its hosts how large it is. */
  async ask(record: WebLlmRecord): Promise<void> {
    if (this.job?.phase === 'fetching' || this.job?.phase === 'asking') return;
    const job = newJob(record);
    this.job = job;
    const isCurrent = this.#begin();
    const thread = await this.#startFor(record, isCurrent);
    const plan = thread && (await thread.remote.plan(record, false).catch(lost));
    if (!plan || !isCurrent()) return; // given up meanwhile
    if (plan.ok) {
      const { storedBytes, totalBytes, contextTokens } = plan;
      this.job = { ...job, phase: 'asked', storedBytes, totalBytes, contextTokens };
    } else {
      this.job = { ...job, phase: 'failed', failure: plan };
    }
  }

  /** Fetches what is missing of the one that was chosen. Resolves when that ended, however. */
  async fetch(): Promise<void> {
    const { job } = this;
    if (!job || job.phase === 'fetching' || job.phase === 'asking') return;
    await this.#fetch(job, false);
  }

  /** Reads all its files, drops what is damaged, and fetches that again. */
  async repair(record: WebLlmRecord): Promise<void> {
    if (this.job?.phase === 'fetching' || this.job?.phase === 'asking') return;
    await this.#fetch(newJob(record), true);
  }

  /** At once, whether bytes come already or it is only being started. What came whole stays. */
  pause(): void {
    const { job } = this;
    if (job?.phase !== 'fetching') return;
    this.#begin();
    this.job = { ...job, phase: 'paused', speed: null, secondsLeft: null };
    const thread = this.#thread;
    void thread?.remote.stop().catch((error: unknown) => console.debug('nothing to stop', error));
  }

  /** Leaves nothing of it, unless it is a mind already. */
  async cancel(): Promise<void> {
    const { job } = this;
    this.job = null;
    this.#begin();
    writeChoice(unfinishedKey, null);
    if (!job) return;
    this.#end(); // whole files only are kept: what is under way leaves nothing
    const known = (await this.#profiles()).flatMap(({ record }) => (record ? [record] : []));
    await removeModel(job.record, known);
  }

  /** Takes a mind's files away. */
  async remove(record: WebLlmRecord): Promise<void> {
    if (this.job && this.job.record.model === record.model) {
      this.#begin();
      this.#end();
      this.job = null;
      writeChoice(unfinishedKey, null);
    }
    const others = (await this.#profiles()).flatMap(({ record: other }) =>
      other && other.model !== record.model ? [other] : [],
    );
    await removeModel(record, others);
  }

  /** All models, whole or not, and the lists that were added. */
  async removeAll(): Promise<void> {
    await this.cancel();
    this.own = [];
    writeChoice(listKey, null);
    await writeDownloadSources([]);
    await removeAllModels();
  }

  /** What it asked other hosts for, oldest first. */
  async requests(): Promise<EgressRecord[]> {
    const now = (await this.#thread?.remote.records().catch(() => [])) ?? [];
    return [...this.#records, ...now].slice(-keptRecords);
  }

  async #fetch(job: Job, isThorough: boolean): Promise<void> {
    const { record } = job;
    const speed = new DownloadSpeed();
    this.job = { ...job, phase: 'fetching', failure: null, speed: null, secondsLeft: null };
    writeChoice(unfinishedKey, JSON.stringify([record]));
    void navigator.storage?.persist?.().catch((error: unknown) => console.debug('storage may be cleared', error));
    const isCurrent = this.#begin();
    const thread = await this.#startFor(record, isCurrent);
    if (!thread) return; // paused or given up before there was anything to stop
    const { remote } = thread;
    const onProgress = (storedBytes: number, totalBytes: number): void => {
      if (this.#thread !== thread || !this.job || this.job.record !== record) return;
      if (!isCurrent()) {
        this.job = { ...this.job, storedBytes, totalBytes }; // paused: what is here in the end
        return;
      }
      speed.add(performance.now(), storedBytes);
      const { perSecond } = speed;
      this.job = { ...this.job, storedBytes, totalBytes, speed: perSecond, secondsLeft: speed.left(totalBytes) };
    };
    const checked = isThorough ? await remote.plan(record, true).catch(lost) : null;
    if (!isCurrent()) return;
    const end = checked && !checked.ok ? checked : await remote.fetch(record, proxy(onProgress)).catch(lost);
    if (isCurrent()) await this.#ended(record, end, isCurrent);
  }

  /** What is asked from now on is what counts. Returns whether that is so still. */
  #begin(): () => boolean {
    const run = Symbol();
    this.#run = run;
    return () => this.#run === run;
  }

  async #ended(record: WebLlmRecord, end: DownloadEnd, isCurrent: () => boolean): Promise<void> {
    const job = this.job ?? newJob(record);
    const still = { ...job, speed: null, secondsLeft: null };
    if (!end.ok) {
      this.job = {
        ...still,
        phase: end.code === 'stopped' ? 'paused' : 'failed',
        failure: end.code === 'stopped' ? null : end,
      };
      return;
    }
    const known = (await this.#profiles()).find(({ record: other }) => other?.model === record.model);
    const device = this.device ?? (await readDeviceTold());
    if (!isCurrent()) return; // given up at the last moment: its files are being taken away
    await this.#keep({
      id: known?.id ?? crypto.randomUUID(),
      kind: 'webllm',
      name: record.model_id.replace(/-MLC$/, ''),
      baseUrl: '',
      model: record.model_id,
      protocol: 'chat',
      contextTokens: (end.cache && device && windowFor(end.cache, record, device)) ?? end.contextTokens,
      price: null,
      bytes: end.totalBytes,
      record,
    });
    if (!isCurrent()) return;
    writeChoice(unfinishedKey, null);
    this.job = { ...still, phase: 'kept', storedBytes: end.totalBytes, totalBytes: end.totalBytes };
  }

  /** Null: it is not wanted any more. */
  async #startFor(record: WebLlmRecord, isCurrent: () => boolean): Promise<DownloadThread | null> {
    await this.#keepRecords();
    if (!isCurrent()) return null;
    this.#end();
    const thread = await this.#start(record);
    if (!isCurrent()) {
      thread.terminate();
      return null;
    }
    this.#thread = thread;
    return thread;
  }

  async #keepRecords(): Promise<void> {
    this.#records = await this.requests();
  }

  #end(): void {
    this.#thread?.terminate();
    this.#thread = null;
  }
}

/** From its network address, so that it gets a policy of its own, which names the hosts of this model and no others. */
async function startDownloads(record: WebLlmRecord): Promise<DownloadThread> {
  await writeDownloadSources(sourcesOf(record));
  if ('serviceWorker' in navigator) {
    const patience = new Promise((resolve) => setTimeout(resolve, policyWaitMs));
    await Promise.race([navigator.serviceWorker.ready, patience]);
  }
  const worker = new Worker(new URL(downloadUrl, location.href), { type: 'module', name: 'download' });
  return { remote: liveRemote<ModelDownloads>(worker, 'download'), terminate: () => worker.terminate() };
}

function newJob(record: WebLlmRecord): Job {
  return {
    record,
    phase: 'asking',
    storedBytes: 0,
    totalBytes: null,
    speed: null,
    secondsLeft: null,
    failure: null,
    contextTokens: null,
  };
}

/** A thread that died in the middle: what it had stored whole is there. */
function lost(error: unknown): DownloadFailure {
  return { ok: false, code: 'lost', message: error instanceof Error ? error.message : String(error) };
}

function readOwn(key: string): WebLlmRecord[] {
  const text = readChoice(key);
  const list = text === null ? null : readModelList(text);
  return list?.ok === true ? list.records : [];
}
