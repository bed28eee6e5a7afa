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
    const { action } = stripCells(waiting('en').snapshot, 42_000, en, {
      what: 'Write the new note bees/summary.md, 1.2 KB',
    });
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
      ['en', 'G1-T4 dropped', 'Left out, as agreed.'],
      ['ja', 'G1-T4 破棄', '見送りました。'],
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
    const { input, action } = stripCells(scene, 0, ja, { what: scene.run.pending?.lines[0].text ?? null });
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

  describe('what stands there of an earlier turn', () => {
    const added = { thought: 67, task: null, result: 72, time: '', cause: null, failed: false };
    /** A note was added to by the thought 67; nothing waits. */
    function afterDeed(phase: Phase) {
      const { snapshot } = planned('en');
      const { state, run } = snapshot;
      state.action.summary = 'Add to the note keeper.md';
      state.result = { status: 'done', summary: 'Added to keeper.md' };
      Object.assign(run, { phase, past_actions: [added], last_end: { task: null, cause: null }, turn: 22 });
      return snapshot;
    }
    const actionAndResult = (phase: Phase, thought: number, ended = thought) => {
      const { action, result } = stripCells(afterDeed(phase), 15_000, en, { turn: { thought, ended } });
      return [action, result].map(({ label, tone }) => [label, tone]);
    };

    it('is grey, says so, and counts no seconds, after an answer that did nothing', () => {
      for (const phase of ['result', 'idle', 'thought'] as const)
        expect(actionAndResult(phase, 113)).toEqual([
          ['earlier turn', 'earlier'],
          ['earlier turn', 'earlier'],
        ]);
      const { result } = stripCells(afterDeed('result'), 0, dictionaryOf('ja', '凪'), {
        turn: { thought: 113, ended: 113 },
      });
      expect(result).toEqual({ label: '前のターン', text: 'Added to keeper.md', tone: 'earlier' });
    });

    it('is none of it right after the deed, and all of it once the next message is there', () => {
      expect(actionAndResult('result', 67)).toEqual([
        ['turn 22', ''],
        ['15 s', 'now'],
      ]);
      expect(actionAndResult('input', 67).map(([label]) => label)).toEqual(['earlier turn', 'earlier turn']);
    });

    it('is not what waits for y or n, but the result before it', () => {
      const { snapshot } = waiting('en');
      const { action, result } = stripCells(snapshot, 0, en, { turn: { thought: 11, ended: 7 } });
      expect([action.tone, result.tone]).toEqual(['last', 'earlier']);
    });

    it('is not what was just refused, until something else is thought', () => {
      const snapshot = afterDeed('idle');
      snapshot.run.last_end = { task: null, cause: 'rejected' };
      snapshot.state.result = { status: 'fail', summary: 'Not run: rejected' };
      const label = (thought: number) => stripCells(snapshot, 0, en, { turn: { thought, ended: 80 } }).result.label;
      expect([label(80), label(90)]).toEqual(['rejected', 'earlier turn']);
    });
  });
});
