import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { InboxRow, RowOutcome } from '../../agent/fold/inbox-row';
import { emptySnapshot, type PendingRequest } from '../../agent/fold/snapshot';
import { aloneMs, guardMs } from '../keys/approval-keys';
import type { KeyPress } from '../keys/key-press';
import { Approval } from './approval.svelte';
import type { LiveView } from '../view/live-view.svelte';
import type { NewRow, Outbox } from '../send/outbox';
import { emptyView } from '../view/page-view';

function line(text: string) {
  return { code: 'as_shown', parameters: {}, text };
}

/** Of one kind and goal; each has a digest of its own. */
function request(number: number): PendingRequest {
  return {
    ...{ decision: 'D8', thought: 8, request: `R${number}`, digest: `${number}`.repeat(64), finishes: true },
    ...{ capability: 'note.write', capability_version: 1, task: 'G1-T1', lang: 'en', taint: [], is_public: false },
    ...{ seq: number, lines: [line('Write a note'), line('Your notes')], failed_before: null },
  };
}

function waiting(number: number): LiveView['current'] {
  const snapshot = emptySnapshot();
  return { ...emptyView, snapshot: { ...snapshot, run: { ...snapshot.run, pending: request(number) } } };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { querySelector: () => null });
  vi.stubGlobal('HTMLElement', class {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function approvalOf(sent: NewRow[] = []): Approval {
  const view = { current: waiting(1) } as unknown as LiveView;
  const send = (row: NewRow) => {
    sent.push(row);
    return Promise.resolve({ ok: true, id: 'row' });
  };
  return new Approval(
    view,
    { send } as unknown as Outbox,
    () => {},
    () => 'en',
    () => null,
  );
}

describe('a request that has just appeared', () => {
  it('takes no press that was under way, and the same press once it settled', async () => {
    const sent: NewRow[] = [];
    const approval = approvalOf(sent);
    approval.shown(true, true);
    vi.advanceTimersByTime(guardMs - 1);
    await approval.answer('y', 'button');
    expect([approval.isSettled, sent]).toEqual([false, []]);
    vi.advanceTimersByTime(1);
    await approval.answer('y', 'button');
    expect([approval.isSettled, sent]).toMatchObject([true, [{ kind: 'answer', answer: 'y' }]]);
  });

  it('begins anew with the next request, also where the one before had settled', () => {
    const approval = approvalOf();
    approval.shown(true, true);
    vi.advanceTimersByTime(guardMs);
    approval.hidden();
    approval.shown(true, true);
    expect(approval.isSettled).toBe(false);
  });
});

describe('a letter for it', () => {
  const press = (key: string, more: Partial<KeyPress> = {}): KeyPress => ({
    ...{ key, code: '', keyCode: 0, isComposing: false, repeat: false },
    ...{ ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...more },
  });
  function settled(): { approval: Approval; sent: NewRow[]; words: string[]; type: (...keys: string[]) => void } {
    const sent: NewRow[] = [];
    const words: string[] = [];
    const approval = approvalOf(sent);
    approval.onTyping = (text) => words.push(text) > 0;
    approval.shown(true, true);
    vi.advanceTimersByTime(guardMs);
    return { approval, sent, words, type: (...keys) => keys.forEach((key) => approval.press(press(key), null, true)) };
  }

  it('answers once it stood alone', () => {
    const { approval, sent, type } = settled();
    type('y');
    vi.advanceTimersByTime(aloneMs - 1);
    expect([approval.heldKey, sent]).toEqual(['y', []]);
    vi.advanceTimersByTime(1);
    expect([approval.heldKey, sent]).toMatchObject([null, [{ kind: 'answer', answer: 'y', via: 'key' }]]);
  });

  it('answers nothing where it begins a word, which goes on in the message box', () => {
    const { sent, words, type } = settled();
    type('y', 'a');
    vi.advanceTimersByTime(aloneMs * 2);
    expect([sent, words]).toEqual([[], ['ya']]);
  });

  it('answers nothing where an input method goes on with it, whose key stays its own', () => {
    const { approval, sent, words, type } = settled();
    type('n');
    expect(approval.press(press('Process', { keyCode: 229 }), null, true)).toBe(false);
    vi.advanceTimersByTime(aloneMs * 2);
    expect([sent, words]).toEqual([[], []]);
  });

  it('answers nothing where it ends a word, and again once that is over', () => {
    const { sent, type } = settled();
    type('s', 'a', 'y');
    vi.advanceTimersByTime(aloneMs * 2);
    expect(sent).toEqual([]);
    type('y');
    vi.advanceTimersByTime(aloneMs);
    expect(sent).toHaveLength(1);
  });

  it('answers once where it is pressed twice, and not at all where its card goes first', () => {
    const { approval, sent, type } = settled();
    type('y', 'y');
    vi.advanceTimersByTime(aloneMs);
    expect(sent).toHaveLength(1);
    const other = settled();
    other.type('y');
    other.approval.hidden();
    vi.advanceTimersByTime(aloneMs * 2);
    expect(other.sent).toEqual([]);
    expect(approval.heldKey).toBeNull();
  });
});

describe('approvals of one kind that follow each other', () => {
  it('count where they were taken, and not where the leader refused them', async () => {
    const sent: NewRow[] = [];
    const approval = approvalOf(sent);
    approval.shown(true, true);
    vi.advanceTimersByTime(guardMs);
    await approval.answer('y', 'button');
    expect(approval.inARow).toBe(1);
    const row = { ...sent[0], id: 'row', at: '', lang: 'en' } as InboxRow;
    const outcome: RowOutcome = { id: 'row', ok: false, code: 'already_answered', parameters: {}, at: '' };
    approval.settled({ row, outcome });
    expect(approval.inARow).toBe(0);
    await approval.answer('y', 'button');
    expect(approval.inARow).toBe(1);
  });
});

it('a word for the request that is shown counts once it could be read, as a key or a press does', () => {
  const approval = approvalOf();
  expect(approval.isTooSoonFor('R1')).toBe(true); // its card is not there yet
  approval.shown(false, true);
  expect(approval.isTooSoonFor('R1')).toBe(true);
  vi.advanceTimersByTime(guardMs - 1);
  expect(approval.isTooSoonFor('R1')).toBe(true);
  vi.advanceTimersByTime(1);
  expect(approval.isTooSoonFor('R1')).toBe(false);
  expect(approval.isTooSoonFor('R0')).toBe(false); // the leader tells that it is answered
});
