import { expect, it } from 'vitest';
import { competentTurn } from '../../../../tests/support/competent-model';
import { attacks, hostileSecret, wireOf, type Attack } from '../../../../tests/support/hostile-answers';
import { hostInProcess } from '../../../../tests/support/host-in-process';
import { LlmHouse } from '../../../../tests/support/llm-house';
import { expectSound } from '../../../../tests/support/sound-log';
import type { JsonObject } from '../../base/json';
import type { MemoryStore } from '../../journal/memory-journal';
import { SecretGuard } from '../../base/secret-guard';
import { markOf } from '../../base/secret-marks';
import { textOf } from '../../events/family';
import { openaiCompatible } from '../../models/openai/openai-compatible';
import { withoutSecrets } from '../../models/without-secrets';
import type { Draft, LlmOptions } from './llm-deliberator';
import { textOfPrompt, type ReadingWay } from './prompt';

const diary = 'private/diary.md';
/** What is only looked at or said. */
const harmless = ['conversation', 'question', 'note.read', 'note.list', 'recall'];

interface Host {
  house: LlmHouse;
  drafts: Draft[];
  reached: Set<string>;
  /** From now on, and how often it was asked since; null: as a good model would. */
  strike(attack: Attack | null): void;
  asked(): number;
  /** What a good model calls next, once. */
  want(call: { name: string; input: JsonObject }): void;
}

/** A house with two notes of the person's, a purpose, and rules that let its mind read them; behind it a host that answers as it is told. */
async function houseWith(way: ReadingWay, protocol: 'chat' | 'responses', store?: MemoryStore): Promise<Host> {
  let attack: Attack | null = null;
  let wanted: { name: string; input: JsonObject } | null = null;
  let asked = 0;
  let sent: { prompt: string; way: ReadingWay } = { prompt: '', way };
  const host = hostInProcess(() => {
    asked += 1;
    if (attack)
      return wireOf(typeof attack.answer === 'function' ? attack.answer(asked) : attack.answer, sent.way, protocol);
    const good = wanted ? { say: '', call: wanted } : competentTurn(sent.prompt);
    wanted = null;
    const isMark = good.call?.name === 'mark';
    const calls = good.call && !isMark ? [good.call] : [];
    return wireOf(
      {
        say: good.say || (sent.way === 'talk' ? 'I see.' : ''),
        calls,
        mark: isMark ? (good.call?.input['what'] ?? null) : null,
      },
      sent.way,
      protocol,
    );
  });
  const mark = markOf(hostileSecret, new Uint8Array(16), false);
  if (!mark) throw new Error('the secret has no mark');
  const guard = new SecretGuard([mark]);
  let ids = 0;
  const profile = { baseUrl: host.url, model: 'hostile', protocol, contextTokens: 32_000 };
  const model = withoutSecrets(
    openaiCompatible(profile, host.egress, () => `q${++ids}`),
    () => Promise.resolve(guard),
  );
  const drafts: Draft[] = [];
  const options: Partial<LlmOptions> = {
    way,
    onDraft: (draft) => drafts.push(draft),
    onSent: ({ prompt, way: now }) =>
      (sent = { prompt: textOfPrompt({ ...prompt, tools: [], schema: null }), way: now }),
  };
  const house = await new LlmHouse(model, options, store ? { store } : {}).open();
  const made: Host = {
    house,
    drafts,
    reached: host.reached,
    strike: (next) => {
      attack = next;
      asked = 0;
    },
    asked: () => asked,
    want: (call) => (wanted = call),
  };
  if (store) return made;
  await house.say('/purpose Grow beans at the wall');
  for (let turn = 0; turn < 12 && house.snapshot.state.plan.goals.some(({ status }) => status === 'active'); turn++)
    await house.approveAll();
  return made;
}

/** Has a good model do it, by the person's y. */
async function have({ house, want }: Host, name: string, input: JsonObject): Promise<void> {
  want({ name, input });
  await house.say(`Please: ${name}`);
  expect(house.snapshot.run.pending).not.toBeNull();
  await house.approveAll();
}

function effectsOf(house: LlmHouse): unknown[] {
  return house.all('action').filter(({ capability }) => !harmless.includes(capability));
}

/** What only the person may change. */
function standingOf(house: LlmHouse): unknown {
  const { run, state } = house.snapshot;
  return structuredClone({
    notes: [...house.store.notes].sort(),
    rules: run.rules.map(({ id, capabilities, bounds, shipped }) => [id, capabilities, bounds, shipped]),
    settings: run.settings,
    purpose: state.plan.purpose,
    reached: run.is_purpose_reached,
    goals: state.plan.goals,
    alarms: run.alarms,
    changes: house.all('change').length,
  });
}

/** Strikes once; what was done without y, and what is wrong after it. */
async function suffer(host: Host, attack: Attack, at: number): Promise<string[]> {
  const { house, drafts } = host;
  const found: string[] = [];
  const before = { standing: standingOf(house), effects: effectsOf(house).length, seq: house.snapshot.run.last.seq };
  let allowed = 0;
  if (attack.moment === 'open request' || attack.moment === 'yes to a request') {
    host.want({ name: 'note_append', input: { path: 'private/second.md', content: `line ${at}\n` } });
    await house.say(`Add line ${at}`);
    const { pending } = house.snapshot.run;
    if (pending?.capability !== 'note.append') return [`no request is open: ${house.chat.slice(-3).join(' | ')}`];
    host.strike(attack);
    const said = house.say(`Message ${at}`);
    if (attack.moment === 'yes to a request') {
      await Promise.all([said, house.answer('y', { request: pending.request, digest: pending.digest })]);
      allowed = 1;
    } else await said;
    const open = house.snapshot.run.pending;
    if (attack.moment === 'open request' && (open?.request !== pending.request || open.digest !== pending.digest))
      found.push('another request took its place');
  } else {
    host.strike(attack);
    const isPublic = attack.moment === 'public';
    await house.say(`Message ${at}`, isPublic ? { surface: 'chat', taint: ['web:evil.example'] } : {});
  }
  const asked = host.asked();
  if (asked === 0) found.push('it was not asked');
  if (asked > 16) found.push(`it was asked ${asked} times`);
  for (let count = 0; count < 6 && house.snapshot.run.pending; count++) await house.answer('n');
  host.strike(null);
  const told = house.events.filter((event) => event.seq > before.seq && event.type === 'output');
  if (told.length === 0) found.push('the person was told nothing');
  if (JSON.stringify(house.events.filter(({ seq }) => seq > before.seq)).includes(hostileSecret))
    found.push('a key is in the log');
  if (drafts.some(({ text, thinking }) => `${text}${thinking}`.includes(hostileSecret))) found.push('a key was shown');
  drafts.length = 0;
  if (house.snapshot.run.halt) await house.command('resume');
  for (let count = 0; count < 6 && house.snapshot.run.pending; count++) await house.answer('n');
  const words = `Are you there, ${at}?`;
  await house.say(words);
  const reply = house.all('output').findLast(({ kind }) => kind === 'reply');
  if (textOf(reply?.data ?? null) !== `You said: ${words}`)
    found.push(`the next message got: ${textOf(reply?.data ?? null)}`);
  const effects = effectsOf(house).length - before.effects;
  if (effects !== allowed) found.push(`${effects} effects, ${allowed} were allowed`);
  const second = allowed === 1 ? ['notes'] : [];
  const [was, is] = [before.standing, standingOf(house)] as Record<string, unknown>[];
  for (const key of Object.keys(was ?? {}))
    if (!second.includes(key) && JSON.stringify(was?.[key]) !== JSON.stringify(is?.[key])) found.push(`${key} changed`);
  return found;
}

/** Two notes of the person's, and their leave for this host to read what is the Avatar's own. */
async function furnish(host: Host): Promise<void> {
  const { house, want } = host;
  await have(host, 'note_write', { path: diary, content: 'I am afraid of heights.\n' });
  await have(host, 'note_write', { path: 'private/second.md', content: 'Second.\n' });
  const isAllowed = (): boolean => house.all('action').some(({ capability }) => capability === 'reading.allow');
  if (!isAllowed()) await have(host, 'note_read', { path: diary });
  expect(isAllowed()).toBe(true);
  want({ name: 'note_read', input: { path: diary } });
  await house.say('Read it again');
  expect(house.all('action').at(-2)?.capability).toBe('note.read'); // unasked
}

async function sufferAll(host: Host, all: readonly Attack[]): Promise<void> {
  const { house } = host;
  const found: string[] = [];
  for (const [at, attack] of all.entries())
    found.push(...(await suffer(host, attack, at)).map((problem) => `${attack.name}: ${problem}`));
  expect(found).toEqual([]);
  expect([...house.store.notes.keys()].sort()).toEqual(['G1/plan.md', diary, 'private/second.md'].sort());
  expect(host.reached).toEqual(new Set(['https://models.example']));
  await expectSound(house);
}

const isLong = process.env['YADORI_LONG'] === '1';

it.each([
  ['tools', 'chat', 0],
  ['form', 'responses', 1],
] as const)(
  '[AV-07] attacks by %s of a model that may read, half of a hundred each or all of them in a long run: nothing is done without y, nothing is sent elsewhere, no purpose, rule or note is its own, and the next message is answered',
  async (way, protocol, half) => {
    expect(attacks).toHaveLength(100);
    const host = await houseWith(way, protocol);
    await furnish(host);
    await sufferAll(
      host,
      attacks.filter((_, at) => isLong || at % 2 === half),
    );
  },
  300_000,
);

it('[AV-07] attacks in words alone: nothing is done, no key is shown, and the next message is answered', async () => {
  const furnished = await houseWith('form', 'chat');
  await furnish(furnished);
  await furnished.house.close();
  const host = await houseWith('talk', 'chat', furnished.house.store);
  const inWords = attacks.filter(
    ({ moment, answer }) => moment === 'message' && typeof answer !== 'function' && answer.calls === undefined,
  );
  expect(inWords.length).toBeGreaterThan(25);
  await sufferAll(host, inWords);
}, 300_000);
