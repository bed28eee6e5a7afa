import { expect, it } from 'vitest';
import { languages } from '../base/language';
import { describeAction, renderLine, renderParts } from './approval-lines';

const changes = [
  { do: 'drop', task: 'G1-T2', name: 'Rent the hall' },
  { do: 'add', name: 'Order pizza; and soda', owner: 'yours' },
];

it('names each change of a plan in a list, in the very words of the line that is kept', () => {
  const [what] = describeAction('plan.change', 1, { goal: 'G1', goal_name: 'A party', changes }) ?? [];
  if (!what) throw new Error('no line');
  expect(renderParts(what, 'en')).toEqual({
    head: 'Change the plan “A party”',
    items: ['drop “Rent the hall”', 'add “Order pizza; and soda”, for you to do'],
  });
  for (const lang of languages) {
    const { head, items } = renderParts(what, lang) ?? { head: '', items: [] };
    const [colon, between] = lang === 'ja' ? ['：', '／'] : [': ', '; '];
    expect(renderLine(what, lang)).toBe(`${head}${colon}${items.join(between)}`);
  }
});

it('makes no list of a line that names a single thing', () => {
  const [what] = describeAction('note.append', 1, { path: 'a.md', content: 'x' }) ?? [];
  expect(what && renderParts(what, 'en')).toBeNull();
});
