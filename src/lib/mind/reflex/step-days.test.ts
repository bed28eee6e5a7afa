import { describe, expect, it } from 'vitest';
import { packOf, said } from '../../../../tests/support/mind-pack';
import { datedSteps } from './dated-steps';
import { lastDateOfSteps, stepDay, stepsBehind } from './step-days';

/** Read on Saturday, 28 November 2026. */
function read(step: string, lang: 'en' | 'ja') {
  const found = stepDay(step, said(step), packOf(lang));
  return found && [found.day.slice(5), found.text];
}

describe('the day of a step', () => {
  it.each([
    ['Buy the plants by 4 December', ['12-04', 'Buy the plants']],
    ['Water them on 12 December', ['12-12', 'Water them']],
    ['On 12 December water them', ['12-12', 'water them']],
    ['12 December: water them', ['12-12', 'water them']],
    ['Water them, 12 December', ['12-12', 'Water them']],
    ['Water them (12 December)', ['12-12', 'Water them']],
    ['Water them tomorrow', ['11-29', 'Water them']],
    ['Send it by Friday to Mika', ['12-04', 'Send it to Mika']],
    ['Write part 1 by 12/4', ['12-04', 'Write part 1']],
    ['Buy 12/4', null],
    ['Write part 1/2', null],
    ['Write part 2/2', null],
    ['Trip from 5 December to 8 December', ['12-05', 'Trip from 5 December to 8 December']],
    ['Trip 5 December - 8 December', ['12-05', 'Trip 5 December - 8 December']],
    ['Reply to the mail of 3 March', null],
    ['Reply to the mail from 3 March', null],
    ['Move the talk to 8 December', null],
    ['Read the news about 3 March', null],
    ['Read what I wrote on 3 March', null],
    ['Book a table for 12 December', null],
    ['Call on 3 December and on 5 December', ['12-03', 'Call on 3 December and on 5 December']],
  ])('%s', (step, day) => expect(read(step, 'en')).toEqual(day));

  it.each([
    ['12月4日までに苗を買う', ['12-04', '苗を買う']],
    ['12月12日に水をやる', ['12-12', '水をやる']],
    ['水をやる（12月12日）', ['12-12', '水をやる']],
    ['12月12日：水をやる', ['12-12', '水をやる']],
    ['12/4までに苗を買う', ['12-04', '苗を買う']],
    ['苗を12/4に買う', ['12-04', '苗を買う']],
    ['明日までに電話する', ['11-29', '電話する']],
    ['第一部 1/2', null],
    ['合宿を3日', null],
    ['12月4日から8日まで旅行', ['12-04', '12月4日から8日まで旅行']],
    ['12月4日から12月8日まで旅行', ['12-04', '12月4日から12月8日まで旅行']],
    ['3月3日からの記録を読む', null],
    ['前回3月3日の記録を読む', null],
    ['3月3日に書いた記録を読む', null],
  ])('%s', (step, day) => expect(read(step, 'ja')).toEqual(day));

  it('of some days the last counts for the plan', () => {
    expect(lastDateOfSteps(said('Trip from 5 December to 8 December'), packOf('en'))).toBe('2026-12-08');
    expect(lastDateOfSteps(said('12月4日から8日まで旅行'), packOf('ja'))).toBe('2026-12-08');
  });

  it('sorts them, whatever the order of the list', () => {
    const steps = ['Water them on 12 December', 'Buy the plants by 4 December', 'Dig on 2 December'];
    const lines = datedSteps(steps, said(steps.join('\n')), '2026-12-20', packOf('en'));
    expect(lines).toEqual(['2026-12-02 Dig', '2026-12-04 Buy the plants', '2026-12-12 Water them']);
  });

  it('behind the deadline is found', () => {
    const answer = said('Dig on 2 December, water them on 12 December');
    expect(stepsBehind(answer, '2026-12-10', packOf('en'))).toEqual([
      { text: 'water them', date: 'Saturday, 12 December 2026' },
    ]);
    expect(stepsBehind(answer, '2026-12-12', packOf('en'))).toEqual([]);
  });
});
