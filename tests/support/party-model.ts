import { lastSaid, type CompetentAnswer } from './competent-model';

export const partyNote = 'party/plan.md';

/**
 * A model that plans a party as a capable one would: it proposes the purpose, plans, writes, asks, sets an alarm, keeps to what it was refused,
 * looks into its note before it tells what stands there, and says at each step what it does. It knows nothing but the request.
 */
export function partyTurn(prompt: string): CompetentAnswer {
  const at = prompt.lastIndexOf('# What is asked of you');
  const asked = prompt.slice(at);
  const [, task, times] =
    /Take the next step for (G\d+-T\d+) .*?(?:so far: (\d+)\)|\. Where it is done)/mu.exec(asked) ?? [];
  if (task !== undefined) return forTask(task, Number(times ?? 0));
  if (/The purpose is new/.test(asked)) return planned;
  if (/The result above is new|Only words may follow/.test(asked)) return afterwards(prompt.slice(0, at));
  if (/Answer the last/.test(asked)) return reply(lastSaid(prompt));
  return { say: '', call: { name: 'rest', input: { until: 'you say something' } } };
}

const planned: CompetentAnswer = {
  say: 'Here is my plan for the party.',
  call: {
    name: 'plan_goal',
    input: {
      name: 'A birthday party under the stars',
      tasks: [
        'Begin a note for the party',
        'Choose the place',
        'Know who comes',
        'Set a reminder for the cake',
        'Tell what is planned',
      ],
    },
  },
};

function forTask(task: string, actions: number): CompetentAnswer {
  switch (task) {
    case 'G1-T1':
      return {
        say: 'I would like to begin a note for it.',
        call: { name: 'note_write', input: { path: partyNote, content: '# Party on 12 December\n' } },
      };
    case 'G1-T2':
      return {
        say: 'The hall would have room for all.',
        call: { name: 'note_append', input: { path: partyNote, content: '- place: the hall\n', why: 'It is large' } },
      };
    case 'G1-T3':
      return actions === 0
        ? { say: '', call: { name: 'ask', input: { text: 'How many are coming?' } } }
        : { say: 'Then I know who comes.', call: { name: 'mark', input: { what: 'task_done' } } };
    case 'G1-T4':
      return {
        say: 'An evening before is early enough.',
        call: { name: 'alarm_set', input: { text: 'Fetch the cake', at: '18:30', weekdays: [4] } },
      };
    default:
      return {
        say: `All is planned, and stands in ${partyNote}.`,
        call: { name: 'mark', input: { what: 'task_done' } },
      };
  }
}

function reply(said: string): CompetentAnswer {
  if (/birthday/.test(said))
    return {
      say: 'What a lovely plan. Shall that be my purpose?',
      call: { name: 'purpose_set', input: { purpose: said, purpose_kind: 'to_reach' } },
    };
  if (/too loud/.test(said))
    return {
      say: 'Not the hall, then: the garden.',
      call: { name: 'note_append', input: { path: partyNote, content: '- place: the garden\n' } },
    };
  if (/twelve/i.test(said))
    return { say: 'Twelve, I will remember.', call: { name: 'mark', input: { what: 'question_answered' } } };
  if (/put down/.test(said)) return { say: 'Let me look.', call: { name: 'note_read', input: { path: partyNote } } };
  return { say: `You said: ${said}`, call: null };
}

/** Of what was read it tells the place; where it was first let read, it reads; of all else it says that it was done. */
function afterwards(talk: string): CompetentAnswer {
  const since = talk.slice(talk.lastIndexOf('put down for'));
  const [, place] = /- place: ([^\n]*)/.exec(since) ?? [];
  if (place !== undefined) return { say: `I put down ${place}.`, call: null };
  if (/reading\.allow: /.test(since)) return { say: '', call: { name: 'note_read', input: { path: partyNote } } };
  return { say: 'Done.', call: null };
}
