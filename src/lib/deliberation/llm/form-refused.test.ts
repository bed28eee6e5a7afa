import { afterAll, beforeAll, expect, it } from 'vitest';
import { LlmHouse } from '../../../../tests/support/llm-house';
import { nodeEgress } from '../../../../tests/support/node-egress';
import { serveOpenai, type OpenaiServer, type Reply } from '../../../../tests/support/openai-server';
import { competentReply } from '../../../../tests/support/served-model';
import { expectSound } from '../../../../tests/support/sound-log';
import type { JsonObject } from '../../base/json';
import { modelFailure } from '../../models/language-model';
import { openaiCompatible } from '../../models/openai/openai-compatible';
import { scriptedModel } from '../../models/scripted';
import type { ReadingWay } from './prompt';

let server: OpenaiServer;
beforeAll(async () => (server = await serveOpenai()));
afterAll(() => server.close());

/** An agent of this host's model. `way`: as its profile has it. */
async function houseOf(protocol: 'chat' | 'responses', way: ReadingWay = 'tools') {
  const egress = nodeEgress(() => [new URL(server.url).origin]);
  let ids = 0;
  const served = { baseUrl: server.url, model: 'tiny', protocol, contextTokens: 32_000 };
  const ways: ReadingWay[] = [];
  const model = openaiCompatible(served, egress, () => `id-${++ids}`);
  const house = await new LlmHouse(model, { way, onWay: (next) => ways.push(next) }).open();
  const isItsTurn = (): boolean => {
    const { pending, asking, halt } = house.snapshot.run;
    return (pending ?? asking ?? halt) !== null || house.chat.some((line) => line.startsWith('[G1] DONE'));
  };
  const untilItsTurn = () => expect.poll(isItsTurn, { timeout: 20_000 }).toBe(true);
  await untilItsTurn();
  return { house, untilItsTurn, ways };
}

const bringsTools = (body: JsonObject): boolean => Array.isArray(body['tools']) && body['tools'].length > 0;
const toldIn = ({ chat }: LlmHouse): string[] =>
  chat.filter((line) => line.includes('tool calls')).map((line) => line.replace(/:\d+/, ':PORT'));

it.each(['chat', 'responses'] as const)(
  '[F-34] a host over %s that refuses tools in mid-use is asked by the form, which is said once, in chat and to who keeps the mind; what does not fit then is dropped and counted',
  async (protocol) => {
    server.seen.length = 0;
    const good = (body: JsonObject): Reply => competentReply(body, { chunkBytes: 40 });
    server.reply = good;
    const { house, untilItsTurn, ways } = await houseOf(protocol);
    await house.say('/purpose Repair the garden gate');
    await expect.poll(() => house.snapshot.run.pending?.task, { timeout: 20_000 }).toBe('G1-T1');
    expect(toldIn(house)).toEqual([]); // until now it took tools
    expect(house.newest('thought').way).toBe('tools');

    let isProse = true;
    server.reply = (body) => {
      if (bringsTools(body))
        return { kind: 'status', status: 400, body: { error: { message: 'tools are not supported by this model' } } };
      const wasProse = isProse;
      isProse = false;
      return wasProse ? { kind: 'answer', text: 'I would add a line now.' } : good(body);
    };
    for (let answers = 0; house.snapshot.run.pending && answers < 10; answers++) {
      await house.answer('y');
      await untilItsTurn();
    }
    expect(house.chat).toContain('[G1] DONE Repair the garden gate / 100%');
    expect(toldIn(house)).toHaveLength(1);
    expect(toldIn(house)[0]).toContain('tiny · 127.0.0.1:PORT does not take');
    expect(ways).toEqual(['form']);
    expect(house.newest('thought').way).toBe('form');
    expect(house.invalid).toEqual([expect.stringContaining('no JSON')]);
    expect(server.seen.filter(({ body }) => body && bringsTools(body)).length).toBe(4); // three turns before, and the refused one
    await expectSound(house);

    // who is known to refuse is not asked with tools again, and nothing is said twice
    server.seen.length = 0;
    const next = await houseOf(protocol, 'form');
    expect(next.house.chat).toEqual(['What shall I work towards?']);
    expect(server.seen.some(({ body }) => body && bringsTools(body))).toBe(false);
    expect(next.ways).toEqual([]);
  },
);

it.each([
  ['en', 'tiny gave no answer: it can’t follow the required format. I stopped here and lost nothing.'],
  ['ja', 'tinyから答えがありませんでした：必要な形式に対応していません。ここで止まりました。'],
] as const)(
  '[F-34] an engine on this device that refuses the form in mid-use stops there and says so, in %s',
  async (lang, line) => {
    let turns = 0;
    const model = scriptedModel(
      () => {
        turns += 1;
        const end = modelFailure('schema_refused', 'the grammar cannot be compiled');
        const rest = { say: '', call: { name: 'rest', input: { until: 'you speak' } }, mark: null };
        return turns === 1 ? JSON.stringify(rest) : { pieces: [], end };
      },
      { name: 'tiny', contextTokens: 32_000 },
    );
    const house = await new LlmHouse(model, { place: { kind: 'device', host: null } }, { lang }).open();
    await house.say('Repair the garden gate', { lang });
    expect(house.snapshot.run.halt).toMatchObject({
      reason: 'model',
      detail: expect.stringContaining('schema_refused') as string,
    });
    expect(house.chat.at(-1)).toContain(line);
    await expectSound(house);
  },
);
