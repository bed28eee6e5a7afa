import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { deleteStore } from '../../../tests/support/delete-store';
import { batch, chain, snapshotAfter } from '../../../tests/support/journal-batches';
import { emptySnapshot } from '../agent/fold/snapshot';
import type { Journal } from '../agent/fold/ports';
import type { JsonObject } from '../base/json';
import { FolderDatabase } from '../bridge/folder-database';
import { audit } from '../audit/audit';
import { verdictOf } from '../audit/report';
import { evolve } from '../agent/fold/evolve';
import { seal } from '../events/chain';
import { genesisHash } from '../events/genesis-hash';
import type { LogEvent } from '../events/log-event';
import { withoutTexts } from '../events/redaction';
import { seededRandom } from '../../../tests/support/seeded-random';
import { exportEvents } from './export-log';
import { FolderMirror } from './folder-mirror';
import { MemoryJournal } from './memory-journal';
import { syncFolder } from './sync-folder';

/** The browser's own file system stands for the folder that a person picks: the same handles, and the same code. */
let root: FileSystemDirectoryHandle;
let folder: FileSystemDirectoryHandle;
let journal: MemoryJournal;
let epoch: number;
let written: number;
const now = Date.UTC(2026, 10, 28);
const options = { now, mayReplace: null };
let names = 0;

beforeEach(async () => {
  root = await navigator.storage.getDirectory();
  folder = await root.getDirectoryHandle(`folder-${++names}`, { create: true });
  journal = new MemoryJournal();
  epoch = await journal.claimEpoch(1);
  written = 0;
});
afterEach(() => root.removeEntry(folder.name, { recursive: true }));

const log: LogEvent[] = [];
let snapshot = emptySnapshot();
const snapshots = [snapshot];
for (let seq = 1; seq <= 1_500; seq++) {
  const body =
    seq === 1
      ? ({ type: 'lifecycle', name: 'started', reason: null, log: 'L'.repeat(22) } as const)
      : ({ type: 'observation', source: 'test', facts: [], estimates: [], unknowns: [`蜂 ${seq}`] } as const);
  const unsealed = { time: now + seq, body: { ...body } as never, seq, epoch: 1, trigger: null, lang: null, taint: [] };
  const event = seal(unsealed, log.at(-1)?.hash ?? genesisHash, seededRandom(seq)) as LogEvent;
  log.push(event);
  snapshot = evolve(snapshot, event);
  snapshots.push(snapshot);
}

async function append(to: number): Promise<void> {
  const events = log.slice(written, to);
  expect(await journal.append(batch(epoch, events, { snapshot: snapshots[to] ?? emptySnapshot() }))).toMatchObject({
    ok: true,
  });
  written = to;
}

async function read(name: string): Promise<string> {
  const logs = await folder.getDirectoryHandle('logs');
  return (await (await logs.getFileHandle(name)).getFile()).text();
}

async function put(name: string, text: string): Promise<void> {
  const logs = await folder.getDirectoryHandle('logs', { create: true });
  const writable = await (await logs.getFileHandle(name, { create: true })).createWritable();
  await writable.write(text);
  await writable.close();
}

async function exported(of: Journal = journal): Promise<string> {
  return (await exportEvents(of, now)).parts.join('');
}

describe('[AV-17] a folder', () => {
  it('holds logs/events.jsonl and logs/state.json as they are exported, and is caught up with after any gap', async () => {
    await append(3);
    for (const to of [4, 5, 400, 1_500]) {
      await syncFolder(folder, journal, options);
      expect(await read('events.jsonl')).toBe(await exported());
      expect(await read('state.json')).toBe(
        `${JSON.stringify((journal.store.snapshot as { state: object }).state, null, 2)}\n`,
      );
      await append(to);
    }
    expect(await syncFolder(folder, journal, options)).toEqual({ state: 'current', seq: 1_500 });
    const text = await read('events.jsonl');
    expect(text).toBe(await exported());
    expect(verdictOf(audit(text.trimEnd().split('\n'), { state: JSON.parse(await read('state.json')) }))).toMatch(
      /^clean/,
    );
  });

  it('is not written where nothing is new', async () => {
    await append(3);
    await syncFolder(folder, journal, options);
    const logs = await folder.getDirectoryHandle('logs');
    const before = (await (await logs.getFileHandle('events.jsonl')).getFile()).lastModified;
    await syncFolder(folder, journal, { ...options, now: now + 5_000 });
    expect((await (await logs.getFileHandle('events.jsonl')).getFile()).lastModified).toBe(before);
  });

  it('is written whole after a redaction', async () => {
    await append(3);
    await syncFolder(folder, journal, options);
    expect(await read('events.jsonl')).toContain('蜂 2');
    const bare = withoutTexts(log[1] as unknown as JsonObject, ['/unknowns/0']) as never;
    const body = { type: 'redacted' as const, target: 2, pointers: ['/unknowns/0'], asked_by: 'user' as const };
    const unsealed = { time: now, body, seq: 4, epoch: 1, trigger: 2, lang: null, taint: [] };
    const redacted = seal(unsealed, log[2]?.hash ?? '', seededRandom(1)) as LogEvent;
    const after = evolve(snapshots[3] ?? emptySnapshot(), redacted);
    await journal.rewrite({ ...batch(epoch, [redacted], { snapshot: after }), rewritten: [bare] });
    await syncFolder(folder, journal, options);
    expect(await read('events.jsonl')).not.toContain('蜂 2"');
    expect(await read('events.jsonl')).toBe(await exported());
  });

  it('with something else in it is left alone until the person lets it be replaced', async () => {
    await append(3);
    const other = new MemoryJournal();
    await other.append(batch(await other.claimEpoch(1), chain(2), { snapshot: snapshotAfter(chain(2)[1]) }));
    for (const text of [await exported(other), 'my own words', '{"a":1}\n']) {
      await put('events.jsonl', text);
      expect(await syncFolder(folder, journal, options)).toMatchObject({ state: 'other_log' });
      expect(await read('events.jsonl')).toBe(text);
      expect(await syncFolder(folder, journal, { now, mayReplace: 'another' })).toMatchObject({ state: 'other_log' });
      expect(await syncFolder(folder, journal, { now, mayReplace: 'L'.repeat(22) })).toMatchObject({
        state: 'current',
      });
      expect(await read('events.jsonl')).toBe(await exported());
    }
  });
});

describe('the mirror', () => {
  let folders: FolderDatabase;
  let isLeading: boolean;
  let mirror: FolderMirror;

  beforeEach(async () => {
    folders = new FolderDatabase(`folder-test-${names}`);
    isLeading = true;
    const clock = { now: () => now, monotonic: () => performance.now(), wait: () => Promise.resolve() };
    mirror = new FolderMirror({ journal, clock, folders, isLeading: () => isLeading });
    await append(3);
  });
  afterEach(() => deleteStore(folders));

  async function choose(handle: FileSystemDirectoryHandle): Promise<void> {
    await folders.folder.put({ key: 'chosen', handle, name: handle.name, may_replace: null });
  }

  it('does nothing without a folder, and nothing while another tab leads', async () => {
    await mirror.changed();
    await choose(folder);
    isLeading = false;
    await mirror.changed();
    expect(await folders.state()).toBeNull();
    await expect(folder.getDirectoryHandle('logs')).rejects.toThrow();
  });

  it('keeps the handle across connections, and tells that the folder is current', async () => {
    await choose(folder);
    folders.close();
    await folders.open();
    await Promise.all([mirror.changed(), mirror.changed()]);
    expect(await folders.state()).toMatchObject({ state: 'current', seq: 3, name: folder.name });
    await append(5);
    await mirror.changed();
    expect(await folders.state()).toMatchObject({ state: 'current', seq: 5 });
    expect(await read('events.jsonl')).toBe(await exported());
  });

  it('tells of a folder that is gone, and goes on when it is back', async () => {
    await choose(folder);
    await root.removeEntry(folder.name, { recursive: true });
    await mirror.changed();
    expect(await folders.state()).toMatchObject({ state: 'gone' });
    folder = await root.getDirectoryHandle(folder.name, { create: true });
    await choose(folder);
    await mirror.changed();
    expect(await folders.state()).toMatchObject({ state: 'current', seq: 3 });
  });

  it('tells that the permission was lost in the middle, and what stood there stays known', async () => {
    await choose(folder);
    await mirror.changed();
    const { prototype } = FileSystemDirectoryHandle;
    const getDirectoryHandle = prototype.getDirectoryHandle;
    prototype.getDirectoryHandle = () => Promise.reject(new DOMException('no longer', 'NotAllowedError'));
    try {
      await append(5);
      await mirror.changed();
      expect(await folders.state()).toMatchObject({ state: 'no_permission', seq: 3 });
    } finally {
      prototype.getDirectoryHandle = getDirectoryHandle;
    }
    await mirror.changed();
    expect(await folders.state()).toMatchObject({ state: 'current', seq: 5 });
  });
});
