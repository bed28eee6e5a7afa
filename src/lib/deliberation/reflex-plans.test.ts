import { describe, expect, it } from 'vitest';
import type { ReflexHouse } from '../../../tests/support/reflex-house';
import { languages, last, order, pick, talking } from '../../../tests/support/reflex-talk';
import { textOf } from '../events/family';

const party = {
  en: 'Plan a party for 12 people on 19 December',
  ja: '12月19日のパーティーを12人で計画して',
} as const;

/** The plan's note, whatever it is called. */
function planNote(house: ReflexHouse): string {
  return Object.entries(house.contents).find(([path]) => /^(?:plans|計画)\//u.test(path))?.[1] ?? '';
}

describe.each(languages)('plans, %s', (lang) => {
  it('[AV-50] come of one sentence: one card for 5 to 10 steps in real days, a note with all of it, and at most two questions', () =>
    talking(lang, async (house) => {
      await house.tell(party[lang]);
      expect(house.snapshot.run.pending?.capability).toBe('plan.keep');
      expect(house.contents).toEqual({});
      await house.answer('y', { lang });
      const [goal] = house.snapshot.state.plan.goals;
      expect(goal?.id).toBe('G1');
      expect(goal?.tasks.map(({ id }) => id)).toEqual(goal?.tasks.map((_, index) => `G1-T${index + 1}`));
      expect(goal?.tasks.length).toBeGreaterThanOrEqual(5);
      expect(goal?.tasks.length).toBeLessThanOrEqual(10);
      const days = goal?.tasks.flatMap(({ date }) => date ?? []) ?? [];
      expect(days.length).toBeGreaterThan(3);
      expect(days.every((day) => day >= '2026-11-28' && day <= '2026-12-20')).toBe(true);
      expect(planNote(house)).toContain('12');
      expect(planNote(house).match(/- \[ \]/gu)?.length).toBeGreaterThan(7);
      let questions = 0;
      for (; house.asked !== null && questions < 5; questions++) {
        await house.press(house.buttons[0]?.id ?? '');
        await house.approveAll();
      }
      expect(questions).toBeLessThanOrEqual(2);
      // no step is called otherwise under its id, and none changes its place
      const now = house.snapshot.state.plan.goals[0]?.tasks ?? [];
      expect(now.length).toBeGreaterThanOrEqual(5);
      expect(now.slice(0, goal?.tasks.length).map(({ id, name }) => [id, name])).toEqual(
        goal?.tasks.map(({ id, name }) => [id, name]),
      );
      await house.tell(pick(lang, 'How far are you?', 'どこまで進みましたか'));
      expect(last(house)).toContain(house.snapshot.state.plan.goals[0]?.name);
    }));

  it('refused write no note and set no alarm', () =>
    talking(lang, async (house) => {
      await house.tell(party[lang]);
      await house.answer('n', { lang });
      await house.command('resume', lang);
      expect([house.contents, house.snapshot.run.alarms, house.snapshot.run.pending]).toEqual([{}, [], null]);
    }));

  it.each(
    pick(
      lang,
      [
        'Plan my trip to Lisbon in March',
        'Plan our move at the end of January',
        'Make a plan to stretch every morning',
        'Plan for my maths exam on 15 January',
        'Make a plan to learn the guitar',
        'Plan a meeting next Tuesday',
      ],
      [
        '3月のリスボン旅行の計画を立てて',
        '1月末の引っ越しの計画を立てて',
        '毎朝ストレッチを続ける計画を立てて',
        '1月15日の数学の試験の計画を立てて',
        'ギターを習う計画を立てて',
        '来週の火曜の会議の計画を立てて',
      ],
    ),
  )('“%s”: skipped questions leave a plan as good as it was', (text) =>
    talking(lang, async (house) => {
      await order(house, text, 'plan.keep');
      const made = house.snapshot.state.plan.goals[0];
      expect(made?.tasks.length).toBeGreaterThanOrEqual(5);
      for (let count = 0; house.asked !== null && count < 5; count++) {
        expect(count).toBeLessThan(2);
        await house.tell(pick(lang, 'I don’t know', 'わからない'));
        expect(house.snapshot.run.pending).toBeNull();
      }
      expect(house.snapshot.state.plan.goals[0]).toEqual(made);
      expect(planNote(house)).not.toBe('');
    }),
  );

  it('are left as they are by cancel in the middle of the questions, and other orders pass beside them', () =>
    talking(lang, async (house) => {
      await order(house, pick(lang, 'Plan a party', 'パーティーの計画を立てて'), 'plan.keep');
      const asked = house.asked;
      expect(asked).not.toBeNull();
      const note = planNote(house);
      await order(house, pick(lang, 'Note: buy candles', 'メモ：ろうそくを買う'), 'note.write');
      expect(planNote(house)).toBe(note);
      await order(house, pick(lang, 'Remind me at 18:00 to call Bob', '18時に電話を知らせて'), 'alarm.set');
      expect([house.asked, house.snapshot.run.intake?.awaiting]).toEqual([asked, 'date']);
      for (const aside of pick(
        lang,
        ['lovely weather today', 'I feel sick today', 'we met 3 cats on Friday', 'asdf asdf asdf asdf'],
        ['今日はいい天気だね', '今日は疲れた', '昨日は猫を3匹見たよ', 'もう何もかも嫌になってきたところ'],
      )) {
        await house.tell(aside);
        expect([aside, house.asked, house.snapshot.run.pending]).toEqual([aside, asked, null]);
      }
      expect(planNote(house)).toBe(note);
      await house.tell(pick(lang, 'Cancel', 'キャンセル'));
      expect([house.asked, house.snapshot.run.intake, house.snapshot.run.pending]).toEqual([null, null, null]);
      expect(planNote(house)).toBe(note);
      expect(house.snapshot.state.plan.goals).toHaveLength(1);
    }));

  it('take the answer to their question into steps and note, after one more card', () =>
    talking(lang, async (house) => {
      await order(house, pick(lang, 'Plan a party on 19 December', '12月19日のパーティーの計画を立てて'), 'plan.keep');
      for (let count = 0; house.asked !== null && house.asked !== 'ask.people' && count < 2; count++)
        await house.tell(pick(lang, 'skip', 'スキップ'));
      expect(house.asked).toBe('ask.people');
      await house.tell(pick(lang, '23 people', '23人'));
      expect(house.snapshot.run.pending?.capability).toBe('plan.change');
      await house.answer('y', { lang });
      expect(planNote(house)).toContain('23');
    }));

  it('come with what else was asked for, before their own questions', () =>
    talking(lang, async (house) => {
      await house.tell(
        pick(
          lang,
          'Plan a party and remind me tomorrow at 9 to buy cake',
          'パーティーの計画を立てて。明日の9時にケーキを知らせて',
        ),
      );
      expect(house.snapshot.run.pending?.capability).toBe('plan.keep');
      await house.answer('y', { lang });
      expect(house.snapshot.run.pending?.capability).toBe('alarm.set');
      await house.answer('y', { lang });
      expect(house.snapshot.run.alarms).toHaveLength(1);
      expect(house.asked).toBe('ask.date');
    }));

  it.each(
    pick(lang, ['23 people', 'we’ll be 23', 'maybe 23', 'it’s 23'], ['23人', '23人くらいです', 'たぶん23人かな']),
  )('take “%s” for how many come', (answer) =>
    talking(lang, async (house) => {
      await order(house, pick(lang, 'Plan a party on 19 December', '12月19日のパーティーの計画を立てて'), 'plan.keep');
      expect(house.asked).toBe('ask.people');
      await house.tell(answer);
      expect(house.snapshot.run.pending?.capability).toBe('plan.change');
    }),
  );

  it.each(
    pick(lang, ['300 euro', 'my budget is 300 euro', 'around 300 euro'], ['3万円', '予算は3万円', '3万円くらいです']),
  )('take “%s” for what it may cost', (answer) =>
    talking(lang, async (house) => {
      await order(house, party[lang], 'plan.keep');
      expect(house.asked).toBe('ask.budget');
      await house.tell(answer);
      expect(house.snapshot.run.pending?.capability).toBe('plan.change');
    }),
  );

  it('are corrected in a number by a word', () =>
    talking(lang, async (house) => {
      await order(house, party[lang], 'plan.keep');
      for (let count = 0; house.asked !== null && count < 3; count++) await house.tell(pick(lang, 'skip', 'スキップ'));
      await order(house, pick(lang, 'We’re 15 now', 'やっぱり15人です'), 'plan.change');
      expect(planNote(house)).toContain('15');
      expect(house.snapshot.state.plan.goals[0]?.tasks.length).toBeGreaterThanOrEqual(5);
    }));
});

describe.each(languages)('a purpose, %s', (lang) => {
  const goal = pick(lang, 'My goal: run a marathon', '目標：フルマラソンを走る');
  const text = pick(lang, 'run a marathon', 'フルマラソンを走る');

  it('[AV-05] is all that is needed: asked for at first, set in the person’s own words, and a plan is offered', () =>
    talking(lang, async (house) => {
      expect(house.snapshot.run.phase).toBe('asking');
      expect(house.asked).toBe('first_open');
      const before = house.all('thought').length;
      house.clock.advance(3_600_000);
      await house.settleFully();
      expect(house.all('thought')).toHaveLength(before);
      await house.tell(goal);
      expect(textOf(house.newest('input').text)).toBe(goal);
      expect(house.snapshot.state.plan.purpose).toBe(text);
      expect(house.asked).toBe('ask.plan');
      await house.press('plan:yes');
      expect(house.snapshot.run.pending?.capability).toBe('plan.keep');
      await house.answer('y', { lang });
      expect(house.snapshot.state.plan.goals).toHaveLength(1);
      expect(house.snapshot.state.plan.purpose).toBe(text);
    }));

  it('may be set anew at any time; the old goal is kept or dropped by the person', () =>
    talking(lang, async (house) => {
      await house.tell(goal);
      await house.tell(pick(lang, 'Yes', 'はい'));
      await house.answer('y', { lang });
      const other = pick(lang, 'learn Italian', 'イタリア語を覚える');
      await house.tell(pick(lang, `New goal: ${other}`, `新しい目標：${other}`));
      expect(house.snapshot.state.plan.purpose).toBe(other);
      expect(house.snapshot.run.confirm).not.toBeNull();
      await house.choose(
        house
          .all('output')
          .find(({ seq }) => seq === house.snapshot.run.confirm?.output)
          ?.choices?.at(-1)?.id ?? '',
      );
      expect(house.snapshot.run.confirm).toBeNull();
      expect(house.snapshot.state.plan.goals.length).toBeLessThanOrEqual(1);
    }));

  it('rests and is dropped when the person says so, and not before', () =>
    talking(lang, async (house) => {
      await house.tell(goal);
      await house.press('plan:no');
      await house.tell(pick(lang, 'Drop my purpose', '目標を取り下げて'));
      expect(house.asked).toBe('ask.drop');
      expect(house.snapshot.run.is_purpose_reached).toBe(false);
      await house.press('drop:no');
      expect(house.snapshot.run.is_purpose_reached).toBe(false);
      await house.tell(pick(lang, 'Drop my purpose', '目標を取り下げて'));
      await house.press('drop:yes');
      expect([house.snapshot.state.plan.purpose, house.snapshot.run.phase]).toEqual([null, 'idle']);
      await house.tell(goal);
      expect(house.snapshot.state.plan.purpose).toBe(text);
      await house.press('plan:no');
      await house.tell(pick(lang, 'The goal is reached', '目標を達成した'));
      expect(house.snapshot.run).toMatchObject({ is_purpose_reached: true, phase: 'idle' });
    }));

  it('whose steps are all done is asked about once, goes on with a next plan or rests, and waits without a turn', () =>
    talking(lang, async (house) => {
      await order(house, party[lang], 'plan.keep');
      for (let count = 0; house.asked !== null && count < 3; count++) await house.tell(pick(lang, 'skip', 'スキップ'));
      const tasks = house.snapshot.state.plan.goals[0]?.tasks ?? [];
      await house.byHand('G1', ...tasks.map(({ id, name }) => ({ do: 'done' as const, task: id, name: name ?? '' })));
      expect(house.snapshot.state.plan.goals).toEqual([]);
      expect(house.asked).toBe('ask.reached');
      await house.press('reached:next_goal');
      expect(house.snapshot.run.pending?.capability).toBe('plan.keep');
      await house.answer('y', { lang });
      expect(house.snapshot.state.plan.goals[0]?.id).toBe('G2');
      for (let count = 0; house.asked !== null && count < 3; count++) await house.tell(pick(lang, 'skip', 'スキップ'));
      const next = house.snapshot.state.plan.goals[0]?.tasks ?? [];
      await house.byHand('G2', ...next.map(({ id, name }) => ({ do: 'done' as const, task: id, name: name ?? '' })));
      await house.press('reached:rest');
      expect(house.snapshot.run).toMatchObject({ is_purpose_reached: true, phase: 'idle' });
      const thoughts = house.all('thought').length;
      house.clock.advance(3_600_000);
      await house.settleFully();
      expect(house.all('thought')).toHaveLength(thoughts);
    }));
});

describe.each(languages)('a plan that was kept, %s', (lang) => {
  const wish = pick(lang, 'Plan a party on 19 December', '12月19日のパーティーの計画を立てて');
  const people = pick(lang, '12 people', '12人');
  const correction = pick(lang, 'We’re 15 now', 'やっぱり15人です');
  const ofOthers = { lang, taint: ['link:evil.example'] };

  async function orderMore(house: ReflexHouse): Promise<void> {
    for (const thing of pick(lang, ['milk', 'eggs', 'salt'], ['牛乳', '卵', '塩'])) {
      await house.tell(pick(lang, `Add ${thing} to the shopping list`, `買い物リストに${thing}を追加`));
      expect(house.snapshot.run.pending?.capability).toMatch(/^note\./u);
      await house.answer('y', { lang });
    }
  }

  it('is known after more orders, to its question and to a correction', () =>
    talking(lang, async (house) => {
      await order(house, wish, 'plan.keep');
      await orderMore(house);
      await order(house, people, 'plan.change');
      expect(planNote(house)).toContain('12');
      for (let count = 0; house.asked !== null && count < 3; count++) await house.tell(pick(lang, 'skip', 'スキップ'));
      await orderMore(house);
      await order(house, correction, 'plan.change');
      expect(planNote(house)).toContain('15');
    }));

  it('is known to a press after more orders', () =>
    talking(lang, async (house) => {
      await order(house, wish, 'plan.keep');
      await orderMore(house);
      await house.press(house.buttons[0]?.id ?? '');
      expect(house.snapshot.run.pending?.capability).toBe('plan.change');
    }));

  it('is not changed by words that others had a part in: the question is asked once more', () =>
    talking(lang, async (house) => {
      await order(house, wish, 'plan.keep');
      await house.say(people, ofOthers);
      expect([house.snapshot.run.halt, house.snapshot.run.pending, house.asked]).toEqual([null, null, 'ask.people']);
      await house.say(correction, ofOthers);
      expect([house.snapshot.run.halt, house.snapshot.run.pending]).toEqual([null, null]);
      for (let count = 0; house.asked !== null && count < 3; count++) await house.tell(pick(lang, 'skip', 'スキップ'));
      await house.say(correction, ofOthers);
      expect([house.snapshot.run.halt, house.snapshot.run.pending]).toEqual([null, null]);
    }));

  it('keeps its purpose where others had a part in the yes to dropping it', () =>
    talking(lang, async (house) => {
      await house.tell(pick(lang, 'My goal: read more books', '目標：本をもっと読む'));
      const { purpose } = house.snapshot.state.plan;
      await house.tell(pick(lang, 'drop my goal', '目標を取り下げて'));
      expect(house.asked).toBe('ask.drop');
      await house.say(pick(lang, 'yes', 'はい'), ofOthers);
      expect([house.snapshot.run.halt, house.snapshot.state.plan.purpose]).toEqual([null, purpose]);
    }));

  it('takes an answer in the other language whole, and stays in its own', () =>
    talking(lang, async (house) => {
      await order(house, wish, 'plan.keep');
      await house.say(pick(lang, '12人', '12 people'), { lang: pick(lang, 'ja', 'en') });
      expect(house.snapshot.run.pending?.capability).toBe('plan.change');
      await house.answer('y', { lang });
      expect(planNote(house)).toContain(pick(lang, '- People: 12', '12人'));
    }));

  it('is asked nothing in place of another that was refused', () =>
    talking(lang, async (house) => {
      await order(house, pick(lang, 'Plan my trip to Lisbon in March', '3月のリスボン旅行の計画を立てて'), 'plan.keep');
      for (let count = 0; house.asked !== null && count < 3; count++) await house.tell(pick(lang, 'skip', 'スキップ'));
      await house.tell(wish);
      await house.answer('n', { lang });
      expect([house.snapshot.run.intake, house.asked]).toEqual([null, null]);
    }));

  it('has no question left once it was taken back', () =>
    talking(lang, async (house) => {
      await order(house, wish, 'plan.keep');
      await house.tell(pick(lang, 'undo', '元に戻して'));
      expect(planNote(house)).toBe('');
      await house.tell(people);
      expect([house.snapshot.run.pending, house.snapshot.run.intake, house.asked]).toEqual([null, null, null]);
    }));

  it('is kept or dropped by a button, and a bare yes is told so', () =>
    talking(lang, async (house) => {
      await order(house, wish, 'plan.keep');
      await house.tell(pick(lang, 'drop my goal', '目標を取り下げて'));
      await house.press('drop:yes');
      await house.tell(pick(lang, 'yes', 'はい'));
      expect(last(house)).toContain(pick(lang, 'keep or drop', '下のボタン'));
    }));
});
