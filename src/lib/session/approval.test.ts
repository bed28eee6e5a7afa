import { describe, expect, it } from 'vitest';
import { emptySnapshot, type PendingRequest } from '../agent/snapshot';
import { Approval } from './approval.svelte';
import type { LiveView } from './live-view.svelte';
import type { Outbox } from './outbox';
import { emptyView } from './page-view';

/** Of one kind and goal; each has a digest of its own. */
function request(number: number): PendingRequest {
  return {
    ...{ decision: 'D8', thought: 8, request: `R${number}`, digest: `${number}`.repeat(64), finishes: true },
    ...{ capability: 'note.write', capability_version: 1, task: 'G1-T1', lang: 'en', taint: [], is_public: false },
    ...{ seq: number, lines: ['Write a note', 'Your notes'], failed_before: null },
  };
}

function waiting(number: number): LiveView['current'] {
  const snapshot = emptySnapshot();
  return { ...emptyView, snapshot: { ...snapshot, run: { ...snapshot.run, pending: request(number) } } };
}

describe('approvals of one kind that follow each other', () => {
  it('count where they were taken, and not where the leader refused them', async () => {
    const view = { current: waiting(1) } as unknown as LiveView;
    const outbox = { send: () => Promise.resolve({ ok: true, id: 'row' }) } as unknown as Outbox;
    const approval = new Approval(view, outbox, () => {});
    await approval.answer('y', 'button');
    expect(approval.inARow).toBe(1);
    approval.refused();
    expect(approval.inARow).toBe(0);
    await approval.answer('y', 'button');
    expect(approval.inARow).toBe(1);
  });
});
