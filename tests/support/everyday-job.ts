import { competentTurn, lastSaid, type CompetentAnswer } from './competent-model';

/** What a person says over the days of a job, in a round that begins anew with other names. `round`: from 0. */
export function saidInRound(round: number): string[] {
  const date = `2026-12-${String(1 + (round % 28)).padStart(2, '0')}`;
  return [
    `Write "Day ${round}: sow the beans" into diary/day-${round}.md`,
    `How far are we with round ${round}?`,
    `Remind me of watering ${round} at 18:30 on ${date}`,
    `Add "The beans are in ${round}" to diary/day-${round}.md`,
    `Ask me which bed is for round ${round}`,
    `The bed at wall ${round}`,
    `Put the first alarm off by ${5 + (round % 50)} minutes`,
    `What stands in diary/day-${round}.md?`,
    `Remind me of weeding ${round} at 08:15 every week on 0 and 3`,
    `Look for beans ${round}`,
    `Take the first alarm away`,
    `Think of ${10 + (round % 20)} turns an hour`,
    `Thank you for round ${round}`,
  ];
}

/** As a good model answers them: from the request alone, as `competentTurn` does, and with that for all else. */
export function everydayTurn(prompt: string): CompetentAnswer {
  const at = prompt.lastIndexOf('# What is asked of you');
  const asked = prompt.slice(at);
  if (!/Answer the last/.test(asked)) return competentTurn(prompt);
  const said = lastSaid(prompt);
  const called = callFor(said, prompt);
  if (called) return called;
  if (/Where it answers your open question|It is the reply to your question/.test(asked) && /^The bed at/.test(said))
    return /Where it answers/.test(asked)
      ? { say: `${said}, then.`, call: { name: 'mark', input: { what: 'question_answered' } } }
      : { say: `${said}, then.`, call: null };
  return { say: `You said: ${said}`, call: null };
}

function callFor(said: string, prompt: string): CompetentAnswer | null {
  const alarm = /\nAlarms:\n(A\d+)/.exec(prompt.slice(prompt.lastIndexOf('\n# Now')))?.[1];
  const [, written, into] = /^Write "(.*)" into (\S+)$/.exec(said) ?? [];
  if (written !== undefined && into !== undefined)
    return {
      say: 'I would like to write that down.',
      call: { name: 'note_write', input: { path: into, content: `${written}\n`, mode: 'create' } },
    };
  const [, added, to] = /^Add "(.*)" to (\S+)$/.exec(said) ?? [];
  if (added !== undefined && to !== undefined)
    return { say: '', call: { name: 'note_append', input: { path: to, content: `${added}\n` } } };
  const [, text, clock, date] = /^Remind me of (.*) at (\d\d:\d\d) on (\S+)$/.exec(said) ?? [];
  if (text !== undefined && clock !== undefined && date !== undefined)
    return { say: `Shall I ring at ${clock}?`, call: { name: 'alarm_set', input: { text, at: clock, date } } };
  const [, weekly, hour] = /^Remind me of (.*) at (\d\d:\d\d) every week on 0 and 3$/.exec(said) ?? [];
  if (weekly !== undefined && hour !== undefined)
    return { say: '', call: { name: 'alarm_set', input: { text: weekly, at: hour, weekdays: [0, 3] } } };
  const [, about] = /^Ask me (.*)$/.exec(said) ?? [];
  if (about !== undefined)
    return {
      say: 'One thing first.',
      call: { name: 'ask', input: { text: `Tell me ${about}.`, choices: ['The sunny one', 'The one at the wall'] } },
    };
  const [, minutes] = /off by (\d+) minutes$/.exec(said) ?? [];
  if (minutes !== undefined && alarm !== undefined)
    return { say: '', call: { name: 'alarm_snooze', input: { alarm, minutes: Number(minutes) } } };
  if (said === 'Take the first alarm away' && alarm !== undefined)
    return { say: 'It goes.', call: { name: 'alarm_cancel', input: { alarm } } };
  const [, path] = /^What stands in (\S+)\?$/.exec(said) ?? [];
  if (path !== undefined && prompt.includes(`${path} (`))
    return { say: '', call: { name: 'note_read', input: { path } } };
  const [, query] = /^Look for (.*)$/.exec(said) ?? [];
  if (query !== undefined) return { say: 'I look for it.', call: { name: 'recall', input: { query } } };
  const [, turns] = /^Think of (\d+) turns an hour$/.exec(said) ?? [];
  if (turns !== undefined)
    return { say: '', call: { name: 'setting_change', input: { setting: 'turns_an_hour', after: turns } } };
  return null;
}
