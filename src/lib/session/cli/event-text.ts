import { oneLine } from '../../base/text';
import type { Language } from '../../base/language';
import { textOf, type FreeText } from '../../events/family';
import type { ReadEvent } from '../../events/log-event';
import { textOr } from './removed';

/** UTF-16 units; the whole text stands in the event itself. */
const longest = 300;

/** What an event says, in one line. */
export function eventText(read: ReadEvent | null, lang: Language): string {
  if (!read?.known) return '';
  const parts = partsOf(read).map((part) => (typeof part === 'string' ? part : textOr(textOf(part), lang)));
  return oneLine(parts.filter((part) => part !== '').join(' · '), longest);
}

function partsOf({ event }: Extract<ReadEvent, { known: true }>): (FreeText | string)[] {
  switch (event.type) {
    case 'input':
      return [event.source, event.text];
    case 'thought':
      return [event.judgment, event.intent];
    case 'approval':
      return [event.status, event.request, event.lines[0].text, event.by ?? ''];
    case 'action':
      return [event.capability, event.summary, event.command ?? ''];
    case 'result':
      return event.status === 'goal_done' ? [event.goal, event.name, event.rate] : [event.status, event.summary];
    case 'output':
      return [event.pane, event.data];
    case 'observation':
      return [event.source, ...event.facts.map(({ text }) => text)];
    case 'change':
      return [
        event.subject,
        event.before && event.after ? `${JSON.stringify(event.before)} → ${JSON.stringify(event.after)}` : '',
      ];
    case 'lifecycle':
      return [event.name, event.reason ?? ''];
    case 'summary':
      return [`${event.from}–${event.to}`, event.text];
    case 'redacted':
      return [String(event.target)];
  }
}
