import { genesisHash } from '../events/genesis-hash';
import type { PackedEvents } from '../agent/fold/ports';
import type { LogEvent } from '../events/log-event';

/** Whether a batch goes on from the newest stored event (undefined: an empty log), each event from the one before it. */
export function isChained(events: readonly LogEvent[], last: { seq: number; hash: string } | undefined): boolean {
  let { seq, hash } = last ?? { seq: 0, hash: genesisHash };
  for (const event of events) {
    if (event.seq !== seq + 1 || event.prev !== hash) return false;
    ({ seq, hash } = event);
  }
  return true;
}

/** Whether a whole log is one chain from its first event on: its older part, then its events. */
export function isWhole(archived: readonly PackedEvents[], events: readonly LogEvent[]): boolean {
  let { seq, hash } = { seq: 0, hash: genesisHash };
  for (const run of archived) {
    if (run.from !== seq + 1 || run.prev !== hash) return false;
    ({ to: seq, hash } = run);
  }
  return isChained(events, { seq, hash });
}
