import { expect, it } from 'vitest';
import { packOf, packOfTask, said, talkOf } from '../../../../tests/support/mind-pack';
import { LlmHouse } from '../../../../tests/support/llm-house';
import { competentReply } from '../../../../tests/support/served-model';
import type { Language } from '../../base/language';
import type { JsonObject } from '../../base/json';
import type { ModelRequest } from '../../models/language-model';
import { scriptedModel } from '../../models/scripted';
import { abilities } from './abilities';
import { promptOf, type ReadingWay } from './prompt';
import { standingOf } from './standing';
import { shippedVoice } from './voice';

/** A fourth of a token a character of Latin script, 85 hundredths of one a character of Japanese, as in the bench of the mind. */
function tokensOf(text: string): number {
  const japanese = text.match(/[\u3040-\u9fff\uff00-\uffef]/gu)?.length ?? 0;
  return Math.ceil((text.length - japanese) / 4 + japanese * 0.85);
}

const zone = () => ({ date: '2026-11-28', clock: '09:00' });
const ways: ReadingWay[] = ['tools', 'form', 'talk'];
const cases = (['en', 'ja'] as Language[]).flatMap((lang) => ways.map((way) => [lang, way] as const));

it.each(cases)('%s, %s: what stands first has at most 1,500 tokens, with its tools', (lang, way) => {
  const { messages, tools } = promptOf(packOf(lang), way, packOf(lang).transcript, null, zone);
  const text = `${messages[0]?.content}${tools.length === 0 ? '' : JSON.stringify(tools)}`;
  expect(tokensOf(text)).toBeLessThanOrEqual(1_500);
});

it.each(cases)('%s, %s: it is the same to the byte whatever the turn is', (lang, way) => {
  const packs = [
    packOf(lang),
    packOf(lang, { trigger: said('x'), transcript: talkOf('a', 'b'), is_request_open: true, why: 'follow' }),
    packOfTask(lang, null, {}, { notes: [{ path: 'a.md', bytes: 1, time: '', taint: [] }], attempt: 3 }),
    packOf(lang, { catalogue: [], talk_only: true, purpose: { text: 'Bees', kind: 'ongoing' } }),
  ];
  const first = packs.map((pack) => {
    const { messages, tools, schema } = promptOf(pack, way, pack.transcript, null, zone);
    return JSON.stringify([messages[0], tools, schema]);
  });
  expect(new Set(first).size).toBe(1);
});

it('[AV-61] each way is told how it answers, all that may be called with its limits, and no other way', () => {
  const pack = packOf('en', { user_name: 'Hana' });
  const of = (way: ReadingWay) => promptOf(pack, way, pack.transcript, null, zone);
  const [tools, form, talk] = [of('tools'), of('form'), of('talk')];
  for (const { messages } of [tools, form, talk]) {
    const text = messages[0]?.content ?? '';
    expect(text).toContain(`You are ${pack.persona.name.en}.`);
    expect(text).toContain('Hana');
    for (const place of [1, 2, 3, 4, 5]) expect(text).toMatch(new RegExp(`^${place}\\. `, 'm'));
  }
  const names = abilities.filter(({ capability }) => capability !== 'collections.search').map(({ name }) => name);
  expect(tools.tools.map(({ name }) => name)).toEqual(names);
  expect(tools.messages[0]?.content).not.toContain('JSON');
  expect(tools.schema).toBeNull();
  for (const name of names) expect(form.messages[0]?.content).toMatch(new RegExp(`^${name}\\{`, 'm'));
  expect(form.tools).toEqual([]);
  expect(form.schema).not.toBeNull();
  expect([talk.tools, talk.schema]).toEqual([[], null]);
  expect(talk.messages[0]?.content).not.toContain('note_write');
});

it.each([
  ['en', 'Speak as I', /[\u3040-\u9fff]/u],
  ['ja', 'です・ます調', /Calm|Speak as/],
] as const)(
  '%s: the persona that ships speaks in the language of the talk, shown by three lines',
  (lang, register, other) => {
    const standing = standingOf(packOf(lang), 'talk');
    expect(standing).toContain(register);
    expect(standing).not.toMatch(other);
    expect(shippedVoice[lang].filter((line) => /^[“「]/u.test(line))).toHaveLength(3);
    expect(shippedVoice[lang].join('')).not.toMatch(/[!！]{2}/u);
    const { persona } = packOf(lang);
    const own = standingOf({ ...packOf(lang), persona: { ...persona, persona_text: 'A pirate.' } }, 'talk');
    expect(own).toContain('A pirate.');
    expect(own).not.toContain(register);
  },
);

it('over a whole job with tools its first message and its tools never change', async () => {
  const seen: ModelRequest[] = [];
  const model = scriptedModel(
    (request) => {
      seen.push(request);
      const reply = competentReply({ messages: request.messages, tools: request.tools ?? [] } as unknown as JsonObject);
      if (reply.kind !== 'answer') throw new Error('no answer');
      const calls = (reply.calls ?? []).map(({ name, input }, at) => ({ id: `c0000000${at}`, name, input }));
      return { pieces: reply.text === '' ? [] : [reply.text ?? ''], end: { calls } };
    },
    { contextTokens: 32_000 },
  );
  const house = await new LlmHouse(model, { way: 'tools' }).open();
  await house.say('/purpose Repair the garden gate');
  await house.approveAll();
  expect(house.chat).toContain('[G1] DONE Repair the garden gate / 100%');
  expect(house.invalid).toEqual([]);
  expect(new Set(seen.map(({ messages, tools }) => JSON.stringify([messages[0], tools]))).size).toBe(1);
  // calls are answered at once, each by what became of it
  for (const { messages } of seen)
    for (const [at, message] of messages.entries()) {
      if (message.role !== 'assistant' || !message.calls) continue;
      expect(messages[at + 1]).toMatchObject({ role: 'tool', call: message.calls[0]?.id });
      expect(message.calls[0]?.id).toMatch(/^[a-z0-9]{9}$/);
    }
});
