import { describe, expect, it } from 'vitest';
import { grammars } from '../sentences/grammars';
import { itemsIn, itemsNamed, thingsIn, ticked, without } from './list-text';

const list = ['# Shopping', '', '- [ ] Milk', '- [x] eggs', '  * [ ] oat milk', '- bread', '- [ ] ハム'].join('\n');
const named = (words: string): string[] => itemsNamed(itemsIn(list), words).map(({ text }) => text);

describe('boxes of a note', () => {
  it('are found with their line, and nothing else is', () => {
    expect(itemsIn(list)).toEqual([
      { line: 2, text: 'Milk', isTicked: false },
      { line: 3, text: 'eggs', isTicked: true },
      { line: 4, text: 'oat milk', isTicked: false },
      { line: 6, text: 'ハム', isTicked: false },
    ]);
  });

  it('are named by all their words before a part of them', () => {
    expect(named('the milk')).toEqual(['Milk']);
    expect(named('oat')).toEqual(['oat milk']);
    expect(named('egg')).toEqual(['eggs']);
    expect(named('ﾊﾑ')).toEqual(['ハム']);
    expect(named('mil')).toEqual(['Milk', 'oat milk']);
    for (const words of ['', '...', 'butter']) expect(named(words), words).toEqual([]);
  });

  it('are ticked and taken out, and all else stays as it is', () => {
    const [milk, , oat] = itemsIn(list);
    const both = [milk, oat].flatMap((item) => item ?? []);
    expect(ticked(list, both)).toBe(list.replace('- [ ] Milk', '- [x] Milk').replace('* [ ] oat', '* [x] oat'));
    expect(without(list, both)).toBe(['# Shopping', '', '- [x] eggs', '- bread', '- [ ] ハム'].join('\n'));
    expect(ticked('- [ ] pay $& and $1', itemsIn('- [ ] pay $& and $1'))).toBe('- [x] pay $& and $1');
  });
});

describe('things for a list', () => {
  it.each([
    ['milk, eggs and bread', ['milk', 'eggs', 'bread']],
    ['milk and milk', ['milk']],
    ['some oat milk', ['oat milk']],
    ['“salt & pepper”', ['salt', 'pepper']],
    ['3 eggs, 2 l milk', ['3 eggs', '2 l milk']],
    ['sandals', ['sandals']],
    ['', []],
  ])('%s', (said, things) => {
    expect(thingsIn(said, grammars.en.items)).toEqual(things);
  });

  it.each([
    ['牛乳と卵', ['牛乳', '卵']],
    ['牛乳、卵、パン', ['牛乳', '卵', 'パン']],
    ['とうふ', ['とうふ']],
    ['とまと', ['とまと']],
    ['卵3個とハム', ['卵3個', 'ハム']],
    ['やかん', ['やかん']],
  ])('%s', (said, things) => {
    expect(thingsIn(said, grammars.ja.items)).toEqual(things);
  });
});
