/** Stands in for the agent: answers, and does nothing. */
import { expose } from 'comlink';
import type { Agent } from '../../../src/lib/bridge/contract';

expose({
  ping() {},
  start() {},
  poke() {},
  status: () => ({ role: 'leading' }),
  exportFile: async () => ({ ok: false, code: 'fake', message: 'this agent is a stand-in' }),
  policy: async () => ({ evalCode: 'blocked', foreignFetch: 'blocked' }),
} satisfies Agent);
