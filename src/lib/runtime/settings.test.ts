import { describe, expect, it } from 'vitest';
import { AgentHouse } from '../../../tests/support/agent-house';
import { ReflexHouse } from '../../../tests/support/reflex-house';
import { Outside } from '../../../tests/support/outside-call';
import { decision, plainMind } from '../../../tests/support/scripted-mind';
import { expectSound, foldOf } from '../../../tests/support/sound-log';
import { defaultSettings } from '../agent/fold/settings';
import { textOf } from '../events/family';
import type { ContextPack } from '../mind/context-pack';

const settingsOf = (house: AgentHouse) => house.snapshot.run.settings;

describe('a setting by the person’s own hand', () => {
  it('applies at once, is a change with before and after, stands in the history, and goes back by one press', async () => {
    const house = await new AgentHouse().open();
    expect(await house.set({ turns_an_hour: 300 })).toMatchObject({ ok: true, code: null });
    expect(settingsOf(house).turns_an_hour).toBe(300);
    const made = house.newest('change');
    expect(made).toMatchObject({
      subject: 'settings.turns_an_hour',
      before: { value: 600 },
      after: { value: 300 },
      by: 'user',
      undo_of: null,
      trigger: 1,
    });
    expect(
      [...house.store.changes.values()].filter(({ by }) => by !== 'build').map(({ seq, subject }) => [seq, subject]),
    ).toEqual([[made.seq, made.subject]]);

    expect(await house.undo(made.seq)).toMatchObject({ ok: true });
    expect(settingsOf(house)).toEqual(defaultSettings);
    expect(house.newest('change')).toMatchObject({ before: { value: 300 }, after: { value: 600 }, undo_of: made.seq });
    expect(house.chat.at(-1)).toBe('Undone: turns of my own an hour is 600 again.');
    expect(await house.undo(made.seq)).toMatchObject({ ok: false, code: 'changed_since' });
    expect(foldOf(house.events)).toEqual(house.snapshot);
    await expectSound(house);
  });

  it('several at once are all or none, and what is as it was already makes no event', async () => {
    const house = await new AgentHouse().open();
    const before = house.events.length;
    expect(await house.set({ turns_an_hour: 300, 'avatar.name': '' })).toMatchObject({
      ok: false,
      code: 'setting_not_possible',
      parameters: { setting: 'avatar.name', reason: 'empty' },
    });
    expect(await house.set({ theme: 'dark' })).toMatchObject({ ok: false, parameters: { reason: 'not_known' } });
    expect(await house.set({ __proto__: null, turns_an_hour: 600 })).toMatchObject({ ok: true });
    expect(house.events.length).toBe(before);
    expect(settingsOf(house)).toEqual(defaultSettings);
    expect(await house.set({ turns_an_hour: 300, 'avatar.name': ' Sora ' })).toMatchObject({ ok: true });
    expect(house.changed.map(({ subject }) => subject)).toEqual(['settings.turns_an_hour', 'settings.avatar.name']);
    await expectSound(house);
  });

  it('changed again since is not undone; names can be taken out of the log and then read as unset', async () => {
    const house = await new AgentHouse().open();
    await house.set({ 'user.name': 'Taro Secret' });
    const first = house.newest('change');
    await house.set({ 'user.name': 'Jiro' });
    expect(await house.undo(first.seq)).toMatchObject({ ok: false, code: 'changed_since' });
    expect(Object.keys(first.salt)).toEqual(['/after/value']);
  });

  it('while something runs, it applies to what begins after it', async () => {
    const outside = new Outside();
    outside.end = () => 'hang';
    const packs: ContextPack[] = [];
    const mind = plainMind((pack) => {
      packs.push(pack);
      return pack.task
        ? decision({ action_type: 'outside.call', action_payload: { to: 'x' }, task: pack.task.id })
        : null;
    });
    const house = await new AgentHouse({ mind, capabilities: [outside.capability()] }).open();
    await house.say('Call five times');
    await house.answer('y');
    expect(house.snapshot.run.executing).not.toBeNull();
    expect(await house.set({ 'avatar.name': 'Sora', mood_influence: false })).toMatchObject({ ok: true });
    expect(house.snapshot.run.executing).not.toBeNull();
    expect(packs.every(({ persona, mood_influence }) => persona.name.en === 'Nagi' && mood_influence)).toBe(true);
    await house.say('And you?');
    house.clock.advance(2_000); // what hangs is given up
    await house.settleFully();
    expect(packs.at(-1)).toMatchObject({ persona: { name: { en: 'Sora', ja: 'Sora' } }, mood_influence: false });
  });

  it('of a budget holds from the next turn on', async () => {
    const house = await new AgentHouse().open();
    await house.set({ turns_without_progress: 1, turns_an_hour: 10 });
    expect(settingsOf(house)).toMatchObject({ turns_without_progress: 1, turns_an_hour: 10 });
  });

  it('lives through a restart and an import', async () => {
    const first = await new AgentHouse().open();
    await first.set({ 'avatar.name': 'Sora', 'persona.baseline': { v: 0.5, a: 0, d: -0.25 } });
    const file = await first.exported();
    await first.close();
    const second = await new AgentHouse({ store: first.store }).open();
    expect(settingsOf(second)['avatar.name']).toBe('Sora');
    const third = await new AgentHouse({ seed: 5 }).open();
    expect(await third.import(file)).toMatchObject({ ok: true });
    expect(settingsOf(third)).toMatchObject({ 'avatar.name': 'Sora', 'persona.baseline': { v: 0.5, a: 0, d: -0.25 } });
  });
});

describe('the heartbeat', () => {
  it('comes as often as it is set, from the change on', async () => {
    const house = await new AgentHouse().open();
    await house.set({ heartbeat_seconds: 15 });
    await house.journal.putRow(row('lost poke'));
    house.clock.advance(14_999);
    await house.settleFully();
    expect(house.store.inbox).toHaveLength(1);
    house.clock.advance(1);
    await house.settleFully();
    expect(house.store.inbox).toEqual([]);
  });
});

describe('the size of the live log', () => {
  it('is the person’s to set: with 2 MB more goes into the archive than with 10', async () => {
    const house = await new AgentHouse().open();
    const long = '本日も晴天なり。'.repeat(250); // 6 KB a message, and as much in its answer
    while (JSON.stringify(house.store.log).length < 1_600_000) await house.say(long);
    house.clock.advance(60_000);
    await house.settleFully();
    expect(house.store.archive).toEqual([]);
    expect(await house.set({ live_log_mb: 2 })).toMatchObject({ ok: true });
    await house.settleFully();
    expect(house.store.archive.length).toBeGreaterThan(0);
    await expectSound(house);
  });
});

describe('persona and mood', () => {
  async function influence(values: Record<string, unknown>) {
    const house = await new ReflexHouse('en').open();
    if (Object.keys(values).length > 0) await house.set(values);
    await house.tell('Note: buy sugar');
    await house.settleFully();
    const { persona_influence, mood_influence } = house.newest('thought').decision;
    return { persona: persona_influence.value, mood: mood_influence.value, told: textOf(mood_influence.summary) ?? '' };
  }

  it('move decisions by another number when they are set otherwise, and the mood by none when it is off', async () => {
    const shipped = await influence({});
    const careless = await influence({ 'persona.caution': 0, 'persona.interests': [], 'persona.values': [] });
    const glad = await influence({ 'persona.baseline': { v: 1, a: 1, d: 1 } });
    const off = await influence({ 'persona.baseline': { v: 1, a: 1, d: 1 }, mood_influence: false });
    expect(careless.persona).not.toBe(shipped.persona);
    expect(glad.mood).toBeGreaterThan(shipped.mood);
    expect(off.mood).toBe(0);
    expect(off.told).not.toBe(glad.told);
  });

  it('greet by the names that were given', async () => {
    const house = await new ReflexHouse('ja').open();
    await house.set({ 'avatar.name': 'ソラ', 'user.name': '田中' });
    await house.tell('こんにちは');
    await house.settleFully();
    expect(house.chat.at(-1)).toContain('こんにちは、田中さん。ソラです。');
    await house.set({ 'persona.second_person_label': '先生' });
    await house.tell('こんにちは');
    await house.settleFully();
    expect(house.chat.at(-1)).toContain('こんにちは、先生。ソラです。');
  });
});

function row(text: string) {
  return {
    kind: 'text' as const,
    id: `by-hand-${text}`,
    lang: 'en' as const,
    at: '2026-11-28T09:00:00.000Z',
    text,
    surface: 'chat' as const,
    shown_request: null,
    taint: [],
  };
}
