import { describe, expect, it } from 'vitest';
import { AgentHouse } from '../../../tests/support/agent-house';
import { Outside } from '../../../tests/support/outside-call';
import { decision, plainMind, talk } from '../../../tests/support/scripted-mind';
import { expectSound, foldOf } from '../../../tests/support/sound-log';
import type { RowOutcome } from '../agent/fold/inbox-row';
import { findText } from '../journal/find-text';
import type { Deliberator, MadeSummary } from '../mind/context-pack';

let rows = 0;
const secret = 'seven Elm Street';

/** A log where a passage stands in an input, in what was decided from it, and in what was said. */
async function told(): Promise<AgentHouse> {
  const house = await new AgentHouse().open();
  await house.say(`Keep five notes about ${secret}`);
  await house.approveAll(2);
  return house;
}

async function redact(house: AgentHouse, passage: string): Promise<RowOutcome> {
  const found = await findText(house.journal, passage);
  if (!found.ok) throw new Error(found.code);
  const targets = found.value.events.map(({ seq, pointers }) => ({ seq, pointers }));
  return house.put({ kind: 'redact', id: `redact-${++rows}`, lang: 'en', at: '', targets });
}

function everything(house: AgentHouse): string {
  const { log, snapshot, doneGoals, changes, outcomes } = house.store;
  return JSON.stringify([log, snapshot, [...doneGoals], [...changes], [...outcomes]]);
}

describe('a redaction', () => {
  it('takes a text out of every event that holds it, out of the snapshot, and out of what was at hand', async () => {
    const house = await told();
    expect(everything(house)).toContain(secret);
    const before = house.events.map(({ hash }) => hash);
    const found = await findText(house.journal, secret);
    const outcome = await redact(house, secret);
    expect(outcome).toMatchObject({ ok: true, parameters: { count: found.ok && found.value.events.length } });
    expect(everything(house)).not.toContain(secret);
    expect(house.events.slice(0, before.length).map(({ hash }) => hash)).toEqual(before); // the chain is whole
    expect(house.snapshot.state.input.text).toBeNull();
    expect(house.snapshot.state.plan.purpose).toBeNull();
    const events = house.all('redacted');
    expect(events.map(({ target }) => target)).toEqual(found.ok && found.value.events.map(({ seq }) => seq));
    expect(events.every(({ asked_by, trigger, target }) => asked_by === 'user' && trigger === target)).toBe(true);
    expect(foldOf(house.events)).toEqual(house.snapshot);
    await expectSound(house);
    expect(await findText(house.journal, secret)).toEqual({ ok: true, value: { events: [], notes: [] } });
  });

  it('takes the summaries out that told of it, and those that were built on them, and no earlier one', async () => {
    const made: MadeSummary[] = [];
    const mind: Deliberator = {
      ...plainMind(() => talk('I see.', { way: 'tools' })),
      isRules: false,
      place: { kind: 'device', host: null },
      takeSummary: () => made.shift() ?? null,
    };
    const house = await new AgentHouse({ mind }).open();
    await house.say('Hello');
    const begun = house.snapshot.run.last.seq;
    made.push({ from: 1, to: begun, text: 'They said hello.', previous: null });
    await house.say(`I live at ${secret}`);
    const [first] = house.all('summary');
    const told = house.snapshot.run.last.seq;
    made.push({ from: begun + 1, to: told, text: 'They live in Elm Street, at number 7.', previous: first?.seq ?? 0 });
    await house.say('What now?');
    const second = house.snapshot.run.summary?.seq ?? 0;
    made.push({ from: told + 1, to: told + 2, text: 'Still there.', previous: second });
    await house.say('And now?');
    expect(house.all('summary').map(({ previous }) => previous)).toEqual([null, first?.seq, second]);

    await redact(house, secret);
    expect(house.all('summary').map(({ text }) => typeof text)).toEqual(['string', 'object', 'object']);
    expect(everything(house)).not.toContain('number 7');
    const targets = house.all('redacted').map(({ target }) => target);
    expect(targets).toEqual(targets.toSorted((left, right) => left - right));
    expect(targets).toEqual(
      expect.arrayContaining(
        house
          .all('summary')
          .slice(1)
          .map(({ seq }) => seq),
      ),
    );
    expect(house.snapshot.run.summary).toEqual({ seq: first?.seq, to: begun });
    await expectSound(house);
  });

  it('takes a folder out of a rule and its history; a rule whose folder nobody knows covers nothing', async () => {
    const folder = 'elm street';
    const mind = plainMind((pack) => {
      if (!pack.task) return null;
      const action_payload = { path: `${folder}/${pack.task.id}.md`, content: 'x', mode: 'create' };
      return decision({ action_type: 'note.write', action_payload, task: pack.task.id });
    });
    const house = await new AgentHouse({ mind }).open();
    await house.say('Keep five notes');
    await house.always({ bounds: { folder }, rate_an_hour: 1 });
    expect(house.snapshot.run.pending?.task).toBe('G1-T3'); // the second was within the rule
    await house.revoke(house.ownRules[0]?.id ?? '');
    expect(await redact(house, folder)).toMatchObject({ ok: true });
    expect(everything(house)).not.toContain(folder);
    await house.undo(house.all('change').at(-1)?.seq ?? 0);
    expect(house.ownRules).toMatchObject([{ bounds: { folder: null } }]);
    await house.answer('y');
    house.clock.advance(3_600_000);
    expect(house.snapshot.run.pending?.task).toBe('G1-T4');
    await expectSound(house);
  });

  it('leaves an export that the audit calls clean, and that imports', async () => {
    const house = await told();
    await redact(house, secret);
    const other = await new AgentHouse({ seed: 9 }).open();
    expect(await other.import(await house.exported())).toMatchObject({ ok: true });
    expect(everything(other)).not.toContain(secret);
    await expectSound(other);
  });

  it('of names of goals that ended takes them out of their table, too', async () => {
    const house = await new AgentHouse().open();
    await house.say('Keep five notes');
    await house.approveAll();
    expect(JSON.stringify([...house.store.doneGoals])).toContain('Goal 1');
    await redact(house, 'Goal 1');
    expect(JSON.stringify([...house.store.doneGoals])).not.toContain('Goal 1');
    await expectSound(house);
  });

  it('of what waits for an answer lets nothing of it run', async () => {
    const house = await told();
    const { pending } = house.snapshot.run;
    const thought = house.events.find(({ seq }) => seq === pending?.thought);
    const pointers = Object.keys(thought?.salt ?? {}).filter((at) => at.startsWith('/decision/action_payload'));
    const targets = [{ seq: pending?.thought ?? 0, pointers }];
    const notes = house.store.notes.size;
    expect(await house.put({ kind: 'redact', id: 'r', lang: 'en', at: '', targets })).toMatchObject({ ok: true });
    await house.answer('y');
    expect(house.ended.at(-1)).toMatchObject({ status: 'fail', cause: 'payload_changed' });
    expect(house.store.notes.size).toBe(notes);
    await expectSound(house);
  });

  it.each([
    ['an id', [{ seq: 2, pointers: ['/hash'] }]],
    ['an event that is not there', [{ seq: 9_999, pointers: ['/text'] }]],
    ['a key of the prototype', [{ seq: 2, pointers: ['/__proto__/x'] }]],
    ['nothing', []],
    ['a text beside an id', [{ seq: 2, pointers: ['/data', '/seq'] }]],
  ])('of %s is refused and changes nothing', async (_, targets) => {
    const house = await told();
    const before = structuredClone([house.store.log, house.snapshot]);
    expect(await house.put({ kind: 'redact', id: 'r', lang: 'en', at: '', targets })).toMatchObject({
      ok: false,
      code: 'not_redactable',
    });
    expect([house.store.log, house.snapshot]).toEqual(before);
  });

  it('of a tab that lost its leadership changes nothing', async () => {
    const house = await told();
    const before = structuredClone(house.store.log);
    house.store.epoch += 1; // another leads from here on
    expect(await redact(house, secret)).toMatchObject({ ok: false });
    expect(house.store.log).toEqual(before);
    expect(house.end).toBe('stale');
  });

  it('waits until nothing runs: what was given the text could bring it back', async () => {
    const outside = new Outside();
    outside.end = () => 'hang';
    const mind = plainMind((pack) =>
      pack.task ? decision({ action_type: 'outside.call', action_payload: { to: secret }, task: pack.task.id }) : null,
    );
    const house = await new AgentHouse({ capabilities: [outside.capability()], mind }).open();
    await house.say('Call five times');
    await house.answer('y');
    expect(house.snapshot.run.executing).not.toBeNull();
    expect(await redact(house, secret)).toMatchObject({ ok: false, code: 'busy' });
    await house.command('stop');
    house.clock.advance(1_000); // then it is waited for no longer
    await house.settle();
    expect(await redact(house, secret)).toMatchObject({ ok: true });
    expect(everything(house)).not.toContain(secret);
    await expectSound(house);
  });
});

describe('a search for a text', () => {
  it('names notes that hold it, which a redaction does not touch', async () => {
    const house = await new AgentHouse().open();
    await house.say('Keep five notes');
    await house.approveAll(2);
    const [note] = [...house.store.notes.values()];
    const found = await findText(house.journal, (note?.content ?? '').slice(0, 12));
    expect(found.ok && found.value.notes).toContain(note?.path);
  });
});
