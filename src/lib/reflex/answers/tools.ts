import type { Language } from '../../base/language';
import type { ContextPack, PackEvent } from '../../mind/context-pack';
import { defaultName } from '../../mind/default-name';
import { readMessage } from '../sentences/read-message';
import type { ReadingContext, Request } from '../sentences/request';
import type { Grammar } from '../sentences/sentence';
import type { DateReader } from '../spans/date-reader';
import { answerWords } from './answer-words';

/** What rules judge with besides the pack: ports, and texts of notes that were read for it. */
export interface Tools {
  dates: DateReader;
  grammar: Grammar;
  /** Texts of the notes that `notesNeeded` named, by path. */
  notes: ReadonlyMap<string, string>;
}

export function readingContext(
  pack: Pick<ContextPack, 'lang' | 'now' | 'persona'>,
  { dates, grammar }: Pick<Tools, 'dates' | 'grammar'>,
): ReadingContext {
  const { date, clock, zone } = pack.now;
  return { lang: pack.lang, now: { date, clock, zone }, dates, grammar, names: namesOf(pack) };
}

/** What it answers to: what it is called now, and what it was called at first. */
function namesOf({ persona }: Pick<ContextPack, 'persona'>): string[] {
  const kana: Readonly<Record<Language, string[]>> = { en: [], ja: ['なぎ', 'ナギ'] };
  return [...new Set([...Object.values(persona.name), ...Object.values(defaultName), ...kana.ja])];
}

/** What was said, read; of a press nothing is read but what its button stands for. */
export function requestsIn(pack: ContextPack, tools: Pick<Tools, 'dates' | 'grammar'>): Request[] {
  const event = asSaid(pack.opener ?? pack.trigger, pack.lang);
  return event.choice !== null ? [] : readMessage((event.text ?? '').trim(), readingContext(pack, tools));
}

/** A button of the first question is a message: its words are said as if the person had written them. */
export function asSaid(event: PackEvent, lang: Language): PackEvent {
  const button = answerWords[lang].firstButtons.find(({ id }) => id === event.choice);
  return button ? { ...event, choice: null, text: button.said } : event;
}
