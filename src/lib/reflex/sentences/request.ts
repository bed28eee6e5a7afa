import type { Language } from '../../base/language';
import type { DateReader } from '../spans/date-reader';
import type { Now, Span } from '../spans/span';
import type { Grammar, Places, SentenceId } from './sentence';

/** One thing that a message asks for. */
export interface Request {
  id: SentenceId;
  places: Places;
  /** The spans of the time that was said, empty without one; of a change the new one. */
  when: readonly Span[];
  /** Of a change: the time that is to go; else empty. */
  old: readonly Span[];
  /** A number, day or unit that nothing reads, though a name would be made of it: then it is asked. */
  unread: Span | null;
  /** The words of this request, and the spans in them, with their places in these words. */
  said: string;
  spans: readonly Span[];
  /** A time and a thing, with no word that says what to do with them. */
  isBare?: true;
}

export interface ReadingContext {
  lang: Language;
  now: Now;
  dates: DateReader;
  grammar: Grammar;
  /** What it is called, in any language. */
  names: readonly string[];
}
