/** The outcome of work whose failure is expected: a tagged value, never a throw. `code` is for programs, `message` for people. */
export type Result<T, Code extends string = string> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly code: Code; readonly message: string };

export function success<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value };
}

export function failure<Code extends string>(
  code: Code,
  message: string,
): { readonly ok: false; readonly code: Code; readonly message: string } {
  return { ok: false, code, message };
}
