import type { CodedLines } from '../../agent/fold/capability';
import type { CardParts } from '../../approval-lines/approval-lines';
import type { Language } from '../../base/language';
import type { JsonObject } from '../../base/json';
import { isPayloadWhole } from '../../events/free-text';
import { textOf } from '../../events/family';
import { readEvent, type EventOf, type LogEvent } from '../../events/log-event';

/** The two lines of an approval in the page's language; null: the text was taken out. */
export type RequestLines = readonly [what: string | null, touches: string | null];

/** What the log holds of the request that waits; nothing of it is taken from the stored state, which may say something else. */
export interface RequestDetails {
  /** Holds the payload. */
  thought: EventOf<'thought'> | null;
  asked: EventOf<'approval'> | null;
  askedAt: string | null;
  /** `host`: of the mind in use, which is told what comes of it; null: it is here. */
  lines(lang: Language, host?: string | null): RequestLines;
  /** The first of them as a heading and a list, where it names several things; edits of notes stand apart, whole. */
  parts(lang: Language): CardParts | null;
}

/** `thought`, `asked`: the events as stored. Never rejects: without the code for it, the words are those that were written down. */
export async function requestDetails(thought: unknown, asked: unknown): Promise<RequestDetails> {
  const read = { thought: eventIn(thought, 'thought'), asked: eventIn(asked, 'approval') };
  const shown: RequestLines = read.asked
    ? [textOf(read.asked.lines[0].text), textOf(read.asked.lines[1].text)]
    : [null, null];
  const code = await import('../../approval-lines/approval-lines').catch(() => null);
  const made = code && codedLines(read, code.describeAction);
  return {
    ...read,
    askedAt: read.asked?.time ?? null,
    lines: (lang, host = null) =>
      made ? [code.renderLine(made[0], lang, host), code.renderLine(made[1], lang, host)] : shown,
    parts: (lang) => (made ? code.cardParts(made[0], read.thought?.decision.action_payload, lang) : null),
  };
}

/** From what would run. Null where that cannot be told here: of another kind than asked about, partly taken out, or of a capability that is no part of the app. */
function codedLines(
  { thought, asked }: Pick<RequestDetails, 'thought' | 'asked'>,
  describe: (capability: string, version: number, payload: JsonObject) => CodedLines | null,
): CodedLines | null {
  if (!thought || asked?.decision !== `D${thought.seq}`) return null;
  const { action_type, action_payload } = thought.decision;
  if (action_type !== asked.capability || !isPayloadWhole(thought as unknown as JsonObject)) return null;
  return describe(asked.capability, asked.capability_version, action_payload);
}

function eventIn<T extends LogEvent['type']>(stored: unknown, type: T): EventOf<T> | null {
  const read = readEvent(stored);
  return read.ok && read.value.known && read.value.event.type === type ? (read.value.event as EventOf<T>) : null;
}
