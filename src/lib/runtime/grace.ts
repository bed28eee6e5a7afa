import type { AbortSignalLike } from '../base/ports';
import type { AbortHandle, RuntimePorts } from './ports';

/** How long a mind or a capability may take to stop once it is told to; ms. Then it is not waited for. */
const graceMs = 1_000;

/** What `work` resolves to; or `late`, when it was told to stop by `abort` and has not come to an end in time. Rejects as `work` does. */
export async function withinGrace<T>(
  { clock, newAbort }: Pick<RuntimePorts, 'clock' | 'newAbort'>,
  abort: AbortHandle,
  work: Promise<T>,
  late: () => T,
): Promise<T> {
  const over = newAbort();
  const tooLate = aborted(abort.signal)
    .then(() => clock.wait(graceMs, over.signal))
    .then(late);
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    over.abort();
  }
}

function aborted(signal: AbortSignalLike): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', resolve);
  });
}
