import { CorruptLogError, StorageError, type Journal, type StoredLogEvent } from '../agent/fold/ports';
import { searchForm } from '../base/search-text';
import type { Crossing, LogQuestion, LogStretch } from '../bridge/contract';
import { isMeant, thoughtsBy } from './log-filter';
import { rowOf } from './log-row';

/** Events read at once, and in one answer at most: so that a search can be watched, and left. */
const [page, mostRead] = [400, 4_000];

/** The next stretch of the log, newest first, live log and archive as one. Code: `storage`. */
export async function listEvents(journal: Journal, question: LogQuestion): Promise<Crossing<LogStretch>> {
  const { filter, most } = question;
  const passage = searchForm(filter.text);
  try {
    const last = (await journal.head())?.seq ?? 0;
    const stretch: LogStretch = {
      rows: [],
      from: Math.min(question.before ?? Infinity, last + 1),
      last,
      damagedAt: null,
    };
    const end = Math.max(1, stretch.from - mostRead);
    while (stretch.from > end && stretch.rows.length < most) {
      const from = Math.max(end, stretch.from - page);
      const { events, damagedAt } = await readBetween(journal, from, stretch.from - 1);
      stretch.damagedAt = damagedAt ?? stretch.damagedAt;
      const thought = thoughtsBy(journal, events);
      stretch.from = from;
      for (const stored of events.reverse()) {
        if (!(await isMeant(stored, filter, thought))) continue;
        stretch.rows.push(rowOf(stored, passage));
        if (stretch.rows.length < most) continue;
        stretch.from = stored.seq;
        break;
      }
    }
    return { ok: true, value: stretch };
  } catch (error) {
    if (error instanceof StorageError) return { ok: false, code: 'storage', message: error.message };
    throw error;
  }
}

/** All between two seqs that can be read, ascending: behind damage it goes on. */
async function readBetween(
  journal: Journal,
  from: number,
  to: number,
): Promise<{ events: StoredLogEvent[]; damagedAt: number | null }> {
  const whole = await unlessDamaged(journal.events(from, to - from + 1));
  if (whole?.length === to - from + 1) return { events: whole, damagedAt: null };
  const events: StoredLogEvent[] = [];
  let damagedAt: number | null = null;
  for (let seq = from; seq <= to; seq++) {
    const event = await unlessDamaged(journal.event(seq));
    if (event) events.push(event);
    else damagedAt ??= seq;
  }
  return { events, damagedAt };
}

async function unlessDamaged<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof CorruptLogError) return null;
    throw error;
  }
}
