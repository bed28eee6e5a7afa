import { describe, expect, it } from 'vitest';
import { fillLine, firstOn, moneyText, shortDate } from './fill-line';

const slots = { place: 'Lisbon', who: null, people: 12, nights: 1, kind: 'music', subject: 'a [b] {people}' };

describe('a line of a template', () => {
  it.each([
    ['Book a bed[ in {place}][ for {who}]', 'Book a bed in Lisbon'],
    ['[Trip to {who}|Trip to {place}|Trip]', 'Trip to Lisbon'],
    ['[{who}|everybody] comes', 'Everybody comes'],
    ['{0.5*people pizza/pizzas}, {nights night/nights}', '6 pizzas, 1 night'],
    ['{0.25*nights bag/bags} and {people} cups', '1 bag and 12 cups'],
    ['{?kind=guitar/music}Tune it', 'Tune it'],
    ['{?place}{!who}Go', 'Go'],
    ['with {subject}', 'With a [b] {people}'],
  ])('%s', (line, text) => {
    expect(fillLine(line, slots)).toBe(text);
  });

  it.each([
    'Present for {who}',
    '{?who}Call',
    '{!place}Ask',
    '{?kind=cook}Salt',
    '{!kind=guitar/music}Other',
    '[{who}]',
  ])('leaves out: %s', (line) => {
    expect(fillLine(line, slots)).toBeNull();
  });
});

describe('what a line says', () => {
  it.each([
    [300, 'euro', 'en', '€300'],
    [12_345.678, '€', 'en', '€12,346'],
    [9.5, 'dollars', 'en', '$9.50'],
    [50, 'kr', 'en', '50 kr'],
    [100_000, '円', 'ja', '10万円'],
    [35_000, '', 'ja', '3万5000円'],
    [300, '€', 'ja', '300ユーロ'],
    [100_000, 'yen', 'en', '¥100,000'],
  ] as const)('%d %s in %s is %s', (amount, unit, lang, text) => {
    expect(moneyText({ amount, unit }, lang)).toBe(text);
  });

  it('names the year of a day only where it is another', () => {
    expect(shortDate('2026-12-12', 'en', '2026-11-29')).toBe('Sat 12 Dec');
    expect(shortDate('2027-02-15', 'en', '2026-11-29')).toBe('Mon 15 Feb 2027');
    expect(shortDate('2026-12-12', 'ja', '2026-11-29')).toBe('12月12日（土）');
    expect(shortDate('2027-02-15', 'ja', '2026-11-29')).toBe('2027年2月15日（月）');
  });

  it('finds the first of some weekdays', () => {
    expect(firstOn('2026-11-29', [0, 2])).toBe('2026-11-30');
    expect(firstOn('2026-11-29', [6])).toBe('2026-11-29');
    expect(firstOn('2026-11-29', null)).toBe('2026-11-29');
  });
});
