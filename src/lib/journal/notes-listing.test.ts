import { describe, expect, it } from 'vitest';
import type { NoteEntry } from '../agent/fold/capability';
import type { NoteChanges } from '../agent/fold/ports';
import { NotesListing } from './notes-listing';

const time = '2026-11-28T09:00:00.000Z';

function changes(...all: NoteChanges['changes'][number][]): NoteChanges {
  return { changes: all, taint: [], action: 1, time };
}

function entry(path: string, bytes: number): NoteEntry {
  return { path, bytes, time, taint: [], written_by: 1 };
}

describe('the list of the workspace', () => {
  it('is read once, and then follows what is committed', async () => {
    let reads = 0;
    const listing = new NotesListing(async () => {
      reads += 1;
      return [entry('b.md', 1), entry('c.md', 2)];
    });
    listing.change(changes({ kind: 'delete', path: 'b.md' })); // not asked for yet: the reading will tell
    expect(await listing.all()).toEqual([entry('b.md', 1), entry('c.md', 2)]);
    listing.change(changes({ kind: 'put', path: 'a.md', content: '蜂' }, { kind: 'delete', path: 'b.md' }));
    listing.change(changes({ kind: 'put', path: 'c.md', content: 'longer' }));
    expect(await listing.all()).toEqual([entry('a.md', 3), entry('c.md', 6)]);
    expect(reads).toBe(1);
  });

  it('is the same whether a change is committed before or after it was read', async () => {
    const listing = new NotesListing(async () => [entry('a.md', 3)]);
    const asked = listing.all();
    listing.change(changes({ kind: 'put', path: 'a.md', content: 'abc' }));
    await asked;
    expect(await listing.all()).toEqual([entry('a.md', 3)]);
  });

  it('keeps of whom a note is, as the store does: what others had a part in stays theirs', async () => {
    const listing = new NotesListing(async () => [{ ...entry('a.md', 1), taint: ['web:a.example'] }, entry('b.md', 1)]);
    await listing.all();
    listing.change({ ...changes({ kind: 'put', path: 'a.md', content: 'x' }), taint: [] });
    listing.change({ ...changes({ kind: 'put', path: 'b.md', content: 'x' }), taint: ['web:b.example'] });
    listing.change({ ...changes({ kind: 'put', path: 'c.md', content: 'x' }), taint: ['tool:c'] });
    expect((await listing.all()).map(({ taint }) => taint)).toEqual([['web:a.example'], ['web:b.example'], ['tool:c']]);
  });

  it('gives copies', async () => {
    const listing = new NotesListing(async () => [entry('a.md', 3)]);
    for (const found of await listing.all()) found.bytes = 99;
    expect(await listing.all()).toEqual([entry('a.md', 3)]);
  });

  it('that could not be read, or was forgotten, is read anew', async () => {
    let answers: (() => NoteEntry[])[] = [
      () => {
        throw new Error('gone');
      },
      () => [],
      () => [entry('a.md', 3)],
    ];
    const listing = new NotesListing(async () => {
      const [answer, ...rest] = answers;
      answers = rest;
      return answer?.() ?? [];
    });
    const failing = listing.all();
    listing.change(changes({ kind: 'put', path: 'x.md', content: '' }));
    await expect(failing).rejects.toThrow('gone');
    listing.forget();
    expect(await listing.all()).toEqual([]);
    listing.forget();
    expect(await listing.all()).toEqual([entry('a.md', 3)]);
  });
});
