import type { Template } from '../template';

export const moving: Template = {
  words: [
    'moving house',
    'move house',
    'moving to',
    'move to',
    'moving out',
    'move out',
    'moving in',
    'move in',
    'move into',
    'moving into',
    'moving day',
    'moving',
    'relocate',
    'relocating',
    'relocation',
    'new flat',
    'new apartment',
    'my move',
    'our move',
    'we move',
    'i move',
  ],
  name: '[Move to {place}|Move house]',
  tasks: [
    { back: 90, text: 'Give notice on the old home in writing; check the period in the contract', room: 30 },
    { back: 56, text: 'Go room by room: keep, sell, give away, throw away' },
    { back: 42, text: 'Compare three movers, or book a van and ask friends; reserve parking' },
    { back: 28, text: 'Order electricity, gas, water and internet for the new home; end the old' },
    { back: 21, text: 'Give the new address to bank, insurance, work, doctor and post' },
    { back: 14, text: 'Pack what is seldom used; write room and contents on each box' },
    { back: 7, text: 'Empty the freezer, fill holes in the walls, agree when keys change hands' },
    { back: 1, text: 'Pack the first-night box and one bag with papers and valuables' },
    { back: 0, text: 'Moving day: photograph meters and empty rooms, hand over the keys' },
    { after: 5, text: 'Register the new address, put names on bell and letterbox', isOffice: true },
  ],
  sections: [
    {
      title: 'To get',
      boxes: [
        '[{25*people moving box/moving boxes}|About 25 moving boxes a person], half of them small, for books',
        '[{2*people roll/rolls} of tape|Two rolls of tape a person], thick pens, labels, bubble wrap or old newspapers',
        'Blankets, straps, gloves, a trolley, a toolbox with Allen keys',
        'Bin bags, light bulbs, and a lamp for each room',
        '[Helpers: {2*people} and a driver|Helpers: two for each person who moves, and a driver], with pizza and water for all',
      ],
    },
    {
      title: 'Who needs the new address',
      boxes: [
        'Post: order the forwarding',
        'Bank, credit card, insurance, pension, tax office',
        'Employer, school, kindergarten',
        'Doctor, dentist, vet',
        'Phone, streaming, shops, subscriptions, clubs',
        'Driving licence and car papers, where your country asks for it',
      ],
    },
    {
      title: 'First-night box',
      boxes: [
        'Toilet paper, soap, towels, toothbrush, medicine',
        '[Bedding for {people}|Bedding], pyjamas, clothes for two days',
        'Kettle, cups, knife, opener, something for breakfast',
        'Chargers, lamp, tools, tape, first-aid kit',
      ],
    },
    {
      title: 'At the two doors',
      boxes: [
        'Old home: meter readings, photos of every room, signed handover, all keys counted',
        'New home: meter readings, photos of every scratch before anything is carried inside',
        'Beds first, then the box for the night, then everything else',
        'Ask in writing for the deposit of the old home, with your account number',
      ],
    },
  ],
  split: [
    ['Movers or van', 50],
    ['Boxes, tape and tools', 10],
    ['Paint and cleaning', 10],
    ['First things for the new home', 20],
    ['Food for the helpers', 5],
    ['For surprises', 5],
  ],
  alarms: [
    { back: 28, at: '18:30', text: 'Four weeks to the move: electricity, internet and the new address' },
    { back: 1, at: '18:00', text: 'Moving tomorrow: first-night box, papers, charged phone' },
  ],
  questions: [
    { slot: 'date', text: 'Which day do you move?' },
    {
      slot: 'people',
      text: 'How many people are moving?',
      buttons: [
        { id: '1', label: 'Just me' },
        { id: '2', label: '2 people' },
        { id: '4', label: '4 people' },
      ],
    },
    { slot: 'budget', text: 'What may the move cost in all?' },
  ],
  cues: {
    place: {
      after: ['moving to', 'move to', 'relocate to', 'relocating to', 'relocation to'],
      afterCapital: ['to', 'in'],
      not: ['new flat', 'a new flat', 'a new apartment', 'new apartment', 'a new place', 'a new house'],
    },
  },
};
