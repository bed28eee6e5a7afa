/** Every sentence that rules read, by what it asks for, in the order in which they are held against a message: the first that fits counts. */
export const sentenceIds = [
  'help',
  'own_name',
  'who',
  'greeting',
  'farewell',
  'thanks',
  'praise',
  'how_are_you',
  'joke',
  'undo',
  'stop',
  'no',
  'skip',
  'go_on',
  'explain',
  'tell_time',
  'tell_date',
  'alarm_list',
  'snooze',
  'alarm_cancel',
  'alarm_change',
  'timer_pause',
  'timer_set',
  'wake_set',
  'alarm_set',
  'note_rename',
  'list_show',
  'notes_list',
  'list_tick',
  'list_remove',
  'note_delete',
  'list_add',
  'list_named',
  'note_show',
  'find',
  'name_set',
  'remember',
  'note_write',
  'sum',
  'purpose_drop',
  'purpose_rest',
  'status',
  'purpose_set',
  'plan',
  'plan_fact',
  'correct',
  'mood_off',
  'mood_on',
  'heartbeat',
  'turns_an_hour',
] as const;
export type SentenceId = (typeof sentenceIds)[number];

/**
 * One kind of sentence in one language. Of its forms: `(a|b)` one of them, `[a|b]` one or none, `<name>` a list of the language, `{place}` open
 * words, `{when}` and `{old}` a whole time as said.
 */
export interface Sentence {
  id: SentenceId;
  /** As Help shows them. */
  examples: readonly string[];
  does: string;
  forms: readonly string[];
  /** Its forms are read with every time taken out, wherever it stood: "remind me on Friday to call Bob". */
  isTimed?: true;
}

/** Orders sentences as they are held against a message. */
export function byRank(one: Sentence, other: Sentence): number {
  return sentenceIds.indexOf(one.id) - sentenceIds.indexOf(other.id);
}

/** All that is read in one language. */
export interface Grammar {
  sentences: readonly Sentence[];
  lists: Readonly<Record<string, readonly string[]>>;
  /** Politeness and fillers before and behind a sentence. */
  before: readonly string[];
  behind: readonly string[];
  /** What stands between two requests in one message. */
  between: readonly string[];
  /** What belongs to a time that stands before it, and behind it. */
  beforeTime: readonly string[];
  behindTime: readonly string[];
  /** Behind a first part alone: it says another time of the same. */
  further: readonly string[];
  /** Between the things of a list. */
  items: readonly string[];
  /** Articles and the like before a name. */
  articles: readonly string[];
  /** Words that are no name, though they stand where one would. */
  notNames: readonly string[];
  /** Begin an order to remember something, where a time stands beside: "call mum at six". */
  deeds: readonly string[];
  /** Words of who tells something: a time beside them orders nothing. */
  telling: RegExp;
  /** Verbs of orders, which are no thing to put on a list. */
  verbs: readonly string[];
  /** Things that orders are about: where one stands in what would be a name, an order was not read. */
  controls: RegExp;
  /** Says how many or whose they are, and names none: a form without it fits as well. */
  noTarget: RegExp;
  /** Words about a purpose that are none: "my goal is not clear". */
  noPurpose: RegExp;
  /** Begins what is remembered aloud, and is not to be. */
  recalling: RegExp;
  /** Begins a question or an order, and is no thing to put on a list. */
  asking: RegExp;
  /** An order with its negation, wherever it stands: "don't remind me". Has the flag g. */
  refusing: RegExp;
  /** An order to change a ring, which sets no new one. */
  changing: RegExp;
  /** Names what rings at an hour, so that a number alone is one; a timer has none. */
  hourly: RegExp;
  /** A day or a number, which names no list. */
  timely: RegExp;
  /** Words that stand in no name of a list or an alarm. */
  noName: RegExp;
  /** Words that want to be reminded, though they say no time. */
  reminding: RegExp;
  /** Of a change by a length: it is moved by that, and to which side; and that a day comes to those there are. */
  shift: RegExp;
  earlier: RegExp;
  furtherDay: RegExp;
  /** A day goes from those there are. */
  withoutDay: RegExp;
}

/** What is read in a place: as the person wrote it. */
export type Places = Readonly<Partial<Record<'text' | 'list' | 'name' | 'to' | 'target' | 'unit', string>>>;
