import { describe, expect, it } from 'vitest';
import { AgentHouse } from '../../../tests/support/agent-house';
import { plainMind, question, scriptedMind, talk } from '../../../tests/support/scripted-mind';
import { expectSound } from '../../../tests/support/sound-log';
import type { ContextPack } from '../mind/context-pack';

describe('questions', () => {
  it('leaves its task active in phase asking without time-out; the next input is the answer and no interrupt', async () => {
    const seen: (string | null)[] = [];
    const house = await new AgentHouse({
      mind: plainMind((pack) => {
        if (!pack.task || pack.task.id !== 'G1-T1') return null;
        seen.push(...pack.task.answers.map(({ text }) => text));
        return pack.task.answers.length === 0
          ? question('Which colour?', {
              task: 'G1-T1',
              finishes: false,
              action_payload: { text: 'Which colour?', choices: [{ id: 'red', label: 'Red' }] },
            })
          : talk('Then so.', { task: 'G1-T1' });
      }),
    }).open();
    await house.say('Paint');
    expect(house.snapshot.run).toMatchObject({ phase: 'asking', asking: { task: 'G1-T1' } });
    expect(house.snapshot.state.plan.goals[0]?.tasks[0]?.status).toBe('active');
    house.clock.advance(100 * 3_600_000);
    await house.settle();
    expect(house.snapshot.run.phase).toBe('asking');
    await house.say('Blue');
    const answered = house.ended.find(({ task }) => task === 'G1-T1');
    expect(answered).toMatchObject({ outcome: 'success', answer: house.newest('input').seq });
    expect(seen).toEqual(['Blue']);
    expect(house.all('lifecycle').filter(({ name }) => name === 'interrupted')).toEqual([]);
    expect(house.chat).toContain('[G1-T1] DONE Task 1');
    await expectSound(house);
  });

  it('a pressed choice answers; its id goes along, and one of another question does not', async () => {
    const packs: ContextPack[] = [];
    const house = await new AgentHouse({
      mind: scriptedMind((pack) => {
        packs.push(pack);
        return pack.why === 'start'
          ? question('Which?', { action_payload: { text: 'Which?', choices: [{ id: 'a', label: 'A' }] } })
          : talk('Good.');
      }),
    }).open();
    expect(await house.choose('a', 1)).toMatchObject({ ok: false, code: 'no_such_choice' });
    await house.choose('a');
    expect(packs.at(-1)).toMatchObject({ why: 'input', is_answer: true, trigger: { text: 'a', choice: 'a' } });
    expect(house.snapshot.run.asking).toBeNull();
    expect(await house.choose('a', packs.at(-1)?.trigger.seq)).toMatchObject({ ok: false });
    await expectSound(house);
  });

  it.each([
    ['rules that go on judging', false, { is_answer: true }],
    ['a mind that was chosen and has not come in yet', true, { is_answer: false }],
  ])('what is said to an open question under %s', async (_, willRead, read) => {
    const packs: ContextPack[] = [];
    const mind = scriptedMind((pack) => {
      packs.push(pack);
      return pack.why === 'start' ? question('Which?') : talk('Good.');
    });
    const house = await new AgentHouse({ mind: { ...mind, willRead: () => Promise.resolve(willRead) } }).open();
    await house.say('What is the time in Oslo?');
    expect(packs.at(-1)).toMatchObject({ why: 'input', ...read });
  });

  it('/commands are no answer; /drop drops the question, with its task or without one', async () => {
    const house = await new AgentHouse({
      mind: plainMind((pack) => (pack.task?.id === 'G1-T1' ? question('Which?', { task: 'G1-T1' }) : null)),
    }).open();
    await house.say('/status');
    await house.say('/drop');
    expect(house.snapshot.run).toMatchObject({ asking: null, phase: 'idle' });
    expect(house.newest('result')).toMatchObject({ cause: 'dropped', task: null });
    await house.say('Ask me');
    expect(house.snapshot.run.asking?.task).toBe('G1-T1');
    await house.say('/unknown');
    expect(house.snapshot.run.asking?.task).toBe('G1-T1');
    await house.command('drop');
    expect(house.chat).toContain('[G1-T1] FAIL Task 1 / dropped');
    expect(house.snapshot.run.pending?.task).toBe('G1-T2');
    await expectSound(house);
  });

  it('[AV-05] a question for the purpose that was dropped is not asked again at the next start', async () => {
    const house = await new AgentHouse().open();
    await house.command('drop');
    await house.close();
    const again = await new AgentHouse({ store: house.store }).open();
    expect(again.chat.filter((line) => line === 'What should I work towards?')).toHaveLength(1);
    await again.say('Keep five notes');
    expect(again.snapshot.state.plan.purpose).toBe('Keep five notes');
    await expectSound(again);
  });

  it('a newer question takes the place of an older one, whose task is asked about again later', async () => {
    let asked = 0;
    const house = await new AgentHouse({
      mind: plainMind((pack) => {
        if (pack.task?.id === 'G1-T1')
          return pack.task.answers.length > 0
            ? talk('Thanks.', { task: 'G1-T1' })
            : question(`Which? ${++asked}`, { task: 'G1-T1', finishes: false });
        return pack.trigger.text === '/ask' ? question('Something else?') : null;
      }),
    }).open();
    await house.say('Ask me');
    await house.say('/ask');
    expect(house.snapshot.run.asking).toMatchObject({ task: null });
    expect(house.chat).toContain('[G1-T1] ACTIVE Task 1 / stopped');
    await house.say('Nothing else');
    expect(house.snapshot.run.asking).toMatchObject({ task: 'G1-T1' });
    await house.say('This one');
    expect(house.chat).toContain('[G1-T1] DONE Task 1');
    await expectSound(house);
  });

  it('a command beside one is told apart in the log, whose words may be taken out', async () => {
    const house = await new AgentHouse({
      mind: plainMind((pack) =>
        pack.task?.id === 'G1-T1' ? question('Which colour?', { task: 'G1-T1', finishes: false }) : null,
      ),
    }).open();
    await house.say('Paint');
    const { asking } = house.snapshot.run;
    await house.say('/purpose Paint the gate');
    expect(house.newest('input')).toMatchObject({ aside: true });
    expect(asking).not.toBeNull();
    await expectSound(house);
  });
});
