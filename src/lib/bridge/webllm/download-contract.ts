import type { Pingable } from '../contract';
import type { EgressRecord } from '../egress-contract';
import type { CacheShape } from './choose-window';
import type { WebLlmRecord } from './webllm-record';

/** What a model consists of, and what of it is here already; bytes. Of files whose lists do not tell their length, what is here counts. */
export interface ModelPlan {
  totalBytes: number;
  storedBytes: number;
  /** Files that are missing, or not whole. */
  missing: number;
  /** Tokens; what its own configuration says. */
  contextTokens: number | null;
}

/**
 * `no_policy`: what guards requests is not in force. `origin_not_allowed`: the policy forbids that host, or where it sends on to. `offline`,
 * `unreachable`, `missing` (the host has no such file), `server`: of the way there. `broken`: what came is not what was announced.
 * `no_room`: it does not fit. `busy`: another tab does it. `lost`: the thread died. `stopped`: paused or cancelled.
 */
export type DownloadCode =
  | 'no_policy'
  | 'origin_not_allowed'
  | 'offline'
  | 'unreachable'
  | 'missing'
  | 'server'
  | 'broken'
  | 'no_room'
  | 'busy'
  | 'lost'
  | 'stopped';

export interface DownloadFailure {
  ok: false;
  code: DownloadCode;
  /** For people, in the words of whatever failed. */
  message: string;
}
export type Planned = ({ ok: true } & ModelPlan) | DownloadFailure;
/** `cache`: null where its configuration does not tell it in the usual fields. */
export type DownloadEnd =
  { ok: true; totalBytes: number; contextTokens: number | null; cache: CacheShape | null } | DownloadFailure;

/**
 * The thread that brings models here. It has a policy of its own, with the hubs that the person agreed to and no others, and holds neither keys
 * nor anything that was said. Whole files only are kept, where the engine looks for them; so a stop at any moment loses at most the file that
 * was under way.
 */
export interface ModelDownloads extends Pingable {
  /** Asks the host for the small files that list the others. `isThorough`: reads what is here, too, and drops what is damaged. */
  plan(record: WebLlmRecord, isThorough: boolean): Promise<Planned>;
  /** Fetches what is missing, one file after the other. One download at a time. */
  fetch(
    record: WebLlmRecord,
    onProgress: (storedBytes: number, totalBytes: number) => void | Promise<void>,
  ): Promise<DownloadEnd>;
  stop(): void;
  /** Oldest first; only of this thread's life. */
  records(): EgressRecord[];
}
