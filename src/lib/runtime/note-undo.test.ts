import { describe, expect, it } from 'vitest';
import { AgentHouse } from '../../../tests/support/agent-house';
import { decision, talk } from '../../../tests/support/scripted-mind';
import { expectSound } from '../../../tests/support/sound-log';
import type { JsonObject } from '../base/json';
import type { ContextPack, Deliberator } from '../mind/context-pack';

/** Writes what a message asks for: `path: text`. */
function scribe(more: (pack: ContextPack) => JsonObject = () => ({})): Deliberator {
  return {
    name: 'scribe',
    isRules: false,
    place: { kind: 'device', host: null },
    deliberate: async (pack) => {
      const [, path, content] =
        /^(\S+\.md): ([\s\S]*)$/.exec(pack.why === 'input' ? (pack.trigger.text ?? '') : '') ?? [];
      if (path === undefined || content === undefined) return talk('I see.', { way: 'tools' });
      const there = pack.notes.find((note) => note.path === path);
      const over = there?.written_by === undefined ? { mode: 'create' } : { mode: 'replace', base: there.written_by };
      return decision({
        action_type: 'note.write',
        action_payload: { path, content, ...over, ...more(pack) },
        way: 'tools',
      });
    },
  };
}

async function houseWith(mind = scribe()): Promise<AgentHouse> {
  const house = await new AgentHouse({ mind }).open();
  await house.say('plan.md: first');
  await house.answer('y');
  return house;
}

const textIn = (house: AgentHouse, path = 'plan.md') => house.store.notes.get(path)?.content;

describe('a note that is written over', () => {
  it('is kept as it was, and one press brings it back', async () => {
    const house = await houseWith();
    await house.say('plan.md: second');
    expect(house.snapshot.run.pending?.lines[0]).toMatchObject({
      code: 'note.rewrite',
      text: 'Change the note plan.md',
    });
    await house.answer('y');
    const [made, result] = house.ended.filter(({ kept }) => kept);
    expect(result?.kept).toEqual({ path: 'plan.md', text: 'first' });
    expect(house.snapshot.run.undoable).toEqual([made?.seq, result?.seq]);
    expect(await house.undo(result?.seq ?? 0)).toMatchObject({ ok: true });
    expect(textIn(house)).toBe('first');
    expect(house.snapshot.run.undoable).toEqual([made?.seq]);
    expect(house.chat.at(-1)).toBe('Undone: plan.md is as it was before.');
    expect(await house.undo(result?.seq ?? 0)).toMatchObject({ ok: false, code: 'nothing_to_undo' });
    await expectSound(house);
  });

  it('is what /undo takes back, with nothing but the words', async () => {
    const house = await houseWith();
    await house.say('plan.md: second');
    await house.answer('y');
    await house.say('/undo');
    expect(textIn(house)).toBe('first');
    await expectSound(house);
  });

  it('by the CLI’s undo the same comes of it', async () => {
    const house = await houseWith();
    await house.say('plan.md: second');
    await house.answer('y');
    const change = house.snapshot.run.undoable.at(-1) ?? 0;
    const row = { kind: 'undo', id: 'u1', lang: 'en', at: '', change, line: '/undo' } as const;
    expect(await house.put(row)).toMatchObject({ ok: true });
    expect(textIn(house)).toBe('first');
    await expectSound(house);
  });

  it('comes back no more once it was written again', async () => {
    const house = await houseWith();
    await house.say('plan.md: second');
    await house.answer('y');
    const [, first] = house.snapshot.run.undoable;
    await house.say('plan.md: third');
    await house.answer('y');
    expect(await house.undo(first ?? 0)).toMatchObject({ ok: false, code: 'changed_since' });
    expect(textIn(house)).toBe('third');
    await expectSound(house);
  });

  it('stays where it is another text than the person was shown', async () => {
    const house = await houseWith();
    await house.say('plan.md: second');
    await house.answer('y');
    const change = house.snapshot.run.undoable.at(-1) ?? 0;
    await house.say('plan.md: third');
    await house.undo(change); // while the card waits, whose difference was to “second”
    await house.answer('y');
    expect(textIn(house)).toBe('first');
    expect(house.ended.at(-2)).toMatchObject({ outcome: 'no_effect', cause: 'mismatch' });
    await expectSound(house);
  });

  it('is gone for Undo once its old text was taken out of the log', async () => {
    const house = await houseWith();
    await house.say('plan.md: second');
    await house.answer('y');
    const [made, result] = house.ended.filter(({ kept }) => kept);
    const seq = result?.seq ?? 0;
    await house.put({ kind: 'redact', id: 'r1', lang: 'en', at: '', targets: [{ seq, pointers: ['/kept/text'] }] });
    expect(house.snapshot.run.undoable).toEqual([made?.seq]);
    expect(await house.undo(seq)).toMatchObject({ ok: false, code: 'nothing_to_undo' });
    expect(textIn(house)).toBe('second');
    await expectSound(house);
  });

  it('of a text too long for the log nothing is kept, and nothing else changes', async () => {
    const house = await houseWith();
    const add = { kind: 'command', id: 'c1', lang: 'en', at: '', line: '/append', taint: [] as string[] } as const;
    for (const [at, piece] of ['a', 'b'].entries()) {
      const payload = { path: 'plan.md', content: piece.repeat(19_000) };
      await house.put({ ...add, id: `c${at}`, capability: 'note.append', payload });
      await house.approveAll();
    }
    expect((textIn(house) ?? '').length).toBeGreaterThan(38_000);
    await house.say('plan.md: short');
    await house.answer('y');
    expect(textIn(house)).toBe('short');
    expect(house.ended.at(-1)).not.toHaveProperty('kept');
    await expectSound(house);
  });
});

describe('a note that is new', () => {
  it('goes with Undo', async () => {
    const house = await houseWith();
    const made = house.ended.find(({ kept }) => kept);
    expect(made?.kept).toEqual({ path: 'plan.md', text: null });
    expect(await house.undo(made?.seq ?? 0)).toMatchObject({ ok: true });
    expect(textIn(house)).toBeUndefined();
    await expectSound(house);
  });
});

describe('a note that gets another name', () => {
  const moved = async (house: AgentHouse, payload: JsonObject) => {
    const row = {
      kind: 'command',
      id: `c${house.events.length}`,
      lang: 'en',
      at: '',
      line: '/move',
      taint: [] as string[],
    } as const;
    await house.put({ ...row, capability: 'note.move', payload });
    await house.approveAll();
    return house.ended.at(-1);
  };

  it('keeps its text, boxes and origins, and Undo gives the old name back', async () => {
    const house = await houseWith();
    await house.say('list.md: - [ ] milk\n- [x] eggs', { taint: ['link:box'] });
    await house.answer('y');
    const before = house.store.notes.get('list.md');
    expect(before?.taint).toEqual(['link:box']);
    await moved(house, { path: 'list.md', to: 'shop/list.md', base: before?.written_by ?? 0 });
    expect(house.store.notes.get('shop/list.md')).toMatchObject({ content: before?.content, taint: ['link:box'] });
    expect(textIn(house, 'list.md')).toBeUndefined();
    const result = house.ended.find(({ kept }) => kept && 'from' in kept);
    expect(result?.kept).toEqual({ path: 'shop/list.md', from: 'list.md' });
    expect(await house.undo(result?.seq ?? 0)).toMatchObject({ ok: true });
    expect(house.store.notes.get('list.md')).toMatchObject({ content: before?.content, taint: ['link:box'] });
    expect(textIn(house, 'shop/list.md')).toBeUndefined();
    expect(house.chat.at(-1)).toBe('Undone: the note is called list.md again.');
    await expectSound(house);
  });

  it('stays where the new name is taken, its text is another, or there is none', async () => {
    const house = await houseWith();
    await house.say('other.md: mine');
    await house.answer('y');
    const notes = new Map(house.store.notes);
    expect(await moved(house, { path: 'plan.md', to: 'other.md' })).toMatchObject({ cause: 'exists' });
    expect(await moved(house, { path: 'plan.md', to: 'new.md', base: 1 })).toMatchObject({ cause: 'mismatch' });
    expect(await moved(house, { path: 'none.md', to: 'new.md' })).toMatchObject({ cause: 'not_found' });
    expect(house.store.notes).toEqual(notes);
    await expectSound(house);
  });

  it('is not called as before again where that name was given to another, or it was written since', async () => {
    const house = await houseWith();
    await moved(house, { path: 'plan.md', to: 'b.md' });
    const seq = house.ended.find(({ kept }) => kept && 'from' in kept)?.seq ?? 0;
    await house.say('plan.md: another');
    await house.answer('y');
    expect(await house.undo(seq)).toMatchObject({ ok: false, code: 'changed_since' });
    expect(textIn(house, 'plan.md')).toBe('another');
    expect(textIn(house, 'b.md')).toBe('first');
    await expectSound(house);
  });
});

describe('a note that was added to', () => {
  const adding = async (house: AgentHouse, content: string, path = 'plan.md') => {
    const id = `c${house.events.length}`;
    const row = { kind: 'command', id, lang: 'en', at: '', line: '/append', taint: [] as string[] } as const;
    await house.put({ ...row, capability: 'note.append', payload: { path, content } });
    await house.approveAll();
    return house.ended.findLast(({ kept }) => kept)?.seq ?? 0;
  };

  it('is as it was before by one press, and the log keeps no second copy of it', async () => {
    const house = await houseWith();
    const seq = await adding(house, 'and more 🌿');
    expect(textIn(house)).toBe('first\nand more 🌿');
    expect(house.ended.at(-1)?.kept).toEqual({ path: 'plan.md', length: 5 });
    expect(await house.undo(seq)).toMatchObject({ ok: true });
    expect(textIn(house)).toBe('first');
    expect(house.chat.at(-1)).toBe('Undone: plan.md is as it was before.');
    expect(await house.undo(seq)).toMatchObject({ ok: false, code: 'nothing_to_undo' });
    await expectSound(house);
  });

  it('of any length, and where it was made by that, it is gone again', async () => {
    const house = await houseWith();
    await adding(house, 'x'.repeat(19_000));
    await adding(house, 'y'.repeat(19_000));
    const before = textIn(house);
    expect(await house.undo(await adding(house, 'z'))).toMatchObject({ ok: true });
    expect(textIn(house)).toBe(before);
    expect(await house.undo(await adding(house, 'Milk', 'list.md'))).toMatchObject({ ok: true });
    expect(textIn(house, 'list.md')).toBeUndefined();
    await expectSound(house);
  });

  it('stays where it was written since', async () => {
    const house = await houseWith();
    const first = await adding(house, 'one');
    const second = await adding(house, 'two');
    expect(await house.undo(first)).toMatchObject({ ok: false, code: 'changed_since' });
    expect(await house.undo(second)).toMatchObject({ ok: true });
    expect(textIn(house)).toBe('first\none');
    await expectSound(house);
  });

  it('keeps the mark of what others wrote in it', async () => {
    const house = await houseWith();
    const written = house.store.notes.get('plan.md');
    house.store.notes.set('plan.md', { ...written!, taint: ['web:shop.example'] });
    await house.undo(await adding(house, 'one'));
    expect(house.store.notes.get('plan.md')).toMatchObject({ content: 'first', taint: ['web:shop.example'] });
    await expectSound(house);
  });
});
