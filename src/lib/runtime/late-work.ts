import type { Stimulus } from '../agent/step/turn';
import type { RuntimePorts } from './ports';
import { loadApprovalLines } from '../approval-lines/late-lines';
import { loadOrders } from './late-orders';
import type { bringFile } from './bring-file';
import type { probeAction, runAction } from './run-action';
import type { runDeliberation } from './run-deliberation';

interface Work {
  ok?: true;
  runDeliberation: typeof runDeliberation;
  runAction: typeof runAction;
  probeAction: typeof probeAction;
  bringFile: typeof bringFile;
}

type After<F extends (ports: RuntimePorts, ...rest: never[]) => unknown> = F extends (
  ports: RuntimePorts,
  ...rest: infer Rest
) => unknown
  ? Rest
  : never;

let loaded: Work | null = null;

/** What judges, what acts and what takes a file in comes in beside the first load: before it is wanted, or when it first is. Rejects where it does not come. */
export async function loadWork(): Promise<Work> {
  if (loaded) return loaded;
  const parts = [
    import('./run-deliberation'),
    import('./run-action'),
    import('./bring-file'),
    loadOrders(), // looked at before it acts
    loadApprovalLines(), // of what is judged
  ] as const;
  const [judging, acting, bringing] = await Promise.all(parts);
  loaded = { ...judging, ...acting, ...bringing };
  return loaded;
}

/** As runDeliberation. Where its code does not come, the mind could not be asked. */
export async function deliberate(ports: RuntimePorts, ...rest: After<Work['runDeliberation']>): Promise<Stimulus> {
  const work = loaded ?? (await came());
  if (work.ok !== false) return work.runDeliberation(ports, ...rest);
  const { due, attempt } = rest[2];
  const { why } = work;
  const output = { kind: 'failed', mind: ports.deliberator.name, code: 'no_thread', why, message: why } as const;
  return { kind: 'decided', due, attempt, output };
}

/** As runAction. Where its code does not come, nothing ran. */
export async function execute(ports: RuntimePorts, ...rest: After<Work['runAction']>): Promise<Stimulus> {
  const work = loaded ?? (await came());
  if (work.ok !== false) return work.runAction(ports, ...rest);
  return { kind: 'refused', action: rest[1], cause: 'unavailable' };
}

/** As probeAction. Where its code does not come, nobody knows. */
export async function probe(ports: RuntimePorts, ...rest: After<Work['probeAction']>): Promise<Stimulus> {
  const work = loaded ?? (await came());
  if (work.ok !== false) return work.probeAction(ports, ...rest);
  return { kind: 'probed', action: rest[1], end: 'unknown' };
}

/** As bringFile. False: its code did not come, and nothing was done. */
export async function bring(...given: Parameters<Work['bringFile']>): Promise<boolean> {
  const work = loaded ?? (await came());
  if (work.ok === false) return false;
  await work.bringFile(...given);
  return true;
}

async function came(): Promise<Work | { ok: false; why: string }> {
  try {
    return await loadWork();
  } catch (error) {
    return { ok: false, why: String(error) };
  }
}
