import { textOf } from '../../events/family';
import { readForeign } from '../../events/foreign';
import { authorityOf } from '../../events/input';
import type { Snapshot } from './snapshot';

/** A line of the documents' own log shape: it moves the five elements as it did there, and asks for nothing here. */
export function evolveForeign(snapshot: Snapshot, event: { foreign?: true }): Snapshot {
  const body = event.foreign ? readForeign(event) : null;
  if (!body) return snapshot;
  const { state } = snapshot;
  switch (body.type) {
    case 'input':
      return {
        ...snapshot,
        state: {
          ...state,
          input: { source: body.source, authority: authorityOf(body.source), text: textOf(body.text) },
        },
      };
    case 'thought':
      return {
        ...snapshot,
        state: { ...state, thought: { judgment: textOf(body.judgment), intent: textOf(body.intent) } },
      };
    case 'action':
      return { ...snapshot, state: { ...state, action: { phase: null, summary: textOf(body.summary) } } };
    case 'result':
      if (body.status === 'goal_done') return snapshot;
      return { ...snapshot, state: { ...state, result: { status: body.status, summary: textOf(body.summary) } } };
  }
}
