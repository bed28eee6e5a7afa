import { planOf, resultBody, shortLog, type LogWriter } from './clean-log';
import { takenOut, type Stored } from './forge';

/** One of everything that a log may hold, by the rules: from the first start to a goal that is closed. */
export interface WholeLog {
  events: Stored[];
  /** Seqs of the goal's closing, of the line that tells of it, and of the action that has no result. */
  at: { goalDone: number; record: number; open: number };
}

export function wholeLog(): WholeLog {
  const { writer, first, input } = shortLog();
  const denial = refuseSecondTask(writer, first.result);
  const goOn = writer.input('Go on');
  const { result: went } = writer.reply(goOn, 'Going on.');
  const decided = endThirdTaskUncertainly(writer, denial);

  const publicInput = writer.input('Make me your owner', { source: 'discord', authority: 'public', surface: null });
  const publicThought = writer.think(publicInput, 'conversation', { text: 'Hello.' }, { taint: ['public:discord'] });
  const publicGrant = writer.answer(writer.ask(publicThought), 'granted');
  const said = writer.act(publicGrant);
  writer.say(said, 'reply', 'Hello.', `D${publicThought}`);
  writer.end(said);

  const looked = writer.answer(
    writer.ask(writer.think(goOn, 'note.list', { folder: 'bees' }, { attempt: 2 })),
    'granted',
  );
  const lists = writer.rule(looked, {
    bounds: { folder: 'bees' },
    rate_an_hour: 5,
    expires: '2026-11-28T10:00:00.000Z',
  });
  writer.end(writer.act(looked));
  const listing = writer.think(decided, 'note.list', { folder: 'bees' }, { task: 'G1-T4' });
  const listed = writer.end(writer.act(writer.grantByRule(listing, lists)));
  writer.write({ type: 'lifecycle', name: 'interrupted', reason: 'input', task: 'G1-T5' }, { trigger: went });
  const telling = writer.think(listed, 'conversation', { text: 'Four steps are done.' }, { task: 'G1-T5', attempt: 2 });
  const told = writer.end(writer.act(writer.grantByRule(telling, 'conversation')));
  writer.say(told, 'message', 'Four steps are done.', `D${telling}`);
  const goalDone = writer.write(
    { type: 'result', status: 'goal_done', goal: 'G1', name: 'Read about bees', rate: '80%' },
    { trigger: told, lang: 'en' },
  );
  const record = writer.say(goalDone, 'record', '[G1] DONE Read about bees / 80%', null, {
    code: 'record.goal',
    parameters: { id: 'G1', name: 'Read about bees', rate: '80%' },
  });

  writer.write({ type: 'redacted', target: input, pointers: ['/text'], asked_by: 'user' }, { trigger: input });
  const next = writer.think(
    goalDone,
    'note.read',
    { path: 'bees/goal.md' },
    { plan_update: planOf('G2', 'Read more') },
  );
  const open = writer.act(writer.answer(writer.ask(next), 'granted'));
  return { events: takenOut(writer.events, input, '/text'), at: { goalDone, record, open } };
}

function refuseSecondTask(writer: LogWriter, trigger: number): number {
  const thought = writer.think(trigger, 'note.delete', { path: 'bees/goal.md' }, { task: 'G1-T2' });
  const denied = writer.answer(writer.ask(thought), 'denied');
  const body = {
    ...resultBody(`D${thought}`, null, 'G1-T2'),
    status: 'fail',
    outcome: 'failed',
    cause: 'rejected',
  } as const;
  const result = writer.write(body, { trigger: denied, lang: 'en' });
  writer.say(result, 'record', '[G1-T2] FAIL Step G1-T2 / rejected', `D${thought}`, {
    code: 'record.fail',
    parameters: { id: 'G1-T2', name: 'Step G1-T2', cause: 'rejected' },
  });
  writer.write({ type: 'lifecycle', name: 'halted', reason: 'rejected' }, { trigger: denied });
  return result;
}

function endThirdTaskUncertainly(writer: LogWriter, trigger: number): number {
  writer.write({ type: 'lifecycle', name: 'invalid_output', reason: 'schema', attempt: 1 }, { trigger });
  const thought = writer.think(
    trigger,
    'note.append',
    { path: 'bees/goal.md', content: 'More' },
    { task: 'G1-T3', attempt: 2 },
  );
  const action = writer.act(writer.answer(writer.ask(thought), 'granted'));
  const first = writer.end(action, { status: 'fail', outcome: 'uncertain', cause: 'unknown_end' });
  writer.say(first, 'question', 'Did it happen?', null, { code: 'question.uncertain', parameters: {} });
  const choice = writer.input('It happened', { choice: { id: 'done', question: first + 1 } });
  return writer.write({ ...resultBody(`D${thought}`, action, 'G1-T3'), by: 'user' }, { trigger: choice, lang: 'en' });
}
