import type { WhenProblem } from '../spans/when';

/** All that rules say, in one language. */
export interface AnswerWords {
  option: { wait: string; answer: string; ask: string };
  judged: {
    unavailable: string;
    ordered: string;
    answered: string;
    notRead: string;
    nothingDue: string;
    publicInput: string;
    requestOpen: string;
    oldStep: string;
  };
  first(name: string): string;
  firstButtons: readonly { id: string; label: string; said: string }[];
  hello(name: string, person: string | null, about: string): string;
  farewell(person: string | null): string;
  thanks: string;
  praise: string;
  howAreYou(mood: 'up' | 'even' | 'down'): string;
  jokes: readonly string[];
  help(name: string): string;
  who(name: string): string;
  ownName(name: string | null): string;
  explain: { request: string; question: string; nothing: string };
  picture: string;
  /** What no rule reads. */
  notRead: string;
  notReadOpen: string;
  buttons: { note: string; remind: string; goal: string; mind: string };
  /** As the person would say it; `said`: their words. */
  sayInstead: { note(said: string): string; remind(said: string): string; goal(said: string): string };
  time(clock: string): string;
  date(day: string): string;
  dateOf(day: string): string;
  sum(of: string, result: string): string;
  stopped: string;
  resume: string;
  undoHint: string;
  left: string;
  /** A choice or an answer to a question that is over. */
  buttonGone: string;
  later(said: string): string;
  requestOpen: string;
  publicTalk: string;
  unknownCommand(command: string): string;
  purposeMissing: string;
  second(said: string): string;
  alarm: {
    none: string;
    all(count: number): string;
    openTab: string;
    noPause: string;
    when(text: string): string;
    whenButtons: readonly { id: string; label: string; said: string }[];
    problem: Readonly<Record<WhenProblem | 'unread', string>>;
    unreadPart(part: string): string;
    full(most: number): string;
    which: string;
    noSuch: string;
    unnamed: { alarm: string; wake: string; timer: string };
    set(text: string): string;
    cancel(text: string): string;
    snooze(text: string): string;
  };
  list: {
    /** Names of lists that are called by a word of their own. */
    shopping: string;
    todo: string;
    packing: string;
    folder: string;
    added(list: string): string;
    noList: string;
    notOn(item: string): string;
    which: string;
    nothingToAdd: string;
    /** A list with their words is not changed. */
    ofOthers: string;
  };
  note: {
    daily: string;
    about: string;
    aboutHeading: string;
    none: string;
    all(count: number): string;
    more(count: number): string;
    ofOthers(count: number): string;
    noSuch(name: string): string;
    tooLong: string;
    what: string;
    exists(name: string): string;
    do(action: string, path: string): string;
  };
  find(query: string): string;
  queryTooLong: string;
  name(name: string): string;
  setting: {
    no: string;
    unread: string;
    same(value: string): string;
    range(least: number, most: number): string;
    change(name: string): string;
    on: string;
    off: string;
  };
  purpose: {
    none: string;
    is(text: string): string;
    taken(text: string): string;
    tooLong(length: number, most: number): string;
    goal(name: string, done: number, total: number): string;
    next(name: string, day: string): string;
    noGoal: string;
    ask: string;
    reached(text: string): string;
    reachedButtons: readonly { id: string; label: string }[];
    resting: string;
    drop(text: string): string;
    dropButtons: readonly { id: string; label: string }[];
    kept: string;
    dropped: string;
    offerPlan: string;
    offerButtons: readonly { id: string; label: string }[];
  };
  plan: {
    which: string;
    keep(name: string): string;
    done: string;
    gone: string;
    /** Words that others had a part in change neither plan nor purpose. */
    notOwn: string;
    /** A bare yes to whether a plan stays whose purpose was dropped. */
    keepOrDrop: string;
    /** After a no to its card: its steps stand, and nothing else does. */
    refused: string;
    full: string;
    /** A step that only a model could do. */
    notMine(name: string): string;
    taskDone: { id: string; label: string };
    oldIntake: string;
  };
}
