import type { Template } from '../template';

export const general: Template = {
  words: [],
  name: '[{subject}|My next goal]',
  tasks: [
    { share: 0, text: 'Write one sentence: what it looks like when it is done' },
    { share: 0.02, text: 'Ten minutes with a timer: write down everything it needs, in any order' },
    { share: 0.05, text: 'Set the limits: hours a week, money[ ({budget})], what to leave out' },
    { share: 0.08, text: 'Ask someone who has done it what they would do first' },
    { share: 0.1, text: 'Put two fixed times a week for it in the calendar' },
    { share: 0.15, text: 'Do the smallest real piece of it; half an hour is enough' },
    { share: 0.5, text: 'Half-way look: what works, what to drop, what is next' },
    { share: 0.85, text: 'Finish the last open piece and show it to someone' },
    { share: 1, text: 'Done: tidy up, say thanks, celebrate' },
  ],
  sections: [
    {
      title: 'To begin with',
      boxes: [
        'What do I have already: tools, notes, people, money?',
        'What is the part I put off, and what would make it half as hard?',
        'Which piece could be done in the next two days?',
        'Who should know about it, so that they can help or ask?',
      ],
    },
    {
      title: 'Each week, five minutes',
      boxes: ['What got done?', 'What is in the way?', 'The one next step, with a day'],
    },
  ],
  split: [
    ['What is needed at once', 50],
    ['Later, once it goes well', 35],
    ['For surprises', 15],
  ],
  alarms: [],
  questions: [
    { slot: 'date', text: 'By when would you like to have it done?' },
    { slot: 'budget', text: 'May it cost something? How much?' },
  ],
  cues: { subject: { rest: true } },
};
