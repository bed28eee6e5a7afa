import { describe, expect, it } from 'vitest';
import { packOf, said } from '../../../tests/support/mind-pack';
import { AgentHouse } from '../../../tests/support/agent-house';
import { eventually } from '../../../tests/support/eventually';
import { ReflexHouse } from '../../../tests/support/reflex-house';
import { decision, goal, scriptedMind, talk, writeNote } from '../../../tests/support/scripted-mind';
import { expectSound } from '../../../tests/support/sound-log';
import type { Language } from '../base/language';
import type { ActionDecision } from '../events/decision';
import type { Deliberator } from '../mind/context-pack';
import { decide } from '../mind/reflex/decide';

const words = {
  en: {
    purpose: 'Plant a hedge',
    remind: 'remind me at 18:00 to water the plants',
    label: 'water the plants',
    other: 'New purpose: bake bread',
    next: 'next is what you asked for meanwhile',
  },
  ja: {
    purpose: '生け垣を植える',
    remind: '18時に水やりを知らせて',
    label: '水やり',
    other: '新しい目的：パンを焼く',
    next: '次は、さきほど頼まれたこと',
  },
};

async function atFirstRequest(lang: Language): Promise<ReflexHouse> {
  const house = await new ReflexHouse(lang).open();
  await house.tell(words[lang].purpose);
  for (let count = 0; count < 8 && !house.snapshot.run.pending; count++) await house.press(house.buttons[0]?.id ?? '');
  expect(house.snapshot.run.pending?.capability).toBe('note.write');
  return house;
}

describe.each(['en', 'ja'] as const)('what is asked for while a request is open, %s', (lang) => {
  const { remind, label, other, next } = words[lang];

  it('is kept, says so, and comes next after y, asked like any other', async () => {
    const house = await atFirstRequest(lang);
    const { pending } = house.snapshot.run;
    expect(await house.tell(remind)).toMatchObject({ ok: true });
    expect(house.chat.at(-1)).toContain(remind);
    expect(house.snapshot.run.pending).toEqual(pending);
    expect(house.snapshot.run.alarms).toEqual([]);
    await house.answer('y', { lang });
    expect(house.snapshot.run.pending).toMatchObject({ capability: 'alarm.set', task: null });
    expect(house.snapshot.run.alarms).toEqual([]);
    await house.answer('y', { lang });
    expect(house.snapshot.run.alarms).toMatchObject([{ text: label, at: '18:00' }]);
    // the plan goes on where it was
    expect(house.snapshot.run.pending?.task).toBe('G1-T2');
    expect(house.invalid).toEqual([]);
    await expectSound(house);
  });

  it('[AV-31] after n it waits for Resume as all else does, and then comes first', async () => {
    const house = await atFirstRequest(lang);
    await house.tell(remind);
    await house.answer('n', { lang });
    expect(house.snapshot.run).toMatchObject({ phase: 'halted', pending: null });
    expect(house.chat.at(-1)).toContain(next);
    await house.command('resume', lang);
    expect(house.snapshot.run.pending?.capability).toBe('alarm.set');
    await house.answer('n', { lang });
    expect(house.snapshot.run.alarms).toEqual([]);
    await expectSound(house);
  });

  it('is not lost where the tab dies meanwhile', async () => {
    const house = await atFirstRequest(lang);
    await house.tell(remind);
    await house.close();
    const again = new ReflexHouse(lang);
    Object.assign(again.store, house.store);
    await again.open();
    await again.answer('y', { lang });
    expect(again.snapshot.run.pending?.capability).toBe('alarm.set');
    await expectSound(again);
  });

  it('holds of a new purpose and of a button as well; several come in their order', async () => {
    const house = await atFirstRequest(lang);
    await house.tell(remind);
    await house.tell(other);
    await house.answer('y', { lang });
    expect(house.snapshot.run.pending?.capability).toBe('alarm.set');
    await house.answer('y', { lang });
    expect(house.snapshot.state.plan.purpose).toBe(lang === 'ja' ? 'パンを焼く' : 'bake bread');
    const pressed = said('x', { choice: 'purpose:study' });
    expect(decide(packOf(lang, { trigger: pressed, is_request_open: true })).later).toBe(true);
  });

  it('only where there is something to do: what is only talk is answered at once', async () => {
    const house = await atFirstRequest(lang);
    await house.tell(lang === 'ja' ? 'どこまで進みましたか' : 'How far are you?');
    await house.tell(lang === 'ja' ? 'むにゃむにゃ' : 'mumble mumble');
    expect(house.snapshot.run.queue).toEqual([]);
  });
});

it('a mind that puts a message off although nothing waits is not heeded: else it would be judged for ever', async () => {
  const house = await new AgentHouse({ mind: scriptedMind(() => talk('Later.', { later: true })) }).open();
  await house.say('Hello');
  expect(house.all('thought')).toEqual([]);
  const { seq } = house.newest('input');
  const dropped = house.all('lifecycle').filter(({ name, trigger }) => name === 'invalid_output' && trigger === seq);
  expect(dropped).toHaveLength(3);
  expect(house.snapshot.run).toMatchObject({ phase: 'halted', queue: [] });
});

/** Writes what it is told, and puts off what comes meanwhile as `putOff` says. */
function keeping(putOff: () => Partial<ActionDecision> | Promise<Partial<ActionDecision>>): Deliberator {
  return scriptedMind(async (pack) => {
    if (pack.why !== 'input') return decision({});
    return pack.is_request_open ? decision(await putOff()) : writeNote(`${pack.trigger.seq}.md`, 'Written.');
  });
}

const told = { action_type: 'conversation', action_payload: { text: 'Later.' }, later: true } as const;

it.each<[string, Partial<ActionDecision>]>([
  ['without a word', { later: true }],
  ['and acts on it all the same', { ...told, plan_update: { goals: [goal(1)] } }],
])('a mind that puts a message off %s is not heeded', async (_, putOff) => {
  const house = await new AgentHouse({ mind: keeping(() => putOff) }).open();
  await house.say('One');
  await house.say('Two');
  expect(house.all('lifecycle').filter(({ name }) => name === 'invalid_output')).toHaveLength(3);
  expect(house.snapshot.state.plan.goals).toEqual([]);
});

it('a message is judged anew where the request that it was to wait for is closed before the mind has said so, and no mind is blamed', async () => {
  let isAsked: () => void = () => {};
  let mayAnswer: () => void = () => {};
  const asked = new Promise<void>((resolve) => (isAsked = resolve));
  const answered = new Promise<void>((resolve) => (mayAnswer = resolve));
  const house = await new AgentHouse({
    mind: keeping(async () => {
      isAsked();
      await answered;
      return told;
    }),
  }).open();
  await house.say('One');
  const first = house.snapshot.run.pending?.request;
  const saying = house.say('Two');
  await asked;
  const refusing = house.answer('n');
  await eventually(() => expect(house.snapshot.run.pending).toBeNull());
  mayAnswer();
  await Promise.all([saying, refusing]);
  await house.settle();
  expect(house.all('lifecycle').filter(({ name }) => name === 'invalid_output')).toEqual([]);
  expect(house.snapshot.run.pending?.request).not.toBe(first);
  expect(house.snapshot.run.pending?.capability).toBe('note.write');
});

it('what waits in a log that is brought in waits on: nothing of it is begun before the person goes on', async () => {
  const mind = keeping(() => told);
  const house = await new AgentHouse({ mind }).open();
  await house.say('One');
  await house.say('Two');
  const log = await house.exported();
  const brought = await new AgentHouse({ mind, seed: 99 }).open();
  expect(await brought.import(log)).toMatchObject({ ok: true });
  expect(brought.snapshot.run).toMatchObject({ halt: { reason: 'imported' }, pending: null, queue: [{ later: true }] });
  await brought.command('resume');
  expect(brought.snapshot.run.pending?.capability).toBe('note.write');
  await expectSound(brought);
});
