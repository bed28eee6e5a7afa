import type { Snapshot } from '../agent/fold/snapshot';
import type { JsonObject } from '../base/json';
import type { LogEvent } from '../events/log-event';
import type { Place } from './report';

/** An event on its way through the checks. */
export interface Visited extends Place {
  seq: number;
  /** The stored form, which hashes and digests are made of. */
  stored: JsonObject;
  /** The read form. */
  event: LogEvent;
  /** The fold of all events before it. */
  before: Snapshot;
}

/** One invariant, over events in the order of the file. It keeps ids and short facts of what it saw, never whole events. */
export interface Check {
  visit(visited: Visited): void;
}
