import { describe, expect, it } from 'vitest';
import { LlmHouse } from '../../../../tests/support/llm-house';
import { expectSound } from '../../../../tests/support/sound-log';
import type { JsonObject } from '../../base/json';
import type { ModelRequest } from '../../models/language-model';
import { scriptedModel } from '../../models/scripted';

interface Answer {
  say?: string;
  call?: { name: string; input: JsonObject } | null;
  mark?: string | null;
}

const presentOf = ({ messages }: ModelRequest): string => messages.at(-1)?.content ?? '';
const isFollow = (request: ModelRequest): boolean => presentOf(request).includes('The result above is new');
const onlyWords = (request: ModelRequest): boolean => presentOf(request).includes('Only words may follow now');
const write = (content: string, more: JsonObject = {}) => ({
  name: 'note_write',
  input: { path: 'bees.md', content, ...more },
});

/** A model that answers each request for a message as told, in their order; then with words. */
async function houseOf(answers: readonly (Answer | ((request: ModelRequest) => Answer))[], store?: LlmHouse['store']) {
  const seen: ModelRequest[] = [];
  const left = [...answers];
  const model = scriptedModel(
    (request) => {
      if (presentOf(request).includes('Greet the person')) return JSON.stringify({ say: 'What may I do?' });
      seen.push(request);
      const next = left.shift() ?? { say: 'That is all.' };
      return JSON.stringify(typeof next === 'function' ? next(request) : next);
    },
    { name: 'tiny · test', contextTokens: 32_000 },
  );
  const house = await new LlmHouse(model, {}, store ? { store } : {}).open();
  return { house, seen, left };
}

describe('the intent of a message', () => {
  it('[CG-33] reads, thinks and answers: the mind is asked again after each result, and what it read stands whole before it', async () => {
    const { house, seen } = await houseOf([
      { say: '', call: write('Nine hives on the roof') },
      { say: 'Written.' },
      { say: 'I look it up.', call: { name: 'note_read', input: { path: 'bees.md' } } },
      (request) => ({
        say:
          presentOf(request) && request.messages.some(({ content }) => content.includes('Nine hives on the roof'))
            ? 'Nine hives.'
            : '?',
      }),
    ]);
    await house.say('Note: nine hives on the roof');
    await house.answer('y');
    await house.say('How many hives are there?');
    await house.approveAll();
    expect(house.chat.at(-1)).toBe('Nine hives.');
    expect(seen.map(isFollow)).toEqual([false, true, false, true]);
    const thoughts = house
      .all('thought')
      .filter(({ serves }) => serves !== undefined)
      .slice(-2);
    expect(thoughts[0]?.serves).toBe(`I${house.newest('input').seq}`);
    expect(thoughts[1]?.serves).toBe(thoughts[0]?.serves);
    expect(house.snapshot.run.intents).toEqual([]);
    expect(house.invalid).toEqual([]);
  });

  it('[CG-33] a write that succeeded as it was said is answered by the words beside it, in one call', async () => {
    const { house, seen } = await houseOf([{ say: 'I would note that.', call: write('x') }]);
    await house.say('Note it');
    await house.answer('y');
    expect(seen).toHaveLength(1);
    expect(house.ended.at(-1)).toMatchObject({ outcome: 'success' });
    expect(house.chat).toContain('I would note that.');
    expect(house.snapshot.run.intents).toEqual([]);
  });

  it.each<[string, Answer, boolean]>([
    ['one that says nothing beside it', { call: write('x') }, false],
    ['one that says that it is not done by it', { say: 'I begin.', call: write('x', { done: false }) }, false],
    ['one that is refused', { say: 'I would note that.', call: write('x') }, true],
  ])('[CG-33] %s is asked about again', async (_, answer, isRefused) => {
    const { house, seen } = await houseOf([answer, { say: 'So it is.' }]);
    await house.say('Do it');
    await house.answer(isRefused ? 'n' : 'y');
    expect(seen).toHaveLength(2);
    expect(isRefused ? onlyWords(seen[1] as ModelRequest) : isFollow(seen[1] as ModelRequest)).toBe(true);
    expect(house.chat.at(-1)).toBe('So it is.');
    expect(house.snapshot.run.intents).toEqual([]);
  });

  it('[CG-33] one that fails is asked about again', async () => {
    const { house, seen } = await houseOf([
      { say: 'Noted.', call: write('x') },
      { say: 'I make it anew.', call: write('y', { mode: 'create' }) },
      { say: 'There is one already.' },
    ]);
    await house.say('Do it');
    await house.answer('y');
    await house.say('And again');
    await house.answer('y');
    expect(house.ended.some(({ cause }) => cause === 'exists')).toBe(true);
    expect(isFollow(seen[2] as ModelRequest)).toBe(true);
    expect(house.chat.at(-1)).toBe('There is one already.');
  });

  it('[CG-33] after n a call is refused, whatever it is, and words come all the same', async () => {
    const { house } = await houseOf([
      { say: '', call: write('x') },
      { say: 'Then so.', call: write('y') },
      { say: 'I leave it.' },
    ]);
    await house.say('Do it');
    await house.answer('n');
    expect(house.chat).toContain('I leave it.');
    expect(house.invalid.length).toBeGreaterThan(0);
    expect(house.store.notes.size).toBe(0);
  });

  it('[CG-33] a mind that only looks and never answers is asked eight times, the last for words', async () => {
    const look = { call: { name: 'note_list', input: { folder: '' } } };
    const { house, seen } = await houseOf([
      ...Array.from(
        { length: 40 },
        (_, at) => (request: ModelRequest) =>
          onlyWords(request) || request.schema === null
            ? { say: 'Enough.' }
            : { call: { name: 'recall', input: { query: `bees ${at}` } } },
      ),
      look,
    ]);
    await house.say('Look around');
    for (let turn = 0; turn < 40 && house.snapshot.run.pending; turn++) await house.answer('y');
    expect(house.chat.at(-1)).toBe('Enough.');
    expect(seen).toHaveLength(8);
    // the first of them asked whether it may look at all
    expect(house.all('action').filter(({ capability }) => capability === 'recall')).toHaveLength(6);
    expect(house.snapshot.run.intents).toEqual([]);
    await expectSound(house);
  });

  it('[CG-33] [CG-26] stands in the log, and goes on where it was after a restart in its middle', async () => {
    const first = await houseOf([{ call: write('x') }]);
    await first.house.say('Note it');
    const { pending, intents } = first.house.snapshot.run;
    expect(pending?.capability).toBe('note.write');
    expect(intents).toMatchObject([{ id: `I${first.house.newest('input').seq}`, deliberations: 1 }]);
    await first.house.close();

    const { house, seen } = await houseOf([{ say: 'It is written down.' }], first.house.store);
    expect(house.snapshot.run).toMatchObject({ pending, intents });
    await house.answer('y');
    expect(isFollow(seen[0] as ModelRequest)).toBe(true);
    expect(house.chat.at(-1)).toBe('It is written down.');
    expect(house.newest('thought').serves).toBe(intents[0]?.id);
    expect(house.snapshot.run.intents).toEqual([]);
    await expectSound(house);
  });
});

describe('an open question, under a mind that reads', () => {
  it('is closed by the message that the mind finds to answer it, and left open by other talk', async () => {
    const { house, seen } = await houseOf([{ say: 'It rains.' }, { say: 'Bees, then.', mark: 'question_answered' }]);
    const { asking } = house.snapshot.run;
    expect(asking).not.toBeNull();
    await house.say('How is the weather?');
    expect(presentOf(seen[0] as ModelRequest)).toContain('Your open question: What may I do?');
    expect(house.snapshot.run.asking).toMatchObject({ output: asking?.output, answer: null });
    await house.say('Look after my bees');
    expect(house.snapshot.run.asking).toBeNull();
    expect(house.newest('thought')).toMatchObject({ answers: asking?.output });
    await house.say('And now?');
    expect(presentOf(seen.at(-1) as ModelRequest)).not.toContain('Your open question');
  });
});

describe('an answer that does not fit', () => {
  const big = 'x'.repeat(30_000);
  const bad = (at: number): Answer => ({
    say: `Try ${at} ${big}`,
    call: { name: 'note_wrote', input: { path: 'a.md' } },
  });

  it('[F-36] is told to the next try with its problems, in at most 1,500 characters; no later turn holds it', async () => {
    const { house, seen } = await houseOf([bad(1), bad(2), { say: 'Hello.' }]);
    await house.say('Hello');
    const lengths = seen.map(({ messages }) => messages.map(({ content }) => content).join('\n').length);
    const first = lengths[0] ?? 0;
    for (const length of lengths.slice(1)) expect(length - first).toBeLessThanOrEqual(1_500);
    expect(presentOf(seen[1] as ModelRequest)).toContain('Try 1');
    expect(presentOf(seen[1] as ModelRequest)).toContain('/say: 30006 characters → at most 8000');
    await house.say('And now?');
    expect(JSON.stringify(seen.at(-1))).not.toContain('Try 1');
    expect(house.invalid).toHaveLength(2);
  });

  it('is tried three times in its way, and a message the fourth time in words alone', async () => {
    const { house, seen } = await houseOf([bad(1), bad(2), bad(3), () => ({ say: 'ok' })]);
    await house.say('Hello');
    expect(seen.map(({ schema }) => schema !== null)).toEqual([true, true, true, false]);
    expect(seen[3]?.messages[0]?.content).toContain('Answer in words alone');
    expect(house.snapshot.run.halt).toBeNull();
    expect(house.newest('thought').way).toBe('talk');
    await expectSound(house);
  });
});
