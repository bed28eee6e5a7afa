import type { AbortSignalLike } from '../base/ports';

/** Resolves once the signal aborts, at once where it has. `release`: to be called in any case, since a signal may outlive many calls. */
export function untilAborted(signal: AbortSignalLike): { aborted: Promise<'aborted'>; release: () => void } {
  let tell: () => void = () => {};
  const aborted = new Promise<'aborted'>((resolve) => (tell = () => resolve('aborted')));
  if (signal.aborted) tell();
  else signal.addEventListener('abort', tell);
  return { aborted, release: () => signal.removeEventListener('abort', tell) };
}
