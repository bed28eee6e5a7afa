import { leaderLockName } from './contract';

/**
 * How many agents of any build hold the leader's lock or wait for it: as many tabs are open, frozen ones and those that answer nobody
 * among them. One that still waits for the store is not counted. Null where the browser does not tell.
 */
export async function countAgents(): Promise<number | null> {
  if (!('locks' in navigator)) return null; // there only in secure contexts
  try {
    const { held = [], pending = [] } = await navigator.locks.query();
    return [...held, ...pending].filter(({ name }) => name === leaderLockName).length;
  } catch (error) {
    console.debug('the browser does not tell who holds a lock', error);
    return null;
  }
}
