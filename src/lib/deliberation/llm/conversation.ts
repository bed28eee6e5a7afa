import { sha256OfText } from '../../base/hash';
import type { ContextPack } from '../../mind/context-pack';
import { standingOf } from './standing';

/** Where a conversation at a host stands. It is an aid: whatever it does not hold is told anew from our own log. */
export interface Conversation {
  /** The host's id of its newest answer that held. */
  answer: string;
  log: string | null;
  /** Of what the answer was given to. */
  seq: number;
  /** Hash of what was told at its beginning and holds since. */
  standing: string;
  /** Wall time, ms. */
  at: number;
  /** That its last turn read and wrote in all, reckoned where the host reported none. */
  tokens: number;
}

/** One for each conversation of a mind, kept beside it. Neither rejects. */
export interface ConversationStore {
  read(): Promise<Conversation | null>;
  write(conversation: Conversation | null): Promise<void>;
}

/** So long hosts keep what they store; ms. Source: xAI's documentation, 30 days; an hour less, since clocks differ. */
const keptMs = 30 * 86_400_000 - 3_600_000;
/** What a turn reads may take this share of the context; then all begins anew, packed. */
const mostShare = 0.5;

/** What others wrote never enters a conversation: it would be read again with each later turn, where nothing shows it any more. */
export function mayBeKept({ taint }: ContextPack): boolean {
  return taint.length === 0;
}

/** Whether a turn can go on from it. */
export function goesOn(
  { log, seq, standing, at, tokens }: Conversation,
  pack: ContextPack,
  now: number,
  contextTokens: number,
): boolean {
  return (
    mayBeKept(pack) &&
    log === pack.log.id &&
    seq > pack.log.forgotten &&
    seq <= pack.trigger.seq &&
    now - at < keptMs &&
    tokens < contextTokens * mostShare &&
    standing === standingHash(pack)
  );
}

export function standingHash(pack: ContextPack): string {
  return sha256OfText(standingOf(pack, 'tools'));
}
