import type { ModelSpent } from '../agent/fold/budget';
import { YadoriError } from '../base/yadori-error';

/** A mind could not be asked at all: no answer came, for a reason that trying again at once would not change. */
export class MindFailure extends YadoriError {
  override readonly name = 'MindFailure';
  constructor(
    /** Which, for programs. */
    readonly code: string,
    /** Why, in half a sentence, in the language of the turn. */
    readonly why: string,
    message: string,
  ) {
    super(message);
  }
}

/** A mind answered, and what it gave is no decision. The message names the place, never what stood there. */
export class InvalidOutput extends YadoriError {
  override readonly name = 'InvalidOutput';
  readonly code = 'invalid_output';
}

/** A budget for models is spent: the mind was not asked. */
export class ModelBudgetSpent extends YadoriError {
  override readonly name = 'ModelBudgetSpent';
  readonly code = 'budget_spent';
  constructor(readonly spent: ModelSpent) {
    super(`the budget of ${spent.budget} is spent`);
  }
}
