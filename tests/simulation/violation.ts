/** What must never be, by its name. */
export class Violation extends Error {
  override readonly name = 'Violation';
  constructor(
    readonly invariant: string,
    detail: string,
  ) {
    super(`${invariant}: ${detail}`);
  }
}
