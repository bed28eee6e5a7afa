import { describe, expect, it } from 'vitest';
import { packOf } from '../../../../tests/support/mind-pack';
import { causes, outcomes } from '../../events/action-result';
import { haltReasons } from '../../events/lifecycle';
import type { Entry } from '../../mind/transcript';
import { abilities } from './abilities';
import { presentOf } from './present';
import { renderTranscript } from './render';
import { standingOf } from './standing';
import { toDecision } from './to-decision';

const zone = () => ({ date: '2026-11-28', clock: '09:00' });
const when = { seq: 7, time: '2026-11-28T09:00:00.000Z' };
const deed = { ...when, kind: 'deed', say: null, task: null, request: 'R9', isAsked: true, stub: null } as const;

function told(lang: 'en' | 'ja', ...entries: readonly Entry[]): string {
  const messages = renderTranscript({ summary: null, entries, left_out: 0 }, { way: 'tools', lang, zone });
  return messages.map((message) => JSON.stringify(message)).join('\n');
}

describe('what a model is told by code', () => {
  it('is Japanese in a Japanese talk: what happened, how it ended and why, whose a task is', () => {
    const notices = ['file_added', 'halted', 'resumed', 'interrupted', 'imported'] as const;
    const reasons = [...haltReasons, 'input', 'rule', 'stop', 'drop', 'document', null];
    for (const what of notices)
      for (const reason of reasons) {
        const text = renderTranscript(
          { summary: null, entries: [{ ...when, kind: 'notice', what, reason, task: 'G1-T1' }], left_out: 0 },
          { way: 'tools', lang: 'ja', zone },
        );
        const line = text[0]?.content.split('\n')[1] ?? '';
        expect(line.replace('G1-T1', '')).not.toMatch(/[a-z]/iu);
        expect(line).toMatch(/^\([\u3040-\u9fff、]+（G1-T1）\)$/u);
      }
    for (const outcome of outcomes)
      for (const cause of [...causes, null]) {
        const line = told('ja', {
          ...{ ...when, kind: 'result', of: 'recall', request: null, task: null, outcome, cause },
          ...{ summary: 'はい', output: null, origins: [], stub: null },
        });
        expect(line).not.toContain(outcome);
        if (cause !== null) expect(line).not.toContain(cause);
      }
    const changes = [{ do: 'add', name: '電卓を買う', owner: 'yours' }];
    const call = { ...deed, capability: 'plan.change', payload: { goal: 'G1', goal_name: '', changes }, intent: null };
    expect(told('ja', call)).toContain('add 電卓を買う （相手）');
    expect(told('en', call)).toContain('add 電卓を買う (person)');
  });

  it('says in words that an action waits for y or n, and ends each sentence once', () => {
    const lines = ['ノートを書く', 'ノートに一件追加。結果は127.0.0.1:4512へ送られます。'];
    const request = { id: 'R9', decision: 'D8', task: null, lines, can_replace: false, can_become_rule: false };
    const state = {
      thought: { judgment: null, intent: 'Ask: the purpose.' },
      action: { phase: 'approving' as const, summary: 'ノートを書く' },
      result: { status: 'done' as const, summary: 'Wrote bees.md.' },
    };
    const ja = presentOf(packOf('ja', { request: request as never, state }), 'tools', null);
    expect(ja).toContain('へ送られます。\n');
    expect(ja).not.toMatch(/。。|approving|結果はdone/u);
    const en = presentOf(packOf('en', { request: request as never, state }), 'tools', null);
    expect(en).toContain('Last thought, on something earlier: Ask: the purpose. Action: waits for y or n');
    expect(en).not.toMatch(/(?<!\.)\.\.(?!\.)/u);
  });

  it('names what it wanted to look at where whether it may look was asked instead, as no call that it does not have', () => {
    const payload = { host: 'models.example' };
    const asked: Entry = {
      ...deed,
      capability: 'reading.allow',
      payload,
      intent: 'Read a note: bees.md',
      say: 'I look.',
    };
    const done: Entry = {
      ...{ ...when, seq: 9, kind: 'result', of: 'reading.allow', request: 'R9', task: null, outcome: 'success' },
      ...{ cause: null, summary: 'It may.', output: null, origins: [], stub: null },
    };
    const text = told('en', asked, { ...when, seq: 8, kind: 'answer', request: 'R9', answer: 'y' }, done);
    expect(text).not.toContain('reading_allow');
    expect(text).not.toContain('"calls"');
    expect(text).toMatch(/I look\..*Read a note: bees\.md.*R9.*R9: yes.*It may\..*call it again/su);
  });

  it.each(['tools', 'form'] as const)('says when it is asked again after a write, in the way %s', (way) => {
    expect(standingOf(packOf('en'), way)).toMatch(/done is false.*asked again|"done": false.*asked again/u);
    expect(standingOf(packOf('ja'), way)).toMatch(/done"?: false.*また尋ねられる/u);
  });
});

it.each(['en', 'ja'] as const)('%s: what a person reads of a call is a plain phrase, and no manual of it', (lang) => {
  for (const ability of abilities.filter(({ name }) => name !== 'mark')) {
    const input = { path: 'bees.md' };
    const call = { ability, input, payload: input };
    const { intent } = toDecision({ say: null, call, marks: [] }, 'tools', packOf(lang));
    expect(intent).toBe(`${ability.title[lang]}${lang === 'ja' ? '：' : ': '}bees.md`);
    const names = ability.fields.map(({ name }) => name).filter((name) => name.length > 4);
    if (lang === 'ja') expect(ability.title.ja).not.toMatch(/[a-z]/iu);
    else for (const word of ['choices', 'Markdown', '#seq', 'weekdays']) expect(ability.title.en).not.toContain(word);
    expect(names.filter((name) => ability.title.ja.includes(name))).toEqual([]);
  }
});
