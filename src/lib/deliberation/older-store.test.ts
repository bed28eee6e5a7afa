import { expect, describe, it } from 'vitest';
import { AgentHouse } from '../../../tests/support/agent-house';
import { FakeClock } from '../../../tests/support/fake-clock';
import { ReflexHouse } from '../../../tests/support/reflex-house';
import { decision, goal, question, scriptedMind } from '../../../tests/support/scripted-mind';
import { expectSound } from '../../../tests/support/sound-log';
import type { Language } from '../base/language';
import { textOf } from '../events/family';
import type { ActionDecision } from '../events/decision';
import type { ContextPack } from '../mind/context-pack';

const purpose = { en: 'Plant a hedge', ja: '生け垣を植える' } as const;

/** A store that another mind left at the moment when it was closed, opened again with the rules of now. */
async function leftBy(lang: Language, reply: (pack: ContextPack) => ActionDecision): Promise<ReflexHouse> {
  const clock = new FakeClock(Date.parse('2026-11-28T09:00:00.000Z'));
  const before = await new AgentHouse({ mind: scriptedMind(reply), clock }).open();
  await before.say(purpose[lang], { lang });
  await before.close();
  const house = new ReflexHouse(lang);
  Object.assign(house.store, before.store);
  await house.open();
  await house.settleFully();
  return house;
}

/** As the questions before a plan were kept: the recipe, what was answered, and what is waited for. */
function asksForDate(pack: ContextPack): ActionDecision {
  if (pack.why === 'start') return question('What should I work towards?');
  if (pack.why !== 'input') return decision({});
  const answers = { purpose: pack.trigger.seq, kind: pack.trigger.seq, outcome: pack.trigger.seq };
  return question('By which day?', {
    action_payload: { code: 'ask.date', text: 'By which day?', choices: [{ id: 'date:open', label: 'No date' }] },
    evidence_event_ids: [pack.trigger.seq],
    plan_update: {
      purpose: pack.trigger.text ?? '',
      purpose_kind: 'to_reach',
      intake: { recipe: 'general', answers, awaiting: 'date' },
    },
  });
}

/** A goal whose steps are of a recipe that is no more; `isAsking`: with the question of its first step open. */
function hasOldSteps(isAsking: boolean): (pack: ContextPack) => ActionDecision {
  return (pack) => {
    if (pack.why === 'start') return question('What should I work towards?');
    if (pack.why === 'input') {
      const { tasks, ...made } = goal(1);
      const old = tasks.map((task) => ({
        ...task,
        step: { recipe: 'general', step: 'goal_note', parameters: { path: 'hedge/goal.md' } },
      }));
      const plan_update = {
        purpose: pack.trigger.text ?? '',
        purpose_kind: 'to_reach' as const,
        goals: [{ ...made, tasks: old }],
      };
      return decision({ action_type: 'conversation', action_payload: { text: 'Planned.' }, plan_update });
    }
    if (!pack.task || !isAsking) return decision({});
    return question('Where do you begin?', {
      action_payload: {
        code: 'ask.begin',
        text: 'Where do you begin?',
        choices: [{ id: 'begin:desk', label: 'At the desk' }],
      },
      task: pack.task.id,
      finishes: false,
    });
  };
}

async function expectEnded(house: ReflexHouse): Promise<void> {
  expect(house.invalid).toEqual([]);
  const asked = house.all('output').filter(({ kind }) => kind === 'question');
  const times = asked.map(({ data }) => asked.filter((other) => textOf(other.data) === textOf(data)).length);
  expect(Math.max(0, ...times)).toBeLessThanOrEqual(2);
  expect(house.contents).toEqual({});
  await expectSound(house);
}

describe.each(['en', 'ja'] as const)('a store that stands halfway in an older plan, %s', (lang) => {
  const fewer = lang === 'ja' ? '質問を減らしました' : 'I ask fewer questions now';

  it('whose question of an intake is open ends it with a sentence, whatever is typed', async () => {
    const house = await leftBy(lang, asksForDate);
    expect(house.asked).toBe('ask.date');
    await house.tell(lang === 'ja' ? '来週の金曜日' : 'next Friday');
    expect(house.chat.at(-1)).toContain(fewer);
    expect([house.asked, house.snapshot.run.intake]).toEqual([null, null]);
    expect(house.snapshot.state.plan.purpose).toBe(purpose[lang]);
    await expectEnded(house);
  });

  it('whose button is pressed is told that the question is over', async () => {
    const house = await leftBy(lang, asksForDate);
    await house.press('date:open');
    expect(house.chat.at(-1)).toContain(lang === 'ja' ? 'もう終わっています' : 'That question is over');
    expect([house.asked, house.snapshot.run.intake]).toEqual([null, null]);
    await expectEnded(house);
  });

  it('does what is ordered meanwhile, and takes cancel', async () => {
    const house = await leftBy(lang, asksForDate);
    await house.tell(lang === 'ja' ? '18時に水やりを知らせて' : 'Remind me at 18:00 to water the plants');
    expect(house.snapshot.run.pending?.capability).toBe('alarm.set');
    await house.answer('y', { lang });
    expect(house.snapshot.run.alarms).toHaveLength(1);
    await house.tell(lang === 'ja' ? 'キャンセル' : 'cancel');
    expect([house.asked, house.snapshot.run.intake]).toEqual([null, null]);
    await expectEnded(house);
  });

  it('with steps that are no more leaves each out with a line, and comes to rest', async () => {
    const house = await leftBy(lang, hasOldSteps(false));
    await house.tell(lang === 'ja' ? '続けて' : 'go on');
    await house.settleFully();
    expect(house.chat.filter((line) => line.startsWith('[G1-T'))).toHaveLength(5);
    expect(house.snapshot.state.plan.goals).toEqual([]);
    expect(house.snapshot.run.pending).toBeNull();
    expect(house.asked).toBe('ask.reached');
    await house.press('reached:rest');
    expect(house.snapshot.run.phase).toBe('idle');
    await expectEnded(house);
  });

  it('with the question of such a step open writes the answer nowhere, and goes on', async () => {
    const house = await leftBy(lang, hasOldSteps(true));
    expect(house.asked).toBe('ask.begin');
    await house.tell(lang === 'ja' ? '机の前で' : 'At the desk');
    await house.tell(lang === 'ja' ? '続けて' : 'go on');
    await house.settleFully();
    expect(house.asked).not.toBe('ask.begin');
    expect(house.snapshot.run.pending).toBeNull();
    await expectEnded(house);
  });

  it('with a model’s steps asks about each once, and one that is done is done', async () => {
    const house = await leftBy(lang, (pack) => {
      if (pack.why === 'start') return question('What should I work towards?');
      if (pack.why !== 'input') return decision({});
      const plan_update = { purpose: pack.trigger.text ?? '', goals: [goal(1)] };
      return decision({ action_type: 'conversation', action_payload: { text: 'Planned.' }, plan_update });
    });
    await house.tell(lang === 'ja' ? '続けて' : 'go on');
    await house.settleFully();
    expect(house.asked).toBe('ask.step');
    await house.press('task:done');
    await house.settleFully();
    expect(house.snapshot.state.plan.goals[0]?.tasks[0]?.status).toBe('done');
    await expectEnded(house);
  });
});
