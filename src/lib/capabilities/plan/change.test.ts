import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../base/json';
import { maxWorkspaceBytes } from '../note/note-content';
import { testingContext } from '../testing-context';
import { TestingNotes } from '../testing-notes';
import { changePlan } from './change';

const path = 'party/budget.md';
const payload = (...edits: { find: string; replace: string }[]): JsonObject => ({ notes: [{ path, edits }] });
const run = (notes: TestingNotes, given: JsonObject, lang: 'en' | 'ja' = 'en') =>
  changePlan.run(given, testingContext({ notes, lang }));

describe('plan.change with edits of notes', () => {
  it('reports each note as put, and the parts that went', async () => {
    const notes = new TestingNotes({ [path]: 'For 12, with 12 cups', 'b.md': 'x' });
    const given = {
      notes: [
        {
          path,
          edits: [
            { find: '12 cups', replace: '15 cups' },
            { find: 'For 12', replace: 'For all 15' },
          ],
        },
        { path: 'b.md', edits: [{ find: 'x', replace: '' }] },
      ],
    };
    expect(await run(notes, given)).toMatchObject({
      outcome: 'success',
      summary: 'Changed 2 notes',
      changes: [
        { kind: 'put', path, content: 'For all 15, with 15 cups' },
        { kind: 'put', path: 'b.md', content: '' },
      ],
      kept_parts: [
        { path, at: 0, length: 10, text: 'For 12' },
        { path, at: 17, length: 7, text: '12 cups' },
        { path: 'b.md', at: 0, length: 0, text: 'x' },
      ],
    });
    expect((await run(notes, payload({ find: 'For 12', replace: '15人分' }), 'ja')).found?.text).toBe(
      'party/budget.mdを変えました。',
    );
  });

  it('changes nothing where one of them does not fit by then, and says which note', async () => {
    const notes = new TestingNotes({ [path]: '12 and 12', 'b.md': 'x' });
    const given = {
      notes: [
        { path: 'b.md', edits: [{ find: 'x', replace: 'y' }] },
        ...(payload({ find: '12', replace: '15' })['notes'] as JsonObject[]),
      ],
    };
    expect(await run(notes, given)).toMatchObject({
      ...{ outcome: 'no_effect', cause: 'mismatch', changes: [] },
      summary: 'party/budget.md does not hold the text to change exactly once, so nothing was changed',
    });
    expect(await run(new TestingNotes({}), payload({ find: '12', replace: '15' }))).toMatchObject({
      ...{ outcome: 'failed', cause: 'not_found', changes: [] },
    });
  });

  it('keeps within the limits of notes', async () => {
    const long = new TestingNotes({ [path]: `12${'x'.repeat(199_990)}` });
    expect(await run(long, payload({ find: '12', replace: 'y'.repeat(30) }))).toMatchObject({
      cause: 'too_large',
      changes: [],
    });
    expect(await run(long, payload({ find: '12', replace: '1' }))).toMatchObject({ outcome: 'success' });
    const full = new TestingNotes({ [path]: '12' });
    full.totalBytes = async () => maxWorkspaceBytes;
    expect(await run(full, payload({ find: '12', replace: '150' }))).toMatchObject({ cause: 'too_large', changes: [] });
    expect(await run(full, payload({ find: '12', replace: '15' }))).toMatchObject({ outcome: 'success' });
  });

  it('keeps no parts that the log has no room for', async () => {
    const text = 'あ'.repeat(9_000);
    const report = await run(new TestingNotes({ [path]: text }), payload({ find: text, replace: 'x' }));
    expect(report.outcome).toBe('success');
    expect(report.kept_parts).toBeUndefined();
  });

  it('of tasks alone keeps nothing, as ever: its change is what is taken back', async () => {
    const tasks = { goal: 'G1', goal_name: 'Party', changes: [{ do: 'add', name: 'Cake' }] };
    const report = await run(new TestingNotes({}), tasks);
    expect(report).toMatchObject({ summary: 'Changed the plan “Party”', changes: [] });
    expect(report.found?.text).toBe('Changed the plan “Party”: add “Cake”.');
    expect(report.kept_parts).toBeUndefined();
    expect(
      (await run(new TestingNotes({}), { alarms: [{ text: 'x', at: '08:00', zone: 'UTC', date: '2026-12-12' }] }))
        .kept_parts,
    ).toEqual([]);
  });

  it('is not known to be done where a note says that it wrote it, and known not to be where none does', async () => {
    const probe = (notes: TestingNotes) =>
      changePlan.probe?.(payload({ find: '12', replace: '15' }), testingContext({ notes }));
    expect(await probe(new TestingNotes({ [path]: '12' }))).toBe('not_done');
    const written = new TestingNotes({ [path]: '15' });
    const { action } = testingContext({ notes: written });
    const { read } = written;
    written.read = async (of) => {
      const note = await read.call(written, of);
      return note && { ...note, written_by: action };
    };
    expect(await probe(written)).toBe('unknown');
  });
});
