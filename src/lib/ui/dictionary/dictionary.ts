import type { Phase } from '../../agent/fold/snapshot';
import type { HaltReason } from '../../events/lifecycle';
import type { Route } from '../../session/page/router.svelte';

export type CyclePart = 'input' | 'plan' | 'thought' | 'action' | 'result';

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
    /** Beside what was done or came of it before the present turn. */
    earlier: string;
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
    /** Takes back what the line tells of. */
    undo: string;
    send: string;
    earlier: string;
    later: string;
    newest: string;
    /** In place of older lines; `seq` names the first event that is damaged. */
    damaged(seq: number): string;
    sending: string;
    inLog: string;
    brokenOff: string;
    /** Behind what was said before the person stopped it. */
    cut: string;
    /** The menu of a message. */
    more: string;
    find: string;
    newTopic: string;
    today: string;
    yesterday: string;
    you: string;
    choices: string;
    /** Before purposes to begin with. */
    /** Behind the line of a task that ended by the person's wish. */
    wished: Record<'rejected' | 'dropped' | 'needless', string>;
    /** Under a goal's record whose rate is below 100 %. */
    partial: string;
    stoppedPlaceholder: string;
    /** A link or a share wrote into the box. */
    prefilled: (host: string) => string;
    empty: string;
  };
  plan: {
    /** Why a task was left out. */
    wish: Record<'rejected' | 'dropped' | 'needless', string>;
    finished: string;
    label: string;
    short?: string;
    goals: (count: number) => string;
    purpose: string;
    emptyTitle: string;
    empty: string;
    change: string;
    noGoals: string;
  };
  /** What is read out of a request; the rest of its words come with its card. */
  approval: {
    asks: string;
    asksAgain: string;
    touches: string;
  };
  loadFailed: string;
}
