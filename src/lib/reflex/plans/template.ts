import type { DayPart } from '../spans/span';

/** Which plan it is; `general` is for any other wish. */
export const templateIds = [
  'trip',
  'party',
  'moving',
  'exam',
  'habit',
  'skill',
  'job',
  'writing',
  'tidying',
  'meeting',
  'general',
] as const;
export type TemplateId = (typeof templateIds)[number];

export type Slot = 'date' | 'people' | 'budget' | 'place' | 'subject' | 'who' | 'theme' | 'at' | 'minutes';

/** Facts that are found by the words around them. */
export type NameSlot = 'place' | 'subject' | 'theme';

export interface Money {
  amount: number;
  /** As written: euro, €, 円; empty where none was said. */
  unit: string;
}

/** What was said that a plan can use. */
export interface PlanFacts {
  /** The whole message, which the note keeps word for word. */
  said: string;
  date: string | null;
  /** Only a month or a week was said: `date` is its first day from now on. */
  isLoose: boolean;
  end: string | null;
  nights: number | null;
  people: number | null;
  budget: Money | null;
  place: string | null;
  subject: string | null;
  who: string | null;
  theme: string | null;
  /** 0 is Monday; of a habit. */
  weekdays: number[] | null;
  /** Only how often was said; the days are ours. */
  areDaysGuessed: boolean;
  at: string | null;
  /** Only a part of the day was said; the hour is ours. */
  isTimeGuessed: boolean;
  part: DayPart | null;
  minutes: number | null;
}

/**
 * A line of a template. `{place}` is a fact, `{0.5*people pizza/pizzas}` a quantity (rounded up) with its noun, `{?theme}` and `{!theme}`
 * ask whether a fact is known, `{?kind=guitar/music}` whether it is one of these. `[a|b]` is the first of its parts whose facts are all known, or
 * nothing. A line whose own facts are not all known is left out.
 */
export type Line = string;

/** When a step is due: days before the day, a share of the time until it, days from the start, or days after the end. */
export type Due = { back: number } | { share: number } | { on: number } | { after: number };

export type TaskLine = Due & {
  text: Line;
  /** Offices are closed at weekends: moved to the Friday before. */
  isOffice?: true;
  /** Left out where fewer days remain. */
  room?: number;
};

export interface Section {
  title: Line;
  /** Each is a box to tick. */
  boxes?: readonly Line[];
  lines?: readonly Line[];
}

export type AlarmLine = Due & { text: Line; at: string };

export interface Question {
  slot: Slot;
  text: Line;
  buttons?: readonly { id: string; label: string }[];
}

/** Where a fact stands in a sentence: words as they are typed, in small letters. The first that fits is taken. */
export interface Cues {
  /** The fact follows. */
  after?: readonly string[];
  /** The fact follows, if it begins with a capital letter. */
  afterCapital?: readonly string[];
  /** The fact stands before it. */
  before?: readonly string[];
  /** The fact ends with it. */
  upTo?: readonly string[];
  /** It is a part of the fact's name: 簿記 of 日商簿記3級. */
  within?: readonly string[];
  /** A word, and the fact that it stands for. */
  itself?: Readonly<Record<string, string>>;
  /** What is left of the sentence without its opening and ending is the fact. */
  rest?: true;
  /** No such fact. */
  not?: readonly string[];
}

export interface Template {
  /** Kinds of what it is about: the first that has one of its words in the message holds, `{?kind=music}`. */
  kinds?: Readonly<Record<string, readonly string[]>>;
  /** A wish with one of these is of this template. */
  words: readonly string[];
  /** Where words of these are found as well, it is of this one. */
  over?: readonly TemplateId[];
  name: Line;
  /** `start`: it begins now or on the day said, and goes on; else everything leads up to the day. */
  isFromStart?: true;
  tasks: readonly TaskLine[];
  sections: readonly Section[];
  /** A box for each of the first days on which it is to be done. */
  ticks?: { title: Line; count: number };
  /** Parts of the budget in per cent; the last takes what is left. */
  split?: readonly (readonly [Line, number])[];
  alarms: readonly AlarmLine[];
  /** Rings at the time said, on the days said. */
  repeating?: Line;
  questions: readonly Question[];
  cues: Partial<Record<NameSlot, Cues>> & {
    /** Who is meant: the word, and how it is called in a plan. */
    who?: Readonly<Record<string, string>>;
  };
}

/** What all templates of a language share. */
export interface PlanWords {
  folder: string;
  /** What was said, line by line, at the top of the note. */
  facts: readonly Line[];
  said: string;
  /** What stands before the number of a time, and behind it. */
  time: readonly [before: string, behind: string];
  budgetTitle: string;
  colon: string;
  /** How many people a word speaks of. */
  people: Readonly<Record<string, number>>;
  peopleUnits: readonly string[];
  moneyUnits: readonly string[];
  /** With one of these a sum is what something may cost, not what is wished for. */
  budget: readonly string[];
  nightUnits: readonly string[];
  /** In a month that is meant to its end. */
  monthEnd: readonly string[];
  /** Before or after a day that is the last one. */
  deadline: readonly string[];
  /** Openings of a wish, which are no part of it. */
  openings: readonly string[];
  /** Endings of a wish, and what stands there instead. */
  endings: readonly (readonly [string, string])[];
  /** Words at which a fact's name ends. */
  stops: readonly string[];
}

export interface MadePlan {
  name: string;
  /** `line`: which of the template's it is, whatever was filled in. */
  tasks: { name: string; owner: 'yours'; date: string | null; line: number }[];
  note: { path: string; content: string };
  alarms: { text: string; at: string; date: string | null; weekdays: number[] }[];
}
