import { standingOf, toolsIn } from '../../src/lib/deliberation/llm/standing';
import { answerForm, type Prompt, type ReadingWay } from '../../src/lib/deliberation/llm/prompt';
import { TokenMeter } from '../../src/lib/deliberation/llm/token-meter';
import { scriptedModel } from '../../src/lib/models/scripted';
import { competentTurn } from '../support/competent-model';
import { LlmHouse } from '../support/llm-house';
import { packOf } from '../support/mind-pack';
import { seededRandom } from '../support/seeded-random';
import { spreadOf, type Figure } from './figure';

const messages = 200;
/** Of a request, in percent: what may be other than in the one before. */
const changedBudget = 20;
const standingBudget = 1_500;

/** How much of a request a host or engine has to read anew, over a long talk, with its summaries. */
export async function measurePrefix(): Promise<Figure[]> {
  return [await changedIn(16_000), await changedIn(8_000)];
}

async function changedIn(contextTokens: number): Promise<Figure> {
  const words = wordsFrom(contextTokens);
  const summary = (): string => `They said: ${words(120)}.`;
  let prompt = '';
  const model = scriptedModel(
    ({ purpose }) => {
      if (purpose === 'summary') return { pieces: [summary()], end: {} };
      const { say, call } = competentTurn(prompt);
      const told = call === null ? `${say} ${words(40)}.` : say;
      const calls = call ? [{ id: 'c00000001', name: call.name, input: JSON.stringify(call.input) }] : [];
      return { pieces: [told], end: { calls } };
    },
    { contextTokens },
  );
  const meter = new TokenMeter();
  const samples: number[] = [];
  const inputs: number[] = [];
  let before: string | null = null;
  let breaks = 0;
  const house = await new LlmHouse(model, {
    way: 'tools',
    onSent: ({ prompt: sent }) => {
      prompt = sent.messages.map(({ content }) => content).join('\n');
      const text = wholeOf(sent);
      const all = meter.estimate(text);
      inputs.push(all);
      if (before !== null) {
        const same = meter.estimate(text.slice(0, alike(before, text)));
        samples.push((100 * (all - same)) / all);
        if (same < all / 2) breaks += 1;
      }
      before = text;
    },
  }).open();
  await house.say('/purpose Look after the bees');
  for (let count = 0; count < 40 && (house.snapshot.run.pending || house.snapshot.run.halt); count++) {
    if (house.snapshot.run.pending) await house.answer('y');
    else await house.command('resume');
  }
  for (let message = 0; message < messages; message++) {
    house.clock.advance(120_000);
    await house.say(`Message ${message}: ${words(30)}.`);
    await house.approveAll();
  }
  const summaries = house.all('summary').length;
  const mean = samples.reduce((sum, one) => sum + one, 0) / samples.length;
  return {
    name: contextTokens === 16_000 ? 'mind-changed-16k' : 'mind-changed-8k',
    value: mean,
    unit: '%',
    budget: changedBudget,
    decimals: 1,
    samples,
    details: [
      `${samples.length} requests of a talk of ${messages} messages, mean; ${summaries} summaries, ${breaks} requests with less than half unchanged`,
      `tokens of a request ${spreadOf(inputs, 0)}; behind the beginning, percent ${spreadOf(samples, 1)}`,
    ],
    ...(house.invalid.length > 0 && { problem: `answers did not fit: ${house.invalid[0]}` }),
    ...(summaries === 0 && { problem: 'no summary was made' }),
  };
}

/** What stands first, in tokens as they are estimated: the most of any language and way. */
export async function measureStanding(): Promise<Figure[]> {
  const ways: ReadingWay[] = ['tools', 'form', 'talk'];
  const counted = (['en', 'ja'] as const).flatMap((lang) =>
    ways.map((way) => {
      const pack = packOf(lang);
      const tools = way === 'tools' ? JSON.stringify(toolsIn(pack)) : '';
      return { of: `${lang} ${way}`, tokens: tokensOf(`${standingOf(pack, way)}${tools}`) };
    }),
  );
  const samples = counted.map(({ tokens }) => tokens);
  const details = [
    counted.map(({ of, tokens }) => `${of} ${tokens}`).join(', '),
    `besides, for hosts that count it, the schema of the form: ${tokensOf(JSON.stringify(answerForm()))}`,
  ];
  const value = Math.max(...samples);
  return [{ name: 'mind-standing', value, unit: 'tk', budget: standingBudget, decimals: 0, samples, details }];
}

/** Within a few percent of what o200k_base makes of these texts. */
function tokensOf(text: string): number {
  const japanese = text.match(/[\u3040-\u9fff\uff00-\uffef]/gu)?.length ?? 0;
  return Math.ceil((text.length - japanese) / 4 + japanese * 0.85);
}

/** As a host reads it: tools, then each message with its role. */
function wholeOf({ messages: all, tools }: Prompt): string {
  const said = all.map((message) => JSON.stringify(message));
  return [JSON.stringify(tools), ...said].join('\n');
}

function alike(one: string, other: string): number {
  let at = 0;
  while (at < one.length && at < other.length && one.charCodeAt(at) === other.charCodeAt(at)) at++;
  return at;
}

/** So many words that do not repeat themselves, the same for the same seed. */
function wordsFrom(seed: number): (count: number) => string {
  const random = seededRandom(seed);
  return (count) =>
    Array.from({ length: count }, () =>
      [...random.bytes(6)].map((byte) => 'aeioubdlmnrst'.charAt(byte % 13)).join(''),
    ).join(' ');
}
