import type { Checkpoint } from '../../src/lib/runtime/ports';
import { AgentHouse, turnsOf, type HouseOptions } from './agent-house';
import { emptyStore, type MemoryStore } from '../../src/lib/journal/memory-journal';
import { FakeClock } from './fake-clock';

/** Every place where the runtime can die, in the order of a turn. */
export const checkpoints = [
  'after_started',
  'row_read',
  'before_commit',
  'after_input',
  'deliberating',
  'after_thought',
  'after_answer',
  'after_action',
  'after_effect',
  'after_result',
] as const satisfies readonly Checkpoint[];

export interface Kill {
  at: Checkpoint;
  /** From 1. */
  nth: number;
}

/** Tabs over one store, one after the other: the present one dies at the `nth` passing of a checkpoint, and never does anything again. */
export class KilledHouse {
  readonly store: MemoryStore = emptyStore();
  readonly clock = new FakeClock();
  house: AgentHouse;
  wasKilled = false;
  #isDead = false;
  #seed = 1;

  constructor(
    private readonly options: Omit<HouseOptions, 'store' | 'clock' | 'checkpoint'>,
    at: Checkpoint,
    nth: number,
  ) {
    this.house = this.#newHouse({ at, nth });
  }

  /** Lets the person do something, until it is taken up or the tab is dead: then the next one leads, with what is in the inbox. */
  async live(work: (house: AgentHouse) => Promise<unknown>): Promise<void> {
    let isDone = false;
    work(this.house).then(
      () => (isDone = true),
      () => (isDone = true), // a dead tab leaves its sender waiting
    );
    await turnsOf(() => isDone || this.#isDead);
    if (this.#isDead) await this.replace();
  }

  /** As `live`, but nobody takes over yet. */
  async dieWhile(work: (house: AgentHouse) => Promise<unknown>): Promise<void> {
    void work(this.house).catch(() => undefined); // a dead tab leaves its sender waiting
    await turnsOf(() => this.#isDead);
  }

  /** Another tab takes over; this one is closed wherever it is. */
  async replace(kill: Kill | null = null): Promise<void> {
    this.#isDead = false;
    const house = this.#newHouse(kill);
    this.house = house;
    await this.live(() => house.open());
  }

  #newHouse(kill: Kill | null): AgentHouse {
    this.#seed += 1;
    let passed = 0;
    let isKilled = false;
    const checkpoint = async (name: Checkpoint): Promise<void> => {
      if (name === kill?.at) passed += 1;
      if (!isKilled && !(name === kill?.at && passed === kill.nth)) return;
      isKilled = true;
      if (this.house === house) {
        this.#isDead = true;
        this.wasKilled = true;
      }
      await new Promise(() => {}); // no line after this one ever runs
    };
    const house = new AgentHouse({
      ...this.options,
      store: this.store,
      clock: this.clock,
      seed: this.#seed,
      checkpoint,
    });
    return house;
  }
}
