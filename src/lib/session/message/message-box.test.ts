import { beforeEach, expect, it, vi } from 'vitest';
import { emptySnapshot } from '../../agent/fold/snapshot';
import type { NewRow } from '../send/outbox';
import { MessageBox } from './message-box.svelte';

const host = 'evil.example';

/** A box with all that is sent from it, and a stop before each is stored. */
function makeBox() {
  const sent: NewRow[] = [];
  const stops: Promise<void>[] = [];
  const parts = {
    agent: { prepare: () => {} },
    view: { current: { snapshot: emptySnapshot() } },
    outbox: {},
    sender: {
      trouble: null,
      send: async (row: NewRow) => {
        sent.push(row);
        await stops.shift();
        return true;
      },
    },
  } as unknown as ConstructorParameters<typeof MessageBox>[1];
  const box = new MessageBox({ unsent: [], compositionEndedAt: -Infinity, isComposing: false, agent: null }, parts);
  return { box, sent, stops };
}

beforeEach(() => {
  vi.stubGlobal('location', { search: '' });
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} });
  return () => vi.unstubAllGlobals();
});

const taints = (sent: readonly NewRow[]): unknown[] => sent.map((row) => ('taint' in row ? row.taint : null));

it('[F-42] a draft of a link keeps its mark while another message is edited, left or sent', async () => {
  const { box, sent } = makeBox();
  box.draft.replace({ text: 'From a link', prefilledBy: host });
  box.edit(4, 'My own', null);
  expect(box.draft.prefilledBy).toBeNull();
  box.leaveEdit();
  expect([box.draft.text, box.draft.prefilledBy]).toEqual(['From a link', host]);
  box.edit(4, 'My own', null);
  await box.send();
  expect([box.draft.text, box.draft.prefilledBy]).toEqual(['From a link', host]);
  await box.send();
  expect(taints(sent)).toEqual([[], [`link:${host}`]]);
  expect([box.draft.text, box.draft.prefilledBy]).toEqual(['', null]);
});

it('[F-42] a message that a link wrote stays marked when it is edited, and the draft beside it does not become so', async () => {
  const { box, sent } = makeBox();
  box.draft.text = 'Typed';
  box.edit(4, 'From a link, edited', host);
  await box.send();
  expect([box.draft.text, box.draft.prefilledBy]).toEqual(['Typed', null]);
  await box.send();
  expect(taints(sent)).toEqual([[`link:${host}`], []]);
});

it('[F-42] what a link put there stays marked where the person types on while it is sent', async () => {
  const { box, stops } = makeBox();
  let release = (): void => {};
  stops.push(new Promise((resolve) => (release = resolve)));
  box.draft.replace({ text: 'From a link', prefilledBy: host });
  const sending = box.send();
  box.draft.text = 'From a link, and more';
  release();
  await sending;
  expect(box.draft.prefilledBy).toBe(host);
});
