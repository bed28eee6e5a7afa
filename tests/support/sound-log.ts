import { expect } from 'vitest';
import { evolveStored } from '../../src/lib/agent/fold/evolve';
import {
  emptySnapshot,
  maxSnapshotBytes,
  snapshot as snapshotSchema,
  type Snapshot,
} from '../../src/lib/agent/fold/snapshot';
import { audit } from '../../src/lib/audit/audit';
import { verdictOf } from '../../src/lib/audit/report';
import { readEvent } from '../../src/lib/events/log-event';
import type { AgentHouse } from './agent-house';

/** The fold of a stored log, read as it would be at a start. */
export function foldOf(log: readonly unknown[]): Snapshot {
  return log.reduce<Snapshot>((snapshot, stored) => {
    const read = readEvent(stored);
    if (!read.ok) throw new Error(`an event cannot be read: ${read.message}`);
    return evolveStored(snapshot, read.value);
  }, emptySnapshot());
}

/**
 * What must hold of any log and state whatever happened: the audit finds nothing, the events fold to the stored snapshot, which fits
 * its form and its size, and no more is open than may be.
 */
export async function expectSound(house: AgentHouse): Promise<void> {
  const report = audit((await house.exported()).trimEnd().split('\n'), { state: house.snapshot.state });
  expect(verdictOf(report)).toMatch(/^clean/);
  expect(foldOf(house.events)).toEqual(house.snapshot);
  expect(snapshotSchema.parse(house.snapshot)).toEqual(house.snapshot);
  expect(JSON.stringify(house.snapshot).length).toBeLessThanOrEqual(maxSnapshotBytes);
  expectRecords(house);
  expectNothingStuck(house);
}

/** One record line for each result of a task, but of what was taken back, and each goal done, right behind it; at most one monologue for a result. */
function expectRecords(house: AgentHouse): void {
  const records = house.all('output').filter(({ kind }) => kind === 'record');
  const ours = house.all('result').filter(({ foreign }) => !foreign);
  const told = ours.filter(
    (result) => result.status === 'goal_done' || (result.task !== null && result.cause !== 'replaced'),
  );
  expect(records.map(({ trigger }) => trigger)).toEqual(told.map(({ seq }) => seq));
  const monologues = house.all('output').filter(({ kind }) => kind === 'monologue');
  expect(new Set(monologues.map(({ trigger }) => trigger)).size).toBe(monologues.length);
}

/** A task that was begun goes on unless the mind would rather wait, or something that can end it is open; nothing waits for a task that has ended. */
function expectNothingStuck(house: AgentHouse): void {
  const { state, run } = house.snapshot;
  const tasks = state.plan.goals.flatMap((goal) => goal.tasks);
  const waiting = [run.pending, run.granted, run.executing, run.asking, run.confirm, run.interrupted];
  const active = tasks.filter(({ status }) => status === 'active');
  expect(active.length).toBeLessThanOrEqual(1);
  const hasMindToWait =
    house.all('thought').findLast(({ foreign }) => !foreign)?.decision.decision_outcome !== 'do_action';
  if (active.length > 0 && !hasMindToWait)
    expect(run.due ?? run.halt ?? waiting.find((open) => open !== null)).toBeDefined();
  expect(run.saying).toBeNull();
  for (const open of [run.pending, run.granted, run.asking, run.executing]) {
    if (open && open.task !== null)
      expect(['pending', 'active']).toContain(tasks.find(({ id }) => id === open.task)?.status);
  }
  const phase = run.pending || run.granted ? 'approving' : run.executing ? 'executing' : null;
  expect(state.action.phase).toBe(phase);
}
