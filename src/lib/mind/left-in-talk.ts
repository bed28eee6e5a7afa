import { isMessage } from '../events/input';
import type { LogEvent } from '../events/log-event';

/**
 * Which events are still part of the talk: neither a message that was said otherwise with all that came of it, nor an answer that another one
 * stands in place of, or was asked for in place of and is not there yet. Of events in order.
 */
export function leftInTalk(events: readonly LogEvent[]): (event: LogEvent) => boolean {
  const superseded = supersededIn(events);
  const replaced = replacedIn(events);
  if (superseded.size + replaced.size === 0) return () => true;
  const { decisions, results } = workOn(superseded, replaced, events);
  const isCutShort = cutShortIn(superseded, replaced, events);

  return (event) => {
    if (event.foreign) return true;
    switch (event.type) {
      case 'input':
        return !superseded.has(event.seq);
      case 'output':
        return !replaced.has(event.seq) && !isTo(event.to, superseded) && !decisions.has(event.decision ?? '');
      case 'thought':
        return !decisions.has(`D${event.seq}`);
      case 'approval':
      case 'action':
        return !decisions.has(event.decision);
      case 'result':
        return event.status === 'goal_done' || !decisions.has(event.decision);
      case 'lifecycle': {
        const trigger = event.trigger ?? 0;
        if (event.name !== 'interrupted' && event.name !== 'invalid_output') return true;
        return !superseded.has(trigger) && !results.has(trigger) && !isCutShort.has(event.seq);
      }
      default:
        return true;
    }
  };
}

function isTo(messages: readonly number[] | undefined, superseded: ReadonlySet<number>): boolean {
  return messages?.some((seq) => superseded.has(seq)) === true;
}

/** Seqs of what tells that an answer was broken off that is itself no longer told: stopped in half, or by the message said otherwise. */
function cutShortIn(
  superseded: ReadonlySet<number>,
  replaced: ReadonlySet<number>,
  events: readonly LogEvent[],
): Set<number> {
  const anew = new Set<number>();
  const found = new Set<number>();
  for (const event of events) {
    if (event.type === 'input' && event.supersedes !== undefined) anew.add(event.seq);
    const isLeftOut = event.type === 'output' && (replaced.has(event.seq) || isTo(event.to, superseded));
    if (isLeftOut && event.cut && event.trigger !== null) found.add(event.trigger);
    if (event.type === 'lifecycle' && event.name === 'interrupted' && anew.has(event.trigger ?? 0))
      found.add(event.seq);
  }
  return found;
}

function supersededIn(events: readonly LogEvent[]): Set<number> {
  return new Set(
    events.flatMap((event) => (event.type === 'input' && event.supersedes !== undefined ? [event.supersedes] : [])),
  );
}

/** What another answer was asked for in place of counts again once the person goes on, or the cycle halts, without it. */
function replacedIn(events: readonly LogEvent[]): Set<number> {
  const replaced = new Set<number>();
  let asked: number | null = null;
  for (const event of events) {
    if (event.type === 'output' && event.replaces !== undefined) {
      replaced.add(event.replaces);
      asked = null;
    } else if (event.type === 'lifecycle' && event.name === 'asked_again') asked = event.replaces ?? null;
    else if (
      (event.type === 'input' && event.authority === 'user' && isMessage(event)) ||
      (event.type === 'lifecycle' && event.name === 'halted')
    )
      asked = null;
  }
  if (asked !== null) replaced.add(asked);
  return replaced;
}

/** All that was decided for those messages, and what those answers only said; by id, what it served, and its results. */
function workOn(
  superseded: ReadonlySet<number>,
  replaced: ReadonlySet<number>,
  events: readonly LogEvent[],
): { decisions: Set<string>; results: Set<number> } {
  const intents = new Set([...superseded].map((seq) => `I${seq}`));
  const decisions = new Set<string>();
  const results = new Set<number>();
  const saying = new Set<string>();
  for (const event of events) {
    if (event.type === 'output' && replaced.has(event.seq) && saying.has(event.decision ?? ''))
      decisions.add(event.decision ?? '');
    if (event.type === 'thought') {
      const { trigger, also = [], serves = `I${trigger}`, found_done: found } = event;
      // tasks that ended with the words stay ended, whatever is said in their place
      if (event.decision.action_type === 'conversation' && !found) saying.add(`D${event.seq}`);
      // the rest that the plan took right after them waits for what nobody said any more
      const isRestAfter =
        event.decision.action_type === null && !found && (decisions.has(`D${trigger}`) || results.has(trigger ?? 0));
      if (!isTo([trigger ?? 0, ...also], superseded) && !intents.has(serves) && !isRestAfter) continue;
      if (!isRestAfter) intents.add(serves);
      decisions.add(`D${event.seq}`);
    } else if (event.type === 'result' && event.status !== 'goal_done' && decisions.has(event.decision))
      results.add(event.seq);
  }
  return { decisions, results };
}
