import { describe, expect, it } from 'vitest';
import { AgentHouse } from '../../../../tests/support/agent-house';
import { packOf } from '../../../../tests/support/mind-pack';
import { LlmHouse } from '../../../../tests/support/llm-house';
import { question, scriptedMind, talk } from '../../../../tests/support/scripted-mind';
import type { JsonObject } from '../../base/json';
import type { Language } from '../../base/language';
import type { Alarm } from '../../agent/fold/alarm';
import type { LogEvent } from '../../events/log-event';
import { type Entry, transcriptOf, type TranscriptView } from '../../mind/transcript';
import type { ModelRequest } from '../../models/language-model';
import { scriptedModel } from '../../models/scripted';
import { abilities, fieldsOf } from './abilities';
import { readFields } from './fields';
import { presentWords } from './present-words';
import { renderTranscript } from './render';
import { toolsIn } from './standing';

const view: TranscriptView = {
  ...{ summary: null, intent: null, triggers: [], now: Date.UTC(2026, 10, 28, 9), mayReadOwn: true },
  ...{ place: { kind: 'served', host: 'models.example' }, leftOut: 0 },
};
const zone = (time: string) => ({ date: time.slice(0, 10), clock: time.slice(11, 16) });

function told(events: readonly LogEvent[], lang: Language): string {
  return renderTranscript(transcriptOf(events, view), { way: 'tools', lang, zone })
    .map(({ content }) => content)
    .join('\n');
}

describe('a call that is told back', () => {
  it.each([
    ['tools', false],
    ['tools', undefined],
    ['form', false],
    ['form', true],
  ] as const)('%s: holds done as it was written where more was to follow (%s)', async (way, done) => {
    const seen: ModelRequest[] = [];
    const why = 'So that it is not lost.';
    const input: JsonObject = { path: 'a.md', content: 'Nine hives.', why, ...(done !== undefined && { done }) };
    const model = scriptedModel(
      (request) => {
        seen.push(request);
        const isWrite = request.messages.at(-1)?.content.includes('Note it') === true;
        const say = isWrite ? 'I would note it.' : 'Noted.';
        if (way === 'form')
          return JSON.stringify({ say, call: isWrite ? { name: 'note_write', input } : null, mark: null });
        const calls = isWrite ? [{ id: 'c00000001', name: 'note_write', input: JSON.stringify(input) }] : [];
        return { pieces: [say], end: { calls } };
      },
      { contextTokens: 32_000 },
    );
    const house = await new LlmHouse(model, { way }).open();
    await house.say('Note it: nine hives, and then the plan');
    await house.answer('y');
    await house.say('Thank you');
    const back = JSON.stringify(seen.at(-1)?.messages.slice(1)).replaceAll('\\', '');
    expect(back).toContain(
      `{"path":"a.md","content":"Nine hives.","why":"${why}"${done === false ? ',"done":false' : ''}}`,
    );
    expect(/"done": ?false/.test(back)).toBe(done === false);
    expect(back).not.toMatch(/"done": ?true/);
    expect(house.invalid).toEqual([]);
  });
});

describe('each call, told back', () => {
  const goals = [{ id: 'G1', name: 'Party', status: 'active' as const, tasks: [] }];
  const alarm = { id: 'A4', text: 'Bins', at: '21:00', zone: 'UTC', date: '2026-12-01', weekdays: [] };
  const alarms = [{ ...alarm, late_minutes: 60, snoozed: null, rang: [], taint: [], lines: [] } as unknown as Alarm];
  const notes = [{ path: 'a.md', bytes: 1, time: '', taint: [], written_by: 3 }];
  const pack = packOf('en', { goals, alarms, notes, purpose: { text: 'A party', kind: 'to_reach' } });
  const written: Readonly<Record<string, JsonObject>> = {
    note_write: { path: 'a.md', content: 'x' },
    note_append: { path: 'a.md', content: 'x' },
    note_read: { path: 'a.md', from: 2 },
    note_list: { folder: 'bees' },
    note_delete: { path: 'a.md' },
    recall: { query: 'hives' },
    event_read: { seq: 4, from: 2 },
    documents_search: { query: 'hives' },
    alarm_set: { text: 'Bins', at: '21:00', date: '2026-12-01' },
    alarm_cancel: { alarm: 'A4' },
    alarm_snooze: { alarm: 'A4', minutes: 5 },
    plan_change: { changes: ['add Bake'] },
    plan_keep: { path: 'b.md', content: '- [ ] x', alarms: ['daily 08:00 Look'], goal: 'G1' },
    purpose_set: { purpose: 'A big party', purpose_kind: 'to_reach' },
    setting_change: { setting: 'tries_a_task', after: '2' },
  };
  const acting = abilities.filter(({ capability }) => capability !== null && capability !== 'question');

  it.each(
    acting.flatMap((ability) => (['tools', 'form'] as const).map((way) => [ability.name, way, ability] as const)),
  )('%s stands as it was written, and with nothing that was not asked for (%s)', (name, way, ability) => {
    const own = written[name] ?? {};
    const read = readFields(own, fieldsOf(ability));
    const payload = read.ok ? (ability.payload?.(own, pack) ?? own) : null;
    expect(payload, JSON.stringify(read)).not.toBeNull();
    const why = 'As they wish.';
    const deed = {
      seq: 9,
      time: '2026-11-28T09:00:00.000Z',
      kind: 'deed' as const,
      intent: null,
      say: null,
      task: null,
    };
    const entry: Entry = {
      ...{ ...deed, capability: ability.capability ?? '', payload: payload ?? {}, why },
      ...{ request: 'R10', isAsked: true, stub: null },
    };
    const [message] = renderTranscript({ summary: null, entries: [entry], left_out: 0 }, { way, lang: 'en', zone });
    const input =
      way === 'tools'
        ? message?.role === 'assistant'
          ? message.calls?.[0]?.input
          : undefined
        : JSON.stringify(JSON.parse(message?.content ?? '').call.input);
    const tool = toolsIn({ lang: 'en', collections: { host: 'docs.example', ids: [] } }).find(
      (told) => told.name === name,
    );
    const isAsked =
      way === 'form' ? fieldsOf(ability).some((field) => field.name === 'why') : JSON.stringify(tool).includes('"why"');
    expect(JSON.parse(input ?? '')).toEqual({ ...own, ...(isAsked && { why }) });
    const known = Object.keys((tool?.parameters as { properties: JsonObject }).properties);
    if (way === 'tools') expect(known).toEqual(expect.arrayContaining(Object.keys(JSON.parse(input ?? ''))));
  });

  it('and what may be written at all is told in its form', () => {
    for (const ability of acting) {
      const untold = ability.fields.filter(({ isUntold }) => isUntold).map((field) => field.name);
      expect(untold).toEqual(ability.name === 'note_write' ? ['mode'] : []);
    }
    expect(JSON.stringify(Object.values(presentWords.en).map(String))).not.toContain('mode');
  });
});

describe('a question that another one came before', () => {
  it('is told as that, though the person did reply: nothing says that no reply came', async () => {
    const form = { way: 'form' } as const;
    const replies = [question('How big is it?', form), question('Which hall?', form)];
    const mind = scriptedMind(() => replies.shift() ?? talk('Good.', form));
    const house = await new AgentHouse({ mind: { ...mind, isRules: false, place: view.place } }).open();
    await house.say('A party');
    await house.say('Thirty guests');
    const first = house.ended.find(({ cause }) => cause === 'stopped');
    expect(first).toBeDefined();
    const text = told(house.events, 'en');
    expect(text).toMatch(/\(R\d+ question: no longer open, something else came first\)/);
    expect(text).not.toMatch(/Not answered|\(stopped\)/);
    expect(told(house.events, 'ja')).toMatch(/（?R\d+ question：ほかのことが先になり、もう開いていない/u);
  });
});
