import { asShown } from '../events/approval';
import { canonicalJson } from '../base/canonical-json';
import { forEachString, isJsonObject, type JsonObject } from '../base/json';
import type { EventOf } from '../events/log-event';
import type { Check } from './check';
import { lineFingerprint, type DecisionIndex } from './decision-index';
import type { Report, UncomparedNote } from './report';

/**
 * Part of invariant 3: what an approval said is what its payload makes of it, by code and parameters, never by wording. From before
 * version 2 only the words are known. A kind of action that this build does not know is counted.
 */
export interface LinesCheck extends Check {
  uncompared(): UncomparedNote[];
}

export function createLinesCheck(report: Report, decisions: DecisionIndex): LinesCheck {
  /** Decisions that an approval of version 1 spoke of: a later one may repeat those words. */
  const wordsOnly = new Set<string>();
  const unknown = new Map<string, number>();
  let hasCodes = false;

  function problemWith(event: EventOf<'approval'>, stored: JsonObject): string | null {
    const { decision, capability, capability_version, v, lines } = event;
    if (v < 2) {
      if (hasCodes) return 'an approval without codes stands after approvals with them';
      wordsOnly.add(decision);
      return null;
    }
    hasCodes = true;
    if (lines.every(({ code }) => code === asShown)) {
      return wordsOnly.has(decision) ? null : 'its lines name no code';
    }
    const facts = decisions.get(decision);
    if (!facts || facts.lines === 'taken_out') return null;
    const made = facts.lines?.get(capability_version);
    if (!made) {
      const kind = `${capability} v${capability_version}`;
      unknown.set(kind, (unknown.get(kind) ?? 0) + 1);
      return null;
    }
    const other = lines.findIndex((line, at) => !isSame(line, made[at], stored, at));
    return other < 0 ? null : `line ${other + 1} says something else than the payload of ${decision}`;
  }

  return {
    visit({ line, seq, event, stored }) {
      if (event.type !== 'approval') return;
      const problem = problemWith(event, stored);
      if (problem !== null) report(3, { line, seq }, problem);
    },
    uncompared: () => [...unknown].map(([kind, count]) => ({ kind, count })),
  };
}

/** Of a line whose parameters were partly taken out, the code alone can be compared. */
function isSame(
  { code, parameters }: EventOf<'approval'>['lines'][number],
  made: { code: string; whole: string } | undefined,
  stored: JsonObject,
  at: number,
): boolean {
  if (code !== made?.code) return false;
  return isPartlyTakenOut(parameters, stored, at) || lineFingerprint({ code, parameters }) === made.whole;
}

function isPartlyTakenOut(parameters: JsonObject, { salt }: JsonObject, at: number): boolean {
  if (!canonicalJson(parameters).includes('"sha256"')) return false;
  let isPart = false;
  forEachString(parameters, (pointer) => {
    if (!isJsonObject(salt) || !Object.hasOwn(salt, `/lines/${at}/parameters${pointer}`)) isPart = true;
  });
  return isPart;
}
