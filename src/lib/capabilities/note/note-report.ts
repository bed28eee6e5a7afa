import { makeReport, type CapabilityContext, type CapabilityReport } from '../../agent/fold/capability';
import { utf8Length } from '../../base/hash';
import type { JsonObject } from '../../base/json';
import { oneLine } from '../../base/text';
import type { Cause, Outcome } from '../../events/action-result';
import { observedFacts, sentenceLine, unknownTo } from '../report';
import { sizeText } from '../../base/size-text';
import { noteWords } from './note-words';

/** As observations name it. */
const noteSource = 'note';

interface Told {
  outcome: Outcome;
  cause: Cause | null;
  /** Which of our lines it is; `sentence` is its text without a full stop. */
  code: string;
  sentence: string;
  /** In the line. Of texts only a path: that one can be redacted. */
  parameters: JsonObject;
  facts: readonly string[];
}

/** A report of something that was seen, with its monologue line. */
export function noteReport(
  { now, lang }: CapabilityContext,
  { outcome, cause, code, sentence, parameters, facts }: Told,
  more: Partial<CapabilityReport>,
): CapabilityReport {
  return makeReport({
    outcome,
    cause,
    summary: sentence,
    found: sentenceLine(code, parameters, sentence, lang),
    observation: observedFacts(noteSource, now, facts),
    ...more,
  });
}

/** A read before acting was cut off or failed. Nothing was changed; what was to be seen stays unknown. */
export function notSeen(end: 'stopped' | 'failed', unknown: string, { lang }: CapabilityContext): CapabilityReport {
  const words = noteWords[lang];
  const summary = end === 'stopped' ? words.stopped : words.unreadable;
  return makeReport({
    outcome: end === 'stopped' ? 'no_effect' : 'failed',
    cause: end === 'stopped' ? 'stopped' : 'storage',
    summary,
    observation: unknownTo(noteSource, [unknown]),
  });
}

/** There is no note of that path. */
export function notFound(path: string, context: CapabilityContext): CapabilityReport {
  const words = noteWords[context.lang];
  return noteReport(
    context,
    {
      outcome: 'failed',
      cause: 'not_found',
      code: 'found.note_missing',
      sentence: words.missing(shown(path)),
      parameters: { path },
      facts: [words.noSuch(shown(path))],
    },
    { seen: { [path]: null } },
  );
}

/** A path as lines show it. */
export function shown(path: string): string {
  return oneLine(path);
}

export function sizeOf(content: string): string {
  return sizeText(utf8Length(content));
}
