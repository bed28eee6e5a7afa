/** How long the page belongs to whoever came to write: what stands beside the message box comes after that; ms. */
const firstMomentMs = 2_000;

/** When the first moment is over and nothing else is to be done. Gives what takes it back. */
export function whenIdle(work: () => void): () => void {
  let cancel = (): void => {};
  const wait = setTimeout(
    () => {
      if (typeof requestIdleCallback !== 'function') return work(); // Safari has none
      const handle = requestIdleCallback(work, { timeout: 2_000 });
      cancel = () => cancelIdleCallback(handle);
    },
    Math.max(0, firstMomentMs - performance.now()),
  );
  return () => {
    clearTimeout(wait);
    cancel();
  };
}
