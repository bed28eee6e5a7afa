import { vi } from 'vitest';

/** Waits until nothing is thrown, and gives what is given then. What hangs fails after half a minute; how long it takes decides nothing. */
export function eventually<T>(check: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(check, { timeout: 30_000 });
}
