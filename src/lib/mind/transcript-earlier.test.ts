import { expect, it } from 'vitest';
import { shortLog } from '../../../tests/support/clean-log';
import { readEvent, type LogEvent } from '../events/log-event';
import { earlierOf, transcriptOf, type TranscriptView } from './transcript';

const view: TranscriptView = {
  ...{ summary: null, intent: null, triggers: [], now: Date.UTC(2026, 10, 28, 9), leftOut: 0 },
  ...{ mayReadOwn: false, place: { kind: 'served', host: 'models.example' } },
};

/** A note that another mind read, and its result: the decision stands before what is told, as a summary holds it. */
function read(host: string): { events: LogEvent[]; earlier: LogEvent[] } {
  const { events, writer } = shortLog();
  const thought = writer.think(12, 'note.read', { path: 'bees/goal.md' }, { isOfModel: true });
  Object.assign(events[thought - 1] as object, { mind: { kind: 'served', host } });
  const action = writer.act(writer.answer(writer.ask(thought), 'granted'));
  const result = writer.end(action, { output: '# Bees' });
  const log = events.map((stored) => {
    const event = readEvent(stored);
    if (!event.ok || !event.value.known) throw new Error('an event cannot be read');
    return event.value.event;
  });
  const told = log.slice(result - 1);
  expect(earlierOf(told)).toEqual([thought, action]);
  return { events: told, earlier: earlierOf(told).map((seq) => log[seq - 1] as LogEvent) };
}

it('names what a result is of, and its request, where the decision stands before what is told', () => {
  const { events, earlier } = read('models.example');
  expect(transcriptOf(events, view, earlier).entries).toMatchObject([
    { kind: 'result', of: 'note.read', request: 'R16', output: '# Bees', stub: null },
  ]);
});

it('keeps from a host what a mind of another place read, also there', () => {
  const { events, earlier } = read('elsewhere.example');
  expect(transcriptOf(events, view, earlier).entries).toMatchObject([
    { kind: 'result', of: 'note.read', output: null, stub: { length: 6 } },
  ]);
});
