import { advance, type Outcome } from './advance';
import type { Command } from './command';
import { observe, type View } from './observe';
import type { World } from './world';

export interface WorldAnswer {
  readonly outcome: Outcome;
  /** Null while it goes on. */
  readonly end: World['end'];
}

/**
 * A world as the loop sees it: it is looked at, and one command at a time is carried out in it. The grid is one; a mover or a game may be
 * another. `act` refuses by its outcome and never rejects for a command; both reject only when the world cannot be reached.
 */
export interface WorldPort {
  observe(): Promise<View>;
  act(command: Command): Promise<WorldAnswer>;
}

/** The grid behind the port. */
export class GridPort implements WorldPort {
  constructor(public world: World) {}

  async observe(): Promise<View> {
    return observe(this.world);
  }

  async act(command: Command): Promise<WorldAnswer> {
    const { world, outcome } = advance(this.world, command);
    this.world = world;
    return { outcome, end: world.end };
  }
}
