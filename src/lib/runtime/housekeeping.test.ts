import { describe, expect, it } from 'vitest';
import { AgentHouse, turnsOf, type HouseOptions } from '../../../tests/support/agent-house';
import { Outside } from '../../../tests/support/outside-call';
import { decision, plainMind } from '../../../tests/support/scripted-mind';
import { expectSound, foldOf } from '../../../tests/support/sound-log';
import { CorruptLogError, type ArchiveRun, type Journal } from '../agent/fold/ports';
import { failure, type Result } from '../base/result';
import { MemoryJournal, type MemoryStore } from '../journal/memory-journal';

const retention = { liveBytes: 16_000, segmentBytes: 4_000, keptEvents: 5 };

type Archive = Journal['archive'];

/** A journal whose moves a test watches, holds or lets fail. */
class WatchedJournal extends MemoryJournal {
  runs: ArchiveRun[] = [];
  instead: Archive | null = null;
  /** What the next answer of how far the archive goes waits for; the answer is of when it was asked for. */
  held: Promise<void> | null = null;
  override archive(run: ArchiveRun, isWanted: () => boolean): ReturnType<Archive> {
    this.runs.push(run);
    return this.instead ? this.instead(run, isWanted) : super.archive(run, isWanted);
  }
  override async archivedUpTo(): Promise<number> {
    const upTo = await super.archivedUpTo();
    const { held } = this;
    this.held = null;
    await held;
    return upTo;
  }
}

function watched(): { journal: (store: MemoryStore) => Journal; current: () => WatchedJournal } {
  let made: WatchedJournal | null = null;
  return {
    journal: (store) => (made = new WatchedJournal(store)),
    current: () => made as unknown as WatchedJournal,
  };
}

function bytesOf(events: readonly unknown[]): number {
  return events.reduce<number>((sum, event) => sum + Buffer.byteLength(JSON.stringify(event)) + 1, 0);
}

/** A leader whose first heartbeat is behind it: before that, nothing is tidied. */
async function calm(options: HouseOptions): Promise<AgentHouse> {
  const house = await new AgentHouse(options).open();
  house.clock.advance(60_000);
  await house.settle();
  return house;
}

/** So much said that the live log is over its limit. */
async function talk(house: AgentHouse, messages = 12): Promise<void> {
  for (let count = 0; count < messages; count += 1) await house.say(`Hello there ${count}`);
  await house.settleFully();
}

describe('the live log', () => {
  it('is kept within its limit: older events move, oldest first, and all of them read as one log', async () => {
    const house = await calm({ retention });
    await talk(house, 20);
    const { log, archive } = house.store;
    expect(archive.length).toBeGreaterThan(1);
    for (const run of archive) expect(bytesOf(run)).toBeGreaterThanOrEqual(retention.segmentBytes);
    expect(bytesOf(log)).toBeLessThanOrEqual(retention.liveBytes);
    expect(house.events.map(({ seq }) => seq)).toEqual(house.events.map((_, index) => index + 1));
    expect(await house.journal.events(1, 10_000)).toEqual(house.events);
    expect(foldOf(house.events)).toEqual(house.snapshot);
    await expectSound(house); // its export, audited
    const other = await new AgentHouse({ seed: 9 }).open();
    expect(await other.import(await house.exported())).toMatchObject({ ok: true });
  });

  it('stays as it is within its limit', async () => {
    const { journal, current } = watched();
    const house = await calm({ journal });
    await talk(house);
    expect(current().runs).toEqual([]);
  });

  it('is measured anew by the next leader, and goes on where the last one was', async () => {
    const first = await calm({ retention });
    await talk(first);
    await first.close();
    const segments = first.store.archive.length;
    expect(segments).toBeGreaterThan(0);
    const second = await calm({ retention, store: first.store });
    await talk(second);
    expect(second.store.archive.length).toBeGreaterThan(segments);
    await expectSound(second);
  });

  it('is rebuilt from together with the archive when the snapshot is lost', async () => {
    const first = await calm({ retention });
    await talk(first);
    await first.close();
    expect(first.store.archive.length).toBeGreaterThan(0);
    first.store.snapshot = null;
    const second = await calm({ retention, store: first.store });
    expect(second.status).toEqual({ role: 'leading' });
    expect(second.all('lifecycle').at(-1)).toMatchObject({ reason: 'snapshot_rebuilt' });
    expect(foldOf(second.events)).toEqual(second.snapshot);
  });

  it('that was lost while its archive stands is no first run', async () => {
    const first = await calm({ retention });
    await talk(first);
    await first.close();
    const { store } = first;
    const seq = store.archive.at(-1)?.at(-1)?.seq ?? 0;
    Object.assign(store, { log: [], snapshot: null });
    const second = await calm({ retention, store });
    expect(second.status).toEqual({ role: 'read_only', code: 'corrupt', detail: `seq ${seq + 1}: missing` });
    expect(store.log).toEqual([]);
  });

  it('goes together with the archive when all is cleared', async () => {
    const house = await calm({ retention });
    await talk(house);
    expect(house.store.archive.length).toBeGreaterThan(0);
    await house.clear();
    expect(house.store.archive).toEqual([]);
    await talk(house);
    expect(house.store.archive.length).toBeGreaterThan(0);
    await expectSound(house);
  });

  it('is kept within its limit also where all was cleared while the archive before was looked at', async () => {
    const { store } = await archivedHouse();
    const { journal, current } = watched();
    const house = await new AgentHouse({ retention, store, journal }).open();
    let release = (): void => {};
    current().held = new Promise((resolve) => (release = resolve));
    house.clock.advance(60_000);
    await turnsOf(() => current().held === null);
    await house.clear();
    release();
    await talk(house, 20);
    expect(house.store.archive.length).toBeGreaterThan(0);
    await expectSound(house);
  });
});

/** Closed again, with a part of its log in the archive. */
async function archivedHouse(): Promise<AgentHouse> {
  const house = await calm({ retention });
  await talk(house);
  await house.close();
  expect(house.store.archive.length).toBeGreaterThan(0);
  return house;
}

describe('moving old events', () => {
  it('waits for the first heartbeat, so that a start reads no more than it must', async () => {
    const house = await new AgentHouse({ retention }).open();
    await talk(house);
    expect(house.store.archive).toEqual([]);
    house.clock.advance(60_000);
    await house.settle();
    await house.settleFully();
    expect(house.store.archive.length).toBeGreaterThan(0);
  });

  it('never takes place beside a running effect', async () => {
    const { journal, current } = watched();
    const outside = new Outside();
    outside.end = () => 'hang';
    const mind = plainMind((pack) =>
      pack.task ? decision({ action_type: 'outside.call', action_payload: { to: 'x' }, task: pack.task.id }) : null,
    );
    const tight = { liveBytes: 1_000, segmentBytes: 100, keptEvents: 4 };
    const house = await calm({
      journal,
      mind,
      capabilities: [outside.capability()],
      retention: tight,
    });
    await house.say('Call five times');
    await house.answer('y');
    expect(house.snapshot.run.executing).not.toBeNull();
    const before = current().runs.length;
    const length = house.events.length;
    await house.settleFully();
    house.clock.advance(60_000); // a heartbeat does not either
    await house.settleFully();
    expect(house.snapshot.run.executing).not.toBeNull();
    expect([current().runs.length, house.events.length]).toEqual([before, length]);
  });

  it('keeps no message waiting, and drops what it prepared when there is something to do', async () => {
    const { journal, current } = watched();
    const house = await calm({ journal, retention });
    let letGo: () => void = () => {};
    let stillWanted: boolean | null = null;
    current().instead = async (_, isWanted) => {
      current().instead = null;
      await new Promise<void>((resolve) => (letGo = resolve));
      stillWanted = isWanted();
      return failure('not_wanted', 'held by the test');
    };
    for (let count = 0; count < 20 && current().runs.length === 0; count += 1) await house.say(`Hello ${count}`);
    expect(await house.say('I come first')).toMatchObject({ ok: true }); // taken and answered while the move is held
    expect(house.chat.at(-1)).toContain('I come first');
    expect(stillWanted).toBeNull();

    const commits: (boolean | null)[] = [];
    house.onCommit = () => {
      letGo(); // in the middle of a step
      commits.push(stillWanted);
    };
    await house.say('And I');
    await house.settleFully();
    expect(stillWanted).toBe(false);
    await talk(house);
    expect(house.store.archive.length).toBeGreaterThan(0); // done when there was time
    await expectSound(house);
  });

  it('that fails harms nothing, and is not tried again at once', async () => {
    const { journal, current } = watched();
    const house = await calm({ journal, retention: { ...retention, segmentBytes: 6_000 } });
    current().instead = async (): Promise<Result<null, 'storage'>> => failure('storage', 'QuotaExceededError');
    for (let count = 0; count < 20 && current().runs.length === 0; count += 1) await house.say(`Hello ${count}`);
    expect(current().runs).toHaveLength(1);
    await house.say('Still there?');
    await house.settleFully();
    expect(house.status).toEqual({ role: 'leading' });
    expect(current().runs).toHaveLength(1);
    current().instead = null;
    await talk(house);
    expect(house.store.archive.length).toBeGreaterThan(0);
    await expectSound(house);
  });

  it('ends a leadership that is over', async () => {
    const { journal, current } = watched();
    const house = await calm({ journal, retention });
    current().instead = async (): Promise<Result<null, 'stale_epoch'>> => failure('stale_epoch', 'another leads');
    for (let count = 0; count < 20 && current().runs.length === 0; count += 1) await house.say(`Hello ${count}`);
    await turnsOf(() => house.end !== null);
    expect(house.end).toBe('stale');
  });

  it('[AV-42] that finds the log damaged stops everything and names the event; another log can take its place', async () => {
    const { journal, current } = watched();
    const house = await calm({ journal, retention });
    const good = await house.exported();
    current().instead = async () => {
      throw new CorruptLogError(3, 'does not match its hash');
    };
    for (let count = 0; count < 20 && current().runs.length === 0; count += 1) await house.say(`Hello ${count}`);
    await turnsOf(() => house.status.role === 'read_only');
    expect(house.status).toEqual({ role: 'read_only', code: 'corrupt', detail: 'seq 3: does not match its hash' });
    const length = house.events.length;
    expect(await house.say('Anybody?')).toMatchObject({ ok: false });
    expect(house.events.length).toBe(length);
    expect(await house.import(good)).toMatchObject({ ok: true });
    expect(house.end).toBe('repaired');
  });
});
