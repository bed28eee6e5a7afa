import { describe, expect, it } from 'vitest';
import { halted, planned, waiting } from '../../../../tests/support/page-scenes';
import { lineOf } from '../../agent/words/lines';
import { emptySnapshot, type Phase } from '../../agent/fold/snapshot';
import { dictionaryOf } from '../dictionary/dictionaries';
import { stripCells } from './strip-cells';

const en = dictionaryOf('en', 'Nagi');
const tones = (phase: Phase) => {
  const { snapshot } = planned('en');
  snapshot.run.phase = phase;
  return Object.values(stripCells(snapshot, 0, en)).map(({ tone }) => tone);
};

describe('the strip', () => {
  it('has one segment at work, those before it lit, those after it grey', () => {
    expect(tones('input')).toEqual(['now', 'last', 'last', 'last', 'last']);
    expect(tones('thought')).toEqual(['', '', 'now', 'last', 'last']);
    expect(tones('result')).toEqual(['', '', '', '', 'now']);
  });

  it('stands in the door while it waits for y or n', () => {
    expect(tones('approving')).toEqual(['', '', '', 'last', 'last']);
    const { action } = stripCells(waiting('en').snapshot, 42_000, en, 'Write the new note bees/summary.md, 1.2 KB');
    expect(action).toMatchObject({ label: '0:42', text: 'Not run yet: Write the new note bees/summary.md, 1.2 KB' });
  });

  it('is all grey at rest', () => {
    for (const phase of ['idle', 'asking', 'halted'] as const) expect(tones(phase)).toEqual(Array(5).fill('last'));
  });

  it('says the reason of a halt, and what to do', () => {
    const { result } = stripCells(halted('en', 'rejected').snapshot, 0, en);
    expect(result).toMatchObject({ label: 'halted', text: 'Resume goes on.' });
  });

  it('tells of a question that was dropped after something was refused what its record tells', () => {
    for (const [lang, label, text] of [
      ['en', 'G1-T4 dropped', 'Left out because you dropped it.'],
      ['ja', 'G1-T4 破棄', '破棄したので見送りました。'],
    ] as const) {
      const { snapshot } = planned(lang);
      snapshot.state.result = { status: 'fail', summary: lineOf('result.rejected', lang) }; // of the task before: a question changes no result
      snapshot.run.last_end = { task: 'G1-T4', cause: 'dropped' };
      expect(stripCells(snapshot, 0, dictionaryOf(lang, 'Nagi')).result).toMatchObject({ label, text });
    }
  });

  it('tells what was refused beside the plan of no task', () => {
    const { snapshot } = planned('en');
    snapshot.state.result = { status: 'fail', summary: 'Not run: rejected' };
    snapshot.run.last_end = { task: null, cause: 'rejected' };
    expect(stripCells(snapshot, 0, en).result).toMatchObject({ label: 'rejected' });
  });

  it('names the source of the input, and what is asked or done, in the language of the page', () => {
    const ja = dictionaryOf('ja', '凪');
    const scene = waiting('ja').snapshot;
    const { input, action } = stripCells(scene, 0, ja, scene.run.pending?.lines[0].text);
    expect([input.label, action.text]).toEqual(['チャット', `実行前：${scene.run.pending?.lines[0].text}`]);
    scene.state.input.source = 'cli';
    expect(stripCells(scene, 0, ja).input.label).toBe('CLI');
    Object.assign(scene.run, { executing: scene.run.pending, pending: null });
    expect(stripCells(scene, 0, ja).action.text).toBe(scene.state.action.summary);
  });

  it('shows what each element holds, on one line, and what it lacks', () => {
    const { snapshot } = planned('en');
    snapshot.state.input.text = 'two\nlines\u202E';
    const { input, result, plan } = stripCells(snapshot, 0, en);
    expect([input.text, input.label, result.label]).toEqual(['two⏎lines‹U+202E›', 'Chat', 'G1-T3 failed']);
    expect(plan.text).toBe('Finish my essay on city bees by 4 December.');
    const empty = stripCells(emptySnapshot(), 0, en);
    expect([empty.input.text, empty.plan.text, empty.thought.text]).toEqual(['nothing new', 'no purpose yet', '—']);
  });
});
