import { describe, expect, it } from 'vitest';
import { mayBecomeRule } from '../agent/fold/may-become-rule';
import type { PendingRequest } from '../agent/fold/snapshot';
import { mostBoxes } from '../base/checklist';
import type { JsonObject } from '../base/json';
import { capabilityContract, type CapabilityExamples } from './capability.contract';
import { createRegistry } from './registry';
import { shippedCapabilities } from './shipped';

const badPaths = [
  '',
  '/',
  '/x',
  'x/',
  'a//b',
  '.',
  'a/..',
  '../a',
  'a\\b',
  'a\u202Eb',
  'a\nb',
  'a\tb',
  'x'.repeat(121),
];

const plan = { goal: 'G1', goal_name: 'Party', path: 'party.md', mode: 'create' };
const ring = { text: 'Fetch the cake', at: '08:00', zone: 'UTC', date: '2026-12-12' };

const examples: Record<string, CapabilityExamples> = {
  conversation: {
    valid: [{ text: 'Hello.' }, { text: '一行目\n二行目' }, { code: 'reply.help', text: 'x'.repeat(8_000) }],
    invalid: [{ text: '' }, { text: ' \n' }, { text: 'x'.repeat(8_001) }, { code: 'no spaces', text: 'x' }],
  },
  question: {
    valid: [
      { text: 'What date?', choices: [] },
      { text: 'いつですか。', choices: [{ id: 'date:in_7_days', label: '一週間後' }] },
    ],
    invalid: [
      { text: '', choices: [] },
      { text: 'x', choices: [{ id: 'a', label: '' }] },
      { text: 'x', choices: [{ id: 'a b', label: 'x' }] },
      { text: 'x', choices: [{ id: 'a', label: 'two\nlines' }] },
      { text: 'x', choices: [{ id: 'a', label: '\u202Eon' }] },
      { text: 'x', choices: [{ id: 'a', label: 'x', does: 'more' }] },
      { text: 'x', choices: twice({ id: 'a', label: 'x' }, 2) },
      { text: 'x', choices: ['a'] },
    ],
  },
  'note.write': {
    valid: [
      { path: 'bees/goal.md', content: '# City bees', mode: 'create' },
      { path: 'ミツバチ/目標.md', content: '', mode: 'replace' },
    ],
    invalid: [
      ...badPaths.map((path) => ({ path, content: 'x', mode: 'create' })),
      { path: 'a', content: 'x', mode: 'append' },
      { path: 'a', content: 'x'.repeat(20_001), mode: 'create' },
    ],
  },
  'note.append': {
    valid: [
      { path: 'bees/goal.md', content: 'more' },
      { path: '日記.md', content: '晴れ\n' },
    ],
    invalid: [...badPaths.map((path) => ({ path, content: 'x' })), { path: 'a', content: '' }],
  },
  'note.read': {
    valid: [{ path: 'bees/goal.md' }, { path: 'ない.md' }, { path: 'bees/goal.md', from: 8_001 }],
    invalid: [...badPaths.map((path) => ({ path })), { path: 'a', from: 1 }, { path: 'a', from: 1.5 }],
  },
  'event.read': {
    valid: [{ seq: 1 }, { seq: 12, from: 2 }],
    invalid: [{ seq: 0 }, { seq: 1, from: 1 }, { from: 2 }],
  },
  'reading.allow': {
    valid: [{ host: 'api.example.org' }, { host: '127.0.0.1:8080' }, { host: '[::1]:11434' }],
    invalid: [{ host: '' }, { host: 'here' }, { host: 'two words' }, { host: 'a\nb' }, { host: 'x'.repeat(121) }],
  },
  'note.list': {
    valid: [{ folder: 'bees' }, { folder: '' }],
    invalid: badPaths.filter((path) => path !== '').map((folder) => ({ folder })),
  },
  'note.delete': {
    valid: [{ path: 'bees/goal.md' }, { path: 'bees' }],
    invalid: badPaths.map((path) => ({ path })),
  },
  'note.move': {
    valid: [
      { path: 'bees/goal.md', to: 'bees/aim.md' },
      { path: 'ない.md', to: 'ある.md', base: 12 },
    ],
    invalid: [
      ...badPaths.flatMap((path) => [
        { path, to: 'a.md' },
        { path: 'a.md', to: path },
      ]),
      { path: 'a.md', to: 'a.md' },
      { path: 'a.md' },
      { path: 'a.md', to: 'b.md', base: 0 },
    ],
  },
  'purpose.set': {
    valid: [
      { purpose: 'Repair the garden gate', purpose_kind: 'to_reach' },
      { purpose: '毎日歩く', purpose_kind: 'ongoing' },
    ],
    invalid: [
      { purpose: '', purpose_kind: 'to_reach' },
      { purpose: ' x', purpose_kind: 'to_reach' },
      { purpose: 'x'.repeat(2_001), purpose_kind: 'to_reach' },
      { purpose: 'x', purpose_kind: 'other' },
    ],
  },
  'budget.extend': {
    valid: [
      { budget: 'turns', count: 600 },
      { budget: 'progress', count: 5, hours: 1 },
      { budget: 'turns', hours: 1 },
      { budget: 'tokens', count: 200_123 },
      { budget: 'money', amount: '1.02 USD' },
    ],
    invalid: [
      { budget: 'turns', hours: 2 },
      { budget: 'thoughts', hours: 1 },
      { budget: 'turns', count: 0 },
      { budget: 'money', amount: 'much' },
    ],
  },
  'settings.change': {
    valid: [
      { setting: 'turns_an_hour', before: 600, after: 300 },
      { setting: 'tries_a_task', before: 3, after: 10 },
    ],
    invalid: [
      { setting: 'turns_an_hour', before: 600, after: 600 },
      { setting: 'turns_an_hour', before: 600, after: 3_601 },
      { setting: 'tries_a_task', before: 3, after: 11 },
      { setting: 'theme', before: 1, after: 2 },
    ],
  },
  'alarm.set': {
    valid: [
      { text: 'Water the plants', at: '07:30', zone: 'Europe/Berlin', date: '2026-12-04' },
      { text: '水やり', at: '07:30:15', zone: 'UTC', weekdays: [0, 3], late_minutes: 60 },
      { alarm: 'A12', text: 'x', at: '00:00', zone: 'Etc/GMT+3', weekdays: [0, 1, 2, 3, 4, 5, 6] },
    ],
    invalid: [
      { text: '', at: '07:30', zone: 'UTC', date: '2026-12-04' },
      { text: 'x\u202Ey', at: '07:30', zone: 'UTC', date: '2026-12-04' },
      { text: 'x', at: '24:00', zone: 'UTC', date: '2026-12-04' },
      { text: 'x', at: '7:30', zone: 'UTC', date: '2026-12-04' },
      { text: 'x', at: '07:30', zone: '../etc', date: '2026-12-04' },
      { text: 'x', at: '07:30', zone: 'UTC', date: '2026-02-30' },
      { text: 'x', at: '07:30', zone: 'UTC' },
      { text: 'x', at: '07:30', zone: 'UTC', weekdays: [] },
      { text: 'x', at: '07:30', zone: 'UTC', weekdays: [3, 1] },
      { text: 'x', at: '07:30', zone: 'UTC', weekdays: [7] },
      { text: 'x', at: '07:30', zone: 'UTC', date: '2026-12-04', weekdays: [1] },
      { text: 'x', at: '07:30', zone: 'UTC', date: '2026-12-04', late_minutes: 10_081 },
    ],
  },
  'alarm.cancel': { valid: [{ alarm: 'A12', text: 'Water the plants' }], invalid: [{ alarm: '12', text: 'x' }] },
  'alarm.snooze': {
    valid: [{ alarm: 'A12', text: 'Water the plants', minutes: 10 }],
    invalid: [
      { alarm: 'A12', text: 'x', minutes: 0 },
      { alarm: 'A12', text: 'x', minutes: 1_441 },
    ],
  },
  'alarm.list': { valid: [{ which: 'all' }, { which: 'rung' }], invalid: [{ which: 'none' }] },
  recall: {
    valid: [
      { query: 'bees', said_by: 'person', before: 12 },
      { query: 'ハチ', said_by: 'anyone', before: 1, since: '2026-11-21' },
      { query: '', said_by: 'anyone', before: 9, since: '2026-11-21' },
    ],
    invalid: [
      { query: '', said_by: 'anyone', before: 9 },
      { query: 'x', said_by: 'nobody', before: 9 },
      { query: 'x', said_by: 'person', before: 0 },
      { query: 'x'.repeat(201), said_by: 'person', before: 9 },
    ],
  },
  'plan.change': {
    valid: [
      {
        goal: 'G1',
        goal_name: 'Party',
        changes: [
          { do: 'add', name: 'Order pizza', owner: 'yours', date: '2026-12-12' },
          { do: 'drop', task: 'G1-T2', name: 'Rent the hall' },
          { do: 'done', task: 'G1-T3', name: '' },
        ],
      },
      {
        goal: 'G12',
        goal_name: '誕生日会',
        changes: [
          { do: 'rename', task: 'G12-T1', name: '会場', to: '庭' },
          { do: 'date', task: 'G12-T2', name: '招待', date: null },
          { do: 'owner', task: 'G12-T2', name: '招待', owner: 'avatar' },
          { do: 'move', task: 'G12-T2', name: '招待', before: 'G12-T1' },
          { do: 'goal', name: '誕生日会', to: '十五人の誕生日会' },
        ],
      },
      {
        notes: [{ path: 'party/budget.md', edits: [{ find: '12 people\n', replace: '' }] }],
        purpose: { before: 'A party for 12', after: 'A party for 15', kind: 'to_reach' },
        alarms_off: [{ ...ring, alarm: 'A12' }],
        alarms: [ring],
      },
      { alarms: [ring] },
      { notes: [{ path: 'bees/goal.md', edits: [{ find: 'x', replace: 'xyz' }] }] },
      { notes: [{ path: '予算.md', edits: [{ find: '12人', replace: '15人' }] }] },
    ],
    invalid: [
      { goal: 'G1', goal_name: 'Party', changes: [] },
      { goal: 'G1', goal_name: 'Party', changes: [{ do: 'goal', name: 'Party', to: '' }] },
      { goal: 'G1', goal_name: 'Party', changes: [{ do: 'goal', name: 'Party', to: 'two\nlines' }] },
      { goal: 'G1', goal_name: 'Party', changes: [{ do: 'burn', task: 'G1-T2', name: 'x' }] },
      { goal: 'G1', goal_name: 'Party', changes: [{ do: 'drop', task: 'T2', name: 'x' }] },
      { goal: 'G1', goal_name: 'Party', changes: [{ do: 'drop', task: 'G1-T2' }] },
      { goal: 'G1', goal_name: 'Party', changes: [{ do: 'add', name: 'two\nlines' }] },
      { goal: 'G1', goal_name: 'Party', changes: [{ do: 'add', name: ' ' }] },
      { goal: 'G1', goal_name: 'Party', changes: [{ do: 'add', name: 'x', date: '2026-02-30' }] },
      { goal: 'G1', goal_name: 'Party', changes: [{ do: 'add', name: '\u202Eon' }] },
      { goal: 'G1', goal_name: 'Party', changes: twice({ do: 'add', name: 'x' }, 21) },
      { goal: 'X1', goal_name: 'Party', changes: [{ do: 'add', name: 'x' }] },
      {},
      { goal: 'G1' },
      { goal: 'G1', goal_name: 'Party', alarms: [ring] },
      { changes: [{ do: 'add', name: 'x' }] },
      { notes: [] },
      { notes: [{ path: 'a.md', edits: [] }] },
      { notes: [{ path: 'a.md', edits: [{ find: '', replace: 'x' }] }] },
      { notes: [{ path: 'a.md', edits: [{ find: 'x', replace: 'x' }] }] },
      { notes: [{ path: 'a.md', edits: [{ find: 'x', replace: 'y', all: true }] }] },
      { notes: twice({ path: 'a.md', edits: [{ find: 'x', replace: 'y' }] }, 2) },
      { notes: [{ path: 'a.md', edits: twice({ find: 'x', replace: 'y' }, 31) }] },
      ...badPaths.map((path) => ({ notes: [{ path, edits: [{ find: 'x', replace: 'y' }] }] })),
      { purpose: { before: 'x', after: ' ', kind: 'to_reach' } },
      { purpose: { before: 'x', after: 'y', kind: 'now' } },
      { alarms_off: [ring] },
      { alarms: [{ ...ring, alarm: 'A12' }] },
      { alarms: twice(ring, 11) },
    ],
  },
  'plan.keep': {
    valid: [
      {
        ...{ goal: 'G1', goal_name: 'Party', path: 'plans/party.md', content: '- [ ] Buy candles', mode: 'create' },
        alarms: [{ text: 'Fetch the cake', at: '08:00', zone: 'Europe/Berlin', date: '2026-12-12' }],
      },
      {
        ...{ goal: 'G12', goal_name: '習慣', path: '朝.md', content: '毎朝', mode: 'replace', base: 12 },
        alarms: [{ text: 'ストレッチ', at: '06:30', zone: 'Asia/Tokyo', weekdays: [0, 1, 2, 3, 4] }],
      },
    ],
    invalid: [
      { ...plan, content: 'x', alarms: [] }, // a note alone is written as such
      { ...plan, content: Array.from({ length: mostBoxes + 1 }, (_, at) => `- [ ] ${at}`).join('\n'), alarms: [] },
      { ...plan, content: '- [ ] two \u202Eon', alarms: [] },
      { ...plan, content: '- [ ] a', alarms: twice(ring, 11) },
      { ...plan, content: '- [ ] a', alarms: [{ ...ring, alarm: 'A12' }] },
      { ...plan, content: '- [ ] a', alarms: [{ ...ring, text: 'x\u202Ey' }] },
      { ...plan, content: '- [ ] a', alarms: [{ ...ring, at: '24:00' }] },
      { ...plan, content: '- [ ] a', alarms: [{ ...ring, weekdays: [1] }] },
      { ...plan, content: '- [ ] a', alarms: [], mode: 'append' },
      ...badPaths.map((path) => ({ ...plan, path, content: '- [ ] a', alarms: [] })),
    ],
  },
  'rules.change': {
    valid: [
      { add: 'note.write', folder: 'bees', rate_an_hour: 5, lasts_hours: 24 },
      { add: 'note.read', folder: '', rate_an_hour: 60 },
      { revoke: '12', capability: 'note.write' },
    ],
    invalid: [
      { add: 'note.write', folder: 'bees', rate_an_hour: 61 },
      { add: 'conversation', folder: '', rate_an_hour: 5 },
      { add: 'note.write', revoke: '12', capability: 'note.write' },
      { revoke: 'conversation', capability: 'note.write' },
    ],
  },
};

for (const capability of shippedCapabilities) {
  const own = examples[capability.name];
  if (own) capabilityContract(capability, own);
}

describe('the shipped capabilities', () => {
  it('are all put through the contract', () => {
    expect(createRegistry(shippedCapabilities).names()).toEqual(Object.keys(examples).sort());
  });

  it('send nothing from the device', () => {
    expect(shippedCapabilities.filter(({ sends }) => sends)).toEqual([]);
  });
});

function twice(value: JsonObject, times: number): JsonObject[] {
  return Array.from({ length: times }, () => value);
}

it.each(
  shippedCapabilities
    .filter(({ name }) => name.includes('.'))
    .map((capability) => [capability.name, capability] as const),
)('%s offers a rule where one could approve it, and only there', (capability, { ruleBounds }) => {
  const request = { capability, is_public: false, taint: [], failed_before: null } as unknown as PendingRequest;
  expect(mayBecomeRule(request)).toBe(ruleBounds != null);
});
