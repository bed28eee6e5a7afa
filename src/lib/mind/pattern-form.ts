import type { Language } from '../base/language';

/** What a sentence means, or what a phrase inside one is. */
export type PatternId =
  | 'greeting'
  | 'thanks'
  | 'go_on'
  | 'help'
  | 'explain'
  | 'status'
  | 'purpose'
  | 'notes'
  | 'today'
  | 'reached'
  | 'not_reached'
  | 'give_up'
  | 'alarms'
  | 'alarm_set'
  | 'wake'
  | 'alarm_cancel'
  | 'alarm_change'
  | 'snooze'
  | 'recall'
  | 'search'
  | 'mood_off'
  | 'mood_on'
  | 'heartbeat'
  | 'turns_an_hour'
  | 'lab'
  | 'read_note'
  | 'delete_note'
  | 'write_note'
  | 'new_purpose'
  | 'study'
  | 'event'
  | 'journal'
  | 'weekly'
  | 'habit'
  | 'tidy'
  | 'wish'
  | 'to_reach'
  | 'ongoing'
  | 'nothing'
  | 'order'
  | 'date'
  | 'other_date'
  | 'clock_time'
  | 'weekly_time';

export interface PatternTexts {
  /** Sentences that are understood, as the Help page shows them. */
  examples: readonly string[];
  /** What then happens. */
  does: string;
  /**
   * The whole grammar: `(a|b)` one of them, `[a|b]` one of them or none, `{text}` any words, `{act}` (English, before how often) and
   * `{deed}` (Japanese, behind it, not beginning with の) the same where it is they that come again and not another thing in them
   * (reflex/own-repeat.ts), `{words}` any words that are passed over, `{time}` words with a time of day, `{alarm}` words that name an alarm,
   * `{id}` its number (A12), `{path}` the path of a note. Case, the
   * width of Latin letters and a closing mark do not matter. Empty where a grammar of its own reads the phrase (dates, weekly time).
   */
  sentences: readonly string[];
}

export interface PublishedPattern extends Readonly<Record<Language, PatternTexts>> {
  id: PatternId;
  /** `sentence`: a whole message. `answer`: the reply to one of the Avatar's questions. `phrase`: may stand inside any text. */
  use: 'sentence' | 'answer' | 'phrase';
}
