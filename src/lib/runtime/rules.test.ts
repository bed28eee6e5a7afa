import { describe, expect, it } from 'vitest';
import { AgentHouse, type HouseOptions } from '../../../tests/support/agent-house';
import { Outside } from '../../../tests/support/outside-call';
import { decision, plainMind, writeNote } from '../../../tests/support/scripted-mind';
import { expectSound } from '../../../tests/support/sound-log';
import type { FakeClock } from '../../../tests/support/fake-clock';
import { textOf } from '../events/family';
import type { MemoryStore } from '../journal/memory-journal';
import { maxRules } from '../agent/fold/rules';
import type { ContextPack } from '../mind/context-pack';

/** One note a task, in the folder bees. */
function beeMind(more: (pack: ContextPack) => ReturnType<typeof decision> | null = () => null) {
  return plainMind((pack) => {
    const own = more(pack);
    if (own || !pack.task) return own;
    return writeNote(`bees/${pack.task.id}.md`, pack.task.id, { task: pack.task.id });
  });
}

async function asked(options: HouseOptions = { mind: beeMind() }): Promise<AgentHouse> {
  const house = await new AgentHouse(options).open();
  await house.say('Keep notes about bees');
  return house;
}

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setImmediate(resolve));
}

const granted = (house: AgentHouse): string[] =>
  house
    .all('approval')
    .filter(
      ({ status, capability }) => status === 'granted' && capability !== 'conversation' && capability !== 'question',
    )
    .map(({ by }) => by ?? '');

describe('a rule', () => {
  it('[AV-35] is made with the y to a request; from then on it answers for its kind, and no asking is written', async () => {
    const house = await asked();
    const request = house.snapshot.run.pending?.request;
    expect(await house.always({ bounds: { folder: 'bees', mode: 'create' } })).toMatchObject({ ok: true });
    const [made] = house.changed;
    expect(made).toMatchObject({
      subject: `rules.${made?.seq}`,
      before: null,
      after: {
        capabilities: ['note.write'],
        bounds: { folder: 'bees', mode: 'create' },
        capability_version: 1,
        rate_an_hour: 60,
        expires: '2026-11-29T09:00:00.000Z',
      },
      by: 'user',
      undo_of: null,
    });
    const id = String(made?.seq);
    expect(granted(house)).toEqual(['user', ...Array<string>(4).fill(`rule:${id}`)]);
    const grants = house.all('approval').filter(({ by }) => by === `rule:${id}`);
    for (const grant of grants)
      expect(grant).toMatchObject({ request: `R${grant.seq}`, via: 'rule', status: 'granted' });
    expect(house.all('approval').filter(({ status }) => status === 'asked')).toMatchObject([{ request }]);
    expect(house.ownRules).toMatchObject([{ id, uses: 4, hour: { uses: 4 } }]);
    expect([...house.store.changes.values()].filter(({ by }) => by !== 'build')).toMatchObject([
      { seq: made?.seq, subject: `rules.${id}`, undo_of: null },
    ]);
    expect(house.store.notes.size).toBe(5);
    await expectSound(house);
  });

  it('asks outside its bounds: another folder, an existing note, another kind', async () => {
    const elsewhere = ['bees/a.md', 'beesX/b.md', 'bees/c.md', 'bees/d.md', 'bees/e.md'];
    const house = await asked({
      mind: plainMind((pack) => {
        const place = Number(pack.task?.id.slice(-1) ?? 1);
        if (!pack.task) return null;
        if (place === 3)
          return decision({
            action_type: 'note.write',
            action_payload: { path: 'bees/a.md', content: 'x', mode: 'replace' },
            task: pack.task.id,
          });
        if (place === 4)
          return decision({ action_type: 'note.delete', action_payload: { path: 'bees/a.md' }, task: pack.task.id });
        return writeNote(elsewhere[place - 1] ?? '', 'x', { task: pack.task.id });
      }),
    });
    await house.always({ bounds: { folder: 'bees', mode: 'create' } });
    for (const task of ['G1-T2', 'G1-T3', 'G1-T4']) {
      expect(house.snapshot.run.pending?.task).toBe(task);
      await house.answer('y');
    }
    expect(house.snapshot.run.pending).toBeNull();
    expect(granted(house).filter((by) => by.startsWith('rule:'))).toHaveLength(1);
    await expectSound(house);
  });

  it('asks again once its hour is spent, and in the next hour no more', async () => {
    const house = await asked();
    await house.always({ rate_an_hour: 1 });
    expect(house.snapshot.run.pending?.task).toBe('G1-T3');
    house.clock.jump(-7_200_000); // a clock that goes back starts no new hour
    await house.answer('y');
    expect(house.snapshot.run.pending?.task).toBe('G1-T4');
    house.clock.jump(7_200_000);
    house.clock.advance(3_600_000);
    await house.answer('y');
    expect(house.snapshot.run.pending).toBeNull();
    expect(granted(house).map((by) => by.split(':')[0])).toEqual(['user', 'rule', 'user', 'user', 'rule']);
    await expectSound(house);
  });

  it('asks again once it has ended, and a clock that goes back does not revive it', async () => {
    const house = await asked();
    await house.command('stop');
    await house.command('resume');
    await house.always({ lasts_hours: 1, rate_an_hour: 1 });
    expect(house.snapshot.run.pending?.task).toBe('G1-T3');
    house.clock.advance(3_600_000);
    await house.answer('y'); // the hour of the rate is over, and so is the rule
    expect(house.snapshot.run.pending?.task).toBe('G1-T4');
    expect(house.ownRules).toMatchObject([{ is_over: true }]);
    house.clock.jump(-3_500_000);
    await house.answer('y');
    expect(house.snapshot.run.pending?.task).toBe('G1-T5');
    await expectSound(house);
  });

  it('executes the request once: a second y, or Always… after a y, changes nothing', async () => {
    const house = await asked();
    const { request, digest } = house.snapshot.run.pending ?? { request: '', digest: '' };
    await house.answer('y');
    const before = house.events.length;
    expect(await house.always({ request, digest })).toMatchObject({ ok: false, code: 'already_answered' });
    expect(house.events).toHaveLength(before);
    const second = house.snapshot.run.pending;
    await house.always();
    expect(await house.answer('y', { request: second?.request ?? '', digest: second?.digest ?? '' })).toMatchObject({
      code: 'already_answered',
    });
    expect(house.all('action').filter((action) => action.request === second?.request)).toHaveLength(1);
    expect(house.ownRules).toHaveLength(1);
    await expectSound(house);
  });

  it('is refused with terms that its capability does not know, and nothing is granted', async () => {
    const house = await asked();
    const before = house.events.length;
    const wrong = [
      { bounds: { folder: 'wasps' } }, // does not cover what is asked
      { bounds: { folder: '../x' } },
      { bounds: { host: 'example.org' } },
      { bounds: { mode: 'replace' } },
      { rate_an_hour: 0 },
      { rate_an_hour: 61 },
      { lasts_hours: 0 },
      { lasts_hours: 9_000 },
    ];
    for (const terms of wrong) expect(await house.always(terms)).toMatchObject({ ok: false, code: 'no_rule_possible' });
    expect(house.events).toHaveLength(before);
    expect(house.snapshot.run.pending).not.toBeNull();
  });

  it('[AV-33] does not cover the repetition of what failed, and cannot be made with it', async () => {
    const outside = new Outside();
    outside.end = (call) => (call === 1 ? { outcome: 'failed', cause: 'error', summary: 'Broken' } : {});
    const call = (task: string) => decision({ action_type: 'outside.call', action_payload: { to: 'same' }, task });
    const house = await asked({
      capabilities: [outside.capability()],
      mind: plainMind((pack) => (pack.task ? call(pack.task.id) : null)),
    });
    await house.always(); // grants it, and it fails
    expect(house.snapshot.run.pending?.failed_before).toMatchObject({ cause: 'error' });
    expect(outside.calls).toHaveLength(1);
    expect(await house.always()).toMatchObject({ ok: false, code: 'no_rule_possible' });
    await expectSound(house);
  });

  it('covers nothing that was decided from outside words, and cannot be made from them', async () => {
    const house = await asked({
      mind: plainMind((pack) => {
        if (pack.why === 'plan') return decision({});
        return pack.purpose ? writeNote(`bees/${pack.trigger.seq}.md`, 'x') : null;
      }),
    });
    await house.say('Write one');
    await house.always();
    await house.say('Write another');
    expect(house.snapshot.run.pending).toBeNull();
    expect(house.ownRules).toMatchObject([{ uses: 1 }]);
    await house.say('Write a third', { taint: ['link:wasps.example'] });
    expect(house.snapshot.run.pending).toMatchObject({ capability: 'note.write', taint: ['link:wasps.example'] });
    expect(await house.always()).toMatchObject({ ok: false, code: 'no_rule_possible' });
    await house.answer('y');
    expect(house.ownRules).toMatchObject([{ uses: 1 }]);
    await expectSound(house);
  });

  it('is one of so many at most', async () => {
    let path = 0;
    const house = await asked({
      mind: plainMind((pack) =>
        pack.why === 'input' && pack.purpose
          ? writeNote(`n/${++path}/a.md`, 'x')
          : pack.why === 'plan'
            ? decision({})
            : null,
      ),
    });
    for (let count = 1; count <= maxRules; count++) {
      await house.say('More');
      expect(await house.always({ bounds: { folder: `n/${count}` } })).toMatchObject({ ok: true });
    }
    await house.say('More');
    expect(await house.always({ bounds: { folder: `n/${path}` } })).toMatchObject({
      ok: false,
      code: 'too_many_rules',
      parameters: { limit: maxRules },
    });
    await expectSound(house);
  });

  it('applies from the next decision on and stays through a restart, with its count', async () => {
    const first = await asked();
    await first.always({ rate_an_hour: 2 });
    await first.close();
    const house = await new AgentHouse({ mind: beeMind(), store: first.store, clock: first.clock }).open();
    expect(house.ownRules).toMatchObject([{ uses: 2, hour: { uses: 2 } }]);
    expect(house.snapshot.run.pending?.task).toBe('G1-T4');
    await expectSound(house);
  });
});

describe('a change of rules', () => {
  /** Calls out for each task; the third call takes until it is stopped. */
  function callingHouse(store?: MemoryStore, clock?: FakeClock): { house: AgentHouse; outside: Outside } {
    const outside = new Outside();
    outside.end = (call) => (call === 3 ? 'hang_until_stopped' : {});
    const mind = plainMind((pack) => {
      if (pack.why === 'input' && pack.trigger.text === 'Think less')
        return decision({
          action_type: 'settings.change',
          action_payload: { setting: 'tries_a_task', before: 3, after: 2 },
        });
      return pack.task
        ? decision({ action_type: 'outside.call', action_payload: { to: pack.task.id }, task: pack.task.id })
        : null;
    });
    const options = { mind, capabilities: [outside.capability()], ...(store && { store }), ...(clock && { clock }) };
    return { house: new AgentHouse(options), outside };
  }

  for (const { lang, resume } of [
    { lang: 'en', resume: 'To go on: press Resume, then answer y when I ask.' },
    { lang: 'ja', resume: '続けるには「再開」を押し、承認を求められたら y で答えてください。' },
  ] as const)
    it(`[SP-08] rules and thresholds change by y alone, at once and for good; what runs by a rule that goes is stopped and told, with how it goes on, and goes on after y: ${lang}`, async () => {
      const { house, outside } = callingHouse();
      await house.open();
      await house.say('Call five times', { lang });

      // a rule needs the y that it is made with, and holds from the next decision on
      expect(house.ownRules).toEqual([]);
      expect(outside.calls).toHaveLength(0);
      void house.always({ bounds: {}, lang });
      await until(() => outside.calls.length === 3); // the first by y, two more by the rule; the third hangs
      const [made] = house.changed;
      expect(house.ownRules).toMatchObject([{ id: String(made?.seq) }]);
      expect(house.snapshot.run.executing).toMatchObject({ by: `rule:${made?.seq}`, task: 'G1-T3' });

      // revoked while an action runs by it: that one cannot take back what was granted, so it is stopped
      await house.put({ kind: 'revoke', id: `revoke-${lang}`, lang, at: '', rule: String(made?.seq) });
      await house.settle();
      expect(house.ownRules).toEqual([]);
      expect(house.newest('lifecycle')).toMatchObject({ name: 'interrupted', reason: 'rule', task: 'G1-T3' });
      const told = house.all('output').findLast(({ code }) => code === 'question.interrupted.rule');
      expect(textOf(told?.data ?? null)).toContain(resume);
      expect(told?.choices?.map(({ id }) => id)).toEqual(['resume', 'drop']);
      expect(house.snapshot.run.executing).toBeNull();
      expect(house.ended.at(-1)).toMatchObject({ task: 'G1-T3', cause: 'stopped' });
      // nothing goes on by itself
      for (let beat = 0; beat < 5; beat++) {
        house.clock.advance(60_000);
        await house.settle();
      }
      expect(outside.calls).toHaveLength(3);

      // as it was told: Resume, and then it asks
      await house.command('resume', lang);
      expect(house.snapshot.run.pending).toMatchObject({ capability: 'outside.call', task: 'G1-T3' });
      expect(outside.calls).toHaveLength(3);
      await house.answer('y', { lang });
      expect(outside.calls).toHaveLength(4);
      await house.say('Think less', { lang });
      await house.close();

      // a threshold likewise; and all of it stays through a restart
      const again = callingHouse(house.store, house.clock).house;
      await again.open();
      expect(again.ownRules).toEqual([]);
      expect(again.snapshot.run.pending).toMatchObject({ capability: 'outside.call', task: 'G1-T4' });
      await again.answer('n', { lang });
      await again.say('Think less', { lang });
      expect(again.snapshot.run.pending).toMatchObject({ capability: 'settings.change' });
      expect(again.snapshot.run.settings.tries_a_task).toBe(3);
      await again.answer('y', { lang });
      expect(again.snapshot.run.settings.tries_a_task).toBe(2);
      await again.close();
      const last = callingHouse(again.store, again.clock).house;
      await last.open();
      expect(last.snapshot.run.settings.tries_a_task).toBe(2);
      await expectSound(last);
    });

  it('of a rule that did not allow what runs stops nothing', async () => {
    const { house, outside } = callingHouse();
    await house.open();
    await house.say('Call five times');
    void house.always({ bounds: {} });
    await until(() => outside.calls.length === 3);
    await house.revoke('world');
    expect(house.snapshot.run.executing).not.toBeNull();
    expect(house.all('lifecycle').map(({ name }) => name)).not.toContain('interrupted');
  });
});

describe('revoking and undoing', () => {
  it('[AV-35] a revoked rule asks again at once, and undoing brings it back', async () => {
    const house = await asked();
    await house.always({ rate_an_hour: 1 });
    const [made] = house.changed;
    const id = String(made?.seq);
    expect(house.snapshot.run.pending?.task).toBe('G1-T3');
    expect(await house.revoke(id)).toMatchObject({ ok: true });
    expect(house.ownRules).toEqual([]);
    const revoked = house.newest('change');
    expect(revoked).toMatchObject({
      subject: `rules.${id}`,
      before: made?.after,
      after: null,
      by: 'user',
      undo_of: null,
    });
    house.clock.advance(3_600_000);
    await house.answer('y');
    expect(house.snapshot.run.pending?.task).toBe('G1-T4'); // the hour is a new one, but there is no rule
    expect(await house.undo(revoked.seq)).toMatchObject({ ok: true });
    expect(house.newest('change')).toMatchObject({ before: null, after: made?.after, undo_of: revoked.seq });
    expect(house.ownRules).toMatchObject([{ id, bounds: {} }]);
    await house.answer('y');
    expect(granted(house).at(-1)).toBe(`rule:${id}`);
    await expectSound(house);
  });

  it('[SP-07] /undo takes back the newest change, then the one before it', async () => {
    const house = await asked();
    await house.always({ rate_an_hour: 1 });
    const [made] = house.changed;
    await house.revoke(String(made?.seq));
    expect(await house.say('/undo')).toMatchObject({ ok: true });
    expect(house.ownRules).toHaveLength(1);
    for (const left of [2, 1, 0]) {
      expect(await house.say('／undo')).toMatchObject({ ok: true }); // the notes that were written since, and the rule
      expect(house.snapshot.run.undoable).toHaveLength(left);
    }
    expect(house.ownRules).toEqual([]);
    expect(house.store.notes.size).toBe(0);
    expect(await house.say('/undo')).toMatchObject({ ok: false, code: 'nothing_to_undo' });
    const ofRules = [...house.store.changes.values()].filter(({ subject }) => subject === made?.subject);
    expect(ofRules.map(({ undo_of }) => undo_of)).toEqual([null, null, expect.any(Number), made?.seq]);
    await expectSound(house);
  });

  it('what was changed again since is not undone, nor is what is no change', async () => {
    const house = await asked();
    await house.always();
    const made = house.newest('change');
    await house.revoke(String(made.seq));
    expect(await house.undo(made.seq)).toMatchObject({ ok: false, code: 'changed_since' });
    expect(await house.undo(3)).toMatchObject({ ok: false, code: 'nothing_to_undo' });
    expect(await house.undo(100_000)).toMatchObject({ ok: false, code: 'nothing_to_undo' });
    expect(await house.revoke(String(made.seq))).toMatchObject({ ok: false, code: 'no_such_rule' });
    expect(await house.revoke('conversation')).toMatchObject({ ok: false, code: 'no_such_rule' });
    await expectSound(house);
  });

  it('what a rule allowed and was not begun yet is asked for, once the rule is gone', async () => {
    let release = (): void => {};
    let passings = 0;
    const house = await asked({
      mind: beeMind(),
      checkpoint: async (name) => {
        if (name === 'after_answer' && ++passings === 2) await new Promise<void>((resolve) => (release = resolve));
      },
    });
    const answering = house.always(); // held once the rule has granted the second note, which has not begun
    await until(() => passings === 2);
    const grant = house.newest('approval');
    const [made] = house.changed;
    expect(grant.by).toBe(`rule:${made?.seq}`);
    await house.journal.putRow({ kind: 'revoke', id: 'revoking', lang: 'en', at: '', rule: String(made?.seq) });
    house.poke();
    release();
    await answering;
    expect(house.ownRules).toEqual([]);
    expect(house.snapshot.run.pending).toMatchObject({ task: 'G1-T2', decision: grant.decision });
    expect(house.all('action').some(({ request }) => request === grant.request)).toBe(false);
    await house.answer('y');
    expect(house.all('action').filter(({ decision }) => decision === grant.decision)).toHaveLength(1);
    await expectSound(house);
  });
});
