import { describe, expect, it } from 'vitest';
import {
  batch,
  chain,
  done,
  doneGoal,
  type JournalUnderTest,
  noteChanges,
  outcome,
  put,
  row,
  snapshotAfter,
  spoiled,
  stateOf,
  time,
} from '../../../tests/support/journal-batches';
import type { InboxRow } from '../agent/fold/inbox-row';
import type { Journal, NoteRow, StoredLogEvent } from '../agent/fold/ports';
import type { JsonObject } from '../base/json';
import type { LogEvent } from '../events/log-event';
import { withoutTexts } from '../events/redaction';

/** What a journal promises of all that is stored at once: backups, and stored events that are changed. As journal-writes.contract.ts. */
export function journalWholeContract(current: () => { store: JournalUnderTest; journal: Journal }): void {
  const store = (): JournalUnderTest => current().store;
  const journal = (): Journal => current().journal;

  async function filled(): Promise<{ epoch: number; log: LogEvent[] }> {
    const epoch = await journal().claimEpoch(1);
    const log = chain(3);
    const notes = noteChanges(1, [put('b.md', 'two'), put('a.md', 'one')]);
    await store().putMind('mood', { v: 0.1 });
    const change = { snapshot: snapshotAfter(log[2]), notes, doneGoals: [doneGoal(2)] };
    expect(await journal().append(batch(epoch, log, change))).toEqual(done);
    return { epoch, log };
  }

  describe('all tables at once', () => {
    it('are nothing at first', async () => {
      expect(await journal().tables()).toEqual({
        head: null,
        notes: [],
        mind: [],
        doneGoals: [],
        changes: [],
        blobs: [],
      });
    });

    it('are given as they stand with the newest event', async () => {
      const { log } = await filled();
      const tables = await journal().tables();
      expect(tables).toMatchObject({
        head: { seq: 3, hash: log[2]?.hash, snapshot: snapshotAfter(log[2]) },
        mind: [{ key: 'mood', value: { v: 0.1 } }],
        doneGoals: [doneGoal(2)],
        changes: [],
      });
      expect(tables.notes.map(({ path, content, created_by }) => ({ path, content, created_by }))).toEqual([
        { path: 'a.md', content: 'one', created_by: 1 },
        { path: 'b.md', content: 'two', created_by: 1 },
      ]);
    });
  });

  describe('replacing with what a backup brings', () => {
    const note = (path: string, content: string): NoteRow => {
      return { path, content, bytes: content.length, taint: [], written_by: 1, created_by: 1, time };
    };
    const other = chain(2, 'other');
    const whole = (epoch: number, more: object) => {
      return { ...batch(epoch, other), snapshot: snapshotAfter(other[1]), ...more };
    };
    const blob = { hash: 'b'.repeat(64), bytes: new Uint8Array([1, 2, 3]) };
    const files = {
      notes: [note('a.md', 'brought'), note('c.md', 'new')],
      mind: [{ key: 'mood', value: { v: 0.9 } }],
      blobs: [blob],
    };

    it('puts files and mind in place of those that were there', async () => {
      const { epoch } = await filled();
      expect(await journal().replace(whole(epoch, { files }))).toEqual(done);
      const tables = await journal().tables();
      expect(tables.notes).toEqual(files.notes);
      expect(tables.mind).toEqual(files.mind);
      expect(tables.blobs).toEqual([blob.hash]);
      expect(await journal().blob(blob.hash)).toEqual(blob.bytes);
      expect(await journal().replace(whole(epoch, {}))).toEqual(done);
      expect((await journal().tables()).blobs).toEqual([]);
    });

    it('empties both where nothing is brought', async () => {
      const { epoch } = await filled();
      expect(await journal().replace(whole(epoch, {}))).toEqual(done);
      expect(await journal().tables()).toMatchObject({ notes: [], mind: [] });
    });

    it('overwrites nothing of what is kept', async () => {
      const { epoch } = await filled();
      expect(await journal().replace(whole(epoch, { files, keepsNotes: true }))).toEqual(done);
      const { notes, mind } = await journal().tables();
      expect(notes.map(({ path, content }) => [path, content])).toEqual([
        ['a.md', 'one'],
        ['b.md', 'two'],
        ['c.md', 'new'],
      ]);
      expect(mind).toEqual([{ key: 'mood', value: { v: 0.1 } }]);
    });

    it('lets answers that wait answer nothing, and leaves what was written', async () => {
      const { epoch } = await filled();
      const base = { lang: 'en', at: time } as const;
      const text = { kind: 'text', text: 'Hello', surface: 'chat', taint: [] } as const;
      const waiting: InboxRow[] = [
        { ...base, id: '1', kind: 'answer', request: 'R8', digest: 'd', answer: 'y', via: 'key' },
        { ...base, id: '2', kind: 'choice', question: 5, choice: 'retry', label: 'Again' },
        { ...base, ...text, id: '3', taint: [], shown_request: 'R8' },
        { ...base, ...text, id: '4', taint: [], shown_request: null },
      ];
      await journal().putRow(row('taken'));
      const order = (await journal().nextRow())?.order ?? 0;
      for (const one of waiting) await journal().putRow(one);
      const taken = { order, outcome: outcome('taken') };
      expect(await journal().replace(whole(epoch, { row: taken }))).toEqual(done);
      const left: unknown[] = [];
      for (let next = await journal().nextRow(); next; next = await journal().nextRow()) {
        left.push(next.row);
        const { id } = next.row as InboxRow;
        await journal().append(batch(epoch, [], { row: { order: next.order, outcome: outcome(id) } }));
      }
      expect(left).toEqual([
        { ...waiting[0], request: '', digest: '' },
        { ...waiting[1], question: 0 },
        { ...waiting[2], shown_request: '' },
        waiting[3],
      ]);
    });
  });

  describe('rewriting stored events', () => {
    const bare = (event: LogEvent | undefined): StoredLogEvent =>
      withoutTexts(event as unknown as JsonObject, ['/text']) as StoredLogEvent;

    it('changes them in place, in one transaction with what is added', async () => {
      const { epoch, log } = await filled();
      await journal().putRow(row('r'));
      const order = (await journal().nextRow())?.order ?? 0;
      const more = chain(4).slice(3);
      const renamed = { seq: 2, goal: { ...doneGoal(2).goal, name: null } };
      const rewrite = {
        ...batch(epoch, more, { snapshot: snapshotAfter(more[0]), doneGoals: [renamed] }),
        row: { order, outcome: outcome('r') },
        rewritten: [bare(log[0]), bare(log[2])],
      };
      expect(await journal().rewrite(rewrite)).toEqual(done);
      expect(await journal().events(1, 10)).toEqual([bare(log[0]), log[1], bare(log[2]), more[0]]);
      expect(JSON.stringify(await journal().event(1))).toBe(JSON.stringify(bare(log[0]))); // the order of keys, too
      expect((await journal().load()).snapshot).toEqual(rewrite.snapshot);
      expect(await journal().earlierSnapshot()).toEqual(rewrite.snapshot); // the text stood in a copy from before
      expect(await store().doneGoals()).toEqual([renamed]);
      expect(await journal().nextRow()).toBeNull();
      expect((await journal().notes.list('')).length).toBe(2);
    });

    it('refuses what is not stored so, what does not follow, and an older leadership, and changes nothing', async () => {
      const { epoch, log } = await filled();
      const more = chain(4).slice(3);
      const whole = { ...batch(epoch, more, { snapshot: snapshotAfter(more[0]) }), rewritten: [bare(log[0])] };
      const before = await stateOf(store(), journal());
      const other = { ...bare(log[1]), hash: 'f'.repeat(64) };
      for (const [change, code] of [
        [{ rewritten: [bare(log[0]), other] }, 'stale_log'],
        [{ rewritten: [bare(more[0])] }, 'stale_log'],
        [{ events: chain(5).slice(4) }, 'stale_log'],
        [{ epoch: epoch - 1 }, 'stale_epoch'],
        [{ row: { order: 99, outcome: outcome('none') } }, 'row_gone'],
        [{ events: spoiled(more, (() => 'a function') as unknown as string) }, 'storage'],
      ] as const) {
        expect(await journal().rewrite({ ...whole, ...change })).toMatchObject({ ok: false, code });
        expect(await stateOf(store(), journal())).toEqual(before);
      }
      expect(await journal().rewrite(whole)).toEqual(done);
    });
  });
}
