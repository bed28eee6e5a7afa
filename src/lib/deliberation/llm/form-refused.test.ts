import { afterAll, beforeAll, expect, it } from 'vitest';
import { AgentHouse } from '../../../../tests/support/agent-house';
import { FakeClock } from '../../../../tests/support/fake-clock';
import { nodeEgress } from '../../../../tests/support/node-egress';
import { serveOpenai, type OpenaiServer, type Reply } from '../../../../tests/support/openai-server';
import { seededRandom } from '../../../../tests/support/seeded-random';
import { competentReply, bringsForm } from '../../../../tests/support/served-model';
import { expectSound } from '../../../../tests/support/sound-log';
import type { JsonObject } from '../../base/json';
import { modelFailure } from '../../models/language-model';
import { openaiCompatible } from '../../models/openai/openai-compatible';
import { scriptedModel } from '../../models/scripted';
import { LlmDeliberator } from './llm-deliberator';

let server: OpenaiServer;
beforeAll(async () => (server = await serveOpenai()));
afterAll(() => server.close());

/** An agent of this host's model. `asksInWords`: as its profile has it. */
async function houseOf(protocol: 'chat' | 'responses', asksInWords = false) {
  const clock = new FakeClock();
  const egress = nodeEgress(() => [new URL(server.url).origin]);
  let ids = 0;
  const served = { baseUrl: server.url, model: 'tiny', protocol, contextTokens: 32_000, asksInWords };
  const refused: string[] = [];
  const mind = new LlmDeliberator(
    openaiCompatible(served, egress, () => `id-${++ids}`),
    {
      ...{ clock, random: seededRandom(5), temperature: () => 0, asksInWords },
      onFormRefused: () => refused.push(protocol),
    },
  );
  const house = await new AgentHouse({ mind, clock }).open();
  const isItsTurn = (): boolean => {
    const { pending, asking, halt } = house.snapshot.run;
    return (pending ?? asking ?? halt) !== null || house.chat.some((line) => line.startsWith('[G1] DONE'));
  };
  const untilItsTurn = () => expect.poll(isItsTurn, { timeout: 20_000 }).toBe(true);
  await untilItsTurn();
  return { house, untilItsTurn, refused };
}

const notice =
  'tiny · 127.0.0.1:PORT does not take the required format, so I ask for it in words. More of its answers may be unusable. “Check” under Models tries the format again.';
const toldIn = ({ chat }: AgentHouse): string[] =>
  chat.filter((line) => line.includes('format')).map((line) => line.replace(/:\d+/, ':PORT'));

it.each(['chat', 'responses'] as const)(
  '[F-34] a host over %s that refuses the form in mid-use is asked in words, which is said once, in chat and to who keeps the mind; what does not fit then is dropped and counted',
  async (protocol) => {
    server.seen.length = 0;
    const good = (body: JsonObject): Reply => competentReply(body, { chunkBytes: 40 });
    server.reply = good;
    const { house, untilItsTurn, refused } = await houseOf(protocol);
    await house.say('/purpose Repair the garden gate');
    await expect.poll(() => house.snapshot.run.pending?.task, { timeout: 20_000 }).toBe('G1-T1');
    expect(toldIn(house)).toEqual([]); // until now it took the form

    let isProse = true;
    server.reply = (body) => {
      if (bringsForm(body))
        return { kind: 'status', status: 400, body: { error: { message: 'json_schema is not supported' } } };
      const wasProse = isProse;
      isProse = false;
      return wasProse ? { kind: 'answer', text: 'I would add a line now.' } : good(body);
    };
    for (let answers = 0; house.snapshot.run.pending && answers < 10; answers++) {
      await house.answer('y');
      await untilItsTurn();
    }
    expect(house.chat.at(-1)).toBe('[G1] DONE Repair the garden gate / 100%');
    expect(toldIn(house)).toEqual([notice]);
    expect(refused).toEqual([protocol]);
    const dropped = house.all('lifecycle').filter(({ name }) => name === 'invalid_output');
    expect(dropped.map(({ detail }) => detail)).toEqual(['the answer is no JSON']);
    expect(server.seen.filter(({ body }) => body && bringsForm(body)).length).toBe(4); // three turns before, and the refused one
    await expectSound(house);

    // who is known to refuse is not asked with the form again, and nothing is said twice
    server.seen.length = 0;
    const next = await houseOf(protocol, true);
    expect(next.house.chat).toEqual(['What shall I work towards?']);
    expect(server.seen.some(({ body }) => body && bringsForm(body))).toBe(false);
    expect(next.refused).toEqual([]);
  },
);

it.each([
  ['en', 'tiny gave no answer: it can’t follow the required format. I stopped here and lost nothing.'],
  ['ja', 'tinyから答えがありませんでした：必要な形式に対応していません。ここで止まりました。'],
] as const)(
  '[F-34] an engine on this device that refuses the form in mid-use stops there and says so, in %s',
  async (lang, line) => {
    let turns = 0;
    const question = { decision_outcome: 'skip', action_type: null };
    const model = scriptedModel(
      () => {
        turns += 1;
        const end = modelFailure('schema_refused', 'the grammar cannot be compiled');
        return turns === 1 ? JSON.stringify(first(question)) : { pieces: [], end };
      },
      { name: 'tiny', contextTokens: 32_000 },
    );
    const clock = new FakeClock();
    const mind = new LlmDeliberator(model, { clock, random: seededRandom(5), temperature: () => 0 });
    const house = await new AgentHouse({ mind, clock, lang }).open();
    await house.say('Repair the garden gate', { lang });
    expect(house.snapshot.run.halt).toMatchObject({
      reason: 'model',
      detail: expect.stringContaining('schema_refused') as string,
    });
    expect(house.chat.at(-1)).toContain(line);
    await expectSound(house);
  },
);

function first(action: object): object {
  return {
    ...{ judgment: 'Fine.', intent: 'Wait.', reason: 'Nothing to do.', evidence_event_ids: [] },
    persona_influence: { summary: 'calm', preferred_direction: 'wait' },
    mood_influence: { summary: 'even', action_threshold_bias: 'neutral', defer_bias: 'neutral' },
    console_delivery: { delivery: 'silent', message_kind: null },
    action,
  };
}
