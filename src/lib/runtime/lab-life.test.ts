import { describe, expect, it } from 'vitest';
import { AgentHouse, type HouseOptions } from '../../../tests/support/agent-house';
import { decision, plainMind } from '../../../tests/support/scripted-mind';
import { expectSound } from '../../../tests/support/sound-log';
import { LoggedLives } from '../capabilities/world/logged-lives';
import { createWorldCapability } from '../capabilities/world/world';
// what comes in when a life begins must not take longer here than a turn
import '../capabilities/world/run-in-world';
import '../deliberation/lab/lab-mind';
import { MindWithLab } from '../deliberation/lab/mind-with-lab';
import { createReflex, loadReflex } from '../deliberation/reflex';
import { textOf } from '../events/family';
import { emptyStore, MemoryJournal } from '../journal/memory-journal';
import { beginEpisode } from '../world/episode';
import { readLifeOptions } from '../world/life-terms';
import { ruleMinds } from '../world/minds/rule-minds';
import { playEpisode, settingsFor } from '../world/run';
import type { Command } from '../world/command';
import type { Tick } from '../world/tick';

await loadReflex();

/** An agent as the app puts it together: any mind, and the Lab before it. */
function house(more: HouseOptions = {}): AgentHouse {
  const store = more.store ?? emptyStore();
  const lives = new LoggedLives(new MemoryJournal(store));
  return new AgentHouse({
    ...more,
    store,
    mind: new MindWithLab(more.mind ?? plainMind(), lives),
    capabilities: [createWorldCapability(lives)],
  });
}

function inBulk(options: string): Tick[] {
  const terms = readLifeOptions(options);
  const settings = settingsFor(terms);
  const ticks: Tick[] = [];
  const episode = beginEpisode(settings, 0, terms.seed, null);
  playEpisode(episode, settings, ruleMinds[terms.mind], { ticked: (tick) => ticks.push(tick) });
  return ticks;
}

/** What was done in the world, by the log alone: each action that has a result of success. */
function lived(
  { all, ended }: { all: AgentHouse['all']; ended: AgentHouse['ended'] },
  thoughts: ReturnType<typeof thoughtsOf>,
) {
  void all;
  return ended.flatMap(({ outcome, decision: id, summary }) => {
    const payload = thoughts.get(id);
    return payload && outcome === 'success' ? [{ ...payload, summary: textOf(summary) }] : [];
  });
}

function thoughtsOf(agent: AgentHouse): Map<string, { command: unknown; tick: unknown }> {
  return new Map(
    agent.all('thought').flatMap(({ seq, decision: { action_type, action_payload } }) => {
      const { command, tick } = action_payload;
      return action_type === 'world' ? [[`D${seq}`, { command, tick }] as const] : [];
    }),
  );
}

function expectSameLife(agent: AgentHouse, bulk: readonly Tick[]): void {
  const done = lived({ all: agent.all.bind(agent), ended: agent.ended }, thoughtsOf(agent));
  expect(done.map(({ command, tick }) => [tick, command])).toEqual(bulk.map(({ tick, command }) => [tick, command]));
  for (const [index, { summary }] of done.entries()) {
    const { tick, life, food, water, rest } = bulk[index] as Tick;
    const [lifeLeft, fed, watered, rested] = [life, food, water, rest].map((share) => Math.round(share / 10));
    expect(summary).toContain(`Step ${tick}: life ${lifeLeft} %, food ${fed} %, water ${watered} %, rest ${rested} %`);
  }
}

const options = '--preset standard --seed 3 --ticks 120';

describe('a life in the Lab that an avatar leads', () => {
  it('[YA-07] goes by thought, shipped rule, action and result, and is the same life as in bulk', async () => {
    const agent = await house().open();
    await agent.say(`lab start ${options}`);
    await agent.settleFully();
    expectSameLife(agent, inBulk(options));

    const asked = agent.all('approval').filter(({ capability }) => capability === 'world');
    expect(asked).toHaveLength(120);
    expect(asked.every(({ status, by }) => status === 'granted' && by === 'rule:world')).toBe(true);
    expect(agent.snapshot.state.plan.purpose).toBe("Get through 120 steps in the Lab's small world");
    expect(agent.chat.filter((line) => line.startsWith('[G1]') || line.startsWith('[G2]'))).toHaveLength(2);
    expect(
      agent.chat.filter((line) => line.startsWith('All 120 steps in the Lab are done. I am left with')),
    ).toHaveLength(1);
    expect(agent.all('thought').every(({ lang }) => lang === 'en')).toBe(true);
    expect(agent.snapshot.run.rules.find(({ id }) => id === 'world')?.uses).toBe(120);
    await expectSound(agent);
  });

  it('[YA-02] stops at Stop between two ticks, and Resume goes on with the life as it stood', async () => {
    const agent = house();
    let isStopped = false;
    const stopping = new Promise<void>((resolve) => {
      agent.onCommit = () => {
        if (isStopped || agent.store.log.length < 160) return;
        isStopped = true;
        void agent.command('stop').then(() => resolve());
      };
    });
    await agent.open();
    await agent.say(`lab start ${options}`);
    await stopping;
    await agent.settleFully();
    expect(agent.snapshot.run.halt?.reason).toBe('stopped');
    expect(agent.ended.length).toBeLessThan(120);
    await agent.command('resume');
    await agent.settleFully();
    expectSameLife(agent, inBulk(options));
    await expectSound(agent);
  });

  it.each([
    ['between the world’s answer and its result', 'after_effect', 41],
    // one of them lies between what was decided and what is done
    ...Array.from({ length: 6 }, (_, index) => [`at commit ${100 + index}`, 'before_commit', 100 + index] as const),
  ] as const)('is the same life after a restart %s', async (_, place, number) => {
    const store = emptyStore();
    let times = 0;
    const dead = new Promise<never>(() => {});
    const first = house({
      store,
      checkpoint: (name) => (name === place && ++times === number ? dead : Promise.resolve()),
    });
    await first.open();
    const halfway = async (): Promise<void> => {
      await first.say(`lab start ${options}`);
      await first.settleFully();
    };
    await halfway().catch(() => {}); // it hangs there, as a tab that died
    expect(times).toBe(number);
    const second = await house({ store }).open();
    await second.settleFully();
    expectSameLife(second, inBulk(options));
    await expectSound(second);
  });

  it.each([3, 20, 77])(
    'goes on as in bulk where a thread that is gone decided tick %i, and another does it',
    async (at) => {
      const options = '--preset standard --seed 7 --ticks 80';
      const agent = await house().open();
      await agent.say(`lab start ${options}`);
      await agent.settleFully();
      const { log } = agent.store;
      const id = agent.all('input')[0]?.seq as number;
      const decided = agent.all('thought').filter(({ decision: { action_type } }) => action_type === 'world');
      const doneAt = (tick: number): number =>
        log.find(({ type, ...event }) => type === 'result' && event['decision'] === `D${decided[tick - 1]?.seq}`)
          ?.seq ?? 0;
      let isThere = decided[at - 1]?.seq as number; // a log that ends with the decision
      const events = async (from: number, limit: number) => log.slice(from - 1, Math.min(isThere, from - 1 + limit));
      const lives = new LoggedLives({ events });
      const bulk = inBulk(options);
      for (let tick = at; tick < bulk.length; tick += 1) {
        if (tick > at)
          expect(await lives.intend(id)).toMatchObject({ kind: 'next', tick, command: bulk[tick - 1]?.command });
        expect(await lives.act(id, tick, bulk[tick - 1]?.command as Command)).toMatchObject({ kind: 'lived' });
        isThere = doneAt(tick);
      }
    },
  );

  it('that ends in death fails what is left of it, asks nothing, and says what of', async () => {
    const terms = '--preset hard --mind random --ticks 200 --seed';
    const seed = Array.from({ length: 40 }, (_, number) => number).find(
      (number) => inBulk(`${terms} ${number}`).length < 100,
    );
    const bulk = inBulk(`${terms} ${seed}`);
    const agent = await house().open();
    await agent.say(`lab start ${terms} ${seed}`);
    await agent.settleFully();
    expectSameLife(agent, bulk);
    expect(agent.snapshot.state.plan.goals).toEqual([]);
    expect(agent.all('approval').filter(({ status }) => status === 'asked')).toEqual([]);
    const told = agent.chat.filter((line) => line.startsWith(`My time in the Lab ended at step ${bulk.length} (`));
    expect(told).toHaveLength(1);
    const failed = agent.ended.filter(({ outcome }) => outcome === 'failed');
    expect(failed.length).toBeGreaterThan(10);
    expect(textOf(failed[0]?.summary ?? null)).toContain(`My time in the Lab ended at step ${bulk.length} (`);
    await expectSound(agent);
  });

  it('ends when its task is dropped, and nothing more is done in it', async () => {
    const agent = house();
    await agent.open();
    let told: Promise<unknown> | null = null;
    agent.onCommit = () => {
      if (told === null && agent.store.log.length > 100) told = agent.command('stop');
    };
    await agent.say(`lab start ${options}`);
    await agent.settleFully();
    await (told as unknown as Promise<unknown>);
    await agent.command('drop');
    const before = agent.all('observation').filter(({ facts }) => facts.length > 0).length;
    await agent.command('resume');
    await agent.settleFully();
    expect(agent.all('observation').filter(({ facts }) => facts.length > 0)).toHaveLength(before);
    expect(agent.snapshot.state.plan.goals).toEqual([]);
    const left = agent.ended.filter(({ outcome }) => outcome === 'failed').map(({ cause }) => cause);
    expect(left[0]).toBe('dropped');
    expect(left.length).toBeGreaterThan(1);
    expect(left.slice(1).every((cause) => cause === 'needless')).toBe(true); // their wish, and no failure
    await expectSound(agent);
  });

  it('begun while a plan is being offered, it is lived first, and the question comes back', async () => {
    const agent = house({ mind: createReflex(), readsAgainst: true });
    await agent.open();
    await agent.settleFully();
    await agent.say('/purpose Write a novel');
    await agent.settleFully();
    const asked = agent.snapshot.run.intake;
    expect(asked?.awaiting).toBe('plan');
    await agent.say('lab start --preset standard --seed 7 --ticks 5');
    await agent.settleFully();
    expect(agent.snapshot.run.intake).toEqual(asked);
    expect(agent.snapshot.run.finished_goals).toHaveLength(1);
    expect(agent.snapshot.run.asking).not.toBeNull();
    expect(agent.chat.at(-1)).toContain('Shall I make a starting plan for it?');
    expect(agent.snapshot.state.plan.purpose).toBe('Write a novel');
    await expectSound(agent);
  });

  it.each([
    ['lab start --preset moon', '--preset: there is no preset "moon"'],
    ['lab start --ticks 4', '--ticks: a whole number from 5 to 400'],
    ['lab start --size 0', '--size: a whole number'],
    ['lab start --fear -1', '--fear'],
    ['lab start --mind oracle', '--mind: "oracle" leads no life here'],
    ['lab start --colour red', '--colour: there is no such option'],
    ['lab start --seed 1 --seed 2', '--seed: given twice'],
    ['lab start quickly', '"quickly": options look like'],
  ])('%s begins nothing, and says what is wrong', async (said, told) => {
    const agent = await house().open();
    await agent.say(said);
    expect(agent.chat.at(-1)).toContain(told);
    expect(agent.snapshot.state.plan.purpose).toBeNull();
    await expectSound(agent);
  });

  it('speaks Japanese, and waits behind what was planned before', async () => {
    const agent = await house().open();
    await agent.say('Keep bees');
    expect(agent.snapshot.run.pending).not.toBeNull();
    await agent.say('ラボで暮らして', { lang: 'ja' });
    expect(agent.chat.at(-1)).toContain('承認を待っているものがあります');
    await agent.approveAll();
    await agent.say('ラボで暮らして', { lang: 'ja' });
    await agent.settleFully();
    expect(agent.snapshot.state.plan.purpose).toBe('Keep bees');
    expect(agent.chat.some((line) => line.includes('[G2-T1] DONE 1〜8歩目'))).toBe(true);
    await expectSound(agent);
  });

  it.each([undefined, '/rules revoke world'])(
    'asks for each step once the shipped rule is revoked, and no more when that is undone: %s',
    async (line) => {
      const agent = await house().open();
      const row = { kind: 'revoke', id: 'row-of-rule', lang: 'en', at: '', rule: 'world' } as const;
      expect(await agent.put({ ...row, ...(line !== undefined && { line }) })).toMatchObject({ ok: true });
      await agent.say(`lab start ${options}`);
      await agent.settleFully();
      expect(agent.snapshot.run.pending?.capability).toBe('world');
      await agent.answer('y');
      await agent.settleFully();
      expect(agent.snapshot.run.pending?.capability).toBe('world');
      const revoked = agent.changed[0]?.seq ?? 0;
      expect(await agent.undo(revoked)).toMatchObject({ ok: true });
      await agent.answer('y');
      await agent.settleFully();
      expectSameLife(agent, inBulk(options));
      expect(agent.snapshot.run.rules.find(({ id }) => id === 'world')).toMatchObject({ shipped: true, uses: 118 });
      await expectSound(agent);
    },
  );

  it('[YA-05] of another log, another tick or none at all is not acted in', async () => {
    const agent = await house({
      mind: plainMind((pack) =>
        pack.why === 'input' && pack.purpose === null
          ? decision({ action_type: 'world', action_payload: { command: 'north', life: 1, tick: 1 } })
          : null,
      ),
    }).open();
    await agent.say('go');
    expect(agent.ended.at(-1)).toMatchObject({ outcome: 'failed', cause: 'unavailable' });
    await expectSound(agent);
  });
});
