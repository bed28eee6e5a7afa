import type { EventBody } from '../../src/lib/events/registry';
import { shortLog } from './clean-log';
import { takenOut, type Stored } from './forge';

export interface MindLog {
  events: Stored[];
  /** Seqs of what was taken out, of the summaries that told of it, and of words beside an action. */
  at: { told: number; summary: number; later: number; beside: { thought: number; reply: number } };
}

/** By the rules, of a mind that reads: words beside an action, a follow-up, an answer, a correction, summaries. */
export function mindLog(): MindLog {
  const { events, writer } = shortLog();
  const told = writer.input('My code is 4711. What did I write?', { judged: 'mind' });
  const serves = `I${told}`;
  const wish = 'I would like to read it.';
  const reading = { say: wish, serves, way: 'tools' } as const;
  const thought = writer.think(told, 'note.read', { path: 'bees/goal.md' }, { isOfModel: true, beside: reading });
  const line = { type: 'output', pane: 'chat', data: wish, kind: 'reply', decision: `D${thought}` } as const;
  const reply = writer.write(line, { trigger: thought });
  const read = writer.end(writer.act(writer.answer(writer.ask(thought), 'granted')), { output: '# Bees' });
  const answered = { serves, way: 'tools', closes: { status: 'done', why: 'Answered.' } } as const;
  writer.reply(read, 'You wrote about bees.', { isOfModel: true, beside: answered });

  const asking = writer.think(12, 'question', { text: 'Which bees?', choices: [] }, { task: 'G1-T2' });
  const asked = writer.act(writer.grantByRule(asking, 'conversation'));
  const question = writer.say(asked, 'question', 'Which bees?', `D${asking}`);
  const said = writer.input('The solitary ones', { judged: 'mind' });
  const taking = { serves: `I${said}`, way: 'tools', answers: question } as const;
  const { thought: taken } = writer.reply(said, 'Those, then.', { isOfModel: true, beside: taking });
  writer.end(asked, { answer: said });

  const writing = { path: 'bees/solitary.md', content: '' };
  const request = writer.ask(writer.think(taken, 'note.write', writing, { task: 'G1-T2' }));
  const correction = writer.input('Call it lone.md', { judged: 'mind' });
  const replaces = { serves: `I${correction}`, way: 'tools', replaces: `D${request - 1}` } as const;
  writer.withdraw(request, writer.think(correction, null, {}, { isOfModel: true, beside: replaces }));

  // a half answer that the person stopped, another in its place, and the message said otherwise after that
  const wished = writer.input('Tell me of wasps', { judged: 'mind' });
  const stopped = writer.write({ type: 'lifecycle', name: 'interrupted', reason: 'stop', task: null });
  const cut = writer.say(stopped, 'reply', 'They', null, { code: 'reply.cut', cut: true, to: [wished] });
  writer.write({ type: 'lifecycle', name: 'asked_again', reason: null, replaces: cut });
  const anew = { serves: `I${wished}`, way: 'tools' } as const;
  const spoken = writer.think(wished, 'conversation', { text: 'They sting.' }, { isOfModel: true, beside: anew });
  const spoke = writer.act(writer.grantByRule(spoken, 'conversation'));
  writer.say(spoke, 'reply', 'They sting.', `D${spoken}`, { to: [wished], replaces: cut });
  writer.end(spoke);
  const otherwise = writer.input('Tell me of hornets', { judged: 'mind', supersedes: wished });
  writer.reply(otherwise, 'They hum.', { isOfModel: true, beside: { serves: `I${otherwise}`, way: 'tools' } });
  writer.write({ type: 'lifecycle', name: 'new_topic', reason: null });

  const summary = writer.write(summed(1, read, null));
  const later = writer.write(summed(read + 1, correction, summary));
  for (const [target, pointer] of [
    [told, '/text'],
    [summary, '/text'],
    [later, '/text'],
  ] as const) {
    writer.write({ type: 'redacted', target, pointers: [pointer], asked_by: 'user' }, { trigger: target });
  }
  const gone = [told, summary, later].reduce<Stored[]>((log, seq) => takenOut(log, seq, '/text'), events);
  return { events: gone, at: { told, summary, later, beside: { thought, reply } } };
}

function summed(from: number, to: number, previous: number | null): EventBody {
  const mind = { kind: 'device', host: null } as const;
  return { type: 'summary', from, to, text: 'The code is 4711; they read about bees.', previous, mind };
}
