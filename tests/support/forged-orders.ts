import type { JsonObject } from '../../src/lib/base/json';
import type { Envelope, ForgedLog } from './forge';
import { exported } from './forge';
import { resultBody, shortLog, type LogWriter, type ThoughtExtra } from './clean-log';

const bounds = { order: 'own', mind: 'here' };
const milk = { path: 'bees/list.md', content: 'milk' };
const alarm = { text: 'Tea', at: '18:00', zone: 'Europe/Berlin', date: '2026-11-29' };
const by = (rule: number): string => `rule:${rule} is for what the person orders: `;
const isNoOrder = (decision: number): string =>
  `${by(23)}D${decision} is not the first that a typed order alone led to`;

/** Grants by a rule for what the person orders themselves, of what they did not order so. The rule stands at seq 23, the order at 24. */
export function actedWithoutOrder(): ForgedLog[] {
  return [
    log('3-order-second-action', 31, isNoOrder(29), (writer) => {
      const { input, rule } = ordered(writer);
      writer.end(act(writer, rule, input, 'note.append', milk));
      act(writer, rule, input, 'note.append', milk, { attempt: 2 });
    }),
    log('3-order-after-its-result', 31, isNoOrder(29), (writer) => {
      const { input, rule } = ordered(writer);
      const read = { beside: { serves: `I${input}`, way: 'tools' } } as const;
      act(writer, rule, writer.end(act(writer, rule, input, 'note.append', milk, read)), 'note.append', milk, read);
    }),
    log('3-order-of-outside-words', 27, 'rule:23 cannot grant what was decided from outside words', (writer) => {
      const { input, rule } = ordered(writer);
      const taint = ['web:bees.example'];
      act(writer, rule, input, 'note.append', milk, { taint }, { trigger: 25, lang: 'en', taint });
    }),
    log('3-order-in-a-turn-of-the-plan', 27, isNoOrder(25), (writer) => {
      const { rule } = ordered(writer);
      act(writer, rule, 12, 'note.append', milk, { task: 'G1-T2' });
    }),
    log('3-order-pasted', 27, isNoOrder(25), (writer) => {
      const { input, rule } = ordered(writer, 'Add milk. '.repeat(21));
      act(writer, rule, input, 'note.append', milk);
    }),
    log('3-order-pressed', 27, isNoOrder(25), (writer) => {
      const { input, rule } = ordered(writer, 'Add milk', { choice: { id: 'a', question: 4 } });
      act(writer, rule, input, 'note.append', milk);
    }),
    log('3-order-that-answers', 32, isNoOrder(30), (writer) => {
      const { rule } = ordered(writer);
      asks(writer);
      act(writer, rule, writer.input('Add milk'), 'note.append', milk);
    }),
    log('3-order-that-answers-after-another-message', 38, isNoOrder(36), (writer) => {
      const { rule } = ordered(writer);
      asks(writer);
      const read = writer.input('Wait', { judged: 'mind' });
      writer.reply(read, 'Yes.', { beside: { serves: `I${read}`, way: 'tools' } });
      act(writer, rule, writer.input('Add milk'), 'note.append', milk);
    }),
    log('3-order-that-was-put-off', 32, isNoOrder(30), (writer) => {
      const { input, rule } = ordered(writer);
      writer.reply(input, 'After that.');
      act(writer, rule, input, 'note.append', milk, { attempt: 2 });
    }),
    log('3-order-to-replace', 27, `${by(23)}D25 does not only add`, (writer) => {
      const { input, rule } = ordered(writer, 'Note', {}, 'note.write', { ...milk, mode: 'create' });
      act(writer, rule, input, 'note.write', { ...milk, mode: 'replace' });
    }),
    log('3-order-to-change-an-alarm', 27, `${by(23)}D25 does not only add`, (writer) => {
      const { input, rule } = ordered(writer, 'Later', {}, 'alarm.set', alarm);
      act(writer, rule, input, 'alarm.set', { ...alarm, alarm: 'A1' });
    }),
    log('3-order-to-delete', 27, 'rule:23 is not in force for note.delete', (writer) => {
      const { input, rule } = ordered(writer);
      act(writer, rule, input, 'note.delete', { path: milk.path });
    }),
    log('3-order-to-another-mind', 27, 'rule:23 is for another mind than D25 is of', (writer) => {
      const { input, rule } = ordered(writer);
      act(writer, rule, input, 'note.append', milk, { host: 'models.example' });
    }),
    log('3-order-rule-of-a-replacing', 27, 'rule:23 is not in force for note.write', (writer) => {
      const { input, rule } = ordered(writer, 'Note', {}, 'note.write', { ...milk, mode: 'replace' });
      act(writer, rule, input, 'note.write', { ...milk, mode: 'create' });
    }),
  ];
}

/** A rule made with the y to such an order, and another message. */
function ordered(
  writer: LogWriter,
  text = 'Add milk',
  extra: Parameters<LogWriter['input']>[1] = {},
  capability = 'note.append',
  payload: JsonObject = milk,
): { input: number; rule: string } {
  const { granted } = writer.perform(writer.input('Add bread'), capability, payload);
  const rule = writer.rule(granted, { bounds, rate_an_hour: 20 });
  return { rule, input: writer.input(text, extra) };
}

function act(
  writer: LogWriter,
  rule: string,
  trigger: number,
  capability: string,
  payload: JsonObject,
  extra: ThoughtExtra = {},
  envelope?: Envelope,
): number {
  return writer.act(writer.grantByRule(writer.think(trigger, capability, payload, extra), rule, envelope));
}

function log(name: string, line: number, says: string, write: (writer: LogWriter) => void): ForgedLog {
  const { events, writer } = shortLog();
  write(writer);
  return { name, invariant: 3, line, seq: line, says, text: exported(events) };
}

/** The same rule, used as it may be: three messages, each once. */
export function ordersOnly(): string {
  const { events, writer } = shortLog();
  const { input, rule } = ordered(writer);
  writer.end(act(writer, rule, input, 'note.append', milk));
  const typed = writer.input('/append bees/list.md milk', { source: 'cli', surface: 'cli' });
  writer.end(act(writer, rule, typed, 'note.append', milk));
  const read = writer.input('Eggs, too', { judged: 'mind' });
  writer.end(act(writer, rule, read, 'note.append', milk, { beside: { serves: `I${read}`, way: 'tools' } }));
  return exported(events);
}

/** As well, once nothing waits for an answer: a mind found the question answered and its step done, or the person ended the step by hand. */
export function orderedAfterQuestion(end: 'found' | 'by hand'): string {
  const { events, writer } = shortLog();
  const { rule } = ordered(writer);
  const { question, decision } = asks(writer);
  const body = { ...resultBody(decision, null, 'G1-T2'), ...(end === 'by hand' && { by: 'user' as const }) };
  if (end === 'by hand') {
    const trigger = writer.input('Done', { surface: 'plan' });
    const name = 'Step G1-T2';
    const before = { tasks: { 'G1-T2': { name, status: 'active' } } };
    const after = { tasks: { 'G1-T2': { name, status: 'done', owner: 'yours' } } };
    const change = { type: 'change', subject: 'plan.G1', before, after, by: 'user', undo_of: null } as const;
    writer.write(body, { trigger: writer.write(change, { trigger }), lang: 'en' });
  } else {
    const said = writer.input('The solitary ones', { judged: 'mind' });
    const beside = { serves: `I${said}`, answers: question, found_done: ['G1-T2'], way: 'tools' as const };
    const thought = writer.think(said, 'conversation', { text: 'Then it is done.' }, { beside });
    writer.write({ ...body, decision: `D${thought}` }, { trigger: thought, lang: 'en' });
    const spoke = writer.act(writer.grantByRule(thought, 'conversation'));
    writer.say(spoke, 'reply', 'Then it is done.', `D${thought}`);
    writer.end(spoke);
  }
  writer.end(act(writer, rule, writer.input('Add milk'), 'note.append', milk));
  return exported(events);
}

/** A question for the next step, that waits. */
function asks(writer: LogWriter): { question: number; decision: string } {
  const thought = writer.think(12, 'question', { text: 'Which bees?', choices: [] }, { task: 'G1-T2' });
  const action = writer.act(writer.grantByRule(thought, 'conversation'));
  return { question: writer.say(action, 'question', 'Which bees?', `D${thought}`), decision: `D${thought}` };
}
