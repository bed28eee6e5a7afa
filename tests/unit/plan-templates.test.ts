import { describe, expect, it } from 'vitest';
import { addDays } from '../../src/lib/base/calendar-date';
import { boxesIn } from '../../src/lib/base/checklist';
import type { Language } from '../../src/lib/base/language';
import { keepPlan } from '../../src/lib/capabilities/plan/keep';
import { chronoDates } from '../../src/lib/deliberation/rules/chrono-dates';
import { makePlan, questionsFor } from '../../src/lib/reflex/plans/make-plan';
import { factsIn, templateFor, withAnswer } from '../../src/lib/reflex/plans/plan-facts';
import { templateIds, type MadePlan, type PlanFacts, type TemplateId } from '../../src/lib/reflex/plans/template';
import { annotate } from '../../src/lib/reflex/spans/annotate';

const now = { date: '2026-11-29', clock: '15:40:00', zone: 'Europe/Berlin' };

const nothing: PlanFacts = {
  said: '',
  date: null,
  isLoose: false,
  end: null,
  nights: null,
  people: null,
  budget: null,
  place: null,
  subject: null,
  who: null,
  theme: null,
  weekdays: null,
  areDaysGuessed: false,
  at: null,
  isTimeGuessed: false,
  part: null,
  minutes: null,
};

function everything(lang: Language): PlanFacts {
  const isJa = lang === 'ja';
  return {
    ...nothing,
    said: isJa ? '天文学とギターと英語が大好き' : 'she loves astronomy, the guitar and English',
    date: addDays(now.date, 40),
    end: addDays(now.date, 45),
    nights: 5,
    people: 12,
    budget: { amount: isJa ? 100_000 : 300, unit: isJa ? '円' : 'euro' },
    place: isJa ? 'リスボン' : 'Lisbon',
    subject: isJa ? '英語' : 'English',
    who: isJa ? '妹' : 'your sister Mira',
    theme: isJa ? '天文学' : 'astronomy',
    weekdays: [0, 2, 4],
    at: '21:30',
    part: 'evening',
    minutes: 20,
  };
}

const knowledge: readonly [name: string, facts: (lang: Language) => PlanFacts][] = [
  ['nothing', () => nothing],
  ['everything', everything],
  ['a day tomorrow', () => ({ ...nothing, date: addDays(now.date, 1) })],
  ['a day tomorrow, and everything else', (lang) => ({ ...everything(lang), date: addDays(now.date, 1), end: null })],
  ['today', (lang) => ({ ...everything(lang), date: now.date, end: null, isTimeGuessed: true })],
  ['a day in 20 days', (lang) => ({ ...everything(lang), date: addDays(now.date, 20), end: null })],
  ['a day in 200 days', (lang) => ({ ...everything(lang), date: addDays(now.date, 200), end: null })],
  ['a month', () => ({ ...nothing, date: '2027-03-01', end: '2027-03-31', isLoose: true })],
  ['one person', (lang) => ({ ...everything(lang), people: 1, nights: 1, minutes: 1 })],
  ['500 people', (lang) => ({ ...everything(lang), people: 500, budget: { amount: 12_345.67, unit: '' } })],
  [
    'long names',
    (lang) => ({ ...everything(lang), place: 'w'.repeat(40), subject: 'x'.repeat(40), theme: 'y'.repeat(40) }),
  ],
];

const cases = templateIds.flatMap((id) =>
  (['en', 'ja'] as const).flatMap((lang) => knowledge.map(([name, facts]) => ({ id, lang, name, facts: facts(lang) }))),
);

function payloadOf({ name, note, alarms }: MadePlan) {
  return {
    goal: 'G1',
    goal_name: name,
    path: note.path,
    content: note.content,
    mode: 'create',
    alarms: alarms.map(({ text, at, date, weekdays }) => ({
      text,
      at,
      zone: now.zone,
      ...(date === null ? { weekdays } : { date }),
    })),
  };
}

const unfinished = /(?:[,;:、：（(–]| (?:for|of|in|to|and|with|a|the|at|from|is))$/;

describe('the templates of plans', () => {
  it.each(cases)('$id in $lang, knowing $name: can be kept and reads well', ({ id, lang, facts }) => {
    const plan = makePlan(id, facts, lang, now);
    expect(keepPlan.parse(payloadOf(plan)).ok).toBe(true);
    expect(plan.name).not.toBe('');
    expect(plan.tasks.length).toBeGreaterThanOrEqual(5);
    expect(plan.tasks.length).toBeLessThanOrEqual(10);
    expect(plan.alarms.length).toBeLessThanOrEqual(3);
    const boxes = boxesIn(plan.note.content);
    expect(plan.tasks.length + boxes.length).toBeGreaterThanOrEqual(8);
    expect(new Set(plan.tasks.map(({ name }) => name)).size).toBe(plan.tasks.length);
    expect(new Set(boxes).size).toBe(boxes.length);
    const lines = [plan.name, ...plan.tasks.map(({ name }) => name), ...plan.alarms.map(({ text }) => text), ...boxes];
    for (const line of lines) {
      expect(line).not.toMatch(/undefined|null|NaN|[{}[\]]| {2}|^\s|\s$| [,.:;]|（）|\(\)|、、|::/);
      expect(line).not.toMatch(unfinished);
    }
    for (const { name } of plan.tasks) {
      expect(name.length).toBeLessThanOrEqual(80);
      expect(name).not.toMatch(/\d{4}-\d\d|\d+月\d+日|\b\d{1,2} (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\b/);
    }
    const rest = plan.note.content.replaceAll('- [ ] ', '').replace(/^>.*$/gm, '');
    expect(rest).not.toMatch(/undefined|null|NaN|[{}[\]]| {2}|（）|\(\)|^- ?$|^## ?$/m);
    // who ends one sentence ends the last as well
    for (const line of rest.split('\n').filter((said) => said.startsWith('- ') && /[^\d][.。] ?\S/.test(said)))
      if (!boxes.includes(line.slice(2))) expect(line).toMatch(/[.。！!）)]$/);
  });

  it.each(cases)('$id in $lang, knowing $name: its days follow each other, none is over', ({ id, lang, facts }) => {
    const { tasks, alarms } = makePlan(id, facts, lang, now);
    const dates = tasks.flatMap(({ date }) => date ?? []);
    expect([0, tasks.length]).toContain(dates.length);
    expect(dates).toEqual([...dates].sort());
    for (const date of dates) expect(date >= now.date).toBe(true);
    for (const { date, at } of alarms)
      if (date !== null) expect(`${date} ${at}:00` > `${now.date} ${now.clock}`).toBe(true);
  });

  it.each(cases)(
    '$id in $lang, knowing $name: the same words on the same day give the same plan',
    ({ id, lang, facts }) => {
      const before = structuredClone(facts);
      expect(makePlan(id, facts, lang, now)).toEqual(makePlan(id, structuredClone(facts), lang, now));
      expect(facts).toEqual(before);
    },
  );

  it.each(cases)('$id in $lang, knowing $name: asks at most two things that are not known', ({ id, lang, facts }) => {
    const questions = questionsFor(id, facts, lang, now);
    expect(questions.length).toBeLessThanOrEqual(2);
    for (const { text, buttons = [] } of questions) {
      expect(text).toMatch(lang === 'ja' ? /？$/ : /\?$/);
      expect(text).not.toMatch(/undefined|[{}[\]]| {2}/);
      for (const { label } of buttons)
        expect(read(label, lang, facts, questions[0]?.slot ?? 'date')).not.toBeUndefined();
    }
  });

  it('reads every button that it offers as an answer', () => {
    for (const id of templateIds)
      for (const lang of ['en', 'ja'] as const)
        for (const facts of [nothing, { ...nothing, at: '07:00', isTimeGuessed: true, subject: 'x' }])
          for (const { slot, buttons = [] } of questionsFor(id, facts, lang, now))
            for (const { label } of buttons) expect(read(label, lang, facts, slot), `${id} ${label}`).not.toBeNull();
  });

  it('divides a budget so that it adds up', () => {
    const plan = makePlan('party', { ...everything('en'), subject: 'birthday party' }, 'en', now);
    const budget = plan.note.content.split('## Budget')[1] ?? '';
    const amounts = [...budget.matchAll(/€(\d+)/g)].map(([, amount]) => Number(amount));
    expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(300);
    expect(amounts.every((amount) => amount > 0)).toBe(true);
  });
});

function read(
  text: string,
  lang: Language,
  facts: PlanFacts,
  slot: Parameters<typeof withAnswer>[1],
): PlanFacts | null {
  return withAnswer(facts, slot, annotate(text, lang, now, chronoDates), text, lang, now);
}

function factsOf(text: string): { id: TemplateId | null } & Partial<PlanFacts> {
  const lang = /[ぁ-んァ-ヶ一-龠]/.test(text) ? 'ja' : 'en';
  const id = templateFor(text, lang);
  return { id, ...factsIn(text, annotate(text, lang, now, chronoDates), id ?? 'general', lang, now) };
}

describe('what was said for a plan', () => {
  it.each<[string, { id: TemplateId | null } & Partial<PlanFacts>]>([
    ['Plan a trip to Lisbon for two', { id: 'trip', place: 'Lisbon', people: 2, date: null }],
    [
      'Plan a trip to the Alps from 3 to 10 January with my wife',
      { id: 'trip', place: 'the Alps', date: '2027-01-03', end: '2027-01-10', people: 2 },
    ],
    [
      'plan a weekend in Paris next month, 500 euros',
      { id: 'trip', place: 'Paris', isLoose: true, budget: { amount: 500, unit: 'euros' } },
    ],
    [
      "Plan my sister's birthday party on Saturday 12 December, 12 people, budget 300 euro, she loves astronomy",
      {
        id: 'party',
        date: '2026-12-12',
        people: 12,
        budget: { amount: 300, unit: 'euro' },
        who: 'your sister',
        theme: 'astronomy',
      },
    ],
    [
      'Plan my trip to Lisbon in March for two',
      { id: 'trip', place: 'Lisbon', people: 2, date: '2027-03-01', isLoose: true },
    ],
    ['help me plan a birthday party for my mum, 50 guests', { id: 'party', who: 'your mum', people: 50 }],
    ['Plan for my thesis, hand in 26 February', { id: 'writing', subject: 'my thesis', date: '2027-02-26' }],
    ['Surprise party for my friend Tom on 5 January', { id: 'party', who: 'your friend Tom', date: '2027-01-05' }],
    [
      'Plan my sister Mira’s birthday party, 12 people, she loves astronomy',
      { id: 'party', who: 'your sister Mira', subject: 'birthday party', people: 12, theme: 'astronomy' },
    ],
    ['We are moving to Berlin on 1 February', { id: 'moving', place: 'Berlin', date: '2027-02-01' }],
    ['My driving test is on 14 January', { id: 'exam', subject: 'driving test', date: '2027-01-14' }],
    [
      'I want to learn guitar, 20 minutes every evening',
      { id: 'skill', subject: 'guitar', minutes: 20, weekdays: [0, 1, 2, 3, 4, 5, 6], isTimeGuessed: true },
    ],
    ['learn Spanish every evening 9:30', { id: 'skill', subject: 'Spanish', at: '21:30', isTimeGuessed: false }],
    [
      'I want to start running three times a week',
      { id: 'habit', subject: 'running', weekdays: [0, 2, 4], areDaysGuessed: true },
    ],
    [
      'meditate every day except Sunday at 6:30 for 10 minutes',
      { id: 'habit', subject: 'meditate', weekdays: [0, 1, 2, 3, 4, 5], at: '06:30', minutes: 10 },
    ],
    ['apply for a job as a nurse by 15 January', { id: 'job', subject: 'nurse', date: '2027-01-15' }],
    ['finish my thesis by 31 March', { id: 'writing', subject: 'my thesis', date: '2027-03-31' }],
    ['declutter the garage', { id: 'tidying', subject: 'the garage' }],
    [
      'plan a team meeting for 8 people on 10 December at 10am',
      { id: 'meeting', subject: 'team meeting', people: 8, at: '10:00', date: '2026-12-10' },
    ],
    [
      'I want to renovate the kitchen, budget 5000 euros',
      { id: null, subject: 'renovate the kitchen', budget: { amount: 5000, unit: 'euros' } },
    ],
    [
      '来月末に引っ越しする。一人暮らし、予算10万円',
      { id: 'moving', date: '2026-12-31', people: 1, budget: { amount: 100_000, unit: '円' } },
    ],
    [
      '毎朝ストレッチを続けたい',
      { id: 'habit', subject: 'ストレッチ', at: '07:00', isTimeGuessed: true, part: 'morning' },
    ],
    ['日商簿記3級 2月15日に試験', { id: 'exam', subject: '日商簿記3級', date: '2027-02-15' }],
    ['北海道に家族4人で旅行したい、2泊3日', { id: 'trip', place: '北海道', people: 4, nights: 2, date: null }],
    ['リスボンに3月に2人で旅行したい', { id: 'trip', place: 'リスボン', people: 2, date: '2027-03-01', isLoose: true }],
    [
      '妹の誕生日パーティーを12月12日に、12人、予算3万円、天文学が大好き',
      {
        id: 'party',
        who: '妹',
        theme: '天文学',
        people: 12,
        budget: { amount: 30_000, unit: '円' },
        date: '2026-12-12',
      },
    ],
    ['忘年会を12月18日に20人で', { id: 'party', subject: '忘年会', people: 20 }],
    ['TOEICで800点取りたい', { id: 'exam', subject: 'TOEIC' }],
    ['期末テストの勉強', { id: 'exam', subject: '期末テスト' }],
    ['ギターを弾けるようになりたい', { id: 'skill', subject: 'ギター' }],
    ['週3回ジムに通いたい', { id: 'habit', subject: 'ジムに通う', weekdays: [0, 2, 4] }],
    ['卒論を1月末までに書き上げたい', { id: 'writing', subject: '卒論', date: '2027-01-31' }],
    ['クローゼットを整理したい', { id: 'tidying', subject: 'クローゼット' }],
    ['看護師に転職したい', { id: 'job', subject: '看護師' }],
    ['毎日英語を30分勉強したい', { id: 'skill', subject: '英語', minutes: 30 }],
    ['来年6月までに家を建てたい、予算3000万円', { id: null, subject: '家を建てる', date: '2027-06-01' }],
    ['I want to save 5000 euros for a car', { id: null, subject: 'save 5000 euros for a car', budget: null }],
    [
      'plan a road trip through Norway with 3 friends for 2 weeks',
      { id: 'trip', place: 'Norway', people: 4, nights: 14 },
    ],
    ['family meeting on Sunday at 5', { id: 'meeting', subject: 'family meeting', at: '17:00' }],
    ['ピアノを練習したい、毎晩20分', { id: 'skill', subject: 'ピアノ', minutes: 20 }],
    ['7時に起きる習慣をつけたい', { id: 'habit', subject: '起きる', at: '07:00' }],
    ['毎朝ストレッチを続ける計画を立てて', { id: 'habit', subject: 'ストレッチ' }],
    ['巣箱を作る計画を立てて', { id: null, subject: '巣箱を作る' }],
    ['家を建てたい', { id: null, subject: '家を建てる' }],
  ])('%s', (text, expected) => {
    expect(factsOf(text)).toMatchObject(expected);
  });

  it('keeps every word of the message in the note', () => {
    const text = 'Plan my party\nshe loves {braces} and [ ] boxes\n- [ ] and lists\u202E';
    const facts = factsIn(text, annotate(text, 'en', now, chronoDates), 'party', 'en', now);
    const { content } = makePlan('party', facts, 'en', now).note;
    expect(content).toContain('> she loves {braces} and [ ] boxes\n> - [ ] and lists‹U+202E›');
    expect(boxesIn(content)).not.toContain('and lists');
  });

  it.each([
    'a'.repeat(8_000),
    '　'.repeat(500),
    '{?x}[a|b]{who}',
    '\u202Etxet',
    '🎉🎉',
    'plan '.repeat(1_600),
    '旅行に'.repeat(2_000),
  ])('makes a plan that can be kept of anything', (text) => {
    for (const lang of ['en', 'ja'] as const)
      for (const id of templateIds) {
        const facts = factsIn(text, annotate(text, lang, now, chronoDates), id, lang, now);
        expect(keepPlan.parse(payloadOf(makePlan(id, facts, lang, now))).ok).toBe(true);
      }
  });

  it.each([
    ['en', 'date', 'on 5 January', { date: '2027-01-05' }],
    ['en', 'people', 'twelve', { people: 12 }],
    ['en', 'people', 'just me', { people: 1 }],
    ['en', 'budget', '300', { budget: { amount: 300, unit: '' } }],
    ['en', 'place', 'Lisbon please', { place: 'Lisbon' }],
    ['en', 'at', 'at 7:30', { at: '07:30' }],
    ['en', 'at', 'at 6', { at: '06:00', isTimeGuessed: false }],
    ['en', 'at', 'in the evening', { isTimeGuessed: true, part: 'evening' }],
    ['en', 'minutes', 'half an hour', { minutes: 30 }],
    ['ja', 'people', '4人', { people: 4 }],
    ['ja', 'place', '京都です', { place: '京都' }],
    ['ja', 'budget', '5万円くらい', { budget: { amount: 50_000, unit: '円' } }],
    ['ja', 'date', '1月5日', { date: '2027-01-05' }],
  ] as const)('%s, asked for %s: "%s"', (lang, slot, text, expected) => {
    expect(read(text, lang, { ...nothing, said: 'x' }, slot)).toMatchObject({ ...expected, said: `x\n${text}` });
  });

  it.each([
    ['date', 'no idea'],
    ['date', 'last Friday'],
    ['people', 'many'],
    ['at', 'whenever'],
    ['place', 'what time is it?'],
    ['minutes', 'long'],
  ] as const)('finds no %s in "%s"', (slot, text) => {
    expect(read(text, 'en', nothing, slot)).toBeNull();
  });
});
