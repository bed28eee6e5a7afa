import type { LogEvent } from '../events/log-event';
import type { Check } from './check';
import type { Invariant, Report } from './report';

/**
 * Parts of invariants 6 (pictures are the person's own: they came with a message of theirs in the chat) and 4 (a picture belongs to one
 * message, so that it goes with it).
 */
export function createPictureCheck(report: Report): Check {
  /** Seq of the message of each, by its hash. */
  const shown = new Map<string, number>();

  function problemWith(event: LogEvent): [Invariant, string] | null {
    if (event.type !== 'input' || !event.pictures) return null;
    const { authority, source, surface, choice, pictures, seq } = event;
    const isOwn = authority === 'user' && source === 'chat' && surface === 'chat' && choice === undefined;
    let problem: [Invariant, string] | null = isOwn
      ? null
      : [6, 'pictures came with no message of the person’s in the chat'];
    for (const { hash } of pictures) {
      const before = shown.get(hash);
      if (before !== undefined) problem ??= [4, `a picture of seq ${before} stands in it again`];
      shown.set(hash, seq);
    }
    return problem;
  }

  return {
    visit({ line, seq, event }) {
      const problem = problemWith(event);
      if (problem) report(problem[0], { line, seq }, problem[1]);
    },
  };
}
