import { expect, it } from 'vitest';
import type { FunctionFacts } from '../../bridge/contract';
import { capabilityTitles, leadingCapability } from './capability-titles';

const facts: FunctionFacts = {
  name: 'note.write',
  title: 'ノートを書く',
  does: '',
  touches: '',
  sends: false,
  asks: 'by_rule',
  problem: null,
};

it('tells what capabilities are called, and nothing while the agent does not answer', async () => {
  const known = await capabilityTitles({ functions: () => Promise.resolve({ ok: true, value: [facts] }) }, 'ja');
  expect([...known]).toEqual([['note.write', 'ノートを書く']]);
  const none = await capabilityTitles(
    { functions: () => Promise.resolve({ ok: false, code: 'gone', message: '' }) },
    'ja',
  );
  expect(none.size).toBe(0);
});

it('finds the name that a text begins with, only where it is one', () => {
  const titles = new Map([['note.write', 'ノートを書く']]);
  expect(leadingCapability('note.write 部屋/目標.md', titles)).toEqual({
    name: 'note.write',
    title: 'ノートを書く',
    rest: '部屋/目標.md',
  });
  expect(leadingCapability('部屋/目標.md を note.write', titles)).toBeNull();
  expect(leadingCapability('note.paint x', titles)).toBeNull();
});
