import { describe, expect, it } from 'vitest';
import { ReflexHouse } from '../../../tests/support/reflex-house';
import { expectSound } from '../../../tests/support/sound-log';
import type { Language } from '../base/language';
import { isByWish } from '../agent/fold/goals';
import { recipeNames } from '../mind/recipe-names';
import { loadWords } from '../mind/reflex/words';

await Promise.all([loadWords('en'), loadWords('ja')]);

/** Asked whether the purpose is one to reach: the first question of the general recipe. */
async function askedForKind(lang: Language = 'en'): Promise<ReflexHouse> {
  const house = await new ReflexHouse(lang).open();
  await house.tell(lang === 'ja' ? '小説を書く' : 'Write a novel');
  expect(house.asked).toBe('ask.kind');
  return house;
}

/** A task's own question is open. */
async function askedByTask(lang: Language = 'en'): Promise<ReflexHouse> {
  const house = await askedForKind(lang);
  await house.press('kind:to_reach');
  for (const answer of ['Ten chapters', 'skip', 'an outline', 'Plan it, Write it, Mend it']) {
    if (house.snapshot.state.plan.goals.length === 0) await house.tell(answer);
  }
  for (let count = 0; count < 8 && house.snapshot.run.asking === null; count++) await house.answer('y');
  expect(house.snapshot.run.asking?.task).not.toBeUndefined();
  return house;
}

describe('while a question of a recipe is open', () => {
  const asides = {
    en: ['Help', 'How far are you?', 'What is the date today?', 'Hello', 'Show my notes'],
    ja: ['ヘルプ', 'どこまで進みましたか', '今日は何日ですか', 'こんにちは', 'ノートを見せて'],
  };
  for (const lang of ['en', 'ja'] as const) {
    it(`sentences of their own are answered, and the question is asked again: ${lang}`, async () => {
      const house = await askedForKind(lang);
      for (const text of asides[lang]) {
        expect(await house.tell(text)).toMatchObject({ ok: true });
        expect(house.newest('input')).toMatchObject({ aside: true });
        expect([house.asked, house.snapshot.run.intake?.awaiting], text).toEqual(['ask.kind', 'kind']);
      }
      await house.press('kind:ongoing');
      expect(house.snapshot.run.purpose_kind).toBe('ongoing');
      await expectSound(house);
    });
  }

  it('what may be another purpose, or asks back, is not sent before the person says what it is', async () => {
    const house = await askedForKind();
    for (const text of ['Plan a trip to Kyoto in June', 'Is that all you need?', 'search for a flat'])
      expect(await house.tell(text), text).toMatchObject({ ok: false, code: 'answer_unclear' });
    expect(house.all('input')).toHaveLength(2);
    expect(house.snapshot.state.plan.purpose).toBe('Write a novel');

    await house.say('Plan a trip to Kyoto in June', { as: 'aside' });
    expect(house.snapshot.state.plan.purpose).toBe('Plan a trip to Kyoto in June');
    expect(house.asked).not.toBe('ask.kind');
    await expectSound(house);
  });

  it('a new purpose in so many words is taken at once', async () => {
    const house = await askedForKind();
    await house.tell('New purpose: learn Italian');
    expect(house.snapshot.state.plan.purpose).toBe('learn Italian');
  });

  it('what was said to be the answer is one, whatever it reads as', async () => {
    const house = await askedForKind();
    await house.press('kind:to_reach');
    await house.say('What would a reader ask?', { as: 'answer' });
    expect(house.snapshot.run.intake?.awaiting).not.toBe('outcome');
    expect(house.newest('input')).not.toHaveProperty('aside');
  });

  it('[AV-41] while stopped nothing answers it: neither words nor a button; after Resume both do', async () => {
    const house = await askedForKind();
    await house.command('stop');
    await house.tell('it has an end');
    expect(house.newest('input')).toMatchObject({ aside: true });
    expect(house.chat.at(-1)).toContain('it stays open');
    expect(await house.say('it has an end', { as: 'answer' })).toMatchObject({ ok: false, code: 'halted' });
    expect(await house.press('kind:ongoing')).toMatchObject({ ok: false, code: 'halted' });
    expect(house.snapshot.run.intake?.awaiting).toBe('kind');
    await house.command('resume');
    await house.press('kind:to_reach');
    expect(house.snapshot.run.intake?.awaiting).toBe('outcome');
    await expectSound(house);
  });
});

describe('while a question of a task is open', () => {
  it('other requests are done beside it, and it stays the same question', async () => {
    const house = await askedByTask();
    const { asking } = house.snapshot.run;
    await house.tell('Show my notes');
    await house.tell('Note: buy ink');
    expect(house.snapshot.run.pending?.capability).toBe('note.write');
    await house.answer('y');
    expect(Object.keys(house.contents).some((path) => path.startsWith('daily/'))).toBe(true);
    expect(house.snapshot.run.asking).toEqual(asking);
    await house.tell('At the desk, before breakfast');
    expect(house.snapshot.run.asking?.decision).not.toBe(asking?.decision);
    await expectSound(house);
  });
});

describe('before there is a purpose', () => {
  it.each(['en', 'ja'] as const)(
    'a sample that the page offers is a purpose with a plan of its own: %s',
    async (lang) => {
      for (const id of ['event', 'journal', 'habit', 'weekly'] as const) {
        const house = await new ReflexHouse(lang).open();
        await house.tell(lang === 'ja' ? 'ありがとう' : 'Thanks');
        expect(house.snapshot.run.phase).toBe('idle');
        await house.tell(recipeNames[id][lang]);
        expect([house.snapshot.state.plan.purpose, house.snapshot.run.intake?.recipe]).toEqual([
          recipeNames[id][lang],
          id,
        ]);
      }
    },
  );

  it('a question back is answered as one, and is no purpose', async () => {
    const house = await new ReflexHouse('ja').open();
    expect(await house.tell('これは無料ですか？')).toMatchObject({ ok: true });
    expect(house.snapshot.state.plan.purpose).toBeNull();
    await house.tell('小説を書く');
    expect(house.snapshot.state.plan.purpose).toBe('小説を書く');
  });

  it.each(['y', 'N'])('a bare %s, meant for a request that is not there, is no purpose and no answer', async (text) => {
    const house = await new ReflexHouse('en').open();
    expect(await house.tell(text)).toMatchObject({ ok: false, code: 'answer_unclear' });
    expect(await (await askedForKind()).tell(text)).toMatchObject({ ok: false, code: 'answer_unclear' });
  });
});

describe('[AV-31] what the person would not have', () => {
  it('is skipped, and so is what builds on it; the report says so, and nothing is called failed', async () => {
    const house = await askedForKind();
    await house.press('kind:to_reach');
    for (const answer of ['Ten chapters', 'skip', 'an outline', 'Plan it, Write it, Mend it'])
      if (house.snapshot.state.plan.goals.length === 0) await house.tell(answer);
    const first = house.snapshot.run.pending;
    expect(first?.capability).toBe('note.write');
    await house.answer('n');
    await house.tell('Go on');
    await house.playOut((code) => (code === 'ask.reached' ? null : 'At the desk'));
    const controls = Object.entries(house.snapshot.run.tasks).filter(([id]) => id.startsWith('G1-'));
    const fails = house.ended.filter(({ task, outcome }) => task !== null && outcome === 'failed');
    expect(fails.length).toBeGreaterThan(0);
    expect(fails.every(({ cause }) => isByWish(cause))).toBe(true);
    expect(controls.length).toBeGreaterThan(4);
    expect(house.chat.some((line) => line.startsWith('[G1-T1] FAIL') && line.endsWith('/ rejected'))).toBe(true);
    const report = house.chat.find((line) => line.includes('tasks before this report are done'));
    expect(report).toContain('1 was left out because you said n: G1-T1');
    expect(report).not.toContain('failed');
    await expectSound(house);
  });

  it('leaves a later task without its note: that one is not tried, and its line says why', async () => {
    const house = await askedForKind();
    await house.press('kind:to_reach');
    for (const answer of ['Ten chapters', 'skip', 'an outline', 'Plan it, Write it, Mend it'])
      if (house.snapshot.state.plan.goals.length === 0) await house.tell(answer);
    for (let turn = 0; turn < 60 && house.asked !== 'ask.reached'; turn++) {
      const { pending, asking, halt } = house.snapshot.run;
      if (pending) await house.answer('n');
      else if (asking) await house.tell('At the desk');
      else if (halt) await house.tell('Go on');
    }
    expect(house.contents).toEqual({});
    const causes = house.ended.flatMap(({ cause, outcome }) => (outcome === 'failed' ? [cause] : []));
    expect(new Set(causes)).toEqual(new Set(['rejected', 'needless']));
    expect(house.chat.some((line) => line.endsWith('/ what it builds on was left out'))).toBe(true);
    await expectSound(house);
  });
});

describe('[SP-01] a purpose that is reached', () => {
  it('is finished; what is said next in words of its own is the next purpose', async () => {
    const house = await askedByTask();
    await house.playOut((code) => (code === 'ask.reached' ? { press: 'reached:rest' } : 'At the desk'));
    expect(house.snapshot.run).toMatchObject({ is_purpose_reached: true, phase: 'idle' });
    await house.tell('Paint the fence');
    expect(house.snapshot.run.is_purpose_reached).toBe(false);
    expect(house.snapshot.state.plan.purpose).toBe('Paint the fence');
    await expectSound(house);
  });
});
