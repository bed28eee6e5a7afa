import { describe, expect, it } from 'vitest';
import { AgentHouse } from '../../../../tests/support/agent-house';
import { LlmHouse } from '../../../../tests/support/llm-house';
import { question, scriptedMind, talk } from '../../../../tests/support/scripted-mind';
import type { JsonObject } from '../../base/json';
import type { Language } from '../../base/language';
import type { LogEvent } from '../../events/log-event';
import { transcriptOf, type TranscriptView } from '../../mind/transcript';
import type { ModelRequest } from '../../models/language-model';
import { scriptedModel } from '../../models/scripted';
import { renderTranscript } from './render';

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
    const input: JsonObject = { path: 'a.md', content: 'Nine hives.', ...(done !== undefined && { done }) };
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
    expect(back).toContain('Nine hives.');
    expect(/"done": ?false/.test(back)).toBe(done === false);
    expect(back).not.toMatch(/"done": ?true/);
    expect(house.invalid).toEqual([]);
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
