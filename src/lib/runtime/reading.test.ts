import { describe, expect, it } from 'vitest';
import { MindWithLab } from '../deliberation/lab/mind-with-lab';
import { shortLog } from '../../../tests/support/clean-log';
import { exported } from '../../../tests/support/forge';
import { AgentHouse } from '../../../tests/support/agent-house';
import { LlmHouse } from '../../../tests/support/llm-house';
import { decision, plainMind } from '../../../tests/support/scripted-mind';
import { expectSound } from '../../../tests/support/sound-log';
import type { LanguageModel, ModelRequest } from '../models/language-model';

const capabilitiesThatRead = ['note.read', 'note.list', 'recall', 'event.read', 'alarm.list'];

/** Makes these calls one after the other, one each turn, and says that it is done when none is left. */
function calling(...calls: ({ name: string; input: object } | null)[]): LanguageModel & { requests: ModelRequest[] } {
  const requests: ModelRequest[] = [];
  return {
    name: 'scripted',
    contextTokens: 32_000,
    requests,
    generate: (request: ModelRequest) => {
      requests.push(request);
      const isStart = request.messages.at(-1)?.content.includes('Greet the person') === true;
      const call = isStart ? undefined : calls.shift();
      return Promise.resolve({
        ok: true as const,
        text: call ? '' : 'Here it is.',
        ...(call && { calls: [{ id: 'c1', name: call.name, input: JSON.stringify(call.input) }] }),
        usage: null,
      });
    },
  } as unknown as LanguageModel & { requests: ModelRequest[] };
}

function withNote(house: AgentHouse, path = 'bees/goal.md', taint: string[] = []): AgentHouse {
  const note = { path, content: 'Bees sleep at 10 degrees.', bytes: 25, taint, written_by: 1, created_by: 1 };
  house.store.notes.set(path, { ...note, time: '2026-11-27T09:00:00.000Z' });
  return house;
}

const readNote = { name: 'note_read', input: { path: 'bees/goal.md' } };
/** Only words. */
const done = null;
const list = { name: 'note_list', input: {} };
const granted = (house: AgentHouse) =>
  house
    .all('approval')
    .filter(({ capability, status }) => status === 'granted' && capabilitiesThatRead.includes(capability))
    .map(({ capability, by }) => [capability, by]);

describe('the rule for reading', () => {
  it('[AV-32] comes with the first start, is one change, and lets a mind in this browser read unasked', async () => {
    const model = calling(readNote);
    const house = new LlmHouse(model, { place: { kind: 'device', host: null }, way: 'tools' });
    withNote(house);
    await house.open();
    expect(house.all('change')).toMatchObject([
      { seq: 2, subject: 'rules.reading', before: null, by: 'build', trigger: 1, after: { bounds: { mind: 'here' } } },
    ]);
    await house.say('What is in the note?');
    expect(house.snapshot.run.pending).toBeNull();
    expect(granted(house)).toEqual([['note.read', 'rule:reading']]);
    expect(house.all('thought').map(({ mind }) => mind?.kind)).toContain('device');
    expect(house.chat.at(-1)).toBe('Here it is.');
    await expectSound(house);
  });

  it('[AV-35] is the person’s to revoke, stays revoked over starts, and comes back by undo alone', async () => {
    const mind = () =>
      plainMind((pack) =>
        pack.trigger.text === 'Read it'
          ? decision({ action_type: 'note.read', action_payload: { path: 'bees/goal.md' } })
          : null,
      );
    const first = await withNote(new AgentHouse({ mind: mind() })).open();
    await first.revoke('reading');
    await first.close();
    const again = await new AgentHouse({ mind: mind(), store: first.store }).open();
    expect(again.all('change').filter(({ by }) => by === 'build')).toHaveLength(1);
    expect(again.snapshot.run.rules.map(({ id }) => id)).toEqual(['conversation', 'world']);
    await again.say('Read it');
    expect(again.snapshot.run.pending?.capability).toBe('note.read');
    await again.answer('y');
    expect(await again.undo(again.newest('change').seq)).toMatchObject({ ok: true });
    expect(again.snapshot.run.rules.at(-1)).toMatchObject({ id: 'reading', shipped: true });
    await again.say('Read it');
    expect(granted(again)).toEqual([
      ['note.read', 'user'],
      ['note.read', 'rule:reading'],
    ]);
    await expectSound(again);
  });

  it('[AV-32] comes into a log of an earlier build at its next start, once', async () => {
    const house = await new AgentHouse().open();
    expect(await house.import(exported(shortLog().events))).toMatchObject({ ok: true });
    expect(house.snapshot.run.rules.map(({ id }) => id)).toEqual(['conversation', 'world']);
    await house.close();
    const { store } = house;
    for (let start = 0; start < 2; start++) {
      const next = await new AgentHouse({ store }).open();
      expect(next.snapshot.run.rules.map(({ id }) => id)).toEqual(['conversation', 'world', 'reading']);
      expect(next.all('change')).toHaveLength(1);
      await expectSound(next);
      await next.close();
    }
  });
});

describe('a mind at an address', () => {
  it('[AV-32] asks once whether it may read; after y it reads, and asks never again', async () => {
    const model = calling(readNote, readNote, { name: 'note_list', input: {} });
    const house = new LlmHouse(model, { way: 'tools' });
    withNote(house);
    await house.open();
    await house.say('What is in the note?');
    expect(house.snapshot.run.pending).toMatchObject({ capability: 'reading.allow' });
    expect(house.snapshot.run.pending?.lines.map(({ text }) => text)).toEqual([
      'Let the mind at models.example read your notes, lists, log and alarms without asking each time',
      'What it reads is sent to models.example. You can take it back under Automatic rules.',
    ]);
    await house.answer('y');
    const [made] = house.changed;
    expect(made).toMatchObject({
      subject: `rules.${made?.seq}`,
      by: 'user',
      after: { capabilities: capabilitiesThatRead, bounds: { mind: 'models.example' } },
    });
    expect(granted(house)).toEqual([
      ['note.read', `rule:${made?.seq}`],
      ['note.list', `rule:${made?.seq}`],
    ]);
    expect(house.all('approval').filter(({ status }) => status === 'asked')).toHaveLength(1);
    const told = JSON.stringify(model.requests.at(-1)?.messages);
    expect(told).toContain('Bees sleep at 10 degrees.');
    expect(told).not.toContain(`rules.${made?.seq}`); // the result of the deed tells it
    await expectSound(house);
  });

  it('[AV-35] asks again once the rule is revoked', async () => {
    const calls = [readNote, readNote];
    const house = new LlmHouse(calling(...calls, done, readNote), { way: 'tools' });
    withNote(house);
    await house.open();
    await house.say('What is in the note?');
    await house.answer('y');
    expect(granted(house)).toHaveLength(1);
    await house.revoke(String(house.changed[0]?.seq));
    expect(house.ownRules).toEqual([]);
    await house.say('And once more?');
    expect(house.snapshot.run.pending?.capability).toBe('reading.allow');
    expect(granted(house)).toHaveLength(1);
    await expectSound(house);
  });

  it('after n reads nothing for this, and does all else', async () => {
    const write = { name: 'note_write', input: { path: 'a.md', content: 'x' } };
    const model = calling(readNote, readNote, write);
    const house = new LlmHouse(model, { way: 'tools' });
    withNote(house);
    await house.open();
    await house.say('Make a new note from the old one');
    await house.answer('n');
    expect(house.invalid).toHaveLength(1); // the reading tools are shut
    expect(house.snapshot.run.pending?.capability).toBe('note.write');
    expect(granted(house)).toEqual([]);
    const shut = JSON.stringify(model.requests.at(-1)?.messages);
    expect(shut).toContain('The person said no to your looking at notes');
    await expectSound(house);
  });

  it('[AV-32] is not covered by its rule where others have a word in it, nor asks for one because of them', async () => {
    const model = calling(list, list, readNote);
    const house = new LlmHouse(model, { way: 'tools' });
    withNote(house, 'bees/goal.md', ['web:example.org']);
    await house.open();
    await house.say('What is in the note?');
    expect(house.snapshot.run.pending?.capability).toBe('reading.allow');
    await house.answer('y');
    // the list names what others wrote: what is decided from it is theirs, too
    expect(house.snapshot.run.pending).toMatchObject({ capability: 'note.read', taint: ['web:example.org'] });
    await expectSound(house);
  });

  it('[AV-35] cannot ask for another address, and says on each card where what comes of it goes', async () => {
    const house = new LlmHouse(calling({ name: 'note_write', input: { path: 'a.md', content: 'x' } }), {
      way: 'tools',
    });
    await house.open();
    await house.say('Write it');
    const [, touches] = house.snapshot.run.pending?.lines ?? [];
    expect(touches?.text).toBe(
      'Your notes on this device, one file added. What comes of it is sent to models.example.',
    );

    const raw = decision({ action_type: 'reading.allow', action_payload: { host: 'other.example' } });
    const mind = { ...plainMind((pack) => (pack.trigger.text === 'Read' ? raw : null)), isRules: false };
    const other = await new AgentHouse({ mind: { ...mind, place: { kind: 'served', host: 'models.example' } } }).open();
    await other.say('Read');
    expect(other.snapshot.run.pending).toBeNull();
    expect(other.ownRules).toEqual([]);
  });
});

it('[AV-32] a mind that reads and does not say where it is reads by no rule', async () => {
  const raw = decision({ action_type: 'note.read', action_payload: { path: 'bees/goal.md' } });
  const reads = { ...plainMind((pack) => (pack.trigger.text === 'Read' ? raw : null)), isRules: false };
  const house = await withNote(new AgentHouse({ mind: reads })).open();
  await house.say('Read');
  expect(house.snapshot.run.pending?.capability).toBe('note.read');
});

it.each(['rules', 'served'] as const)('the Lab’s part of a mind says of it all that it says itself: %s', (kind) => {
  const place = kind === 'served' ? { kind, host: 'models.example' } : null;
  const mind = { ...plainMind(), place, isRules: kind === 'rules' };
  const wrapped = new MindWithLab(mind, { current: () => null } as never);
  expect([wrapped.name, wrapped.isRules, wrapped.place]).toEqual([mind.name, mind.isRules, place]);
});
