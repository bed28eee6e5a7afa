import { expect, it } from 'vitest';
import { LlmHouse } from '../../../../tests/support/llm-house';
import type { LanguageModel, ModelRequest } from '../../models/language-model';

/** A model that answers turns at once, and a summary when it is let. */
function slowlySumming() {
  const summaries: { isAborted: () => boolean; end(text: string): void }[] = [];
  const turns: ModelRequest[] = [];
  /** What happens while a turn is answered. */
  const meanwhile = { do: (): void => {} };
  const model = {
    name: 'slow',
    contextTokens: 16_000,
    generate: async (request: ModelRequest, signal: AbortSignal) => {
      if (request.purpose !== 'summary') {
        turns.push(request);
        meanwhile.do();
        await new Promise((resolve) => setImmediate(resolve));
        const text = JSON.stringify({ say: `I see (${turns.length}).`, call: null, mark: null });
        return { ok: true, text, usage: null };
      }
      return new Promise((resolve) => {
        signal.addEventListener('abort', () => resolve({ ok: false, code: 'aborted', message: '' }));
        summaries.push({
          isAborted: () => signal.aborted,
          end: (text) => resolve({ ok: true, text, usage: null }),
        });
      });
    },
  } as unknown as LanguageModel;
  return { model, summaries, turns, meanwhile };
}

const fact = (at: number): string =>
  `Fact ${at}: hive ${at} stands on roof ${at * 7}. ${'It hums along all day. '.repeat(8)}`;

async function talkUntilSummed(place: 'served' | 'device') {
  const slow = slowlySumming();
  const at = place === 'served' ? { kind: place, host: 'models.example' } : { kind: place, host: null };
  const house = await new LlmHouse(slow.model, { place: at }).open();
  let said = 0;
  const say = (): Promise<unknown> => house.say(fact(++said));
  while (slow.summaries.length === 0 && said < 200) await say();
  return { ...slow, house, say };
}

it('at a host goes on beside turns that overtake it, and is told once it is there', async () => {
  const { summaries, turns, house, say } = await talkUntilSummed('served');
  await say();
  await say();
  expect(summaries).toHaveLength(1);
  expect(summaries[0]?.isAborted()).toBe(false);
  summaries[0]?.end('Hives stand on roofs.');
  await say();
  expect(JSON.stringify(turns.at(-1))).toContain('Hives stand on roofs.');
  expect(house.all('summary')).toHaveLength(1);
});

it('that never ends is given up after some turns, and made anew', async () => {
  const { summaries, say } = await talkUntilSummed('served');
  for (let turn = 0; turn < 5; turn++) await say();
  expect(summaries[0]?.isAborted()).toBe(true);
  expect(summaries.length).toBeGreaterThan(1);
});

it('on this device gives way to a turn once, and not to turn after turn', async () => {
  const { summaries, turns, say } = await talkUntilSummed('device');
  await say();
  expect(summaries.map(({ isAborted }) => isAborted())).toEqual([true, false]);
  await say();
  expect(summaries[1]?.isAborted()).toBe(false);
  summaries[1]?.end('Hives stand on roofs.');
  await say();
  expect(JSON.stringify(turns.at(-1))).toContain('Hives stand on roofs.');
});

it('of words that were taken out meanwhile is neither told nor stored', async () => {
  const { summaries, turns, meanwhile, house, say } = await talkUntilSummed('served');
  const [target] = house.all('input');
  const targets = [{ seq: target?.seq ?? 0, pointers: ['/text'] }];
  await house.put({ kind: 'redact', id: 'redact', lang: 'en', at: '', targets });
  meanwhile.do = () => summaries[0]?.end('Hives stand on roofs.');
  await say();
  await say();
  expect(JSON.stringify(turns)).not.toContain('Hives stand on roofs.');
  expect(house.all('summary')).toEqual([]);
});
