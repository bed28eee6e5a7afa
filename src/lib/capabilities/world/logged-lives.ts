import type { Journal, StoredLogEvent } from '../../agent/fold/ports';
import { isJsonObject } from '../../base/json';
import { readEvent, type EventOf, type LogEvent } from '../../events/log-event';
import { AvatarLife } from '../../world/avatar-life';
import { commands, type Command } from '../../world/command';
import { createWorld } from '../../world/generate';
import { labRecipe } from '../../world/life-recipe';
import { storedTerms } from '../../world/life-terms';
import { ruleMinds } from '../../world/minds/rule-minds';
import { GridPort } from '../../world/port';
import { settingsFor } from '../../world/run';
import type { Tick } from '../../world/tick';

/** What a life means to do next. `over`: it ended after `tick` ticks. `gone`: the log does not tell of it, or not all of it any more. */
export type Intention =
  | { kind: 'next'; tick: number; command: Command; purpose: string; risk: number }
  | { kind: 'over'; tick: number; end: LifeEnd }
  | { kind: 'gone' };
export type LifeEnd = NonNullable<Tick['end']> | 'dropped';

export type Acted =
  | { kind: 'lived'; tick: Tick }
  | { kind: 'over'; end: LifeEnd; tick: number }
  | { kind: 'gone' }
  | { kind: 'other_tick' };

/** Events that are read at once. */
const stretch = 500;

/** A life as the log tells it, up to one of its events. */
interface Held {
  /** Seq of the input that began it. */
  readonly id: number;
  /** The newest event that was looked at. */
  seq: number;
  hash: string;
  life: AvatarLife | null;
  /** What it means to do in the tick after the newest that it lived; null: not asked yet. */
  next: ReturnType<AvatarLife['intend']> | null;
  readonly tasks: Set<string>;
  readonly decided: Map<string, { command: Command; tick: number }>;
  /** Ticks that the log says were lived; the life at hand may be one ahead, while that is not written down. */
  logged: number;
  isDropped: boolean;
  /** What was done is no longer to be read. */
  isBroken: boolean;
}

/**
 * Lives in the Lab's world as folds of the log: terms and seed make the world, and every command that the log says was done is done in it
 * again. So whatever dies, a life goes on where the log left it, and an action whose result was never written did not happen in it.
 */
export class LoggedLives {
  #held: Held | null = null;
  #busy: Promise<unknown> = Promise.resolve();

  constructor(readonly log: Pick<Journal, 'events'>) {}

  /** The same until the tick was lived, however often it is asked. Rejects with StorageError. */
  intend(id: number): Promise<Intention> {
    return this.#inTurn(() => this.#intend(id));
  }

  /** Lives the next tick, if it is that one. Rejects with StorageError. */
  act(id: number, tick: number, command: Command): Promise<Acted> {
    return this.#inTurn(() => this.#act(id, tick, command));
  }

  /** One at a time: who asked may have been interrupted, and what it asked for goes on. */
  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#busy.then(work);
    this.#busy = done.catch(() => {});
    return done;
  }

  async #intend(id: number): Promise<Intention> {
    const held = await this.#current(id);
    if (!held?.life) return { kind: 'gone' };
    const end = endOf(held);
    if (end !== null) return { kind: 'over', tick: held.logged, end };
    return { kind: 'next', tick: held.logged + 1, ...(await intentionOf(held, held.life)) };
  }

  async #act(id: number, tick: number, command: Command): Promise<Acted> {
    const held = await this.#current(id);
    if (!held?.life) return { kind: 'gone' };
    const end = endOf(held);
    if (end !== null) return { kind: 'over', end, tick: held.logged };
    if (tick !== held.logged + 1) return { kind: 'other_tick' };
    return { kind: 'lived', tick: await live(held, held.life, command) };
  }

  async #current(id: number): Promise<Held | null> {
    const known = this.#held?.id === id && (await this.#follow(this.#held)) ? this.#held : null;
    // what was done and never written down is undone by living it again
    const isAhead = known !== null && livedBy(known) > known.logged;
    this.#held = known && !isAhead ? known : await this.#fromLog(id);
    return this.#held?.isBroken === true ? null : this.#held;
  }

  async #fromLog(id: number): Promise<Held | null> {
    const [first] = await this.log.events(id, 1);
    if (first?.seq !== id) return null;
    const { seq, hash } = first;
    const none = { life: null, next: null, logged: 0, isDropped: false, isBroken: false };
    const held: Held = { id, seq, hash, tasks: new Set(), decided: new Map(), ...none };
    return (await this.#follow(held)) ? held : null;
  }

  /** Takes in what the log has gained. False: it is another log by now. */
  async #follow(held: Held): Promise<boolean> {
    for (;;) {
      const events = await this.log.events(held.seq, stretch);
      const [last] = events;
      if (last?.seq !== held.seq || last.hash !== held.hash) return false;
      for (const stored of events.slice(1)) await enter(held, stored);
      if (events.length < stretch) return true;
    }
  }
}

async function enter(held: Held, stored: StoredLogEvent): Promise<void> {
  held.seq = stored.seq;
  held.hash = stored.hash;
  if (stored.type !== 'thought' && stored.type !== 'result') return;
  const read = readEvent(stored);
  const event: LogEvent | null = read.ok && read.value.known ? read.value.event : null;
  if (event?.type === 'thought') enterThought(held, event);
  if (event?.type === 'result') await enterResult(held, event);
}

function enterThought(held: Held, { trigger, seq, decision }: EventOf<'thought'>): void {
  const { action_type, action_payload, plan_update } = decision;
  if (held.life === null && trigger === held.id) {
    const tasks = (plan_update?.goals ?? [])
      .flatMap((goal) => goal.tasks)
      .filter(({ step }) => step?.recipe === labRecipe);
    const terms = storedTerms(tasks[0]?.step?.parameters ?? {});
    if (terms === null) return;
    for (const { id } of tasks) held.tasks.add(id);
    const settings = settingsFor(terms);
    const port = new GridPort(createWorld(settings.preset, terms.seed));
    held.life = new AvatarLife(port, ruleMinds[terms.mind], settings, terms.seed);
    return;
  }
  if (action_type !== 'world' || !isJsonObject(action_payload) || action_payload['life'] !== held.id) return;
  const command = commands.find((known) => known === action_payload['command']);
  const tick = action_payload['tick'];
  if (command === undefined || typeof tick !== 'number') held.isBroken = true;
  else held.decided.set(`D${seq}`, { command, tick });
}

async function enterResult(held: Held, event: EventOf<'result'>): Promise<void> {
  if (event.status === 'goal_done') return;
  const { outcome, cause, decision, task } = event;
  if (cause === 'dropped' && task !== null && held.tasks.has(task)) held.isDropped = true;
  const done = held.decided.get(decision);
  if (!done || outcome !== 'success' || done.tick !== held.logged + 1) return;
  held.logged = done.tick;
  held.decided.clear();
  if (!held.life || livedBy(held) >= done.tick) return;
  await live(held, held.life, done.command);
}

function intentionOf(held: Held, life: AvatarLife): ReturnType<AvatarLife['intend']> {
  return (held.next ??= life.intend());
}

/** The mind's own dice fall once a tick, whoever decided it: an action may have been decided by a thread that is gone. */
async function live(held: Held, life: AvatarLife, command: Command): Promise<Tick> {
  await intentionOf(held, life);
  held.next = null;
  return life.act(command);
}

function livedBy({ life }: Held): number {
  return life?.episode?.tally.ticks ?? 0;
}

function endOf({ life, isDropped }: Held): LifeEnd | null {
  return isDropped ? 'dropped' : (life?.episode?.end ?? null);
}
