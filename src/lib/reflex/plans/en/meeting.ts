import type { Template } from '../template';

export const meeting: Template = {
  words: [
    'meeting',
    'team meeting',
    'workshop',
    'kick-off',
    'kickoff',
    'offsite',
    'team day',
    'general assembly',
    'annual meeting',
    'board meeting',
    'parents evening',
    'seminar',
    'conference',
  ],
  name: '[{subject}|Meeting]',
  tasks: [
    { back: 14, text: 'Write one sentence: what must be decided or clear afterwards' },
    { back: 12, text: '[Go through the {guests} people|Choose who comes]: who decides, who only needs the notes' },
    { back: 10, text: 'Book the room or video link[ for {people}]; send the invitation' },
    { back: 7, text: 'Send the agenda: topic, who leads it, minutes for each' },
    { back: 4, text: 'Collect figures and papers; send what should be read before' },
    { back: 1, text: 'Test screen, sound and link; open a page for the notes' },
    { back: 0, text: 'Hold it: start on time, note decisions with name and day' },
    { after: 1, text: 'Send the notes: what was decided, who does what by when' },
    { after: 7, text: 'Ask how the agreed tasks are going' },
  ],
  sections: [
    {
      title: 'Agenda to fill in',
      lines: [
        '5 minutes: why we are here, and what should be clear at the end.',
        '10 minutes: what has happened since last time.',
        '25 minutes: the one question that needs everybody.',
        '10 minutes: smaller points.',
        '10 minutes: decisions read out, each with a name and a day.',
      ],
    },
    {
      title: 'Room and things',
      boxes: [
        '[{people chair/chairs}|Enough chairs], table, daylight, a window that opens',
        'Screen, cable with the right adapter, whiteboard pens that write',
        '[{people cup/cups} and {0.5*people bottle/bottles} of water|Cups and water], coffee or tea, something small to eat',
        '[{people print/prints} of the agenda|Prints of the agenda], or its link in the invitation',
        'Somebody who takes notes, and somebody who watches the clock',
      ],
    },
    {
      title: 'Before it ends',
      boxes: [
        'Every decision is written down',
        'Every task has one name and one day',
        'The next date is set, or none is needed',
      ],
    },
  ],
  split: [
    ['Room and equipment', 45],
    ['Food and drink', 35],
    ['Material', 15],
    ['For surprises', 5],
  ],
  alarms: [
    { back: 7, at: '10:00', text: '[{subject}|Meeting] in a week: send the agenda' },
    { back: 1, at: '16:00', text: '[{subject}|Meeting] tomorrow: test screen and link, papers ready?' },
  ],
  questions: [
    { slot: 'date', text: 'Which day is it?' },
    {
      slot: 'people',
      text: 'How many people take part?',
      buttons: [
        { id: '4', label: '4 people' },
        { id: '8', label: '8 people' },
        { id: '15', label: '15 people' },
      ],
    },
  ],
  cues: {
    subject: {
      upTo: ['meeting', 'workshop', 'kick-off', 'kickoff', 'seminar', 'conference'],
      itself: {
        workshop: 'workshop',
        seminar: 'seminar',
        conference: 'conference',
        kickoff: 'kick-off',
        'kick-off': 'kick-off',
        offsite: 'team offsite',
        'team day': 'team day',
        'general assembly': 'general assembly',
        'parents evening': 'parents’ evening',
      },
      not: ['meeting', 'next meeting', 'big meeting', 'new meeting'],
    },
  },
};
