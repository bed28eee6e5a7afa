import { textOf } from '../../events/family';
import type { LogEvent } from '../../events/log-event';
import { isSearchable } from '../../events/searchable';

export interface Found {
  text: string;
  /** Wall time, UTC. */
  time: string;
  /** Where it stands: the event, or the path of a note. */
  seq: number | null;
  path: string | null;
  who: 'person' | 'avatar' | 'seen' | 'note';
  taint: readonly string[];
}

/** Lines that only repeat: an answer of ours to a search, and what tells of an end. */
const repeating = /^(found\.|record\.|alarm\.|halted\.|resumed|question\.)/;

/** An event as something to be found; null for what conversation may not find, and for what only repeats. */
export function findableOf(event: LogEvent): Found | null {
  if (event.foreign || !isSearchable(event)) return null;
  const base = { time: event.time, seq: event.seq, path: null, taint: event.taint };
  switch (event.type) {
    case 'input':
      // a button's words are ours
      return event.choice ? null : given({ ...base, who: 'person', text: textOf(event.text) });
    case 'output':
      return repeating.test(event.code ?? '') ? null : given({ ...base, who: 'avatar', text: textOf(event.data) });
    case 'observation':
      return given({ ...base, who: 'seen', text: event.facts.flatMap(({ text }) => textOf(text) ?? []).join('\n') });
    case 'result':
      return event.status === 'goal_done' ? null : given({ ...base, who: 'seen', text: textOf(event.search_summary) });
    default:
      return null;
  }
}

function given(found: Omit<Found, 'text'> & { text: string | null }): Found | null {
  const { text } = found;
  return text === null || text.trim() === '' ? null : { ...found, text };
}
