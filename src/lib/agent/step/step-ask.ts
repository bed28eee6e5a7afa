import type { ActionOnItsWay } from '../fold/snapshot';
import { fallbackLanguage, type Turn } from './turn';

/** Asks for y or n. The request takes its id from the seq of this asking. `repeats`: result of the failed attempt before. */
export function ask(
  turn: Turn,
  action: Omit<ActionOnItsWay, 'request'>,
  lines: readonly [string, string],
  trigger: number,
  repeats: number | null = null,
): void {
  turn.add(
    {
      type: 'approval',
      status: 'asked',
      request: `R${turn.nextSeq}`,
      decision: action.decision,
      digest: action.digest,
      lines: [...lines],
      by: null,
      via: null,
      capability: action.capability,
      capability_version: action.capability_version,
      ...(repeats !== null && { repeats }),
    },
    { trigger, lang: action.lang ?? fallbackLanguage, taint: action.taint },
  );
}

/** The same action, asked once more: a new request for the same decision, so that an old answer is void. */
export function askAnew(
  turn: Turn,
  action: ActionOnItsWay & { lines: readonly [string | null, string | null] },
  repeats: number | null = null,
): void {
  ask(turn, action, [action.lines[0] ?? '', action.lines[1] ?? ''], action.thought, repeats);
}
