import { expect, it } from 'vitest';
import { AgentHouse } from '../../../../tests/support/agent-house';
import { FakeClock } from '../../../../tests/support/fake-clock';
import { decision, question, talk, writeNote } from '../../../../tests/support/scripted-mind';
import { llmOptions } from '../../../../tests/support/llm-house';
import { seededRandom } from '../../../../tests/support/seeded-random';
import { expectSound } from '../../../../tests/support/sound-log';
import { writtenAsModel } from '../../../../tests/support/written-as-model';
import type { JsonObject } from '../../base/json';
import type { ActionDecision } from '../../events/decision';
import type { LogEvent } from '../../events/log-event';
import type { ContextPack, Deliberator } from '../../mind/context-pack';
import type { LanguageModel } from '../../models/language-model';
import { scriptedModel } from '../../models/scripted';
import { LlmDeliberator } from './llm-deliberator';
import { purposeSaid } from '../../agent/fold/chat-grammar';

const names = ['Write', 'Write again', 'Append', 'Append more', 'List', 'Recall', 'Alarm', 'Setting', 'Ask', 'Report'];

/** What a task is done by. The second cannot succeed, since its note is there already. */
function actionFor(place: string | undefined, pack: ContextPack): ActionDecision {
  const act = (action_type: string, action_payload: JsonObject): ActionDecision =>
    decision({ action_type, action_payload });
  const holds = { expected: [{ kind: 'note_holds' as const, path: 'G1/plan.md', texts: [] }] };
  switch (place) {
    case 'T1':
      return writeNote('G1/plan.md', '# Plan', holds);
    case 'T2':
      return writeNote('G1/plan.md', '# Another', holds);
    case 'T3':
    case 'T4':
      return { ...act('note.append', { path: 'G1/plan.md', content: `- ${place}` }), ...holds };
    // what is only looked at ends nothing: words do
    case 'T5':
      if (pack.task?.actions !== 0) return talk('I looked at the list.');
      return { ...act('note.list', { folder: 'G1' }), finishes: false };
    case 'T6':
      if (pack.task?.actions !== 0) return talk('I looked for it.');
      return { ...act('recall', { query: 'plan', said_by: 'anyone', before: pack.trigger.seq }), finishes: false };
    case 'T7':
      return act('alarm.set', { text: 'Look at it', at: '12:00', date: '2026-12-01', zone: 'UTC' });
    case 'T8':
      return act('settings.change', { setting: 'heartbeat_seconds', before: 60, after: 120 });
    case 'T9':
      if (pack.task?.actions !== 0) return talk('That way, then.');
      return question('Which way?', {
        action_payload: {
          text: 'Which way?',
          choices: ['Left', 'Right'].map((label, at) => ({ id: `c${at + 1}`, label })),
        },
        finishes: false,
      });
    default:
      return talk('The plan stands in G1/plan.md.');
  }
}

function judged(pack: ContextPack): ActionDecision {
  if (pack.why === 'start') return question('What should I work towards?', { evidence_event_ids: [pack.trigger.seq] });
  if (pack.why === 'input' && !pack.purpose) {
    const tasks = names.map((name, at) => ({ id: `G1-T${at + 1}`, name, step: null }));
    const plan_update = {
      purpose: purposeSaid(pack.trigger) ?? '',
      goals: [{ id: 'G1', name: 'Plan', tasks }],
    } as const;
    return talk('I take it as my purpose.', {
      plan_update: plan_update as never,
      evidence_event_ids: [pack.trigger.seq],
    });
  }
  if (pack.why === 'input') {
    const isKept = pack.is_request_open && pack.trigger.text?.includes('later') === true;
    return talk(`You said: ${pack.trigger.text ?? ''}`, {
      evidence_event_ids: [pack.trigger.seq],
      ...(isKept && { later: true as const }),
    });
  }
  if (!pack.task) return talk('All of it is done.', { evidence_event_ids: [pack.trigger.seq] });
  const [, place] = pack.task.id.split('-');
  return { ...actionFor(place, pack), task: pack.task.id, evidence_event_ids: [pack.trigger.seq] };
}

/** A mind by rules. What it says of influences is what is measured of a model's, which measures none. */
function rules(made: ActionDecision[]): Deliberator {
  return {
    name: 'rules',
    isRules: true,
    async deliberate(pack) {
      const decided = judged(pack);
      const { persona_influence, mood_influence } = decided;
      made.push({
        ...decided,
        persona_influence: { ...persona_influence, value: 0, traits: pack.persona.profile.values },
        mood_influence: { ...mood_influence, vad: pack.mood.long },
      });
      return made.at(-1);
    },
  };
}

/** All that a person does of an evening, the same whoever judges. */
async function live(mind: Deliberator, clock: FakeClock): Promise<{ house: AgentHouse; saved: number[] }> {
  const house = new AgentHouse({ mind, clock, seed: 7 });
  const saved: number[] = [];
  house.onCommit = (seq) => saved.push(seq);
  await house.open();
  await house.say('/purpose Keep a plan');
  await house.say('And later the shed'); // kept until the request is answered
  await house.answer('y'); // T1
  await house.answer('y'); // T2 fails, since the note is there, and is asked for anew
  await house.answer('n');
  await house.say('Go on');
  await house.command('stop');
  await house.command('resume');
  await house.always({ bounds: { folder: 'G1' } }); // T3, and T4 by it
  await house.approveAll();
  await house.choose('c2'); // T9
  await house.approveAll();
  await house.undo(house.newest('change').seq);
  await house.revoke(house.ownRules[0]?.id ?? '');
  await house.say('Thank you');
  return { house, saved };
}

it('[AV-03] rules and a model that take the same decisions leave the same log, event by event, but for what names the mind', async () => {
  const made: ActionDecision[] = [];
  const { house: byRules, saved: savedByRules } = await live(rules(made), new FakeClock());

  const left = [...made];
  const written: string[] = [];
  const model: LanguageModel = scriptedModel(
    () => {
      const next = left.shift();
      if (!next) throw new Error('the model was asked more often than the rules');
      written.push(writtenAsModel(next));
      return written.at(-1) as string;
    },
    { name: 'tiny · test', contextTokens: 32_000 },
  );
  const clock = new FakeClock();
  const mind = new LlmDeliberator(model, {
    ...llmOptions,
    place: { kind: 'device', host: null },
    clock,
    random: seededRandom(9),
  });
  const { house: byModel, saved } = await live(mind, clock);

  expect(left).toEqual([]); // asked as often
  expect(byModel.events.map(withoutMind)).toEqual(byRules.events.map(withoutMind));
  expect(saved).toEqual(savedByRules); // in the same commits
  expect(stateOf(byModel)).toEqual(stateOf(byRules));
  expect([...byModel.store.notes]).toEqual([...byRules.store.notes]);
  for (const house of [byRules, byModel]) await expectSound(house);
  for (const [house, isRules] of [
    [byRules, true],
    [byModel, false],
  ] as const) {
    expect(house.all('thought').some(({ lang }) => lang === null)).toBe(!isRules);
    expect(house.all('output').some(({ by_rules }) => by_rules)).toBe(isRules);
  }

  // and every way through the gates was in it
  const ends = byModel.ended.filter(({ task }) => task !== null).map(({ task, cause }) => `${task} ${cause}`);
  expect(ends).toEqual([
    ...['G1-T1 null', 'G1-T2 exists', 'G1-T2 rejected'],
    // what is looked at or asked is followed by words
    ...names.slice(2).flatMap((_, at) => Array<string>([2, 3, 6].includes(at) ? 2 : 1).fill(`G1-T${at + 3} null`)),
  ]);
  const answers = byModel.all('approval').map(({ status, by }) => `${status} ${by?.replace(/\d+$/, 'own')}`);
  expect(new Set(answers)).toEqual(
    new Set([
      'granted rule:conversation',
      'granted rule:reading',
      'asked undefined',
      'granted user',
      'denied user',
      'granted rule:own',
    ]),
  );
  const halts = byModel.all('lifecycle').map(({ name, reason }) => `${name} ${reason}`);
  expect(halts).toEqual(['started null', 'halted rejected', 'halted stopped', 'resumed stopped']);
});

/** Without what was thought, and what binds it. */
function stateOf({ snapshot: { state, run } }: AgentHouse): unknown {
  const ofMind = ['thought', 'serves', 'hash', 'digest', 'is_by_rules'];
  const text = JSON.stringify({ state, run }, (key, value: unknown) => (ofMind.includes(key) ? undefined : value));
  return JSON.parse(text);
}

/** Without what says whose words they are, what a mind alone can say of its own thought, and what chance and hashes make of both. */
function withoutMind(event: LogEvent): object {
  const { prev: _, hash: __, salt: ___, ...rest } = event;
  if (rest.type === 'approval' || rest.type === 'action') return { ...rest, digest: '' };
  if (rest.type === 'output' && rest.code === undefined) return { ...rest, lang: null, by_rules: undefined };
  if (rest.type !== 'thought') return rest;
  const { judgment: _a, intent: _b, serves: _c, closes: _d, way: _e, mind: _f, seen: _g, decision, ...thought } = rest;
  const { reason: _h, console_delivery: _i, persona_influence: _j, mood_influence: _k, ...decided } = decision;
  return { ...thought, lang: null, decision: decided };
}
