import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../base/json';
import { languages } from '../base/language';
import { describeAction, renderLine, renderParts } from './approval-lines';

const alarm = { text: 'Order cake', at: '08:00', zone: 'UTC', date: '2026-12-12' };

function partsOf(payload: JsonObject, lang: 'en' | 'ja' = 'en') {
  const [what] = describeAction('plan.change', 2, payload) ?? [];
  if (!what) throw new Error('no line');
  return { what, ...(renderParts(what, lang) ?? { head: '', items: [] }) };
}

const one = (find: string, replace: string): JsonObject => ({ notes: [{ path: 'a.md', edits: [{ find, replace }] }] });

describe('the line of a correction', () => {
  it('names each place in the words of the line that is kept, in both languages', () => {
    const payload = {
      ...one('12人', '15人'),
      purpose: { before: 'For 12', after: 'For 15', kind: 'to_reach' },
      alarms_off: [{ ...alarm, alarm: 'A7' }],
      alarms: [{ ...alarm, at: '09:00' }],
    };
    expect(partsOf(payload)).toMatchObject({
      head: 'Make 4 changes',
      items: [
        'in a.md, “12人” → “15人”',
        'the goal: “For 12” → “For 15”',
        'no alarm any more: Order cake, 08:00 on Saturday, 12 December 2026 (UTC)',
        'a new alarm: Order cake, 09:00 on Saturday, 12 December 2026 (UTC)',
      ],
    });
    expect(partsOf(payload, 'ja')).toMatchObject({
      head: '4か所を直す',
      items: [
        'ノート a.md：「12人」→「15人」',
        '目的：「For 12」→「For 15」',
        'アラームをやめる：Order cake、2026年12月12日（土）08:00（UTC）',
        '新しいアラーム：Order cake、2026年12月12日（土）09:00（UTC）',
      ],
    });
    for (const lang of languages) {
      const { what, head, items } = partsOf(payload, lang);
      const [colon, between] = lang === 'ja' ? ['：', '／'] : [': ', '; '];
      expect(renderLine(what, lang)).toBe(`${head}${colon}${items.join(between)}`);
    }
  });

  it('counts them, since a card may not show all at once', () => {
    expect(partsOf(one('12', '15')).head).toBe('Make one change in a note');
    expect(partsOf(one('12', '15'), 'ja').head).toBe('ノート1件の1か所を直す');
    const tasks = { goal: 'G1', goal_name: 'Party', changes: [{ do: 'add', name: 'Cake' }] };
    expect(partsOf({ ...tasks, ...one('12', '15') }).head).toBe('Make 2 changes around the plan “Party”');
    expect(partsOf({ ...tasks, ...one('12', '15') }, 'ja').head).toBe('計画「Party」にかかわる2か所を直す');
  });

  it('says what goes without anything in its place', () => {
    expect(partsOf(one('- [ ] Balloons\n', '')).items).toEqual(['in a.md, “- [ ] Balloons⏎” goes']);
    expect(partsOf(one('風船', ''), 'ja').items).toEqual(['ノート a.md：「風船」を消す']);
  });

  it('shows of a long text the place that differs, and how long it is', () => {
    const [before, after] = ['a '.repeat(250), ' z'.repeat(250)];
    const [item = ''] = partsOf(one(`${before}12 people${after}`, `${before}15 people${after}`)).items;
    expect(item).toBe(
      'in a.md, “… a a a a a a a 12 people z z z z …” (of 1009 characters) → “… a a a a a a a 15 people z z z z …” (of 1009 characters)',
    );
    const [other = ''] = partsOf(one('b', 'c'.repeat(500))).items;
    expect(other).toBe(`in a.md, “b” → “${'c'.repeat(79)}…” (of 500 characters)`);
  });

  it('is the same for version 1, which had tasks alone: nothing beside them is left out', () => {
    const tasks = { goal: 'G1', goal_name: 'Party', changes: [{ do: 'add', name: 'Cake' }] };
    expect(describeAction('plan.change', 1, tasks)).toEqual(describeAction('plan.change', 2, tasks));
    expect(describeAction('plan.change', 2, tasks)?.[0].code).toBe('plan.change');
    expect(describeAction('plan.change', 1, { ...tasks, ...one('1', '2') })?.[0].code).toBe('plan.revise');
  });

  it('promises Undo only where what goes is kept', () => {
    const touches = (payload: JsonObject): string => {
      const [, line] = describeAction('plan.change', 2, payload) ?? [];
      return (line && renderLine(line, 'en')) ?? '';
    };
    expect(touches(one('12', '15'))).toBe(
      'Just these places, on this device. Undo takes all of it back. Nothing is sent.',
    );
    expect(touches({ ...one('あ'.repeat(9_000), 'x') })).toContain('Too much changes for Undo to bring it back.');
    expect(touches({ alarms: [alarm] })).toContain('Alarms ring only while a tab of Yadori is open.');
  });

  it('is told of any payload, since an audit reads what nobody checked', () => {
    for (const payload of [
      { notes: 'x' },
      { notes: [{ edits: [1] }] },
      { purpose: 3 },
      { alarms: [null], alarms_off: {} },
    ])
      expect(partsOf(payload as JsonObject).what.code).toBe('plan.revise');
  });
});
