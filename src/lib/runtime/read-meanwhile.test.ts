import { describe, expect, it } from 'vitest';
import { AgentHouse, turnsOf } from '../../../tests/support/agent-house';
import { plainMind } from '../../../tests/support/scripted-mind';
import { expectSound } from '../../../tests/support/sound-log';
import { MemoryJournal, type MemoryStore } from '../journal/memory-journal';
import type { ContextPack, Deliberator } from '../mind/context-pack';

/** A journal of which the next read of the talk can be held; its answer is of when it was asked for. */
class HeldJournal extends MemoryJournal {
  held: Promise<void> | null = null;

  override async events(from: number, limit: number): ReturnType<MemoryJournal['events']> {
    const read = await super.events(from, limit);
    const { held } = this;
    this.held = null;
    await held;
    return read;
  }
}

/** An agent that talked before, started anew with a mind that reads: its first read of the talk goes on once it is released. */
async function heldHouse(): Promise<{
  house: AgentHouse;
  packs: ContextPack[];
  isRead: () => boolean;
  release: () => void;
}> {
  const store = await talkedBefore();
  const packs: ContextPack[] = [];
  const plain = plainMind();
  const mind: Deliberator = {
    ...plain,
    isRules: false,
    deliberate: (pack, signal) => {
      if (!signal.aborted) packs.push(pack);
      return plain.deliberate(pack, signal);
    },
  };
  const journal = new HeldJournal(store);
  const house = await new AgentHouse({ store, mind, journal: () => journal }).open();
  let release = (): void => {};
  journal.held = new Promise((resolve) => (release = resolve));
  return { house, packs, isRead: () => journal.held === null, release };
}

async function talkedBefore(): Promise<MemoryStore> {
  const house = await new AgentHouse().open();
  await house.say('One');
  await house.close();
  return house.store;
}

/** What was said, and what else happened, as the newest request tells it. */
function toldIn(packs: readonly ContextPack[]): (string | null)[] {
  const { entries = [] } = packs.at(-1)?.transcript ?? {};
  return entries.flatMap((entry) => {
    if (entry.kind === 'said' && entry.by === 'person') return [entry.text];
    return entry.kind === 'notice' && entry.what === 'file_added' ? [entry.what] : [];
  });
}

describe('while the talk is read for a mind', () => {
  it('a file is brought in: neither that nor what was said before it is missing from then on', async () => {
    const { house, packs, isRead, release } = await heldHouse();
    await house.say('Two');
    await turnsOf(isRead);
    await house.say('Three');
    await house.bring('a.txt', 'a');
    release();
    await house.settleFully();
    expect(toldIn(packs)).toEqual(['One', 'Two', 'Three', 'file_added']);
    await house.say('Four');
    await house.settleFully();
    expect(toldIn(packs)).toEqual(['One', 'Two', 'Three', 'file_added', 'Four']);
    await expectSound(house);
  });

  it('all is cleared: nothing of it is told under the new log', async () => {
    const { house, packs, isRead, release } = await heldHouse();
    await house.say('Two');
    await turnsOf(isRead);
    await house.clear();
    await house.say('Three');
    release();
    await house.settleFully();
    await house.say('Four');
    await house.settleFully();
    expect(toldIn(packs)).toEqual(['Three', 'Four']);
    expect(packs.filter((pack) => /One|Two/.test(JSON.stringify(pack)))).toEqual([]);
    await expectSound(house);
  });
});
