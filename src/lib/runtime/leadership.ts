import { leaderLockName } from '../bridge/contract';
import { AgentLoop } from './agent-loop';
import type { Locks, RuntimePorts } from './ports';

/**
 * This tab's place among all tabs: it waits for the lock, leads while it holds it, and begins anew on a log that was changed under it.
 * Resolves when it leads no more: released, or read-only.
 */
export async function takePartInLeadership(
  ports: RuntimePorts,
  locks: Locks,
  onLoop: (loop: AgentLoop) => void,
): Promise<void> {
  await locks.hold(leaderLockName, { onWaiting: () => ports.onStatus({ role: 'standby' }) }, async () => {
    for (;;) {
      const loop = new AgentLoop(ports);
      onLoop(loop);
      if ((await loop.lead()) !== 'stale') return;
    }
  });
}
