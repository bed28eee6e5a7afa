import { readFile } from 'node:fs/promises';
import { expect, describe, it } from 'vitest';
import { AgentHouse } from '../../../tests/support/agent-house';
import { Outside } from '../../../tests/support/outside-call';
import { decision, plainMind } from '../../../tests/support/scripted-mind';
import type { Journal } from '../agent/fold/ports';
import type { ExportShape } from '../bridge/contract';
import { exportFile } from './export-file';
import { emptyStore, MemoryJournal } from './memory-journal';

async function exported(journal: Journal, shape: ExportShape): Promise<string> {
  const crossing = await exportFile(journal, shape, 0);
  if (!crossing.ok) throw new Error(crossing.message);
  return crossing.value.blob.text();
}

/** Read by eye against seed 001 once; from then on bytes. */
function golden(name: string): Promise<string> {
  return readFile(new URL(`../../../tests/fixtures/spectra/${name}`, import.meta.url), 'utf8');
}

describe('the SPECTRA shapes', () => {
  it('[SP-13] are these bytes: console and surface, intent, exec, output and goal_done, developer for the user', async () => {
    const house = await new AgentHouse().open();
    await house.say('Learn about bees', { surface: 'cli' });
    await house.answer('y');
    await house.answer('n');
    await house.say('Go on');
    await house.approveAll();
    expect(await exported(house.journal, 'spectra_events')).toBe(await golden('events.jsonl'));
    expect(await exported(house.journal, 'spectra_state')).toBe(await golden('state.json'));
  });

  it('say what runs right now, and only then', async () => {
    const outside = new Outside();
    outside.end = () => 'hang';
    const mind = plainMind((pack) =>
      pack.task ? decision({ action_type: 'outside.call', action_payload: { to: 'x' }, task: pack.task.id }) : null,
    );
    const house = await new AgentHouse({ mind, capabilities: [outside.capability()] }).open();
    await house.say('Call five times');
    const current = async () =>
      (JSON.parse(await exported(house.journal, 'spectra_state')) as { current: Record<string, unknown> }).current;
    expect(await current()).toMatchObject({ action: null });
    await house.answer('y');
    expect(await current()).toMatchObject({ action: house.snapshot.state.action.summary });
    expect(Object.keys(await current())).toEqual(['situation_summary', 'intent', 'action', 'last_result']);
  });

  it('of an empty log are no line, and a state with nothing in it', async () => {
    expect(await exported(new MemoryJournal(emptyStore()), 'spectra_state')).toBe(
      '{\n  "goals": [],\n  "current": {}\n}\n',
    );
    expect(await exported(new MemoryJournal(emptyStore()), 'spectra_events')).toBe('');
  });

  it('take what was imported in the documents’ form, too', async () => {
    const house = await new AgentHouse().open();
    const file = [
      '{"time":"2026-01-21T12:00:00Z","type":"input","source":"discord","text":"READMEを更新して"}',
      '{"time":"2026-01-21T12:00:01Z","type":"thought","judgment":"README更新の要求","intent":"G1-T1を実行"}',
      '{"time":"2026-01-21T12:00:05Z","type":"result","status":"done","summary":"README.md更新完了"}',
      '{"time":"2026-01-21T12:30:00Z","type":"result","status":"goal_done","goal":"G1","name":"整備","rate":"100%"}',
    ].join('\n');
    expect(await house.import(file)).toMatchObject({ ok: true });
    const lines = (await exported(house.journal, 'spectra_events')).split('\n');
    expect(lines.slice(0, 4)).toEqual([
      '{"time":"2026-01-21T12:00:00.000Z","type":"input","source":"discord","surface":"chat","text":"READMEを更新して","authority":"public"}',
      '{"time":"2026-01-21T12:00:01.000Z","type":"intent","action":"G1-T1を実行"}',
      '{"time":"2026-01-21T12:00:05.000Z","type":"exec","command":null,"status":"done","output":"README.md更新完了"}',
      '{"time":"2026-01-21T12:30:00.000Z","type":"goal_done","goal":{"id":"G1","name":"整備","tasks":[],"status":"done"}}',
    ]);
  });

  it('are given up where the saved state is not that of the newest event', async () => {
    const house = await new AgentHouse().open();
    const store = emptyStore();
    store.log = structuredClone(house.store.log);
    expect(await exportFile(new MemoryJournal(store), 'spectra_state', 0)).toMatchObject({
      ok: false,
      code: 'storage',
    });
  });
});
