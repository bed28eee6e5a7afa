import { describe, expect, it } from 'vitest';
import { AgentHouse } from '../../../tests/support/agent-house';
import { edited, exported, extended, type Stored } from '../../../tests/support/forge';
import { forgedLogs } from '../../../tests/support/forged-logs';
import { plainMind, writeNote } from '../../../tests/support/scripted-mind';
import { expectSound } from '../../../tests/support/sound-log';
import { audit } from '../audit/audit';
import type { JsonObject } from '../base/json';

const beeMind = () =>
  plainMind((pack) => (pack.task ? writeNote(`bees/${pack.task.id}.md`, pack.task.id, { task: pack.task.id }) : null));

/** A log in which the person made one rule for the folder bees, which was used. */
async function withRule(): Promise<AgentHouse> {
  const house = await new AgentHouse({ mind: beeMind() }).open();
  await house.say('Keep notes about bees');
  await house.always({ bounds: { folder: 'bees' }, rate_an_hour: 2 });
  return house;
}

const storedIn = (house: AgentHouse): Stored[] => house.events as unknown as Stored[];
const verdictOf = (text: string) => audit(text.split('\n'));

/** An empty app, into which the text was brought. */
async function importing(text: string): Promise<AgentHouse> {
  const guest = await new AgentHouse({ seed: 99, mind: beeMind() }).open();
  expect(await guest.import(text)).toMatchObject({ ok: true });
  return guest;
}

/** No rule acts; each is there to be turned on; what the mind goes on with is asked for. */
async function expectSuspended(guest: AgentHouse, terms: readonly object[]): Promise<void> {
  expect(guest.ownRules).toEqual([]);
  const suspended = [...guest.store.changes.values()].filter(({ by }) => by === 'import');
  expect(suspended.map(({ before }) => before)).toMatchObject(terms);
  expect(suspended.every(({ after }) => after === null)).toBe(true);
  expect(guest.snapshot.run.undoable).toEqual([]);
  const granted = guest.all('approval').length;
  await guest.command('resume');
  const later = guest.all('approval').slice(granted);
  expect(later.filter(({ capability }) => capability === 'note.write')).toMatchObject([{ status: 'asked' }]);
  await expectSound(guest);
}

describe('[F-32] a log that breaks an invariant', () => {
  const logs = forgedLogs().filter(({ state }) => state === undefined);

  it.each(logs.map(({ name, text }) => [name, text] as const))('is not taken: %s', async (_, text) => {
    const report = verdictOf(text);
    const line = report.unreadable?.line ?? report.violations[0]?.line;
    const guest = await new AgentHouse().open();
    const before = structuredClone({ log: guest.store.log, snapshot: guest.store.snapshot });
    const outcome = await guest.import(text);
    expect(outcome).toMatchObject({ ok: false, code: 'malformed_import' });
    if (text.includes('"type":"exported"') && outcome.parameters['line'] !== 0)
      expect(outcome.parameters['line']).toBeLessThanOrEqual(line ?? 0);
    expect({ log: guest.store.log, snapshot: guest.store.snapshot }).toEqual(before);
    await guest.close();
  });

  it('of invariants 3 to 8, the line and the invariant are named', async () => {
    for (const { text } of logs.filter(({ name }) => /^[3-8]-/.test(name))) {
      const [first] = verdictOf(text).violations;
      const guest = await new AgentHouse().open();
      const { parameters } = await guest.import(text);
      expect(parameters).toMatchObject({ line: first?.line });
      if (first && parameters['reason'] !== 'wrong_body')
        expect(parameters['reason']).toBe(`invariant_${first.invariant}`);
      await guest.close();
    }
  });
});

describe('[AV-35] the rules of a log that is brought in', () => {
  it('come back with the log and its history, out of force until the person turns it on', async () => {
    const first = await withRule();
    const house = await new AgentHouse({ mind: beeMind() }).open();
    expect(await house.import(await first.exported())).toMatchObject({ ok: true, parameters: { rules: 1 } });
    expect(house.ownRules).toEqual([]);
    const before = [...first.store.changes.values()];
    expect([...house.store.changes.values()].slice(0, before.length)).toEqual(before);
    const [suspended, ...none] = [...house.store.changes.values()].slice(before.length);
    expect(none).toEqual([]);
    const made = before.find(({ by }) => by === 'user');
    expect(suspended).toMatchObject({ subject: made?.subject, before: made?.after, after: null, by: 'import' });
    expect(house.chat).toContain(
      'Rules that came with it: 1. They are off. Turn on the ones you want under Automatic rules.',
    );
    await house.command('resume');
    expect(house.snapshot.run.pending?.capability).toBe('note.write');

    expect(await house.undo(suspended?.seq ?? 0)).toMatchObject({ ok: true });
    expect(house.ownRules).toMatchObject([{ ...made?.after, uses: 0 }]);
    expect(house.chat.at(-1)).toBe('From now on I do note.write within its bounds without asking.');
    await house.answer('y');
    expect(house.ownRules).toMatchObject([{ uses: 1 }]);
    await expectSound(house);
  });

  it('lie suspended where the log was cut before their end', async () => {
    const house = await withRule();
    const made = house.changed[0];
    await house.revoke(String(made?.seq));
    const cut = exported(storedIn(house).slice(0, house.newest('change').seq - 1));
    expect(verdictOf(cut).violationCount).toBe(0);
    await expectSuspended(await importing(cut), [{ bounds: { folder: 'bees' } }]);
  });

  it('lie suspended where the log was cut right after their grant', async () => {
    const house = await withRule();
    const made = house.changed[0];
    const cut = exported(storedIn(house).slice(0, made?.seq));
    expect(verdictOf(cut).violationCount).toBe(0);
    const guest = await importing(cut);
    expect(guest.ownRules).toEqual([]);
    expect(guest.snapshot.run).toMatchObject({ granted: null, pending: null });
    await guest.command('resume');
    expect(guest.snapshot.run.pending).toMatchObject({ capability: 'note.write' });
    expect(guest.store.notes.size).toBe(0);
    await expectSound(guest);
  });

  it('lie suspended where nobody granted them and nothing used them', async () => {
    const house = await new AgentHouse({ mind: beeMind() }).open();
    await house.say('Keep notes about bees');
    await house.answer('y');
    const seq = house.events.length + 1;
    const terms = {
      id: String(seq),
      capabilities: ['note.write'],
      bounds: {},
      capability_version: 1,
      rate_an_hour: null,
      expires: null,
    };
    const change = {
      type: 'change',
      subject: `rules.${seq}`,
      before: null,
      after: terms,
      by: 'user',
      undo_of: null,
    } as const;
    const log = extended(storedIn(house), [change, { trigger: 2, time: Date.parse('2026-11-28T09:10:00.000Z') }]);
    await expectSuspended(await importing(exported(log)), [{ bounds: {}, rate_an_hour: null }]);
  });

  it('lie suspended with the bounds that they have there, when those were widened', async () => {
    const house = await withRule();
    const seq = house.changed[0]?.seq ?? 0;
    const log = edited(storedIn(house), seq, (event) => {
      const after = event['after'] as JsonObject;
      Object.assign(after, { bounds: {}, rate_an_hour: null, expires: null });
      event['salt'] = {};
    });
    expect(verdictOf(exported(log)).violations).toEqual([]);
    const guest = await importing(exported(log));
    await expectSuspended(guest, [{ bounds: {}, rate_an_hour: null, expires: null }]);
  });

  it('lie suspended where the events that made them go into the archive, and can be turned on from there', async () => {
    const house = await withRule();
    await house.approveAll();
    const guest = new AgentHouse({
      seed: 99,
      mind: beeMind(),
      retention: { liveBytes: 6_000, segmentBytes: 2_000, keptEvents: 3 },
    });
    await guest.open();
    expect(await guest.import(await house.exported())).toMatchObject({ ok: true });
    const made = house.changed[0]?.seq ?? 0;
    expect(guest.store.archive.flat().some(({ seq }) => seq === made)).toBe(true);
    expect(guest.ownRules).toEqual([]);
    const suspended = [...guest.store.changes.values()].find(({ by }) => by === 'import');
    expect(await guest.undo(suspended?.seq ?? 0)).toMatchObject({ ok: true });
    expect(guest.ownRules).toMatchObject([{ id: String(made), bounds: { folder: 'bees' } }]);
    await expectSound(guest);
  });

  it('that were ended there are not brought back by an /undo here', async () => {
    const house = await withRule();
    await house.revoke(String(house.changed[0]?.seq));
    const guest = await importing(await house.exported());
    await guest.say('/undo');
    expect([...guest.store.outcomes.values()].at(-1)).toMatchObject({ ok: false, code: 'nothing_to_undo' });
    expect(guest.ownRules).toEqual([]);
    await expectSound(guest);
  });

  it('are suspended again when the log is brought in once more', async () => {
    const guest = await importing(await (await withRule()).exported());
    const suspended = [...guest.store.changes.values()].find(({ by }) => by === 'import');
    await guest.undo(suspended?.seq ?? 0);
    expect(guest.ownRules).toHaveLength(1);
    const again = await importing(await guest.exported());
    await expectSuspended(again, [{ bounds: { folder: 'bees' } }, { bounds: { folder: 'bees' } }]);
  });
});
