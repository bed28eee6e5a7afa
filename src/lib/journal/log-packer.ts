import type { PackedEvents, PackedLog, StoredLogEvent } from '../agent/fold/ports';
import { eventsToArchive, type Retention } from '../agent/fold/retention';
import { utf8Length } from '../base/hash';
import { makeSegment } from '../bridge/archive-segment';

/** Takes a log event by event and packs what is older than the journal keeps live, so that one of any length needs little room. */
export class LogPacker {
  readonly #retention: Retention;
  readonly #archived: PackedEvents[] = [];
  /** Not packed yet, oldest first. */
  #events: StoredLogEvent[] = [];
  #lines: string[] = [];
  #sizes: number[] = [];
  #bytes = 0;

  constructor(retention: Retention) {
    this.#retention = retention;
  }

  /** Some of what it holds must be packed before more is given. */
  get isFull(): boolean {
    return this.#bytes > this.#retention.liveBytes + this.#retention.segmentBytes;
  }

  /** In order, each following the one before. `text`: the event's JSON, where it is at hand. */
  add(event: StoredLogEvent, text = JSON.stringify(event)): void {
    const line = `${text}\n`;
    const bytes = utf8Length(line);
    this.#events.push(event);
    this.#lines.push(line);
    this.#sizes.push(bytes);
    this.#bytes += bytes;
  }

  /** Packs until no more need go. Never while another call of it runs. */
  async pack(): Promise<void> {
    for (;;) {
      const count = this.#bytes > this.#retention.liveBytes ? eventsToArchive(this.#sizes, this.#retention) : 0;
      if (count === 0) return;
      const lines = this.#lines.splice(0, count).join('');
      this.#bytes -= this.#sizes.splice(0, count).reduce((sum, size) => sum + size, 0);
      this.#archived.push(await makeSegment(this.#events.splice(0, count), lines));
    }
  }

  async finish(): Promise<PackedLog> {
    await this.pack();
    return { archived: this.#archived, events: this.#events };
  }
}

/** A whole log, as LogPacker packs it. */
export async function packLog(events: Iterable<StoredLogEvent>, retention: Retention): Promise<PackedLog> {
  const packer = new LogPacker(retention);
  for (const event of events) {
    packer.add(event);
    if (packer.isFull) await packer.pack();
  }
  return packer.finish();
}
