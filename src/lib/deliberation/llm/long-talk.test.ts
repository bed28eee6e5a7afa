import { describe, expect, it } from 'vitest';
import { LlmHouse } from '../../../../tests/support/llm-house';
import { expectSound } from '../../../../tests/support/sound-log';
import { textOf } from '../../events/family';
import type { ModelRequest } from '../../models/language-model';
import { scriptedModel } from '../../models/scripted';

const window = 16_000;
const fact = (at: number): string =>
  `Fact ${at}: the ${at}th hive stands on roof ${at * 7}. ${'It hums along all day. '.repeat(8)}`;
const textsOf = ({ messages }: ModelRequest): string[] => messages.map(({ role, content }) => `${role}: ${content}`);

/** How many characters two requests have in common from their beginning on. */
function common(before: ModelRequest, after: ModelRequest): number {
  const [one, other] = [textsOf(before).join('\n'), textsOf(after).join('\n')];
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  return at;
}

/** A talk of so many messages, each answered; `summary`: what the model sums up, where it can. */
async function talked(messages: number, summary: string | null = null) {
  const seen: ModelRequest[] = [];
  const summed: ModelRequest[] = [];
  const model = scriptedModel(
    (request) => {
      if (request.purpose === 'summary') {
        summed.push(request);
        return summary === null ? { pieces: [], end: null } : summary;
      }
      seen.push(request);
      return JSON.stringify({ say: `I remember it (${seen.length}).`, call: null, mark: null });
    },
    { name: 'tiny · test', contextTokens: window },
  );
  const house = await new LlmHouse(model).open();
  for (let at = 1; at <= messages; at++) await house.say(fact(at));
  return { house, seen, summed };
}

const characters = (request: ModelRequest): number =>
  textsOf(request).join('\n').length + JSON.stringify(request.schema).length;

describe('a talk longer than what there is room for', () => {
  it('[F-36] never sends more than the window less the answer, and keeps the newest; what it leaves out it counts', async () => {
    const { house, seen } = await talked(120);
    // the meter's first guess is no less than a token for four characters
    for (const request of seen) expect(characters(request) / 4).toBeLessThanOrEqual(window - 5_000);
    const last = textsOf(seen.at(-1) as ModelRequest).join('\n');
    expect(last).toContain('Fact 120:');
    expect(last).toContain('Fact 119:');
    expect(last).toMatch(/\(\d+ older events are left out here; recall finds them\)/);
    expect(house.newest('thought').seen?.left_out).toBeGreaterThan(0);
    await expectSound(house);
  });

  it('keeps its beginning: of 200 messages four fifths of what is sent stood in the request before, and it is cut in few steps', async () => {
    const { seen } = await talked(200);
    let [sent, kept, breaks] = [0, 0, 0];
    for (let at = 1; at < seen.length; at++) {
      const [before, after] = [seen[at - 1] as ModelRequest, seen[at] as ModelRequest];
      const same = common(before, after);
      const length = textsOf(after).join('\n').length;
      sent += length;
      kept += same;
      if (same / length < 0.5) breaks += 1;
    }
    console.info(
      `unchanged beginning ${((kept / sent) * 100).toFixed(1)} %, ${breaks} breaks of ${seen.length} requests`,
    );
    expect(kept / sent).toBeGreaterThanOrEqual(0.8);
    expect(breaks).toBeLessThan(12);
  });
});

describe('a summary of older talk', () => {
  const made = 'The hives stand on many roofs; the first on roof 7.';

  it('is made of the older half, stored with the next thought, and told in place of it from then on', async () => {
    const { house, seen, summed } = await talked(90, made);
    const [summary] = house.all('summary');
    expect(summary).toMatchObject({ text: made, previous: null, mind: { kind: 'served', host: 'models.example' } });
    expect(summed[0]?.messages.at(-1)?.content).toContain('Fact 1:');
    const thought = house.events.find(({ seq }) => seq === (summary?.seq ?? 0) + 1);
    expect(thought).toMatchObject({ type: 'thought', trigger: summary?.trigger });
    expect((summary?.to ?? 0) < (summary?.trigger ?? 0)).toBe(true);
    const last = textsOf(seen.at(-1) as ModelRequest).join('\n');
    expect(last).toContain(`(earlier, in short: ${made})`);
    expect(last).not.toContain('Fact 1:');
    // all that is later than its end stands there whole
    const to = house.all('summary').at(-1)?.to ?? 0;
    const said = house.all('input').filter(({ seq }) => seq > to);
    expect(said.length).toBeGreaterThan(3);
    for (const { text } of said) expect(last).toContain(textOf(text)?.trim());
    expect(house.newest('thought').seen).toMatchObject({ summary: house.all('summary').at(-1)?.seq, left_out: 0 });
    await expectSound(house);
  });

  it('of a second half builds on the first', async () => {
    const { house, summed } = await talked(200, made);
    const [first, second] = house.all('summary');
    expect(second).toMatchObject({ previous: first?.seq });
    expect(second?.from).toBeGreaterThan(first?.to ?? 0);
    expect(summed[1]?.messages.at(-1)?.content).toContain(`(earlier, in short: ${made})`);
  });

  it('goes when a word in its range is taken out, and so does what was built on it: neither is told again', async () => {
    const { house, seen } = await talked(200, made);
    const [target] = house.all('input');
    const targets = [{ seq: target?.seq ?? 0, pointers: ['/text'] }];
    await house.put({ kind: 'redact', id: 'redact', lang: 'en', at: '', targets });
    expect(house.all('summary').length).toBeGreaterThan(1);
    for (const { text } of house.all('summary')) expect(textOf(text)).toBeNull();
    await house.say('Where is the first?');
    expect(JSON.stringify(seen.at(-1))).not.toContain(made);
    await expectSound(house);
  });
});
