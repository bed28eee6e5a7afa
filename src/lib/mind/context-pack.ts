import type { Alarm } from '../agent/fold/alarm';
import type { Misfit, NoteEntry } from '../agent/fold/capability';
import type { MindNotice } from '../agent/words/lines';
import type { Situation } from '../agent/words/situation';
import type { Wish } from '../agent/fold/goals';
import type { AvatarState, Due, Goal, TaskStatus } from '../agent/fold/snapshot';
import type { Language } from '../base/language';
import type { JsonObject } from '../base/json';
import type { AbortSignalLike } from '../base/ports';
import type { Cause, Outcome } from '../events/action-result';
import type { PurposeKind, TaskStep } from '../events/decision';
import type { HalfSaid, MindPlace } from '../agent/step/turn';
import type { OwnMind } from './own-settings';
import type { Transcript } from './transcript';

/** An event as a mind sees it: only what may bear on a judgement. Redacted text is null. */
export interface PackEvent {
  seq: number;
  type: string;
  time: string;
  /** What was said, found or reported. */
  text: string | null;
  /** Where it comes from: empty for the person's own words. */
  taint: readonly string[];
  /** The id of the choice that was pressed; its words are no signal. */
  choice: string | null;
  /** The way that it came in or went out by: an input's source, an output's pane; null: neither. */
  channel: string | null;
  outcome: Outcome | null;
  cause: Cause | null;
}

/** An action that ended. */
export interface Deed {
  capability: string;
  payload: JsonObject;
  /** Seq of its result; an alarm that it set is called by a seq after it. */
  result: number;
  /** The message that asked for it; null: the plan did, or it was redacted. */
  said: string | null;
}

/** All that one deliberation is given. A mind sees nothing else, and gives one ActionDecision. */
export interface ContextPack extends OwnMind {
  lang: Language;
  /** `date`: the person's calendar day, YYYY-MM-DD; `clock`: their wall time, HH:MM:SS; `zone`: IANA name. */
  now: { time: string; date: string; clock: string; zone: string };
  /** What asks for it: a message, the plan going on, or the want of a purpose. */
  why: Due['kind'];
  /** From 1: how often it is asked for this, with those that gave nothing that held. */
  attempt: number;
  trigger: PackEvent;
  /** Messages that came behind the trigger and wait as well, oldest first: the decision is for all of them. Empty for rules. */
  together: readonly PackEvent[];
  /** For rules, where a message goes on after an action: that message, and how often it was thought about already. */
  opener: PackEvent | null;
  round: number;
  /** For rules: plans under way, then the newest actions that ended, oldest first, with what was said that asked for each. */
  deeds: readonly Deed[];
  /** For rules: what the open request would do, and what was said that asked for it. */
  open_action: Pick<Deed, 'capability' | 'payload' | 'said'> | null;
  /** The trigger is the reply to a question that the mind asked outside any task. */
  is_answer: boolean;
  /** The trigger speaks of distress, and was answered with care already: only talking may follow. */
  care_given: boolean;
  /** Talk and deeds so far, with what is at hand. Empty for rules, and where the trigger is of others. */
  transcript: Transcript;
  /** What the decision will serve. */
  intent: string;
  /** Words alone may follow: the person said no, or it was asked often enough. */
  talk_only: boolean;
  /** Which log it is of, and since when what was said before may not be taken as known elsewhere; see Run.forgotten. */
  log: { id: string | null; forgotten: number };
  /** Of all that is in it. */
  taint: readonly string[];
  situation: Situation;
  /** The other elements of the state: what was thought, is done and came of it last. */
  state: Pick<AvatarState, 'thought' | 'action' | 'result'>;
  purpose: { text: string; kind: PurposeKind | null } | null;
  /** Active goals, oldest first. */
  goals: readonly Goal[];
  /** The number that the next new goal takes: G<next_goal>. */
  next_goal: number;
  /** Goals of this purpose that ended, newest last. */
  finished_goals: readonly Goal[];
  /** The task that comes now; null when there is none, or when a message is to be answered. */
  task: PackTask | null;
  intake: { recipe: string; awaiting: string | null; answers: Readonly<Record<string, PackEvent>> } | null;
  /** The person was asked already, since the last goal ended, whether the purpose is reached. */
  asked_whether_reached: boolean;
  /** The person said that the purpose is reached; none came since. */
  is_purpose_reached: boolean;
  /** A question of the mind's waits for its answer, and the trigger is none. */
  is_question_open: boolean;
  /** That question as it was asked, for a mind that reads; null: none waits, or the trigger cannot answer it. */
  open_question: PackEvent | null;
  /** The step of the task whose question that is; null: it was asked outside any task. */
  asked_step: TaskStep | null;
  /** That task, where an answer alone leaves it to be done; null where `open_question` is. */
  asked_task: string | null;
  /** The step whose try the trigger refused, or follows a refusal of: what is done now is of it. */
  reopened: Due['reopened'] | null;
  /** Tasks of the newest goals that ended by the person's wish, by id, and how. */
  skipped: Readonly<Partial<Record<string, Wish>>>;
  /** A request waits for y or n: only talking is possible meanwhile, or what takes its place. */
  is_request_open: boolean;
  request: PackRequest | null;
  /** A task was cut off and waits for resume or drop. */
  interrupted: { task: string; name: string | null } | null;
  halt: string | null;
  /** For a mind that reads: those named by words of others only where such words are in the pack anyway. */
  notes: readonly NoteEntry[];
  alarms: readonly Alarm[];
  /** Collections of documents at a host that the person named for searching; null: none. */
  collections: { host: string; ids: readonly string[] } | null;
  /** As they are now, by name. */
  settings: Readonly<Record<string, unknown>>;
  /** How often the hour's budgets for models were given once more, and in which hour of the clock, UTC. */
  models_extended: { hour: string | null; times: number };
  /** Where who judges is; null: rules. */
  place: MindPlace | null;
  /** Whether it may look at the person's own: unasked, after one question for its address, after one each time, or not for this intent. */
  reading: 'unasked' | 'ask_once' | 'ask_each' | 'shut';
  /** Names of the capabilities that can be used right now. */
  catalogue: readonly string[];
  /**
   * Those among them that a rule of the person's may approve in this turn, within its bounds; what is shipped is not named. Null: no rule
   * at all holds, so that talking is asked about too.
   */
  automatic: readonly string[] | null;
}

/** What waits for y or n. */
export interface PackRequest {
  id: string;
  /** Its two lines as they are shown. */
  lines: readonly (string | null)[];
  decision: string;
  capability: string;
  task: string | null;
  /** Its success ends that task. */
  finishes: boolean;
  /** What is judged now may mean it otherwise: then it is taken back. */
  can_replace: boolean;
  /** The person may answer it with a rule. */
  can_become_rule: boolean;
}

export interface PackTask {
  id: string;
  goal: string;
  name: string | null;
  status: TaskStatus;
  step: TaskStep | null;
  /** An earlier task of the goal, about the same note, that the person would not have. */
  without: string | null;
  /** The step of that one, by its name; null: it had none. */
  without_step: string | null;
  /** Actions done for it so far, and how many of them were partial or without effect. */
  actions: number;
  tries: number;
  /** Its newest result. */
  result: PackEvent | null;
  /** What the person answered to its questions, oldest first. */
  answers: readonly PackEvent[];
}

/** Older talk in a mind's words: of the events from one seq to another. */
export interface MadeSummary {
  from: number;
  to: number;
  text: string;
  previous: number | null;
}

/**
 * A mind. Resolves to one ActionDecision, not yet checked: it is parsed by its caller, and dropped when it does not validate.
 * Rejects when the signal aborts, with MindFailure when no answer can be had, and with InvalidOutput when what came is no decision. In
 * the Lab it gets a LabPack, and gives a plan.
 */
export interface Deliberator<Pack = ContextPack> {
  /** As the header names it. */
  readonly name: string;
  /** Published rules, no model: what it says is marked so. */
  readonly isRules: boolean;
  /** Where one that reads is; null: rules. */
  readonly place?: MindPlace | null;
  /** Whether the one that judges next reads, known before it is ready; without it, the one in use now. */
  willRead?(): Promise<boolean>;
  /** Waited for before each deliberation; name and kind stand after it. Rejects where it cannot be loaded. */
  ready?(): Promise<void>;
  /** Who judges this pack in its place; null: itself. Rejects as `ready` does. */
  judgeOf?(pack: Pack): Promise<Deliberator<Pack> | null>;
  deliberate(pack: Pack, signal: AbortSignalLike): Promise<unknown>;
  /** What it decided last does not fit things as they are, which it could not see: it is asked again, and should know. */
  refused?(misfits: readonly Misfit[]): Promise<void>;
  /** Asked for after each deliberation: what the person must know and was not told yet. */
  takeNotice?(): MindNotice | null;
  /** What it has said so far of the answer that it is at; null: nothing, or it is at none. */
  halfSaid?(): HalfSaid | null;
  /** Asked for after each deliberation: a summary of older talk that is to be kept, and that the next one builds on. */
  takeSummary?(): MadeSummary | null;
}
