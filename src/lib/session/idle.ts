/** When nothing else is to be done, and at the latest after some two seconds. Gives what takes it back. */
export function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(work, { timeout: 2_000 });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(work, 300); // Safari has none
  return () => clearTimeout(timer);
}
