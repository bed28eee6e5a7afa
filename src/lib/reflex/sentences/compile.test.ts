import { describe, expect, it } from 'vitest';
import { compileForm } from './compile';
import { grammars } from './grammars';

const lists = { colour: ['red', 'dark blue', '(light|pale) green'], '*': ['x'] };
const fits = (form: string, text: string): boolean => compileForm(form, lists).test(text);

describe('a form', () => {
  it.each([
    ['(paint|draw) it', ['paint it', 'DRAW  it'], ['it', 'paint', 'paint it now', 'paintit']],
    ['[please ]go[ on]', ['go', 'please go on', 'please go'], ['pleasego', 'go ']],
    ['[please] go', ['go', 'please go'], ['please  ', 'pleasego']],
    ['a[(b|c)]', ['a', 'ab', 'ac'], ['abc']],
    ['<colour> paint', ['red paint', 'dark blue paint', 'pale green paint'], ['blue paint', 'paint']],
    ['what? (1+1)', ['what? 1+1'], ['wha 1+1', 'what? 11']],
    ['買う[もの]', ['買う', '買うもの'], ['もの']],
  ])('%s', (form, right, wrong) => {
    for (const text of right) expect(fits(form, text), text).toBe(true);
    for (const text of wrong) expect(fits(form, text), text).toBe(false);
  });

  it('takes open words as short as can be, and of several lines', () => {
    const match = compileForm('add {text} to {list}', lists).exec('add milk to go to the list');
    expect({ ...match?.groups }).toEqual({ text: 'milk', list: 'go to the list' });
    expect(compileForm('note: {text}', lists).exec('note: a\nb')?.groups?.['text']).toBe('a\nb');
    expect(fits('note: {text}', 'note: ')).toBe(false);
  });

  it('takes a time only where one stands', () => {
    expect(fits('at {when}', 'at \ue100')).toBe(true);
    expect(fits('at {when}', 'at nine')).toBe(false);
  });

  it.each(['(a', 'a)', '[a', 'a]', '{text', '{nothing}', '<colour', '<nothing>', '}', '>'])(
    'that is broken is told at once: %s',
    (form) => {
      expect(() => compileForm(form, lists)).toThrow(form);
    },
  );

  it.each(['en', 'ja'] as const)('of all that are read compiles, and fits no empty text, %s', (lang) => {
    for (const { id, forms } of grammars[lang].sentences)
      for (const form of [...forms, ...grammars[lang].further])
        expect(compileForm(form, grammars[lang].lists).test(''), `${id}: ${form}`).toBe(false);
  });
});
