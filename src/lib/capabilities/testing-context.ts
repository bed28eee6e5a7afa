import type { CapabilityContext } from '../agent/fold/capability';
import { TestingNotes } from './testing-notes';

/** 2026-11-28T09:00:00.000Z, as ms since 1970. */
export const testingNow = 1_795_856_400_000;

/** What a run gets, in tests: a store of its own, English, and a signal that nobody aborts. */
export function testingContext<Given extends Partial<CapabilityContext>>(given: Given) {
  return {
    signal: new AbortController().signal,
    notes: new TestingNotes(),
    log: { newest: 0, events: () => Promise.resolve([]) },
    alarms: [],
    lang: 'en' as const,
    now: testingNow,
    action: 10,
    request: 'R9',
    ...given,
  };
}
