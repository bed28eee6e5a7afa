import { describe, expect, it } from 'vitest';
import { out } from '../../../../tests/support/page-scenes';
import type { StoredEvent } from '../../bridge/database';
import { families } from '../../events/registry';
import { ChatLineCache, chatLineOf, recordParts } from './chat-line';

const envelope = {
  time: '2026-11-28T14:02:00.000Z',
  seq: 3,
  v: 1,
  epoch: 1,
  trigger: null,
  lang: 'en',
  taint: [],
  salt: {},
  prev: '0'.repeat(64),
  hash: '0'.repeat(64),
};
const stored = (body: object) => ({ ...envelope, ...body }) as unknown as StoredEvent;
const output = { type: 'output', pane: 'chat', data: 'Hello', kind: 'reply', decision: null };

describe('chat lines', () => {
  it('come from input and output events, and from no other', () => {
    for (const family of Object.values(families)) {
      const line = chatLineOf(stored({ ...family.example, v: family.version }));
      expect([family.type, line !== null]).toEqual([family.type, family.type === 'input' || family.type === 'output']);
    }
  });

  it('come from the chat pane and surface only', () => {
    expect(chatLineOf(stored({ ...output, pane: 'cli' }))).toBeNull();
    expect(chatLineOf(stored({ ...families.input.example, source: 'cli', surface: 'cli' }))).toBeNull();
  });

  it('name the note that they tell of, where there is one to open', () => {
    const noteOf = (code: string, parameters: object) =>
      chatLineOf(stored({ ...output, kind: 'monologue', code, parameters }))?.note;
    expect(noteOf('found.note_written', { path: 'bees/goal.md', bytes: 9 })).toBe('bees/goal.md');
    expect(noteOf('found.note_deleted', { path: 'bees/goal.md' })).toBeNull();
    expect(noteOf('found.note_written', { path: { sha256: 'f'.repeat(64) } })).toBeNull();
  });

  it('name the result that a press can take back, of a note and of any other change', () => {
    const undoOf = (code: string) =>
      chatLineOf(stored({ ...output, kind: 'monologue', code, parameters: {}, trigger: 2 }))?.undo;
    const codes = ['found.note_written', 'found.note_added', 'found.changed', 'found.alarm', 'found.note_read'];
    expect(codes.map(undoOf)).toEqual([2, 2, 2, 2, undefined]);
  });

  it('tell a wait and a look from a deed', () => {
    const aboutOf = (code: string) => chatLineOf(stored({ ...output, kind: 'monologue', code, parameters: {} }))?.about;
    expect(['monologue.waits', 'found.note_read', 'found.note_written'].map(aboutOf)).toEqual([
      'wait',
      'look',
      undefined,
    ]);
  });

  it('look alike when the Avatar speaks; record lines and the monologue are told apart', () => {
    const kinds = ['reply', 'message', 'question', 'record', 'monologue'].map(
      (kind) => chatLineOf(stored({ ...output, kind }))?.kind,
    );
    expect(kinds).toEqual(['spoken', 'spoken', 'spoken', 'record', 'monologue']);
  });

  it('hold null where the person had a text redacted', () => {
    const gone = { sha256: 'a'.repeat(64) };
    const line = chatLineOf(stored({ ...output, data: gone, choices: [{ id: 'a', label: gone }] }));
    expect(line).toMatchObject({ text: null, choices: [{ id: 'a', label: null }] });
  });

  it('are none for what this build cannot read', () => {
    expect(chatLineOf(stored({ ...output, v: 99 }))).toBeNull();
    expect(chatLineOf(stored({ ...output, kind: 'shout' }))).toBeNull();
  });
});

describe('record lines', () => {
  it('are read in their parts', () => {
    expect(recordParts('[G1-T3] FAIL Read a/b.csv / no file of that name')).toEqual({
      id: 'G1-T3',
      status: 'FAIL',
      shown: 'fail',
      rest: 'Read a/b.csv / no file of that name',
      wish: null,
    });
    expect(recordParts('[G1] DONE Gather / 80%')).toEqual({
      id: 'G1',
      status: 'DONE',
      shown: 'closed',
      rest: 'Gather / 80%',
      wish: null,
    });
    const partial = ['[G1] DONE Gather / 100%', '[G1-T2] DONE Read 80%', '[G12] DONE 集める / 0%'];
    expect(partial.map((text) => recordParts(text)?.shown)).toEqual(['done', 'done', 'closed']);
  });

  it('tell a task that the person would not have from one that failed, in both languages', () => {
    const wish = (text: string) => recordParts(text)?.wish;
    expect(['[G1-T3] FAIL Ask / dropped', '[G1-T3] FAIL 尋ねる / 破棄'].map(wish)).toEqual(['dropped', 'dropped']);
    expect(['[G1-T3] FAIL dropped / rejected', '[G1-T3] FAIL 書く / 却下'].map(wish)).toEqual(['rejected', 'rejected']);
    const needless = ['what it builds on was left out', 'what it builds on was skipped', '前提のタスクを見送った'];
    expect(needless.map((cause) => wish(`[G1-T3] FAIL Check / ${cause}`))).toEqual(Array(3).fill('needless'));
    expect(['[G1-T3] DONE x / dropped', '[G1-T3] FAIL Ask / it failed'].map(wish)).toEqual([null, null]);
  });

  it('lead to the page where what they tell of is changed', () => {
    const page = (code: string) => chatLineOf(stored({ ...output, kind: 'monologue', code, parameters: {} }))?.page;
    expect(['halted.model', 'rule.made', 'resumed'].map(page)).toEqual(['models', 'rules', null]);
  });

  it('tell what their status is on screen', () => {
    const shown = (text: string) => recordParts(text)?.shown;
    expect(shown('[G1-T1] DONE 書く')).toBe('done');
    expect(shown('[G1-T2] FAIL 書く / 却下')).toBe('left_out');
    expect(shown('[G1-T3] FAIL 読む / 失敗')).toBe('fail');
    expect(shown('[G1-T4] ACTIVE 読む / 停止')).toBe('active');
    expect([shown('[G1] DONE 片付ける / 80%'), shown('[G1] DONE 片付ける / 100%')]).toEqual(['closed', 'done']);
  });

  it('stay as they are when they read otherwise', () => {
    expect(recordParts('[X] DONE it')).toBeNull();
    expect(recordParts('so [G1] DONE it')).toBeNull();
  });
});

const spoken = {
  ...out(7, '09:00', 'reply', 'The hives are full'),
  hash: 'a'.repeat(64),
  salt: { '/data': 'AAAAAAAAAAAAAAAAAAAAAA' },
};

it('gives the same line for the same event, and another for another', () => {
  const cache = new ChatLineCache();
  const line = cache.lineOf(spoken);
  expect(line).toMatchObject({ seq: 7, text: 'The hives are full' });
  expect(cache.lineOf(structuredClone(spoken))).toBe(line);
  expect(cache.lineOf({ ...out(8, '09:01', 'reply', 'Both of them'), hash: 'b'.repeat(64) })).toMatchObject({ seq: 8 });
});

it('shows no text that was taken out since', () => {
  const cache = new ChatLineCache();
  cache.lineOf(spoken);
  expect(cache.lineOf({ ...spoken, salt: {}, data: { sha256: 'c'.repeat(64) } })).toMatchObject({ seq: 7, text: null });
});

it('remembers as well what is no line of the chat', () => {
  const cache = new ChatLineCache();
  const aside = { ...spoken, pane: 'cli', hash: 'd'.repeat(64) };
  expect(cache.lineOf(aside)).toBeNull();
  expect(cache.lineOf(aside)).toBeNull();
});
