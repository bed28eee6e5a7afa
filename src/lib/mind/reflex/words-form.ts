import type { Wish } from '../../agent/fold/goals';
import type { RecipeId } from '../recipe-ids';

/** One button: what it does is told by its id. */
export interface Button {
  id: string;
  label: string;
}

/** A question that a task asks, and the line that goes into the note for each button. */
export interface TaskQuestion {
  /** `about`: the step or the purpose in short; `date`: a day in long form, empty where there is none. */
  ask(about: string, date: string): string;
  /** Heading of what is noted. */
  heading: string;
  buttons: readonly (Button & { noted: string })[];
}

export const taskQuestionCodes = [
  'first_move',
  'done_when',
  'obstacle',
  'find_out',
  'hardest',
  'changed',
  'next_step',
] as const;
export type TaskQuestionCode = (typeof taskQuestionCodes)[number];

/** All that Reflex says, in one language. Dates come in as they are to be shown; texts of the person as they are. */
export interface Words {
  /** Between the parts of a list inside a sentence. */
  comma: string;
  quote(text: string): string;
  /** A note as lists name it. */
  first: {
    greeting(name: string): string;
    /** Purposes to begin with at a press, each with a recipe of its own. */
    samples: readonly { id: RecipeId; label: string }[];
    study: string;
    general: string;
    /** After an answer, while there is no purpose. */
    again: string;
  };
  reply: {
    /** `person`: how the person is addressed; null where that is not known. */
    hello(name: string, about: string, person: string | null): string;
    /** A person's name as it is used to address them. */
    addressed(name: string): string;
    thanks: string;
    /** To pictures without a word. */
    picture: string;
    /** The plan moves on by itself; `next` is its next task. */
    goingOn(next: string): string;
    stopped: string;
    /** As `stopped`, while a question waits. */
    stoppedAsking: string;
    /** Buttons that open a page. */
    open: { help: string; models: string };
    unknownGoingOn(examples: string): string;
    help(name: string): string;
    unknown(examples: string): string;
    examples: string;
    today(date: string): string;
    noPurpose: string;
    purpose(purpose: string): string;
    noGoal: string;
    goal(
      id: string,
      name: string,
      count: { done: number; failed: number; skipped: number; total: number },
      rate: string,
    ): string;
    next(task: string, name: string): string;
    notes(count: number): string;
    more(count: number): string;
    noNotes: string;
    noSuchNote(path: string): string;
    noteTooLong: string;
    purposeTooLong(length: number, most: number): string;
    purposeMissing: string;
    unknownCommand(command: string): string;
    requestOpen: string;
    /** What cannot be done before y or n is kept. */
    later(said: string): string;
    interrupted(task: string, name: string): string;
    resting: string;
    notReached: string;
    /** Said to be reached while goals are open. */
    reachedLater: string;
    giveUp: string;
    dropped: string;
    buttonGone: string;
  };
  slot: {
    accepted(purpose: string): string;
    dateTaken(date: string): string;
    /** `taken`: as `dateTaken` says it. */
    dateChange(taken: string): string;
    datePast(date: string): string;
    dateUnread: string;
    weeklyUnread: string;
    /** How each question's matter is called in a judgement. */
    names: Readonly<
      Record<'purpose' | 'kind' | 'outcome' | 'date' | 'have' | 'steps' | 'subject' | 'hours' | 'materials', string>
    >;
    ask: {
      purpose: string;
      kind: string;
      outcome: string;
      outcomeOngoing: string;
      date: string;
      have: string;
      steps: string;
      subject: string;
      studyDate: string;
      hours: string;
      materials: string;
    };
    buttons: {
      kind: readonly Button[];
      outcome: readonly Button[];
      date: readonly Button[];
      have: readonly Button[];
      steps: readonly Button[];
      subject: readonly Button[];
      hours: readonly Button[];
      materials: readonly Button[];
    };
    /** `date` in long form without its weekday, or empty. */
    studyPurpose(subject: string, date: string): string;
  };
  reached: {
    ask(purpose: string): string;
    /** A wish, said where it was asked whether the purpose is reached. */
    askTake(purpose: string): string;
    take: Button;
    buttons: readonly Button[];
  };
  /** Words that no rule reads, while there is nothing to work for: whether they are a goal. */
  offer: {
    ask(said: string): string;
    take: Button;
    leave: Button;
    /** It was only talk. */
    left(examples: string): string;
  };
  /** Steps for who leaves them to the rules. */
  ownSteps: { general(about: string): readonly string[] };
  plan: {
    made(purpose: string, goal: string, tasks: number, first: string): string;
    date(date: string): string;
    /** A step that the person set on a day after the deadline. */
    behind(step: string, date: string): string;
    noDate: string;
    asks: string;
    next(goal: string, tasks: number, first: string): string;
  };
  /** Names of tasks: noun or dictionary form. */
  task: {
    /** `about` here and below: what it is for, in short. */
    goalNote(path: string, about: string): string;
    stepsNote(path: string, about: string): string;
    /** The same where the person named the steps; each with its day. */
    stepsFromTo(path: string, first: string, last: string): string;
    question: Readonly<Record<TaskQuestionCode, (about: string) => string>>;
    timetable(path: string): string;
    selfTest(path: string): string;
    reviews(path: string): string;
    review(folder: string): string;
    check(path: string): string;
    report(about: string): string;
  };
  goalName: { study(subject: string): string; next(title: string): string; round(title: string, date: string): string };
  file: {
    goal: string;
    steps: string;
    timetable: string;
    questions: string;
    log: string;
    daily: string;
  };
  /** Folder where a purpose leaves no letters for a name. */
  folder: string;
  questions: Readonly<Record<TaskQuestionCode, TaskQuestion>>;
  topics: { ask(subject: string): string; buttons: readonly Button[]; none: string };
  selfTest: { ask(subject: string): string; buttons: readonly Button[]; open: string };
  /** Before a question whose answer was to go into a note that the person would not have. */
  noteLeftOut(path: string): string;
  askFirst: { ask(path: string): string; buttons: readonly Button[]; heading: string };
  note: {
    purpose: string;
    outcome: string;
    date: string;
    noDate: string;
    time: string;
    have: string;
    nothingYet: string;
    stepsTitle(title: string): string;
    steps: string;
    weekly: string;
    subject: string;
    materials: string;
    open: string;
    restInChat: string;
    timetableTitle(subject: string): string;
    sessions: string;
    review: string;
    hours(hours: string): string;
    hoursAWeek(hours: string, days: string): string;
    firstSessions(count: number): string;
    questionsTitle(subject: string): string;
    reviews: string;
    reviewOf(subject: string): string;
    extraSession(date: string): string;
    logTitle(title: string): string;
    roundTitle(date: string): string;
    checked: string;
    /** "label: text" in a list. */
    labelled(label: string, text: string): string;
    written(date: string): string;
  };
  report: {
    whole(title: string, done: number, total: number): string;
    failed(names: string): string;
    /** Marked FAIL in the log, each for its own reason; nothing of that went wrong. */
    leftOut: Readonly<Record<Wish, (count: number, names: string) => string>>;
    notes(names: string): string;
    noNotes: string;
    nextStep(step: string, date: string): string;
    nextSession(date: string): string;
    lastDate(date: string): string;
    round(date: string): string;
  };
  option: {
    wait: string;
    answer: string;
    ask(what: string): string;
    askFirst: string;
    carefulPlan: string;
    curiousPlan: string;
    report: string;
    silent: string;
    useNote(capability: string, path: string): string;
  };
  judgment: {
    unavailable(action: string): string;
    nobodySpoke: string;
    said(what: string): string;
    notUnderstood: string;
    newPurpose: string;
    answered(slot: string): string;
    unread: string;
    allKnown: string;
    taskComes(task: string, name: string): string;
    taskAgain(task: string, cause: string): string;
    needless(task: string, without: string): string;
    answerCame(task: string): string;
    noGoalLeft: string;
    ongoing: string;
    nothingToDo: string;
    publicInput: string;
    requestOpen: string;
    interrupted: string;
  };
  intent: {
    wait: string;
    answer: string;
    ask(what: string): string;
    setPurpose: string;
    makePlan(goal: string, tasks: number): string;
    act(capability: string, path: string): string;
    report: string;
  };
  reason: {
    rules: string;
    asked: string;
    needed: string;
    task: string;
    noteLeftOut(path: string): string;
    noteMissing(path: string): string;
    existsNewName(path: string): string;
    existsAdd(path: string): string;
    rewrite: string;
    needless: string;
    missing: string;
    lastLook: string;
    carefulPlan: string;
    curiousPlan: string;
    wait: string;
    noMatter: string;
  };
  concern: { person: string; existing: string; lateDate: string };
}
