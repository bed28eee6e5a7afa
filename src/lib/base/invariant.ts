import { YadoriError } from './yadori-error';

/** A bug of ours, as against a fault of the outside world. */
export class InvariantError extends YadoriError {
  override readonly name = 'InvariantError';
  readonly code = 'bug';
}

/** Throws InvariantError when `condition` does not hold: for what only a mistake in this code could break. */
export function invariant(condition: unknown, message: string): asserts condition {
  if (!condition) throw new InvariantError(message);
}
