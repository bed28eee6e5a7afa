import { expect, it } from 'vitest';
import type { ModelMessage } from '../language-model';
import { inputAsJson, mendedMessages } from './mended-messages';

const call = { id: 'abcdefgh1', name: 'note_read', input: '{}' };
const other = { ...call, id: 'abcdefgh2' };
const system: ModelMessage = { role: 'system', content: 'Be brief.' };
const user = (content: string): ModelMessage => ({ role: 'user', content });
const tool = (content: string, of = call.id): ModelMessage => ({ role: 'tool', content, call: of });

const cases: [string, ModelMessage[], ModelMessage[]][] = [
  ['what is in order stays', [system, user('a')], [system, user('a')]],
  ['roles take turns', [system, user('a'), user('b')], [system, user('a\n\nb')]],
  [
    'two of its own are one, with the calls',
    [user('a'), { role: 'assistant', content: 'x' }, { role: 'assistant', content: '', calls: [call] }, tool('t')],
    [user('a'), { role: 'assistant', content: 'x', calls: [call] }, tool('t')],
  ],
  ['a system message stands first alone', [system, user('a'), system], [system, user('a\n\nBe brief.')]],
  [
    'calls are answered at once, in any order',
    [user('a'), { role: 'assistant', content: '', calls: [call, other] }, tool('2', other.id), user('b')],
    [
      user('a'),
      { role: 'assistant', content: '', calls: [call, other] },
      tool('2', other.id),
      tool('(nothing came of it)'),
      user('b'),
    ],
  ],
  [
    'also at the end',
    [{ role: 'assistant', content: '', calls: [call] }],
    [{ role: 'assistant', content: '', calls: [call] }, tool('(nothing came of it)')],
  ],
  ['what came of an unknown call is said', [user('a'), tool('late')], [user('a\n\nlate')]],
];
it.each(cases)('%s', (_, given, mended) => {
  expect(mendedMessages(given, false)).toEqual(mended);
});

it('a host that goes on from its own answer knows the calls that do not stand here', () => {
  expect(mendedMessages([tool('one'), tool('two', other.id), user('b')], true)).toEqual([
    tool('one'),
    tool('two', other.id),
    user('b'),
  ]);
});

it('what a call was given is JSON, whatever the model wrote', () => {
  expect(inputAsJson('{"a": 1}')).toBe('{"a": 1}');
  expect(JSON.parse(inputAsJson('{"a": '))).toEqual({ unreadable: '{"a": ' });
});
