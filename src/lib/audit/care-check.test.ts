import { describe, expect, it } from 'vitest';
import { writeLog, type LogWriter } from '../../../tests/support/clean-log';
import { exported } from '../../../tests/support/forge';
import { audit } from './audit';

/** A log in which words of distress were answered; `then` goes on from the seq of the words. */
function violations(then: (log: LogWriter, care: number) => void, isAnswered = true): string[] {
  const log = writeLog();
  log.write({ type: 'lifecycle', name: 'started', reason: null, log: 'Zm9yZ2VkLWxvZ3MtMDAwMQ' });
  const care = log.input('I want to die', { care: true });
  if (isAnswered)
    log.write(
      {
        type: 'output',
        pane: 'chat',
        data: 'Thank you for telling me.',
        kind: 'reply',
        decision: null,
        code: 'reply.care',
        parameters: { day: '2026-11-28' },
      },
      { trigger: care, lang: 'en' },
    );
  then(log, care);
  return audit(exported(log.events).split('\n')).violations.map(({ invariant, message }) => `${invariant}: ${message}`);
}

describe('words of distress in a log', () => {
  it('may be talked about', () => {
    expect(violations((log, care) => log.reply(care, 'I am with you.'))).toEqual([]);
  });

  it('are found where they became the purpose, at once or later', () => {
    const purpose = { plan_update: { purpose: 'I want to die' } };
    expect(violations((log, care) => log.reply(care, 'Taken.', purpose))).toEqual([
      '6: words of distress became the purpose',
    ]);
    expect(violations((log) => log.reply(log.input('go on'), 'Taken.', purpose))).toEqual([
      '6: words of distress became the purpose',
    ]);
  });

  it('are found where more than talk was made of them', () => {
    const note = { path: 'a.md', content: 'x', mode: 'create' };
    expect(violations((log, care) => void log.perform(care, 'note.write', note))).toEqual([
      '6: more than talk was made of words of distress',
    ]);
    expect(violations((log, care) => log.reply(care, 'Why?', { plan_update: { intake: null } }))).toEqual([
      '6: more than talk was made of words of distress',
    ]);
  });

  it('are found where nothing answers them', () => {
    expect(violations((log, care) => log.reply(care, 'I am with you.'), false)).toEqual([
      '6: words of distress are not answered',
    ]);
  });
});
