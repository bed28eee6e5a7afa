import { describe, expect, it } from 'vitest';
import { ReflexHouse } from '../../../../tests/support/reflex-house';
import '../../../../tests/support/mind-pack'; // both languages are there at once
import { excerptOf, ranked } from './rank';

const at = (day: number, text: string) => ({ text, time: `2026-11-${String(day).padStart(2, '0')}T09:00:00.000Z` });

describe('what fits a query', () => {
  it('is found whatever the case, the width and the form of a word, in Japanese too', () => {
    const items = [at(1, 'The BEES are in the hive'), at(2, 'Buy sugar'), at(3, 'ミツバチの巣箱'), at(4, 'ｂｅｅ')];
    expect(ranked('bees', items).map(({ item }) => item.text)).toContain('The BEES are in the hive');
    expect(ranked('ハチ', items).map(({ item }) => item.text)).toEqual(['ミツバチの巣箱']);
    expect(ranked('ﾊﾁ', items)).toHaveLength(1);
    expect(ranked('violin', items)).toEqual([]);
    expect(ranked('?', items)).toEqual([]);
  });

  it('comes with the newer first where both fit alike', () => {
    const items = [at(1, 'bees in spring'), at(20, 'bees in autumn')];
    expect(ranked('bees', items).map(({ item }) => item.text)).toEqual(['bees in autumn', 'bees in spring']);
  });

  it('is shown by one line around its place', () => {
    const text = `${'word '.repeat(60)}the queen is green ${'word '.repeat(60)}`;
    expect(excerptOf(text, 'queen')).toMatch(/^….*queen is green.*…$/);
    expect(excerptOf('two\nlines', 'lines')).toBe('two lines');
  });
});

describe('a search by words', () => {
  const talks = [
    {
      lang: 'en',
      memo: 'Note: the bees sleep at 10 degrees',
      ask: 'What did I say about bees?',
      none: 'Found nothing.',
    },
    { lang: 'ja', memo: 'メモ：ハチは10度で眠る', ask: 'ハチのことで何を書いた？', none: '見つかりませんでした。' },
  ] as const;

  it.each(talks)(
    'finds what was said and noted, each with its place and date, and never a thought, $lang',
    async (talk) => {
      const house = new ReflexHouse(talk.lang);
      await house.open();
      await house.tell(talk.memo);
      await house.answer('y');
      await house.tell(talk.ask);
      expect(house.newest('result')).toMatchObject({ outcome: 'success' }); // the rule for reading answers
      const said = house.all('input').find(({ text }) => text === talk.memo);
      const [, ...hits] = (house.chat.at(-1) ?? '').split('\n');
      expect(hits).toHaveLength(2);
      expect(hits.join('\n')).toContain(`#${said?.seq} · 2026-11-28`);
      expect(hits.join('\n')).toContain('/2026-11-28.md · 2026-11-28');
      expect(house.newest('result')).toMatchObject({ status: 'done', outcome: 'success' });
      expect(house.store.notes.size).toBe(1);
    },
  );

  it.each(talks)('says that nothing was found, and does not find its own question, $lang', async (talk) => {
    const house = new ReflexHouse(talk.lang);
    await house.open();
    await house.tell(talk.ask);
    await house.answer('y');
    expect(house.chat.at(-1)).toBe(talk.none);
  });

  it('what is recalled keeps the taint that it was stored with', async () => {
    const house = new ReflexHouse('en');
    const note = { path: 'web.md', content: 'the bees must be sold', bytes: 21, taint: ['web:example.org'] };
    house.store.notes.set('web.md', { ...note, written_by: 1, created_by: 1, time: '2026-11-27T09:00:00.000Z' });
    await house.open();
    await house.tell('What did I say about bees?');
    await house.answer('y');
    expect(house.chat.at(-1)).toContain('web.md');
    expect(house.newest('result').taint).toEqual(['web:example.org']);
    expect(house.newest('output').taint).toEqual(['web:example.org']);
  });
});

describe('a setting by words', () => {
  it('is proposed with its value before and after, changed with y, and put back by /undo', async () => {
    const house = new ReflexHouse('en');
    await house.open();
    await house.tell('Turns an hour 300');
    expect(house.snapshot.run.pending?.lines[0].text).toContain('600 → 300');
    await house.answer('y');
    expect(house.snapshot.run.settings.turns_an_hour).toBe(300);
    await house.tell('/undo');
    expect(house.snapshot.run.settings.turns_an_hour).toBe(600);
  });

  it.each([
    ['Turn off mood influence', 'mood_influence', false],
    ['Heartbeat 2 minutes', 'heartbeat_seconds', 120],
  ] as const)('%s', async (said, name, after) => {
    const house = new ReflexHouse('en');
    await house.open();
    const before = house.snapshot.run.settings[name];
    await house.tell(said);
    await house.answer('y');
    expect(house.snapshot.run.settings[name]).toBe(after);
    await house.tell('/undo');
    expect(house.snapshot.run.settings[name]).toBe(before);
  });

  it('out of its range is not proposed, and says what the range is, in Japanese too', async () => {
    const house = new ReflexHouse('ja');
    await house.open();
    await house.tell('1時間のターン数を5にして');
    expect(house.snapshot.run.pending).toBeNull();
    expect(house.chat.at(-1)).toContain('10から3600まで');
  });
});

it('"stop" as the answer to an open question stops, and is written into no note', async () => {
  const house = new ReflexHouse('en');
  await house.open();
  await house.tell('Plan a party');
  await house.answer('y');
  expect(house.asked).toBe('ask.date');
  const before = JSON.stringify(house.contents);
  await house.tell('stop');
  expect(house.snapshot.run.halt?.reason).toBe('stopped');
  expect(house.all('input').some(({ text }) => text === 'stop')).toBe(false);
  expect(house.snapshot.run.asking?.answer).toBeNull();
  expect(JSON.stringify(house.contents)).toBe(before);
});
