import { readEvent } from '../../events/log-event';
import type { LoggedChange } from './ports';

/** What the events add to the history of rules and settings. `events` as stored. */
export function changesOf(events: readonly unknown[]): LoggedChange[] {
  return events.flatMap((stored) => {
    if (!isChange(stored)) return [];
    const read = readEvent(stored);
    if (!read.ok || !read.value.known || read.value.event.type !== 'change') return [];
    if (!/^(rules|settings|persona)\./.test(read.value.event.subject)) return [];
    const { seq, time, subject, before, after, by, undo_of } = read.value.event;
    return [{ seq, time, subject, before, after, by, undo_of }];
  });
}

/** Before anything is parsed: a log may have many events, and few of them are changes. */
function isChange(stored: unknown): boolean {
  return typeof stored === 'object' && stored !== null && 'type' in stored && stored.type === 'change';
}
