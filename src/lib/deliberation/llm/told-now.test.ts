import { describe, expect, it } from 'vitest';
import { packOf, packOfTask, said } from '../../../../tests/support/mind-pack';
import type { Entry } from '../../mind/transcript';
import { openMarks } from './abilities';
import { presentOf } from './present';
import { promptOf } from './prompt';

const langs = ['en', 'ja'] as const;
const zone = () => ({ date: '2026-11-28', clock: '09:00' });

describe.each(langs)('%s: what a call ends', (lang) => {
  it('is told where done is taken, once in words of the talk and beside each such field', () => {
    const { messages, tools } = promptOf(packOf(lang), 'tools', packOf(lang).transcript, null, zone);
    expect(messages[0]?.content).toMatch(
      lang === 'en'
        ? /ends its task, or the wish of the message, unless done is false/
        : /タスクや頼みは終わる.*done: false/u,
    );
    const taking = tools.filter(({ parameters }) => JSON.stringify(parameters).includes('"done"'));
    expect(taking.length).toBeGreaterThan(2);
    for (const tool of taking)
      expect(tool.parameters).toMatchObject({ properties: { done: { description: 'false: more to do' } } });
  });
});

describe.each(langs)('%s: what is asked for a task', (lang) => {
  const asked = (actions: number) => presentOf(packOfTask(lang, null, { actions }), 'tools', null);

  it('tells the calls made for it in words, and nothing where none was', () => {
    expect(asked(0)).not.toMatch(/so far|これまで/u);
    expect(asked(3)).toContain(lang === 'en' ? '(calls made for it so far: 3)' : '（このための呼び出しはこれまで3回）');
  });

  it('says that what is done already is marked too', () => {
    expect(asked(0)).toContain(
      lang === 'en'
        ? 'Where it is done already, or words end it, mark task_done.'
        : 'もう済んでいるか、言葉で終わるなら、task_doneとmarkする。',
    );
  });
});

it('alarms are told as they are written, with their weekday, and with their zone where that is another', () => {
  const alarm = {
    ...{ id: 'A12', text: 'Bins', at: '18:00', zone: 'UTC', date: '2026-12-01', weekdays: [], late_minutes: null },
    ...{ snoozed: null, after: '2026-11-28T09:00:00.000Z', rang: [], ring: null, taint: [] },
  };
  const daily = { ...alarm, id: 'A13', date: null, weekdays: [0, 1, 2, 3, 4, 5, 6], zone: 'Asia/Tokyo' };
  const told = (lang: 'en' | 'ja') => presentOf(packOf(lang, { alarms: [alarm, daily] }), 'tools', null);
  expect(told('en')).toContain('A12 2026-12-01 Tue 18:00: Bins\nA13 18:00 every day (Asia/Tokyo): Bins');
  expect(told('ja')).toContain('A12 2026-12-01（火） 18:00: Bins\nA13 毎日18:00 (Asia/Tokyo): Bins');
});

it('that a purpose is reached can be marked only where one is to be reached', () => {
  const marks = (kind: 'to_reach' | 'ongoing' | null) =>
    openMarks(packOf('en', { trigger: said('Done with it'), purpose: { text: 'Bees', kind } }));
  expect(marks('to_reach')).toContain('purpose_reached');
  expect(marks(null)).toContain('purpose_reached');
  expect(marks('ongoing')).not.toContain('purpose_reached');
});

describe.each(langs)('%s: the last thought and the last result', (lang) => {
  const when = { time: '2026-11-28T09:00:00.000Z', task: null, request: 'R9', stub: null } as const;
  const deed = (seq: number, serves: string, intent: string): Entry => ({
    ...{ ...when, kind: 'deed', seq, serves, intent, capability: 'note.write', payload: {}, say: null, isAsked: true },
  });
  const result = (seq: number, serves: string, summary: string): Entry => ({
    ...{ ...when, kind: 'result', seq, serves, summary, of: 'note.write', outcome: 'success', cause: null },
    ...{ output: null, origins: [] },
  });
  const present = (intent: string, thought: string, summary: string, ...entries: Entry[]) =>
    presentOf(
      packOf(lang, {
        intent,
        transcript: { summary: null, entries, left_out: 0 },
        state: {
          thought: { judgment: null, intent: thought },
          action: { phase: null, summary: null },
          result: { status: 'done', summary },
        },
      }),
      'tools',
      null,
    );
  const earlier = lang === 'en' ? /something earlier/g : /前のことの/gu;

  it('stand plain where they are of what is at hand', () => {
    const text = present('I5', 'Write b.md', 'Wrote b.md', deed(6, 'I5', 'Write b.md'), result(8, 'I5', 'Wrote b.md'));
    expect(text).toContain('Wrote b.md');
    expect(text).not.toMatch(earlier);
  });

  it('are told as of something earlier where they are not: both, or the result alone', () => {
    const old = [deed(2, 'I1', 'Write a.md'), result(4, 'I1', 'Wrote a.md')];
    expect(present('I5', 'Write a.md', 'Wrote a.md', ...old).match(earlier)).toHaveLength(2);
    expect(present('I5', 'Write b.md', 'Wrote a.md', ...old, deed(6, 'I5', 'Write b.md')).match(earlier)).toHaveLength(
      1,
    );
  });
});

describe('the open question', () => {
  const told = (text: string): string => {
    const open_question = { seq: 4, text, choices: [] } as unknown as NonNullable<
      ReturnType<typeof packOf>['open_question']
    >;
    return presentOf(packOf('en', { open_question }), 'tools', null)
      .split('\n')
      .filter((line) => line.startsWith('Your open question'))
      .join();
  };

  it.each([
    [
      'I am Nagi. While I think by my rules, nothing leaves. What should I work towards?',
      'What should I work towards?',
    ],
    ['八時ですね。朝と夜のどちらにしますか？', '朝と夜のどちらにしますか？'],
    ['Shall I set it at 9.30 on 3.4.? Fine either way.', 'Shall I set it at 9.30 on 3.4.?'],
    ['I would plan it. So?', 'I would plan it. So?'],
    ['Tell me the day.', 'Tell me the day.'],
  ])('%s: only the sentence that asks is told again', (text, asked) => {
    expect(told(text)).toBe(`Your open question: ${asked}`);
  });
});
