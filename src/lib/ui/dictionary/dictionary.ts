import type { Phase } from '../../agent/fold/snapshot';
import type { HaltReason } from '../../events/lifecycle';
import type { Route } from '../../session/page/router.svelte';
import type { Trouble } from '../../session/send/sender.svelte';
import type { ViewProblem } from '../../session/view/live-view.svelte';
import type { AgentStatus } from '../../bridge/contract';

export type Parameters = Readonly<Record<string, string | number | undefined>>;

/** What happened, in bold, and what to do. */
export interface NoticeWords {
  title: string;
  text: string;
}

export type CyclePart = 'input' | 'plan' | 'thought' | 'action' | 'result';
export type ReadOnlyCode = Extract<AgentStatus, { role: 'read_only' }>['code'];

/** Every word of the page that is not the agent's. The lazy pages have their own, beside them. */
export interface Dictionary {
  name: string;
  mind: { name: string; place: string; device: string };
  offline: string;
  offlineHint: string;
  pages: string;
  menu: string;
  page: Record<Route, string>;
  /** Of the link to Data, when much stands in no backup. */
  backupDue: string;
  language: string;
  theme: string;
  stop: string;
  resume: string;
  drop: string;
  close: string;
  cancel: string;
  /** In place of a redacted text. */
  removed: string;
  cycle: string;
  phaseLabel: string;
  phase: Record<Exclude<Phase, 'halted'>, string>;
  halted: (reason: string) => string;
  cell: Record<CyclePart, string>;
  /** Beneath the door of the strip. */
  gate: string;
  strip: {
    noInput: string;
    noPurpose: string;
    notRunYet: (what: string) => string;
    notRun: string;
    /** How the newest result ended; what ended by the person's wish is told by that, in the log's own word. */
    ended: Record<'done' | 'fail' | 'rejected' | 'dropped' | 'needless', string>;
    halted: string;
    turn: (turn: number) => string;
    seconds: (seconds: number) => string;
    haltHint: Record<HaltReason, string>;
  };
  panes: string;
  /** `short`: for the narrow tabs of a phone. */
  inspector: { label: string; short?: string; empty: string };
  vitals: { label: string; short?: string };
  cli: { label: string; short?: string };
  chat: {
    label: string;
    short?: string;
    log: string;
    message: string;
    placeholder: string;
    /** While there is no purpose. */
    firstPlaceholder: string;
    /** While a question is open. */
    answerPlaceholder: string;
    /** A note that a line tells of. */
    open: string;
    openNote: (path: string) => string;
    send: string;
    earlier: string;
    later: string;
    newest: string;
    /** In place of older lines; `seq` names the first event that is damaged. */
    damaged(seq: number): string;
    sending: string;
    brokenOff: string;
    today: string;
    yesterday: string;
    you: string;
    choices: string;
    /** Before purposes to begin with. */
    samples: string;
    /** Behind the line of a task that ended by the person's wish. */
    wished: Record<'rejected' | 'dropped' | 'needless', string>;
    /** Before the question that what is written answers. */
    /** Under a goal's record whose rate is below 100 %. */
    partial: string;
    answers: string;
    skip: string;
    /** What is said where Skip answers a question of a recipe. */
    skipAnswer: string;
    leave: string;
    left: string;
    back: string;
    /** Where a text may be an answer or not. */
    unclear: string;
    isAnswer: string;
    isAside: string;
    stoppedPlaceholder: string;
    /** A link or a share wrote into the box. */
    prefilled: (host: string) => string;
    empty: string;
  };
  plan: {
    /** Why a task was left out. */
    wish: Record<'rejected' | 'dropped' | 'needless', string>;
    finished: string;
    finishedHint: string;
    newPurpose: string;
    askedHint: string;
    label: string;
    short?: string;
    goals: (count: number) => string;
    purpose: string;
    emptyTitle: string;
    empty: string;
    noGoals: string;
  };
  approval: {
    label: string;
    asks: string;
    asksAgain: string;
    touches: string;
    approve: string;
    reject: string;
    payload: string;
    always: string;
    failedAt: (time: string, cause: string) => string;
    failedWithoutCause: (time: string) => string;
    stain: (origins: string) => string;
    origin: Record<'public' | 'web' | 'tool' | 'import' | 'link', (from: string) => string>;
    and: string;
    hidden: string;
    payloadGone: string;
    emptyPayload: string;
    preview: string;
    previewAdded: string;
    /** Behind `preview`, where it is not all. */
    beginning: string;
    moreLines: (count: number) => string;
    alwaysHint: (folder: string) => string;
    digest: string;
    ownWords: string;
    rules: string;
    /** On a phone's other pages the card is one line. */
    show: string;
    fold: string;
  };
  notice: {
    halt: Record<HaltReason, NoticeWords>;
    stoppedAt: (task: string) => string;
    interrupted: (task: string) => NoticeWords;
    /** `task`: null where it is of none; `asked`: the question, null when it cannot be read. */
    asking: (task: string | null, asked: string | null) => NoticeWords;
    /** Shows the chat, where it is asked. */
    answer: string;
    readOnly: Record<ReadOnlyCode, NoticeWords>;
    gone: NoticeWords;
    view: Record<Exclude<ViewProblem['code'], 'blocked'>, NoticeWords>;
    /** By so many other tabs; null: it is not known how many. */
    blocked: (tabs: number | null) => NoticeWords;
    /** How a person finds one of them: `page` by its name, times as the page writes them; `hidden`: out of sight since then. */
    blockedBy: (tab: { page: string; opened: string; hidden: string | null }) => string;
    blockedByUnnamed: (tabs: number) => string;
    update: NoticeWords;
    useNow: string;
    replaced: NoticeWords;
    reload: string;
    standby: string;
    leaderSilent: string;
    goToData: string;
  };
  /** Leads from a refused key to where keys belong. */
  enterKey: string;

  refusal: Record<Trouble['code'], (parameters: Parameters) => string>;
  loadFailed: string;
}
