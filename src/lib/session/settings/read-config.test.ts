import { describe, expect, it } from 'vitest';
import { configText, looksLikeConfig } from '../../agent/words/config-text';
import { defaultSettings } from '../../agent/fold/settings';
import { configChanges } from './config-changes';
import { readConfig } from './read-config';

/** As it stands in the document. */
const documents = `avatar:
  name: "Avatar名"
user:
  name: "ユーザー名"
grok:
  model: "grok-4-heavy"
  temperature: 0.7
`;
const problemOf = (text: string) => {
  const read = readConfig(text);
  return read.ok ? null : read.problem;
};

describe('config.yaml', () => {
  it('[AV-60] imports as the document has it, an unknown model too, and comes out in the same bytes', () => {
    const read = readConfig(documents);
    expect(read).toEqual({
      ok: true,
      values: [
        { name: 'avatar.name', value: 'Avatar名' },
        { name: 'user.name', value: 'ユーザー名' },
        { name: 'grok.model', value: 'grok-4-heavy' },
        { name: 'grok.temperature', value: 0.7 },
      ],
      ignored: [],
    });
    if (!read.ok) return;
    expect(configChanges(read.values, defaultSettings).map(({ name }) => name)).toEqual([
      'avatar.name',
      'user.name',
      'grok.model',
    ]);
    const settings = { ...defaultSettings, ...Object.fromEntries(read.values.map(({ name, value }) => [name, value])) };
    expect(configText(settings, 'Avatar名')).toBe(documents);
  });

  it('goes round as it is when nothing was set, and with any name', () => {
    const read = readConfig(configText(defaultSettings, 'Nagi'));
    expect(read.ok && configChanges(read.values, defaultSettings)).toEqual([]);
    for (const name of ['"quoted" \\ back', 'yes', '2026', 'null', 'a: b # c', "it's", '🐝']) {
      const again = readConfig(configText({ ...defaultSettings, 'user.name': name }, name));
      expect(again.ok && again.values.slice(0, 2).map(({ value }) => value)).toEqual([name, name]);
    }
  });

  it('takes plain words as they stand, an empty name of the person as none, and leaves what it does not know', () => {
    const text = 'avatar: {name: 0x10}\nuser:\n  name:\n  age: 7\ndiscord:\n  token: s3cret\ngrok: none\n';
    expect(readConfig(text)).toEqual({
      ok: true,
      values: [
        { name: 'avatar.name', value: '0x10' },
        { name: 'user.name', value: null },
      ],
      ignored: ['user.age', 'discord.token', 'grok'],
    });
  });

  const bomb = `a: &a [x,x,x,x,x,x,x,x,x]\n${[...'bcdefgh'].map((key, at) => `${key}: &${key} [${Array(9).fill(`*${'abcdefg'[at]}`).join(',')}]`).join('\n')}\navatar: {name: *h}\n`;
  it.each<[string, string, unknown]>([
    ['an anchor bomb', bomb, { reason: 'alias', line: null }],
    ['one alias', 'avatar: &x {name: A}\nuser: *x\n', { reason: 'alias', line: null }],
    ['a tag of its own', 'avatar:\n  name: !!js/function "x"\n', { reason: 'tag', line: 2 }],
    ['a doubled key', 'avatar:\n  name: A\navatar:\n  name: B\n', { reason: 'doubled', line: 3 }],
    ['more than 64 KB', `avatar:\n  name: A\n# ${'x'.repeat(70_000)}\n`, { reason: 'too_large', line: null }],
    ['deep brackets', `avatar: ${'['.repeat(30_000)}`, { reason: 'not_yaml', line: null }],
    ['deep lists', `avatar:\n${'- '.repeat(20_000)}x\n`, { reason: 'not_yaml', line: null }],
    ['broken indentation', 'avatar:\n  name: "A\n user', { reason: 'not_yaml', line: 3 }],
    ['several documents', 'avatar: {name: A}\n---\navatar: {name: B}\n', { reason: 'not_yaml', line: 2 }],
    ['a list', '- avatar\n- user\n', { reason: 'not_a_map', line: null }],
    ['nothing', '', { reason: 'not_a_map', line: null }],
    ['nothing known', 'name: A\n', { reason: 'nothing_known', line: null }],
    ['a prototype', '__proto__:\n  name: A\nconstructor: {name: B}\n', { reason: 'nothing_known', line: null }],
    ['an empty name', 'avatar: {name: ""}\n', { reason: 'value', name: 'avatar.name' }],
    ['a name of 300', `avatar: {name: ${'x'.repeat(300)}}\n`, { reason: 'value', name: 'avatar.name' }],
    ['a name that is a list', 'avatar: {name: [A]}\n', { reason: 'value', name: 'avatar.name' }],
    ['a control character', 'avatar: {name: "A\\u0007"}\n', { reason: 'value', name: 'avatar.name' }],
    ['a temperature in words', 'grok: {temperature: warm}\n', { reason: 'value', name: 'grok.temperature' }],
    ['a temperature of 1e9', 'grok: {temperature: 1e9}\n', { reason: 'value', name: 'grok.temperature' }],
    ['a key as the model', `grok: {model: xai-${'a'.repeat(40)}}\n`, { reason: 'value', name: 'grok.model' }],
  ])('[F-32] with %s is refused whole', (_, text, problem) => {
    expect(problemOf(text)).toMatchObject(problem as object);
  });
});

describe('what a file is', () => {
  it('is told by how it begins', () => {
    for (const text of [
      documents,
      '# mine\navatar:',
      '---\navatar: {}',
      '\n\n%YAML 1.2\n---\n',
      '\uFEFFavatar: x',
      '"a": 1',
    ])
      expect(looksLikeConfig(text), text).toBe(true);
    for (const text of ['{"time":"x"}', '', '{\n', '\u001f\u008b', '[1]', 'hello there', 'https://x', '12: 3'])
      expect(looksLikeConfig(text), text).toBe(false);
  });
});
