import { describe, expect, it } from 'vitest';
import { AgentHouse } from '../../../tests/support/agent-house';
import { checkpoints, KilledHouse } from '../../../tests/support/killed-house';
import { Outside } from '../../../tests/support/outside-call';
import { decision, plainMind } from '../../../tests/support/scripted-mind';
import { foldOf } from '../../../tests/support/sound-log';
import { currentTask } from '../agent/fold/goals';
import { MemoryJournal } from '../journal/memory-journal';
import type { Snapshot } from '../agent/fold/snapshot';
import { loadSnapshot } from './load-snapshot';

/** What a blackboard holds; all of it stands in the snapshot. */
function blackboardOf({ state, run }: Snapshot): Record<string, unknown> {
  return {
    task: currentTask({ state, run })?.task.id ?? null,
    executing: run.executing?.request ?? null,
    attention: [run.queue.map(({ seq }) => seq), run.due, run.pending?.request, run.asking?.output, run.confirm],
    observations: run.observations,
    intent: state.thought.intent,
  };
}

function watchful(): ConstructorParameters<typeof KilledHouse>[0] {
  const outside = new Outside();
  outside.end = (call) => ({
    observation: {
      source: 'test',
      facts: [{ text: `seen ${call}`, confidence: 1, observed_at: '2026-11-28T09:00:00.000Z' }],
      estimates: [],
      unknowns: [],
    },
  });
  const mind = plainMind((pack) =>
    pack.task
      ? decision({
          action_type: 'outside.call',
          action_payload: { task: pack.task.id },
          task: pack.task.id,
          intent: `Call for ${pack.task.id}`,
        })
      : null,
  );
  return { capabilities: [outside.capability()], mind };
}

describe('the runtime’s blackboard', () => {
  it.each(checkpoints)(
    'running task, attention, last observations and intent are as they were, killed at any %s: each stands with its event',
    async (at) => {
      let restored = 0;
      for (const nth of [1, 2, 4]) {
        const killed = new KilledHouse(watchful(), at, nth);
        const works = [
          (house: AgentHouse) => house.open(),
          (house: AgentHouse) => house.say('Watch five things'),
          (house: AgentHouse) => house.approveAll(3),
        ];
        for (const work of works) {
          let isDone = false;
          const done = (): void => void (isDone = true);
          work(killed.house).then(done, done); // a dead tab leaves its sender waiting
          for (let turn = 0; turn < 400 && !isDone && !killed.wasKilled; turn++)
            await new Promise((resolve) => setImmediate(resolve));
          if (killed.wasKilled) break;
        }
        if (!killed.wasKilled) continue;
        if (killed.store.log.length === 0) continue; // before anything was stored
        // what stands is the fold of what happened, to the last event
        const before = structuredClone(killed.store.snapshot as Snapshot);
        expect(blackboardOf(before)).toEqual(blackboardOf(foldOf(killed.store.log)));
        // and whoever takes over begins from it
        const loaded = await loadSnapshot(new MemoryJournal(killed.store));
        expect(loaded).toMatchObject({ ok: true, value: { isRebuilt: false } });
        expect(loaded.ok && blackboardOf(loaded.value.snapshot)).toEqual(blackboardOf(before));
        restored += 1;
      }
      expect(restored).toBeGreaterThan(0);
    },
  );

  it('names the last 8 observations, newest last, and the intent that holds', async () => {
    const house = await new AgentHouse(watchful()).open();
    await house.say('Watch five things');
    await house.approveAll();
    const seqs = house.all('observation').map(({ seq }) => seq);
    expect(seqs.length).toBeGreaterThan(3);
    expect(house.snapshot.run.observations).toEqual(seqs.slice(-8));
    expect(house.snapshot.state.thought.intent).toBe(house.newest('thought').intent);
    const again = await new AgentHouse({ ...watchful(), store: house.store }).open();
    expect(again.snapshot.run.observations).toEqual(seqs.slice(-8));
  });

  it('is written when something changed, and never for nothing: an idle hour writes no snapshot', async () => {
    const house = await new AgentHouse(watchful()).open();
    await house.say('Watch five things');
    let written = 0;
    const append = house.journal.append.bind(house.journal);
    house.journal.append = (batch) => {
      written += 1;
      return append(batch);
    };
    for (let minute = 0; minute < 60; minute++) {
      house.clock.advance(60_000);
      await house.settle();
    }
    expect(written).toBe(0);
    await house.answer('y'); // a change of intent is stored with its thought
    const thought = house.newest('thought');
    expect(house.snapshot.state.thought.intent).toBe(thought.intent);
    expect(written).toBeGreaterThan(0);
  });
});
