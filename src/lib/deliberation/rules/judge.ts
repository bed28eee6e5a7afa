import type { Snapshot } from '../../agent/fold/snapshot';
import type { CalendarDate } from '../../base/calendar-date';
import type { Language } from '../../base/language';
import type { ActionDecision } from '../../events/decision';
import type { ContextPack } from '../../mind/context-pack';
import { decide } from '../../reflex/answers/decide';
import { notesNeeded } from '../../reflex/answers/notes';
import { readAgainstQuestion } from '../../reflex/answers/read-against';
import { requestsIn } from '../../reflex/answers/tools';
import { grammars } from '../../reflex/sentences/grammars';
import { chronoDates } from './chrono-dates';
import { localMoment } from './local-moment';

/** Notes whose texts a judgement needs. */
export function notesFor(pack: ContextPack): string[] {
  const isMessage = pack.why === 'input' || pack.why === 'follow';
  return isMessage ? notesNeeded(requestsIn(pack, toolsFor(pack.lang)), pack) : [];
}

export function decideBy(pack: ContextPack, notes: ReadonlyMap<string, string>): ActionDecision {
  return decide(pack, { ...toolsFor(pack.lang), notes });
}

/** What a message is to the question that is open; `now` by this machine's clock, since only kinds of words count. */
export function readAgainst(text: string, snapshot: Snapshot, lang: Language): 'answer' | 'aside' {
  const now = localMoment();
  return readAgainstQuestion(text, snapshot, { lang, now, ...toolsFor(lang), names: [] });
}

function toolsFor(lang: Language) {
  return { dates: chronoDates, grammar: grammars[lang] };
}

export type { CalendarDate };
