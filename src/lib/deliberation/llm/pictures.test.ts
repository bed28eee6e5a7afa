import { describe, expect, it } from 'vitest';
import { AgentHouse } from '../../../../tests/support/agent-house';
import { LlmHouse } from '../../../../tests/support/llm-house';
import { broughtPicture } from '../../../../tests/support/shown-picture';
import { pictureTokens, type ModelRequest } from '../../models/language-model';
import { scriptedModel } from '../../models/scripted';
import { transcriptOf, type TranscriptView } from '../../mind/transcript';
import { renderTranscript } from './render';
import { tokensOfPictures } from './prompt';

const view: TranscriptView = {
  ...{ summary: null, intent: null, triggers: [], now: Date.UTC(2026, 10, 28, 9), mayReadOwn: true },
  ...{ place: { kind: 'served', host: 'models.example' }, leftOut: 0 },
};
const zone = (time: string) => ({ date: time.slice(0, 10), clock: time.slice(11, 16) });

let rows = 0;
function show(house: AgentHouse, text: string, ...signs: number[]) {
  const row = { kind: 'text', id: `show-${++rows}`, lang: 'en', at: '', text, surface: 'chat' } as const;
  const pictures = signs.map((sign) => broughtPicture(sign));
  return house.put({ ...row, shown_request: null, taint: [], pictures });
}

async function talk(): Promise<AgentHouse> {
  const house = await new AgentHouse().open();
  await show(house, 'Look', 1, 2);
  await show(house, '', 3);
  await show(house, 'And these', 4, 5);
  return house;
}

function rendered(house: AgentHouse, sees: boolean, lang: 'en' | 'ja' = 'en') {
  const messages = renderTranscript(transcriptOf(house.events, view), { way: 'talk', lang, zone, sees });
  return { messages, text: messages.map(({ content }) => content).join('\n') };
}

describe('what a mind is told of pictures', () => {
  it('one that sees is shown the newest four, with the words of their message, and told of older ones', async () => {
    const { messages, text } = rendered(await talk(), true);
    const shown = messages.flatMap((message) => (message.role === 'user' ? (message.pictures ?? []) : []));
    expect(shown.map(({ hash }) => hash)).toEqual([2, 3, 4, 5].map((sign) => broughtPicture(sign).hash));
    expect(text.match(/\[picture, 1024 × 768\]/g)).toHaveLength(4);
    expect(text).toContain('Look\n[a picture, 1024 × 768, not shown again]\n[picture, 1024 × 768]');
    expect(tokensOfPictures({ messages })).toBe(4 * pictureTokens);
  });

  it.each([
    ['en', '[a picture that you cannot see, 1024 × 768]'],
    ['ja', '［あなたには見えない画像、1024 × 768］'],
  ] as const)('one that does not see is told that there are some, in %s', async (lang, words) => {
    const { messages, text } = rendered(await talk(), false, lang);
    expect(messages.every((message) => !('pictures' in message))).toBe(true);
    expect(text.split(words)).toHaveLength(6);
    expect(tokensOfPictures({ messages })).toBe(0);
  });

  it('one that was taken out is neither shown nor told', async () => {
    const house = await talk();
    const { seq } = house.all('input').find(({ pictures }) => pictures) ?? { seq: 0 };
    const pointers = ['/text', '/pictures/0/salt', '/pictures/1/salt'];
    await house.put({ kind: 'redact', id: `out-${++rows}`, lang: 'en', at: '', targets: [{ seq, pointers }] });
    expect(rendered(house, true).text.match(/picture/g)).toHaveLength(3);
  });
});

it('a model on this device, and a summary, are given words alone', async () => {
  const seen: ModelRequest[] = [];
  const model = scriptedModel((request) => {
    seen.push(request);
    return 'I cannot see it.';
  }, {});
  const house = new LlmHouse(model);
  await house.open();
  await show(house, 'Look', 1);
  const told = seen.at(-1)?.messages ?? [];
  expect(told.every((message) => !('pictures' in message))).toBe(true);
  expect(told.map(({ content }) => content).join('\n')).toContain('[a picture that you cannot see, 1024 × 768]');
});
