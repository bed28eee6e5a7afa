import type { Choice } from './choice';

/** Something that will happen at some moment, unless its owner is dead or frozen. */
export interface Pending {
  owner: Owner;
  /** What it is, and which half of it: `journal.append begins`. */
  label: string;
  /** Not before this; ms of the simulation's own time. */
  due: number;
  /** Among those of one owner and queue, only the oldest can happen: a store answers in the order of asking. */
  queue: string | null;
  happen(): void;
}

/** A tab, or the world outside all tabs. */
export interface Owner {
  isAlive: boolean;
  isFrozen: boolean;
}

/** All that is under way, and the simulation's time. Everything that can happen next, may: the seed decides. */
export class Schedule {
  /** Monotonic, ms. */
  now = 0;
  /** What happened so far. */
  steps = 0;
  #pending: Pending[] = [];
  readonly #choice: Choice;

  constructor(choice: Choice) {
    this.#choice = choice;
  }

  add(pending: Pending): void {
    this.#pending.push(pending);
  }

  remove(pending: Pending): void {
    this.#pending = this.#pending.filter((other) => other !== pending);
  }

  /** Of the living that are not frozen; oldest first. */
  get ready(): Pending[] {
    const blocked = new Map<Owner, Set<string>>();
    return this.#pending.filter(({ owner, due, queue }) => {
      if (!owner.isAlive || owner.isFrozen) return false;
      if (queue !== null) {
        const queues = blocked.get(owner) ?? new Set();
        blocked.set(owner, queues);
        if (queues.has(queue)) return false;
        queues.add(queue);
      }
      return due <= this.now;
    });
  }

  /** One thing happens, or time goes on to the next that can, at most up to `limit`. False when nothing can before then. */
  step(limit: number): boolean {
    const ready = this.ready;
    const next = ready.length > 0 ? this.#choice.of(ready) : null;
    if (!next) return this.#goOn(limit);
    this.remove(next);
    this.steps += 1;
    next.happen();
    return true;
  }

  /** What dead tabs wait for never comes. */
  forgetDead(): void {
    this.#pending = this.#pending.filter(({ owner }) => owner.isAlive);
  }

  #goOn(limit: number): boolean {
    let soonest = Infinity;
    for (const { owner, due } of this.#pending)
      if (owner.isAlive && !owner.isFrozen && due > this.now) soonest = Math.min(soonest, due);
    if (soonest > limit) return false;
    this.now = soonest;
    return true;
  }
}
