import { describe, expect, it } from 'vitest';
import { LlmHouse } from '../../../../tests/support/llm-house';
import { expectSound } from '../../../../tests/support/sound-log';
import { textOf } from '../../events/family';
import type { ModelRequest } from '../../models/language-model';
import { scriptedModel, type Script } from '../../models/scripted';

type Reply = { say?: string; call?: object | null } | Script;

const isGreeting = ({ messages }: ModelRequest): boolean =>
  messages.at(-1)?.content.includes('Greet the person') === true;
const textOfRequest = ({ messages }: ModelRequest): string =>
  messages.map(({ role, content }) => `${role}: ${content}`).join('\n');
const half = (text: string): Script => ({ pieces: [`{"say":"${text}`], end: null });
const write = { name: 'note_write', input: { path: 'bees.md', content: 'x' } };
const brokenOff = (why: string): string => `(you broke off what you were at, ${why})`;
const look = { name: 'note_list', input: {} };

const tasks = ['a', 'b', 'c', 'd', 'e'];
const plan = { say: 'Here is the plan.', call: { name: 'plan_goal', input: { name: 'Bees', tasks } } };
const rest = (until: string) => ({ say: '', call: { name: 'rest', input: { until } } });

/** Answers as told, in their order; then with a number. */
async function houseOf(...replies: Reply[]) {
  const seen: ModelRequest[] = [];
  const summed: ModelRequest[] = [];
  const model = scriptedModel(
    (request) => {
      if (request.purpose === 'summary') {
        summed.push(request);
        return 'They keep bees.';
      }
      if (isGreeting(request)) return JSON.stringify({ say: 'What may I do?' });
      seen.push(request);
      const next = replies.shift() ?? { say: `Answer ${seen.length}.` };
      return 'pieces' in next ? next : JSON.stringify(next);
    },
    { name: 'tiny · test', contextTokens: 32_000 },
  );
  const house = await new LlmHouse(model, { place: { kind: 'device', host: null } }).open();
  const last = (): string => textOfRequest(seen.at(-1) as ModelRequest);
  const newest = (): number => house.all('output').findLast(({ kind }) => kind === 'reply')?.seq ?? 0;
  const input = (): number => house.newest('input').seq;
  /** Until a model that does not end by itself has written what it writes. */
  const said = async (text: string, more = {}): Promise<void> => {
    void house.say(text, more);
    await house.settleFully();
  };
  return { house, seen, summed, last, newest, input, said };
}

describe('stopping what is being said', () => {
  it('keeps what was said so far, marked; nothing acts, the intent ends, and a later request tells it as cut off', async () => {
    const { house, said, input, seen, last } = await houseOf(half('Bees sleep in'));
    await said('Tell me of bees');
    const trigger = input();
    expect((await house.command('stop', 'en', trigger)).ok).toBe(true);
    const kept = house.newest('output');
    expect(kept).toMatchObject({
      data: 'Bees sleep in',
      kind: 'reply',
      decision: null,
      cut: true,
      to: [trigger],
    });
    expect(house.snapshot.run).toMatchObject({ halt: null, queue: [], intents: [], executing: null });
    expect(house.all('thought').filter((thought) => thought.trigger === trigger)).toEqual([]);
    await house.say('Thank you');
    expect(seen).toHaveLength(2);
    expect(last()).toContain('assistant: Bees sleep in … (the person stopped you here)');
    await expectSound(house);
  });

  it('by the Stop of everything halts as well, and the message is not answered after Resume', async () => {
    const { house, said, seen } = await houseOf(half('Bees sleep in'));
    await said('Tell me of bees');
    await house.command('stop');
    expect(house.all('output').some(({ cut, data }) => cut && data === 'Bees sleep in')).toBe(true);
    expect(house.snapshot.run.halt?.reason).toBe('stopped');
    await house.command('resume');
    expect(seen).toHaveLength(1);
    await expectSound(house);
  });

  it('before a word was said says so, and ends it just the same', async () => {
    const { house, said, input } = await houseOf({ pieces: [], end: null });
    await said('Tell me of bees');
    await house.command('stop', 'ja', input());
    expect(house.newest('output')).toMatchObject({ data: '何か言う前に止められました。', cut: true, to: [input()] });
    expect(house.snapshot.run.queue).toEqual([]);
    await expectSound(house);
  });

  it('of an answer that is there already changes nothing', async () => {
    const { house, input } = await houseOf();
    await house.say('Tell me of bees');
    const length = house.events.length;
    expect(await house.command('stop', 'en', input())).toMatchObject({ ok: false, code: 'nothing_to_stop' });
    expect(house.events).toHaveLength(length);
  });

  it('carries the taint of all that the mind was given', async () => {
    const { house, said, input } = await houseOf(half('They say'));
    await said('Read this', { taint: ['link:evil.example'] });
    await house.command('stop', 'en', input());
    expect(house.newest('output').taint).toContain('link:evil.example');
    await expectSound(house);
  });
});

describe('asking again', () => {
  it('gives another answer in place of the newest, as the next attempt; a request holds only the newest', async () => {
    const { house, newest, last, input, seen } = await houseOf({ say: 'Bees hum.' }, { say: 'Bees dance.' });
    await house.say('Tell me of bees');
    const first = newest();
    expect((await house.again(first)).ok).toBe(true);
    expect(last()).not.toContain('Bees hum.');
    expect(house.newest('output')).toMatchObject({ data: 'Bees dance.', replaces: first, to: [input()] });
    expect(house.newest('thought')).toMatchObject({ trigger: input(), attempt: 2, way: 'form' });
    await house.say('More');
    expect(last()).toContain('Bees dance.');
    expect(last()).not.toContain('Bees hum.');
    expect(seen).toHaveLength(3);
    await expectSound(house);
  });

  it('asked six times over, it still answers in its way, and each answer replaces the one before', async () => {
    const { house, newest } = await houseOf();
    await house.say('Tell me of bees');
    for (let time = 0; time < 6; time++) expect((await house.again(newest())).ok).toBe(true);
    expect(house.all('thought').at(-1)).toMatchObject({ attempt: 7, way: 'form' });
    expect(house.all('output').filter(({ replaces }) => replaces !== undefined)).toHaveLength(6);
    await expectSound(house);
  });

  it('keeps what was read for it, and asks anew of a half answer too', async () => {
    const { house, newest, input, said, last } = await houseOf({ say: '', call: look }, half('I found'), {
      say: 'Nothing is there.',
    });
    await said('What did I note?');
    await house.command('stop', 'en', house.snapshot.run.queue[0]?.seq ?? input());
    const cut = newest();
    expect(house.newest('output')).toMatchObject({ data: 'I found', cut: true, to: [input()] });
    await house.again(cut);
    expect(last()).not.toContain('I found');
    expect(house.newest('output')).toMatchObject({ data: 'Nothing is there.', replaces: cut });
    await expectSound(house);
  });

  it('is not possible of an older answer, nor once more than words came of it', async () => {
    const { house, newest } = await houseOf({ say: 'One.' }, { say: 'I would note it.', call: write });
    await house.say('Hello');
    const first = newest();
    await house.say('Note it');
    const before = house.events.length;
    for (const output of [first, newest()])
      expect(await house.again(output)).toMatchObject({ ok: false, code: 'not_again' });
    expect(house.events).toHaveLength(before);
    await house.answer('y');
    expect(await house.again(newest())).toMatchObject({ code: 'not_again' });
  });

  it('that comes to nothing leaves the answer before: spoken over', async () => {
    const { house, newest, last } = await houseOf({ say: 'Bees hum.' }, { pieces: [], end: null });
    await house.say('Tell me of bees');
    const first = newest();
    void house.again(first);
    await house.settleFully();
    await house.say('Never mind, what of wasps?');
    expect(last()).toContain('Bees hum.');
    expect(house.all('output').every(({ replaces }) => replaces === undefined)).toBe(true);
    expect(house.snapshot.run.queue).toEqual([]);
    await expectSound(house);
  });

  describe('counts all tries before it, also once the plan moved on', () => {
    const unfit: Script = { pieces: [], end: {} }; // in any way to answer
    const dance = { say: 'Bees dance.' };
    /** The first reply is of the plan, the others of a message and of how the plan rests. */
    const planned = async (first: Reply, ...replies: Reply[]) => {
      const talk = await houseOf(plan, first, ...replies);
      const { house } = talk;
      await house.say('/purpose Keep bees');
      const movePlan = async (): Promise<void> => {
        await house.byHand('G1', { do: 'drop', task: 'G1-T2', name: 'b' });
        await house.settleFully();
        expect(house.newest('thought')).toMatchObject({ trigger: house.newest('change').seq });
      };
      /** As they stand: those that did not hold and those that did. */
      const triesOf = (message: number): (number | undefined)[] =>
        house.events.flatMap((event) =>
          (event.type === 'thought' || (event.type === 'lifecycle' && event.name === 'invalid_output')) &&
          event.trigger === message
            ? [event.attempt]
            : [],
        );
      return { ...talk, movePlan, triesOf };
    };

    it('those that did not hold before the answer was stopped in half', async () => {
      const replies = [unfit, half('Bees'), rest('one'), dance, rest('two')];
      const { house, said, input, newest, movePlan, triesOf } = await planned(rest('noon'), ...replies);
      await said('Tell me of bees');
      const message = input();
      await house.command('stop', 'en', message);
      const cut = newest();
      await movePlan();
      await house.again(cut);
      expect(house.all('output').find(({ data }) => data === 'Bees dance.')).toMatchObject({ replaces: cut });
      expect(triesOf(message)).toEqual([1, 2]);
      await expectSound(house);
    });

    it('those of an asking that came to nothing', async () => {
      const replies = [
        { say: 'Bees hum.' },
        rest('one'),
        unfit,
        unfit,
        unfit,
        unfit,
        rest('two'),
        dance,
        rest('three'),
      ];
      const { house, input, newest, triesOf } = await planned(rest('noon'), ...replies);
      await house.say('Tell me of bees');
      const [message, first] = [input(), newest()];
      await house.again(first);
      expect(house.snapshot.run.halt?.reason).toBe('invalid');
      await house.command('resume');
      await house.settleFully();
      await house.again(first);
      expect(house.all('output').find(({ data }) => data === 'Bees dance.')).toMatchObject({ replaces: first });
      expect(triesOf(message)).toEqual([1, 2, 3, 4, 5, 6]);
      await expectSound(house);
    });

    it('one by which it was put off', async () => {
      const keep = { say: 'After that.', call: null, mark: 'keep_for_later' };
      const replies = [keep, half('Bees'), rest('one'), dance, rest('two')];
      const { house, input, newest, movePlan, triesOf } = await planned({ say: 'I note it.', call: write }, ...replies);
      await house.say('Tell me of bees');
      const message = input();
      expect(house.snapshot.run.queue).toMatchObject([{ seq: message, later: true }]);
      void house.answer('y');
      await house.settleFully();
      await house.command('stop', 'en', message);
      const cut = newest();
      await movePlan();
      await house.again(cut);
      expect(house.all('output').find(({ data }) => data === 'Bees dance.')).toMatchObject({ replaces: cut });
      expect(triesOf(message)).toEqual([1, 2]);
      await expectSound(house);
    });
  });

  it('works while halted', async () => {
    const { house, newest, said, input } = await houseOf(half('Bees'), { say: 'Bees dance.' });
    await said('Tell me of bees');
    await house.command('stop');
    await house.again(newest());
    expect(house.newest('output')).toMatchObject({ data: 'Bees dance.', to: [input()] });
    await expectSound(house);
  });
});

describe('saying the newest message otherwise', () => {
  it('takes it and its answer out of every later request, and stands in its place', async () => {
    const { house, last, input } = await houseOf({ say: 'At nine, then.' });
    await house.say('Wake me at nine');
    const old = input();
    expect((await house.say('Wake me at eight', { supersedes: old })).ok).toBe(true);
    expect(house.newest('input')).toMatchObject({ text: 'Wake me at eight', supersedes: old });
    expect(last()).toContain('Wake me at eight');
    expect(last()).not.toMatch(/nine/);
    await expectSound(house);
  });

  it('while it is answered ends that answer, and nothing of it is taken up', async () => {
    const { house, said, input, seen, last } = await houseOf(half('At ni'), { say: 'At eight.' });
    await said('Wake me at nine');
    await house.say('Wake me at eight', { supersedes: input() });
    expect(seen).toHaveLength(2);
    expect(last()).not.toMatch(/nine|At ni/);
    expect(house.chat.at(-1)).toBe('At eight.');
    await expectSound(house);
  });

  it('drops what was read for it, and its half answer', async () => {
    const { house, said, input, last } = await houseOf({ say: 'I look.', call: look }, half('There was'), {
      say: 'Fine.',
    });
    await said('What did I note?');
    const old = input();
    expect(house.ended.at(-1)).toMatchObject({ outcome: 'success' });
    await house.command('stop', 'en', house.snapshot.run.queue[0]?.seq ?? old);
    await house.say('How are you?', { supersedes: old });
    expect(last()).not.toMatch(/There was|I look|What did I note/);
    await expectSound(house);
  });

  it('is refused once more came of it than words, or another message came after; nothing is changed', async () => {
    const { house, input } = await houseOf({ say: 'One.' }, { say: 'I would note it.', call: write });
    await house.say('Hello');
    const first = input();
    await house.say('Note it');
    const before = house.events.length;
    for (const supersedes of [first, input()])
      expect(await house.say('Otherwise', { supersedes })).toMatchObject({ ok: false, code: 'not_editable' });
    expect(house.events).toHaveLength(before);
    expect(house.snapshot.run.pending).not.toBeNull();
  });
});

describe('what was broken off', () => {
  it('by a message is told before that message, in the request and in all later ones', async () => {
    const { house, said, last, seen } = await houseOf(plan, half('I would'), { say: 'Nine.' }, rest('noon'));
    await said('/purpose Keep bees');
    await house.say('How many hives?');
    const words = `${brokenOff('because the person wrote')}\nHow many hives?`;
    expect(seen.at(-2)?.messages.at(-1)?.content).toContain(`${words}\n\n# Now`);
    await house.say('And wasps?');
    expect(last()).toContain(`${words}\nassistant: Nine.`);
    await expectSound(house);
  });

  it('by the person’s stop is told no more once another answer is asked for: the message stands last', async () => {
    const { house, said, input, newest, last } = await houseOf(half('Bees sleep'), { say: 'Bees dance.' });
    await said('Tell me of bees');
    await house.command('stop', 'en', input());
    await house.again(newest());
    expect(last()).toMatch(/Tell me of bees\n\n# Now/);
    await house.say('Thank you');
    expect(last()).not.toContain('broke off');
    await expectSound(house);
  });

  it('by asking for another answer is told nowhere: nobody wrote', async () => {
    const { house, said, newest, last } = await houseOf(plan, rest('noon'), { say: 'Nine.' }, half('I would'), {
      say: 'Ten.',
    });
    await house.say('/purpose Keep bees');
    await said('How many hives?');
    await house.again(newest());
    expect(house.all('lifecycle').some(({ name }) => name === 'interrupted')).toBe(true);
    await house.settleFully();
    await house.say('Thank you');
    expect(last()).not.toContain('broke off');
    expect(last()).toContain('Ten.');
    await expectSound(house);
  });
});

describe('what came of a message that is said otherwise', () => {
  it('goes with it, also the rest that the plan took right after, and what was broken off for it', async () => {
    const { house, input, said, last } = await houseOf(
      ...[plan, rest('noon'), { say: 'One, two, three.' }, rest('you choose a title'), half('Five')],
      ...[{ say: 'One to six.' }, rest('evening'), { say: 'Fine.' }, rest('night')],
    );
    await house.say('/purpose Write of bees');
    await house.say('Give me three titles');
    expect(last()).toContain('(you wait: noon)');
    await said('Give me five titles', { supersedes: input() });
    expect(last()).not.toMatch(/three titles|One, two|choose a title/);
    expect(last()).toContain('(you wait: noon)');
    await house.say('Give me six titles', { supersedes: input() });
    await house.say('Thank you');
    expect(last()).not.toMatch(/(three|five) titles|One, two|choose a title|broke off/);
    expect(last()).toMatch(/one to six[\s\S]*\(you wait: evening\)/i);
    await expectSound(house);
  });
});

describe('a new topic', () => {
  it('begins small: the next request holds nothing of before, and the one after it has it in short', async () => {
    const { house, last, summed } = await houseOf();
    await house.say('I keep nine hives');
    await house.say('They stand on the roof');
    expect((await house.command('topic')).ok).toBe(true);
    expect(house.newest('output')).toMatchObject({ kind: 'monologue', code: 'topic.new' });
    await house.say('What is the capital of Peru?');
    expect(last()).not.toMatch(/hives|roof/);
    expect(summed).toHaveLength(1);
    expect(textOfRequest(summed[0] as ModelRequest)).toMatch(/nine hives[\s\S]*on the roof/);
    await house.say('And of Chile?');
    expect(last()).toContain('They keep bees.');
    expect(last()).toContain('capital of Peru');
    expect(textOf(house.newest('summary').text)).toBe('They keep bees.');
    await house.say('And of Brazil?');
    expect(summed).toHaveLength(1);
    await expectSound(house);
  });

  it('keeps plan and notes, and is not begun where nothing was said or something waits', async () => {
    const { house } = await houseOf({ say: 'I would note it.', call: write });
    expect(await house.command('topic')).toMatchObject({ ok: false, code: 'no_talk' });
    await house.say('Note it');
    expect(await house.command('topic')).toMatchObject({ ok: false, code: 'request_open' });
    await house.answer('y');
    const { plan } = house.snapshot.state;
    expect((await house.say('/topic')).ok).toBe(true);
    expect(house.snapshot.state.plan).toEqual(plan);
    expect(house.store.notes.size).toBe(1);
    expect(await house.command('topic')).toMatchObject({ ok: false, code: 'no_talk' });
    await expectSound(house);
  });

  it('is begun after what no answer came of, too: that is left, and waits no more', async () => {
    const wrong = { say: '', call: { name: 'gone', input: {} } };
    const { house } = await houseOf({ say: '', call: look }, wrong, wrong, wrong, wrong);
    await house.say('Which notes do I have?');
    expect(house.snapshot.run.halt?.reason).toBe('invalid');
    await house.say('Never mind');
    expect(house.snapshot.run).toMatchObject({ halt: null, queue: [], pending: null });
    expect(await house.command('topic')).toMatchObject({ ok: true });
    await expectSound(house);
  });

  it('is begun after what the plan did beside its tasks', async () => {
    const { house } = await houseOf({ say: 'Bees, then.' }, { say: '', call: look }, rest('noon'));
    await house.say('/purpose Keep bees');
    expect(house.ended.map(({ task, outcome }) => [task, outcome])).toContainEqual([null, 'success']);
    expect(await house.command('topic')).toMatchObject({ ok: true });
    await expectSound(house);
  });
});
