/** It commits together with its result: without a result it was not made. */
export function probeChange(): Promise<'not_done'> {
  return Promise.resolve('not_done');
}
