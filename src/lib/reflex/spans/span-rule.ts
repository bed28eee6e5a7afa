import type { Language } from '../../base/language';
import type { SpanBody } from './span';

/** One form of words and the span that it makes; null: it makes none after all. Rules of a list are tried in order, and what one takes is taken. */
export interface SpanRule {
  /** With the flags g and u. */
  pattern: RegExp;
  make: (match: RegExpExecArray) => SpanBody | null;
  /** Its words are read by others too. */
  isShared?: true;
}

export type RuleLists = Readonly<Record<Language, readonly SpanRule[]>>;
