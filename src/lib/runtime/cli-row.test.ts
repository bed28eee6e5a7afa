import { describe, expect, it } from 'vitest';
import { AgentHouse } from '../../../tests/support/agent-house';
import { talk, plainMind, question, decision } from '../../../tests/support/scripted-mind';
import { expectSound } from '../../../tests/support/sound-log';
import type { RowOf } from '../agent/fold/inbox-row';

let rows = 0;
const base = () => ({ id: `cli-${++rows}`, lang: 'en' as const, at: '2026-11-28T09:00:00.000Z' });
const cli = { surface: 'cli' } as const;

function write(house: AgentHouse, more: Partial<RowOf<'command'>> = {}) {
  const payload = { path: 'notes/thoughts.md', content: 'one\n', mode: 'create' };
  const line = '/log --type thought > notes/thoughts.md';
  return house.put({ kind: 'command', ...base(), line, capability: 'note.write', payload, taint: [], ...more });
}

const idleMind = () => plainMind((pack) => (pack.why === 'input' ? talk('Heard.') : decision({})));

describe('a message through the CLI', () => {
  it('[SP-04] carries its surface, and so does the reply to it', async () => {
    const house = await new AgentHouse({ mind: idleMind() }).open();
    await house.say('Hello', cli);
    expect(house.newest('input')).toMatchObject({ source: 'cli', surface: 'cli', authority: 'user', text: 'Hello' });
    expect(house.newest('output')).toMatchObject({ pane: 'cli', kind: 'reply', data: 'Heard.' });
    expect(house.newest('action')).toMatchObject({ command: null });
    await house.say('Hello again');
    expect(house.newest('output')).toMatchObject({ pane: 'chat', kind: 'reply' });
    await expectSound(house);
  });

  it('puts a question that comes of it there, and takes the answer from either pane', async () => {
    const mind = plainMind((pack) =>
      pack.why === 'input' && pack.trigger.text === 'Ask me'
        ? question('Which colour?')
        : pack.is_answer
          ? talk('Noted.')
          : null,
    );
    const house = await new AgentHouse({ mind }).open();
    await house.say('Ask me', cli);
    expect(house.newest('output')).toMatchObject({ pane: 'cli', kind: 'question' });
    await house.say('Blue');
    expect(house.newest('output')).toMatchObject({ pane: 'chat', data: 'Noted.' });
    await expectSound(house);
  });

  it('keeps what is told of tasks in the chat, and sets the purpose like any message', async () => {
    const house = await new AgentHouse().open();
    await house.say('/purpose Keep notes about bees', cli);
    expect(house.snapshot.state.plan.purpose).not.toBeNull();
    expect(house.all('action').at(-1)).toMatchObject({ command: '/purpose Keep notes about bees' });
    await expectSound(house);

    const other = await new AgentHouse().open();
    await other.say('Keep notes about bees', cli);
    await other.say('y', cli);
    expect(other.all('output').find(({ kind }) => kind === 'record')).toMatchObject({ pane: 'chat' });
    await expectSound(other);
  });
});

describe('y and n through the CLI', () => {
  it('[AV-34] answer the request that was shown, and are no input', async () => {
    const house = await new AgentHouse().open();
    await house.say('Keep notes about bees');
    const inputs = house.all('input').length;
    await house.say('Ｙ ', cli);
    expect(house.all('approval').find(({ by }) => by === 'user')).toMatchObject({ status: 'granted', via: 'cli' });
    await house.say('n', cli);
    expect(house.newest('approval')).toMatchObject({ status: 'denied', via: 'cli' });
    expect(house.all('input')).toHaveLength(inputs);
    expect(house.snapshot.run.halt?.reason).toBe('rejected');
    expect(house.newest('output')).toMatchObject({ pane: 'cli', code: 'halted.rejected' });
    await expectSound(house);
  });
});

describe('a command that acts', () => {
  it('[SP-04] is an input, is asked for, and leaves command, status and output', async () => {
    const house = await new AgentHouse({ mind: idleMind() }).open();
    const line = '/log --type thought > notes/thoughts.md';
    expect(await write(house)).toMatchObject({ ok: true });
    expect(house.newest('input')).toMatchObject({ source: 'cli', surface: 'cli', text: line });
    expect(house.store.notes.size).toBe(0);
    expect(house.snapshot.run.pending).toMatchObject({ capability: 'note.write', command: line });
    await house.answer('y');
    expect(house.newest('action')).toMatchObject({ capability: 'note.write', command: line, task: null });
    expect(house.newest('result')).toMatchObject({ status: 'done', outcome: 'success' });
    expect(house.newest('output')).toMatchObject({ pane: 'cli' });
    expect(house.store.notes.get('notes/thoughts.md')?.content).toBe('one\n');
    await expectSound(house);
  });

  it('is not done after n', async () => {
    const house = await new AgentHouse({ mind: idleMind() }).open();
    await write(house);
    await house.answer('n');
    expect(house.store.notes.size).toBe(0);
    expect(house.newest('result')).toMatchObject({ status: 'fail', cause: 'rejected', action: null });
    await expectSound(house);
  });

  it('is granted by a rule that covers it, but not where anything failed before', async () => {
    const house = await new AgentHouse({ mind: idleMind() }).open();
    await write(house);
    await house.always({ bounds: { folder: 'notes', mode: 'create' } });
    await write(house, { payload: { path: 'notes/b.md', content: 'two\n', mode: 'create' } });
    expect(house.snapshot.run.pending).toBeNull();
    expect(house.store.notes.has('notes/b.md')).toBe(true);
    await expectSound(house);
  });

  it('asks always where outside words are in it, and the note keeps their mark', async () => {
    const house = await new AgentHouse({ mind: idleMind() }).open();
    await write(house);
    await house.always({ bounds: { folder: 'notes', mode: 'create' } });
    const payload = { path: 'notes/b.md', content: 'two\n', mode: 'create' };
    await write(house, { payload, taint: ['public:discord'] });
    expect(house.newest('input').taint).toEqual([]);
    expect(house.snapshot.run.pending?.taint).toEqual(['public:discord']);
    await house.answer('y');
    expect(house.store.notes.get('notes/b.md')?.taint).toEqual(['public:discord']);
    await expectSound(house);
  });

  it.each([
    ['a path that leads out', { path: '../a.md', content: 'x', mode: 'create' }, { place: 'path' }],
    ['a text that is too long', { path: 'a.md', content: 'x'.repeat(20_001), mode: 'create' }, { place: 'content' }],
    ['another key', { path: 'a.md', content: 'x', mode: 'create', more: 1 }, { place: '' }],
  ])('changes nothing with %s', async (_what, payload, parameters) => {
    const house = await new AgentHouse({ mind: idleMind() }).open();
    const { length } = house.events;
    expect(await write(house, { payload })).toMatchObject({ ok: false, code: 'not_possible', parameters });
    expect(house.events).toHaveLength(length);
  });

  it('is refused where its action does not exist or only speaks, and while another waits', async () => {
    const house = await new AgentHouse({ mind: idleMind() }).open();
    for (const capability of ['conversation', 'shell.run'])
      expect(await write(house, { capability, payload: { text: 'x' } })).toMatchObject({ code: 'not_possible' });
    await write(house);
    expect(await write(house)).toMatchObject({ ok: false, code: 'request_open' });
    await house.command('stop');
    await house.command('drop');
  });

  it('is no answer to a question that is open', async () => {
    const house = await new AgentHouse().open(); // it has asked for a purpose
    await write(house);
    expect(house.snapshot.run.asking?.answer).toBeNull();
    await house.answer('y');
    expect(house.snapshot.run.asking?.answer).toBeNull();
    expect(house.snapshot.state.plan.purpose).toBeNull();
    await expectSound(house);
  });

  it('changes a setting after y, and undo takes it back at once', async () => {
    const house = await new AgentHouse({ mind: idleMind() }).open();
    const payload = { setting: 'tries_a_task', before: 3, after: 5 };
    await write(house, { line: '/config tries_a_task 5', capability: 'settings.change', payload });
    expect(house.snapshot.run.settings.tries_a_task).toBe(3);
    await house.answer('y');
    expect(house.snapshot.run.settings.tries_a_task).toBe(5);

    const change = house.newest('change').seq;
    expect(await house.put({ kind: 'undo', ...base(), change, line: '/undo' })).toMatchObject({ ok: true });
    expect(house.snapshot.run.settings.tries_a_task).toBe(3);
    expect(house.newest('input')).toMatchObject({ text: '/undo', surface: 'cli' });
    expect(house.newest('action')).toMatchObject({ capability: 'change.undo', command: '/undo' });
    expect(house.newest('output')).toMatchObject({ pane: 'cli', code: 'undone.setting' });
    const { output } = house.newest('result') as { output?: unknown };
    expect(output).toBe(house.newest('output').data);
    expect(await house.put({ kind: 'undo', ...base(), change, line: '/undo' })).toMatchObject({
      code: 'changed_since',
    });
    await expectSound(house);
  });

  it('[AV-35] revokes a rule, and the rule is asked for no more', async () => {
    const house = await new AgentHouse({ mind: idleMind() }).open();
    await write(house);
    await house.always({ bounds: { folder: 'notes', mode: 'create' } });
    const rule = house.ownRules[0]?.id ?? '';
    const line = `/rules revoke ${rule}`;
    expect(await house.put({ kind: 'revoke', ...base(), rule, line })).toMatchObject({ ok: true });
    expect(house.ownRules).toEqual([]);
    expect(house.newest('action')).toMatchObject({ capability: 'rules.change', command: line });
    expect(house.newest('output')).toMatchObject({ pane: 'cli', code: 'rule.revoked' });
    expect(await house.put({ kind: 'revoke', ...base(), rule, line })).toMatchObject({ code: 'no_such_rule' });
    await expectSound(house);
  });

  it('stops nothing and asks nothing when it is refused', async () => {
    const house = await new AgentHouse({ mind: idleMind() }).open();
    const { length } = house.events;
    expect(await house.put({ kind: 'undo', ...base(), change: 1, line: '/undo' })).toMatchObject({
      code: 'nothing_to_undo',
    });
    expect(house.events).toHaveLength(length);
  });
});

it('stop, resume and drop through the CLI are no input, and answer there', async () => {
  const house = await new AgentHouse({ mind: idleMind() }).open();
  const inputs = house.all('input').length;
  await house.put({ kind: 'control', ...base(), command: 'stop', surface: 'cli' });
  expect(house.newest('output')).toMatchObject({ pane: 'cli', code: 'halted.stopped' });
  await house.put({ kind: 'control', ...base(), command: 'resume', surface: 'cli' });
  expect(house.all('input')).toHaveLength(inputs);
  await expectSound(house);
});
