import { describe, expect, it } from 'vitest';
import { LlmHouse } from '../../../../tests/support/llm-house';
import { expectSound } from '../../../../tests/support/sound-log';
import type { JsonObject } from '../../base/json';
import { textOf } from '../../events/family';
import type { ModelRequest } from '../../models/language-model';
import { scriptedModel } from '../../models/scripted';
import type { Mark } from './abilities';

interface Answer {
  say?: string;
  call?: { name: string; input: JsonObject };
  mark?: Mark;
}

const presentOf = ({ messages }: ModelRequest): string => messages.at(-1)?.content ?? '';
const wholeOf = ({ messages }: ModelRequest): string => messages.map(({ content }) => content).join('\n');

/** Speaks as it is told by what the person said last; `seen`: what it was sent. */
async function houseOf(way: 'tools' | 'form', answerTo: (said: string, request: ModelRequest) => Answer) {
  const seen: ModelRequest[] = [];
  let calls = 0;
  let said = '';
  const model = scriptedModel(
    (request) => {
      seen.push(request);
      const { say = '', call, mark } = answerTo(said, request);
      if (request.schema !== null || way === 'form')
        return JSON.stringify({ say, call: call ?? null, mark: mark ?? null });
      const all = [
        ...(call ? [{ name: call.name, input: JSON.stringify(call.input) }] : []),
        ...(mark ? [{ name: 'mark', input: JSON.stringify({ what: mark }) }] : []),
      ].map((one) => ({ id: `c${String(++calls).padStart(8, '0')}`, ...one }));
      return { pieces: say === '' ? [] : [say], end: { calls: all } };
    },
    { name: 'tiny · test', contextTokens: 32_000 },
  );
  const house = await new LlmHouse(model, { way }).open();
  const tell = (text: string, more: Parameters<typeof house.say>[1] = {}) => {
    said = text;
    return house.say(text, more);
  };
  return { house, seen, tell };
}

const alarm = (at: string) => ({ name: 'alarm_set', input: { text: 'Bins', at, date: '2026-12-01' } });
const ways = ['tools', 'form'] as const;

/** Asks for an alarm at nine, and takes the person’s correction. */
function bins(said: string): Answer {
  if (/nine/.test(said) && !/eight/.test(said)) return { say: 'I would set it for nine.', call: alarm('21:00') };
  if (/eight/.test(said)) return { say: 'Eight, then.', call: alarm('20:00') };
  if (/leave it/.test(said)) return { say: 'Left out.', mark: 'request_withdrawn' };
  return { say: 'I hear you.' };
}

const note = (path: string, more: JsonObject = {}) => ({
  name: 'note_write',
  input: { path, content: 'x', ...more },
});

/** Writes a note for the first task, otherwise once it is told, and then sets what was asked for besides. */
function menu(said: string, request: ModelRequest): Answer {
  const present = presentOf(request);
  if (/With this the purpose is set/.test(present))
    return { say: 'Yes.', call: { name: 'plan_goal', input: { name: 'Party', tasks: ['a', 'b', 'c', 'd', 'e'] } } };
  if (/The result above is new/.test(present)) return { say: 'And the reminder.', call: alarm('10:00') };
  if (/bakery/.test(said) && /Answer the last/.test(present))
    return { say: 'From the bakery; the reminder comes next.', call: note('bakery.md', { done: false }) };
  if (/Take the next step for G1-T1/.test(present)) return { call: note('menu.md') };
  return { say: 'Later.', call: { name: 'rest', input: { until: 'you say so' } } };
}

describe.each(ways)('[AV-31] a correction while a card is open, by %s', (way) => {
  it('takes the old request back and asks anew, in one transaction', async () => {
    const { house, seen, tell } = await houseOf(way, bins);
    await tell('Remind me of the bins at nine');
    const first = house.snapshot.run.pending;
    expect(first?.capability).toBe('alarm.set');
    const commits: number[] = [];
    house.onCommit = (seq) => commits.push(seq);
    await tell('At eight, not nine');

    const second = house.snapshot.run.pending;
    expect(second?.request).not.toBe(first?.request);
    const thought = house.newest('thought');
    expect(thought.replaces).toBe(first?.decision);
    const asked = house.all('approval').filter(({ status }) => status === 'asked');
    expect(asked.map(({ request }) => request)).toEqual([first?.request, second?.request]);
    const withdrawn = house.all('approval').find(({ status }) => status === 'withdrawn');
    expect(withdrawn).toMatchObject({ request: first?.request, by: null, via: null, trigger: thought.seq });
    // nobody ever sees two cards, or none
    expect(commits.some((seq) => seq >= thought.seq && seq < asked[1]!.seq)).toBe(false);
    expect(house.ended.find(({ cause }) => cause === 'replaced')).toMatchObject({
      action: null,
      decision: first?.decision,
    });
    expect(house.snapshot.run.halt).toBeNull();
    expect(presentOf(seen.at(-1) as ModelRequest)).toContain(`it takes the place of ${first?.request}`);

    // y for the old one does nothing, and says why
    const old = { request: first?.request ?? '', digest: first?.digest ?? '' };
    expect(await house.answer('y', old)).toMatchObject({ ok: false, code: 'already_answered' });
    expect(house.snapshot.run.pending?.request).toBe(second?.request);
    await house.answer('y');
    expect(house.snapshot.run.alarms.map(({ at }) => at)).toEqual(['20:00']);
    await tell('Thank you');
    const told = wholeOf(seen.at(-1) as ModelRequest);
    expect(told).toContain(`(${first?.request}: ${second?.request} took its place, as the person wanted it)`);
    expect(told).not.toContain('taken back');
    expect(told).toContain(`${first?.request} alarm.set: no effect (replaced). not run)`);
    expect(house.invalid).toEqual([]);
    await expectSound(house);
  });

  it('only takes it back where the person wants it no longer: that is no refusal, and nothing halts', async () => {
    const { house, tell } = await houseOf(way, bins);
    await tell('Remind me of the bins at nine');
    await tell('n, leave it');
    expect(house.snapshot.run).toMatchObject({ pending: null, halt: null, queue: [] });
    expect(house.chat.at(-1)).toBe('Left out.');
    expect(house.snapshot.run.last_end?.cause).not.toBe('replaced');
    await expectSound(house);
  });

  it('leaves the card where it is only talked about', async () => {
    const { house, tell } = await houseOf(way, bins);
    await tell('Remind me of the bins at nine');
    const before = house.snapshot.run.pending;
    await tell('What was that about?');
    expect(house.snapshot.run.pending).toEqual(before);
    await expectSound(house);
  });

  it('is no correction where it is the very same again: the mind is told so, and the card stays', async () => {
    const { house, tell } = await houseOf(way, (said, request) => {
      if (/stubborn/.test(said)) {
        const isTold = presentOf(request).includes('asks for already');
        return isTold ? { say: 'It is on the card.' } : { say: 'Again.', call: alarm('21:00') };
      }
      return bins(said);
    });
    await tell('Remind me of the bins at nine');
    const before = house.snapshot.run.pending;
    await tell('Be stubborn');
    expect(house.snapshot.run.pending).toEqual(before);
    expect(house.chat.at(-1)).toBe('It is on the card.');
    await expectSound(house);
  });

  it('keeps the task that the request was of, which is as it was before', async () => {
    const { house, tell } = await houseOf(way, (said, request) => {
      const present = presentOf(request);
      if (/With this the purpose is set/.test(present))
        return { say: 'Yes.', call: { name: 'plan_goal', input: { name: 'Gate', tasks: ['a', 'b', 'c', 'd', 'e'] } } };
      const note = (path: string) => ({ name: 'note_write', input: { path, content: 'x' } });
      if (/garden/.test(said) && /Answer the last/.test(present)) return { call: note('garden.md') };
      if (/Take the next step for G1-T1/.test(present)) return { call: note('gate.md') };
      return { call: { name: 'rest', input: { until: 'you say so' } } };
    });
    await tell('/purpose Repair the gate');
    const first = house.snapshot.run.pending;
    expect(first?.task).toBe('G1-T1');
    const before = house.snapshot.run.tasks['G1-T1'];
    const { last_end: ended } = house.snapshot.run;
    const { result } = house.snapshot.state;
    await tell('Call it garden, please');
    const { run, state } = house.snapshot;
    // nothing failed, and nothing is to be told of it: the new card stands there
    expect([state.result, run.last_end]).toEqual([result, ended]);
    expect(house.all('output').some(({ kind }) => kind === 'record')).toBe(false);
    expect(run.pending).toMatchObject({ task: 'G1-T1', capability: 'note.write' });
    expect(run.tasks['G1-T1']).toMatchObject({ actions: before?.actions, tries: before?.tries, cause: null });
    expect(state.plan.goals[0]?.tasks[0]?.status).toBe('pending');
    await house.answer('y');
    expect(house.snapshot.state.plan.goals[0]?.tasks[0]?.status).toBe('done');
    expect([...house.store.notes.keys()]).toEqual(['garden.md']);
    await expectSound(house);
  });

  it('ends its task as the first card would have, though the message wishes for more', async () => {
    const { house, tell } = await houseOf(way, menu);
    await tell('/purpose A party');
    expect(house.snapshot.run.pending).toMatchObject({ task: 'G1-T1', finishes: true });
    await tell('The cake comes from a bakery, and remind me to order it');
    expect(house.snapshot.run.pending).toMatchObject({ task: 'G1-T1', finishes: true, leaves_more: true });
    await house.answer('y');
    // the task is done, and the rest of the message is asked of the mind all the same
    expect(house.snapshot.state.plan.goals[0]?.tasks[0]?.status).toBe('done');
    expect(house.snapshot.run.pending).toMatchObject({ capability: 'alarm.set', task: null });
    await house.answer('n');
    expect(house.snapshot.state.plan.goals[0]?.tasks[0]?.status).toBe('done');
    expect(house.invalid).toEqual([]);
    await expectSound(house);
  });

  it('leaves its task to be done where the first card did, unless it says that it is done', async () => {
    for (const [said, then] of [
      ['Part one is called menu', 'active'],
      ['Part one is all', 'done'],
    ] as const) {
      const { house, tell } = await houseOf(way, (text, request) =>
        text.startsWith('Part one')
          ? { say: 'So.', call: note('menu.md', text.endsWith('all') ? { done: true } : {}) }
          : /Take the next step for G1-T1/.test(presentOf(request))
            ? { call: note('part.md', { done: false }) }
            : menu(text, request),
      );
      await tell('/purpose A party');
      expect(house.snapshot.run.pending).toMatchObject({ task: 'G1-T1', finishes: false });
      await tell(said);
      await house.answer('y');
      expect(house.snapshot.state.plan.goals[0]?.tasks[0]?.status).toBe(then);
      await expectSound(house);
    }
  });

  it.each(['y', 'n'] as const)('is judged anew where the person answered the card meanwhile: %s', async (answer) => {
    const { house, seen, tell } = await houseOf(way, (said, request) =>
      /^Not possible now: .*alarm_set/m.test(presentOf(request)) ? { say: 'It is set already.' } : bins(said),
    );
    await tell('Remind me of the bins at nine');
    const { pending } = house.snapshot.run;
    const { mind } = house;
    const deliberate = mind.deliberate.bind(mind);
    const answered: Promise<unknown>[] = [];
    // the person’s key falls between the request to the model and its answer
    mind.deliberate = async (pack, signal) => {
      const decided = await deliberate(pack, signal);
      if (answered.length === 0 && pack.request?.id === pending?.request) {
        answered.push(house.answer(answer));
        await expect.poll(() => house.all('approval').at(-1)?.status).toBe(answer === 'y' ? 'granted' : 'denied');
      }
      return decided;
    };
    const before = seen.length;
    await tell('At eight, not nine');
    await Promise.all(answered);
    await expect.poll(() => seen.length).toBeGreaterThan(before + 1);
    await house.settle();
    if (answer === 'y') await expect.poll(() => house.snapshot.run.alarms.map(({ at }) => at)).toEqual(['21:00']);
    else await expect.poll(() => house.snapshot.run.pending?.capability).toBe('alarm.set');
    expect(house.all('approval').filter(({ status }) => status === 'withdrawn')).toEqual([]);
    await expectSound(house);
  });

  it('a no with a reason is one thing: the mind hears the reason, and may act by it', async () => {
    const { house, seen, tell } = await houseOf(way, (said, request) =>
      /why not R\d+\) too late, at eight/.test(wholeOf(request))
        ? { say: 'Eight, then.', call: alarm('20:00') }
        : bins(said),
    );
    await tell('Remind me of the bins at nine');
    const first = house.snapshot.run.pending;
    const before = seen.length;
    await house.answer('n', { why: 'too late, at eight' });
    const input = house.newest('input');
    expect(input).toMatchObject({ text: 'too late, at eight', refuses: first?.request });
    expect(house.all('approval').find(({ status }) => status === 'denied')?.request).toBe(first?.request);
    // one turn answers both, and the no halts nothing any more
    expect(seen.length).toBe(before + 1);
    expect(house.snapshot.run.halt).toBeNull();
    expect(house.snapshot.run.pending?.capability).toBe('alarm.set');
    expect(house.chat.filter((line) => line.includes('You said no, so I left that out'))).toEqual([]);
    await house.answer('y');
    expect(house.snapshot.run.alarms.map(({ at }) => at)).toEqual(['20:00']);
    await expectSound(house);
  });

  it('a reason that cannot be taken takes the no with it: nothing happened', async () => {
    const { house, tell } = await houseOf(way, bins);
    await tell('Remind me of the bins at nine');
    const { pending } = house.snapshot.run;
    expect(await house.answer('n', { why: 'x'.repeat(8_001) })).toMatchObject({ ok: false, code: 'text_too_long' });
    expect(house.snapshot.run.pending).toEqual(pending);
  });

  it('words of distress in a reason are answered with care, and nothing else comes of them', async () => {
    const { house, tell } = await houseOf(way, bins);
    await tell('Remind me of the bins at nine');
    await house.answer('n', { why: 'I want to die' });
    expect(house.newest('input')).toMatchObject({ care: true });
    expect(house.snapshot.run.pending).toBeNull();
    await expectSound(house);
  });
});

describe.each(ways)('[AV-31] a no to a step of the plan, by %s', (way) => {
  const write = (content: string) => ({ name: 'note_write', input: { path: 'party/plan.md', content } });
  const tasks = ['Decorate', 'Invite', 'Cook', 'Bake', 'Play'];

  /** Decorates with balloons, and without them once they were refused; other steps wait for a day. */
  function party(_: string, request: ModelRequest): Answer {
    const present = presentOf(request);
    if (present.includes('Take the next step for G1-T1'))
      return wholeOf(request).includes('no balloons')
        ? { say: 'Decorated with stars.', mark: 'task_done' }
        : { say: 'I would decorate.', call: write('Balloons') };
    if (present.includes('Take the next step')) return { call: { name: 'rest', input: { until: '2099-01-01' } } };
    if (present.includes('no balloons')) return { say: 'Stars, then.', call: write('Stars') };
    return { say: 'A plan.', call: { name: 'plan_goal', input: { name: 'Party', tasks } } };
  }
  const first = (house: LlmHouse) => house.snapshot.state.plan.goals[0]?.tasks[0]?.status;

  it('ends it, and with a reason only the try: what is done otherwise is of it, and ends it', async () => {
    const { house, seen, tell } = await houseOf(way, party);
    await tell('/purpose A party');
    expect(house.snapshot.run.pending).toMatchObject({ capability: 'note.write', task: 'G1-T1' });
    const before = seen.length;
    await house.answer('n', { why: 'no balloons, she hates them' });
    expect(first(house)).toBe('pending');
    expect(house.ended.find(({ task }) => task === 'G1-T1')).toMatchObject({ cause: 'rejected', status: 'fail' });
    expect(house.snapshot.run.pending).toMatchObject({ capability: 'note.write', task: 'G1-T1', finishes: true });
    await house.answer('y');
    // nobody is asked about a step that is done
    const asked = seen.slice(before).map((request) => presentOf(request));
    expect(asked.filter((present) => present.includes('Take the next step for G1-T1'))).toEqual([]);
    expect(house.store.notes.get('party/plan.md')?.content).toBe('Stars');
    expect(first(house)).toBe('done');
    await expectSound(house);

    const { house: other, tell: tellOther } = await houseOf(way, party);
    await tellOther('/purpose A party');
    await other.answer('n');
    expect(first(other)).toBe('fail');
    await expectSound(other);
  });

  it.each([
    ['after a second no', 'again', 'done'],
    ['after something was looked at', 'reads', 'done'],
    ['though the message wishes for more', 'more', 'done'],
    ['not where it is something else', 'other', 'done'],
    ['not where the person dropped the step meanwhile', 'drops', 'fail'],
  ] as const)('what is done otherwise is of it %s', async (_, how, then) => {
    const { house, seen, tell } = await houseOf(way, (said, request) => {
      const present = presentOf(request);
      const whole = wholeOf(request);
      if (present.includes('The result above is new')) {
        if (how === 'reads' && house.store.notes.size === 0) return { call: write('Stars') };
        return how === 'drops' ? { call: write('Moons') } : { say: 'That is it.' };
      }
      if (!/no balloons/.test(whole) || !present.includes('Answer the last message'))
        return present.includes('There is no purpose yet') ? { say: 'What for?' } : party(said, request);
      if (how === 'other') return { call: { name: 'plan_change', input: { changes: ['add Clean up'] } } };
      if (how === 'reads' || how === 'drops') return { call: { name: 'note_list', input: {} } };
      const text = whole.includes('no stars') ? 'Moons' : 'Stars';
      return { call: { name: 'note_write', input: { ...write(text).input, ...(how === 'more' && { done: false }) } } };
    });
    await tell('/purpose A party');
    await house.answer('n', { why: 'no balloons' });
    if (how === 'again') await house.answer('n', { why: 'no stars' });
    if (how === 'drops') {
      await house.byHand('G1', { do: 'drop', task: 'G1-T1', name: '' });
      await house.answer('y'); // to its looking
      expect(house.snapshot.run.pending).toMatchObject({ capability: 'note.write', task: null });
    }
    if (how === 'reads') await house.answer('y');
    if (how !== 'drops') expect(house.snapshot.run.pending?.task).toBe(how === 'other' ? null : 'G1-T1');
    await house.answer('y');
    expect(first(house)).toBe(then);
    const steps = seen.map(presentOf).filter((present) => present.includes('Take the next step for G1-T1'));
    expect(steps.length).toBe(how === 'other' ? 2 : 1);
    expect(house.store.notes.get('party/plan.md')?.content).toBe(
      { again: 'Moons', reads: 'Stars', more: 'Stars', other: undefined, drops: 'Moons' }[how],
    );
    expect(house.invalid).toEqual([]);
    await expectSound(house);
  });
});

it('words that a link filled in take nothing back', async () => {
  const { house, tell } = await houseOf('form', bins);
  await tell('Remind me of the bins at nine');
  const before = house.snapshot.run.pending;
  await tell('At eight, not nine', { taint: ['link:evil.example'] });
  expect(house.snapshot.run.pending).toEqual(before);
  expect(house.all('approval').filter(({ status }) => status === 'withdrawn')).toEqual([]);
  await expectSound(house);
});

it('[AV-35] a mind is told that the card makes the rule, and can make none itself', async () => {
  const note = { name: 'note_write', input: { path: 'bins.md', content: 'At nine' } };
  const { house, seen, tell } = await houseOf('form', (said) =>
    said === 'Note the bins' ? { say: 'I would note it.', call: note } : bins(said),
  );
  await tell('Note the bins');
  await tell('Stop asking that');
  expect(presentOf(seen.at(-1) as ModelRequest)).toContain('“Always…” on the card');
  expect(house.ownRules).toEqual([]);
  expect(textOf(house.newest('output').data)).toBe('I hear you.');
});
