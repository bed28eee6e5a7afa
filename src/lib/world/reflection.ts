import type { AtlasNote } from './atlas';
import type { Cause } from './cells';
import type { Warning } from './warnings';

/** Why a turn ended before its plan did. */
export type Interruption = 'harm' | 'want' | 'danger_ahead' | 'beast_seen' | 'failed' | 'stopped_by_sentinel';

/** What came of one turn. ‰ each. */
export interface TurnResult {
  readonly outer: number;
  readonly inner: number;
  readonly damage: number;
  /** Cells seen for the first time. */
  readonly information: number;
  /** What is still to be feared where it stands. */
  readonly open_risks: readonly ('on_hazard' | 'beast_near' | 'in_want' | 'life_low')[];
  readonly failures: readonly string[];
  readonly actions: number;
  readonly interrupted: Interruption | null;
}

/** What a turn taught; the next one is given it. */
export interface Reflection {
  readonly turn: number;
  readonly purpose: string;
  readonly result: TurnResult;
  readonly hurtBy: readonly Cause[];
  /** Entries of the warning log that are new or were hit again. */
  readonly warnings: readonly Warning[];
  readonly found: readonly AtlasNote[];
  readonly taken: readonly AtlasNote[];
}

/** For a mind that reads, and for records. */
export function reflectionText({ purpose, result, hurtBy, found }: Reflection): string {
  const parts = [`${purpose}: ${result.actions} actions, reward ${result.outer} ‰`];
  if (result.interrupted !== null) parts.push(`cut off by ${result.interrupted.replaceAll('_', ' ')}`);
  if (hurtBy.length > 0) parts.push(`hurt by ${hurtBy.join(', ')}`);
  if (result.failures.length > 0) parts.push(`failed: ${result.failures.join(', ')}`);
  if (result.information > 0) parts.push(`${result.information} new cells`);
  if (found.length > 0) parts.push(`${found.length} new things`);
  return `${parts.join('; ')}.`;
}
