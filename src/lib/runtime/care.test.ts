import { describe, expect, it } from 'vitest';
import { AgentHouse } from '../../../tests/support/agent-house';
import { FakeClock } from '../../../tests/support/fake-clock';
import { ReflexHouse } from '../../../tests/support/reflex-house';
import { decision, scriptedMind, talk, writeNote } from '../../../tests/support/scripted-mind';
import { expectSound } from '../../../tests/support/sound-log';
import { createReflex } from '../deliberation/reflex';
import { textOf } from '../events/family';
import type { ContextPack } from '../mind/context-pack';

const said = { en: 'I want to die', ja: '死にたい' } as const;
const dayMs = 86_400_000;

function codes(house: AgentHouse): (string | undefined)[] {
  return house.all('output').map(({ code }) => code);
}

describe.each(['en', 'ja'] as const)('words of distress under Reflex, %s', (lang) => {
  it('are answered with help lines in the transaction of the words, and are no purpose', async () => {
    const house = new ReflexHouse(lang);
    await house.open();
    await house.tell(said[lang]);
    const input = house.all('input').at(-1);
    const answer = house.all('output').find(({ code }) => code === 'reply.care');
    expect(input).toMatchObject({ care: true, v: 4 });
    expect(answer).toMatchObject({
      seq: (input?.seq ?? 0) + 1,
      trigger: input?.seq,
      kind: 'reply',
      decision: null,
      lang,
    });
    expect(textOf(answer?.data ?? null)).toContain(lang === 'ja' ? '0120-279-338' : '988');
    expect(house.snapshot.state.plan.purpose).toBeNull();
    // the question that was open stays, and nothing more is said
    expect(house.snapshot.run.asking?.answer ?? null).toBeNull();
    expect(codes(house).at(-1)).toBe('reply.care');
    expect(house.all('approval').filter(({ status }) => status === 'asked')).toEqual([]);
    await expectSound(house);
  });

  it('are said whole once a day, and in short after that', async () => {
    const house = new ReflexHouse(lang);
    await house.open();
    await house.tell(said[lang]);
    await house.tell(said[lang]);
    house.clock.advance(dayMs);
    await house.tell(said[lang]);
    expect(codes(house).filter((code) => code?.startsWith('reply.care'))).toEqual([
      'reply.care',
      'reply.care.again',
      'reply.care',
    ]);
    await expectSound(house);
  });

  it.each(
    lang === 'en'
      ? [
          '/purpose I want to die',
          'New purpose: kill myself',
          'Note: I want to kill myself',
          'Remind me at 9 to kill myself',
        ]
      : ['/purpose 死にたい', '新しい目的：死ぬこと', 'メモ：死にたい', '明日9時に飛び降りると知らせて、死にたい'],
  )('become no purpose, note or alarm by “%s”', async (text) => {
    const house = new ReflexHouse(lang);
    await house.open();
    await house.tell(text);
    expect(house.all('input').at(-1)).toMatchObject({ care: true });
    expect(house.snapshot.state.plan).toEqual({ purpose: null, goals: [] });
    expect(house.snapshot.run.pending).toBeNull();
    expect(house.snapshot.run.alarms).toEqual([]);
    expect(house.store.notes.size).toBe(0);
  });

  it('said before the greeting are not followed by the question for a purpose', async () => {
    const house = new ReflexHouse(lang);
    await house.journal.putRow({
      kind: 'text',
      id: 'early',
      lang,
      at: '2026-11-28T09:00:00.000Z',
      text: said[lang],
      surface: 'chat',
      shown_request: null,
      taint: [],
    });
    await house.open();
    expect(codes(house)).toEqual(['reply.care']);
    await expectSound(house);
  });

  it('answer no question of a recipe, and leave an open request open', async () => {
    const house = new ReflexHouse(lang);
    await house.open();
    await house.tell(lang === 'en' ? 'Keep a journal' : '日記をつける');
    const { asked, snapshot } = house;
    await house.tell(said[lang]);
    expect(house.asked).toBe(asked);
    expect(house.snapshot.run.intake).toEqual(snapshot.run.intake);
    await house.playOut(() => null, 1);

    const noted = new ReflexHouse(lang);
    await noted.open();
    await noted.tell(lang === 'en' ? 'Note: buy sugar' : 'メモ：砂糖を買う');
    const { pending } = noted.snapshot.run;
    expect(pending).not.toBeNull();
    await noted.tell(said[lang]);
    expect(noted.snapshot.run.pending).toEqual(pending);
    await noted.answer('y');
    expect([...noted.store.notes.values()].map(({ content }) => content).join()).not.toContain(said[lang]);
  });

  it('are found by no search', async () => {
    const house = new ReflexHouse(lang);
    await house.open();
    await house.tell(said[lang]);
    await house.tell(lang === 'en' ? 'What did I say about die?' : '死について何と言った？');
    const found = house.all('output').at(-1);
    expect(textOf(found?.data ?? null)).not.toContain(said[lang]);
  });
});

it('a line of the cli is answered in its place, and its action is not asked for', async () => {
  const house = await new AgentHouse({ mind: createReflex() }).open();
  const outcome = await house.put({
    kind: 'command',
    id: 'line',
    lang: 'en',
    at: '2026-11-28T09:00:00.000Z',
    line: '/note write a.md I want to kill myself',
    capability: 'note.write',
    payload: { path: 'a.md', content: 'I want to kill myself', mode: 'create' },
    taint: [],
  });
  expect(outcome).toMatchObject({ ok: true });
  expect(house.all('output').at(-1)).toMatchObject({ code: 'reply.care', pane: 'cli' });
  expect(house.all('approval').map(({ capability }) => capability)).toEqual(['question']); // of the greeting
  expect(house.store.notes.size).toBe(0);
  await expectSound(house);
});

describe('under a mind that reads', () => {
  it('the care stands before the mind, which is asked, told of it, and can only talk', async () => {
    const packs: ContextPack[] = [];
    let codesBefore: (string | undefined)[] = [];
    const house = new AgentHouse({
      clock: new FakeClock(Date.parse('2026-11-28T09:00:00.000Z')),
      mind: scriptedMind((pack) => {
        packs.push(pack);
        codesBefore = codes(house);
        return pack.care_given ? talk('I am with you.') : decision({});
      }),
    });
    await house.open();
    await house.say(said.en);
    expect(packs.at(-1)).toMatchObject({ care_given: true, catalogue: ['conversation'] });
    expect(codesBefore).toContain('reply.care');
    expect(
      house
        .all('output')
        .map(({ data }) => textOf(data))
        .at(-1),
    ).toBe('I am with you.');
    await expectSound(house);
  });

  it.each([
    ['a purpose', decision({ plan_update: { purpose: said.en } })],
    ['a note', writeNote('a.md', said.en)],
    ['an intake', talk('Noted.', { plan_update: { intake: { recipe: 'general', answers: {}, awaiting: null } } })],
  ])('a mind that would make %s of them is refused', async (_, raw) => {
    const house = new AgentHouse({ mind: scriptedMind((pack) => (pack.care_given ? raw : decision({}))) });
    await house.open();
    await house.say(said.en);
    expect(house.snapshot.state.plan.purpose).toBeNull();
    expect(house.all('approval')).toEqual([]);
    expect(house.store.notes.size).toBe(0);
    expect(house.all('lifecycle').some(({ name }) => name === 'invalid_output')).toBe(true);
  });

  it('no later decision takes words of distress as the purpose either', async () => {
    const house = new AgentHouse({
      mind: scriptedMind((pack) => (pack.care_given ? talk('.') : decision({ plan_update: { purpose: said.en } }))),
    });
    await house.open();
    await house.say(said.en);
    await house.say('go on');
    expect(house.snapshot.state.plan.purpose).toBeNull();
  });

  it('what was said of it is shown to the mind the same day, and on no other', async () => {
    const talks: string[][] = [];
    const mind = scriptedMind((pack) => {
      talks.push(pack.transcript.entries.flatMap((entry) => (entry.kind === 'said' ? [entry.text ?? ''] : [])));
      return talk('.');
    });
    const house = new AgentHouse({ mind: { ...mind, isRules: false } });
    await house.open();
    await house.say(said.en);
    await house.say('are you there?');
    expect(talks.at(-1)).toContain(said.en);
    house.clock.advance(dayMs);
    await house.say('good morning');
    expect(talks.at(-1)?.join()).not.toMatch(/want to die|988/);
    expect(talks.at(-1)).toContain('are you there?');
  });
});

describe('a message that no rule reads, while there is nothing to work for', () => {
  it.each([
    ['en', 'lovely weather today'],
    ['ja', '目標は三つある'],
  ] as const)('is talk with ways on, and sets nothing, %s: “%s”', async (lang, text) => {
    const house = new ReflexHouse(lang);
    await house.open();
    await house.say(text, { lang });
    const { state, run } = house.snapshot;
    expect([state.plan.purpose, state.plan.goals, run.pending, run.alarms]).toEqual([null, [], null, []]);
    expect(house.newest('output').choices?.map(({ id }) => id)).toEqual([
      'say:note',
      'say:remind',
      'say:goal',
      'open:models',
    ]);
    await expectSound(house);
  });

  it('is a purpose where the person says that it is one', async () => {
    for (const text of ['My goal is to paint', '/purpose paint', 'New goal: paint']) {
      const house = new ReflexHouse('en');
      await house.open();
      await house.say(text, { lang: 'en' });
      expect(house.snapshot.state.plan.purpose, text).toBe('paint');
    }
  });
});
