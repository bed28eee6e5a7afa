import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editedText, withPartsBack, type TextEdit } from './edit-text';

const note = '# Party for 12\n\n- [ ] Cake for 12 people\n- [ ] 12 plates\n';

function made(text: string, edits: TextEdit[]): string | number[] {
  const result = editedText(text, edits);
  return result.ok ? result.text : result.problems.map(({ count }) => count);
}

describe('edits of a text', () => {
  it('are made all at once, each where its text stands, over lines too', () => {
    const edits = [
      { find: '12 plates\n', replace: '15 plates\n- [ ] 15 cups\n' },
      { find: 'for 12\n\n- [ ] Cake for 12', replace: 'for 15\n\n- [ ] Cake for 15' },
    ];
    expect(made(note, edits)).toBe('# Party for 15\n\n- [ ] Cake for 15 people\n- [ ] 15 plates\n- [ ] 15 cups\n');
  });

  it.each([
    ['12 people', 1],
    ['12', 3],
    ['13', 0],
  ])('%s stands there %i times', (find, count) => {
    expect(made(note, [{ find, replace: 'x' }])).toEqual(count === 1 ? note.replace(find, 'x') : [count]);
  });

  it('cannot be of one place, and what stands twice over itself stands twice', () => {
    expect(
      made(note, [
        { find: 'Cake for', replace: 'x' },
        { find: 'for 12 people', replace: 'y' },
      ]),
    ).toEqual([1]);
    expect(made('aaa', [{ find: 'aa', replace: 'b' }])).toEqual([2]);
    expect(
      made('ab', [
        { find: 'a', replace: 'x' },
        { find: 'b', replace: 'y' },
      ]),
    ).toBe('xy');
  });

  it('are taken back whole, whatever they were', () => {
    fc.assert(
      fc.property(
        fc.string({ maxLength: 60 }),
        fc.array(fc.tuple(fc.nat(59), fc.string()), { maxLength: 5 }),
        (text, cuts) => {
          const finds = cuts.map(([at, replace]) => ({ find: text.slice(at, at + 3), replace }));
          const edits = finds.filter(({ find, replace }) => find !== '' && find !== replace);
          const result = editedText(text, edits);
          if (result.ok) expect(withPartsBack(result.text, result.parts)).toBe(text);
        },
      ),
    );
  });

  it('are taken back in order where nothing stands between them any more', () => {
    const gone = editedText('abc', [
      { find: 'b', replace: '' },
      { find: 'a', replace: '' },
    ]);
    expect(gone).toMatchObject({ ok: true, text: 'c' });
    expect(gone.ok && withPartsBack(gone.text, gone.parts)).toBe('abc');
  });

  it('are not taken back from a text that is too short for them', () => {
    expect(withPartsBack('ab', [{ at: 1, length: 2, text: 'x' }])).toBeNull();
    expect(
      withPartsBack('abc', [
        { at: 0, length: 2, text: 'x' },
        { at: 1, length: 1, text: 'y' },
      ]),
    ).toBeNull();
  });
});
